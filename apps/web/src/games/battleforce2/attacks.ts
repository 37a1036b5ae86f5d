import type { Battlefield } from '@ironfield/battleforce2/battlefield.ts';
import { battlefieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { chanceOf } from '@ironfield/battleforce2/bot/exchange.ts';
import { type Band, OUT_OF_RANGE } from '@ironfield/battleforce2/data/tables.ts';
import type { OrderOf } from '@ironfield/battleforce2/orders.ts';
import type { RuleId } from '@ironfield/battleforce2/rule-index.ts';
import { attackDamage, damageBand, printedDamage } from '@ironfield/battleforce2/rules/attack/damage.ts';
import { attackersOn, canCharge, targetsOf } from '@ironfield/battleforce2/rules/attack/declaration.ts';
import { mostOverheat } from '@ironfield/battleforce2/rules/attack/heat.ts';
import { bandBetween } from '@ironfield/battleforce2/rules/attack/range.ts';
import { sees } from '@ironfield/battleforce2/rules/attack/sight.ts';
import { spottersFor } from '@ironfield/battleforce2/rules/attack/targeting.ts';
import { toHit } from '@ironfield/battleforce2/rules/attack/to-hit.ts';
import { surviving } from '@ironfield/battleforce2/rules/elements/condition.ts';
import { damageWords } from '@ironfield/battleforce2/rules/elements/record-sheets.ts';
import { mpOf } from '@ironfield/battleforce2/rules/movement/movement-points.ts';
import type { Attack, State } from '@ironfield/battleforce2/state.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { MapLine } from '../../board/map-lines.tsx';
import { lossesBy } from '../../hex-table/fire/kill-odds.ts';
import type { Arm, Outlook } from '../../hex-table/hex-game.ts';
import type { MovePlan } from '../../hex-table/moving.ts';
import { stateOn } from './types.ts';

/** The table after a move. */
export function afterMove(table: Table, { unit, cell, facing }: MovePlan): Table {
  const end = { hex: cell, facing: facing as Facing };
  return { ...table, units: table.units.map((each, index) => (index === unit ? { ...each, ...end } : each)) };
}

/** The best number of any unit against any other; unknown facts are guessed. */
export function numbersOn(table: Table): (attacker: number, target: number) => number {
  const state = stateOn(table);
  const field = battlefieldOf(state);
  return (unit, enemy) => {
    const band = bandBetween(field, state, unit, enemy) as Band;
    const numbers = attackersOn(field, state, unit, enemy).flatMap((attacker) =>
      surviving(field, state, enemy).map((target) =>
        totalOf<RuleId>((tally) => toHit(tally, field, state, { attacker, target, band })),
      ),
    );
    return Math.min(...numbers);
  };
}

/** The attacks that would be possible if the unit stood there: one line to each enemy, with the best number. */
export function shotsFrom(table: Table, plan: MovePlan): MapLine[] {
  const { unit, cell } = plan;
  const state = stateOn(afterMove(table, plan));
  const field = battlefieldOf(state);
  return targetsOf(field, state, unit).map((enemy) => {
    const band = bandBetween(field, state, unit, enemy) as Band;
    const spotter = spotterFor(field, state, unit, enemy);
    const shots = attackersOn(field, state, unit, enemy).flatMap((attacker) =>
      surviving(field, state, enemy).map((target) => ({
        label: `${field.records[attacker].sheet.name} → ${chassisOf(field, enemy, target)}`,
        explanation: explain<RuleId>((tally) =>
          toHit(tally, field, state, { attacker, target, band, spotter }),
        ),
      })),
    );
    const best = Math.min(...shots.map(({ explanation }) => explanation.total));
    return {
      from: cell,
      to: table.units[enemy].hex,
      label: `${best}+`,
      tone: 'possible',
      about: () => shots,
    };
  });
}

/** Out of sight: the first who can spot. */
const spotterFor = (field: Battlefield, state: State, unit: number, enemy: number): number | null =>
  sees(field, state, unit, enemy) ? null : (spottersFor(field, state, unit, enemy)[0] ?? null);

const chassisOf = ({ unitSetups, elementsOf }: Battlefield, unit: number, element: number): string =>
  unitSetups[unit].elements[elementsOf[unit].indexOf(element)].chassis;

/** The elements of a unit that still fight. */
export function armsOf(table: Table, unit: number): Arm[] {
  const state = stateOn(table);
  const field = battlefieldOf(state);
  return surviving(field, state, unit).map((element) => ({
    value: element,
    name: chassisOf(field, unit, element),
    damageAt: (enemy, planned) => damageAt(field, state, element, enemy, planned),
    damageText: damageWords(printedDamage(field, state, element)),
  }));
}

/** The damage of a planned hit; for an attack that does none by itself, the possible damage by heat or a charge. */
function damageAt(
  field: Battlefield,
  state: State,
  attacker: number,
  enemy: number,
  planned?: Partial<Attack>,
): number {
  const unit = field.unitOf[attacker];
  const distance = bandBetween(field, state, unit, enemy);
  if (distance === OUT_OF_RANGE) return 0;
  const { overheat = 0, withhold = 0, charges = false } = planned ?? {};
  const attack = { attacker, target: surviving(field, state, enemy)[0], overheat, withhold, charges };
  const band = damageBand(distance, spotterFor(field, state, unit, enemy));
  const damage = totalOf<RuleId>((tally) => attackDamage(tally, field, state, attack, band));
  if (planned || damage > 0) return damage;
  const charge = canCharge(field, state, attacker, enemy) ? mpOf(field, state, attacker) : 0;
  return Math.max(mostOverheat(field, state, attacker), charge);
}

/** The attack of an element on the first of an enemy unit that is left. */
export function attackOn(table: Table, attacker: unknown, enemy: number): CoreOrder {
  const state = stateOn(table);
  const field = battlefieldOf(state);
  const [element] = surviving(field, state, enemy);
  const unit = field.unitOf[attacker as number];
  const spotter = spotterFor(field, state, unit, enemy);
  const spotted = spotter === null ? {} : { spotter };
  const attacks = [{ attacker, element }];
  return { type: 'fire', unit, target: enemy, ...spotted, attacks } as unknown as CoreOrder;
}

/** The chance that a unit loses an element to an order as far as it is filled in and the sheets are known. */
export function outlookOf(table: Table, order: CoreOrder): Outlook {
  const { unit, target: enemy, spotter = null, attacks } = order as unknown as OrderOf<'fire'>;
  if (order.type !== 'fire' || enemy === undefined || !attacks) return { fates: [] };
  const state = stateOn(table);
  const field = battlefieldOf(state);
  const distance = bandBetween(field, state, unit, enemy);
  if (distance === OUT_OF_RANGE) return { fates: [] };
  const shots = attacks.map(({ attacker, element: target, overheat = 0, withhold = 0, charges = false }) => {
    const attack = { attacker, target, overheat, withhold, charges };
    const shot = { attacker, target, band: distance, charges, spotter };
    return {
      target,
      chance: chanceOf(totalOf<RuleId>((tally) => toHit(tally, field, state, shot))),
      damage: totalOf<RuleId>((tally) =>
        attackDamage(tally, field, state, attack, damageBand(distance, spotter)),
      ),
    };
  });
  const pointsOf = (target: number) => {
    const { armor, structure } = state.elements[target].condition;
    return armor + structure;
  };
  return { fates: lossesBy(shots, (target) => field.unitOf[target], pointsOf) };
}
