import type { RuleEntry } from '@ironfield/kernel/rule-index.ts';

/** A part of a rulebook: the rules whose ids share their middle, such as COM in BFQ-COM-03. */
export interface Chapter {
  readonly code: string;
  readonly title: string;
  readonly rules: readonly RuleEntry[];
}

/** What the codes stand for, in all games. */
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
  PHY: 'Physical attacks',
  HIT: 'Hit locations',
  DMG: 'Damage',
  CRT: 'Critical hits',
  DES: 'Destruction',
  CON: 'Construction',
  EQ: 'Equipment',
  EQP: 'Equipment',
  FOR: 'Forces',
  AI: 'How bots fight',
  MOV: 'Movement',
  MOVE: 'Movement',
  COM: 'Combat',
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
};

export function chapterCode(id: string): string {
  return id.split('-')[1] ?? id;
}

/** In the order of the index. */
export function chaptersOf(rules: readonly RuleEntry[]): readonly Chapter[] {
  const chapters = new Map<string, RuleEntry[]>();
  for (const rule of rules) {
    const code = chapterCode(rule.id);
    const known = chapters.get(code);
    if (known) known.push(rule);
    else chapters.set(code, [rule]);
  }
  return [...chapters].map(([code, own]) => ({
    code,
    title: TITLES[code] ?? ownTitle(code, own),
    rules: own,
  }));
}

/** A chapter that we have no name for takes that of its section, if there is but one. */
function ownTitle(code: string, rules: readonly RuleEntry[]): string {
  const [section, ...others] = new Set(rules.map((rule) => rule.section));
  return others.length === 0 && section ? section : code.charAt(0) + code.slice(1).toLowerCase();
}
