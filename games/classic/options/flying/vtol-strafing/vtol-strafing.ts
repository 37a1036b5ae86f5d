import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import { buildingAt } from '../../../buildings/census.ts';
import { collapseAll, damageBuilding } from '../../../buildings/damage.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { indexSchema, modeSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { attackSide } from '../../../rules/damage/attack-side.ts';
import type { State, UnitState } from '../../../state.ts';
import { beginRun, declareRuns, flown, flyOver, STRAFE, strafeOrder, strafingOf } from './run.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    'flying/strafe': object;
  }
  interface OptionEvents {
    'building-strafed': {
      readonly type: 'building-strafed';
      readonly unit: number;
      readonly hex: number;
      readonly points: number;
    };
  }
}

const OPTION = 'vtol-strafing';
/** Options in which places are secret, or units act alone. */
const ALONE: readonly string[] = ['double-blind', 'hidden-units', 'dueling'];
const HAS_STRAFED: Reason = {
  message: 'It strafes, and attacks nobody else in this turn',
  rule: 'MT-VTOL-04',
};

const isStrafing = ({ units }: Pick<State, 'units'>, unit: number): boolean =>
  strafingOf(units[unit]) !== undefined;

/** Each building on its way is one target for each weapon, and cannot be missed. */
function strafeBuildings(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  if (!field.special) return;
  for (const [unit, vtol] of state.units.entries()) {
    const run = strafingOf(vtol);
    if (!run || vtol.hex < 0) continue;
    const points = run.weapons.map((weapon) => field.designs[unit].weapons[weapon].type.damage);
    const struck = new Set<number>();
    for (const { hex } of run.over) {
      const building = buildingAt(state, hex);
      if (building < 0 || struck.has(building)) continue;
      struck.add(building);
      const all = points.reduce((sum, each) => sum + each, 0);
      play.emit({ type: 'building-strafed', unit, hex, points: all });
      for (const each of points) damageBuilding(play, { building, hex, points: each, isAttacked: true });
    }
  }
  collapseAll(play);
}

/** MT-INFO-01: with what it strafes only those know who know its sheet. */
function seenStrafing(seen: UnitState, real: UnitState): UnitState {
  const run = strafingOf(seen);
  if (!run || seen.body === real.body) return seen;
  const marks = { ...seen.thisTurn.marks, strafing: { ...run, weapons: [] } };
  return { ...seen, thisTurn: { ...seen.thisTurn, marks } };
}

export const vtolStrafing: Option<boolean> = {
  id: OPTION,
  title: 'Strafing',
  summary: 'A VTOL fires its energy weapons at everybody in the hexes that it flies over.',
  group: 'Vehicle combat',
  rule: 'MT-VTOL-04',
  base: false,
  requires: ['combined-arms'],
  forbids: (isOn, { id }) => isOn && ALONE.includes(id),
  rules: section('Maximum Tech, vehicle combat', [
    'MT-VTOL-04',
    'Strafing',
    'Straight ahead at one altitude over any hexes: in the Weapon Attack Phase each energy weapon of front and turret rolls against each unit there, friend or foe: 6, both movements and the terrain. No other attack.',
    OPTION,
  ]),
  orders: [
    z.strictObject({
      type: z.literal('strafe'),
      unit: indexSchema,
      mode: modeSchema,
      to: z.string().max(6),
      more: z.boolean(),
    }),
  ],
  steps: {
    'flying/strafe': (play) => declareRuns(play, battlefieldOf(play.state)),
  },
  plug: () => ({
    add: {
      flown,
      phaseEnds: (play, field, phase) => {
        if (phase === 'weapon') strafeBuildings(play, field);
      },
    },
    stage: {
      moves: (moves) => [...moves, STRAFE],
      beforeFire: (steps, _field, state) =>
        state.units.some((_, unit) => isStrafing(state, unit))
          ? [{ step: 'flying/strafe' }, ...steps]
          : steps,
      whyNoAttack: (why, state, unit) => why ?? (isStrafing(state, unit) ? HAS_STRAFED : null),
      incoming: (from, field, state, attack) =>
        'strafes' in attack && attack.strafes !== undefined
          ? {
              ...from,
              table: 'mech',
              side: attackSide(field, state, attack.strafes, attack.target),
              covered: 0,
            }
          : from,
      liesLow: strafeOrder,
      states: (states, field, { units }, unit) => {
        const over = strafingOf(units[unit])?.over ?? [];
        const hexes = over.map(({ hex }) => field.board.number[hex]);
        return hexes.length === 0 ? states : [...states, `strafes ${hexes.join(', ')}`];
      },
      glimpse: (event) => (event?.type === 'strafing-run' ? { ...event, weapons: [] } : event),
      seenUnit: (seen, _field, real) => seenStrafing(seen, real),
    },
  }),
  changes: {
    'strafing-run': ({ units }, { unit, hexes, level, weapons }) =>
      beginRun(units[unit], { hexes, level, weapons }),
    strafes: ({ units }, { unit, hex, from }) => flyOver(units[unit], { hex, from }),
    'building-strafed': () => {},
  },
  sentences: {
    'strafing-run': ({ unit, hexes }, { mech, hex }) =>
      `${mech(unit)} begins to strafe, up to hex ${hex(hexes[hexes.length - 1])}.`,
    strafes: ({ unit, hex: cell }, { mech, hex }) => `${mech(unit)} strafes hex ${hex(cell)}.`,
    'building-strafed': ({ unit, hex: cell, points }, { mech, hex }) =>
      `${mech(unit)} strafes the building in hex ${hex(cell)}: ${points} points.`,
  },
};
