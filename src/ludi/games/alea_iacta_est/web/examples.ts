/** Positions to begin a study from, of a game that bots played. */

export const examples = {
  middle: `starter: wave
stage: 3
rounds: 3
supply: {eagle: {1: 2, 2: 1, 3: 1}, wave: {3: 2}}
street: {eagle: [5, 5], wave: [2, 4]}
castrum: {eagle: {5: 2, 6: 1}, wave: {6: 2}}
forum: [3]
forum_owner: [wave]
chips: {wave: 3}
provinces: {red_1: wave, green_4: eagle, purple_3: wave, purple_4: open, yellow_4: open, orange_2: wave}
patricians: {red_woman_2: open, red_man_1: wave, red_man_3: open, green_woman_1: open, green_man_2: eagle, blue_woman_1: wave, blue_woman_3: wave, blue_man_3: open, purple_woman_2: eagle, purple_man_3: wave, orange_woman_2: eagle, orange_man_3: eagle}
senate_pile: {many_provinces: 1, many_patricians: 1, many_tiles: 1, couples: 1, settled_provinces: 1, next_generation: 1, border_red_green: 1, border_green_blue: 1, border_blue_purple: 1, border_yellow_orange: 1, border_orange_red: 1, free_province: 1}
senate_pile_size: 12
senate: {eagle: {1: free_province, 2: men}}
passed: {eagle: {1: [province_colours, border_purple_yellow], 2: [patrician_colours, women]}}
senators: {1: [eagle], 2: [eagle]}
`,
  end: `stage: 6
unrolled: {wave: 8}
supply: {eagle: {3: 4, 5: 2, 6: 2}}
chips: {eagle: 4, wave: 4}
provinces: {red_1: wave, green_3: open, green_4: eagle, blue_3: eagle, blue_4: wave, purple_1: open, purple_3: wave, purple_4: wave, yellow_4: eagle, orange_1: wave, orange_2: wave, orange_3: eagle}
patricians: {red_woman_1: open, red_woman_2: eagle, red_woman_3: eagle, red_man_1: wave, red_man_3: eagle, green_woman_1: wave, green_woman_3: wave, green_man_2: eagle, blue_woman_1: wave, blue_woman_3: wave, blue_man_2: out, blue_man_3: wave, purple_woman_2: eagle, purple_woman_3: open, purple_man_2: wave, purple_man_3: wave, yellow_woman_3: wave, yellow_man_1: wave, yellow_man_2: eagle, yellow_man_3: open, orange_woman_2: eagle, orange_man_1: open, orange_man_2: eagle, orange_man_3: eagle}
senate_pile: {many_patricians: 1, many_tiles: 1, couples: 1}
senate_pile_size: 3
senate: {eagle: {1: free_province, 2: men, 4: border_orange_red, 5: border_red_green}, wave: {3: many_provinces}}
passed: {eagle: {1: [province_colours, border_purple_yellow], 2: [patrician_colours, women], 4: [settled_provinces, next_generation], 5: [border_green_blue, free_province]}, wave: {3: [border_blue_purple, border_yellow_orange]}}
senators: {1: [eagle], 2: [eagle], 3: [wave], 4: [eagle], 5: [eagle]}
`,
};
