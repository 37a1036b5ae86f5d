import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { itemsIn } from '@ironfield/mechbay/items.ts';
import { type ReactNode, useMemo } from 'react';
import { tonsOf } from '../numbers.ts';
import styles from './builder.module.css';
import { type Article, damageText, rangesText, shelvesFor } from './equipment-list.ts';
import { isEquipment, putOnDrag } from './placing/hand.ts';
import { plainName } from './placing/variants.ts';
import { useRoving } from './roving.ts';
import type { Workbench } from './workbench.ts';

const HEADS = [
  ['t', 'Tons'],
  ['Sl', 'Slots'],
  ['Ht', 'Heat'],
  ['Dmg', 'Damage'],
  ['Range', 'Minimum range; short, medium and long range'],
] as const;

/** Everything that can be mounted; dropping an item here removes it from the 'Mech. */
export function EquipmentPanel({ bench }: { readonly bench: Workbench }) {
  const { file } = bench;
  const shelves = useMemo(() => shelvesFor(file.tons), [file.tons]);
  const counts = useMemo(() => countsIn(file), [file]);
  const { place, onKeyDown } = useRoving<HTMLDivElement>();
  return (
    <section
      className={`${styles.bayPanel} ${styles.equipment}`}
      aria-labelledby="bay-equipment"
      onDragOver={(event) => bench.hand?.from && isEquipment(event.dataTransfer) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (bench.hand?.from) bench.remove(bench.hand.from.location, bench.hand.from.slot);
      }}
    >
      <div className={styles.shelfHead}>
        <h2 id="bay-equipment">Equipment</h2>
        {HEADS.map(([head, title]) => (
          <span key={head} title={title} aria-hidden="true">
            {head}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only leads the arrow keys from line to line */}
      <div ref={place} className={styles.shelves} data-part="shelves" onKeyDown={onKeyDown}>
        {shelves.map(({ title, articles }) => (
          <section key={title} aria-label={title}>
            <h3 className="overline">{title}</h3>
            <ul>
              {articles.map((article) => (
                <ArticleRow key={article.name} bench={bench} article={article} counts={counts} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** The number of each item, in all variants. */
function countsIn(file: MechFile): ReadonlyMap<string, number> {
  const counts = Map.groupBy(itemsIn(file), ({ name }) => plainName(name));
  return new Map([...counts].map(([name, items]) => [name, items.length]));
}

interface RowProps {
  readonly bench: Workbench;
  readonly article: Article;
  readonly counts: ReadonlyMap<string, number>;
}

function ArticleRow({ bench, article, counts }: RowProps) {
  const { name, halfTons, slots, weapon, ammo } = article;
  const mounted = counts.get(name) ?? 0;
  return (
    <li className={styles.article}>
      <TakeButton bench={bench} name={name}>
        <span className={styles.articleName}>
          <span className={styles.articleTitle}>{name}</span>
          {mounted > 0 && <em>×{mounted}</em>}
        </span>
        <Figure unit="tons">{tonsOf(halfTons)}</Figure>
        <Figure unit="slots">{slots}</Figure>
        <Figure unit="heat">{weapon?.heat}</Figure>
        <Figure unit="damage">{weapon && damageText(weapon)}</Figure>
        <Figure unit="range">{weapon && rangesText(weapon)}</Figure>
      </TakeButton>
      {ammo && (
        <TakeButton bench={bench} name={ammo} isSmall>
          {counts.has(ammo) && <em>{counts.get(ammo)}</em>} Ammo
          <span className="visually-hidden">
            {' '}
            for {name}, {weapon?.shots} shots a ton
          </span>
        </TakeButton>
      )}
    </li>
  );
}

/** People who see it have the column heads. */
function Figure({ unit, children }: { readonly unit: string; readonly children: ReactNode }) {
  const isThere = children !== undefined && children !== null;
  return (
    <span>
      {children}
      {isThere && <span className="visually-hidden"> {unit}</span>}
    </span>
  );
}

interface TakeProps {
  readonly bench: Workbench;
  readonly name: string;
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

function TakeButton({ bench, name, isSmall = false, children }: TakeProps) {
  const hand = { name, from: null };
  return (
    <button
      type="button"
      className={isSmall ? styles.articleAmmo : styles.articleTake}
      data-rove={name}
      tabIndex={-1}
      draggable
      aria-pressed={bench.hand?.from === null && bench.hand.name === name}
      onClick={({ detail }) => bench.take(hand, detail === 0)}
      onDragStart={({ dataTransfer }) => {
        putOnDrag(dataTransfer, hand);
        // Browsers give up a drag when the page changes under it as it begins.
        setTimeout(() => bench.take(hand, false));
      }}
      onDragEnd={bench.drop}
    >
      {children}
    </button>
  );
}
