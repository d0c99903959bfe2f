/** Positions to begin a study from, of a game that bots played. */

export const examples = {
  middle: `patricians: {senators: 4, praetors: 4, quaestors: 2, censors: 1, aediles: 1}
won: {caesar: {senators: 1, quaestors: 2, aediles: 1}, cleopatra: {praetors: 1, quaestors: 1, censors: 2, aediles: 1}}
vote_pile: {censors: 0}
vote_discard: {censors: 1}
bonus_pile: {praetors: 1, quaestors: 1}
bonus: {caesar: praetors, cleopatra: quaestors}
hand: {caesar: {five: 1, philosopher: 1, spy: 1, castling: 1, wrath: 1}, cleopatra: {one: 1, five: 1, philosopher: 1, scout: 2}}
hand_influence: {caesar: 2, cleopatra: 3}
hand_actions: {caesar: 3, cleopatra: 2}
influence_pile: {caesar: {one: 3, two: 3, three: 2, four: 4, five: 3}, cleopatra: {one: 2, two: 2, three: 1, four: 5, five: 2, philosopher: 1}}
influence_size: {caesar: 15, cleopatra: 13}
ordered_pile: {caesar: [veto], cleopatra: [wrath, castling, castling]}
action_size: {caesar: 1, cleopatra: 3}
discard: {caesar: {one: 3, two: 1, three: 3, four: 3, five: 3, philosopher: 1, assassination: 4, spy: 1, castling: 1, scout: 2, veto: 1}, cleopatra: {one: 2, two: 1, three: 2, four: 2, five: 4, assassination: 4, spy: 2, veto: 2}}
face_up: {caesar: {praetors: {three: 1}, quaestors: {one: 1, two: 2}, aediles: {two: 1, three: 1}}, cleopatra: {senators: {three: 1}, praetors: {one: 1, two: 1, three: 1}, quaestors: {two: 1, three: 1}, censors: {one: 1, two: 1}, aediles: {two: 1, three: 1}}}
`,
  end: `patricians: {senators: 2, praetors: 2, quaestors: 1, censors: 1, aediles: 0}
won: {caesar: {senators: 2, praetors: 1, quaestors: 3, aediles: 1}, cleopatra: {senators: 1, praetors: 2, quaestors: 1, censors: 2, aediles: 2}}
vote_pile: {senators: 0}
vote_discard: {senators: 1}
bonus_pile: {praetors: 1, quaestors: 1}
bonus: {caesar: praetors, cleopatra: quaestors}
hand: {caesar: {one: 1, two: 1, four: 3}, cleopatra: {one: 1, four: 2, philosopher: 1, scout: 1}}
hand_influence: {caesar: 5, cleopatra: 4}
hand_actions: {cleopatra: 1}
influence_pile: {caesar: {two: 1, three: 1}, cleopatra: {two: 1, five: 2}}
influence_size: {caesar: 2, cleopatra: 3}
discard: {caesar: {one: 4, two: 4, three: 5, four: 4, five: 6, philosopher: 2, assassination: 4, spy: 2, castling: 2, scout: 2, wrath: 1, veto: 2}, cleopatra: {one: 4, two: 4, three: 7, four: 3, five: 5, philosopher: 1, assassination: 4, spy: 2, castling: 2, scout: 1, wrath: 1, veto: 2}}
face_up: {caesar: {senators: {one: 1, three: 1}, praetors: {two: 1}, quaestors: {one: 1}, censors: {five: 1}}, cleopatra: {senators: {four: 1}, praetors: {one: 1}, quaestors: {four: 1}, censors: {one: 1, two: 2}}}
known_actions: {cleopatra: {scout: 1}}
`,
};
