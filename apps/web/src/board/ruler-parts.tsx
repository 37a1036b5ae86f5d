import type { AnyGame } from '@ironfield/kernel/game.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Icon } from '../ui/icons.tsx';
import type { Ruler } from './ruler.ts';

interface RulerReadingProps {
  readonly game: AnyGame;
  readonly ruler: Ruler;
}

/** What the ruler says. */
export function RulerReading({ game, ruler: { ends, measured, toggle } }: RulerReadingProps) {
  return (
    <section className="ruler-reading" aria-label="Ruler">
      <Icon name="ruler" />
      <p role="status">
        {measured ? (
          <>
            {measured.text} <RuleLink game={game} rule={measured.rule} />
          </>
        ) : ends && ends.from >= 0 ? (
          'Point at a hex, or choose one.'
        ) : (
          'Choose the hex to measure from.'
        )}
      </p>
      <button type="button" className="button bare" aria-label="Put the ruler away" onClick={toggle}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** Among the tools of the map. */
export function RulerTool({ ruler }: { readonly ruler: Ruler }) {
  return (
    <button
      type="button"
      className="button"
      aria-pressed={ruler.ends !== null}
      aria-label="Ruler"
      title="Ruler: distance and line of sight (R)"
      onClick={ruler.toggle}
    >
      <Icon name="ruler" />
    </button>
  );
}
