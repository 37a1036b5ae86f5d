import type { RuleId } from '@ironfield/classic/rule-index.ts';
import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { KnownWeights, Weights } from '@ironfield/classic/units/weights.ts';
import type { Item, KnownItem } from '../items.ts';

/** A design under inspection, with what its checks have in common. */
export interface Blueprint {
  readonly file: MechFile;
  /** Of the engine as built, which should be the tonnage times the Walking MP. */
  readonly rating: number;
  readonly items: readonly Item[];
  readonly weights: KnownWeights;
  /** Parts of a kind that these rules do not know, and hence say nothing more about. */
  readonly strange: ReadonlySet<keyof Weights>;
}

/** Something wrong with a design, or worth a second look: a sentence that says what, where, and what would be right. */
export interface Finding {
  readonly rule: RuleId;
  readonly message: string;
  readonly location?: LocationCode;
}

export type Check = (blueprint: Blueprint) => readonly Finding[];

export const isKnown = (item: Item): item is KnownItem => item.entry !== null;

export const itemsOfKind = ({ items }: Blueprint, kind: KnownItem['entry']['kind']): KnownItem[] =>
  items.filter(isKnown).filter(({ entry }) => entry.kind === kind);

/** A finding, or none. */
export const unless = (isFine: boolean, finding: () => Finding): readonly Finding[] =>
  isFine ? [] : [finding()];
