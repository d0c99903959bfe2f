import { beforeEach, expect, test } from 'vitest';
import { learn, ruleIds, say, speak } from './lang.svelte';

beforeEach(async () => speak('en'));

test('the English rules are those of the ledger, one under a heading of its own included', async () => {
  await learn('roma/rules');

  expect(say('RO-T8')).toBe('Hands are unlimited.');
  expect(say('RO-C1')).toContain('52 cards');
  expect(ruleIds('roma/rules').slice(0, 2)).toEqual(['RO-C1', 'RO-C2']);
  expect(ruleIds('roma/rules').at(-1)).toBe('RO-X1');
  expect(say('RO-X1')).toContain('One disc empty');
});
