/** Positions to begin a study from, of a game that bots played. */

export const examples = {
  middle: `turns: 5
dice: [none, 5]
used: [2, none, 6]
used_at: [disc_2, none, money]
coins: {eagle: 5, wave: 4}
vp: {eagle: 4, wave: 4}
stock: 28
hand: {eagle: {velites: 1}, wave: {velites: 1, essedum: 1, centurio: 1}}
hand_size: {eagle: 1, wave: 3}
known: {wave: {essedum: 1, centurio: 1}}
face_up: {eagle: {1: gladiator, 2: legionarius, 4: scaenicus, 5: machina, 6: turris}, wave: {1: forum, 3: mercatus, 4: basilica}}
draw_pile: {sicarius: 1, legat: 2, consul: 2, praetorianus: 2, senator: 2, architectus: 2, gladiator: 1, legionarius: 1, scaenicus: 1, consiliarius: 1, nero: 1, haruspex: 2, tribunus_plebis: 2, centurio: 1, aesculapinum: 2, basilica: 1, forum: 5, templum: 2, onager: 2}
draw_size: 33
discard: [mercatus, machina, consiliarius, essedum, turris, mercator, legionarius]
discard_size: 7
battle_die: 6
`,
  end: `turns: 11
dice: [1, none, 3]
used: [none, 2]
used_at: [none, disc_2]
coins: {eagle: 11, wave: 3}
vp: {eagle: 3, wave: 9}
stock: 24
hand: {wave: {forum: 1}}
hand_size: {wave: 1}
face_up: {eagle: {1: gladiator, 2: legionarius, 3: templum, 4: scaenicus, 5: forum, 6: turris}, wave: {1: forum, 2: centurio, 3: mercatus, 4: basilica, 6: essedum}}
draw_pile: {consul: 2, praetorianus: 2, senator: 2, gladiator: 1, legionarius: 1, scaenicus: 1, consiliarius: 1, haruspex: 2, tribunus_plebis: 1, centurio: 1, aesculapinum: 2, forum: 2, templum: 1, onager: 2}
draw_size: 21
discard: [mercatus, machina, consiliarius, essedum, turris, mercator, legionarius, machina, legat, nero, basilica, forum, velites, sicarius, tribunus_plebis, velites, legat, architectus, architectus]
discard_size: 19
battle_die: 4
`,
};
