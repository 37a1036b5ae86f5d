import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Bracket } from '@ironfield/battleforce-qs/data/tables.ts';
import type { OrderOf } from '@ironfield/battleforce-qs/orders.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { damageValue } from '@ironfield/battleforce-qs/rules/attack/damage.ts';
import { bracketBetween, toHit } from '@ironfield/battleforce-qs/rules/attack/to-hit.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { lossesBy } from '../../hex-table/fire/kill-odds.ts';
import type { Outlook } from '../../hex-table/hex-game.ts';
import { stateOn, type Table } from './types.ts';

/** The chance that a Unit loses an Element to the attacks of an order; rear shots are left out. */
export function outlookOf(table: Table, order: CoreOrder): Outlook {
  const { attacks } = order as unknown as OrderOf<'declare'>;
  const field = battlefieldOf(table.setup);
  const state = stateOn(table);
  const shots = attacks.map(({ attacker, target, overheat = 0 }) => {
    const bracket = bracketBetween(field, state, field.unitOf[attacker], field.unitOf[target]) as Bracket;
    const number = totalOf<RuleId>((tally) => toHit(tally, field, state, { attacker, target, bracket }));
    const { weaponHits } = state.elements[attacker].effects;
    return {
      target,
      chance: chanceOfTwoDice(number),
      damage: damageValue(field.sheets[attacker], weaponHits, bracket) + overheat,
    };
  });
  const pointsOf = (target: number) => state.elements[target].armor + state.elements[target].structure;
  return { fates: lossesBy(shots, (target) => field.unitOf[target], pointsOf) };
}
