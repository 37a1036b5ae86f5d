import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { useMemo, useState } from 'react';
import { RulerReading } from '../board/ruler-parts.tsx';
import type { Entry } from '../order/draft/draft.ts';
import { RulebookContext } from '../rules/rulebook-context.ts';
import { Frame } from '../table/frame.tsx';
import type { PlayProps } from '../table/game-views.ts';
import { Guide, useGuide } from '../table/guide/guide.tsx';
import type { LogLine } from '../table/playback.ts';
import { useDesk } from './desk/use-desk.ts';
import { useOnlyOrder } from './desk/use-only-order.ts';
import type { HexGame } from './hex-game.ts';
import { Strips } from './map/strips.tsx';
import type { TableMarks } from './map/table-map.tsx';
import { useMarks } from './map/use-marks.ts';
import { useResolution } from './map/use-resolution.ts';
import { useScars } from './map/use-scars.ts';
import { BarSlot } from './slots/bar-slot.tsx';
import { MapSlot, useNote } from './slots/map-slot.tsx';
import { PastSlot } from './slots/past-slot.tsx';
import { SheetSlot, tabsOf } from './slots/sheet-slot.tsx';
import { useHexDanger } from './slots/use-hex-danger.tsx';
import { useHexKeys } from './slots/use-hex-keys.ts';

interface HexPlayProps<G extends GameTypes> extends PlayProps {
  readonly hex: HexGame<G>;
}

/** The table of any hex game that says what it brings. */
export function HexPlay<G extends GameTypes>({ hex, game, model }: HexPlayProps<G>) {
  const isGiven = useOnlyOrder(hex, model);
  const desk = useDesk(hex, model, isGiven);
  const { table, ordering, ruler } = desk;
  const [line, setLine] = useState<LogLine | null>(null);
  const [sought, setSought] = useState<string | null>(null);
  const guide = useGuide({ game, model, ordering, load: hex.coach });
  const { past, putAway } = useResolution(hex, model, ordering.isTouched || desk.isWheelOpen);
  const happened = useMemo(
    () => model.log.flatMap(({ event, isTakenBack }) => (isTakenBack ? [] : [event as G['Event']])),
    [model.log],
  );
  const scars = useScars(hex, table, happened);
  const lines = line ? [line] : ordering.isTouched ? [] : model.active;
  const marks: TableMarks = {
    ...useMarks(hex, desk, lines, guide.highlight, model.pending > 0),
    scars,
  };
  const note = useNote(marks.lines);
  useHexKeys(hex, desk, model, note.close);
  const { coach } = guide;
  const danger = useHexDanger(hex, desk, model.pending > 0);
  return (
    <RulebookContext value={game}>
      <Frame
        model={model}
        phases={hex.phases(table, model.snapshot.view.question)}
        onLine={setLine}
        sought={sought}
        strips={<Strips hex={hex} desk={desk} lit={marks.lit} harm={marks.harm} />}
        map={
          <MapSlot
            hex={hex}
            desk={desk}
            marks={marks}
            note={note}
            coach={coach}
            danger={danger}
            memory={model.snapshot.summary.id}
          />
        }
        guide={
          <>
            <Guide
              guide={guide}
              game={game}
              model={model}
              lessons={hex.lessons}
              isCoached={hex.coach !== undefined}
              onShow={(order) => ordering.turnTo(order.type, order as unknown as Entry)}
            />
            <PastSlot
              hex={hex}
              table={table}
              past={past}
              isAdvised={coach.advice !== null}
              onClose={putAway}
              onSeek={setSought}
            />
          </>
        }
        sheet={<SheetSlot hex={hex} desk={desk} first={danger.inSheet} />}
        sheetName={tabsOf({ hex, desk }).tab === 'plan' ? 'Plan' : 'Sheet'}
        reading={ruler.ends && <RulerReading game={game} ruler={ruler} />}
        bar={<BarSlot hex={hex} game={game} model={model} desk={desk} isGiven={isGiven} />}
      />
    </RulebookContext>
  );
}
