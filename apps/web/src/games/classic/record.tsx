import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { abilityWords } from '@ironfield/classic/rules/crew/abilities.ts';
import { jumpMp, runMp, walkMp } from '@ironfield/classic/rules/movement/movement-points.ts';
import type { BattleArmorFile } from '@ironfield/classic/units/battle-armor-file.ts';
import { asPlatoon, type InfantryFile } from '@ironfield/classic/units/infantry-file.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { VehicleFile } from '@ironfield/classic/units/vehicle-file.ts';
import { lazy, useMemo } from 'react';
import { RecordDock } from '../../hex-table/cards/record-dock.tsx';
import type { Desk } from '../../hex-table/hex-game.ts';
import { isVeiled } from './mech/condition.ts';
import { marksOfPlatoon, marksOfSquad } from './mech/platoon-sheet.tsx';
import { stateOn } from './mech/table.ts';
import { SHEET } from './mech/text.ts';
import { marksOf } from './mech/vehicle-sheet.tsx';

const RecordSheet = lazy(async () => ({
  default: (await import('../../bay/record-sheet/record-sheet.tsx')).RecordSheet,
}));

const FileRecord = lazy(async () => ({
  default: (await import('../../bay/record-sheet/file-record.tsx')).FileRecord,
}));

interface RecordProps {
  readonly desk: Desk<Classic>;
  onClose(): void;
}

/** The whole record sheet beside the map, as it stands at this moment of the game. */
export function Record({ desk, onClose }: RecordProps) {
  const { table, shown } = desk;
  const { unit: file } = table.setup.units[shown];
  return (
    <RecordDock label={`Record sheet of the ${file.name}`} onClose={onClose}>
      {isVeiled(table, shown) ? (
        <p className="quiet">{SHEET.hidden}</p>
      ) : 'slots' in file ? (
        <MechPaper desk={desk} file={file} />
      ) : 'troopers' in file ? (
        <PlatoonPaper desk={desk} file={file} />
      ) : 'armor' in file ? (
        <VehiclePaper desk={desk} file={file} />
      ) : (
        <p className="quiet">{SHEET.mounted}</p>
      )}
    </RecordDock>
  );
}

function VehiclePaper({
  desk: { table, shown },
  file,
}: {
  readonly desk: Desk<Classic>;
  readonly file: VehicleFile;
}) {
  const { designs, setup } = battlefieldOf(table);
  const vehicle = table.units[shown]!;
  const { pilot } = setup.units[shown]!;
  const marks = useMemo(
    () => marksOf(designs[shown]!, vehicle, pilot.name),
    [designs, shown, vehicle, pilot],
  );
  return <FileRecord file={file} marks={marks} />;
}

function PlatoonPaper({
  desk: { table, shown },
  file,
}: {
  readonly desk: Desk<Classic>;
  readonly file: InfantryFile | BattleArmorFile;
}) {
  const platoon = table.units[shown]!;
  const { pilot } = table.setup.units[shown]!;
  const marks = useMemo(
    () => ('weapons' in file ? marksOfSquad : marksOfPlatoon)(platoon, pilot.name),
    [file, platoon, pilot],
  );
  const joined = platoon.marks?.inside?.joined;
  const paper = useMemo(
    () => (joined !== undefined && 'arms' in file ? asPlatoon(file, joined) : file),
    [file, joined],
  );
  return <FileRecord file={paper} marks={marks} />;
}

function MechPaper({
  desk: { table, shown },
  file,
}: {
  readonly desk: Desk<Classic>;
  readonly file: MechFile;
}) {
  const field = battlefieldOf(table);
  const { pilot } = table.setup.units[shown];
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
  return <RecordSheet file={file} warrior={warrior} mech={table.units[shown]} speed={speed} />;
}
