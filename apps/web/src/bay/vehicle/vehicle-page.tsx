import { writeBlk } from '@ironfield/mechbay/unit-files/blk-writer.ts';
import type { Vehicle } from '@ironfield/mechbay/units/unit.ts';
import { finished, mount } from '@ironfield/mechbay/vehicle-design/operations.ts';
import { partsFor } from '@ironfield/mechbay/vehicle-design/parts.ts';
import { useCallback } from 'react';
import { BenchPage } from '../bench/bench-page.tsx';
import { PartsList } from '../bench/parts-list.tsx';
import { useBench } from '../bench/use-bench.ts';
import { VehicleBody } from './vehicle-body.tsx';
import { VehicleChassis } from './vehicle-chassis.tsx';

interface Props {
  readonly opened: Vehicle;
  readonly isNew: boolean;
}

/** The page where a vehicle of any motion is built. */
export function VehiclePage({ opened, isNew }: Props) {
  const bench = useBench(opened, isNew);
  const { design, change } = bench;
  const { techBase, isMixed } = design;
  const find = useCallback((text: string) => partsFor({ techBase, isMixed }, text), [techBase, isMixed]);
  return (
    <BenchPage
      part="vehicle-page"
      bench={bench}
      fileKind="blk"
      write={writeBlk}
      finish={finished}
      chassis={<VehicleChassis bench={bench} />}
      body={<VehicleBody bench={bench} />}
      parts={
        <PartsList
          isMixed={isMixed}
          find={find}
          put={(item) => {
            change(mount(design, item));
            return null;
          }}
        />
      }
    />
  );
}
