/** What this browser keeps of a table: nobody changes it from outside. */

import { describe, expect, it, vi } from 'vitest';
import { begin, forgetReceipts, keepPledges, keepSeal, receiptOf, seedToPledge } from './receipt';

describe('a receipt', () => {
  it('keeps the promise as it was first heard', () => {
    begin('t', 'first');
    expect(begin('t', 'second').promise).toBe('first');
    expect(receiptOf('other')).toBeNull();
  });
  it('keeps each seal as it was first heard', () => {
    begin('t', 'promise');
    keepSeal('t', 1, 'one');
    keepSeal('t', 1, 'forged');
    keepSeal('t', 2, null);
    expect(receiptOf('t')!.seals).toEqual({ 1: 'one' });
  });
  it('keeps nothing of a table it was promised nothing of', () => {
    keepSeal('t', 1, 'one');
    keepPledges('t', ['pledge']);
    expect(receiptOf('t')).toBeNull();
  });
  it('is forgotten with all others', () => {
    begin('t', 'promise');
    localStorage.setItem('else', 'kept');
    forgetReceipts();
    expect([receiptOf('t'), localStorage.getItem('else')]).toEqual([null, 'kept']);
  });
  it('gives way to newer ones', () => {
    const clock = vi.spyOn(Date, 'now');
    for (let n = 0; n < 62; n++) {
      clock.mockReturnValue(n);
      begin(`table ${n}`, 'promise');
    }
    expect([receiptOf('table 0'), receiptOf('table 61')?.table]).toEqual([null, 'table 61']);
    clock.mockRestore();
  });
  it('lives until the page is closed in a browser that keeps nothing', () => {
    const closed = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    begin('t', 'promise');
    closed.mockRestore();
    expect(receiptOf('t')!.promise).toBe('promise');
    forgetReceipts();
  });
});

describe('the seed to pledge', () => {
  it('is the same again after a reload', () => {
    const seed = seedToPledge('t', 'promise');
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(seedToPledge('t', 'promise')).toBe(seed);
  });
  it('is another one once it may have been shown', () => {
    const seed = seedToPledge('t', 'promise');
    keepPledges('t', ['mine', 'theirs']);
    expect(seedToPledge('t', 'promise')).not.toBe(seed);
    expect(receiptOf('t')!.pledges).toEqual([]);
  });
});
