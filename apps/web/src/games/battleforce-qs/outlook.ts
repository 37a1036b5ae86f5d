import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Bracket } from '@ironfield/battleforce-qs/data/tables.ts';
import type { OrderOf } from '@ironfield/battleforce-qs/orders.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { damageValue } from '@ironfield/battleforce-qs/rules/damage.ts';
import { bracketBetween, toHit } from '@ironfield/battleforce-qs/rules/to-hit.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { Outlook } from '../../hex-table/hex-game.ts';
import { stateOn, type Table } from './types.ts';

/** The chance that a Unit loses an Element to the attacks of an order; critical hits and rear shots are left out. */
export function outlookOf(table: Table, order: CoreOrder): Outlook {
  const { attacks } = order as unknown as OrderOf<'declare'>;
  const field = battlefieldOf(table.setup);
  const state = stateOn(table);
  const lost = [...Map.groupBy(attacks, ({ target }) => target)].map(([target, shots]) => {
    const { armor, structure } = state.elements[target];
    const hits = shots.map(({ attacker, overheat = 0 }) => {
      const bracket = bracketBetween(field, state, field.unitOf[attacker], field.unitOf[target]) as Bracket;
      const number = totalOf<RuleId>((tally) => toHit(tally, field, state, attacker, target, bracket));
      const { weaponHits } = state.elements[attacker].effects;
      return {
        chance: chanceOfTwoDice(number),
        damage: damageValue(field.sheets[attacker], weaponHits, bracket) + overheat,
      };
    });
    return { unit: field.unitOf[target], chance: chanceOfDamage(hits, armor + structure) };
  });
  return {
    fates: [...Map.groupBy(lost, ({ unit }) => unit)].map(([unit, each]) => ({
      unit,
      chance: 1 - each.reduce((spared, { chance }) => spared * (1 - chance), 1),
      words: 'to destroy one',
    })),
  };
}

interface Hit {
  readonly chance: number;
  readonly damage: number;
}

/** The chance that hits, each as likely as it is, come to so many points. */
export function chanceOfDamage([hit, ...rest]: readonly Hit[], points: number): number {
  if (points <= 0) return 1;
  if (!hit) return 0;
  return (
    hit.chance * chanceOfDamage(rest, points - hit.damage) + (1 - hit.chance) * chanceOfDamage(rest, points)
  );
}
