import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { Fragment, useContext } from 'react';
import { Explained } from '../../rules/explained.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { percent } from '../../ui/words/odds.ts';
import type { HexGame } from '../hex-game.ts';
import type { Strike } from '../strikes.ts';

interface StrikeOutcomesProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly table: G['Table'];
  readonly strike: Strike;
}

/** Results of a blow other than damage: ` If it hits, Vindicator rolls or falls: 5+ (falls 17 %).` */
export function StrikeOutcomes<G extends GameTypes>({ hex, table, strike }: StrikeOutcomesProps<G>) {
  const game = useContext(RulebookContext);
  const outcomes = hex.strikeOutcomes?.(table, { ...strike.entry, type: strike.type } as CoreOrder) ?? [];
  return outcomes.map(({ when, words, roll, rule }, index) => (
    <Fragment key={when + words}>
      {` ${when}, ${words}`}
      {roll && (
        <>
          {': '}
          <Explained className="explained" explanation={roll} measure="to stay up" title={words}>
            {roll.total}+
          </Explained>
          {` (falls ${percent(1 - hex.chanceOf(roll.total))})`}
        </>
      )}
      {'.'}
      {game && rule !== outcomes[index + 1]?.rule && (
        <>
          {' '}
          <RuleLink game={game} rule={rule} />
        </>
      )}
    </Fragment>
  ));
}
