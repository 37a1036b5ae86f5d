import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { ReactNode } from 'react';
import { RuleLink } from '../rules/rule-link.tsx';
import { Icon } from '../ui/icons.tsx';
import type { Ruler } from './ruler.ts';

interface RulerReadingProps {
  readonly game: AnyGame;
  readonly ruler: Ruler;
}

/** The reading of the ruler. */
export function RulerReading({ game, ruler: { ends, measured, toggle } }: RulerReadingProps) {
  return (
    <RulerBar onClose={toggle}>
      {measured ? (
        <>
          {measured.text} <RuleLink game={game} rule={measured.rule} />
        </>
      ) : ends && ends.from >= 0 ? (
        'Point at a hex, or click one.'
      ) : (
        'Choose the hex to measure from.'
      )}
    </RulerBar>
  );
}

interface RulerBarProps {
  readonly children: ReactNode;
  onClose(): void;
}

/** The bar for a ruler's reading, on any map. */
export function RulerBar({ children, onClose }: RulerBarProps) {
  return (
    <section className="ruler-reading" data-part="ruler-reading" aria-label="Ruler">
      <Icon name="ruler" />
      <p role="status">{children}</p>
      <button type="button" className="button bare" aria-label="Close the ruler" onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}

interface RulerToolProps {
  readonly ruler: { readonly ends: object | null; toggle(): void };
}

/** Among the tools of the map. */
export function RulerTool({ ruler }: RulerToolProps) {
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
