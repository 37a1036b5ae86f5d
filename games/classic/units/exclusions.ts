// MT-REG-02: what is never on one unit. Some pairs are refused where their own rules are (MT-ARMOR-01, MT-ELEC-11, MT-MCON-09).

import type { FittingId } from '../data/fittings.ts';
import type { Fitting } from '../design.ts';
import { isTorso } from './locations.ts';
import type { MechFile } from './unit-file.ts';

const TARGETING_SYSTEMS: readonly FittingId[] = [
  'long-range-targeting',
  'short-range-targeting',
  'variable-targeting',
  'anti-air-targeting',
  'multi-trac',
];
const NOT_WITH_TARGETING: readonly FittingId[] = [
  'targeting-computer',
  'c3-master',
  'c3-slave',
  'c3i',
  'null-signature',
];
/** MT-REG-02: one of them. */
const SINKS: readonly FittingId[] = ['double-heat-sink', 'laser-sink'];
const COCKPITS: readonly FittingId[] = ['console', 'imaging'];
const NOT_OF_CLANS: readonly FittingId[] = ['console', 'null-signature'];

/** Of any unit. */
export function pairProblems(fittings: readonly Fitting[]): readonly string[] {
  const has = (id: FittingId) => fittings.some(({ type }) => type.id === id);
  const systems = fittings.filter(({ type }) => TARGETING_SYSTEMS.includes(type.id));
  const problems: string[] = [];
  if (systems.length > 1) problems.push('a unit has one targeting and tracking system (MT-REG-02)');
  if (systems.length > 0 && NOT_WITH_TARGETING.some(has))
    problems.push(
      `"${systems[0].type.name}": not with a targeting computer, C3 or a null-signature system (MT-REG-02)`,
    );
  if (has('uplink') && has('null-signature'))
    problems.push('no satellite uplink with a null-signature system (MT-REG-02)');
  return problems;
}

/** Of a 'Mech. */
export function exclusions(file: MechFile, fittings: readonly Fitting[]): readonly string[] {
  const has = (id: FittingId) => fittings.some(({ type }) => type.id === id);
  const cockpits = COCKPITS.filter(has).length + Number(isLowCockpit(file));
  const problems = [...pairProblems(fittings)];
  if (cockpits > 1) problems.push("a 'Mech has one cockpit system (MT-REG-02)");
  const isLaser = file.laserSinks === true;
  if (SINKS.filter(has).length > 1 || has(isLaser ? 'double-heat-sink' : 'laser-sink'))
    problems.push("a 'Mech has one kind of heat sink (MT-REG-02)");
  problems.push(...legProblems(file, fittings), ...engineProblems(file));
  if (file.omni && has('coolant-pod')) problems.push('an OmniMech has no coolant pod (MT-REG-02)');
  for (const id of NOT_OF_CLANS)
    if (file.clan && has(id)) problems.push(`the Clans build no ${WORDS[id]} (MT-REG-02)`);
  if (file.clan && file.engine === 'combustion')
    problems.push("the Clans build no 'Mechs with combustion engines (MT-REG-02)");
  return problems;
}

const WORDS: Readonly<Partial<Record<FittingId, string>>> = {
  console: 'command console',
  'null-signature': 'null-signature system',
};

/** MT-COCKPIT-10: it sits in the centre torso. */
export const isLowCockpit = ({ slots }: Pick<MechFile, 'slots'>): boolean => slots.CT.includes('Cockpit');

/** MT-SYS-10: boosters fill what is left of each leg. */
function legProblems(file: MechFile, fittings: readonly Fitting[]): readonly string[] {
  const { jumpBoosters, jumpPack, slots } = file;
  const legs = LIMBS.filter((limb) => slots[limb].includes('Hip'));
  const isFull = legs.every((leg) =>
    slots[leg]
      .slice(0, LEG_SLOTS)
      .slice(-2)
      .every((item) => item === BOOSTER),
  );
  const count = Object.values(slots)
    .flat()
    .filter((item) => item === BOOSTER).length;
  const isRight = jumpBoosters === undefined ? count === 0 : isFull && count === 2 * legs.length;
  return [
    ...(isRight ? [] : ['mechanical jump boosters fill two slots of each leg (MT-SYS-10)']),
    ...(jumpBoosters !== undefined && jumpPack !== undefined
      ? ['a jump pack or mechanical boosters, not both (MT-SYS-11)']
      : []),
    ...(file.laserSinks && !file.doubleSinks ? ['laser heat sinks are double ones (MT-SYS-05)'] : []),
    ...(fittings.some(
      ({ type, parts }) => type.id === 'coolant-pod' && parts.some(({ location }) => !isTorso(location)),
    )
      ? ['a coolant pod lies in a torso (MT-SYS-02)']
      : []),
  ];
}

const LIMBS = ['LA', 'RA', 'LL', 'RL'] as const;
const LEG_SLOTS = 6;
const BOOSTER = 'Jump Booster';

/** MT-MCON-05: no heat sink is in the engine, and there are no jets. */
function engineProblems({ engine, heatSinks, slots }: MechFile): readonly string[] {
  if (engine !== 'combustion') return [];
  const items = Object.values(slots).flat();
  return [
    ...(items.filter((item) => item === 'Heat Sink').length < heatSinks
      ? ['a combustion engine holds no heat sinks (MT-MCON-05)']
      : []),
    ...(items.includes('Jump Jet') ? ['no jump jets with a combustion engine (MT-MCON-05)'] : []),
  ];
}
