// The primitives of a sheet, in millimetres from the upper left corner. The layout makes a list of these; the back ends
// (SVG, PDF, the browser) only say them in their language.

/** Colours by meaning, so that a screen may have others than paper. `mark` is whatever has happened in play. */
export type Tone = 'ink' | 'soft' | 'line' | 'wash' | 'paper' | 'mark';

export const TONES: Readonly<Record<Tone, string>> = {
  ink: '#16191a',
  soft: '#545b59',
  line: '#9aa09c',
  wash: '#eceeeb',
  paper: '#ffffff',
  mark: '#b02f1c',
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Part {
  /** Its meaning, if it has one: `armor.CT.12`, `slot.LA.3`. */
  readonly id?: string;
  /** Crossed off in play. */
  readonly hit?: true;
}

interface Shape extends Part {
  readonly fill?: Tone;
  readonly stroke?: Tone;
  /** Of the stroke. */
  readonly thickness?: number;
}

export interface Text extends Part {
  readonly kind: 'text';
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly text: string;
  /** As the built-in fonts measure it; a screen with other fonts must keep to it. */
  readonly width: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly bold: boolean;
  readonly tone: Tone;
  /** The room it has. */
  readonly box: Box;
}

export interface Line extends Part {
  readonly kind: 'line';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly stroke: Tone;
  readonly thickness: number;
}

export interface Rect extends Shape, Box {
  readonly kind: 'rect';
}

export interface Circle extends Shape {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Path extends Shape {
  readonly kind: 'path';
  /** Corners; the last is joined to the first. */
  readonly points: readonly (readonly [number, number])[];
}

export type Primitive = Text | Line | Rect | Circle | Path;

/** Millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type PaperName = keyof typeof PAPERS;

export interface Page {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly primitives: readonly Primitive[];
}
