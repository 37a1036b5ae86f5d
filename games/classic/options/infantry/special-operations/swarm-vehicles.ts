import type { Play } from '@ironfield/kernel/play/play.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { throwOff } from '../../../phases/weapon/close-attack.ts';
import { section } from '../../../rule-index/section.ts';
import { type AddedMove, OVER } from '../../../rules/movement/move-kind.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { pilotingRoll } from '../../../rules/piloting/piloting.ts';
import { canAct, isPlaced } from '../../../rules/unit/condition.ts';
import { swarmerOf } from '../../../rules/unit/riding.ts';
import type { UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface TurnMarks {
    /** MT-SOPS-02: it swerves about to get rid of those who cling to it. */
    readonly erratic?: true;
  }
  interface OptionOrders {
    erratic: { readonly type: 'erratic'; readonly unit: number };
  }
  interface OptionEvents {
    erratic: { readonly type: 'erratic'; readonly unit: number };
  }
}

/** To all other Driving rolls of that phase. */
const HARDER = 1;
/** MT-SOPS-03 */
const TO_SHAKE_OFF = 4;
/** For bots: points that it is worth to try. */
const WORTH_IT = 8;
const WORDS = { label: 'Erratic maneuvers', lines: 'Erratic maneuvers' };
const NOT_SWARMED = {
  message: 'Erratic maneuvers are for a vehicle that can go at Flank, with infantry all over it',
  rule: 'MT-SOPS-02',
} as const;

const isErratic = ({ thisTurn: { marks } }: UnitState): boolean => marks?.erratic === true;

function swerve({ thisTurn }: UnitState): void {
  thisTurn.marks = { ...thisTurn.marks, erratic: true };
}

const mayShake = ({ field, state, unit, mech, isUnderWay }: Mover): boolean =>
  !isUnderWay &&
  isPlaced(mech) &&
  canAct(mech) &&
  !field.kinds[unit].limbs &&
  !field.kinds[unit].troopers &&
  !isErratic(mech) &&
  swarmerOf(state, unit) >= 0;

const ERRATIC: AddedMove = {
  type: 'erratic',
  label: WORDS.label,
  isFree: true,
  offers: (mover) => mayShake(mover) && mover.mp('run') > 0,
  fields: () => [],
  whyNot: () => NOT_SWARMED,
  carryOut(play, { unit }) {
    play.happen({ type: 'erratic', unit });
    return OVER;
  },
};

/** MT-SOPS-03: at the end of its move, if it went at Flank. */
function moveEnds(play: Play<Classic>, field: Battlefield, unit: number): void {
  const vehicle = play.state.units[unit];
  const isShaking = isErratic(vehicle) && vehicle.thisTurn.mode === 'run' && isPlaced(vehicle);
  if (!isShaking || vehicle.loss || swarmerOf(play.state, unit) < 0) return;
  const roll = { reason: 'shake-off', modifier: TO_SHAKE_OFF, rule: 'MT-SOPS-03' } as const;
  if (pilotingRoll(play, field, unit, roll).success) throwOff(play, field, unit);
}

/** MT-SOPS-02, MT-SOPS-03 */
export const swarmVehicles: Option<boolean> = {
  id: 'swarm-vehicles',
  title: 'Swarming vehicles',
  summary: "Infantry that is trained to attack 'Mechs at close quarters swarms vehicles, too.",
  group: 'Infantry',
  rule: 'MT-SOPS-02',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, special operations',
    [
      'MT-SOPS-02',
      'Swarming vehicles',
      "Trained infantry swarms vehicles as it does 'Mechs, at −1. A swarmed vehicle may make erratic maneuvers: at Flank with its Cruising MP, and Driving rolls of that phase are at +1.",
      'swarm-vehicles',
    ],
    [
      'MT-SOPS-03',
      'Shaking off, and damage',
      'At the end of an erratic move a Driving roll at +4 throws them off, for 11 points. Those who stay strike the front column in groups of 5, with one more roll for critical hits where the first group fell.',
      'swarm-vehicles',
    ],
  ),
  orders: [z.strictObject({ type: z.literal('erratic'), unit: indexSchema })],
  plug: () => ({
    replace: { swarmsVehicles: () => true },
    add: {
      moveEnds,
      runningPoints: (tally, _field, { units }, unit, walking) => {
        if (isErratic(units[unit])) tally.set(walking, WORDS.lines, 'MT-SOPS-02');
      },
      piloting: (tally, _field, { units, phase }, unit, reason) => {
        if (phase === 'movement' && reason !== 'shake-off' && isErratic(units[unit]))
          tally.add(HARDER, WORDS.lines, 'MT-SOPS-02');
      },
    },
    stage: {
      moves: (moves) => [...moves, ERRATIC],
      states: (states, _field, { units }, unit) =>
        isErratic(units[unit]) ? [...states, 'swerving about'] : states,
      // Bots try it whenever they can, and then go at Flank.
      liesLow(order, field, state, unit) {
        if (order || state.agenda.at(-1)?.step !== 'movement/move') return order;
        return ERRATIC.offers(new Mover(field, state, unit, false)) ? { type: 'erratic', unit } : null;
      },
      peril: (cost, _field, { units }, unit, { mode }) =>
        isErratic(units[unit]) && mode !== 'run' ? cost + WORTH_IT : cost,
    },
  }),
  changes: { erratic: ({ units }, { unit }) => swerve(units[unit]) },
  sentences: { erratic: ({ unit }, { mech }) => `${mech(unit)} swerves about.` },
};
