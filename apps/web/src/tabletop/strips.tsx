import type { GameTypes } from '@ironfield/kernel/game.ts';
import { Strip, StripSide } from '../table/strip.tsx';
import type { TabletopDesk } from './use-tabletop-desk.ts';

interface StripsProps<G extends GameTypes> {
  readonly desk: TabletopDesk<G>;
  readonly sides: readonly string[];
  /** What each side has left, in a few words. */
  readonly notes: readonly string[];
  /** Models that something happens to just now. */
  readonly lit: readonly number[];
}

/** Every model in two lines and a bar: one's own at the left, the others at the right. */
export function Strips<G extends GameTypes>({ desk, sides, notes, lit }: StripsProps<G>) {
  const { models, own, inHand, shown, ready, chooseModel } = desk;
  const inOrder = [own, ...sides.keys()].filter((side, i, all) => all.indexOf(side) === i);
  return (
    <div className="strips">
      {inOrder.map((side) => (
        <StripSide key={side} label={sides[side]} side={side} note={notes[side]}>
          {models.map(
            (model, id) =>
              model.side === side && (
                <Strip
                  // biome-ignore lint/suspicious/noArrayIndexKey: models go by their number
                  key={id}
                  unit={model}
                  id={id}
                  light={lit.includes(id) ? 'lit' : ''}
                  isInHand={inHand === id}
                  isShown={shown === id}
                  isReady={ready.has(id)}
                  onChoose={() => chooseModel(id)}
                />
              ),
          )}
        </StripSide>
      ))}
    </div>
  );
}
