import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { Strip, StripGroup, StripSide } from '../../table/strip.tsx';
import { sideClass } from '../../ui/words/sides.ts';
import type { Model } from '../tabletop-game.ts';
import type { TabletopDesk } from '../use-tabletop-desk.ts';

interface StripsProps<G extends GameTypes> {
  readonly desk: TabletopDesk<G>;
  /** The width of the table divided by its height. */
  readonly aspect: number;
  readonly sides: readonly string[];
  /** The strength of each side, in a few words. */
  readonly notes: readonly string[];
  /** Models that something happens to just now. */
  readonly lit: readonly number[];
}

/** More models than this do not fit in one row above the map of a laptop. */
const FEW = 8;
/** A table that is no wider than this leaves room beside it. */
const UPRIGHT = 1.1;

/** The place of the strips: in a row above the map, in columns beside it, or a low row for each side. */
function arrangement(models: number, aspect: number): string {
  if (models <= FEW) return 'strips';
  return aspect < UPRIGHT ? 'strips beside' : 'strips crowded';
}

/** So many are sorted by their groups. */
const MANY = 15;

/** Models of a side, one group after the other; one without a name where they need no sorting. */
export function groupsOf(
  models: readonly Pick<Model, 'side' | 'group'>[],
  side: number,
): readonly (readonly [name: string | null, ids: readonly number[]])[] {
  const ids = [...models.keys()].filter((id) => models[id].side === side);
  if (models.length < MANY) return [[null, ids]];
  return [...Map.groupBy(ids, (id) => models[id].group ?? null)];
}

/** Every model in two lines and a bar: one's own at the left, the others at the right. */
export function Strips<G extends GameTypes>({ desk, aspect, sides, notes, lit }: StripsProps<G>) {
  const { models, own, inHand, shown, ready, chooseModel } = desk;
  const inOrder = [own, ...sides.keys()].filter((side, i, all) => all.indexOf(side) === i);
  const stripOf = (id: number) => (
    <Strip
      key={id}
      unit={models[id]}
      id={id}
      light={lit.includes(id) ? 'lit' : ''}
      isInHand={inHand === id}
      isShown={shown === id}
      isReady={ready.has(id)}
      onChoose={() => chooseModel(id)}
    />
  );
  return (
    <>
      <div className="side-notes" data-part="side-notes">
        {inOrder.map(
          (side) =>
            notes[side] && (
              <p key={side} className={`strip-note ${sideClass(side)}`} title={sides[side]}>
                {notes[side]}
              </p>
            ),
        )}
      </div>
      <div className={arrangement(models.length, aspect)} data-part="strips">
        {inOrder.map((side) => (
          <StripSide key={side} label={sides[side]} side={side} note={notes[side]}>
            {groupsOf(models, side).map(([name, ids]) =>
              name === null ? (
                ids.map(stripOf)
              ) : (
                <StripGroup key={name} name={name} count={ids.length}>
                  {ids.map(stripOf)}
                </StripGroup>
              ),
            )}
          </StripSide>
        ))}
      </div>
    </>
  );
}
