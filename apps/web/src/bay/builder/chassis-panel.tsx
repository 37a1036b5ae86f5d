import { ROLE_NAMES } from '@ironfield/classic/text/mustering.ts';
import { engineSinksOf } from '@ironfield/classic/units/design.ts';
import { ROLES, type Role } from '@ironfield/classic/units/role-names.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { FREE_HEAT_SINKS, ratingOf } from '@ironfield/classic/units/weights.ts';
import { mostWalk } from '@ironfield/mechbay/construction/movement.ts';
import {
  setFrame,
  setHeatSinks,
  setJumpJets,
  setRole,
  setTons,
  setWalk,
} from '@ironfield/mechbay/design/design-operations.ts';
import { weightClass } from '@ironfield/mechbay/text.ts';
import { Select } from '../../ui/fields/select.tsx';
import { factsOf } from '../design-facts.ts';
import { tonsOf } from '../numbers.ts';
import styles from './builder.module.css';
import { Stepper } from './stepper.tsx';
import type { Workbench } from './workbench.ts';

const TONS = { min: 20, max: 100, by: 5 } as const;
const MOST_SINKS = 60;
const FRAMES: Readonly<Record<MechFile['frame'], string>> = { biped: 'Two, and arms', quad: 'Four' };

/** Tonnage, movement and heat sinks: what everything else has to fit. */
export function ChassisPanel({ bench }: { readonly bench: Workbench }) {
  const { file, check, change, role } = bench;
  const { tons, walk, heatSinks } = file;
  const { jump, run } = factsOf(file).speed;
  return (
    <section className={`${styles.bayPanel} ${styles.chassis}`} aria-labelledby="bay-chassis">
      <h2 id="bay-chassis">Chassis</h2>
      <Stepper
        label="Tonnage"
        value={tons}
        {...TONS}
        note={`${weightClass(tons)}, ${tonsOf(sum(check.weights.structure, check.weights.cockpit))}\u00a0t`}
        onChange={(value) => change(setTons(file, value), `${value} tons.`)}
      />
      <label className={`${styles.dial} ${styles.roleField}`}>
        <span>Legs</span>
        <Select
          value={file.frame}
          choices={Object.entries(FRAMES) as [typeof file.frame, string][]}
          onChange={(frame) => {
            change(setFrame(file, frame), frame === 'quad' ? 'On four legs.' : 'On two legs.');
          }}
        />
      </label>
      <Stepper
        label="Walk"
        value={walk}
        min={1}
        max={mostWalk(tons)}
        note={`Run ${run}, engine ${ratingOf(file)}, ${tonsOf(sum(check.weights.engine, check.weights.gyro))}\u00a0t`}
        onChange={(value) => change(setWalk(file, value), `Walking ${value}.`)}
      />
      <Stepper
        label="Jump"
        value={jump}
        min={0}
        max={Math.max(walk, jump)}
        note={`${tonsOf(check.weights.jumpJets)}\u00a0t`}
        onChange={(value) => change(setJumpJets(file, value), `Jumping ${value}.`)}
      />
      <Stepper
        label="Heat sinks"
        value={heatSinks}
        min={FREE_HEAT_SINKS}
        max={MOST_SINKS}
        note={`${engineSinksOf(file)} in engine, ${tonsOf(check.weights.heatSinks)}\u00a0t`}
        onChange={(value) => change(setHeatSinks(file, value), `${value} heat sinks.`)}
      />
      <label className={`${styles.dial} ${styles.roleField}`}>
        <span>Role</span>
        <Select
          value={file.role ?? ''}
          choices={[
            ['', role && !file.role ? `${ROLE_NAMES[role]} (auto)` : 'Auto'],
            ...ROLES.map((each) => [each, ROLE_NAMES[each]] as const),
          ]}
          onChange={(value) => change(setRole(file, (value || null) as Role | null))}
        />
      </label>
    </section>
  );
}

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);
