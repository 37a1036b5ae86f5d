import type { Setup } from '@ironfield/campaigns/linked/state.ts';
import { registerOf } from '@ironfield/campaigns/linked/units.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import styles from './campaign.module.css';

const PER_ROW = 6;
const STEP = 18;

/** Both forces, a square for each element. */
export function CampaignPicture({ setup }: { readonly setup: CoreSetup }) {
  const { elements } = registerOf(setup as Setup);
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <line x1="120" y1="16" x2="120" y2="164" />
      {[0, 1].flatMap((seat) =>
        elements
          .filter((each) => each.seat === seat)
          .slice(0, PER_ROW * 8)
          .map((_, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
              key={`${seat} ${index}`}
              data-side={seat}
              x={(seat === 0 ? 8 : 132) + STEP * (index % PER_ROW)}
              y={20 + STEP * Math.floor(index / PER_ROW)}
              width={STEP - 4}
              height={STEP - 4}
              rx={3}
            />
          )),
      )}
    </svg>
  );
}
