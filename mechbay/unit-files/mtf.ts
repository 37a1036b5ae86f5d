// Public files of 'Mechs (MT-CONS-07). The slot lists are the truth; the list of weapons repeats them.

import { type LineError, linesOf } from '@ironfield/classic/data/text-file.ts';
import { type MtfLines, takeApart } from '@ironfield/classic/units/mtf/mtf-lines.ts';
import type { EngineType } from '../data/frames.ts';
import type { TechBase } from '../data/items.ts';
import { slotCount } from '../slots/counts.ts';
import type { JumpKind, Mech, Mount } from '../units/unit.ts';
import { named } from './names.ts';
import { armorTypeIn, cockpitIn, engineTypeIn, gyroIn, heatSinkTypeIn, structureTypeIn } from './parts.ts';
import { type Reading, roleIn, type Technology, technologyIn, unreadable, Values } from './reading.ts';
import { contentsOf, type SlotContents } from './slots.ts';
import { FAULT, NOTE } from './text.ts';

const ARMOR_LOCATIONS: Readonly<Record<string, string>> = {
  LA: 'la',
  RA: 'ra',
  LT: 'lt',
  RT: 'rt',
  CT: 'ct',
  HD: 'hd',
  LL: 'll',
  RL: 'rl',
  LTR: 'rtl',
  RTR: 'rtr',
  CTR: 'rtc',
};

/** In newer files of four-legged 'Mechs the legs have names of their own. */
const QUAD_LEGS: Readonly<Record<string, string>> = { LA: 'fll', RA: 'frl', LL: 'rll', RL: 'rrl' };

export function readMtfUnit(text: string): Reading {
  const lines = linesOf(text);
  if (!lines.ok) return unreadable(lines.error);
  // Lines without a slot say nothing about the design.
  const shape = takeApart(lines.value.map((line) => (/^\s*nocrit\s*:/i.test(line) ? '' : line)));
  const values = new Values(new Map([...shape.values, ...extraValues(lines.value)]));
  const config = values.text('config');
  if (!/\b(biped|quad|omni(mech)?)\b/i.test(config) || /tripod|lam/i.test(config))
    return unreadable([{ line: values.lineOf('config'), message: FAULT.noMech(config) }]);
  const technology = technologyOf(values);
  const bare = weightlessIn(lines.value, technology);
  const { unit, faults, notes } = mechIn(
    shape,
    values,
    { technology, bare },
    /\bquad\b/i.test(config) ? 'quad' : 'biped',
  );
  return {
    unit,
    faults: [...shape.errors, ...values.faults, ...faults],
    notes: [...shape.skipped.map(({ line, message }) => ({ line, message })), ...notes],
  };
}

/** Keys that the introductory rules have no use for. */
function extraValues(lines: readonly string[]): [string, { line: number; text: string }][] {
  return ['rules level', 'era', 'construction'].flatMap((key) => {
    const index = lines.findIndex((line) => line.trim().toLowerCase().startsWith(`${key}:`));
    if (index < 0) return [];
    return [
      [
        key,
        {
          line: index + 1,
          text: lines[index]!.trim()
            .slice(key.length + 1)
            .trim(),
        },
      ],
    ];
  });
}

function technologyOf(values: Values): Technology {
  return values.kind('techbase', technologyIn, 'Inner Sphere') ?? { techBase: 'IS', isMixed: false };
}

/** "nocrit:NAME:HD": things that take no slot and stand in a location all the same. */
function weightlessIn(lines: readonly string[], { techBase }: Technology): Mount[] {
  return lines.flatMap((line) => {
    const [, name = '', location = ''] = /^\s*nocrit\s*:(.+):([A-Z]{2})\s*$/i.exec(line) ?? [];
    const naming = name === '' ? null : named(name, { kind: 'other', techBase });
    if (naming === null || naming.item.kind !== 'equipment' || naming.item.slots !== 0) return [];
    const { item, size } = naming;
    const place = location.toUpperCase();
    return [{ item, location: place, isRear: false, armoredSlots: 0, ...(size !== undefined && { size }) }];
  });
}

