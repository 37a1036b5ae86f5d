import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import type { Part, WeaponMount } from '../../design.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { endings } from '../../phases/turn/mark-endings.ts';
import { section } from '../../rule-index/section.ts';
import { type AddedMove, insistOn, OVER } from '../../rules/movement/move-kind.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { spend } from '../../rules/movement/spending.ts';
import { arcOf } from '../../rules/sight/arcs.ts';
import { coveringSides, entersThrough, partialCover } from '../../rules/sight/cover.ts';
import { isLost } from '../../rules/unit/condition.ts';
import { propsOf } from '../../rules/unit/limbs.ts';
import type { PassingMark } from '../../rules/unit/mark-ends.ts';
import { kept } from '../../rules/unit/marks.ts';
import type { State, Twist, UnitState } from '../../state.ts';
import { isArm, isLeg, isTorso, LOCATION_CODES } from '../../units/locations.ts';

declare module '../../extensions.ts' {
  interface UnitMarks {
    /** It leans on the hex ahead with this arm, since this turn; no longer once it has been moved from there. */
    readonly brace?: {
      readonly arm: Part;
      readonly hex: number;
      readonly facing: number;
      readonly turn: number;
    };
  }
  interface OptionOrders {
    brace: { readonly type: 'brace'; readonly unit: number; readonly arm: 'LA' | 'RA' };
  }
  interface OptionEvents {
    braced: { readonly type: 'braced'; readonly unit: number; readonly arm: Part };
    'brace-left': { readonly type: 'brace-left'; readonly unit: number };
  }
}

const COST = 1;
const STEADY = -2;
const AHEAD: readonly Twist[] = [0];
const WORDS = { order: 'Brace against the hex ahead', arm: 'With', line: 'Braced arm' };
const why = (message: string) => ({ message, rule: 'MT-ADVF-04' }) as const;
const WHY_NOT = why("A 'Mech on its feet braces an arm for 1 MP, where the hex ahead is one level higher");
const NO_BLOW = why("A braced 'Mech makes no physical attacks");
const NOT_FREE = why("A braced 'Mech fires with the braced arm, the head and the rear only");
const NOT_AHEAD = why('A braced arm fires only into the forward arc');

/** The arm it leans on as it stands now; -1 for none. */
function armOf({ marks, hex, facing, prone, body }: UnitState): Part | -1 {
  const brace = marks?.brace;
  if (!brace || prone || brace.hex !== hex || brace.facing !== facing || isLost(body, brace.arm)) return -1;
  return brace.arm;
}
const isBraced = (mech: UnitState): boolean => armOf(mech) >= 0;

const armsFor = ({ field, unit, mech }: Mover): string[] =>
  propsOf(field, unit)
    .filter((arm) => !isLost(mech.body, arm))
    .map((arm) => LOCATION_CODES[arm]);

const BRACE: AddedMove = {
  needsLimbs: true,
  type: 'brace',
  label: WORDS.order,
  offers: (mover) => {
    const { field, mech } = mover;
    if (!mover.isUp || isBraced(mech) || !mover.hasMode((mode) => mover.mp(mode) >= COST)) return false;
    return coveringSides(field, mech.hex).includes(mech.facing) && armsFor(mover).length > 0;
  },
  fields: (mover) => [
    {
      kind: 'pick',
      name: 'arm',
      label: WORDS.arm,
      values: armsFor(mover),
      describe: (arm) => ({
        label: mover.field.kinds[mover.unit].names[LOCATION_CODES.indexOf(arm as 'LA')],
      }),
      whyNot: () => WHY_NOT,
    },
  ],
  whyNot: () => WHY_NOT,
  stances: (mover) =>
    armsFor(mover).map((arm) => ({
      order: { type: 'brace', unit: mover.unit, arm: arm as 'LA' | 'RA' },
      take: (mech) => lean(mech, LOCATION_CODES.indexOf(arm as 'LA'), mover.state.turn),
    })),
  carryOut(play, { unit, mech, isUnderWay }, order) {
    insistOn(order, 'brace');
    const arm = LOCATION_CODES.indexOf(order.arm);
    if (isUnderWay) spend(mech.thisTurn, COST);
    lean(mech, arm, play.state.turn);
    play.emit({ type: 'braced', unit, arm });
    return OVER;
  },
};

