import type { InfantryFile } from '@ironfield/classic/units/infantry-file.ts';
import type { VehicleFile } from '@ironfield/classic/units/vehicle-file.ts';
import { platoonOf } from '@ironfield/mechbay/platoons/from-file.ts';
import type { Marks } from '@ironfield/mechbay/unit-sheet/unit-sheet-data.ts';
import { vehicleOf } from '@ironfield/mechbay/vehicle-design/from-file.ts';
import { useMemo } from 'react';
import { UnitRecord } from './unit-record.tsx';

interface Props {
  readonly file: VehicleFile | InfantryFile;
  readonly marks: Marks;
}

/** The record sheet of a vehicle or a platoon as the game has its file. */
export function FileRecord({ file, marks }: Props) {
  const unit = useMemo(() => ('troopers' in file ? platoonOf(file) : vehicleOf(file)), [file]);
  return <UnitRecord unit={unit} marks={marks} />;
}
