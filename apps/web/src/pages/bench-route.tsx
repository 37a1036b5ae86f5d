import { readUnit } from '@ironfield/mechbay/unit-files/read.ts';
import type { Vehicle } from '@ironfield/mechbay/units/unit.ts';
import { newVehicle } from '@ironfield/mechbay/vehicle-design/operations.ts';
import { keptText } from '../bay/units/unit-store.ts';
import { VehiclePage } from '../bay/vehicle/vehicle-page.tsx';
import { MessagePage } from '../ui/mishaps/message-page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const NEW = 'new';

/** A vehicle of this browser's unit files, or a new one. */
async function vehicleAt(file: string): Promise<Vehicle | 'none'> {
  if (file === NEW) return newVehicle();
  const kept = await keptText(file).catch(() => null);
  const unit = kept && readUnit(kept.text, kept.kind).unit;
  return unit?.kind === 'vehicle' ? unit : 'none';
}

/** The page behind `#/bay/vehicle/<file>`. */
export function VehicleRoute({ file = NEW }: { readonly file: string | undefined }) {
  const vehicle = useLoaded(file, vehicleAt);
  if (vehicle === null) return null;
  if (vehicle === 'none') return <MessagePage title="This browser has no such vehicle" />;
  return <VehiclePage key={file} opened={vehicle} isNew={file === NEW} />;
}
