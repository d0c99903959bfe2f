/** What a step of Roma looks and sounds like: dice of bone, cards of wood, coins, a drum where somebody attacks. */

import type { Step } from '$page/api/types';
import type { Moment } from '$page/table/moments';
import { Phase, type Derived, type Table, type View } from './fields';
import { thrownIn } from './reading';

export function moments(step: Step<View, Derived>, before: Table, after: Table, seat: number | null): Moment[] {
  const me = seat ?? 0;
  const place = (owner: number, disc: number): string => `${owner === me ? 'mine' : 'theirs'}:${disc}`;
  const { verb, parts } = step.move;
  return [
    ...(verb === 'roll' ? thrown() : []),
    ...(verb === 'draw' ? [heard('draw', 'disc:cards')] : []),
    ...(verb === 'lay' ? [heard('card', place(before.player, parts.disc ?? 0))] : []),
    ...(verb === 'keep' || verb === 'take' || verb === 'give' ? [heard('card')] : []),
    ...(verb === 'activate' ? [heard('tile', `disc:${parts.disc}`)] : []),
    ...paid(),
  ];

  function heard(sound: Moment['sound'], at?: string): Moment {
    return { beat: 'meant', sound, at };
  }

  /** A throw for a turn only falls; one in a battle aims, strikes, and the card across falls or holds. */
  function thrown(): Moment[] {
    const battle = thrownIn(step, before, after);
    if (!battle) {
      const at = before.phase === Phase.ROLL ? `die:${parts.die! + 1}` : undefined;
      return [{ beat: step.lines.length ? 'happens' : 'meant', sound: 'die', at, tells: step.lines.length > 0 }];
    }
    const [attacker, attacked] = [place(before.player, before.disc), place(1 - before.player, battle.disc)];
    return [
      { beat: 'meant', at: attacker, towards: attacked, gesture: 'aim', sound: 'drum' },
      { beat: 'happens', at: attacker, towards: attacked, gesture: 'strike', sound: 'die', tells: true },
      { beat: 'means', at: attacked, gesture: battle.fell ? undefined : 'shake', sound: battle.fell ? 'fall' : 'card' },
    ];
  }

  /** Points and coins fly to whoever has more of them than before, from whoever or whatever has less. */
  function paid(): Moment[] {
    return [0, 1].flatMap((owner): Moment[] => {
      const [points, coins] = [after.vp[owner]! - before.vp[owner]!, after.coins[owner]! - before.coins[owner]!];
      const payer = after.vp[1 - owner]! < before.vp[1 - owner]! ? `vp:${1 - owner}` : 'stock';
      const gains: Moment[] = [];
      if (points > 0)
        gains.push({
          beat: 'means',
          at: payer,
          towards: `points:${owner}`,
          flies: 'point',
          count: points,
          sound: 'point',
          tells: true,
        });
      if (points < 0 && after.vp[1 - owner]! <= before.vp[1 - owner]!)
        gains.push({
          beat: 'means',
          at: `points:${owner}`,
          towards: 'stock',
          flies: 'point',
          count: -points,
          tells: true,
        });
      if (coins > 0)
        gains.push({
          beat: 'happens',
          at: 'disc:money',
          towards: `coins:${owner}`,
          flies: 'coin',
          count: coins,
          sound: 'coin',
        });
      return gains;
    });
  }
}
