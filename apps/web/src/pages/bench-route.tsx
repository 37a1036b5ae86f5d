import { newMech } from '@ironfield/mechbay/mech-design/operations.ts';
import { readUnit } from '@ironfield/mechbay/unit-files/read.ts';
import type { Mech, Vehicle } from '@ironfield/mechbay/units/unit.ts';
import { newVehicle } from '@ironfield/mechbay/vehicle-design/operations.ts';
import { MechPage } from '../bay/mech/mech-page.tsx';
import { keptText } from '../bay/units/unit-store.ts';
import { VehiclePage } from '../bay/vehicle/vehicle-page.tsx';
import { MessagePage } from '../ui/mishaps/message-page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const NEW = 'new';

/** A unit of this browser's unit files, or a new one. */
async function unitAt(address: string): Promise<Mech | Vehicle | 'none'> {
  const [kind, file = NEW] = JSON.parse(address) as string[];
  if (file === NEW) return kind === 'mech' ? newMech() : newVehicle();
  const kept = await keptText(file).catch(() => null);
  const unit = kept && readUnit(kept.text, kept.kind).unit;
  return unit?.kind === kind ? (unit as Mech | Vehicle) : 'none';
}

interface Props {
  readonly kind: 'mech' | 'vehicle';
  readonly file: string | undefined;
}

/** The pages behind `#/bay/mech/<file>` and `#/bay/vehicle/<file>`. */
export function BenchRoute({ kind, file = NEW }: Props) {
  const unit = useLoaded(JSON.stringify([kind, file]), unitAt);
  if (unit === null) return null;
  if (unit === 'none')
    return <MessagePage title={`This browser has no such ${kind === 'mech' ? "'Mech" : 'vehicle'}`} />;
  return unit.kind === 'mech' ? (
    <MechPage key={file} opened={unit} isNew={file === NEW} />
  ) : (
    <VehiclePage key={file} opened={unit} isNew={file === NEW} />
  );
}
