import type { Decision, Procedure } from '@ironfield/kernel/game.ts';
import { type Field, FULL_TURN, type Place, type Point } from '@ironfield/kernel/menu.ts';
import { type Random, shuffle } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { contains, type Polygon, rectangle } from '@ironfield/table/polygon.ts';
import type { Scene } from '@ironfield/table/scene.ts';
import type { Mode } from '../card.ts';
import type { GearBlitz } from '../game-types.ts';
import { nameOf, opponentOf, rosterOf, unitOf } from '../roster.ts';
import { groupsOf, isWaiting } from '../rules/reserves.ts';
import { somePlace, whyNotStand } from '../rules/room.ts';
import type { Frames, State } from '../state.ts';
import { BATTLE_TEXT } from '../text/battle.ts';
import { TEXT } from '../text/menus.ts';
import type { Unit } from '../unit.ts';

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

/** Groups that have yet to come to the table; those in reserve come later. */
const groupsLeft = (state: State, seat: Seat): number[] =>
  groupsOf(state, seat).filter((group) => unitsLeft(state, group).length > 0);

const unitsLeft = (state: State, group: number): number[] =>
  rosterOf(state.setup).groups[group].units.filter(
    (id) => state.units[id].at === null && !isWaiting(state, id),
  );

/** HGB-DEPLOY-01, HGB-CARD-03 */
export const deploy: Decision<GearBlitz, Frames['deploy'], 'deploy'> = {
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
    ],
  }),
  apply(play, { seat }, { unit, at, heading, mode, speed }) {
    const deployed = play.state.units[unit];
    deployed.at = at;
    deployed.heading = heading;
    deployed.body = { ...deployed.body, mode, speed };
    play.emit({ type: 'deployed', unit, at, heading, mode, speed });
    const { group } = rosterOf(play.state.setup).units[unit];
    if (unitsLeft(play.state, group).length > 0) play.next({ step: 'deploy', seat, group });
  },
};

function deployFields(state: State, seat: Seat, id: number): Field[] {
  return [
    deployPlace(state, seat, id),
    { kind: 'whole', name: 'heading', label: TEXT.heading, min: 0, max: FULL_TURN - 1 },
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
  const zones = state.battle.zones[seat];
  const forbids = (at: Place) => whyNotThere(state, seat, id, at);
  return {
    kind: 'point',
    name: 'at',
    label: TEXT.place,
    forbids,
    sample(random: Random) {
      for (const zone of shuffle(random, zones.slice())) {
        const at = somePlace(zone, random, forbids);
        if (at) return at;
      }
      throw new Error(`There is no room for ${nameOf(state, id)}`);
    },
    outline: zones.length === 1 ? zones[0] : wholeTable(state.setup.scene),
  };
}

const wholeTable = ({ width, height }: Scene): Polygon => rectangle({ x: 0, y: 0 }, { x: width, y: height });

function whyNotThere(state: State, seat: Seat, id: number, at: Place): Reason | null {
  const zones = state.battle.zones[seat].filter((zone) => contains(zone, at));
  if (zones.length === 0) return { message: TEXT.outsideZone, rule: 'HGB-DEPLOY-02' };
  const empty = zoneToFill(state, seat, id);
  if (empty && !zones.includes(empty)) return { message: BATTLE_TEXT.otherZone, rule: 'HGB-DEPLOY-02' };
  return whyNotStand(state, id, at);
}

/** HGB-DEPLOY-02: whoever has two zones splits over both: the last group fills the one that is empty. */
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
