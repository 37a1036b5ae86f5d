// What may be wrong with a 'Mech besides its weight.

import { ENGINE_WEIGHTS, MECH_STRUCTURE } from '../data/frames.ts';
import { roundUp } from '../data/rounding.ts';
import type { Mech } from '../units/unit.ts';
import { integralSinks } from '../weights/mech.ts';
import { type Finding, unless } from './finding.ts';
import { WRONG } from './text.ts';

const HEAD = 9;
const FEWEST_SINKS = 10;
const SINK_FLAGS = ['heatSink', 'doubleHeatSink', 'laserHeatSink'];

export const mechFindings = (mech: Mech): Finding[] => [
  ...engineFindings(mech),
  ...armorFindings(mech),
  ...jumpFindings(mech),
  ...sinkFindings(mech),
];

function engineFindings({ engine, tons, walk }: Mech): Finding[] {
  if (!ENGINE_WEIGHTS.has(engine.rating))
    return [{ rule: 'MT-ENG-02', message: WRONG.noEngine(engine.rating) }];
  return unless(engine.rating === tons * walk, 'CBT-CON-08', () => WRONG.rating(engine.rating, tons * walk));
}

/** CBT-CON-15: front and rear together at most twice the structure. */
function armorFindings({ armor: { points }, tons, frame }: Mech): Finding[] {
  const boxes = MECH_STRUCTURE.get(tons);
  if (boxes === undefined) return [];
  const arm = frame === 'quad' ? boxes.leg : boxes.arm;
  const limits = {
    HD: HEAD,
    CT: 2 * boxes.ct,
    LT: 2 * boxes.side,
    RT: 2 * boxes.side,
    LA: 2 * arm,
    RA: 2 * arm,
    LL: 2 * boxes.leg,
    RL: 2 * boxes.leg,
  };
  return Object.entries(limits).flatMap(([location, most]) => {
    const has = (points[location] ?? 0) + (points[`${location}R`] ?? 0);
    return unless(has <= most, 'CBT-CON-15', () => WRONG.armor(location, has, most));
  });
}

/** CBT-CON-11, MT-SYS-09, MT-SYS-10: jets carry as far as it walks, improved ones as it runs; boosters have no limit. */
function jumpFindings({ jump, jumpKind, walk }: Mech): Finding[] {
  if (jumpKind === 'boosters') return [];
  const most = jumpKind === 'improved' ? roundUp(walk * 1.5) : walk;
  return unless(jump <= most, 'CBT-CON-11', () => WRONG.jump(jump, most));
}

/** MT-MCON-09: what the engine cannot hold lies in slots. */
function sinkFindings(mech: Mech): Finding[] {
  const { count } = mech.heatSinks;
  const placed = mech.mounts
    .filter(({ item }) => SINK_FLAGS.some((flag) => item.flags.has(flag)))
    .reduce((sum, { item }) => sum + (item.id === 'is-2-compact-heat-sinks' ? 2 : 1), 0);
  const wants = Math.max(0, count - integralSinks(mech));
  return [
    ...unless(count >= FEWEST_SINKS || !mech.engine.type.fusion, 'CBT-CON-12', () => WRONG.fewSinks(count)),
    ...unless(placed >= wants, 'MT-MCON-09', () => WRONG.looseSinks(placed, wants)),
  ];
}
