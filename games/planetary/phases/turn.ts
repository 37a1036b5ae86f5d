import { sum } from '@ironfield/kernel/dice.ts';
import { explain, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, FrameOf, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Planetary } from '../game-types.ts';
import type { Order } from '../orders.ts';
import type { RuleId } from '../rule-index.ts';
import { hexesBelow, placeOf } from '../rules/places.ts';
import { exactMaps } from '../rules/war/fall.ts';
import { dueArrivals, pointsFor, strayPoints } from '../rules/war/jumping.ts';
import { kindOfMission } from '../rules/war/mission.ts';
import { canEngage, canJoin, dueBattles, spaceSites } from '../rules/war/sites.ts';
import { type InWar, unitsAt, warIn } from '../rules/war/stacks.ts';
import { bombarders, bombardmentNumber, bombardmentTargets, couldBombard } from '../rules/war/strikes.ts';
import { type Frames, type JumpPoint, opponentOf, type Site } from '../state.ts';
import { faceDownNameOf, nameOf } from '../text/names.ts';
import { BATTLE_NAMES, LABELS, MEASURES, POINT_NAMES, PROMPTS, REASONS, WHY_NOT } from '../text.ts';
import { actors, hexPick } from './actors.ts';
import { fire, turnUpOnMap } from './firing.ts';
import { rollDrop } from './flying.ts';
import { type Interrupt, interrupt, interruptForms, moment } from './interrupting.ts';

/** PA-SEQ-02: the scenario's attacker moves and fights, then the defender, then all is booked. */
export const warTurn: Procedure<Planetary, Frames['war/turn']> = (play) => {
  play.happen({ type: 'turn', turn: play.state.war!.turn + 1 });
  const mission = kindOfMission(play.state.setup);
  const isLastStand = mission === 'last-stand';
  const hasSky = play.state.war!.sky !== null;
  const isFall = play.state.war!.fall !== undefined;
  const half = (side: Seat): FrameOf<Planetary>[] => [
    { step: 'war/phase', phase: 'movement', side },
    ...(isFall ? [moment('turn', [opponentOf(side)])] : []),
    { step: 'war/move', seat: side },
    ...(hasSky && !isFall ? [{ step: 'war/arriving', side } as const] : []),
    ...(isLastStand && side === 0 ? [{ step: 'war/uncovering' } as const] : []),
    { step: 'war/phase', phase: 'combat', side },
    ...(isFall ? [moment('phase', [opponentOf(side)])] : []),
    ...(isLastStand && side === 0 ? [{ step: 'war/traps' } as const] : []),
    ...(hasSky ? [{ step: 'war/drops', side } as const] : []),
    { step: 'war/battles', side },
  ];
  play.next(
    ...half(0),
    ...half(1),
    { step: 'war/phase', phase: 'end', side: 0 },
    ...(isFall ? [moment('phase', [1, 0])] : []),
    { step: 'war/capture' },
    { step: 'war/building', side: 0 },
    { step: 'war/building', side: 1 },
    { step: 'war/status' },
    { step: 'war/providing', side: 0, placed: [] },
    { step: 'war/providing', side: 1, placed: [] },
    ...(mission === 'raid' ? [{ step: 'war/escaping', side: 0 } as const] : []),
    ...(mission ? [{ step: 'war/mission' } as const] : []),
    ...(isFall ? ([{ step: 'fall/recovery' }, { step: 'fall/arriving' }] as const) : []),
    { step: 'war/victory' },
  );
};

export const warPhase: Procedure<Planetary, Frames['war/phase']> = (play, { phase, side }) =>
  play.happen({ type: 'phase', phase, side });

/**
 * PA-CBT-01: all battles are fought, one after the other, in the order that the side likes; and what it may do besides. A side
 * that could have a WarShip is asked.
 */
export const battles: Procedure<Planetary, Frames['war/battles']> = (play, { side }) => {
  const sites = dueBattles(warIn(play.state), side);
  if (sites.length > 0 || play.state.war!.due.length > 0) play.happen({ type: 'battles-due', sites });
  const state = warIn(play.state);
  const mayDoMore =
    state.war.sky !== null && (spaceSites(state, side).length > 0 || couldBombard(state, side));
  if (sites.length === 0 && !mayDoMore) return;
  if (sites.length === 1 && !sites[0].isOptional && !mayDoMore) play.next(...battleFrames(sites[0], side));
  else play.next({ step: 'war/choose', seat: side });
};

const battleFrames = ({ place, kind }: Site, side: Seat): FrameOf<Planetary>[] => [
  { step: 'battle/begin', place, kind },
  { step: 'war/battles', side },
];

type Choice = Extract<Order, { type: 'fight' | 'engage' | 'bombard' | 'support' | 'done' | Interrupt }>;

export const choose: Decision<Planetary, Frames['war/choose'], Choice['type']> = {
  menu: (state, { seat }) => chooseMenu(warIn(state), seat),
  apply(play, { seat }, order) {
    if (order.type !== 'done') play.next(...CHOICES[order.type](play, seat, order as never));
  },
};

