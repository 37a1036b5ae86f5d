// Figures that follow from the unit are formulas in the tables: "up(T/15)", "1000*rating*tons".

import { nearest, roundUp, upToHalf } from './rounding.ts';

/** Quantities of the unit that carries the item, for formulas. */
export interface Quantities {
  /** Tonnage of the unit. */
  readonly T: number;
  /** Of one jump jet, in tons. */
  readonly jet: number;
  readonly jump: number;
  readonly rating: number;
  /** Of the engine, in tons. */
  readonly engine: number;
  /** Tons of the weapons that a targeting computer aims. */
  readonly direct: number;
  /** Of the item itself. */
  readonly tons: number;
}

export type Formula = (quantities: Quantities) => number;

const FUNCTIONS: Readonly<Record<string, (value: number) => number>> = {
  up: roundUp,
  round: (value) => nearest(value),
  half: upToHalf,
};

/** Reads sums, products, quotients and the three ways of rounding. */
export function formulaOf(text: string): Formula {
  const words = text.match(/[A-Za-z]+|[\d.]+|[-+*/()]/g) ?? [];
  let at = 0;
  const next = (): string => words[at++] ?? '';

  const sum = (): Formula => chain(product, { '+': (a, b) => a + b, '-': (a, b) => a - b });
  const product = (): Formula => chain(factor, { '*': (a, b) => a * b, '/': (a, b) => a / b });

  function chain(
    part: () => Formula,
    signs: Readonly<Record<string, (a: number, b: number) => number>>,
  ): Formula {
    let result = part();
    for (let sign = signs[words[at] ?? '']; sign; sign = signs[words[at] ?? '']) {
      const [left, apply] = [result, sign];
      at++;
      const right = part();
      result = (quantities) => apply(left(quantities), right(quantities));
    }
    return result;
  }

  function factor(): Formula {
    const word = next();
    if (word === '(') return inBrackets();
    if (/^[\d.]/.test(word)) return () => Number(word);
    const rounding = FUNCTIONS[word];
    if (rounding === undefined) return (quantities) => quantities[word as keyof Quantities];
    next();
    const inner = inBrackets();
    return (quantities) => rounding(inner(quantities));
  }

  function inBrackets(): Formula {
    const inner = sum();
    if (next() !== ')') throw new Error(`the formula ${text} lacks a bracket`);
    return inner;
  }

  const formula = sum();
  if (at < words.length) throw new Error(`the formula ${text} goes on after its end`);
  return formula;
}
