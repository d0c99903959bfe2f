/** What is in the reader's fingers: a card of the hand, and where it can go. First the card is chosen, then its place. */

import { say } from '$page/i18n/lang.svelte';
import { encode, moveSaid, thingId } from '$page/games/moves';
import type { BoardProps, MoveOption } from '$page/games/types';
import { cardMove, playOf, toAskAbout } from './choosing';
import type { Derived, View } from './fields';
import { FACTIONS } from './table';

type Asked = Pick<BoardProps<View, Derived>, 'shape' | 'position' | 'moves' | 'act' | 'why'>;

export class Aim {
  /** The card of the hand, as a Card. */
  chosen = $state<number | null>(null);
  wished = $state<'down' | 'up'>('down');
  /** The first faction of a castling. */
  first = $state<number | null>(null);

  constructor(private readonly asked: () => Asked) {}

  readonly play = $derived(this.chosen === null ? null : playOf(this.chosen));
  /** Whether a faction is to be chosen: these name a card, a hand, nothing. */
  private readonly isForFaction = $derived(
    this.chosen !== null && this.play !== 'assassinate' && this.play !== 'spy' && this.play !== 'veto',
  );
  /** Whether a card can be laid both ways. */
  readonly hasChoice = $derived.by(() => this.can('lay_hidden') && this.can('lay_open'));
  readonly face = $derived.by(() => (this.hasChoice ? this.wished : this.can('lay_open') ? 'up' : 'down'));

  private can(verb: string): boolean {
    return this.asked().moves.of(verb).length > 0;
  }

  putBack(): void {
    this.chosen = null;
    this.first = null;
  }

  isUsable(card: number): boolean {
    const { moves } = this.asked();
    const verb = playOf(card);
    if (cardMove(moves, card)) return true;
    if (verb) return this.can(verb);
    return (moves.find('lay_hidden', { card }) ?? moves.find('lay_open', { card })) !== undefined;
  }

  pick(card: number): void {
    const { shape, position, moves, act, why } = this.asked();
    const atOnce = cardMove(moves, card);
    if (atOnce) return act(atOnce.action);
    this.first = null;
    if (this.isUsable(card)) this.chosen = this.chosen === card ? null : card;
    else if (moves.list.length > 0) why(toAskAbout(shape, position.view.phase, card));
  }

  /** The move the chosen card makes at a faction, and where none is legal the one to ask about. */
  private moveAt(faction: number): { legal: MoveOption | undefined; asked: number } {
    const { shape, moves } = this.asked();
    if (!this.isForFaction) return { legal: undefined, asked: 0 };
    if (this.play === 'castle') {
      if (this.first === null)
        return {
          legal: moves.of('castle').find((move) => move.parts.faction === faction || move.parts.partner === faction),
          asked: encode(shape, 'castle', { faction, partner: (faction + 1) % FACTIONS.length }),
        };
      const pair = { faction: Math.min(this.first, faction), partner: Math.max(this.first, faction) };
      return { legal: moves.find('castle', pair), asked: encode(shape, 'castle', pair) };
    }
    const [verb, parts] = this.play
      ? [this.play, { faction }]
      : [this.face === 'up' ? 'lay_open' : 'lay_hidden', { card: this.chosen!, faction }];
    return { legal: moves.find(verb, parts), asked: encode(shape, verb, parts) };
  }

  /** The move that can be looked at before it is made: not one whose second faction is still to be named. */
  lookedAt(faction: number): MoveOption | undefined {
    return this.play === 'castle' && this.first === null ? undefined : this.moveAt(faction).legal;
  }

  target(faction: number): { label: string; state: 'usable' | 'quiet' | 'chosen' } | null {
    const { shape } = this.asked();
    if (!this.isForFaction) return null;
    const name = say(thingId(shape, 'faction', faction));
    if (this.play === 'castle' && this.first === faction) return { label: name, state: 'chosen' };
    const { legal } = this.moveAt(faction);
    const label =
      this.play === 'castle' && this.first === null
        ? `${say('caesar-cleopatra-card-castling')}: ${name}`
        : legal
          ? say(moveSaid(shape, legal))
          : name;
    return { label, state: legal ? 'usable' : 'quiet' };
  }

  aim(faction: number): void {
    const { act, why } = this.asked();
    if (!this.isForFaction) return;
    if (this.play === 'castle' && this.first === faction) return void (this.first = null);
    const { legal, asked } = this.moveAt(faction);
    if (!legal) return why(asked);
    if (this.play === 'castle' && this.first === null) this.first = faction;
    else act(legal.action);
  }
}
