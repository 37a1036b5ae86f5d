import { neighbour } from '@ironfield/hex/board.ts';
import { type Direction, rotate } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Each } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import { type Battlefield, hasCondition } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { FittingType } from '../../../data/fittings.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import { indexSchema, someOf } from '../../../orders/parts.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { section } from '../../../rule-index/section.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { touchedBy } from '../../../rules/damage/touched.ts';
import { changeGround, hexWith } from '../../../rules/ground/ground.ts';
import { burnOut, INFERNOS_TOLD, lightInfernos } from '../../../rules/ground/inferno-fires.ts';
import { HEAVY_SMOKE, LIGHT_SMOKE } from '../../../rules/ground/smoke.ts';
import { seatsToAsk } from '../../../rules/turn/asking.ts';
import { areWhole, canAct, isPlaced } from '../../../rules/unit/condition.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { State, UnitState } from '../../../state.ts';
import { chaffMarks, driftOn, goesThroughChaff, isInChaff, scatterChaff, setChaff } from './chaff.ts';

declare module '../../../extensions.ts' {
  interface UnitMarks {
    /** Launchers of grenades that are empty, by their places among the fittings. */
    readonly grenades?: readonly number[];
  }
  interface TurnMarks {
    /** Those that are fired in this phase. */
    readonly throws?: readonly number[];
  }
  interface OptionFrames {
    /** `unit` where it acts by itself. */
    'grenades/throw': { readonly seat: Seat; readonly unit?: number };
  }
  interface OptionOrders {
    grenades: {
      readonly type: 'grenades';
      readonly launchers: readonly { readonly unit: number; readonly launcher: number }[];
    };
  }
  interface OptionEvents {
    'grenades-ready': { readonly type: 'grenades-ready'; readonly unit: number; readonly launcher: number };
    'grenades-thrown': {
      readonly type: 'grenades-thrown';
      readonly unit: number;
      readonly launcher: number;
      readonly sort: Sort;
      readonly cells: readonly number[];
    };
    fragments: { readonly type: 'fragments'; readonly unit: number; readonly dice: readonly number[] };
  }
}

const OPTION = 'grenade-launchers';
const FITTING = 'grenade-launcher';
const SORTS = ['fragmentation', 'smoke', 'chaff', 'incendiary'] as const;
type Sort = (typeof SORTS)[number];
const ALL = -1;
const THROUGH_CHAFF = 1;
/** For bots: enemies as near as this make it worth to hide. */
const NEAR = 2;
const WORDS = {
  prompt: 'Fire grenade launchers?',
  order: 'Fire grenades',
  of: 'Launchers of',
  launcher: 'Launcher',
  all: 'All of them',
  dice: 'fragments',
  chaff: 'Through chaff',
};
const NO_LAUNCHER = {
  message: 'There is no launcher of grenades with its one shot left',
  rule: 'MT-WPN-18',
} as const;

/** By what is behind its name; fragmentation where nothing is. */
const sortOf = ({ name }: FittingType): Sort =>
  SORTS.find((sort) => name.toLowerCase().endsWith(sort)) ?? 'fragmentation';

/** MT-WPN-17: hexsides clockwise from the front, by the code of the part. */
const AROUND: Readonly<Record<string, readonly number[]>> = {
  CT: [-1, 0, 1],
  LT: [0, -1, -2],
  RT: [0, 1, 2],
  FR: [-1, 0, 1],
  LS: [0, -1, -2],
  RS: [0, 1, 2],
  RR: [2, 3, 4],
  TU: [-1, 0, 1],
};

function codeOf(field: Battlefield, unit: number, launcher: number): string {
  const { parts } = field.designs[unit].fittings![launcher];
  return parts.length === 0 ? 'FR' : field.kinds[unit].codes[parts[0].location];
}

