import { type ArmBuild, armBuildsOf } from '@ironfield/classic/units/frame.ts';
import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { buildArm } from '@ironfield/mechbay/design/design-operations.ts';
import { useMemo } from 'react';
import { Select } from '../../ui/fields/select.tsx';
import { placeName } from '../text.ts';
import styles from './builder.module.css';
import { LocationTable } from './location-table.tsx';
import { slotBlocks } from './placing/slot-blocks.ts';
import { useRoving } from './roving.ts';
import type { Workbench } from './workbench.ts';

const COLUMNS: Readonly<Record<MechFile['frame'], readonly (readonly LocationCode[])[]>> = {
  biped: [['LA'], ['LT', 'LL'], ['HD', 'CT'], ['RT', 'RL'], ['RA']],
  quad: [['LA', 'LL'], ['LT'], ['HD', 'CT'], ['RT'], ['RA', 'RL']],
};

/** The slots of all eight locations, laid out like the 'Mech. */
export function SlotsPanel({ bench }: { readonly bench: Workbench }) {
  const { file } = bench;
  const blocks = useMemo(() => slotBlocks(file), [file]);
  const { place, onKeyDown } = useRoving<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leads the arrow keys from slot to slot
    <div ref={place} className={styles.slots} data-part="slots" onKeyDown={onKeyDown}>
      {COLUMNS[file.frame].map((column) => (
        <div key={column[0]} className={styles.slotsColumn}>
          {column.map((location) => (
            <LocationTable key={location} bench={bench} location={location} blocks={blocks[location]} />
          ))}
          {file.frame === 'biped' && (column[0] === 'LA' || column[0] === 'RA') && (
            <ArmBuildField bench={bench} arm={column[0]} />
          )}
        </div>
      ))}
    </div>
  );
}

const BUILDS: readonly { readonly value: ArmBuild; readonly label: string }[] = [
  { value: 'complete', label: 'Whole arm' },
  { value: 'no hand', label: 'No hand' },
  { value: 'no lower arm', label: 'No lower arm' },
];

/** CBT-CON-05 */
function ArmBuildField({ bench, arm }: { readonly bench: Workbench; readonly arm: 'LA' | 'RA' }) {
  const build = armBuildsOf(bench.file)[arm];
  return (
    <label className={styles.armBuild}>
      <span className="visually-hidden">{placeName(bench.file, arm)}: actuators</span>
      <Select
        value={build}
        choices={BUILDS.map(({ value, label }) => [value, label] as const)}
        onChange={(value) => bench.change(buildArm(bench.file, arm, value))}
      />
    </label>
  );
}
