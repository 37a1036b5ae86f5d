import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';

/** A part of a rulebook: the rules whose ids share their middle, such as COM in BFQ-COM-03, or what that stands for. */
export interface Chapter {
  readonly title: string;
  readonly rules: readonly RuleEntry[];
}

/** The titles of chapters by their codes, in all games. */
const TITLES: Readonly<Record<string, string>> = {
  CNV: 'Conventions',
  DICE: 'Dice',
  UNIT: 'Units',
  MAP: 'Maps',
  SEQ: 'Sequence of play',
  PIL: 'MechWarriors',
  PSR: 'Piloting Skill Rolls',
  FALL: 'Falls',
  DSP: 'Displacement',
  LOS: 'Line of sight',
  ARC: 'Firing arcs',
  WPN: 'Weapon attacks',
  THM: 'To-hit modifiers',
  SKID: 'Skidding',
  PHY: 'Physical attacks',
  HIT: 'Hit locations',
  DMG: 'Damage',
  CRT: 'Critical hits',
  DES: 'Destruction',
  CON: 'Construction',
  EQ: 'Equipment',
  EQP: 'Equipment',
  ELEC: 'Electronics',
  ARTY: 'Artillery',
  FOR: 'Forces',
  AI: 'How bots fight',
  MOV: 'Movement',
  MOVE: 'Movement',
  COM: 'Combat',
  CBT: 'Battles',
  FIRE: 'Fire',
  HEA: 'Heat',
  SPA: 'Special abilities',
  SCN: 'Scenarios',
  SCEN: 'Scenarios',
  GEN: 'Unit generation',
  REC: 'Record sheets',
  MUSTER: 'Mustering',
  BID: 'Initiative',
  END: 'End of the game',
  WIN: 'Victory',
  PRE: 'Master Rules',
  BASE: 'Master Rules, continued',
  COND: 'Conditions of the ground',
  WX: 'Weather',
  OPT: 'How options go together',
  REG: 'What a unit may carry together',
  SOPS: 'Special operations',
};

/** In the order of the index. */
export function chaptersOf(rules: readonly RuleEntry[]): readonly Chapter[] {
  const byCode = Map.groupBy(rules, ({ id }) => id.split('-')[1] ?? id);
  const named = [...byCode].map(([code, own]) => ({ title: TITLES[code] ?? ownTitle(code, own), own }));
  return [...Map.groupBy(named, ({ title }) => title)].map(([title, parts]) => ({
    title,
    rules: parts.flatMap(({ own }) => own),
  }));
}

/** A chapter that we have no name for takes that of its section, if there is but one. */
function ownTitle(code: string, rules: readonly RuleEntry[]): string {
  const [section, ...others] = new Set(rules.map((rule) => rule.section));
  return others.length === 0 && section ? section : code.charAt(0) + code.slice(1).toLowerCase();
}