/** The three hexes that its grenades come down in. */
function cellsOf(field: Battlefield, { units }: State, unit: number, launcher: number): number[] {
  const { hex, facing, twist } = units[unit];
  const code = codeOf(field, unit, launcher);
  const ahead = (code === 'TU' ? rotate(facing, twist) : facing) as Direction;
  return (AROUND[code] ?? AROUND.CT)
    .map((turn) => neighbour(field.board, hex, rotate(ahead, turn)))
    .filter((cell) => cell >= 0);
}

const launchersOf = ({ designs }: Battlefield, unit: number): number[] =>
  (designs[unit].fittings ?? []).flatMap(({ type }, index) => (type.id === FITTING ? [index] : []));

/** Whole ones that have their shot. */
function loaded(field: Battlefield, { units }: State, unit: number): number[] {
  const mech = units[unit];
  if (!isPlaced(mech) || !canAct(mech)) return [];
  const used = [...(mech.marks?.grenades ?? []), ...(mech.thisTurn.marks?.throws ?? [])];
  const { fittings = [] } = field.designs[unit];
  return launchersOf(field, unit).filter(
    (launcher) =>
      !used.includes(launcher) && fittings[launcher].parts.every((slots) => areWhole(slots, mech.body)),
  );
}

type Asked = OptionFrames['grenades/throw'];

const ownOf = (field: Battlefield, state: State, { seat, unit }: Asked): number[] =>
  state.units.flatMap((_, own) =>
    field.seatOf[own] === seat && (unit === undefined || unit === own) && loaded(field, state, own).length > 0
      ? [own]
      : [],
  );

const throwing: Decision<Classic, Asked, 'grenades'> = {
  menu(state, frame) {
    const field = battlefieldOf(state);
    const pick = new UnitPick(field, state, []);
    const launchers: Each = {
      kind: 'each',
      name: 'launchers',
      label: WORDS.of,
      key: 'unit',
      items: ownOf(field, state, frame),
      describe: (unit) => pick.describe(unit as number),
      whyNot: () => NO_LAUNCHER,
      fields: (given) => {
        const unit = given as number;
        const own = loaded(field, state, unit);
        return [
          {
            kind: 'pick',
            name: 'launcher',
            label: WORDS.launcher,
            values: own.length > 1 ? [ALL, ...own] : own,
            describe: (launcher) => ({
              label:
                launcher === ALL
                  ? WORDS.all
                  : `${sortOf(field.designs[unit].fittings![launcher as number].type)}: ${cellsOf(
                      field,
                      state,
                      unit,
                      launcher as number,
                    )
                      .map((cell) => field.board.number[cell])
                      .join(', ')}`,
            }),
            whyNot: () => NO_LAUNCHER,
          },
        ];
      },
    };
    return {
      prompt: WORDS.prompt,
      rule: 'MT-WPN-18',
      orders: [{ type: 'grenades', label: WORDS.order, fields: [launchers] }],
    };
  },
  apply(play, _frame, order) {
    const field = battlefieldOf(play.state);
    for (const { unit, launcher } of order.launchers)
      for (const each of launcher === ALL ? loaded(field, play.state, unit) : [launcher])
        play.happen({ type: 'grenades-ready', unit, launcher: each });
  },
};

/** MT-WPN-19: a die for each platoon; a point for each trooper in armour; nothing else minds. */
function fragments(play: Play<Classic>, field: Battlefield, unit: number, cell: number): void {
  for (const { unit: other } of touchedBy(field, play.state, cell, 0)) {
    const { troopers, codes } = field.kinds[other];
    if (!troopers) continue;
    if (play.state.units[other].hex < 0) field.plugged.flushedOut?.(play, field, other);
    const reaching = (points: number) => field.plugged.reaches?.(points, field, play.state, other) ?? points;
    const strike = (part: number, points: number) =>
      field.kinds[other].strike(play, field, other, { part, rear: false, critical: false }, points);
    if (!troopers.isArmored) {
      const dice = play.roll(WORDS.dice, 1, rolledBy(unit, undefined, other));
      play.emit({ type: 'fragments', unit: other, dice });
      const points = reaching(sum(dice));
      if (points > 0) strike(0, points);
      continue;
    }
    const alive = play.state.units[other].body.structure.map((points) => points > 0);
    for (const part of codes.keys()) if (alive[part] && reaching(1) > 0) strike(part, 1);
  }
}

