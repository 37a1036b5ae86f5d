import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { type SceneFile, sceneIn } from '@ironfield/table/scenes/scene-file.ts';
import { useMemo, useState } from 'react';
import { MapPicture } from '../board/ground/map-picture.tsx';
import { TablePicture } from '../tabletop/terrain/table-picture.tsx';
import { FileButton } from '../ui/fields/file-button.tsx';
import { Select } from '../ui/fields/select.tsx';
import { Icon } from '../ui/icons.tsx';
import { download } from '../ui/keep/download.ts';
import { boardOfMap } from './ground.ts';
import { forget, keep, keptMaps } from './kept-lists.ts';
import { MapEditor } from './map-editor.tsx';
import styles from './muster.module.css';
import type { Muster } from './plan.ts';

interface MapFieldProps {
  readonly game: AnyGame;
  readonly muster: Muster;
  readonly map: object;
  readonly options: OptionValues;
  onChange(map: object): void;
}

interface Land {
  readonly landscape: string;
  readonly size: number;
  readonly seed: number;
}

const nameOf = (map: object): string => (map as { readonly name?: string }).name ?? '';

/** The choice of a map: ready maps, own ones, new land, a file; any of them can be changed. */
export function MapField({ game, muster, map, options, onChange }: MapFieldProps) {
  const { maps } = muster;
  const [own, setOwn] = useState(() => keptMaps(game));
  const [land, setLand] = useState<Land>({ landscape: maps.landscapes[0].id, size: 0, seed: 1 });
  const [isEditing, setEditing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const make = (wish: Land) => {
    setLand(wish);
    const { width, height } = maps.sizes[wish.size];
    onChange(maps.generate({ landscape: wish.landscape, width, height, seed: String(wish.seed), options }));
  };
  const save = (changed: object) => {
    keep('maps', { game: game.id, name: nameOf(changed), map: changed });
    setOwn(keptMaps(game));
    onChange(changed);
    setEditing(false);
  };
  const load = async (file: File) => {
    const read = maps.read(await file.text(), file.name.replace(/\.[^.]*$/, ''));
    setProblem(read.ok ? null : `${file.name}: ${read.error[0].message}`);
    if (read.ok) onChange(read.value);
  };
  const offers = [
    ...own.map((kept) => ({ title: kept.name, map: kept.map, kept })),
    ...maps.ready.map((ready) => ({ ...ready, kept: null })),
  ];
  const ending = maps.isTable ? '.json' : '.board';
  const isOffered = offers.some((offer) => offer.map === map);
  return (
    <section className="map-field" aria-label="Map">
      <div className={styles.mapChoices} role="radiogroup" aria-label="Map">
        {!isOffered && <MapCard title={nameOf(map)} map={map} muster={muster} isChosen onChoose={() => {}} />}
        {offers.map((offer) => (
          <MapCard
            key={`${offer.kept ? 'own' : 'ready'} ${offer.title}`}
            title={offer.title}
            map={offer.map}
            muster={muster}
            isChosen={offer.map === map}
            onChoose={() => onChange(offer.map)}
            onRemove={
              offer.kept
                ? () => {
                    forget('maps', offer.kept);
                    setOwn(keptMaps(game));
                  }
                : undefined
            }
          />
        ))}
      </div>
      <div className={styles.mapToolsRow} data-part="map-tools-row">
        <Select
          label="Kind of land"
          value={land.landscape}
          choices={maps.landscapes.map(({ id, title }) => [id, title] as const)}
          onChange={(value) => make({ ...land, landscape: value })}
        />
        <Select
          label="Size of the land"
          value={land.size}
          choices={maps.sizes.map(({ title }, size) => [size, title] as const)}
          onChange={(value) => make({ ...land, size: value })}
        />
        <button type="button" className="button" onClick={() => make({ ...land, seed: land.seed + 1 })}>
          <Icon name="die" /> New land
        </button>
        <FileButton
          label={maps.isTable ? 'Import a scene' : 'Import .board'}
          accept=".board,.json,text/plain"
          onFile={load}
        />
        {!maps.isTable && (
          <button type="button" className="button" onClick={() => setEditing(true)}>
            Edit…
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => download(`${nameOf(map) || 'map'}${ending}`, maps.write(map), 'text/plain')}
        >
          {maps.isTable ? 'Save the scene' : 'Save .board'}
        </button>
      </div>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {isEditing && <MapEditor map={map} maps={maps} onSave={save} onClose={() => setEditing(false)} />}
    </section>
  );
}

interface MapCardProps {
  readonly title: string;
  readonly map: object;
  readonly muster: Muster;
  readonly isChosen: boolean;
  onChoose(): void;
  readonly onRemove?: (() => void) | undefined;
}

/** Its picture. */
function Ground({ title, map, muster }: Pick<MapCardProps, 'title' | 'map' | 'muster'>) {
  const { maps } = muster;
  const { isTable } = maps;
  const scene = useMemo(() => (isTable ? sceneIn(map as SceneFile) : null), [map, isTable]);
  const board = useMemo(() => (isTable ? null : boardOfMap(map, maps)), [map, isTable, maps]);
  if (scene) return <TablePicture scene={scene} />;
  return board && <MapPicture board={board} label={title} />;
}

function MapCard({ title, map, muster, isChosen, onChoose, onRemove }: MapCardProps) {
  return (
    <span className={styles.mapCard}>
      {/* biome-ignore lint/a11y/useSemanticElements: a card with a picture */}
      <button type="button" role="radio" aria-label={title} aria-checked={isChosen} onClick={onChoose}>
        <span className={styles.mapCardPicture} data-part="map-card-picture">
          <Ground title={title} map={map} muster={muster} />
        </span>
        <span>{title}</span>
      </button>
      {onRemove && (
        <button type="button" className="button bare" aria-label={`Remove ${title}`} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
