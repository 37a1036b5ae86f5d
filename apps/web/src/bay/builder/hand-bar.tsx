import { slotEntry } from '@ironfield/classic/units/design.ts';
import { placeCode } from '@ironfield/mechbay/text.ts';
import { type KeyboardEvent, useLayoutEffect, useMemo } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { placeName } from '../text.ts';
import styles from './builder.module.css';
import { type Hand, PLACES } from './placing/hand.ts';
import { splitsOf } from './placing/place-things.ts';
import { hasVariant, maySplit, type Variant, variantsOf } from './placing/variants.ts';
import { useRoving } from './roving.ts';
import type { Workbench } from './workbench.ts';

/** The item in hand and its possible locations, for fingers and keys. */
export function HandBar({ bench }: { readonly bench: Workbench }) {
  if (bench.hand) return <FullHand bench={bench} hand={bench.hand} />;
  return (
    <div className={`${styles.handBar} ${styles.empty}`}>
      {bench.refusal ? (
        <p className="problem">{bench.refusal}</p>
      ) : (
        <p className="quiet">Pick an item from the list, or drag it into a location.</p>
      )}
    </div>
  );
}

const VARIANTS: Readonly<Record<Variant, string>> = { R: 'Rear', OS: 'One-shot', half: 'Half ton' };

function FullHand({ bench, hand }: { readonly bench: Workbench; readonly hand: Hand }) {
  const { file, isByKey, lastPlace, verdicts } = bench;
  const roving = useRoving<HTMLDivElement>();
  // Before the next key can come: whoever types fast would type into the list otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when something new is taken, only then
  useLayoutEffect(() => {
    if (!isByKey) return;
    const places = [...(roving.place.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
    const good = places.filter((place) => place.dataset.but === undefined);
    (good.find((place) => place.dataset.rove === lastPlace) ?? good[0] ?? places[0])?.focus();
  }, [hand.from, isByKey]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return roving.onKeyDown(event);
    event.stopPropagation();
    bench.drop();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside
    <div className={styles.handBar} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={`button bare ${styles.handName}`}
        aria-label={`${hand.name}: put it back`}
        title="Put it back (Esc)"
        onClick={bench.drop}
      >
        <Icon name="close" /> <span className={styles.handTitle}>{hand.name}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has borders of its own */}
      <div ref={roving.place} className={styles.handPlaces} role="group" aria-label={`Put ${hand.name} into`}>
        {PLACES.map((location) => {
          const verdict = verdicts?.[location];
          const but = verdict?.can ? verdict.but : null;
          const name = placeName(file, location);
          return (
            <button
              key={location}
              type="button"
              className="button"
              data-rove={location}
              data-but={but ?? undefined}
              {...refusing(verdict?.can ? null : (verdict?.why ?? 'It does not fit there'), but ?? name)}
              aria-label={`${placeCode(file.frame, location)}, ${name.toLowerCase()}${but ? `, but: ${but}` : ''}`}
              onClick={() => bench.put(location)}
            >
              {placeCode(file.frame, location)}
            </button>
          );
        })}
      </div>
      {maySplit(hand.name, file.tons) && <SplitField bench={bench} hand={hand} />}
      {variantsOf(hand.name, file.tons).map((variant) => (
        <button
          key={variant}
          type="button"
          className="button"
          aria-pressed={hasVariant(hand.name, variant)}
          onClick={() => bench.vary(variant)}
        >
          {VARIANTS[variant]}
        </button>
      ))}
      {hand.from && (
        <button
          type="button"
          className="button danger"
          onClick={() => bench.remove(hand.from!.location, hand.from!.slot)}
        >
          Remove
        </button>
      )}
    </div>
  );
}

/** CBT-CON-20 */
function SplitField({ bench, hand }: { readonly bench: Workbench; readonly hand: Hand }) {
  const { file } = bench;
  const size = slotEntry(hand.name, file.tons)?.size ?? 1;
  const splits = useMemo(() => splitsOf(file, hand, size), [file, hand, size]);
  if (splits.length === 0) return null;
  return (
    <select
      className="select"
      aria-label={`Split ${hand.name} over`}
      value=""
      onChange={({ target }) => {
        const split = splits[Number(target.value)];
        if (split && bench.change(split.outcome, `${hand.name} split.`)) bench.drop();
      }}
    >
      <option value="">Split…</option>
      {splits.map(({ first, second, slots }, index) => (
        <option key={`${first} ${slots} ${second}`} value={index}>
          {placeCode(file.frame, first)} {slots} + {placeCode(file.frame, second)} {size - slots}
        </option>
      ))}
    </select>
  );
}
