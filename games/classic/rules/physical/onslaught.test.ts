import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { OFF_MAP } from '../../state.ts';
import { mech, scene } from '../../testing/scene.ts';
import { WHY_NOT } from '../../text/movement.ts';
import { WHY_NO_BLOW } from '../../text/to-hit.ts';
import { Mover } from '../movement/mover.ts';
import { chargeTarget, dfaTargets, whyNoCharge, whyNoDfa } from './onslaught.ts';
import { whyNoBlow } from './physical-to-hit.ts';

/** The Fox in 0102 faces the Bear in 0101; the Wolf is two hexes behind it, the Cub a friend beside it. */
function brawl(underWay = false, map = '. .\n'.repeat(5)) {
  const jumper = mech('Fox', { slots: { CT: ['2 x Jump Jet'] } });
  const table = scene({
    map,
    units: {
      Fox: { at: '0102 N', mech: jumper },
      Bear: { at: '0101 S', state: { acted: true } },
      Wolf: { at: '0104 N', state: { acted: true } },
      Cub: { at: '0202 N', side: 0 },
    },
  });
  if (underWay) Object.assign(table.unit('Fox'), { mode: 'walk', mpLeft: 3 });
  return { table, mover: new Mover(table.field, table.state, 0, underWay) };
}

rule(
  'CBT-PHY-20',
  'A charge goes against an enemy in the hex straight ahead, be it the first of the map',
  () => {
    const { table, mover } = brawl();
    expect(whyNoCharge(mover, 'walk', 1)).toBeNull();
    expect(whyNoCharge(mover, 'walk', 2)).toBe(WHY_NOT.notAhead);
    expect(chargeTarget(mover, 'walk')).toBe(1);
    table.put('Fox', '0103 S');
    expect(chargeTarget(new Mover(table.field, table.state, 0, false), 'walk')).toBe(2);
  },
);

rule(
  'CBT-PHY-20',
  'Nobody is charged over more than one level, from the edge of the map, or without MP',
  () => {
    const target = (map: string, place = '0102 N', mpLeft = 3) => {
      const { table } = brawl(true, map);
      table.unit('Fox').mpLeft = mpLeft;
      table.put('Fox', place);
      return chargeTarget(new Mover(table.field, table.state, 0, true), 'walk');
    };
    expect(target('.1 .\n. .\n. .\n. .')).toBe(1);
    expect(target('.2 .\n. .\n. .\n. .')).toBe(-1);
    expect(target('. .\n. .\n. .\n. .', '0201 N')).toBe(-1);
    expect(target('. .\n. .\n. .\n. .', '0102 N', 1)).toBe(1);
    expect(target('. .\n. .\n. .\n. .', '0102 N', 0)).toBe(-1);
  },
);

rule('CBT-PHY-25', 'A death from above begins a move, on enemies within reach of the jets', () => {
  const { mover } = brawl();
  expect(dfaTargets(mover)).toEqual([1, 2]);
  expect(whyNoDfa(mover, 3)).not.toBeNull();
  const later = brawl(true).mover;
  expect(dfaTargets(later)).toEqual([]);
  expect(whyNoDfa(later, 1)).toBe(WHY_NOT.cannotJump);
  const { table } = brawl();
  table.put('Wolf', '0105');
  const far = new Mover(table.field, table.state, 0, false);
  expect(whyNoDfa(far, 2)).toBe(WHY_NOT.outOfJump);
});

rule('CBT-PHY-25', 'Nobody jumps upon an enemy in its own hex', () => {
  const { table } = brawl();
  table.put('Wolf', '0102');
  expect(whyNoDfa(new Mover(table.field, table.state, 0, false), 2)).toBe(WHY_NOT.outOfJump);
});

rule('CBT-PHY-20', 'Who looks over the edge of the map charges nobody, not even those outside', () => {
  const { table } = brawl();
  table.unit('Wolf').hex = OFF_MAP;
  table.put('Fox', '0201 N');
  expect(chargeTarget(new Mover(table.field, table.state, 0, false), 'walk')).toBe(-1);
});

rule('CBT-PHY-04', 'Friends are not struck', () => {
  const { field, state } = brawl().table;
  const blow = { kind: 'push', attacker: 0, target: 3, limb: -1 } as const;
  expect(whyNoBlow(field, state, blow)).toBe(WHY_NO_BLOW.friend);
});
