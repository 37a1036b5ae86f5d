import type { AnyGame, Scenario } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import type { CoreSetup, OptionValues } from '@ironfield/kernel/state.ts';
import { useMemo } from 'react';
import type { GameViews } from '../../table/game-views.ts';
import { areMany } from './chosen-battle.tsx';
import styles from './new-game.module.css';

/** A game with how it is shown. */
export interface OfferedGame {
  readonly game: AnyGame;
  readonly views: GameViews;
}

interface ScenarioCardsProps {
  readonly offered: OfferedGame;
  readonly chosen: number;
  /** Of the chosen one: they may change its map. */
  readonly options: OptionValues;
  onChoose(index: number): void;
}

/** The ready-made battles of a game. */
export function ScenarioCards({ offered, chosen, options, onChoose }: ScenarioCardsProps) {
  const { scenarios } = offered.game;
  const isLong = areMany(scenarios);
  return (
    <>
      <div
        className={`${styles.scenarios} ${isLong ? styles.many : ''}`}
        data-part="scenarios"
        role="radiogroup"
        aria-label="Scenario"
      >
        {scenarios.map((scenario, index) => (
          <ScenarioCard
            key={scenario.id}
            offered={offered}
            scenario={scenario}
            options={index === chosen ? options : NONE}
            isChosen={index === chosen}
            onChoose={() => onChoose(index)}
          />
        ))}
      </div>
      {isLong && (
        <p className={`${styles.scenarioSummary} ${styles.inPlace} quiet`}>{scenarios[chosen].summary}</p>
      )}
    </>
  );
}

const NONE: OptionValues = {};

interface ScenarioCardProps {
  readonly offered: OfferedGame;
  readonly scenario: Scenario<CoreSetup>;
  readonly options: OptionValues;
  readonly isChosen: boolean;
  onChoose(): void;
}

function ScenarioCard({
  offered: { game, views },
  scenario,
  options,
  isChosen,
  onChoose,
}: ScenarioCardProps) {
  const setup = useMemo(() => {
    const wanted = scenarioSetup(game, scenario.id, options);
    return wanted.ok ? wanted : scenarioSetup(game, scenario.id);
  }, [game, scenario, options]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with a picture
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={styles.scenarioCard}
      data-part="scenario-card"
      onClick={onChoose}
    >
      <span className={styles.scenarioPicture}>{setup.ok && <views.Picture setup={setup.value} />}</span>
      <span className={styles.scenarioText} data-part="scenario-text">
        <strong>{scenario.title}</strong>
        <span className="quiet">{scenario.summary}</span>
      </span>
    </button>
  );
}
