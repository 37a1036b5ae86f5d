// Our own scene file: JSON, all lengths in whole thousandths of an inch.
//
//     {
//       "format": "ironfield-scene", "version": 1, "name": "Ford", "width": 48000, "height": 36000,
//       "pieces": [
//         { "id": "north-wood", "kind": "woods", "height": 3000, "corners": [[4000, 4000], [9000, 4500], [7000, 9000]] },
//         { "id": "knoll", "kind": "hill", "label": "The Knoll", "height": 1000, "isGround": true, "corners": [ … ] }
//       ]
//     }
//
// What is left out is 0, false or, for a label, the kind.

import { issueWords } from '@ironfield/kernel/issue-words.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { MOST_REASONS } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { INCH, MAX_SIDE } from '../place.ts';
import { polygonOf, polygonProblem } from '../polygon.ts';
import { isOnTable, MAX_CORNERS, MAX_PIECES, type Piece, type Scene } from './scene.ts';

const MAX_HEIGHT = 60 * INCH;

const side = z.int().min(INCH).max(MAX_SIDE);
const height = z.int().min(0).max(MAX_HEIGHT);
const coordinate = z.int().min(0).max(MAX_SIDE);

const sceneFileSchema = z.strictObject({
  format: z.literal('ironfield-scene'),
  version: z.literal(1),
  name: z.string().max(200),
  width: side,
  height: side,
  pieces: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(60),
        kind: z.string().min(1).max(60),
        label: z.string().max(60).optional(),
        corners: z.array(z.tuple([coordinate, coordinate])).max(MAX_CORNERS),
        foot: height.optional(),
        height: height.optional(),
        isGround: z.boolean().optional(),
      }),
    )
    .max(MAX_PIECES),
});

export type SceneFile = z.infer<typeof sceneFileSchema>;
type PieceInFile = SceneFile['pieces'][number];

export interface SceneFileError {
  readonly path: string;
  readonly message: string;
}

export type SceneFileResult = { ok: true; scene: Scene } | { ok: false; errors: SceneFileError[] };

/** If the game's kinds are given, any other kind is an error. */
export function readSceneFile(json: unknown, kinds?: readonly string[]): SceneFileResult {
  const parsed = sceneFileSchema.safeParse(json);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => ({
      path: issue.path.map(String).join('.') || 'file',
      message: issueWords(issue),
    }));
    return { ok: false, errors: errors.slice(0, MOST_REASONS) };
  }
  const { name, width, height: depth, pieces: inFile } = parsed.data;
  const scene = { name, width, height: depth, pieces: inFile.map(pieceIn) };
  const errors = scene.pieces.flatMap((piece, i) => pieceErrors(scene, piece, i, kinds));
  if (errors.length > 0) return { ok: false, errors: errors.slice(0, MOST_REASONS) };
  const pieces = scene.pieces.map((piece) => ({ ...piece, corners: polygonOf(piece.corners) }));
  return { ok: true, scene: { ...scene, pieces } };
}

const pieceIn = ({ id, kind, label, corners, foot, height, isGround }: PieceInFile): Piece => ({
  id,
  kind,
  label: label ?? kind,
  corners: corners.map(([x, y]) => ({ x, y })),
  foot: foot ?? 0,
  height: height ?? 0,
  isGround: isGround ?? false,
});

function pieceErrors(scene: Scene, piece: Piece, i: number, kinds?: readonly string[]): SceneFileError[] {
  const errors: SceneFileError[] = [];
  const first = scene.pieces.findIndex(({ id }) => id === piece.id);
  if (first < i) {
    errors.push({ path: `pieces.${i}.id`, message: `"${piece.id}" is the id of piece ${first}, too` });
  }
  if (kinds && !kinds.includes(piece.kind)) {
    const message = `unknown kind "${piece.kind}"; known: ${kinds.join(', ')}`;
    errors.push({ path: `pieces.${i}.kind`, message });
  }
  const path = `pieces.${i}.corners`;
  const off = piece.corners.findIndex((corner) => !isOnTable(scene, corner));
  if (off >= 0) {
    const message = `is off the table, which reaches from 0, 0 to ${scene.width}, ${scene.height}`;
    errors.push({ path: `${path}.${off}`, message });
  }
  const problem = polygonProblem(piece.corners);
  if (problem) errors.push({ path, message: problem });
  return errors;
}

export const writeSceneFile = ({ name, width, height, pieces }: Scene): SceneFile => ({
  format: 'ironfield-scene',
  version: 1,
  name,
  width,
  height,
  pieces: pieces.map(writtenPiece),
});

const writtenPiece = ({ id, kind, label, corners, foot, height, isGround }: Piece): PieceInFile => ({
  id,
  kind,
  ...(label !== kind && { label }),
  corners: corners.map(({ x, y }: Place): [number, number] => [x, y]),
  ...(foot > 0 && { foot }),
  ...(height > 0 && { height }),
  ...(isGround && { isGround }),
});

/** The scene of a file that has already been read. */
export function sceneIn(file: SceneFile): Scene {
  const read = readSceneFile(file);
  if (read.ok) return read.scene;
  throw new Error(`The scene cannot be read: ${read.errors[0].path} ${read.errors[0].message}`);
}

/** A scene file as part of a setup; `whyNot` adds a game's own checks. */
export const sceneSchema = (
  kinds: readonly string[],
  whyNot: (scene: Scene) => string | null = () => null,
): z.ZodType<SceneFile> =>
  z.unknown().transform((json, context) => {
    const read = readSceneFile(json, kinds);
    const message = read.ok ? whyNot(read.scene) : null;
    const problems = read.ok ? (message === null ? [] : [{ path: '', message }]) : read.errors;
    for (const { path, message } of problems)
      context.addIssue({ code: 'custom', message: `${path} ${message}`.trim() });
    return problems.length > 0 ? z.NEVER : (json as SceneFile);
  });
