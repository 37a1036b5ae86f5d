import type { Field, OrderForm, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Random, shuffle } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { contains, type Polygon } from '@ironfield/table/polygon.ts';
import { isOnTable, wholeTable } from '@ironfield/table/scenes/scene.ts';
import type { Mode } from '../../cards/card.ts';
import type { Unit } from '../../cards/unit.ts';
import type { GearBlitz } from '../../game-types.ts';
import { standFields } from '../../rules/battle/first-heading.ts';
import { groupsOf, isWaiting } from '../../rules/battle/reserves.ts';
import { isAirdroppable } from '../../rules/core/round.ts';
import { hasRoomFor, mayRide } from '../../rules/infantry/passengers.ts';
import { putDown } from '../../rules/infantry/squad.ts';
import { seesPlace } from '../../rules/sight/sighting.ts';
import { somePlace, whyNotStand } from '../../rules/terrain/room.ts';
import { nameOf, opponentOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { BATTLE_TEXT } from '../../text/battle.ts';
import { TEXT } from '../../text/menus.ts';
import { putInside } from '../infantry/transports.ts';

/** HGB-SETUP-03: the winner deploys first or second. */
export const setUpOrder: Decision<GearBlitz, Frames['set-up/order'], 'begin-deployment'> = {
  menu: (state) => ({
    prompt: TEXT.deploymentOrder,
    rule: 'HGB-SETUP-03',
    orders: [
      { type: 'begin-deployment', label: TEXT.beginDeployment, fields: [seatPick(state, TEXT.whoDeploys)] },
    ],
  }),
  apply(play, { seat: chosenBy }, { seat }) {
    play.emit({ type: 'first', seat, chosenBy });
    play.next({ step: 'planning' }, { step: 'deployment', seat });
  },
};

export const seatPick = (state: State, label: string): Field => ({
  kind: 'pick',
  name: 'seat',
  label,
  values: state.setup.armies.map((_, seat) => seat),
  describe: (seat) => ({ label: state.setup.armies[Number(seat)].name }),
});

/** HGB-DEPLOY-01: a group each in turn. */
export const deployment: Procedure<GearBlitz, Frames['deployment']> = (play, { seat }) => {
  const other = opponentOf(seat);
  if (groupsLeft(play.state, seat).length > 0)
    play.next({ step: 'deploy', seat, group: null }, { step: 'deployment', seat: other });
  else if (groupsLeft(play.state, other).length > 0) play.next({ step: 'deployment', seat: other });
};

/** HGB-PERK-03: groups that have yet to deploy; dropped groups come after all others. */
function groupsLeft(state: State, seat: Seat): number[] {
  const left = (side: Seat) => groupsOf(state, side).filter((group) => unitsLeft(state, group).length > 0);
  const isDropped = (group: number): boolean => state.battle.drops.includes(group);
  const isSetUp = [0, 1].every((side) => left(side).every(isDropped));
  return left(seat).filter((group) => isDropped(group) === isSetUp);
}

const unitsLeft = (state: State, group: number): number[] =>
  rosterOf(state.setup).groups[group].units.filter(
    (id) => state.units[id].at === null && state.units[id].aboard === null && !isWaiting(state, id),
  );

/** HGB-DEPLOY-01, HGB-CARD-03 */
export const deploy: Decision<GearBlitz, Frames['deploy'], 'deploy' | 'drop-later' | 'deploy-aboard'> = {
  menu: (state, { seat, group }) => ({
    prompt: group === null ? TEXT.deployGroup : TEXT.deploy(rosterOf(state.setup).groups[group].name),
    rule: 'HGB-DEPLOY-01',
    orders: [
      {
        type: 'deploy',
        label: TEXT.deployUnit,
        fields: [
          {
            kind: 'pick',
            name: 'unit',
            label: TEXT.unit,
            values: (group === null ? groupsLeft(state, seat) : [group]).flatMap((each) =>
              unitsLeft(state, each),
            ),
            describe: (id) => ({ label: nameOf(state, Number(id)), piece: id }),
            follow: (id) => deployFields(state, seat, Number(id)),
          },
        ],
      },
      ...aboardForms(state, group === null ? groupsLeft(state, seat) : [group]),
      ...(group === null ? dropForms(state, seat) : []),
    ],
  }),
  apply(play, { seat }, order) {
    if (order.type === 'drop-later') return play.happen({ type: 'drop-later', group: order.group });
    if (order.type === 'deploy-aboard') {
      const now = putInside(play.state, order.unit, order.transport);
      play.emit({ type: 'embarked', unit: order.unit, transport: order.transport, now });
      goOn(play, seat, order.unit);
      return;
    }
    const { unit, at, heading, mode, speed } = order;
    const deployed = play.state.units[unit];
    const isAllowed = (place: Place) => !whyNotThere(play.state, seat, unit, place);
    deployed.others = putDown(play.state, unit, at, isAllowed);
    deployed.at = at;
    deployed.heading = heading;
    deployed.body = { ...deployed.body, mode, speed };
    const { others } = deployed;
    play.emit({ type: 'deployed', unit, at, others, heading, mode, speed });
    goOn(play, seat, unit);
  },
};

/** A group is deployed as a whole. */
function goOn(play: Play<GearBlitz>, seat: Seat, unit: number): void {
  const { group } = rosterOf(play.state.setup).units[unit];
  if (unitsLeft(play.state, group).length > 0) play.next({ step: 'deploy', seat, group });
}

/** HGB-INF-05: in a transport that is on the table already. */
function aboardForms(state: State, groups: readonly number[]): OrderForm<'deploy-aboard'>[] {
  const { units } = rosterOf(state.setup);
  const transportsFor = (id: number): number[] =>
    units.flatMap(({ id: other, seat }) =>
      seat === units[id].seat &&
      state.units[other].at !== null &&
      mayRide(state, other, id) &&
      hasRoomFor(state, other)
        ? other
        : [],
    );
  const values = groups
    .flatMap((group) => unitsLeft(state, group))
    .filter((id) => transportsFor(id).length > 0);
  if (values.length === 0) return [];
  const describe = (id: unknown) => ({ label: nameOf(state, Number(id)), piece: Number(id) });
  return [
    {
      type: 'deploy-aboard',
      label: TEXT.deployAboard,
      fields: [
        {
          kind: 'pick',
          name: 'unit',
          label: TEXT.unit,
          values,
          describe,
          follow: (id) => [
            {
              kind: 'pick',
              name: 'transport',
              label: TEXT.transport,
              values: transportsFor(Number(id)),
              describe,
            },
          ],
        },
      ],
    },
  ];
}

/** HGB-PERK-03: a group that is put off until both sides have set up. */
function dropForms(state: State, seat: Seat): OrderForm<'drop-later'>[] {
  const { groups } = rosterOf(state.setup);
  const values = groupsLeft(state, seat).filter(
    (group) =>
      !state.battle.drops.includes(group) &&
      isAirdroppable(groups[group].units.map((id) => unitOf(state, id))),
  );
  if (values.length === 0) return [];
  const describe = (group: unknown) => ({ label: groups[Number(group)].name });
  return [
    {
      type: 'drop-later',
      label: BATTLE_TEXT.dropLater,
      fields: [{ kind: 'pick', name: 'group', label: TEXT.group, values, describe }],
    },
  ];
}

function deployFields(state: State, seat: Seat, id: number): Field[] {
  return [
    ...standFields(state, id, deployPlace(state, seat, id)),
    modePick(unitOf(state, id)),
    {
      kind: 'pick',
      name: 'speed',
      label: TEXT.speed,
      values: ['stationary', 'combat'],
      describe: (speed) => ({ label: TEXT.speeds[speed as 'combat'] }),
    },
  ];
}

const modePick = ({ sheet }: Unit): Field => ({
  kind: 'pick',
  name: 'mode',
  label: TEXT.mode,
  values: sheet.card.movement.map(({ mode }) => mode),
  describe: (mode) => ({ label: TEXT.modes[mode as Mode] }),
});

function deployPlace(state: State, seat: Seat, id: number): Point {
  const isDropped = state.battle.drops.includes(rosterOf(state.setup).units[id].group);
  const whole = wholeTable(state.setup.scene);
  const zones = isDropped ? [whole, ...state.battle.zones[seat]] : state.battle.zones[seat];
  const forbids = (at: Place) => whyNotThere(state, seat, id, at);
  return {
    kind: 'point',
    name: 'at',
    label: TEXT.place,
    forbids,
    sample(random: Random) {
      for (const zone of isDropped ? zones : shuffle(random, zones.slice())) {
        const at = somePlace(zone, random, forbids);
        if (at) return at;
      }
      throw new Error(`There is no room for ${nameOf(state, id)}`);
    },
    outline: zones.length === 1 ? zones[0] : whole,
  };
}

function whyNotThere(state: State, seat: Seat, id: number, at: Place): Reason | null {
  const zones = state.battle.zones[seat].filter((zone) => contains(zone, at));
  if (state.battle.drops.includes(rosterOf(state.setup).units[id].group))
    return (zones.length > 0 ? null : whyNotDrop(state, seat, at)) ?? whyNotStand(state, id, at);
  if (zones.length === 0) return { message: TEXT.outsideZone, rule: 'HGB-DEPLOY-02' };
  const empty = zoneToFill(state, seat, id);
  if (empty && !zones.includes(empty)) return { message: BATTLE_TEXT.otherZone, rule: 'HGB-DEPLOY-02' };
  return whyNotStand(state, id, at);
}

/** HGB-PERK-03: where no enemy sees it that is not dropped itself. */
function whyNotDrop(state: State, seat: Seat, at: Place): Reason | null {
  if (!isOnTable(state.scene, at)) return { message: BATTLE_TEXT.offTable, rule: 'HGB-PERK-03' };
  const witness = rosterOf(state.setup).units.find(
    ({ id, seat: side, sheet }) =>
      side !== seat &&
      !sheet.card.perks.airdroppable &&
      state.units[id].at !== null &&
      seesPlace(state, id, at),
  );
  return witness ? { message: BATTLE_TEXT.dropSeen(witness.sheet.name), rule: 'HGB-PERK-03' } : null;
}

/** HGB-DEPLOY-02: a side with two zones splits over both: the last group fills the empty one. */
function zoneToFill(state: State, seat: Seat, id: number): Polygon | null {
  const zones = state.battle.zones[seat];
  if (zones.length === 1) return null;
  const { units, groups } = rosterOf(state.setup);
  const { group } = units[id];
  const here = units.filter((unit) => unit.seat === seat && state.units[unit.id].at !== null);
  if (groupsLeft(state, seat).some((other) => other !== group)) return null;
  if (groups[group].units.some((other) => state.units[other].at !== null) || here.length === 0) return null;
  return zones.find((zone) => !here.some((unit) => contains(zone, state.units[unit.id].at!))) ?? null;
}
