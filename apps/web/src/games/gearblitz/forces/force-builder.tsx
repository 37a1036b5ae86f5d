import type { Card } from '@ironfield/gearblitz/cards/card.ts';
import { ARMIES } from '@ironfield/gearblitz/data/armies.ts';
import { LANDSCAPES } from '@ironfield/gearblitz/data/scenario-tables.ts';
import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import { LIGHTS, WEATHERS } from '@ironfield/gearblitz/data/weather.ts';
import { generateScene, REGIONS, type SceneWish } from '@ironfield/gearblitz/scenarios/generator.ts';
import { LANDSCAPE_NAMES, REGION_NAMES } from '@ironfield/gearblitz/scenarios/landscapes.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { useEffect, useMemo, useState } from 'react';
import musterStyles from '../../../muster/muster.module.css';
import { linkTo } from '../../../router.ts';
import { keptScene, keptScenes } from '../../../scenes/scene-store.ts';
import { TablePicture } from '../../../tabletop/terrain/table-picture.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useRemembered } from '../../../ui/keep/use-remembered.ts';
import { plural } from '../../../ui/words/plural.ts';
import { ownCards } from '../cards/own-cards.ts';
import { ArmyCard } from './army-card.tsx';
import { type BattlePlan, drawnArmy, LIMITS, setupFor } from './battle-plan.ts';
import styles from './forces.module.css';

interface ForceBuilderProps {
  /** `null` while what is put together may not be fielded. */
  onChange(setup: CoreSetup | null): void;
}

/** Drawn from a landscape, or kept in this browser. */
type Ground =
  | { readonly kind: 'drawn'; readonly landscape: SceneWish['landscape']; readonly seed: string }
  | { readonly kind: 'kept'; readonly id: string };

const SIDE = 48 * INCH;
const USUAL = 500;

const firstPlan = (): BattlePlan => ({
  limit: USUAL,
  weather: 'clear',
  light: 'day',
  choices: ARMIES.slice(0, 2).map((list) => drawnArmy(list, USUAL, newSeed())),
});

/** Armies from the lists with every option, a table, weather and light. */
export function ForceBuilder({ onChange }: ForceBuilderProps) {
  const [plan, setPlan] = useRemembered('gearblitz armies', firstPlan);
  const [ground, setGround] = useRemembered<Ground>('gearblitz ground', () => ({
    kind: 'drawn',
    landscape: LANDSCAPES[0],
    seed: newSeed(),
  }));
  const [own, setOwn] = useState(ownCards.all);
  const keepCards = (cards: readonly Card[]) => {
    ownCards.keep(cards);
    setOwn(ownCards.all());
  };
  const scene = useMemo(
    () =>
      (ground.kind === 'kept' && keptScene(ground.id)?.scene) ||
      generateScene({
        landscape: ground.kind === 'drawn' ? ground.landscape : LANDSCAPES[0],
        width: SIDE,
        height: SIDE,
        seed: ground.kind === 'drawn' ? ground.seed : '',
      }),
    [ground],
  );
  const setup = useMemo(() => setupFor(plan, scene, own), [plan, scene, own]);
  useEffect(() => onChange(setup), [setup, onChange]);
  const setLimit = (limit: number) =>
    setPlan({ ...plan, limit, choices: plan.choices.map((choice) => ({ ...choice, limit })) });
  return (
    <div className={musterStyles.ownBattle} data-part="own-battle">
      <div className={musterStyles.musterTools} data-part="muster-tools">
        <label>
          <span className="quiet">Threat Value</span>
          <Select value={plan.limit} choices={LIMITS} onChange={setLimit} />
        </label>
        <label>
          <span className="quiet">Weather</span>
          <Select
            value={plan.weather}
            choices={WEATHERS}
            onChange={(value) => setPlan({ ...plan, weather: value })}
          />
        </label>
        <label>
          <span className="quiet">Light</span>
          <Select
            value={plan.light}
            choices={LIGHTS}
            onChange={(value) => setPlan({ ...plan, light: value })}
          />
        </label>
        {own.length > 0 && (
          <a className="button" href={linkTo('cards')}>
            {plural(own.length, 'card')} of your own
          </a>
        )}
      </div>
      <div className={musterStyles.forcesRow} data-part="forces-row">
        {plan.choices.map((choice, seat) => (
          <ArmyCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its seat
            key={seat}
            seat={seat}
            choice={choice}
            own={own}
            onCards={keepCards}
            onChange={(next) => setPlan({ ...plan, choices: plan.choices.with(seat, next) })}
          />
        ))}
      </div>
      <section className={styles.gearGround} aria-label="Table">
        <TablePicture scene={scene} />
        <div className={musterStyles.musterTools} data-part="muster-tools">
          <Select
            label="Landscape or scene"
            value={ground.kind === 'drawn' ? ground.landscape : `kept ${ground.id}`}
            choices={[
              ...LANDSCAPES.map((landscape) => [landscape, LANDSCAPE_NAMES[landscape]] as const),
              ...REGIONS.map((region) => [region, REGION_NAMES[region]] as const),
              ...keptScenes().map(
                ({ id, scene: { name } }) => [`kept ${id}`, `Your scene: ${name}`] as const,
              ),
            ]}
            onChange={(value) =>
              setGround(
                value.startsWith('kept ')
                  ? { kind: 'kept', id: value.slice(5) }
                  : { kind: 'drawn', landscape: value as SceneWish['landscape'], seed: newSeed() },
              )
            }
          />
          {ground.kind === 'drawn' && (
            <button
              type="button"
              className="button"
              onClick={() => setGround({ ...ground, seed: newSeed() })}
            >
              <Icon name="die" /> Other table
            </button>
          )}
        </div>
      </section>
    </div>
  );
}