/** PA-FOT-07, PA-FOT-08: a side interrupts its own phase. */
function interrupted(
  play: Play<Planetary>,
  seat: Seat,
  order: Extract<Order, { type: Interrupt }>,
): FrameOf<Planetary>[] {
  interrupt(play, order);
  return [{ step: 'war/battles', side: seat }];
}

const CHOICES: {
  readonly [Type in Exclude<Choice['type'], 'done'>]: (
    play: Play<Planetary>,
    seat: Seat,
    order: Extract<Choice, { type: Type }>,
  ) => FrameOf<Planetary>[];
} = {
  fight: (_play, seat, { at, kind }) => battleFrames({ place: placeOf(at), kind }, seat),
  engage(play, seat, { unit, target, more }) {
    const { place } = play.state.counters[unit];
    const attackers = [unit, ...more.map(({ counter }) => counter)];
    return [
      { step: 'war/join', seat: opponentOf(seat), place, target, attackers },
      { step: 'war/battles', side: seat },
    ];
  },
  bombard(play, seat, { unit, target }) {
    turnUpOnMap(play, [unit, target]);
    fire(play, { attacker: unit, target, hex: play.state.counters[target].place }, 'bombardment');
    return [{ step: 'war/battles', side: seat }];
  },
  defend: (play, seat, order) => interrupted(play, seat, order),
  silence: (play, seat, order) => interrupted(play, seat, order),
  sabotage: (play, seat, order) => interrupted(play, seat, order),
  headhunt: (play, seat, order) => interrupted(play, seat, order),
  support(play, seat, { unit, at }) {
    turnUpOnMap(play, [unit]);
    play.happen({ type: 'supporting', ship: unit, place: placeOf(at) });
    return [{ step: 'war/battles', side: seat }];
  },
};

function chooseMenu(state: InWar, seat: Seat): Menu<Choice['type']> {
  const { due } = state.war;
  const places = [...new Set(due.map(({ place }) => place))];
  const hexes: Pick = {
    ...hexPick('at', places),
    follow: (name) => [
      {
        kind: 'pick',
        name: 'kind',
        label: LABELS.kind,
        values: due.flatMap(({ place, kind }) => (place === placeOf(String(name)) ? [kind] : [])),
        describe: (kind) => ({ label: BATTLE_NAMES[kind as Site['kind']] }),
      },
    ],
  };
  const fight = { type: 'fight', label: LABELS.fight, fields: [hexes] } as const;
  const inSpace = [
    { type: 'engage', label: LABELS.engage, fields: [engagers(state, seat)] },
    { type: 'bombard', label: LABELS.bombard, fields: [bombers(state, seat)] },
    { type: 'support', label: LABELS.support, fields: [supporters(state, seat)] },
  ] as const;
  const isFree = due.every(({ isOptional }) => isOptional);
  return {
    prompt: isFree ? PROMPTS.fight : PROMPTS.choose,
    rule: 'PA-CBT-01',
    orders: [
      fight,
      ...(state.war.sky ? inSpace : []),
      ...interruptForms(state, seat),
      ...(isFree ? ([{ type: 'done', label: LABELS.endCombat, fields: [], isPass: true }] as const) : []),
    ],
  };
}

/** PA-ACBT-03: one who attacks, one who is attacked, and who else of its own side fights. */
const engagers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => canEngage(state, id),
    () => WHY_NOT.nobodyToEngage,
    (id) => {
      const { place } = state.counters[id];
      return [
        {
          kind: 'pick',
          name: 'target',
          label: LABELS.target,
          values: unitsAt(state, place, opponentOf(seat)),
          describe: seen(state),
          follow: () => [
            othersPick(
              state,
              unitsAt(state, place, seat).filter((each) => each !== id),
            ),
          ],
        },
      ];
    },
  );

const seen = (state: InWar) => (value: unknown) => {
  const id = Number(value);
  return { label: state.counters[id].faceUp ? nameOf(state, id) : faceDownNameOf(id), piece: id };
};

const othersPick = (state: InWar, ids: readonly number[]): Field => ({
  kind: 'each',
  name: 'more',
  label: LABELS.moreUnits,
  key: 'counter',
  items: ids.filter((id) => canJoin(state, id)),
  fields: () => [],
  describe: (id) => ({ label: nameOf(state, Number(id)), piece: Number(id) }),
});

const bombers = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => bombarders(state, seat).includes(id) && bombardmentTargets(state, id).length > 0,
    () => WHY_NOT.nothingToBombard,
    (id) => [
      {
        kind: 'pick',
        name: 'target',
        label: LABELS.target,
        values: bombardmentTargets(state, id),
        describe: (target) => ({
          ...seen(state)(target),
          explanation: explain(bombardmentNumber(state, id)),
          measure: MEASURES.toHit,
        }),
      },
    ],
  );

