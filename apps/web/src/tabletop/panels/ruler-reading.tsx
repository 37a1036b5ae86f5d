import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { RulerBar } from '../../board/ruler-parts.tsx';
import { Explained } from '../../rules/explained.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import type { TableRuler } from '../use-ruler.ts';

interface RulerReadingProps {
  readonly game: AnyGame;
  readonly ruler: TableRuler;
}

/** The reading of the ruler. */
export function RulerReading({ game, ruler: { ends, reading, toggle } }: RulerReadingProps) {
  return (
    <RulerBar onClose={toggle}>
      {reading ? (
        <>
          {reading.text}{' '}
          {reading.number && (
            <Explained explanation={reading.number.explanation} measure={reading.number.measure}>
              {reading.number.explanation.total} {reading.number.measure}
            </Explained>
          )}{' '}
          {reading.rule && <RuleLink game={game} rule={reading.rule} />}
        </>
      ) : ends?.from ? (
        'Point at a model or a place.'
      ) : (
        'Choose the model or the place to measure from.'
      )}
    </RulerBar>
  );
}
