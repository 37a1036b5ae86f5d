import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import {
  FAULT_WORDS,
  type Fault,
  type FaultTable,
  noteFaults,
  spoilsShot,
} from '../../rules/damage/faults.ts';
import { kept } from '../../rules/unit/marks.ts';
import type { State, WeaponAttack } from '../../state.ts';

declare module '../../extensions.ts' {
  interface GameMarks {
    /** The faults that nobody knows yet, by unit and label; no viewer is told of them. */
    readonly hiddenFaults?: Readonly<Record<string, readonly Fault[]>>;
  }
  interface OptionEvents {
    symptom: {
      readonly type: 'symptom';
      readonly unit: number;
      readonly label: string;
      readonly table: FaultTable;
    };
    'fault-shows': {
      readonly type: 'fault-shows';
      readonly unit: number;
      readonly label: string;
      readonly faults: readonly Fault[];
      readonly reveals: readonly number[];
    };
  }
}

const OPTION = 'secret-critical-effects';
/** A thing that cannot be used any more is found out at once. */
const PLAIN: readonly Fault[] = ['dead', 'destroyed'];
/** The same for all that may be wrong, or for nothing. */
const SYMPTOMS: Readonly<Record<FaultTable, string>> = {
  energy: 'it hums and flickers',
  ballistic: 'something rattles',
  missile: 'a lamp blinks',
  equipment: 'it creaks',
};

const keyOf = (unit: number, label: string): string => `${unit} ${label}`;
const hiddenOf = ({ marks }: Pick<State, 'marks'>, unit: number, label: string): readonly Fault[] =>
  marks?.hiddenFaults?.[keyOf(unit, label)] ?? [];

/** Keeps nothing that is empty, so that the notes are those of a game in which nothing is hidden. */
function hide(state: Pick<State, 'marks'>, key: string, faults: readonly Fault[]): void {
  const { hiddenFaults, ...others } = state.marks ?? {};
  const { [key]: _, ...rest } = hiddenFaults ?? {};
  const left = faults.length > 0 ? { ...rest, [key]: faults } : rest;
  const marks = { ...others, ...(Object.keys(left).length > 0 && { hiddenFaults: left }) };
  state.marks = kept(marks);
}

function keeps(play: Play<Classic>, unit: number, label: string, fault: Fault, table: FaultTable): boolean {
  if (PLAIN.includes(fault)) return false;
  if (fault !== 'none') hide(play.state, keyOf(unit, label), [...hiddenOf(play.state, unit, label), fault]);
  play.emit({ type: 'symptom', unit, label, table });
  return true;
}

function show(play: Play<Classic>, unit: number, label: string, which: readonly Fault[]): void {
  const { state } = play;
  const all = hiddenOf(state, unit, label);
  const faults = all.filter((fault) => which.includes(fault));
  if (faults.length === 0) return;
  hide(
    state,
    keyOf(unit, label),
    all.filter((fault) => !which.includes(fault)),
  );
  noteFaults(state.units[unit], label, faults);
  play.emit({ type: 'fault-shows', unit, label, faults, reveals: [unit] });
}

/** A shot that misses only because of what nobody knew: then it is known. */
function needed(
  number: number,
  play: Play<Classic>,
  { designs, board }: Battlefield,
  { attacker, weapon, target }: WeaponAttack,
  dice: readonly number[],
): number {
  const { units } = play.state;
  const { label, type } = designs[attacker].weapons[weapon];
  const range = distance(board, units[attacker].hex, units[target].hex);
  const spoiling = hiddenOf(play.state, attacker, label).filter((fault) =>
    spoilsShot(fault, range, type.short),
  );
  const total = sum(dice);
  if (dice.length === 0 || total < number || total >= number + spoiling.length) return number;
  show(play, attacker, label, spoiling);
  return number + spoiling.length;
}

export const secretCriticalEffects: Option<boolean> = {
  id: OPTION,
  title: 'Secret critical effects',
  summary: 'What is wrong with a damaged weapon or hatchet is not known before it shows in use.',
  group: 'Damage',
  rule: 'MT-CRIT-07',
  base: false,
  requires: ['expanded-critical-damage'],
  rules: section('Maximum Tech, critical damage', [
    'MT-CRIT-07',
    'Secret effects',
    'A player learns that an item was hit, and a vague symptom. What is wrong with it shows in play, by a miss, by damage, heat, jams, explosions or failures. What is destroyed or cannot fire is known at once.',
    OPTION,
  ]),
  plug: () => ({
    replace: { keepsFault: keeps, hiddenFaults: hiddenOf },
    add: { faultShows: show },
    stage: {
      neededNow: needed,
      secrets: (marks) => {
        if (!marks?.hiddenFaults) return marks;
        const { hiddenFaults: _, ...seen } = marks;
        return kept(seen);
      },
      glimpse: (event) => (event?.type === 'symptom' || event?.type === 'fault-shows' ? null : event),
    },
  }),
  sentences: {
    symptom: ({ unit, label, table }, { mech }) => `${mech(unit)}: its ${label} was hit: ${SYMPTOMS[table]}.`,
    'fault-shows': ({ unit, label, faults }, { mech }) =>
      `${mech(unit)}: its ${label} ${[...new Set(faults)].map((fault) => FAULT_WORDS[fault]).join(' and ')}, as now shows.`,
  },
  changes: {
    symptom: () => {},
    'fault-shows': ({ units }, { unit, label, faults }) => noteFaults(units[unit], label, faults),
  },
};
