import { ARMOR_TYPES } from '@ironfield/mechbay/data/frames.ts';
import type { TechBase } from '@ironfield/mechbay/data/items.ts';
import { mostArmor, spreadArmor } from '@ironfield/mechbay/mech-design/filling.ts';
import { ARMOR_PLACES, choose, setArmor } from '@ironfield/mechbay/mech-design/operations.ts';
import { armorPointsOf, type Mech } from '@ironfield/mechbay/units/unit.ts';
import { armorTons } from '@ironfield/mechbay/weights/armor.ts';
import styles from '../bench/bench.module.css';
import { Choice, title, Whole } from '../bench/bench-fields.tsx';
import type { Bench } from '../bench/use-bench.ts';
import { shortName } from './place-names.ts';

const BASES = { IS: 'Inner Sphere', Clan: 'Clan' } as const;

/** The kind of armour, its tons, and the points of every place. */
export function MechArmor({ bench: { design, change } }: { readonly bench: Bench<Mech> }) {
  const { armor, isMixed, techBase, isArmless } = design;
  const bases: readonly TechBase[] = isMixed ? ['IS', 'Clan'] : [techBase];
  const kinds = bases.flatMap((base) =>
    Object.values(ARMOR_TYPES)
      .filter(({ multClan }) => base === 'IS' || multClan !== null)
      .map(({ id }) => [`${id} ${base}`, isMixed ? `${title(id)} (${BASES[base]})` : title(id)] as const),
  );
  const most = mostArmor(design);
  const places = ARMOR_PLACES.filter((place) => !isArmless || !place.endsWith('A'));
  return (
    <>
      <h3>Armour</h3>
      <div className={styles.fields}>
        <Choice
          label="Kind"
          value={`${armor.type.id} ${armor.tech}`}
          choices={kinds}
          onChange={(value) => {
            const [id = '', base] = value.split(' ');
            change(choose(design, { armorType: ARMOR_TYPES[id]!, armorTech: base as TechBase }));
          }}
        />
        <Whole
          label="Tons, spread out"
          value={armorTons(armorPointsOf(design), armor)}
          most={40}
          step={0.5}
          onChange={(tons) => change(spreadArmor(design, Math.round(tons * 2) / 2))}
        />
        {places.map((place) => (
          <Whole
            key={place}
            label={shortName(design, place)}
            value={armor.points[place] ?? 0}
            most={most[place.slice(0, 2)] ?? 0}
            onChange={(points) => change(setArmor(design, place, Math.floor(points)))}
          />
        ))}
      </div>
    </>
  );
}
