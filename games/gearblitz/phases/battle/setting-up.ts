import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure, SecretDecision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import {
  MISSION_PRIORITIES,
  type Mission,
  type Priority,
  STANCES,
  type Stance,
} from '../../data/missions.ts';
import { DEPLOYMENTS, type Deployment, LIGHT_TABLE, WEATHER_TABLE } from '../../data/scenario-tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import { missionOf } from '../../rules/battle/scenario.ts';
import { roundsOf } from '../../rules/battle/victory.ts';
import { zoneChoices } from '../../rules/battle/zones.ts';
import { roomyDeployments } from '../../rules/terrain/room.ts';
import type { BattleFrames } from '../../state/battle.ts';
import { opponentOf } from '../../state/roster.ts';
import type { Frames, Setup } from '../../state.ts';
import { BATTLE_TEXT } from '../../text/battle.ts';
import { rollOff } from '../core/rolls.ts';

const SEATS = [0, 1] as const;

/** HGB-SCEN-01: what dice decide before the battle, then stances, then zones. */
export const setUp: Procedure<GearBlitz, Frames['set-up']> = (play) => {
  const { state } = play;
  const { missions: agreed, rounds, limit, hasStances } = state.setup;
  const missions = SEATS.map((seat) => {
    const mission = agreed === 'rolled' ? agreed : agreed[seat];
    return mission === 'rolled' ? missionOf(die(play, 'mission', seat)) : mission;
  });
  const priorities = missions.map((mission, seat) => priorityOf(play, mission, seat));
  const lastRound = rounds === 'rolled' ? roundsOf(limit, die(play, 'game length')) : rounds;
  const { weather: sky, light: hour } = state.setup;
  const weather = sky === 'rolled' ? WEATHER_TABLE[die(play, 'weather') - 1] : sky;
  const light = hour === 'rolled' ? LIGHT_TABLE[die(play, 'time of day') - 1] : hour;
  play.happen({ type: 'terms', missions, priorities, lastRound, weather, light });
  if (hasStances) play.next({ step: 'stances', seats: SEATS }, { step: 'set-up/roll' });
  else play.next({ step: 'set-up/roll' });
};

const die = (play: Play<GearBlitz>, purpose: string, by?: Seat): number =>
  play.roll(purpose, 1, by === undefined ? undefined : { by })[0];

/** HGB-MIS-05, HGB-MIS-06: of some missions a die says how much they matter. */
function priorityOf(play: Play<GearBlitz>, mission: Mission, seat: Seat): Priority {
  const table = MISSION_PRIORITIES[mission];
  const isSure = table.every((priority) => priority === table[0]);
  return table[isSure ? 0 : die(play, 'mission priority', seat) - 1];
}

/** HGB-STANCE-03: on top of all others. */
const NEUTRAL_POINTS = 2;

/** HGB-STANCE-01 to HGB-STANCE-03: chosen in secret, shown together. */
export const stances: SecretDecision<GearBlitz, BattleFrames['stances'], 'stance'> = {
  secret: true,
  menu: () => stanceMenu(),
  reveal(play, { seats }, orders) {
    const chosen = seats.map((seat) => orders[seat].stance);
    const commandPoints = play.state.commandPoints.map(
      (points, seat) => points + (chosen[seat] === 'neutral' ? NEUTRAL_POINTS : 0),
    );
    play.happen({ type: 'stances', stances: chosen, commandPoints });
  },
};

export function stanceMenu(): Menu<'stance'> {
  return {
    prompt: BATTLE_TEXT.whichStance,
    rule: 'HGB-STANCE-01',
    orders: [
      {
        type: 'stance',
        label: BATTLE_TEXT.takeStance,
        fields: [
          {
            kind: 'pick',
            name: 'stance',
            label: BATTLE_TEXT.stance,
            values: Object.keys(STANCES),
            describe: (stance) => ({ label: BATTLE_TEXT.stanceOffer(stance as Stance) }),
          },
        ],
      },
    ],
  };
}

/** HGB-SETUP-03, HGB-DEPLOY-01: the winner has the choice of zones, or of the order. */
export const setUpRoll: Procedure<GearBlitz, BattleFrames['set-up/roll']> = (play) => {
  const { winner: seat } = rollOff(play, 'set-up-roll');
  play.state.winner = seat;
  const isChosen = play.state.setup.zones === 'chosen';
  play.next(
    isChosen ? { step: 'deployment-type', seat, mayLeave: true } : { step: 'set-up/order', seat },
    { step: 'preparing' },
    { step: 'round' },
  );
};

/** HGB-DEPLOY-01: the winner of the set-up roll chooses how to deploy, or lets the other side choose. */
export const deploymentType: Decision<
  GearBlitz,
  BattleFrames['deployment-type'],
  'deployment-type' | 'leave-deployment'
> = {
  menu: ({ setup }, { mayLeave }) => ({
    prompt: BATTLE_TEXT.whichDeployment,
    rule: 'HGB-DEPLOY-01',
    orders: [
      {
        type: 'deployment-type',
        label: BATTLE_TEXT.chooseDeployment,
        fields: [
          {
            kind: 'pick',
            name: 'deployment',
            label: BATTLE_TEXT.deployment,
            values: roomyDeployments(setup),
            describe: (type) => ({ label: BATTLE_TEXT.deploymentOffer(type as Deployment) }),
            known: DEPLOYMENTS,
            whyNot: (type) =>
              type === undefined ? null : { message: BATTLE_TEXT.noRoom, rule: 'HGB-DEPLOY-02' },
          },
        ],
      },
      ...(mayLeave
        ? [{ type: 'leave-deployment' as const, label: BATTLE_TEXT.leaveDeployment, fields: [] }]
        : []),
    ],
  }),
  apply(play, { seat }, order) {
    const other = opponentOf(seat);
    if (order.type === 'leave-deployment') {
      play.next({ step: 'deployment-type', seat: other, mayLeave: false });
      return;
    }
    const { deployment } = order;
    play.happen({ type: 'deployment-type', seat, deployment });
    play.next({ step: 'zone', seat: other, deployment }, { step: 'planning' }, { step: 'deployment', seat });
  },
};

/** HGB-DEPLOY-01: the other picks the zones. */
export const zone: Decision<GearBlitz, BattleFrames['zone'], 'zone'> = {
  menu: ({ setup }, { deployment }) => ({
    prompt: BATTLE_TEXT.whichZone(BATTLE_TEXT.deployments[deployment]),
    rule: 'HGB-DEPLOY-01',
    orders: [
      {
        type: 'zone',
        label: BATTLE_TEXT.chooseZone,
        fields: [
          {
            kind: 'pick',
            name: 'zone',
            label: BATTLE_TEXT.zone,
            values: zoneChoices(deployment, setup.scene).map((_, i) => i),
            describe: (index) => ({ label: zoneName(setup, deployment, Number(index)) }),
          },
        ],
      },
    ],
  }),
  apply(play, { seat, deployment }, order) {
    const { own, other } = zoneChoices(deployment, play.state.setup.scene)[order.zone];
    play.happen({ type: 'zones', seat, zones: seat === 0 ? [own, other] : [other, own] });
  },
};

function zoneName({ scene }: Setup, deployment: Deployment, index: number): string {
  const { own } = zoneChoices(deployment, scene)[index];
  return BATTLE_TEXT.zoneAt(own.map((polygon) => BATTLE_TEXT.part(scene, polygon)));
}
