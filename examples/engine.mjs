// An engine in another language (docs/bots.md, "Engines"): JavaScript, by Node, with nothing of Ludi Romani's.
//
//     ludi arena roma "exec:node examples/engine.mjs" random --pairs 20
//
// It reads a line of JSON and answers with one. It likes some verbs better than others: of the legal moves it takes
// one of the verb it likes best, any of them alike, by the seed it is given, so that it answers the same again.
import { createInterface } from 'node:readline';

const LIKED = {
  roma: ['activate', 'lay', 'money', 'cards', 'accept'],
  caesar_cleopatra: ['wrath', 'assassinate', 'lay_open', 'lay_hidden', 'draw'],
  alea_iacta_est: ['castrum', 'senatus', 'forum', 'templum', 'take_province'],
};
let liked = [];

/** A number from 0 to 1 that follows from the seed: a few steps of xorshift. */
function chance(seed) {
  let state = (Number(BigInt(seed) & 0x7fffffffn) || 1) | 0;
  for (let step = 0; step < 5; step++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  return (state >>> 0) / 2 ** 32;
}

/** How much a move is liked: the earlier its verb stands in the list, the more. */
function worth(move) {
  const place = liked.findIndex((verb) => move.startsWith(verb));
  return place < 0 ? 0 : (liked.length - place) / liked.length;
}

function answer(question) {
  const values = Object.fromEntries(question.legal.map(({ action, move }) => [action, worth(move)]));
  const best = Math.max(...Object.values(values));
  const alike = question.legal.filter(({ action }) => values[action] === best);
  const { action } = alike[Math.floor(chance(question.seed) * alike.length)];
  return { action, values, line: [action] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  if (question.ask === 'hello') {
    liked = LIKED[question.game] ?? [];
    console.log(JSON.stringify({ protocol: 1, name: 'engine.mjs' }));
  } else if (question.ask === 'move') {
    console.log(JSON.stringify(answer(question)));
  }
}
