import { distance } from '@ironfield/hex/board.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import type { FittingType } from '../../../data/fittings.ts';
import type { Option } from '../../../option.ts';
import { indexSchema, someOf } from '../../../orders/parts.ts';
import type { EcmField } from '../../../points/information.ts';
import { section } from '../../../rule-index/section.ts';
import { isLockJammed } from '../../../rules/sight/jamming.ts';
import { canAct, isOnMap } from '../../../rules/unit/condition.ts';
import { workingFittings } from '../../../rules/unit/fittings.ts';
import { carrierOf } from '../../../rules/unit/riding.ts';
import {
  isMuffled,
  SETTINGS,
  type Setting,
  type Switch,
  setSwitch,
  settingOf,
} from '../../../rules/unit/switches.ts';
import type { Side, State } from '../../../state.ts';
import { askAboutSwitches, botSwitches, throwSwitches, unlessSwitched } from './electronics.ts';

const OPTION = 'ecm-suites';

type Units = Pick<State, 'units'>;

/** A suite in the field, as it is set. */
interface Suite extends EcmField {
  /** MT-ELEC-07 */
  readonly counts: number;
  /** MT-ELEC-06: it works against the suites of enemies. */
  readonly isCounter: boolean;
}

const carriersIn = remembered(({ designs }: Battlefield): readonly number[] =>
  designs.flatMap(({ fittings }, unit) => (fittings?.some(({ type }) => type.id === 'ecm') ? [unit] : [])),
);

const countOf = ({ counts }: FittingType): number => counts ?? 1;

/** Each unit has one field, that of its best suite. */
function suitesOf(field: Battlefield, { units }: Units): readonly Suite[] {
  return carriersIn(field).flatMap((unit) => {
    const carrier = units[unit];
    const setting = settingOf(carrier, 'ecm');
    // MT-ARMOR-12: then it serves that armor alone.
    if (isMuffled(carrier, 'stealth')) return [];
    if (!isOnMap(carrier) || !canAct(carrier) || carrierOf(carrier) >= 0 || setting === 'off') return [];
    const [best] = workingFittings(field.designs[unit], carrier.body, 'ecm')
      .map(({ type }) => type)
      .sort((a, b) => countOf(b) - countOf(a));
    if (!best) return [];
    return {
      unit,
      side: field.sideOf[unit],
      hex: carrier.hex,
      reach: best.reach ?? 0,
      isAngel: countOf(best) > 1,
      counts: countOf(best),
      isCounter: setting === 'ECCM',
    };
  });
}

/** MT-ELEC-07: what those of a side come to in a hex. */
function strengthAt({ board }: Battlefield, suites: readonly Suite[], cell: number): number {
  return suites.reduce(
    (sum, { hex, reach, counts }) => sum + (distance(board, hex, cell) <= reach ? counts : 0),
    0,
  );
}

function jams(
  field: Battlefield,
  state: Units,
  side: Side,
  cells: readonly number[],
  what: 'electronics' | 'locks',
): boolean {
  const suites = suitesOf(field, state);
  const jamming = suites.filter((suite) => suite.side !== side && !suite.isCounter);
  if (jamming.length === 0) return false;
  const countering = suites.filter((suite) => suite.side === side && suite.isCounter);
  const prevails = (against: readonly Suite[], cell: number) =>
    strengthAt(field, against, cell) > strengthAt(field, countering, cell);
  const working = jamming.filter(({ hex }) => prevails(jamming, hex));
  const stopping = what === 'locks' ? working.filter(({ isAngel }) => isAngel) : working;
  return cells.some((cell) => cell >= 0 && strengthAt(field, stopping, cell) > 0 && prevails(working, cell));
}

const setting = z.enum(SETTINGS).optional();
const SWITCHED = {
  ecm: setting,
  ams: setting,
  stealth: setting,
  'null-signature': setting,
  targeting: setting,
  uplink: setting,
  imaging: setting,
};

const SWITCH: Switch = {
  id: 'ecm',
  label: 'ECM suite',
  settings: ['on', 'off'],
  has: ({ designs }, { units }, unit) => workingFittings(designs[unit], units[unit].body, 'ecm').length > 0,
};

/** Of the missiles of a salvo about so many hit without a lock. */
const UNLOCKED = 0.65;

const STATES: Readonly<Partial<Record<Setting, readonly string[]>>> = { off: ['ECM off'], ECCM: ['ECCM'] };

/** Who asks about it says what it does. */
export const ecmSuites: Option<boolean> = {
  id: OPTION,
  title: 'ECM suites',
  summary: 'Units may have ECM, which jams the electronics of enemies within six hexes.',
  group: 'Equipment',
  rule: 'MT-BASE-08',
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      'MT-BASE-08',
      'ECM suites',
      'Its field reaches 6 hexes. There Artemis, Narc, C3 and probes of enemies do not work. Who is shut down, unconscious or carried has none. It is switched off and on before the game and in the End Phase.',
      OPTION,
    ],
    [
      'MT-ELEC-17',
      'What ECM stops',
      'Artemis and Narc on any hex of the line of the shot, both ends included; probes where their unit is; C3 on the line to the master. Nothing else, and nothing of its own side.',
      OPTION,
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('switch'),
      systems: someOf(z.strictObject({ unit: indexSchema, ...SWITCHED })),
    }),
    z.strictObject({ type: z.literal('switch-nothing') }),
  ],
  steps: { 'switches/set': throwSwitches },
  plug: () => ({
    replace: {
      jams,
      ecmFields: (field, state) => suitesOf(field, state).filter(({ isCounter }) => !isCounter),
    },
    add: {
      opening: (play, field) => askAboutSwitches(play, field, 'ecm'),
      turnEnds: (play, field) => askAboutSwitches(play, field, 'ecm'),
    },
    stage: {
      switches: (switches) => [...switches, SWITCH],
      gear: (names) => [...names, 'an ECM suite'],
      states: (states, field, table, unit) => [
        ...states,
        ...(STATES[settingOf(table.units[unit], 'ecm') ?? 'on'] ?? []),
        ...(isOnMap(table.units[unit]) &&
        jams(field, table, field.sideOf[unit], [table.units[unit].hex], 'electronics')
          ? ['in enemy ECM']
          : []),
      ],
      glimpse: unlessSwitched,
      // MT-ELEC-08: what no lock helps to hit.
      meanPoints: (points, field, state, { attacker, weapon, target }) => {
        const { type } = field.designs[attacker].weapons[weapon];
        return type.locks && isLockJammed(field, state, attacker, target) ? points * UNLOCKED : points;
      },
      answer: botSwitches,
    },
  }),
  changes: { switched: ({ units }, { unit, system, setting }) => setSwitch(units[unit], system, setting) },
  sentences: {
    switched: ({ unit, label, setting }, { mech }) => `${mech(unit)}: ${label} ${setting}.`,
  },
};
