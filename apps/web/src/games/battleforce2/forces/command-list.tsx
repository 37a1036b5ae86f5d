import { commandWords } from '@ironfield/battleforce2/data/command-words.ts';
import {
  basicList,
  COMMAND_LISTS,
  COMMANDS,
  type Command,
  whyNoList,
} from '@ironfield/battleforce2/data/commands.ts';
import type { PlannedSide } from '@ironfield/battleforce2/scenarios/force-plan.ts';
import styles from './forces.module.css';

type Printed = keyof typeof COMMAND_LISTS;
const PRINTED = Object.keys(COMMAND_LISTS) as Printed[];
const titleOf = (list: Printed): string =>
  list === 'Inner Sphere' || list === 'Clan' ? `Basic ${list}` : list;

const OWN = 'own';

interface CommandListProps {
  readonly side: PlannedSide;
  onChange(commands: readonly Command[]): void;
}

/** The commands of a side's ten counters: a printed list, or one of its own (BF2-LIST-01, BF2-LIST-05). */
export function CommandList({ side, onChange }: CommandListProps) {
  const commands = side.commands ?? basicList(side.organization);
  const printed = PRINTED.find((list) => COMMAND_LISTS[list].join() === commands.join());
  const why = whyNoList(commands);
  return (
    <details className={styles.commandList} data-part="command-list">
      <summary>
        Commands <span className="quiet">{printed ? titleOf(printed) : 'a list of their own'}</span>
      </summary>
      <label className={styles.commandPrinted}>
        <span className="quiet">List</span>
        <select
          className="select"
          value={printed ?? OWN}
          onChange={({ target }) => onChange(COMMAND_LISTS[target.value as Printed])}
        >
          {!printed && <option value={OWN}>own</option>}
          {PRINTED.map((list) => (
            <option key={list} value={list}>
              {titleOf(list)}
            </option>
          ))}
        </select>
      </label>
      <ol>
        {commands.map((command, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a counter is its number
          <li key={place}>
            <select
              className="select"
              aria-label={`Counter ${place + 1}`}
              title={commandWords(command)}
              value={command}
              onChange={({ target }) => onChange(commands.with(place, target.value as Command))}
            >
              {COMMANDS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <p className={why ? 'problem' : 'quiet'} role="status">
        {why ?? 'Change a counter to design a list. Counters are drawn if the game is played with commands.'}
      </p>
    </details>
  );
}