const supporters = (state: InWar, seat: Seat): Pick =>
  actors(
    state,
    seat,
    (id) => bombarders(state, seat).includes(id) && hexesToSupport(state, id).length > 0,
    () => WHY_NOT.nothingToBombard,
    (id) => [hexPick('at', hexesToSupport(state, id))],
  );

const hexesToSupport = (state: InWar, ship: number): number[] => {
  const below = hexesBelow(state.counters[ship].place);
  return [...new Set(state.war.due.map(({ place }) => place))].filter((place) => below.includes(place));
};

/** PA-ACBT-03: the other side names who joins the unit that is attacked. */
export const join: Decision<Planetary, Frames['war/join'], 'join'> = {
  menu: (state, { seat, place, target }) => {
    const inWar = warIn(state);
    const others = unitsAt(inWar, place, seat).filter((id) => id !== target);
    return {
      prompt: PROMPTS.join,
      rule: 'PA-ACBT-03',
      orders: [{ type: 'join', label: LABELS.join, fields: [{ ...othersPick(inWar, []), items: others }] }],
    };
  },
  apply(play, { place, target, attackers }, { more }) {
    const counters = [...attackers, target, ...more.map(({ counter }) => counter)];
    play.happen({ type: 'engaged', place, counters });
    play.next({ step: 'battle/begin', place, kind: 'space', counters });
  },
};

/** PA-DROP-02: the rolls of units that were dropped among enemies by a ship that has flown on. */
export const drops: Procedure<Planetary, Frames['war/drops']> = (play, { side }) => {
  const state = warIn(play.state);
  const sites = dueBattles(state, side);
  const siteAt = (place: number) => sites.find((site) => site.place === place && site.kind === 'land');
  const over: number[] = [];
  for (const { counter, ship } of state.war.sky!.drops) {
    const { place } = state.counters[counter];
    if (place < 0) {
      over.push(counter);
      continue;
    }
    const stays = state.counters[ship].place === place;
    const site = siteAt(place);
    if (site && !site.isOptional && stays) continue;
    rollDrop(play, counter);
    const isLost = play.state.counters[counter].place < 0;
    if (isLost || !site) over.push(counter);
  }
  if (over.length > 0) play.happen({ type: 'drops-over', counters: over });
};

/** PA-DEEP-03: ships come out of their jumps, one after the other. */
export const arriving: Procedure<Planetary, Frames['war/arriving']> = (play, { side }) => {
  const due = dueArrivals(warIn(play.state), side);
  play.next(...due.map(({ counter }) => ({ step: 'war/arrive', seat: side, ship: counter }) as const));
};

/** PA-DEEP-03: what two dice must come to. PA-FOT-05: with exact maps less. */
const jumpNumber =
  (state: InWar, { target, kind }: JumpPoint) =>
  (tally: Tally<RuleId>): void => {
    tally.add(target, REASONS.jump(POINT_NAMES[kind]), 'PA-DEEP-03');
    const maps = exactMaps(state);
    if (maps > 0) tally.add(-maps, REASONS.exactMaps, 'PA-FOT-05');
  };

const arrivalOf = ({ war }: InWar, ship: number) =>
  war.sky!.arrivals.find(({ counter }) => counter === ship)!;

export const arrive: Decision<Planetary, Frames['war/arrive'], 'arrive'> = {
  menu(state, { ship }) {
    const inWar = warIn(state);
    const points = pointsFor(inWar, arrivalOf(inWar, ship));
    const pointAt = (name: unknown) => points.find(({ hex }) => hex === name)!;
    const isStray = arrivalOf(inWar, ship).at.length > 0;
    return {
      prompt: PROMPTS.arrive,
      rule: 'PA-DEEP-03',
      orders: [
        {
          type: 'arrive',
          label: LABELS.arrive,
          fields: [
            {
              kind: 'pick',
              name: 'at',
              label: LABELS.hex,
              values: points.map(({ hex }) => hex),
              describe: (name) => ({
                label: `${name}, ${POINT_NAMES[pointAt(name).kind]}`,
                hex: String(name),
                ...(!isStray && {
                  explanation: explain(jumpNumber(inWar, pointAt(name))),
                  measure: MEASURES.toArrive,
                }),
              }),
            },
          ],
        },
      ],
    };
  },
  apply(play, { seat, ship }, { at }) {
    const state = warIn(play.state);
    const { at: stray } = arrivalOf(state, ship);
    const place = placeOf(at);
    const point = state.setup.war!.system!.points.find(({ hex }) => hex === at)!;
    const number = totalOf(jumpNumber(state, point));
    // A ship that was off target needs no second roll.
    const dice = stray.length > 0 ? [] : play.roll('jump', 2, { by: seat });
    const succeeds = stray.length > 0 || sum(dice) >= number;
    const later = succeeds ? [] : strayPoints(state, at);
    play.happen({ type: 'arrived', counter: ship, place, number, dice, succeeds, later });
  },
};
