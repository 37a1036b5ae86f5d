import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { hasCondition } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { ammunitionNamed } from '../../data/arsenal.ts';
import { PIECE_TYPES } from '../../data/artillery.ts';
import { heatAfter } from '../../kinds/mech/heat.ts';
import type { RuleId } from '../../rule-index.ts';
import { platoon } from '../../testing/platoons.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { ordnanceOf } from './battery.ts';

const ON: OptionValues = {
  ...COMBINED,
  fire: true,
  artillery: 'carried',
  'ammo-inferno': true,
  'arrow-iv-infernos': true,
};

/** A missile bursts where Mark, a tank and a platoon are; somebody else is beside them. */
function burst(mark: object = {}, ...rolls: readonly Roll[]): Scene {
  const s = scene({
    map: '. . .\n'.repeat(4),
    units: {
      Gun: { at: '0101 S' },
      Mark: { at: '0203 N', state: mark },
      Tank: { mech: vehicle('Tank'), at: '0203 N' },
      People: { mech: platoon('People'), at: '0203 N' },
      Beside: { at: '0202 N' },
    },
    options: ON,
  });
  const shell = {
    side: 0,
    type: PIECE_TYPES['arrow iv'],
    ordnance: 'inferno',
    cell: s.cell('0203'),
    from: [],
  } as const;
  s.rolling(rolls, () => s.field.plugged.bursts!(false, s.play, s.field, shell));
  return s;
}
/** Heat that infernos give Mark, in the turns from this one on. */
const heats = (s: Scene, turns: number) => {
  const { turn } = s.state;
  return Array.from({ length: turns }, (_, later) => {
    s.state.turn = turn + later;
    const { lines } = explain<RuleId>((tally) => heatAfter(tally, s.field, s.state, 1));
    return lines.filter(({ reason }) => /nferno/.test(reason)).reduce((sum, { value }) => sum + value, 0);
  });
};

rule('MT-WPN-60', 'No blast: everybody in the hex burns three turns, and the hex as well', () => {
  const s = burst();
  expect(s.happened('damaged')).toEqual([]);
  expect(s.happened('set-ablaze').map(({ unit, until }) => [unit, until - s.state.turn])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
  expect(hasCondition(battlefieldOf(s.state), s.cell('0203'), 'fire')).toBe(true);
  expect(hasCondition(battlefieldOf(s.state), s.cell('0202'), 'fire')).toBe(false);
  expect(heats(s, 4)).toEqual([10, 10, 10, 0]);
});

rule('MT-WPN-60', 'The example: on one that burns 6 turns 3 of +10 come first, then 6 of +6', () => {
  const { turn } = scene({ units: { Own: {}, Other: {} } }).state;
  expect(heats(burst({ marks: { burnsUntil: turn + 5 } }), 10)).toEqual([10, 10, 10, 6, 6, 6, 6, 6, 6, 0]);
});

rule('MT-WPN-60', 'Vehicles and platoons roll in the flames in each Heat Phase', () => {
  const s = burst();
  s.rolling(
    [
      ['flames', 4, 4],
      ['flames', 3, 4],
    ],
    () => s.field.plugged.phaseEnds!(s.play, s.field, 'heat'),
  );
  expect(['Tank', 'People'].map((name) => s.unit(name).loss)).toEqual([null, 'burnt']);
});

test('Arrow IV alone has them, where the option is on', () => {
  const { field } = burst();
  const has = (piece: keyof typeof PIECE_TYPES) => ordnanceOf(field, PIECE_TYPES[piece]).includes('inferno');
  expect([has('arrow iv'), has('clan arrow iv'), has('long tom')]).toEqual([true, true, false]);
  expect(ammunitionNamed('Arrow IV Inferno')).toMatchObject({ load: 'inferno' });
  expect(ammunitionNamed('Inferno Long Tom')).toBeUndefined();
});
