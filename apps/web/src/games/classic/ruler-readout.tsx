import type { AnyGame } from '@ironfield/kernel/game.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Measured, Ruler } from './ruler.ts';

interface RulerReadoutProps {
  readonly game: AnyGame;
  readonly ruler: Ruler;
  readonly measured: Measured | null;
  onClose(): void;
}

/** What the ruler says, at the foot of the map. */
export function RulerReadout({ game, ruler, measured, onClose }: RulerReadoutProps) {
  return (
    <section className="sight-readout" aria-label="Ruler">
      <Icon name="ruler" />
      <p role="status">
        {measured ? (
          <>
            {measured.text} <RuleLink game={game} rule={measured.rule} />
          </>
        ) : ruler.from < 0 ? (
          'Choose the hex to measure from.'
        ) : (
          'Point at a hex, or choose one.'
        )}
      </p>
      <button type="button" className="button bare" aria-label="Put the ruler away" onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