function lean(mech: UnitState, arm: Part, turn: number): void {
  mech.marks = { ...mech.marks, brace: { arm, hex: mech.hex, facing: mech.facing, turn } };
}

function stopLeaning(mech: UnitState): void {
  const { brace: _, ...marks } = mech.marks ?? {};
  mech.marks = kept(marks);
}

const MARK: PassingMark = {
  name: 'braced',
  ends: ['goes', 'is moved', 'falls'],
  before: ['has moved'],
  isOn: ({ marks }) => marks?.brace !== undefined,
  takeOff: stopLeaning,
  outlasts({ state, unit, end }) {
    const { marks, thisTurn } = state.units[unit];
    return end === 'has moved' && (marks!.brace!.turn === state.turn || thisTurn.mode === 'still');
  },
  told: (unit) => ({ type: 'brace-left', unit }),
};

/** Why a braced unit does not fire a weapon. */
function whyNot(field: Battlefield, state: State, unit: number, mount: WeaponMount, target: number) {
  const mech = state.units[unit];
  const arm = armOf(mech);
  if (arm < 0 || mount.rear) return null;
  for (const { location } of mount.parts)
    if (isLeg(location) || isTorso(location) || (isArm(location) && location !== arm)) return NOT_FREE;
  const isAhead = arcOf(field, mech.hex, mech.facing, state.units[target].hex) === 'forward';
  return mount.location === arm && !isAhead ? NOT_AHEAD : null;
}

export const bracing: Option<boolean> = {
  id: 'bracing',
  title: 'Bracing',
  summary: "A 'Mech may lean an arm on a hex ahead of it that is one level higher: that arm fires at −2.",
  group: 'Cover',
  rule: 'MT-ADVF-04',
  base: false,
  requires: ['taking-cover'],
  rules: section('Maximum Tech, advanced firing', [
    'MT-ADVF-04',
    'Bracing',
    "For 1 MP a 'Mech leans an arm on the hex ahead, one level higher, until it moves: immobile and covered by that hex, it strikes nobody and fires ahead only with its head and that arm, the arm at −2.",
    'bracing',
  ]),
  orders: [
    z.strictObject({
      type: z.literal('brace'),
      unit: indexSchema,
      arm: z.enum(['LA', 'RA']),
    }),
  ],
  plug: () => ({
    stage: {
      marks: (marks) => [...marks, MARK],
      moves: (moves) => [...moves, BRACE],
      orders: (orders, { units }, unit) => (isBraced(units[unit]) ? [...orders, 'braced'] : orders),
      countsAsImmobile: (is, target) => is || isBraced(target),
      twists: (twists, unit) => (isBraced(unit) ? AHEAD : twists),
      cover: (cover, field, state, attacker, target) => {
        const mech = state.units[target];
        if (!isBraced(mech) || !entersThrough(field, state.units[attacker].hex, mech.hex, mech.facing))
          return cover;
        return { parts: (cover?.parts ?? 0) | partialCover(field.kinds[target]).parts };
      },
      whyNotFire: (reason, field, state, { unit }, { weapon, target }) =>
        reason ?? whyNot(field, state, unit, field.designs[unit].weapons[weapon], target),
      whyNoBlow: (reason, _field, state, { attacker }) =>
        reason ?? (isBraced(state.units[attacker]) ? NO_BLOW : null),
    },
    add: {
      weaponToHit: (tally, field, state, { attacker, weapon }) => {
        const arm = armOf(state.units[attacker]);
        if (arm >= 0 && field.designs[attacker].weapons[weapon].location === arm)
          tally.add(STEADY, WORDS.line, 'MT-ADVF-04');
      },
      ...endings(MARK),
    },
  }),
  sentences: {
    braced: ({ unit, arm }, { mech, part }) => `${mech(unit)} braces its ${part(unit, arm)}.`,
    'brace-left': ({ unit }, { mech }) => `${mech(unit)} is no longer braced.`,
  },
  changes: {
    braced: ({ units, turn }, { unit, arm }) => lean(units[unit], arm, turn),
    'brace-left': ({ units }, { unit }) => stopLeaning(units[unit]),
  },
};
