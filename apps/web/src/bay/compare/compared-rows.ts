import { ROLE_NAMES } from '@ironfield/classic/text/mustering.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { ratingOf } from '@ironfield/classic/units/weights.ts';
import { checkUnit, type UnitCheck } from '@ironfield/mechbay/design/construction.ts';
import type { ArmorCoverage } from '@ironfield/mechbay/figures.ts';
import { placeCode } from '@ironfield/mechbay/text.ts';
import { factsOf } from '../design-facts.ts';
import { tonsOf } from '../numbers.ts';

export interface ComparedRow {
  readonly label: string;
  readonly values: readonly [string, string];
  /** Numbers as parts of the greater one, for a bar. */
  readonly shares: readonly [number, number] | null;
  readonly isSame: boolean;
}

type Pair<T> = readonly [T, T];
type Weighed = keyof UnitCheck['weights'];

const WEIGHTS: readonly (readonly [Weighed, string])[] = [
  ['structure', 'Structure, t'],
  ['engine', 'Engine, t'],
  ['gyro', 'Gyro, t'],
  ['jumpJets', 'Jump jets, t'],
  ['heatSinks', 'Heat sinks, t'],
  ['armor', 'Armour, t'],
  ['weapons', 'Weapons, t'],
  ['ammunition', 'Ammunition, t'],
  ['equipment', 'Hatchets, t'],
];

/** Two designs line by line. */
export function comparedRows(designs: Pair<MechFile>): readonly ComparedRow[] {
  const [a, b] = designs;
  const facts: Pair<ReturnType<typeof factsOf>> = [factsOf(a), factsOf(b)];
  const checks: Pair<UnitCheck> = [checkUnit(a), checkUnit(b)];
  const roles = facts.map(({ role }) => (role ? ROLE_NAMES[role] : '–'));
  return [
    numbers('Tonnage', [a.tons, b.tons]),
    words('Role', [roles[0], roles[1]]),
    numbers('Walking MP', [a.walk, b.walk]),
    numbers('Running MP', [facts[0].speed.run, facts[1].speed.run]),
    numbers('Jumping MP', [facts[0].speed.jump, facts[1].speed.jump]),
    numbers('Engine rating', [ratingOf(a), ratingOf(b)]),
    numbers('Heat sinks', [a.heatSinks, b.heatSinks]),
    numbers('Armour points', [facts[0].armor.points, facts[1].armor.points]),
    words('Weapons', [facts[0].weapons || '–', facts[1].weapons || '–']),
    ...WEIGHTS.map(([part, label]) => weights(label, [checks[0].weights[part], checks[1].weights[part]])),
    ...armorRows([facts[0].armor, facts[1].armor], a.frame === b.frame ? a.frame : 'biped'),
  ];
}

/** Arms of one design and front legs of the other share a line. */
function armorRows([a, b]: Pair<ArmorCoverage>, frame: MechFile['frame']): ComparedRow[] {
  return a.facings.map(({ facing, points }, index) => {
    const label = `Armour ${facing.length === 3 ? `${facing.slice(0, 2)} rear` : placeCode(frame, facing)}`;
    return numbers(label, [points, b.facings[index].points]);
  });
}

function numbers(label: string, [a, b]: Pair<number>): ComparedRow {
  const most = Math.max(a, b, 1);
  return { label, values: [String(a), String(b)], shares: [a / most, b / most], isSame: a === b };
}

function weights(label: string, [a, b]: Pair<number | null>): ComparedRow {
  const most = Math.max(a ?? 0, b ?? 0, 1);
  return {
    label,
    values: [tonsOf(a), tonsOf(b)],
    shares: [(a ?? 0) / most, (b ?? 0) / most],
    isSame: a === b,
  };
}

const words = (label: string, values: Pair<string>): ComparedRow => ({
  label,
  values,
  shares: null,
  isSame: values[0] === values[1],
});