/** MT-WPN-20: where there is no denser smoke. */
function fillWithSmoke(play: Play<Classic>, field: Battlefield, cells: readonly number[]): void {
  const clear = cells.filter(
    (cell) => !hasCondition(field, cell, LIGHT_SMOKE) && !hasCondition(field, cell, HEAVY_SMOKE),
  );
  if (clear.length > 0)
    changeGround(
      play,
      Object.assign({}, ...clear.map((cell) => hexWith(field.board, cell, { add: [LIGHT_SMOKE] }))),
    );
}

/** At the end of the phase, when all weapons have been fired. */
function burst(play: Play<Classic>): void {
  for (const [unit, { thisTurn }] of play.state.units.entries())
    for (const launcher of thisTurn.marks?.throws ?? []) {
      const field = battlefieldOf(play.state);
      if (play.state.units[unit].hex < 0) continue;
      const sort = sortOf(field.designs[unit].fittings![launcher].type);
      const cells = cellsOf(field, play.state, unit, launcher);
      play.happen({ type: 'grenades-thrown', unit, launcher, sort, cells });
      if (sort === 'fragmentation') for (const cell of cells) fragments(play, field, unit, cell);
      else if (sort === 'smoke') fillWithSmoke(play, field, cells);
      else if (sort === 'chaff') scatterChaff(play, cells);
      else lightInfernos(play, field, cells);
    }
}

function makeReady(unit: UnitState, launcher: number): void {
  unit.marks = { ...unit.marks, grenades: [...(unit.marks?.grenades ?? []), launcher] };
  const { marks } = unit.thisTurn;
  unit.thisTurn.marks = { ...marks, throws: [...(marks?.throws ?? []), launcher] };
}

function isOff({ thisTurn }: UnitState, launcher: number): void {
  const { throws = [], ...marks } = thisTurn.marks ?? {};
  const left = throws.filter((each) => each !== launcher);
  thisTurn.marks = left.length > 0 ? { ...marks, throws: left } : kept(marks);
}

/** Bots throw fragments at people and flames at anybody, where none of their own is; and hide from whoever is near. */
function worthThrowing(field: Battlefield, state: State, unit: number, launcher: number): boolean {
  const sort = sortOf(field.designs[unit].fittings![launcher].type);
  const cells = cellsOf(field, state, unit, launcher);
  const there = state.units.flatMap(({ hex, loss }, other) =>
    loss === null && cells.includes(hex) ? [other] : [],
  );
  const foes = there.filter((other) => field.enemiesOf[unit].includes(other));
  if (sort === 'smoke' || sort === 'chaff')
    return (
      cells.length > NEAR &&
      foes.length === 0 &&
      field.enemiesOf[unit].some((enemy) => isPlaced(state.units[enemy]))
    );
  const minds = (other: number) => sort === 'incendiary' || field.kinds[other].troopers !== undefined;
  return foes.some(minds) && there.every((other) => foes.includes(other) || !minds(other));
}

const botThrows = (field: Battlefield, state: State, frame: Asked) =>
  ownOf(field, state, frame).flatMap((unit) => {
    const launcher = loaded(field, state, unit).find((each) => worthThrowing(field, state, unit, each));
    return launcher === undefined ? [] : [{ unit, launcher }];
  });

