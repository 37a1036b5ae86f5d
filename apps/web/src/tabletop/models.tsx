import type { GameTypes } from '@ironfield/kernel/game.ts';
import { movedAlong } from '@ironfield/table/heading.ts';
import { NamePlates } from '../board/name-plates.tsx';
import { useScale } from '../board/scale.ts';
import { drawn, spotOf } from './measures.ts';
import { ModelHandles } from './model-handles.tsx';
import { enlargement, ModelToken, type TokenLook } from './model-token.tsx';
import type { Model, TabletopGame } from './tabletop-game.ts';
import type { TabletopDesk } from './use-tabletop-desk.ts';

/** Where the middle of the arrow is, and half its size, as parts of the radius of a base. */
const ARROW_TIP = [1.4, 0.3];

interface ModelsProps<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly table: G['Table'];
  readonly models: readonly Model[];
  lookOf(model: number): TokenLook;
}

/** All models that are on the table, with their names. */
export function Models<G extends GameTypes>({ tabletop, table, models, lookOf }: ModelsProps<G>) {
  const scale = useScale();
  const standing = models.flatMap((model, id) =>
    model.at && !model.isGone ? [{ ...model, id, at: model.at }] : [],
  );
  return (
    <>
      {standing.map((model) => (
        <ModelToken
          key={model.id}
          model={model}
          at={model.at}
          heading={model.heading}
          look={lookOf(model.id)}
          figure={tabletop.Figure && <tabletop.Figure table={table} model={model.id} />}
        />
      ))}
      <NamePlates
        named={standing.map(({ id, name, plate = name, side, at, heading, radius }) => {
          const large = enlargement(radius, scale);
          const [arrow, half] = ARROW_TIP.map((share) => share * radius * large);
          return {
            id,
            name: plate,
            seat: side,
            at: spotOf(at),
            reach: drawn(radius) * large * 1.15,
            tip: { ...spotOf(movedAlong(at, heading, arrow)), half: drawn(half) },
          };
        })}
      />
    </>
  );
}

interface InHandProps<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly desk: TabletopDesk<G>;
}

/** The model in hand where it would stand, and what one takes hold of to bring it elsewhere. */
export function InHand<G extends GameTypes>({ tabletop, desk }: InHandProps<G>) {
  const { models, inHand, from, ghost, ways, table } = desk;
  const stand = ghost ?? from;
  if (inHand === null || !stand) return null;
  const model = models[inHand];
  return (
    <>
      {ghost && (
        <ModelToken
          model={model}
          at={ghost.at}
          heading={ghost.heading}
          look={ghost.isBad ? 'bad' : 'ghost'}
          figure={tabletop.Figure && <tabletop.Figure table={table} model={inHand} />}
        />
      )}
      {desk.isMoving && (
        <ModelHandles
          stand={stand}
          radius={model.radius}
          canGo={ways.some(({ kind }) => kind !== 'turn') || ghost !== null}
          canTurn={
            ways.some((way) => way.kind === 'turn' || (way.kind === 'place' && way.heading)) || ghost !== null
          }
          onGo={(to, isFirst) => desk.goTo(to, !isFirst)}
          onTurn={(heading, isFirst) => desk.turnTo(heading, !isFirst)}
          onTap={() => desk.chooseModel(inHand)}
        />
      )}
    </>
  );
}
