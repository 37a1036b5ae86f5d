// Possible faults of a 'Mech other than its weight.

import { ENGINE_WEIGHTS, MECH_STRUCTURE } from '../data/frames.ts';
import { roundUp } from '../data/rounding.ts';
import { COMPACT_PAIR, isSink, SINK_ITEMS } from '../slots/sinks.ts';
import type { Mech } from '../units/unit.ts';
import { integralSinks } from '../weights/mech.ts';
import { type Finding, unless } from './finding.ts';
import { conflictFindings, lotFindings } from './mech-conflicts.ts';
import { placeFindings } from './mech-places.ts';
import { slotFindings } from './mech-slots.ts';
import { WRONG as MECH_WRONG } from './mech-text.ts';
import { WRONG } from './text.ts';

const HEAD = 9;
const FEWEST_SINKS = 10;

export const mechFindings = (mech: Mech): Finding[] => [
  ...engineFindings(mech),
  ...armorFindings(mech),
  ...jumpFindings(mech),
  ...sinkFindings(mech),
  ...slotFindings(mech),
  ...placeFindings(mech),
  ...conflictFindings(mech),
  ...(mech.isFractional ? [] : lotFindings(mech)),
];

function engineFindings({ engine, tons, walk }: Mech): Finding[] {
  if (!ENGINE_WEIGHTS.has(engine.rating))
    return [{ rule: 'MT-ENG-02', message: WRONG.noEngine(engine.rating) }];
  return unless(engine.rating === tons * walk, 'CBT-CON-08', () => WRONG.rating(engine.rating, tons * walk));
}

/** CBT-CON-15: front and rear together at most twice the structure. */
function armorFindings({ armor: { points }, tons, frame, isArmless }: Mech): Finding[] {
  const boxes = MECH_STRUCTURE.get(tons);
  if (boxes === undefined) return [];
  const arm = frame === 'quad' ? boxes.leg : boxes.arm;
  const limits: Readonly<Record<string, number>> = {
    HD: HEAD,
    CT: 2 * boxes.ct,
    LT: 2 * boxes.side,
    RT: 2 * boxes.side,
    // MT-FRAME-04 has its own word for arms that are not there.
    ...(isArmless ? {} : { LA: 2 * arm, RA: 2 * arm }),
    LL: 2 * boxes.leg,
    RL: 2 * boxes.leg,
  };
  return Object.entries(limits).flatMap(([location, most]) => {
    const has = (points[location] ?? 0) + (points[`${location}R`] ?? 0);
    return unless(has <= most, 'CBT-CON-15', () => WRONG.armor(location, has, most));
  });
}

/** CBT-CON-11, MT-SYS-09, MT-SYS-10: jets carry as far as it walks, improved ones as it runs; boosters have no limit. */
function jumpFindings({ jump, jumpKind, walk, mounts }: Mech): Finding[] {
  const jets = mounts.filter(({ item }) => item.flags.has('jumpJet'));
  const improved = jets.filter(({ item }) => item.id.includes('improved')).length;
  const isMixed = improved > 0 && improved < jets.length;
  const kinds = unless(!isMixed, 'MT-SYS-09', () => MECH_WRONG.mixedJets);
  if (jumpKind === 'boosters') return kinds;
  const most = jumpKind === 'improved' ? roundUp(walk * 1.5) : walk;
  return [
    ...kinds,
    ...unless(jump <= most, 'CBT-CON-11', () => WRONG.jump(jump, most)),
    ...unless(jets.length === jump, 'CBT-CON-11', () => MECH_WRONG.jets(jets.length, jump)),
  ];
}

/** MT-MCON-09, MT-SYS-04, MT-SYS-05: what the engine cannot hold lies in slots, and all are of one kind. */
function sinkFindings(mech: Mech): Finding[] {
  const { count, type } = mech.heatSinks;
  const sinks = mech.mounts.filter(({ item }) => isSink(item));
  const placed = sinks.reduce((sum, { item }) => sum + (item.id === COMPACT_PAIR ? 2 : 1), 0);
  const wants = Math.max(0, count - integralSinks(mech));
  const rule = SINK_RULES[type.id] ?? 'MT-MCON-09';
  const foreign = new Set(
    sinks.map(({ item }) => item).filter(({ id }) => !SINK_ITEMS[type.id].includes(id)),
  );
  return [
    ...unless(count >= FEWEST_SINKS || !mech.engine.type.fusion, 'CBT-CON-12', () => WRONG.fewSinks(count)),
    ...unless(placed >= wants, rule, () => WRONG.looseSinks(placed, wants)),
    ...unless(placed <= count, rule, () => MECH_WRONG.tooManySinks(placed, count)),
    ...[...foreign].map(({ name }) => ({ rule, message: MECH_WRONG.sinkKind(name) })),
  ];
}

const SINK_RULES: Readonly<Record<string, string>> = { compact: 'MT-SYS-04', laser: 'MT-SYS-05' };
