/** What is said at a table, as this reader hears it. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { Message } from '../api/types';
import { forgetMuted, Talk } from './talk.svelte';

const said = (number: number, changes: Partial<Message> = {}): Message =>
  ({ number, seat: 1, name: 'Livia', text: 'salve', phrase: null, ...changes }) as Message;
const numbers = (talk: Talk): number[] => talk.messages.map(({ number }) => number);
const entered = async (...before: Message[]): Promise<Talk> => {
  vi.mocked(api.messages).mockResolvedValueOnce(before);
  const talk = new Talk('t', () => [0]);
  await talk.enter();
  return talk;
};

beforeEach(() => void vi.spyOn(api, 'messages').mockResolvedValue([]));
afterEach(() => void vi.restoreAllMocks());

describe('what is new', () => {
  it('is what others said since the reader looked', async () => {
    const talk = await entered(said(1));
    expect(talk.unread).toBe(0);
    talk.hear(said(2));
    talk.hear(said(3, { seat: 0 }));
    expect(talk.unread).toBe(1);
    talk.look();
    expect(talk.unread).toBe(0);
  });
  it('is heard where it comes while the page still asks for what was said before', async () => {
    let answer: (messages: Message[]) => void = () => {};
    vi.mocked(api.messages).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const talk = new Talk('t', () => [0]);
    const entered = talk.enter();
    talk.hear(said(2));
    talk.hear(said(3));
    answer([said(1), said(2)]);
    await entered;
    expect(numbers(talk)).toEqual([1, 2, 3]);
  });
  it('is heard once, however often it comes', async () => {
    const talk = await entered(said(1));
    talk.hear(said(2));
    talk.hear(said(2));
    expect(numbers(talk)).toEqual([1, 2]);
  });
});

describe('who is muted', () => {
  it('is not heard, and heard again when that ends', async () => {
    const talk = await entered(said(1), said(2, { seat: 2 }));
    talk.mute(1);
    expect(numbers(talk)).toEqual([2]);
    talk.mute(1);
    expect(numbers(talk)).toEqual([1, 2]);
  });
  it('stays muted in this browser, at this table alone, until all is forgotten', async () => {
    (await entered()).mute(1);
    expect(new Talk('t', () => []).isMuted(1)).toBe(true);
    expect(new Talk('other', () => []).isMuted(1)).toBe(false);
    forgetMuted();
    expect(new Talk('t', () => []).isMuted(1)).toBe(false);
  });
  it('is told of where something was done, not said', async () => {
    const talk = await entered(said(1, { phrase: 'left', text: '12' }));
    talk.mute(1);
    expect(numbers(talk)).toEqual([1]);
    expect(talk.events).toEqual([
      { sequence: 12, seat: 1, lines: [{ message: 'web-people-left', values: { name: 'Livia' } }], people: 1 },
    ]);
  });
});

describe('what was said earlier', () => {
  it('is asked for page by page', async () => {
    const talk = await entered(said(5));
    expect(talk.hasEarlier).toBe(true);
    vi.mocked(api.messages).mockResolvedValueOnce([said(1), said(2)]);
    await talk.earlier();
    expect(api.messages).toHaveBeenLastCalledWith('t', 5);
    expect(numbers(talk)).toEqual([1, 2, 5]);
    expect(talk.hasEarlier).toBe(false);
  });
  it('comes once, though it was asked for twice', async () => {
    const talk = await entered(said(5));
    vi.mocked(api.messages).mockResolvedValue([said(4)]);
    await Promise.all([talk.earlier(), talk.earlier()]);
    expect(numbers(talk)).toEqual([4, 5]);
  });
  it('is nothing where nothing was said, or nobody answers', async () => {
    const talk = await entered();
    await talk.earlier();
    vi.mocked(api.messages).mockRejectedValue(new Error('gone'));
    await talk.enter();
    expect([numbers(talk), talk.hasEarlier]).toEqual([[], false]);
  });
});