function mechIn(
  shape: MtfLines,
  values: Values,
  { technology, bare }: { readonly technology: Technology; readonly bare: readonly Mount[] },
  frame: Mech['frame'],
): Reading {
  const tons = values.number('mass', 1, 1000);
  const engine = engineIn(values, shape, technology.techBase);
  const faults: LineError[] = [];
  if (shape.name.text === '') faults.push({ line: shape.name.line, message: FAULT.missing('name') });
  if (tons % 5 !== 0 || tons < 10 || tons > 100)
    faults.push({ line: values.lineOf('mass'), message: FAULT.tonnage(tons) });
  const structure = values.kind('structure', structureTypeIn, 'Standard');
  const armorType = values.kind('armor', armorTypeIn);
  const gyro = values.kind('gyro', gyroIn, 'Standard Gyro');
  const cockpit = values.kind('cockpit', cockpitIn, 'Standard Cockpit');
  const sinks = values.kind('heat sinks', (text) => heatSinkTypeIn(text, technology.techBase));
  const walk = values.number('walk mp', 0, 20);
  const stated = values.number('jump mp', 0, 20, 0);
  const lists = new Map([...shape.sections].map(([location, { slots }]) => [location as string, slots]));
  const contents = contentsOf(lists, technology.techBase, (item) =>
    slotCount(item, { tons, rating: engine.rating }),
  );
  const points = armorIn(values, frame);
  const { jump, jumpKind, notes } = jumpIn(contents, stated, values.lineOf('jump mp'));
  const hasNoArms = frame === 'biped' && isArmless(contents, points);
  const count = values.number('heat sinks', 0, 100);
  if (!engine.type || !structure || !armorType || !gyro || !cockpit || !sinks || faults.length > 0)
    return unreadable([...faults, ...contents.faults]);
  const unit: Mech = {
    kind: 'mech',
    name: shape.name.text,
    model: shape.model?.text ?? '',
    ...technology,
    level: values.number('rules level', 0, 9, 2),
    year: values.has('era') ? values.number('era', 0, 9999) : null,
    tons,
    isOmni: /omni/i.test(values.text('config')),
    ...roleIn(values),
    frame,
    engine: { type: engine.type, rating: engine.rating },
    structure,
    hasTripleStrength:
      /^(?!.*industrial).*triple/i.test(values.text('myomer', 'Standard')) ||
      contents.mounts.some(({ item }) => item.flags.has('tsm')),
    cockpit,
    gyro,
    heatSinks: { type: sinks, count },
    walk,
    jump,
    jumpKind,
    armor: { type: armorType, tech: armorTech(values.text('armor'), technology.techBase), points },
    missingActuators: frame === 'quad' || hasNoArms ? [] : missingActuators(contents),
    armoredFrameSlots: contents.armoredFrameSlots,
    armoredCockpit: contents.armoredCockpit,
    ...(contents.armoredParts.length > 0 && { armoredParts: contents.armoredParts }),
    framing: contents.frame,
    isArmless: hasNoArms,
    ...(/fractional/i.test(values.text('construction', '')) && { isFractional: true }),
    ...(/slot limits/i.test(values.text('construction', '')) && { hasSlotLimits: true }),
    mounts: [...contents.mounts, ...bare],
  };
  return { unit, faults: contents.faults, notes };
}

/** "(Clan)" behind the type decides; then the slots in a side torso; then the chassis. */
function engineIn(
  values: Values,
  shape: MtfLines,
  chassis: TechBase,
): { readonly type: EngineType | undefined; readonly rating: number } {
  const text = values.text('engine');
  const inSide = shape.sections.get('LT')?.slots.filter((slot) => /engine/i.test(slot.text)).length ?? 0;
  const bySlots: TechBase =
    inSide === 3 || inSide === 6 ? 'IS' : inSide === 2 || inSide === 4 ? 'Clan' : chassis;
  const base: TechBase = /\(clan\)/i.test(text) ? 'Clan' : bySlots;
  return {
    type: values.kind('engine', (words) => engineTypeIn(words, base)),
    rating: values.number('engine', 5, 500),
  };
}

const armorTech = (text: string, chassis: TechBase): TechBase =>
  /\(clan\)/i.test(text) ? 'Clan' : /\((inner sphere|is)\)/i.test(text) ? 'IS' : chassis;

function armorIn(values: Values, frame: Mech['frame']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(ARMOR_LOCATIONS).map(([location, code]) => {
      const leg = QUAD_LEGS[location];
      const key = frame === 'quad' && leg !== undefined && values.has(`${leg} armor`) ? leg : code;
      return [location, values.number(`${key} armor`, 0, 200)];
    }),
  );
}

function jumpIn(
  { mounts }: SlotContents,
  stated: number,
  line: number,
): { readonly jump: number; readonly jumpKind: JumpKind; readonly notes: readonly LineError[] } {
  const isJet = ({ item }: Mount) => item.flags.has('jumpJet');
  const jets = mounts.filter(isJet);
  if (mounts.some(({ item }) => item.flags.has('jumpBooster')))
    return { jump: stated, jumpKind: 'boosters', notes: [] };
  const jumpKind = jets.some(({ item }) => item.id.includes('improved')) ? 'improved' : 'standard';
  const notes = stated === jets.length ? [] : [{ line, message: NOTE.jets(stated, jets.length) }];
  return { jump: Math.min(stated, jets.length), jumpKind, notes };
}

function missingActuators({ frame }: SlotContents): string[] {
  return ['LA', 'RA'].flatMap((arm) =>
    (['lowerArm', 'hand'] as const)
      .filter((part) => !frame[arm]?.includes(part))
      .map((part) => `${arm}:${part}`),
  );
}

/** MT-FRAME-04: neither a shoulder nor armour on either side. */
const isArmless = ({ frame }: SlotContents, points: Readonly<Record<string, number>>): boolean =>
  ['LA', 'RA'].every((arm) => frame[arm]?.length === 0 && points[arm] === 0);