const rules = section(
  'Maximum Tech, weapons',
  [
    'MT-WPN-18',
    'Grenade launchers',
    'A launcher holds grenades of one sort for one shot in the game. They come down at the end of the Weapon Attack Phase, in three hexes by where it is mounted, without a roll.',
    OPTION,
  ],
  [
    'MT-WPN-19',
    'Fragmentation grenades',
    'Each platoon in those hexes loses 1D6, twice that in the open; each trooper in battle armour takes a point. Nobody else is harmed.',
    OPTION,
  ],
  ['MT-WPN-20', 'Smoke grenades', 'The three hexes fill with light smoke.', OPTION],
  [
    'MT-WPN-21',
    'Chaff grenades',
    'Chaff drifts and disperses as light smoke does, and hides nobody. Weapon attacks into it or through it are at +1, and it stops what ECM stops.',
    OPTION,
  ],
  [
    'MT-WPN-22',
    'Incendiary grenades',
    'The three hexes burn as with inferno fuel: for three turns, and on where there are woods or buildings.',
    OPTION,
  ],
);

/** MT-WPN-17 to MT-WPN-22 */
export const grenadeLaunchers: Option<boolean> = {
  id: OPTION,
  title: 'Grenade launchers',
  summary:
    'Units may have launchers of fragmentation, smoke, chaff or incendiary grenades, with one shot each.',
  group: 'Weapons',
  rule: 'MT-WPN-18',
  base: false,
  requires: ['fire', 'smoke-wind-drift'],
  rules,
  orders: [
    z.strictObject({
      type: z.literal('grenades'),
      launchers: someOf(z.strictObject({ unit: indexSchema, launcher: z.int().min(ALL) })),
    }),
  ],
  steps: { 'grenades/throw': throwing },
  plug: () => ({
    replace: { isInChaff: (state, cells) => cells.some((cell) => isInChaff(state, cell)) },
    stage: {
      gear: (names) => [...names, 'grenade launchers'],
      unitsOffered: withAdvancedMechs,
      hexMarks: chaffMarks,
      beforeFire: (steps, field, state, unit) => {
        if (unit !== undefined) {
          const own = { step: 'grenades/throw', seat: field.seatOf[unit], unit } as const;
          return ownOf(field, state, own).length > 0 ? [...steps, own] : steps;
        }
        const seats = seatsToAsk(field, state, (seat) => ownOf(field, state, { seat }).length > 0);
        return [...steps, ...seats.map((seat) => ({ step: 'grenades/throw', seat }) as const)];
      },
      answer: (order, field, state, frame) =>
        frame.step === 'grenades/throw'
          ? { type: 'grenades', launchers: botThrows(field, state, frame) }
          : order,
    },
    add: {
      weaponToHit: (tally, field, state, { attacker, target }) => {
        const to = typeof target === 'number' ? state.units[target].hex : -1;
        if (goesThroughChaff(field, state, state.units[attacker].hex, to))
          tally.add(THROUGH_CHAFF, WORDS.chaff, 'MT-WPN-21');
      },
      phaseEnds: (play, _field, phase) => {
        if (phase === 'weapon') burst(play);
      },
      turnEnds: (play) => {
        driftOn(play, battlefieldOf(play.state));
        burnOut(play, battlefieldOf(play.state));
      },
    },
  }),
  changes: {
    ...INFERNOS_TOLD.changes,
    'grenades-ready': ({ units }, { unit, launcher }) => makeReady(units[unit], launcher),
    'grenades-thrown': ({ units }, { unit, launcher }) => isOff(units[unit], launcher),
    fragments: () => {},
    chaff: (table, { clouds }) => setChaff(table, clouds),
  },
  sentences: {
    ...INFERNOS_TOLD.sentences,
    'grenades-ready': ({ unit }, { mech }) => `${mech(unit)} makes a grenade launcher ready.`,
    'grenades-thrown': ({ unit, sort, cells }, { mech, hex }) =>
      `${mech(unit)} fires ${sort} grenades: ${cells.map((cell) => hex(cell)).join(', ')}.`,
    fragments: ({ unit, dice }, { mech }) => `Fragments strike ${mech(unit)} (${sum(dice)}).`,
    chaff: ({ clouds }, { hex }) =>
      clouds.length === 0
        ? 'The chaff has dispersed.'
        : `Chaff drifts in ${clouds
            .flat()
            .map((cell) => hex(cell))
            .join(', ')}.`,
  },
};
