// Scenes written in inches, for tests and examples.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { INCH } from '../place.ts';
import { type Polygon, polygonOf, rectangle } from '../polygon.ts';
import type { Piece, Scene } from './scene.ts';

/**
 * A scene from a size and one line for each piece: its kind, its corners (or two opposite ones of a rectangle), and what
 * else there is to say of it. Pieces are called by kind and number: woods-1, woods-2, …
 *
 *     drawnScene(`
 *       48 x 36
 *       woods  10,10 to 20,18  height 3
 *       rocks  30,4 34,4 33,8.5  height 1.5  foot 1
 *       hill   40,0 to 48,12  height 1  ground
 *     `)
 */
export function drawnScene(text: string): Scene {
  const [size = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [, width, height] = /^([\d.]+) x ([\d.]+)$/.exec(size) ?? [];
  if (!width || !height)
    throw new Error(`a scene begins with its size, such as "48 x 36", not with "${size}"`);
  const counts = new Map<string, number>();
  const pieces = lines.map((line) => drawnPiece(line, counts));
  return { name: '', width: inches(width), height: inches(height), pieces };
}

function drawnPiece(line: string, counts: Map<string, number>): Piece {
  const [, kind = '', places = '', more = ''] =
    /^([a-z][\w-]*)((?: +(?:-?[\d.]+,-?[\d.]+|to))+)(.*)$/.exec(line) ?? [];
  if (!kind)
    throw new Error(`a piece is its kind and its corners, such as "woods 1,1 to 4,4", not "${line}"`);
  const number = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, number);
  const lengthCalled = (name: string): number =>
    inches(new RegExp(`\\b${name} ([\\d.]+)`).exec(more)?.[1] ?? '0');
  return {
    id: `${kind}-${number}`,
    kind,
    label: kind,
    corners: drawnCorners(places.trim()),
    foot: lengthCalled('foot'),
    height: lengthCalled('height'),
    isGround: /\bground\b/.test(more),
  };
}

function drawnCorners(places: string): Polygon {
  const [, one, other] = /^(\S+) to (\S+)$/.exec(places) ?? [];
  return one && other
    ? rectangle(drawnPlace(one), drawnPlace(other))
    : polygonOf(places.split(/ +/).map(drawnPlace));
}

/** Reads "10.5,3" in inches. */
export function drawnPlace(text: string): Place {
  const [x, y] = text.split(',').map(inches);
  return { x, y };
}

const inches = (text: string): number => Math.round(Number(text) * INCH);
