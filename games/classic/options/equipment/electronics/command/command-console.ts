import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../../battlefield.ts';
import { CONSCIOUSNESS } from '../../../../data/piloting.ts';
import type { Classic } from '../../../../game-types.ts';
import { withAdvancedMechs } from '../../../../mechs/offered.ts';
import type { Option } from '../../../../option.ts';
import { section } from '../../../../rule-index/section.ts';
import { rolledBy } from '../../../../rules/crew/about-rolls.ts';
import { killPilot } from '../../../../rules/damage/destruction.ts';
import { canAct, isOnMap, PILOT_DEAD } from '../../../../rules/unit/condition.ts';
import { hasWorking } from '../../../../rules/unit/fittings.ts';
import { noteInside } from '../../../../rules/unit/marks.ts';
import type { UnitState } from '../../../../state.ts';
import { PURPOSES } from '../../../../text/damage.ts';

/** MT-COCKPIT-03: the second MechWarrior. */
interface Commander {
  readonly hits: number;
  /** Points of this phase, for which there is a roll at its end. */
  readonly due: number;
  /** The turn in which he lost consciousness; 0 for one who is awake. */
  readonly out: number;
  /** He has taken over as pilot; what happens to him since is on the sheet as that of any pilot. */
  readonly acts?: true;
}

declare module '../../../../extensions.ts' {
  interface InsideMarks {
    readonly commander?: Commander;
  }
  interface OptionEvents {
    'commander-hurt': {
      readonly type: 'commander-hurt';
      readonly unit: number;
      readonly points: number;
      readonly hits: number;
    };
    'commander-awake': {
      readonly type: 'commander-awake';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly number: number;
      readonly awake: boolean;
    };
    'commander-acts': { readonly type: 'commander-acts'; readonly unit: number };
  }
}

const OPTION = 'cockpit-command-console';
const RULE = 'MT-COCKPIT-03';
const POINTS = 2;
const FRESH: Commander = { hits: 0, due: 0, out: 0 };

const commanderOf = ({ marks }: Pick<UnitState, 'marks'>): Commander => marks?.inside?.commander ?? FRESH;

const note = (unit: UnitState, changes: Partial<Commander>): void =>
  noteInside(unit, { commander: { ...commanderOf(unit), ...changes } });

type Designs = Pick<Battlefield, 'designs'>;

const hasConsole = ({ designs }: Designs, unit: number): boolean =>
  designs[unit].fittings?.some(({ type }) => type.id === 'console') === true;

/** The console is whole and somebody alive sits at it, who is not the pilot. */
function isManned({ designs }: Designs, unit: Pick<UnitState, 'marks' | 'body'>, index: number): boolean {
  const { hits, acts } = commanderOf(unit);
  return !acts && hits < PILOT_DEAD && hasWorking(designs[index], unit.body, 'console');
}

/** And is awake, in a 'Mech that runs. */
export const isCommanded = (
  field: Designs,
  unit: Pick<UnitState, 'marks' | 'body' | 'shutDown'>,
  index: number,
): boolean =>
  hasConsole(field, index) &&
  unit.shutDown === 0 &&
  commanderOf(unit).out === 0 &&
  isManned(field, unit, index);

function hurt(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  const mech = play.state.units[unit];
  if (!hasConsole(field, unit) || !isManned(field, mech, unit)) return;
  const { hits } = commanderOf(mech);
  const taken = Math.min(points, PILOT_DEAD - hits);
  play.happen({ type: 'commander-hurt', unit, points: taken, hits: hits + taken });
}

/** CBT-PIL-07: a roll for each point of the phase. */
function stayAwake(play: Play<Classic>, field: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  const { hits, due } = commanderOf(mech);
  if (due === 0) return;
  if (mech.loss !== null || !isManned(field, mech, unit)) return;
  for (let hit = hits - due + 1; hit <= hits && commanderOf(mech).out === 0; hit++)
    rollAwake(play, unit, CONSCIOUSNESS[hit]);
}

function rollAwake(play: Play<Classic>, unit: number, number: number): void {
  const dice = play.roll(PURPOSES.consciousness, 2, rolledBy(unit, number));
  play.happen({ type: 'commander-awake', unit, dice, number, awake: sum(dice) >= number });
}

