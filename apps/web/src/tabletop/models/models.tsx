import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { movedAlong } from '@ironfield/table/heading.ts';
import { useRef } from 'react';
import type { Box } from '../../board/names/label-places.ts';
import { type Named, NamePlates, usePlateBoxes } from '../../board/names/name-plates.tsx';
import { useScale } from '../../board/view/scale.ts';
import type { Model, Stand, TabletopGame } from '../tabletop-game.ts';
import type { TabletopDesk } from '../use-tabletop-desk.ts';
import { drawn, spotOf } from '../words/measures.ts';
import { knobOf, ModelHandles } from './model-handles.tsx';
import { enlargement, ModelToken, type TokenLook } from './model-token.tsx';
import { useDragging } from './place-finder.ts';

/** The middle of the arrow and half its size, as parts of the radius of a base. */
const ARROW_TIP = [1.4, 0.3];

interface ModelsProps<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly table: G['Table'];
  readonly models: readonly Model[];
  /** Some of them as they would stand after what is planned. */
  readonly brought?: ReadonlyMap<number, Model>;
  /** Notes beside the names of some of them. */
  readonly notes?: Notes;
  /** The model in hand, which has handles that are to be seen. */
  readonly handled?: Handled | null;
  lookOf(model: number): TokenLook;
}

/** A model with handles. */
interface Handled extends Stand {
  readonly radius: number;
}

/** The handles that move it and turn it. */
function holdsOf(handled: Handled | null, scale: number) {
  if (!handled) return [];
  const { at, radius } = handled;
  return [
    knobOf(handled, radius, scale),
    { ...spotOf(at), half: drawn(radius) * enlargement(radius, scale) },
  ];
}

type Notes = ReadonlyMap<number, string>;

export const NO_NOTES: Notes = new Map();

const NOBODY: ReadonlyMap<number, Model> = new Map();

/** All of them as they would stand after what is planned. */
export const standingThen = (models: readonly Model[], brought: ReadonlyMap<number, Model>) =>
  brought.size === 0 ? models : models.map((model, id) => brought.get(id) ?? model);

const standingIn = (models: readonly Model[]) =>
  models.flatMap((model, id) => (model.at && !model.isGone ? [{ ...model, id, at: model.at }] : []));

function namedIn(models: readonly Model[], notes: Notes, scale: number): readonly Named[] {
  return standingIn(models).map(({ id, name, plate = name, side, at, heading, radius }) => {
    const large = enlargement(radius, scale);
    const [arrow, half] = ARROW_TIP.map((share) => share * radius * large);
    const note = notes.get(id);
    return {
      id,
      name: note === undefined ? plate : `${plate} · ${note}`,
      isNeeded: note !== undefined,
      seat: side,
      at: spotOf(at),
      reach: drawn(radius) * large * 1.15,
      tip: { ...spotOf(movedAlong(at, heading, arrow)), half: drawn(half) },
    };
  });
}

/** The areas of models and their names, so that other words do not cover them. */
export function useModelBoxes(
  models: readonly Model[],
  notes: Notes,
  handled: Handled | null,
): readonly Box[] {
  const scale = useScale();
  const named = namedIn(models, notes, scale);
  const holds = holdsOf(handled, scale);
  const held = holds.map(({ half, ...spot }) => ({ ...spot, wide: half, high: half }));
  const tokens = named.map(({ at, reach = 0 }) => ({ ...at, wide: reach, high: reach }));
  return [...tokens, ...usePlateBoxes(named, holds), ...held];
}

/** All models that are on the table, with their names. */
export function Models<G extends GameTypes>({
  tabletop,
  table,
  models,
  brought = NOBODY,
  notes = NO_NOTES,
  handled = null,
  lookOf,
}: ModelsProps<G>) {
  const scale = useScale();
  const standing = standingIn(models);
  const figureOf = (id: number) => tabletop.Figure && <tabletop.Figure table={table} model={id} />;
  return (
    <>
      {standing.map((model) => (
        <ModelToken
          key={model.id}
          model={model}
          at={model.at}
          heading={model.heading}
          look={brought.has(model.id) ? 'left' : lookOf(model.id)}
          figure={figureOf(model.id)}
        />
      ))}
      {[...brought].map(([id, model]) => (
        <ModelToken
          key={`${id} planned`}
          model={model}
          at={model.at!}
          heading={model.heading}
          look="planned"
          figure={figureOf(id)}
        />
      ))}
      <NamePlates
        named={namedIn(standingThen(models, brought), notes, scale)}
        around={holdsOf(handled, scale)}
      />
    </>
  );
}

/** Dragging a model takes it in hand first. */
export function TakeHandles<G extends GameTypes>({ desk }: { readonly desk: TabletopDesk<G> }) {
  const { models, own, plan } = desk;
  if (!plan.ordering.menu) return null;
  return standingIn(models).map(
    ({ id, side, at, radius, isDone }) =>
      side === own && !isDone && <TakeHandle key={id} desk={desk} id={id} at={at} radius={radius} />,
  );
}

interface TakeHandleProps<G extends GameTypes> {
  readonly desk: TabletopDesk<G>;
  readonly id: number;
  readonly at: Place;
  readonly radius: number;
}

function TakeHandle<G extends GameTypes>({ desk, id, at, radius }: TakeHandleProps<G>) {
  const scale = useScale();
  const isUnderWay = useRef(false);
  const taking = useDragging({
    onDrag: (to, isFirst) => {
      if (isFirst) {
        isUnderWay.current = false;
        desk.takeUp(id);
      } else if (desk.inHand === id) {
        desk.goTo(to, isUnderWay.current);
        isUnderWay.current = true;
      }
    },
    onTap: () => desk.chooseModel(id),
  });
  const { x, y } = spotOf(at);
  return (
    <circle
      className="take-handle"
      data-control=""
      cx={x}
      cy={y}
      r={drawn(radius) * enlargement(radius, scale)}
      {...taking}
      onPointerDown={(event) => taking.onPointerDown(event, at)}
    />
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
          others={standingIn(models).filter(({ id }) => id !== inHand)}
          canGo={ways.some(({ kind }) => kind !== 'turn') || ghost !== null}
          canTurn={
            ways.some((way) => way.kind === 'turn' || (way.kind === 'place' && way.heading)) || ghost !== null
          }
          onGo={(to, isFirst) => desk.goTo(to, !isFirst)}
          onTurn={(heading, isFirst) => desk.turnTo(heading, !isFirst)}
          onTapBefore={desk.choosePlace}
          onTap={() => desk.confirm() || desk.chooseModel(inHand)}
        />
      )}
    </>
  );
}
