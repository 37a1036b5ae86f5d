import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { abilityWords } from '@ironfield/classic/rules/abilities.ts';
import { jumpMp, runMp, walkMp } from '@ironfield/classic/rules/movement-points.ts';
import { lazy, useMemo } from 'react';
import type { Desk } from '../../hex-table/hex-game.ts';
import { RecordDock } from '../../hex-table/record-dock.tsx';
import { isVeiled } from './mech/condition.ts';
import { stateOn } from './mech/table.ts';
import { SHEET } from './mech/text.ts';

const RecordSheet = lazy(async () => ({
  default: (await import('../../bay/record-sheet/record-sheet.tsx')).RecordSheet,
}));

interface RecordProps {
  readonly desk: Desk<Classic>;
  onClose(): void;
}

/** The whole record sheet beside the map, as it stands at this moment of the game. */
export function Record({ desk: { table, shown }, onClose }: RecordProps) {
  const field = battlefieldOf(table);
  const { unit: file, pilot } = table.setup.units[shown];
  const state = stateOn(table);
  const [walk, run, jump] = [walkMp, runMp, jumpMp].map((points) => points(field, state, shown)) as [
    number,
    number,
    number,
  ];
  // The sheet is drawn anew only where something on it has changed.
  const abilities = pilot.abilities
    ?.map((each) => abilityWords(field.plugged, each, table.units[shown]))
    .join(', ');
  const warrior = useMemo(
    () => ({ name: pilot.name, ...(abilities && { abilities: [abilities] }) }),
    [pilot, abilities],
  );
  const speed = useMemo(() => ({ walk, run, jump }), [walk, run, jump]);
  return (
    <RecordDock label={`Record sheet of the ${file.name}`} onClose={onClose}>
      {isVeiled(table, shown) || !('slots' in file) ? (
        <p className="quiet">{isVeiled(table, shown) ? SHEET.hidden : SHEET.noPaper}</p>
      ) : (
        <RecordSheet file={file} warrior={warrior} mech={table.units[shown]} speed={speed} />
      )}
    </RecordDock>
  );
}
