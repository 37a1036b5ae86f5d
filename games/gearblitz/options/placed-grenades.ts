import type { Field, OrderForm, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { sweepsBase } from '@ironfield/table/leg.ts';
import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { type Blast, isBaseInBlast } from '@ironfield/table/template.ts';
import { z } from 'zod';
import { INCH, TOLERANCE } from '../data/tables.ts';
import { weaponOf } from '../data/weapons.ts';
import type { Marked } from '../events/change.ts';
import type { OptionEvents, OptionFrames } from '../extensions.ts';
import type { GearBlitz } from '../game-types.ts';
import type { Option } from '../option.ts';
import type { Order } from '../orders.ts';
import { hitBy, hitWalls } from '../phases/attack/bombing.ts';
import { rollSkill } from '../phases/core/rolls.ts';
import { settle } from '../phases/damage/damage.ts';
import { burstPoint, isSomewhereToBurst, weaponPick } from '../phases/firing/firing.ts';
import { isChapterByChapter } from '../register.ts';
import { mountedOn, whyNotUse } from '../rules/attack/aiming.ts';
import { infantryAt, unitsUnder } from '../rules/attack/touched.ts';
import { resultOf } from '../rules/core/dice.ts';
import { LONGEST_DELAY } from '../rules/optional/advanced.ts';
import { baseOf, coverFrom } from '../rules/sight/sighting.ts';
import { afterFiring, mayFire } from '../rules/unit/ammunition.ts';
import { nameOf, rosterOf, sheetOf } from '../state/roster.ts';
import type { Attack, State } from '../state.ts';

/** A grenade lying on the table. */
interface Grenade {
  readonly seat: Seat;
  readonly unit: number;
  readonly mount: number;
  readonly at: Place;
  /** The round at whose end it goes off; `null` where the viewer does not know. */
  readonly due: number | null;
  /** The result of the throw; `null` if it is rolled when the grenade goes off. */
  readonly value: number | null;
}

declare module '../extensions.ts' {
  interface Marks {
    readonly grenades?: readonly Grenade[];
    /** The way of the unit that is being activated, or was last. */
    readonly trail?: { readonly unit: number; readonly places: readonly Place[] };
  }
  interface OptionFrames {
    grenade: Grenade;
    'grenades/due': object;
  }
  interface OptionOrders {
    'drop-grenade': {
      readonly type: 'drop-grenade';
      readonly mount: number;
      readonly delay: number;
      readonly at: Place;
    };
    'throw-timed': {
      readonly type: 'throw-timed';
      readonly mount: number;
      readonly delay: number;
      readonly at: Place;
    };
  }
  interface OptionEvents {
    'grenade-dropped': Marked & {
      readonly type: 'grenade-dropped';
      readonly unit: number;
      readonly at: Place;
      readonly due: number | null;
      readonly isThrown?: boolean;
    };
    'grenade-lands': Marked & { readonly type: 'grenade-lands'; readonly unit: number; readonly at: Place };
    'grenade-bursts': Marked & {
      readonly type: 'grenade-bursts';
      readonly unit: number;
      readonly at: Place;
      readonly dice: readonly number[];
      readonly total: number;
    };
  }
}

const grenadesOf = ({ marks }: Pick<State, 'marks'>): readonly Grenade[] => marks.grenades ?? [];

/** HGB-OPT-06: where the unit has come along. */
function follow(play: Play<GearBlitz>, unit: number, from: Place): void {
  const { state } = play;
  const { activation } = state.units[unit];
  const at = state.units[unit].at!;
  const before = state.marks.trail;
  const isOn = before?.unit === unit && activation!.path > distance(from, at) + TOLERANCE;
  const places = isOn ? [...before.places, at] : [from, at];
  state.marks = { ...state.marks, trail: { unit, places } };
}

/** The way of a unit in this activation; only its place if it has not moved. */
function trailOf({ marks, units }: State, id: number): readonly Place[] {
  const { at, activation } = units[id];
  return marks.trail?.unit === id && activation!.path > 0 ? marks.trail.places : [at!];
}

/** A place is on the way if it is no further from it than this. */
const ASIDE = INCH / 10;

function isOnTrail(trail: readonly Place[], place: Place): boolean {
  const base = { ...place, radius: ASIDE };
  return trail.some((to, i) => sweepsBase({ from: trail[Math.max(0, i - 1)], to, radius: 0 }, base));
}

function dropForms(state: State, id: number): OrderForm<Order['type']>[] {
  const { actions, ammunition, activation, body } = state.units[id];
  // HGB-TERR-07: a climbing unit does nothing else.
  if (actions === 0 || !activation || body.climb) return [];
  const usable = sheetOf(state, id).card.weapons.flatMap((_, mount) =>
    mountedOn(state, id, mount).weapon.traits.thrown && mayFire(ammunition[mount]) ? mount : [],
  );
  if (usable.length === 0 || whyNotUse(state, id, usable[0])?.rule === 'HGB-MOR-04') return [];
  const trail = trailOf(state, id);
  const at: Point = {
    kind: 'point',
    name: 'at',
    label: 'Where',
    forbids: (place) =>
      isOnTrail(trail, place) ? null : { message: 'The unit has not come along here', rule: 'HGB-OPT-06' },
    sample: (random) => randomItem(random, trail),
    outline: trail,
  };
  const thrown = usable.filter(
    (mount) => whyNotUse(state, id, mount) === null && isSomewhereToBurst(state, id, mount, 0),
  );
  const aim = (mount: number) => [
    delayField(state, 1),
    burstPoint(state, { by: id, mount, rof: 0, concentrated: 0 }),
  ];
  return [
    {
      type: 'drop-grenade',
      label: 'Drop a grenade',
      fields: [weaponPick(state, id, usable), delayField(state, 0), at],
    },
    { type: 'throw-timed', label: 'Throw a timed grenade', fields: [weaponPick(state, id, thrown, aim)] },
  ];
}

const delayField = ({ round }: State, least: number): Field => ({
  kind: 'whole',
  name: 'delay',
  label: 'Rounds until it goes off',
  min: least,
  max: LONGEST_DELAY,
  describe: (rounds) => ({ label: rounds === 0 ? 'at once' : `at the end of round ${round + rounds}` }),
});

/** HGB-OPT-06: at once, or at the end of a round that only the owner knows. */
function drop(play: Play<GearBlitz>, id: number, order: Extract<Order, { type: 'drop-grenade' }>): void {
  const { state } = play;
  const { mount, delay, at } = order;
  const unit = state.units[id];
  const { seat } = rosterOf(state.setup).units[id];
  const now = {
    actions: unit.actions - 1,
    ammunition: unit.ammunition.with(mount, afterFiring(unit.ammunition[mount], false)),
    body: { ...unit.body, weaponsUsed: unit.body.weaponsUsed + 1, hasFired: true },
  };
  const grenade: Grenade = { seat, unit: id, mount, at, due: state.round + delay, value: null };
  const told = { type: 'grenade-dropped', unit: id, at, changed: [{ unit: id, now }] } as const;
  if (delay === 0) {
    play.happen({ ...told, due: state.round, marks: {} });
    play.next({ step: 'grenade', ...grenade });
    return;
  }
  Object.assign(unit, now);
  lie(play, [...grenadesOf(state), grenade], (viewer) => ({
    ...told,
    due: viewer === seat ? grenade.due : null,
  }));
}

/** HGB-OPT-06: thrown like any other, to lie there until the end of a round that only the owner knows. */
function throwTimed(play: Play<GearBlitz>, id: number, order: Extract<Order, { type: 'throw-timed' }>): void {
  const { state } = play;
  const { mount, delay, at } = order;
  const { seat } = rosterOf(state.setup).units[id];
  const grenade: Grenade = { seat, unit: id, mount, at, due: state.round + delay, value: null };
  lie(play, [...grenadesOf(state), grenade], (viewer) => ({
    type: 'grenade-dropped',
    unit: id,
    at,
    due: viewer === seat ? grenade.due : null,
    isThrown: true,
  }));
  const attack = { mount, rof: 0, concentrated: 0, target: null, at, guidance: null } as const;
  play.next({ step: 'attack', by: id, ...attack, manner: 'action', isTimed: true });
}

/** HGB-OPT-06: the place after scattering, with the result of the throw; it is the last one thrown. */
function comeToRest(play: Play<GearBlitz>, { by }: Attack, at: Place, value: number): void {
  const grenades = grenadesOf(play.state);
  const lying = { ...grenades[grenades.length - 1], at, value };
  lie(play, grenades.with(-1, lying), () => ({ type: 'grenade-lands', unit: by, at }));
}

type Telling = OptionEvents['grenade-dropped' | 'grenade-lands' | 'grenade-bursts'];

/** Tells everybody what they may know of the grenades lying there. */
function lie(
  play: Play<GearBlitz>,
  grenades: readonly Grenade[],
  event: (viewer: Seat | null) => Omit<Telling, 'marks'>,
): void {
  play.state.marks = { ...play.state.marks, grenades };
  for (const viewer of [0, 1, null])
    play.emit({ ...event(viewer), marks: { grenades: hidden(grenades, viewer) } } as Telling, [
      viewer ?? 'spectator',
    ]);
}

/** The grenades as a viewer sees them. */
const hidden = (grenades: readonly Grenade[], viewer: Seat | null): readonly Grenade[] =>
  grenades.map((grenade) => (grenade.seat === viewer ? grenade : { ...grenade, due: null }));

/** HGB-OPT-06: an unmodified Attack roll against everybody in the area. */
const burst: Procedure<GearBlitz, OptionFrames['grenade']> = (play, grenade) => {
  const { unit, mount, at, seat, value } = grenade;
  const { state } = play;
  // Its owner may be on foot by now.
  const weapon = weaponOf(rosterOf(state.setup).units[unit].sheet.card.weapons[mount].weapon);
  const roll = value === null ? rollSkill(play, { unit, skill: 'att', purpose: 'grenade' }) : null;
  const total = roll ? resultOf(roll, 0) : value!;
  const told = { type: 'grenade-bursts', unit, at, dice: roll?.dice ?? [], total } as const;
  const place = grenadesOf(state).findIndex(
    (other) => isSamePlace(other.at, at) && other.unit === unit && other.due === grenade.due,
  );
  if (place < 0) play.happen({ ...told, marks: {} });
  else lie(play, grenadesOf(state).toSpliced(place, 1), () => told);
  const bombs = { seat, weapon, concentrated: 0, from: at, centre: at };
  const isSpared = (id: number): boolean => coverFrom(state, at, id).isShielded;
  const area = { centre: at, radius: weapon.traits.areaEffect! * INCH, target: null };
  const near = isChapterByChapter(state)
    ? leadersIn(state, { ...at, radius: area.radius }).filter((id) => !isSpared(id))
    : [...new Set([...unitsUnder(state, area, seat, isSpared), ...infantryAt(state, at)])];
  for (const id of near) settle(play, id, hitBy(play, bombs, id, total));
  hitWalls(play, bombs, at, total);
};

/** The old reading: squads by their leading base alone. */
const leadersIn = (state: State, blast: Blast): number[] =>
  state.units.flatMap(({ at }, id) => (at && isBaseInBlast(blast, baseOf(state, id)) ? id : []));

const goOff: Procedure<GearBlitz, object> = (play) => {
  const { state } = play;
  const due = grenadesOf(state).filter((grenade) => grenade.due! <= state.round);
  play.next(...due.map((grenade) => ({ step: 'grenade', ...grenade }) as const));
};

/** Fields of both orders. */
const TIMED = {
  mount: z.int(),
  delay: z.int(),
  at: z.strictObject({ x: z.int(), y: z.int() }),
};

/** HGB-OPT-06 */
export const placedGrenades: Option<boolean> = {
  id: 'placed-grenades',
  title: 'Placed and timed grenades',
  summary:
    'Grenades may be dropped along the way of a unit or thrown, and go off at once or up to six rounds later.',
  group: 'Advanced rules',
  rule: 'HGB-OPT-06',
  base: false,
  plug: () => ({
    add: {
      moved: follow,
      ordered: (play, unit, order) => {
        if (order.type === 'drop-grenade') drop(play, unit, order);
        if (order.type === 'throw-timed') throwTimed(play, unit, order);
      },
      landed: comeToRest,
    },
    stage: {
      roundEnd: (frames) => [...frames, { step: 'grenades/due' }],
      actForms: (forms, state, unit) => [...forms, ...dropForms(state, unit)],
      seen: (marks, viewer) =>
        marks.grenades
          ? { ...marks, grenades: hidden(marks.grenades, viewer === 'spectator' ? null : viewer) }
          : marks,
      guessed: (marks, { round }, random) =>
        marks.grenades
          ? {
              ...marks,
              grenades: marks.grenades.map((grenade) => ({
                ...grenade,
                due: grenade.due ?? round + randomBelow(random, LONGEST_DELAY + 1),
              })),
            }
          : marks,
      standing: (facts, state) => ({
        ...facts,
        grenades: grenadesOf(state).map(({ at, due }) => [at.x, at.y, due]),
      }),
    },
  }),
  steps: { grenade: burst, 'grenades/due': goOff },
  asking: ['grenade'],
  orders: [
    z.strictObject({ type: z.literal('drop-grenade'), ...TIMED }),
    z.strictObject({ type: z.literal('throw-timed'), ...TIMED }),
  ],
  sentences: {
    'grenade-dropped': ({ unit, due, isThrown }, table) =>
      `${nameOf(table, unit)} ${isThrown ? 'throws a timed' : 'drops a'} grenade${due === null || due === table.round ? '' : `, for the end of round ${due}`}.`,
    'grenade-lands': ({ unit }, table) => `The grenade of ${nameOf(table, unit)} lies there now.`,
    'grenade-bursts': ({ unit, total }, table) => `The grenade of ${nameOf(table, unit)} goes off: ${total}.`,
  },
  reveals: ['grenade-bursts'],
};
