import { roundUp } from '@ironfield/mechbay/data/rounding.ts';
import { coolingOf, finished, heatOf, mostArmor } from '@ironfield/mechbay/mech-design/filling.ts';
import { mount, whyNoRoom } from '@ironfield/mechbay/mech-design/operations.ts';
import { partsFor } from '@ironfield/mechbay/mech-design/parts.ts';
import { writeMtf } from '@ironfield/mechbay/unit-files/mtf-writer.ts';
import { armorPointsOf, type Mech } from '@ironfield/mechbay/units/unit.ts';
import { useCallback } from 'react';
import { BenchPage } from '../bench/bench-page.tsx';
import { PartsList } from '../bench/parts-list.tsx';
import { useBench } from '../bench/use-bench.ts';
import styles from './mech.module.css';
import { MechBody } from './mech-body.tsx';
import { MechChassis } from './mech-chassis.tsx';

interface Props {
  readonly opened: Mech;
  readonly isNew: boolean;
}

/** The page where a 'Mech of any sort is built. */
export function MechPage({ opened, isNew }: Props) {
  const bench = useBench(opened, isNew);
  const { design, change } = bench;
  const { techBase, isMixed, level } = design;
  const find = useCallback(
    (text: string) => partsFor({ techBase, isMixed, level }, text),
    [techBase, isMixed, level],
  );
  return (
    <BenchPage
      part="mech-page"
      bench={bench}
      fileKind="mtf"
      write={writeMtf}
      finish={finished}
      facts={<Facts mech={design} />}
      chassis={<MechChassis bench={bench} />}
      body={<MechBody bench={bench} />}
      parts={
        <PartsList
          isMixed={isMixed}
          find={find}
          put={(item) => {
            const next = mount(design, item);
            change(next);
            return next === design ? whyNoRoom(design, item) : null;
          }}
        />
      }
    />
  );
}

/** The facts one looks at while building: movement, heat and armour. */
function Facts({ mech }: { readonly mech: Mech }) {
  const { walk, jump } = mech;
  const most = Object.values(mostArmor(mech)).reduce((sum, each) => sum + each, 0);
  const facts = [
    ['Walking / running / jumping', `${walk} / ${roundUp(walk * 1.5)} / ${jump}`],
    ['Heat of all weapons / cooled', `${heatOf(mech)} / ${coolingOf(mech)}`],
    ['Armour / at most', `${armorPointsOf(mech)} / ${most}`],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
