import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { BasicKind, PhysicalKind } from '../../data/physical-attacks.ts';
import type { OptionBlows } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import type { PhysicalAttack, RollEvent, State } from '../../state.ts';

/** CBT-PHY-02: added to the Piloting Skill, and the number where it does not count (MT-PHYS-01). */
export interface BlowBase {
  readonly skill: number;
  readonly fixed: number;
  readonly words: string;
  readonly rule: RuleId;
}

/** The outcome of a blow besides its damage: somebody rolls or falls, or whatever the words say. */
export interface BlowOutcome {
  readonly on: 'hit' | 'miss' | 'always';
  readonly rule: RuleId;
  readonly falls?: { readonly unit: number; readonly roll: RollEvent };
  readonly words?: string;
}

/** A physical attack that an option adds. Its order has its kind as type, the field of its limb if any, and a target. */
export interface AddedBlow {
  readonly kind: keyof OptionBlows;
  readonly label: string;
  /** The limbs it is made with, by codes of parts; empty where there are none in particular. */
  readonly limbs: readonly string[];
  readonly base: BlowBase;
  /** Made only on what stands on legs (MT-PRE-26). */
  readonly needsLegs?: true;
  /** True if its target has to roll or fall; bots mind that. */
  readonly topples: boolean;
  /** Resolved after everything else, since it brings two into one hex or parts them. */
  readonly comesLast?: true;
  /** But for its number and its damage it is made as this one of the base game is: reach, arc, limbs and where it strikes. */
  readonly like?: BasicKind;
  /** Needs no roll. */
  readonly isSure?: true;
  /** For bots: what a success is worth, besides the damage and a fall. */
  worth?(field: Battlefield, state: State, blow: Blow): number;
  /** Besides what holds for everybody: on the map, able to act, an enemy. */
  whyNot(field: Battlefield, state: State, blow: Blow): Reason | null;
  modifiers?(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void;
  damage?(tally: Tally<RuleId>, field: Battlefield, state: State, blow: Blow): void;
  /** The outcomes as told to players beforehand. */
  outcomes?(field: Battlefield, state: State, blow: Blow): readonly BlowOutcome[];
  /** Absent for one that is like one of the base game. */
  resolve?(play: Play<Classic>, field: Battlefield, attack: PhysicalAttack): void;
}

const NONE: readonly AddedBlow[] = [];

export const addedBlows = ({ plugged }: Pick<Battlefield, 'plugged'>): readonly AddedBlow[] =>
  plugged.blows?.(NONE) ?? NONE;

/** Undefined for those of the base game. */
export const addedBlow = (field: Pick<Battlefield, 'plugged'>, kind: string): AddedBlow | undefined =>
  field.plugged.blows && addedBlows(field).find((added) => added.kind === kind);

/** The kind that the rules of the base game know a blow by. */
export const likeOf = (field: Pick<Battlefield, 'plugged'>, kind: PhysicalKind): PhysicalKind =>
  addedBlow(field, kind)?.like ?? kind;
