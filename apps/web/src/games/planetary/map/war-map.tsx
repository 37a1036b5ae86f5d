import { realmOf } from '@ironfield/planetary/rules/places.ts';
import { lazy, Suspense } from 'react';
import { changeSettings, useSettings } from '../../../settings.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { useShortcuts } from '../../../ui/keys/shortcuts.ts';
import { PlanetMap } from './planet-map.tsx';
import styles from './war-map.module.css';
import type { WarMapProps } from './war-map-props.ts';

/** In deep space, on Mars or on Venus. */
const isFarAway = (place: number): boolean =>
  place >= 0 && (realmOf(place) === 'system' || realmOf(place) === 'other-worlds');

const PlanetGlobe = lazy(() => import('./globe/globe.tsx'));

/** The planet, as a globe or laid flat, and the system around it. */
export function WarMap(props: WarMapProps) {
  const { warMap } = useSettings();
  const { war, table } = props;
  const deep = table.counters.filter(({ place }) => isFarAway(place)).length;
  const views = [
    { value: 'globe' as const, label: 'Globe' },
    { value: 'flat' as const, label: 'Flat' },
    ...(war.sky ? [{ value: 'system' as const, label: deep > 0 ? `System (${deep})` : 'System' }] : []),
  ];
  const view = views.some(({ value }) => value === warMap) ? warMap : 'globe';
  useShortcuts({ f: () => changeSettings({ warMap: view === 'globe' ? 'flat' : 'globe' }) });
  return (
    <>
      {view === 'globe' ? (
        <Suspense>
          <PlanetGlobe {...props} memory={`${props.memory} globe`} />
        </Suspense>
      ) : (
        <PlanetMap
          key={view}
          {...props}
          memory={view === 'system' ? `${props.memory} system` : props.memory}
          isOnSystem={view === 'system'}
        />
      )}
      <div className={styles.views}>
        <Segments
          label="Map"
          value={view}
          choices={views}
          onChange={(value) => changeSettings({ warMap: value })}
        />
      </div>
    </>
  );
}