/** CBT-PIL-09 */
function comeRound(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const mech = state.units[unit];
  const { out, hits } = commanderOf(mech);
  if (out === 0 || out >= state.turn || mech.loss !== null || !isManned(field, mech, unit)) return;
  rollAwake(play, unit, CONSCIOUSNESS[hits]);
}

/** The commander goes on in place of the pilot, in the condition he is in. */
function takeOver(mech: UnitState): void {
  const { hits, due, out } = commanderOf(mech);
  mech.crew = { ...mech.crew, hits, knockedOut: out };
  mech.thisPhase.pilotDamage = due;
  note(mech, { due: 0, acts: true });
}

function relieve(play: Play<Classic>, field: Battlefield, unit: number): boolean {
  const mech = play.state.units[unit];
  if (mech.loss !== null || !hasConsole(field, unit) || !isManned(field, mech, unit)) return false;
  play.happen({ type: 'commander-acts', unit });
  return true;
}

export const commandConsole: Option<boolean> = {
  id: OPTION,
  title: 'Command consoles',
  summary:
    "Heavy 'Mechs may have a second MechWarrior aboard, who helps to win the Initiative and takes over.",
  group: 'Equipment',
  rule: RULE,
  base: false,
  rules: section('Maximum Tech, equipment', [
    RULE,
    'Command consoles',
    'While its commander is awake and not the pilot, its side has +2 to Initiative. What hurts the pilot hurts the commander, but for explosions of ammunition. He takes over where pilot or cockpit are lost.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      crewHurt: (play, field, unit, { points, cause }) => {
        if (cause !== 'explosion') hurt(play, field, unit, points);
      },
      stayedAwake: stayAwake,
      comesRound: comeRound,
      // MT-COCKPIT-03: he sits at the console that is hit.
      critical: (play, field, unit, part, slot) => {
        const mech = play.state.units[unit];
        const { fittings = [] } = field.designs[unit];
        const isConsole = fittings.some(
          ({ type, parts }) =>
            type.id === 'console' &&
            parts.some(({ location, mask }) => location === part && (mask & (1 << slot)) !== 0),
        );
        if (isConsole && commanderOf(mech).acts) killPilot(play, field, unit, 'pilot');
      },
    },
    replace: {
      relieves: relieve,
      isRelieved: (unit) => commanderOf(unit).acts === true,
    },
    stage: {
      gear: (names) => [...names, 'a command console'],
      unitsOffered: withAdvancedMechs,
      initiativeBonus: (shares, field, { units }) => [
        ...shares,
        ...units.flatMap((unit, index) =>
          isCommanded(field, unit, index) && isOnMap(unit) && canAct(unit)
            ? [{ side: field.sideOf[index], by: 'console', points: POINTS } as const]
            : [],
        ),
      ],
      states: (states, field, table, unit) => {
        if (!hasConsole(field, unit)) return states;
        const { hits, out, acts } = commanderOf(table.units[unit]);
        if (acts) return [...states, 'commander is pilot'];
        return hits > 0 ? [...states, `commander hit ${hits}${out > 0 ? ', unconscious' : ''}`] : states;
      },
      glimpse: (event) => (event?.type.startsWith('commander-') ? null : event),
    },
  }),
  changes: {
    'commander-hurt': ({ units }, { unit, points, hits }) =>
      note(units[unit], { hits, due: commanderOf(units[unit]).due + points }),
    'commander-awake': ({ units, turn }, { unit, awake }) => {
      const { due } = commanderOf(units[unit]);
      note(units[unit], { out: awake ? 0 : turn, due: awake ? Math.max(0, due - 1) : 0 });
    },
    'commander-acts': ({ units }, { unit }) => takeOver(units[unit]),
  },
  sentences: {
    'commander-hurt': ({ unit, points, hits }, { mech }) =>
      `The commander in ${mech(unit)} takes ${points} ${points === 1 ? 'point' : 'points'} of damage, ${hits} in all.`,
    'commander-awake': ({ unit, dice, number, awake }, { mech }) =>
      `The commander in ${mech(unit)} needs ${number}, rolls ${sum(dice)}, and is ${awake ? 'awake' : 'unconscious'}.`,
    'commander-acts': ({ unit }, { mech }) => `The commander in ${mech(unit)} takes over as its pilot.`,
  },
};
