import { about } from '@ironfield/battleforce2/about.ts';
import type { Mission } from '@ironfield/battleforce2/data/missions.ts';
import { WAR, WARS, type War } from '@ironfield/battleforce2/data/wars.ts';
import type { BattleChoices } from '@ironfield/battleforce2/scenarios/battle-choices.ts';
import { warBattles } from '@ironfield/battleforce2/scenarios/war-battles.ts';
import type { Setup } from '@ironfield/battleforce2/state.ts';
import { useMemo } from 'react';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { useRules } from '../../../rules/use-rules.ts';
import { Picture } from '../picture.tsx';
import '../../../start/new-game.css';

interface WarCardsProps {
  readonly choices: BattleChoices;
  readonly mission: Mission;
  readonly seed: string;
  /** The battle as it stands, with all that was changed by hand. */
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
    <section className="wars" aria-label="War">
      <div className="scenarios many" role="radiogroup" aria-label="War">
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
      <p className="scenario-summary quiet">{war === 'none' ? NO_WAR : <AboutWar war={war} />}</p>
    </section>
  );
}

const NO_WAR = 'No war: any two factions fight each other, and no special rule holds.';

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
    <button type="button" role="radio" aria-checked={isChosen} className="scenario-card" onClick={onChoose}>
      <span className="scenario-picture">
        <Picture setup={battle} />
      </span>
      <span className="scenario-text">
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

/** Who fights whom, and by which rule. */
function AboutWar({ war }: { readonly war: War }) {
  const { title, years, attackers, defenders, rule } = WAR[war];
  const special = useRules(BOOK).find(({ id }) => id === rule);
  const all = (parties: typeof attackers) => parties.map(({ name }) => name).join(', ');
  return (
    <>
      {`${title}, ${years}. Attackers: ${all(attackers)}. Defenders: ${all(defenders)}. `}
      {special && `${special.summary} `}
      <RuleLink game={BOOK} rule={rule} />
      {' The machines are those of the tables of each side, which tell no years.'}
    </>
  );
}
