import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { lazy, Suspense } from 'react';
import type { CoachModel } from '../../coach/use-coach.ts';
import type { TableModel } from '../../table/table-model.ts';
import { GroundNote } from '../map/ground-note.tsx';
import { Overlays } from '../map/overlays.tsx';
import { TableWords } from '../map/table-words.tsx';
import { TabletopMap } from '../map/tabletop-map.tsx';
import { Trail } from '../map/trail.tsx';
import { modelWords } from '../models/model-words.ts';
import { InHand, Models, standingThen, TakeHandles } from '../models/models.tsx';
import type { Stand, TabletopGame } from '../tabletop-game.ts';
import type { TableRuler } from '../use-ruler.ts';
import { onTableKey } from '../use-table-keys.ts';
import type { TabletopDesk } from '../use-tabletop-desk.ts';
import { MapButtons } from './map-buttons.tsx';
import type { InchDangerUse } from './use-inch-danger.tsx';
import type { Seen } from './use-seen.ts';

const RangeWords = lazy(async () => ({ default: (await import('../panels/range-words.tsx')).RangeWords }));

/** The part of the window to keep free around a model that could go anywhere. */
const AROUND = 0.35;
const KEY_WORDS = 'Arrow keys step the model in hand, Q and E turn it, N and P go from model to model';

interface MapSlotProps<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly game: AnyGame;
  readonly model: TableModel;
  readonly desk: TabletopDesk<G>;
  readonly ruler: TableRuler;
  readonly coach: CoachModel;
  readonly seen: Seen;
  readonly danger: InchDangerUse;
}

/** The table with its models, and what there is to know of the place that is pointed at. */
export function MapSlot<G extends GameTypes>(props: MapSlotProps<G>) {
  const { tabletop, game, model, desk, ruler, coach, seen, danger } = props;
  const { models, shown, pointed, ghost } = desk;
  const { ranges } = seen;
  const scene = tabletop.scene(desk.table);
  const tap = (place: Place, slack: number) => {
    desk.point({ place, slack });
    if (ruler.ends) return ruler.choose(desk.endAt(place, slack));
    const id = desk.modelAt(place, slack);
    if (id === null) desk.choosePlace(place);
    else desk.chooseModel(id);
  };
  return (
    <>
      <TabletopMap
        scene={scene}
        keyWords={KEY_WORDS}
        memory={model.snapshot.summary.id}
        options={models.map((each, id) => ({
          id: String(id),
          words: modelWords(each),
          isChosen: id === shown,
        }))}
        start={startOf(desk)}
        focus={aimedAtBy(desk) ?? ghost?.at ?? models[shown]?.at}
        free={desk.isMoving && !ghost ? AROUND : 0}
        about={model.menu ? aboutBy(desk, seen) : []}
        onTap={tap}
        onAsk={(place, slack) => desk.point({ place, slack })}
        onPoint={(place) => desk.point(place && { place, slack: 0 })}
        onKey={onTableKey(desk)}
        tools={<MapButtons tabletop={tabletop} desk={desk} ruler={ruler} coach={coach} />}
      >
        <Layers
          tabletop={tabletop}
          desk={desk}
          seen={seen}
          danger={danger}
          isMeasuring={ruler.ends !== null}
        />
      </TabletopMap>
      {danger.overMap}
      {ranges && (
        <Suspense>
          <RangeWords game={game} ranges={ranges} />
        </Suspense>
      )}
      {pointed && (
        <GroundNote
          scene={scene}
          place={pointed.place}
          words={tabletop.groundWords?.(desk.table, pointed.place, desk.inHand ?? shown) ?? null}
        />
      )}
    </>
  );
}

interface LayersProps<G extends GameTypes>
  extends Pick<MapSlotProps<G>, 'tabletop' | 'desk' | 'seen' | 'danger'> {
  readonly isMeasuring: boolean;
}

/** All that lies over the terrain, from below to above. */
function Layers<G extends GameTypes>({ tabletop, desk, seen, danger, isMeasuring }: LayersProps<G>) {
  const { table, models, inHand, ghost, cost } = desk;
  const { notes, below, above, lookOf } = seen;
  const handled =
    desk.isMoving && inHand !== null ? withRadius(ghost ?? desk.from, models[inHand].radius) : null;
  return (
    <>
      <Overlays overlays={below} />
      {danger.layer}
      <Models
        tabletop={tabletop}
        table={table}
        models={models}
        brought={desk.brought}
        notes={notes}
        handled={handled}
        lookOf={lookOf}
      />
      <Trail trail={desk.trail} />
      {!isMeasuring && <TakeHandles desk={desk} />}
      <InHand tabletop={tabletop} desk={desk} />
      <Overlays overlays={above} />
      <TableWords
        models={standingThen(models, desk.brought)}
        notes={notes}
        handled={handled}
        overlays={[...above, ...below]}
        trail={desk.trail}
        note={cost && `${cost.explanation.total} ${cost.measure}`}
      />
    </>
  );
}

const withRadius = (stand: Stand | null, radius: number) => stand && { ...stand, radius };

/** The model that the order names as its target. */
function targetIn<G extends GameTypes>({ plan, models }: TabletopDesk<G>): readonly number[] {
  const { target } = plan.ordering.full;
  return typeof target === 'number' && models[target] ? [target] : [];
}

/** The target has to be in sight. */
function aimedAtBy<G extends GameTypes>(desk: TabletopDesk<G>): Place | null | undefined {
  const [target] = desk.plan.ordering.isTouched ? targetIn(desk) : [];
  return target === undefined ? null : desk.models[target].at;
}

/** The target and the attacker have to be in sight; before anything is planned, the subject of the question. */
function aboutBy<G extends GameTypes>(desk: TabletopDesk<G>, { marks }: Seen): readonly Place[] {
  const { models, inHand } = desk;
  const others = () => {
    if (!desk.plan.ordering.isTouched) return [...(marks.models ?? []), ...targetIn(desk)];
    if (inHand === null) return [];
    return aimedAtBy(desk) ? [inHand] : desk.nearest;
  };
  return others().flatMap((id) => models[id]?.at ?? []);
}

/** A small screen begins with the model in hand, one's own models, or where they may be put. */
function startOf<G extends GameTypes>({ models, own, reach, from }: TabletopDesk<G>): readonly Place[] {
  if (from) return [from.at];
  const standing = models.flatMap(({ side, at }) => (side === own && at ? [at] : []));
  if (standing.length > 0) return standing;
  return reach.flatMap((area) => (area.kind === 'area' ? area.outlines.flat() : []));
}
