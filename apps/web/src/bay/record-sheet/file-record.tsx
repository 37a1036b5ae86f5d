import type { BattleArmorFile } from '@ironfield/classic/units/battle-armor-file.ts';
import type { InfantryFile } from '@ironfield/classic/units/infantry-file.ts';
import type { VehicleFile } from '@ironfield/classic/units/vehicle-file.ts';
import { platoonOf } from '@ironfield/mechbay/platoons/from-file.ts';
import { squadOf } from '@ironfield/mechbay/platoons/squads.ts';
import type { Marks } from '@ironfield/mechbay/unit-sheet/unit-sheet-data.ts';
import type { Unit } from '@ironfield/mechbay/units/unit.ts';
import { vehicleOf } from '@ironfield/mechbay/vehicle-design/from-file.ts';
import { useMemo } from 'react';
import { UnitRecord } from './unit-record.tsx';

interface Props {
  readonly file: VehicleFile | InfantryFile | BattleArmorFile;
  readonly marks: Marks;
}

function unitOf(file: Props['file']): Unit {
  if ('weapons' in file) return squadOf(file);
  return 'troopers' in file ? platoonOf(file) : vehicleOf(file);
}

/** The record sheet of a vehicle, a platoon or a squad of battle armour as the game has its file. */
export function FileRecord({ file, marks }: Props) {
  const unit = useMemo(() => unitOf(file), [file]);
  return <UnitRecord unit={unit} marks={marks} />;
}
