import type { Decision, Procedure } from '@ironfield/kernel/game.ts';
import { type Field, FULL_TURN, type Place, type Point } from '@ironfield/kernel/menu.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { basesOverlap } from '@ironfield/table/base.ts';
import { overlapsPolygon } from '@ironfield/table/leg.ts';
import { boundsOf, contains } from '@ironfield/table/polygon.ts';
import type { Piece } from '@ironfield/table/scene.ts';
import type { Mode } from '../card.ts';
import type { GearBlitz } from '../game-types.ts';
import { nameOf, opponentOf, rosterOf, unitOf } from '../roster.ts';
import { pieceCost } from '../rules/ground.ts';
import { baseAt } from '../rules/model.ts';
import type { Frames, State } from '../state.ts';
import { TEXT } from '../text/menus.ts';
import type { Unit } from '../unit.ts';
import { rollOff } from './rolls.ts';

/** HGB-SETUP-03 */
export const setUp: Procedure<GearBlitz, Frames['set-up']> = (play) => {
  const winner = rollOff(play, 'set-up-roll');
  play.state.winner = winner;
  play.next({ step: 'set-up/order', seat: winner }, { step: 'round' });
};

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
    play.next({ step: 'deployment', seat });
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
  const { groups } = rosterOf(play.state.setup);
  const isLeft = (owner: Seat) =>
    groups.findIndex((group) => group.seat === owner && isOff(play.state, group));
  const group = isLeft(seat);
  const other = opponentOf(seat);
  if (group >= 0) play.next({ step: 'deploy', seat, group }, { step: 'deployment', seat: other });
  else if (isLeft(other) >= 0) play.next({ step: 'deployment', seat: other });
};

const isOff = (state: State, { units }: { readonly units: readonly number[] }): boolean =>
  units.some((id) => state.units[id].at === null);

/** HGB-DEPLOY-01, HGB-CARD-03 */
export const deploy: Decision<GearBlitz, Frames['deploy'], 'deploy'> = {
  menu: (state, { seat, group }) => ({
    prompt: TEXT.deploy(rosterOf(state.setup).groups[group].name),
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
            values: rosterOf(state.setup).groups[group].units.filter((id) => state.units[id].at === null),
            describe: (id) => ({ label: nameOf(state, Number(id)), piece: id }),
            follow: (id) => deployFields(state, seat, Number(id)),
          },
        ],
      },
    ],
  }),
  apply(play, { seat, group }, { unit, at, heading, mode, speed }) {
    const deployed = play.state.units[unit];
    deployed.at = at;
    deployed.heading = heading;
    deployed.body = { ...deployed.body, mode, speed };
    play.emit({ type: 'deployed', unit, at, heading, mode, speed });
    if (isOff(play.state, rosterOf(play.state.setup).groups[group]))
      play.next({ step: 'deploy', seat, group });
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
  const zone = state.setup.zones[seat];
  const forbids = (at: Place) => whyNotThere(state, seat, id, at);
  const { left, top, right, bottom } = boundsOf(zone);
  return {
    kind: 'point',
    name: 'at',
    label: TEXT.place,
    forbids,
    sample(random: Random) {
      for (;;) {
        const at = {
          x: left + randomBelow(random, right - left + 1),
          y: top + randomBelow(random, bottom - top + 1),
        };
        if (!forbids(at)) return at;
      }
    },
    outline: zone,
  };
}

function whyNotThere(state: State, seat: Seat, id: number, at: Place): Reason | null {
  if (!contains(state.setup.zones[seat], at)) return { message: TEXT.outsideZone, rule: 'HGB-DEPLOY-02' };
  const unit = unitOf(state, id);
  const base = baseAt(at, unit.sheet.card.kind);
  for (const other of rosterOf(state.setup).units) {
    const there = state.units[other.id].at;
    if (there && other.id !== id && basesOverlap(base, baseAt(there, other.sheet.card.kind))) {
      return { message: TEXT.onTopOf(other.sheet.name), rule: 'HGB-SCALE-01' };
    }
  }
  const isBarred = (piece: Piece) =>
    unit.sheet.card.movement.every(({ mode }) => pieceCost({ ...unit, mode }, piece) === null);
  const barrier = state.setup.scene.pieces.find(
    (piece) => isBarred(piece) && overlapsPolygon(piece.corners, base),
  );
  return barrier ? { message: TEXT.cannotEnter(barrier.label), rule: 'HGB-TERR-01' } : null;
}
