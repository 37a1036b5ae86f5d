import type { Board } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import type { Maps } from '@ironfield/kernel/options/mustering.ts';
import { useMemo, useState } from 'react';
import { HexMap } from '../board/hex-map.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/fields/select.tsx';
import { Icon } from '../ui/icons.tsx';
import { NOTHING, refusing } from '../ui/mishaps/refusing.ts';
import { BrushPicture } from './brush-picture.tsx';
import { type Brush, boardOfMap, familiesOf, isOffered, mapOfBoard, painted } from './ground.ts';
import styles from './muster.module.css';

interface MapEditorProps {
  readonly map: object;
  readonly maps: Pick<Maps, 'terrains' | 'features' | 'edges' | 'lies'>;
  onSave(map: object): void;
  onClose(): void;
}

/** Every board that was painted, and which of them is seen. */
interface Strokes {
  readonly boards: readonly Board[];
  readonly at: number;
}

/** Strokes painted on a map and not kept: if the editor is closed by mistake, they are there again. */
const unkept = new WeakMap<object, Strokes>();

const SIDES = ['North', 'North-east', 'South-east', 'South', 'South-west', 'North-west'];

const capital = (name: string) => name[0].toUpperCase() + name.slice(1);

function brushesFor({
  terrains,
  features = [],
  edges = [],
}: MapEditorProps['maps']): readonly (readonly [string, Brush])[] {
  return [
    ...familiesOf(terrains.filter(isOffered)).map(
      ({ name, terrains: [terrain] }) => [capital(name), { kind: 'terrain', terrain: terrain! }] as const,
    ),
    ...features.map((feature) => [capital(feature), { kind: 'feature', feature }] as const),
    ...familiesOf(edges).map(
      ({ name, terrains: [edge] }) => [capital(name), { kind: 'edge', edge: edge!, side: 0 }] as const,
    ),
    ['Higher', { kind: 'level', by: 1 }],
    ['Lower', { kind: 'level', by: -1 }],
  ];
}

/** A map under the brush: terrain and height, hex by hex or seven at once, and every stroke can be taken back. */
export function MapEditor({ map, maps, onSave, onClose }: MapEditorProps) {
  const [{ boards, at }, setStrokes] = useState(
    () => unkept.get(map) ?? { boards: [boardOfMap(map, maps)], at: 0 },
  );
  const change = (strokes: Strokes) => {
    unkept.set(map, strokes);
    setStrokes(strokes);
  };
  const setAt = (step: number) => change({ boards, at: step });
  const [brush, setBrush] = useState<Brush>({ kind: 'terrain', terrain: maps.terrains[0] });
  const [isWide, setWide] = useState(false);
  const [name, setName] = useState(() => `My ${boards[0].name}`.slice(0, 60));
  const board = boards[at];
  const paint = (cell: number) => {
    change({
      boards: [...boards.slice(0, at + 1), painted(board, cell, brush, isWide, maps.lies)],
      at: at + 1,
    });
  };
  const family = familyOf(brush, maps);
  const isBrush = (other: Brush) =>
    JSON.stringify(other) === JSON.stringify(brush) ||
    (other.kind === 'terrain' && family.includes(other.terrain)) ||
    (other.kind === 'edge' && family.includes(other.edge));
  const brushes = useMemo(() => brushesFor(maps), [maps]);
  return (
    <Dialog title="Map editor" isWide onClose={onClose}>
      <div className={styles.mapEditor}>
        <div className={styles.brushes} role="radiogroup" aria-label="Brush">
          {brushes.map(([label, each]) => (
            // biome-ignore lint/a11y/useSemanticElements: as large as a finger
            <button
              key={label}
              type="button"
              role="radio"
              aria-checked={isBrush(each)}
              className="button"
              onClick={() => setBrush(each)}
            >
              <BrushPicture brush={each} maps={maps} />
              {label}
            </button>
          ))}
        </div>
        <div className={styles.editorMap} data-part="editor-map">
          <HexMap
            board={board}
            memory={`editor ${board.width}x${board.height}`}
            nameOf={(cell) => (board.level[cell] === 0 ? '' : `level ${board.level[cell]}`)}
            onChoose={paint}
            onPoint={() => {}}
          >
            {null}
          </HexMap>
        </div>
        <div className={styles.editorFoot}>
          <WhichOne brush={brush} maps={maps} onChange={setBrush} />
          <label className="check">
            <input type="checkbox" checked={isWide} onChange={({ target }) => setWide(target.checked)} />
            Wide brush
          </label>
          <button
            type="button"
            className="button"
            aria-label="Undo"
            {...refusing(at === 0 ? NOTHING.undo : null)}
            onClick={() => setAt(at - 1)}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className="button flip"
            aria-label="Redo"
            {...refusing(at === boards.length - 1 ? NOTHING.redo : null)}
            onClick={() => setAt(at + 1)}
          >
            <Icon name="undo" />
          </button>
          <input
            className="text-field"
            aria-label="Name of the map"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button
            type="button"
            className="button primary"
            {...refusing(name.trim() === '' ? 'The map needs a name' : null)}
            onClick={() => {
              unkept.delete(map);
              onSave(mapOfBoard(board, name.trim()));
            }}
          >
            Keep and use
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** Of buildings, water and walls the brush is one of several, by levels or depth. */
function familyOf(brush: Brush, { terrains, edges = [] }: MapEditorProps['maps']): readonly string[] {
  if (brush.kind === 'terrain')
    return (
      familiesOf(terrains.filter(isOffered)).find((each) => each.terrains.includes(brush.terrain))
        ?.terrains ?? []
    );
  if (brush.kind === 'edge')
    return familiesOf(edges).find((each) => each.terrains.includes(brush.edge))?.terrains ?? [];
  return [];
}

interface WhichOneProps {
  readonly brush: Brush;
  readonly maps: MapEditorProps['maps'];
  onChange(brush: Brush): void;
}

/** Which of a family the brush paints, and on which side of a hex. */
function WhichOne({ brush, maps, onChange }: WhichOneProps) {
  const family = familyOf(brush, maps);
  if (brush.kind !== 'terrain' && brush.kind !== 'edge') return null;
  return (
    <>
      {family.length > 1 && (
        <Select
          label="Which of these"
          value={brush.kind === 'edge' ? brush.edge : brush.terrain}
          choices={family.map((each) => [each, capital(each)] as const)}
          onChange={(each) =>
            onChange(brush.kind === 'edge' ? { ...brush, edge: each } : { kind: 'terrain', terrain: each })
          }
        />
      )}
      {brush.kind === 'edge' && (
        <Select
          label="Hexside"
          value={String(brush.side)}
          choices={SIDES.map((side, index) => [String(index), side] as const)}
          onChange={(side) => onChange({ ...brush, side: Number(side) as Direction })}
        />
      )}
    </>
  );
}
