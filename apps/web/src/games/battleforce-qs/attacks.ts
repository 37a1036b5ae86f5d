import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Bracket } from '@ironfield/battleforce-qs/data/tables.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { damageValue } from '@ironfield/battleforce-qs/rules/attack/damage.ts';
import { possibleAttacks } from '@ironfield/battleforce-qs/rules/attack/declaration.ts';
import { bracketBetween, toHit } from '@ironfield/battleforce-qs/rules/attack/to-hit.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import type { MapLine, PossibleAttack } from '../../board/map-lines.tsx';
import type { Arm } from '../../hex-table/hex-game.ts';
import type { MovePlan } from '../../hex-table/moving.ts';
import { shortName } from './names.ts';
import { stateOn, type Table } from './types.ts';

/** The table after a move. */
export function afterMove(table: Table, { unit, cell, facing }: MovePlan): Table {
  const end = { hex: cell, facing: facing as Facing };
  return { ...table, units: table.units.map((each, index) => (index === unit ? { ...each, ...end } : each)) };
}

/** The best number of any Unit against any other. */
export function numbersOn(table: Table): (attacker: number, target: number) => number {
  const field = battlefieldOf(table.setup);
  const state = stateOn(table);
  const attacks = table.setup.forces.map((_, seat) => possibleAttacks(field, state, seat as Seat));
  return (unit, enemy) => {
    const bracket = bracketBetween(field, state, unit, enemy) as Bracket;
    const numbers = field.elementsOf[unit].flatMap((attacker) =>
      (attacks[field.seatOf[unit]].get(attacker) ?? [])
        .filter((target) => field.unitOf[target] === enemy)
        .map((target) =>
          totalOf<RuleId>((tally) => toHit(tally, field, state, { attacker, target, bracket })),
        ),
    );
    return Math.min(...numbers);
  };
}

/** The attacks that would be possible if the Unit stood there: one line to each enemy, with the best number. */
export function shotsFrom(table: Table, plan: MovePlan): MapLine[] {
  const { unit, cell } = plan;
  const field = battlefieldOf(table.setup);
  const imagined = stateOn(afterMove(table, plan));
  const shots = new Map<number, PossibleAttack[]>();
  for (const [attacker, targets] of possibleAttacks(field, imagined, field.seatOf[unit])) {
    if (field.unitOf[attacker] !== unit) continue;
    for (const target of targets) {
      const enemy = field.unitOf[target];
      const bracket = bracketBetween(field, imagined, unit, enemy) as Bracket;
      const explanation = explain<RuleId>((tally) =>
        toHit(tally, field, imagined, { attacker, target, bracket }),
      );
      const label = `${shortName(field.sheets[attacker].name)} → ${shortName(field.sheets[target].name)}`;
      shots.set(enemy, [...(shots.get(enemy) ?? []), { label, explanation }]);
    }
  }
  return [...shots].map(([enemy, all]) => ({
    from: cell,
    to: table.units[enemy].hex,
    label: `${Math.min(...all.map(({ explanation }) => explanation.total))}+`,
    tone: 'possible',
    about: () => all,
  }));
}

/** The attack of an Element on the first of an enemy Unit that is left. */
export function attackOn(table: Table, attacker: unknown, enemy: number): CoreOrder {
  const { elementsOf } = battlefieldOf(table.setup);
  const target = elementsOf[enemy].find((element) => !table.elements[element].effects.destroyed);
  return { type: 'declare', attacks: [{ attacker, target }] } as CoreOrder;
}

/** The Elements of a Unit. */
export function armsOf(table: Table, unit: number): Arm[] {
  const field = battlefieldOf(table.setup);
  return field.elementsOf[unit].flatMap((element) => {
    const { destroyed, weaponHits } = table.elements[element].effects;
    if (destroyed) return [];
    const sheet = field.sheets[element];
    return [
      {
        value: element,
        name: shortName(sheet.name),
        damageAt: (enemy: number) => {
          const bracket = bracketBetween(field, stateOn(table), unit, enemy);
          return bracket < sheet.damage.length ? damageValue(sheet, weaponHits, bracket as Bracket) : 0;
        },
        damageText: sheet.damage.map((value) => value || '–').join('/'),
      },
    ];
  });
}
