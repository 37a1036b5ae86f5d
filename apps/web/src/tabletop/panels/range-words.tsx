import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { Explained } from '../../rules/explained.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import type { Ranges } from '../tabletop-game.ts';

interface RangeWordsProps {
  readonly game: AnyGame;
  readonly ranges: Ranges;
}

/** The viewpoint of the ranges: where it would stand, or where it stands. */
const LOOKER = ['ghost', 'bad', 'in-hand'].map((look) => `[data-part="model"][data-look="${look}"]`);

/** The ranges on the map, each with its reasons and its rule. */
export function RangeWords({ game, ranges: { readings } }: RangeWordsProps) {
  const words = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const map = words.current?.parentElement;
    const looker = LOOKER.map((each) => map?.querySelector(each)).find(Boolean);
    if (!map || !looker) return;
    const [all, own] = [map.getBoundingClientRect(), looker.getBoundingClientRect()];
    const isLow = own.top + own.height / 2 > all.top + all.height / 2;
    words.current!.dataset.place = isLow ? 'high' : 'low';
  });
  return (
    <section ref={words} className="range-words" data-part="range-words" aria-label="Ranges">
      {readings.map((line) => (
        <p key={line[0].text}>
          {line.map(({ text, number, after = '', rule }, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              {text}{' '}
              {number && (
                <Explained explanation={number.explanation} measure={number.measure} title={text}>
                  {number.explanation.total}
                  {number.measure}
                </Explained>
              )}
              {after} {rule && <RuleLink game={game} rule={rule} />}
            </Fragment>
          ))}
        </p>
      ))}
    </section>
  );
}
