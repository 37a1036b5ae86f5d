// The games of an experiment in a file: a line of JSON says what it is of, and each line after it is a game. It is
// written to while games are played, and in the order of the games when all are there.

import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { Mistake } from '../mistake.ts';
import type { GameLine } from '../play/playing.ts';

const CHUNK = 1 << 16;
const LINE_FEED = 10;

interface Place {
  readonly setting: number;
  readonly game: number;
  readonly at: number;
  readonly length: number;
}

export class KeptGames {
  private readonly path: string;
  private readonly header: string;
  private file: number;
  private end = 0;
  private places: Place[] = [];

  private constructor(path: string, id: string) {
    this.path = path;
    this.header = `${JSON.stringify({ format: 'ironfield-lab', version: 1, experiment: id })}\n`;
    const isNew = !existsSync(path);
    this.file = openSync(path, isNew ? 'w+' : 'r+');
    if (isNew) this.append(this.header);
  }

  /** Opens the file and tells of every game in it; a line that was cut off is dropped. */
  static open(path: string, id: string, onLine: (line: GameLine) => void): KeptGames {
    const kept = new KeptGames(path, id);
    if (kept.end === 0) kept.read(onLine);
    return kept;
  }

  private read(onLine: (line: GameLine) => void): void {
    let isFirst = true;
    for (const { text, at, length } of linesOf(this.file)) {
      if (isFirst && `${text}\n` !== this.header) {
        closeSync(this.file);
        throw new Mistake(
          `"${this.path}" holds the games of another experiment; name another folder with --out, or delete it`,
        );
      }
      this.end = at + length;
      if (!isFirst) this.take(JSON.parse(text) as GameLine, at, length, onLine);
      isFirst = false;
    }
    ftruncateSync(this.file, this.end);
    if (isFirst) this.append(this.header);
  }

  private take(line: GameLine, at: number, length: number, onLine: (line: GameLine) => void): void {
    this.places.push({ setting: line.setting, game: line.game, at, length });
    onLine(line);
  }

  add(line: GameLine): void {
    const at = this.end;
    const length = this.append(`${JSON.stringify(line)}\n`);
    this.places.push({ setting: line.setting, game: line.game, at, length });
  }

  private append(text: string): number {
    const length = writeSync(this.file, text, this.end);
    this.end += length;
    return length;
  }

  /** The games that count, in their order. */
  *lines(counts: (place: { setting: number; game: number }) => boolean): Generator<GameLine> {
    for (const place of this.inOrder(counts)) yield JSON.parse(this.textAt(place)) as GameLine;
  }

  private inOrder(counts: (place: Place) => boolean): Place[] {
    return this.places.filter(counts).sort((a, b) => a.setting - b.setting || a.game - b.game);
  }

  private textAt({ at, length }: Place): string {
    const bytes = Buffer.alloc(length);
    readSync(this.file, bytes, 0, length, at);
    return bytes.toString();
  }

  /** Puts the games in order: the same experiment leaves the same file behind wherever it was played. */
  sort(): void {
    const unsorted = `${this.path}.new`;
    const file = openSync(unsorted, 'w+');
    let end = writeSync(file, this.header);
    const places = this.inOrder(() => true).map((place) => {
      const length = writeSync(file, this.textAt(place), end);
      end += length;
      return { ...place, at: end - length, length };
    });
    closeSync(this.file);
    renameSync(unsorted, this.path);
    this.file = file;
    this.places = places;
    this.end = end;
  }

  close(): void {
    closeSync(this.file);
  }
}

/** Whole lines only. */
function* linesOf(file: number): Generator<{ text: string; at: number; length: number }> {
  const size = fstatSync(file).size;
  let rest = Buffer.alloc(0);
  let at = 0;
  for (let read = 0; read < size; ) {
    const chunk = Buffer.alloc(CHUNK);
    const count = readSync(file, chunk, 0, CHUNK, read);
    if (count === 0) return;
    read += count;
    rest = Buffer.concat([rest, chunk.subarray(0, count)]);
    let from = 0;
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED, from)) {
      yield { text: rest.toString('utf8', from, end), at: at + from, length: end + 1 - from };
      from = end + 1;
    }
    at += from;
    rest = rest.subarray(from);
  }
}
