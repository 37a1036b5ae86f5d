import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleArea, rectangle } from '../polygon.ts';
import { MAX_CORNERS } from './scene.ts';
import { drawnPlace, drawnScene } from './scene-drawing.ts';
import { type Edit, type Editing, edited, redone, startEditing, undone } from './scene-editing.ts';
import { readSceneFile, writeSceneFile } from './scene-file.ts';

const scene = drawnScene(`
  24 x 24
  woods  2,2 to 6,4  height 3
  hill   10,10 to 16,20  height 1  ground
`);
const start = startEditing(scene);

function after(...edits: Edit[]): Editing {
  return edits.reduce((editing, edit) => {
    const result = edited(editing, edit);
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  }, start);
}
const whyNot = (edit: Edit): string | null => {
  const result = edited(start, edit);
  return result.ok ? null : result.error.message;
};
const outlineOf = ({ scene }: Editing, id: string) => scene.pieces.find((piece) => piece.id === id)?.corners;
const id = 'woods-1';

describe('an edited scene', () => {
  test('has its pieces moved, turned and scaled about their middle', () => {
    expect(outlineOf(after({ type: 'move', id, by: drawnPlace('3,1') }), id)).toEqual(
      rectangle(drawnPlace('5,3'), drawnPlace('9,5')),
    );
    expect(outlineOf(after({ type: 'turn', id, by: 360 }), id)).toEqual(
      rectangle(drawnPlace('3,1'), drawnPlace('5,5')),
    );
    expect(outlineOf(after({ type: 'scale', id, percent: 50 }), id)).toEqual(
      rectangle(drawnPlace('3,2.5'), drawnPlace('5,3.5')),
    );
  });

  test('keeps its pieces on the table', () => {
    expect(outlineOf(after({ type: 'move', id, by: drawnPlace('-5,30') }), id)).toEqual(
      rectangle(drawnPlace('0,22'), drawnPlace('4,24')),
    );
    expect(whyNot({ type: 'scale', id: 'hill-1', percent: 300 })).toBe('The piece is larger than the table');
  });

  test('takes further pieces and copies, each with an id of its own', () => {
    const { scene: more } = after(
      { type: 'copy', id },
      { type: 'place', piece: scene.pieces[0] },
      { type: 'copy', id },
    );
    expect(more.pieces.map((piece) => piece.id)).toEqual([
      'woods-1',
      'hill-1',
      'woods-2',
      'woods-3',
      'woods-4',
    ]);
    expect(more.pieces[2].corners).toEqual(rectangle(drawnPlace('3,3'), drawnPlace('7,5')));
  });

  test('has its pieces changed, reshaped and taken away', () => {
    const corners = ['1,1', '4,1', '2,5'].map(drawnPlace);
    const edits: Edit[] = [
      { type: 'change', id, to: { kind: 'jungle', height: 4000 } },
      { type: 'reshape', id, corners },
      { type: 'remove', id: 'hill-1' },
    ];
    expect(after(...edits).scene.pieces).toEqual([
      { ...scene.pieces[0], kind: 'jungle', height: 4000, corners },
    ]);
  });

  test('refuses what is impossible', () => {
    expect(whyNot({ type: 'remove', id: 'lake' })).toBe('There is no piece "lake"');
    expect(whyNot({ type: 'scale', id, percent: 0 })).toBe('The outline has corner 2 where corner 1 is');
    const bow = ['1,1', '4,4', '4,1', '1,4'].map(drawnPlace);
    expect(whyNot({ type: 'reshape', id, corners: bow })).toMatch('The outline crosses itself');
    const many = Array.from({ length: 65 }, (_, i) => ({ x: i * 100, y: i * i }));
    expect(whyNot({ type: 'reshape', id, corners: many })).toBe('An outline has at most 64 corners');
    const full = { ...scene, pieces: Array.from({ length: 400 }, () => scene.pieces[0]) };
    expect(edited(startEditing(full), { type: 'copy', id })).toMatchObject({
      ok: false,
      error: { message: 'A scene has at most 400 pieces' },
    });
  });

  test('can be taken back and done again, until something else is done', () => {
    const editing = after({ type: 'copy', id }, { type: 'remove', id });
    expect(undone(undone(editing)).scene).toBe(scene);
    expect(undone(start)).toBe(start);
    expect(redone(undone(editing))).toEqual(editing);
    expect(redone(editing)).toBe(editing);
    const other = edited(undone(editing), { type: 'remove', id: 'hill-1' });
    expect(other.ok && other.value.future).toEqual([]);
  });

  test('can always be written to a file', () => {
    const anyId = fc.constantFrom('woods-1', 'hill-1', 'woods-2');
    const shift = fc.integer({ min: -9000, max: 9000 });
    const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
      fc.record({ type: fc.constant('move' as const), id: anyId, by: fc.record({ x: shift, y: shift }) }),
      fc.record({ type: fc.constant('turn' as const), id: anyId, by: fc.nat(1439) }),
      fc.record({
        type: fc.constant('scale' as const),
        id: anyId,
        percent: fc.integer({ min: 20, max: 200 }),
      }),
      fc.record({ type: fc.constant('copy' as const), id: anyId }),
      fc.record({ type: fc.constant('remove' as const), id: anyId }),
    );
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
        let editing = start;
        for (const edit of edits) {
          const result = edited(editing, edit);
          if (result.ok) editing = result.value;
        }
        expect(readSceneFile(writeSceneFile(editing.scene))).toEqual({ ok: true, scene: editing.scene });
        expect(editing.scene.pieces.every(({ corners }) => doubleArea(corners) > 0)).toBe(true);
        for (let i = 0; i < edits.length; i++) editing = undone(editing);
        expect(editing.scene).toBe(scene);
      }),
      { numRuns: 40 },
    );
  });
});

test('an outline may have as many corners as a file takes, and no more', () => {
  /** A comb with this many corners. */
  const comb = (count: number) => [
    ...Array.from({ length: count - 2 }, (_, i) => ({ x: 1000 + i * 100, y: 2000 + (i % 2) * 500 })),
    { x: 1000 + (count - 3) * 100, y: 4000 },
    { x: 1000, y: 4000 },
  ];
  expect(whyNot({ type: 'reshape', id, corners: comb(MAX_CORNERS) })).toBeNull();
  expect(whyNot({ type: 'reshape', id, corners: comb(MAX_CORNERS + 1) })).toContain(`${MAX_CORNERS} corners`);
});
