import { about } from '@ironfield/battleforce2/about.ts';
import type { Mission } from '@ironfield/battleforce2/data/missions.ts';
import { WAR, WARS, type War } from '@ironfield/battleforce2/data/wars.ts';
import type { BattleChoices } from '@ironfield/battleforce2/scenarios/generator/battle-choices.ts';
import { warBattles } from '@ironfield/battleforce2/scenarios/war-battles.ts';
import type { Setup } from '@ironfield/battleforce2/state.ts';
import { useMemo } from 'react';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { useRules } from '../../../rules/use-rules.ts';
import newGameStyles from '../../../start/new-game/new-game.module.css';
import { Picture } from '../picture.tsx';
import styles from './forces.module.css';

interface WarCardsProps {
  readonly choices: BattleChoices;
  readonly mission: Mission;
  readonly seed: string;
  /** The current battle, with all changes made by hand. */
  readonly chosen: Setup;
  onChoose(war: BattleChoices['war']): void;
}

/** The wars of the past: each with the battle that choosing it brings. */
export function WarCards({ choices, mission, seed, chosen, onChoose }: WarCardsProps) {
  const { war, ...others } = choices;
  const wishes = JSON.stringify(others);
  const battles = useMemo(
    () => warBattles(mission, seed, JSON.parse(wishes) as Omit<BattleChoices, 'war'>),
    [mission, seed, wishes],
  );
  return (
    <section className={styles.wars} aria-label="War">
      <div
        className={`${newGameStyles.scenarios} ${newGameStyles.many}`}
        data-part="scenarios"
        role="radiogroup"
        aria-label="War"
      >
        {(['none', ...WARS] as const).map((each) => (
          <WarCard
            key={each}
            war={each}
            battle={each === war ? chosen : battles[each]}
            isChosen={each === war}
            onChoose={() => onChoose(each)}
          />
        ))}
      </div>
      <p className={`${newGameStyles.scenarioSummary} quiet`}>
        {war === 'none' ? NO_WAR : <AboutWar war={war} />}
      </p>
    </section>
  );
}

const NO_WAR = 'No war: any two factions fight each other, without special rules.';

interface WarCardProps {
  readonly war: BattleChoices['war'];
  readonly battle: Setup;
  readonly isChosen: boolean;
  onChoose(): void;
}

function WarCard({ war, battle, isChosen, onChoose }: WarCardProps) {
  const [first, second] = battle.sides.map(({ name }) => name.split(',')[0]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with a picture
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={newGameStyles.scenarioCard}
      data-part="scenario-card"
      onClick={onChoose}
    >
      <span className={newGameStyles.scenarioPicture}>
        <Picture setup={battle} />
      </span>
      <span className={newGameStyles.scenarioText} data-part="scenario-text">
        <strong>{war === 'none' ? 'No war' : WAR[war].title}</strong>
        <span>{war === 'none' ? 'Any two factions' : WAR[war].years}</span>
        <span>
          {first} against {second}, {battle.map.name}
        </span>
      </span>
    </button>
  );
}

const BOOK = { id: 'battleforce2', title: about.title };

/** The sides of a war, and its rule. */
function AboutWar({ war }: { readonly war: War }) {
  const { title, years, attackers, defenders, rule } = WAR[war];
  const special = useRules(BOOK).find(({ id }) => id === rule);
  const all = (parties: typeof attackers) => parties.map(({ name }) => name).join(', ');
  return (
    <>
      {`${title}, ${years}. Attackers: ${all(attackers)}. Defenders: ${all(defenders)}. `}
      {special && `${special.summary} `}
      <RuleLink game={BOOK} rule={rule} />
      {' Units come from the tables of each side, which give no years.'}
    </>
  );
}
