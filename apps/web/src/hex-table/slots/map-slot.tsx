import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { lazy, Suspense, useState } from 'react';
import { lineKey, type MapLine } from '../../board/map-lines.tsx';
import type { CoachModel } from '../../coach/use-coach.ts';
import { attacksOn, attackWords } from '../aiming.ts';
import type { DeskUse } from '../desk/use-desk.ts';
import type { HexGame } from '../hex-game.ts';
import { wordsIn } from '../hex-words.ts';
import { TableMap, type TableMarks } from '../map/table-map.tsx';
import type { OrderFields } from '../order-fields.ts';
import { MapButtons } from './map-buttons.tsx';
import type { HexDangerUse } from './use-hex-danger.tsx';

const TargetCard = lazy(async () => ({ default: (await import('../cards/target-card.tsx')).TargetCard }));

/** A number on the map that explains itself. */
export interface NoteUse {
  readonly about: MapLine | undefined;
  ask(line: MapLine | null): void;
  readonly close: (() => void) | undefined;
}

export function useNote(lines: readonly MapLine[]): NoteUse {
  const [asked, setAsked] = useState<string | null>(null);
  return {
    // Only while it is there: a line that goes says nothing of it.
    about: lines.find((each) => each.about && lineKey(each) === asked),
    ask: (line) => setAsked(line && lineKey(line)),
    close: asked === null ? undefined : () => setAsked(null),
  };
}

interface MapSlotProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
  readonly marks: TableMarks;
  readonly note: NoteUse;
  readonly coach: CoachModel;
  readonly memory: string;
  readonly danger: HexDangerUse;
}

/** The map, what lies beside it, and the numbers against whom is pointed at. */
export function MapSlot<G extends GameTypes>({
  hex,
  desk,
  marks,
  note,
  coach,
  memory,
  danger,
}: MapSlotProps<G>) {
  const { table, board, units, moving, ruler, inHand, shown, pointed } = desk;
  const { about } = note;
  const cell = about?.to ?? pointed;
  const attacks = about?.about?.() ?? (ruler.ends ? [] : attacksIn(hex, desk, pointed));
  const ownCells = units.flatMap(({ side, cell }) => (side === desk.own && cell >= 0 ? [cell] : []));
  const focus = units[shown]?.cell ?? -1;
  return (
    <>
      <TableMap
        hex={hex}
        table={table}
        units={units}
        marks={marks}
        home={moving.plan?.cell ?? units[inHand ?? shown]?.cell ?? -1}
        focus={focus >= 0 ? focus : undefined}
        asked={focus < 0 ? marks.reach : undefined}
        start={ownCells.length > 0 ? ownCells : marks.reach}
        overlay={
          <>
            {danger.layer}
            {hex.Overlay && <hex.Overlay desk={desk} />}
          </>
        }
        nameOf={(cell) => [nameOf(hex, desk, marks, cell), danger.wordsAt(cell)].filter(Boolean).join(', ')}
        onChoose={desk.choose}
        onPoint={desk.point}
        onAsk={desk.ask}
        onAbout={note.ask}
        finder={desk.finder}
        memory={memory}
        tools={<MapButtons hex={hex} desk={desk} coach={coach} />}
      />
      {danger.overMap}
      {hex.Beside && (
        <div className="map-beside">
          <hex.Beside desk={desk} />
        </div>
      )}
      {attacks.length > 0 && (
        <Suspense>
          <TargetCard
            title={`${units[inHand!]?.name} at the ${units.find((unit) => unit.cell === cell)?.name}`}
            attacks={attacks}
            chanceOf={hex.chanceOf}
            place={`${board.col[cell] > board.width / 2 ? 'left' : 'right'} ${board.row[cell] < board.height / 2 ? 'low' : ''}`}
          />
        </Suspense>
      )}
    </>
  );
}

/** Attacks of the order in the making on the unit there. */
function attacksIn<G extends GameTypes>(
  { fields }: HexGame<G>,
  { units, inHand, ordering }: DeskUse<G>,
  cell: number,
) {
  const names: OrderFields = fields;
  const enemy = units.findIndex((unit) => unit.cell === cell && unit.side !== units[inHand ?? -1]?.side);
  // A plan for a whole side has its numbers beside the map.
  const isMeant = ordering.full[names.unit] !== undefined;
  const isShown = isMeant && ordering.menu && inHand !== null && enemy >= 0;
  return isShown ? attacksOn(names, ordering.menu, ordering.full, enemy) : [];
}

/** A hex in words, for those who cannot see it. */
function nameOf<G extends GameTypes>(
  hex: HexGame<G>,
  desk: DeskUse<G>,
  marks: TableMarks,
  cell: number,
): string {
  const chosen = marks.reach.has(cell) && 'can be chosen';
  const goals = [desk.moving.plan?.cell, ...marks.chosen.map((each) => each.cell)];
  const planned = goals.includes(cell) && 'planned';
  const attacks = attacksIn(hex, desk, cell).map((attack) => attackWords(attack, hex.chanceOf));
  return [wordsIn(hex, desk.table, desk.units, cell), chosen, planned, ...attacks].filter(Boolean).join(', ');
}
