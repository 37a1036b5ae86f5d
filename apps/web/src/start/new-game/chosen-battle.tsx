import type { Scenario } from '@ironfield/kernel/play/game.ts';
import styles from './new-game.module.css';

/** Of more scenarios than this the cards say no more than their names. */
const MANY = 4;

type Named = Pick<Scenario<never>, 'title' | 'summary'>;

export const areMany = (scenarios: readonly Named[]): boolean => scenarios.length > MANY;

interface ChosenBattleProps {
  readonly scenarios: readonly Named[];
  readonly chosen: number;
}

/** The story of the chosen scenario, beside the button that begins it: there it is read without scrolling. */
export function ChosenBattle({ scenarios, chosen }: ChosenBattleProps) {
  if (!areMany(scenarios)) return null;
  const { title, summary } = scenarios[chosen];
  return (
    <p className={styles.chosenBattle}>
      <strong>{title}</strong> <span className="quiet">{summary}</span>
    </p>
  );
}
