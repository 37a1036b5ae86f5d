import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { Highlight } from '../../coach/highlight.ts';
import type { LogLine } from '../../table/playback.ts';
import { useCode } from '../../ui/use-code.ts';
import type { TokenLook } from '../models/model-token.tsx';
import type { Overlay, Ranges, TableMarks, TabletopGame } from '../tabletop-game.ts';
import type { TableRuler } from '../use-ruler.ts';
import type { TabletopDesk } from '../use-tabletop-desk.ts';
import { RANGES, SIGHTS } from './map-buttons.tsx';

/** Of more lines than these only the one that is pointed at has words on it. */
const FEW = 5;

export interface Seen {
  readonly marks: TableMarks;
  readonly ranges: Ranges | null | undefined;
  /** Notes beside the names of visible models. */
  readonly notes: ReadonlyMap<number, string>;
  readonly below: readonly Overlay[];
  readonly above: readonly Overlay[];
  lookOf(model: number): TokenLook;
}

interface SeenUse<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly desk: TabletopDesk<G>;
  readonly ruler: TableRuler;
  readonly highlight: Highlight;
  /** The events on show. */
  readonly active: readonly LogLine[];
}

/** Everything that is drawn over the terrain at this moment. */
export function useSeen<G extends GameTypes>(use: SeenUse<G>): Seen {
  const { tabletop, desk, ruler, highlight, active } = use;
  const { table, models, shown, inHand, ghost, pointed } = desk;
  const looker = ghost && inHand !== null ? inHand : shown;
  const { at, heading } = models[looker] ?? { at: null, heading: 0 };
  const stand = ghost ?? (at && { at, heading });
  const sights = desk.layers.has(SIGHTS) && stand ? (tabletop.sights?.(table, looker, stand) ?? []) : [];
  const pointedAt = pointed && desk.modelAt(pointed.place, pointed.slack);
  // The model under the pointer, or one chosen while another is in hand.
  const other = pointedAt ?? (shown === looker ? null : shown);
  const rangesOf = useCode(desk.layers.has(RANGES) ? tabletop.ranges : undefined);
  const ranges = stand && rangesOf?.(table, looker, stand, other);
  const events = active.map(({ event }) => event as G['Event']);
  const marks = tabletop.marks(table, events);
  const aims = aimsOf(use);
  return {
    marks,
    ranges,
    notes: new Map(sights.map(({ model, note }) => [model, note])),
    below: [
      ...(desk.isMoving ? desk.reach : []),
      ...(desk.shownOverlay?.overlays ?? []),
      ...(aims?.overlays ?? []),
      ...(ranges?.overlays ?? []),
      ...sights.map(({ line, model }) =>
        sights.length > FEW && model !== other ? withoutLabel(line) : line,
      ),
    ],
    above: [...(marks.overlays ?? []), ...desk.lines, ...(ruler.reading ? [rulerLine(ruler.reading)] : [])],
    lookOf: (id) => {
      if ([marks, aims].some((each) => each?.models?.includes(id)) || highlight.units?.includes(id))
        return 'lit';
      if (id === inHand) return ghost ? 'left' : 'in-hand';
      if (desk.ready.has(id)) return 'ready';
      return models[id].isDone ? 'done' : 'plain';
    },
  };
}

/** The areas that the order in the making would cover. */
function aimsOf<G extends GameTypes>({ tabletop, desk }: SeenUse<G>) {
  const { plan, inHand, pointed } = desk;
  const { form, full, isTouched } = plan.ordering;
  if (!form || !(isTouched || desk.isPointing)) return undefined;
  const order = { ...full, type: form.type } as CoreOrder;
  return tabletop.aims?.(plan.view as unknown as View<G>, inHand, order, pointed?.place ?? null);
}

const withoutLabel = ({ label: _, ...line }: Extract<Overlay, { kind: 'line' }>): Overlay => line;

const rulerLine = ({ from, to, label, isBlocked }: NonNullable<TableRuler['reading']>): Overlay => ({
  kind: 'line',
  from,
  to,
  label,
  look: isBlocked ? 'blocked' : 'sight',
});
