import { rule } from '@ironfield/conformance/rule.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import { startGame } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect } from 'vitest';
import type { Part } from '../design.ts';
import { classic } from '../game.ts';
import { options } from '../options.ts';
import { opening } from '../phases/setup/deployment.ts';
import type { Setup } from '../state.ts';
import { mech, scene } from '../testing/scene.ts';
import { CT, LA, LL, RA, RL } from '../units/locations.ts';
import type { MechFile } from '../units/unit-file.ts';
import { scenarios } from './scenarios.ts';

function setupOf(id: string, wanted = {}): Setup {
  const resolved = resolveOptions(options, wanted);
  if (!resolved.ok) throw new Error(resolved.error[0].message);
  return scenarios.find((scenario) => scenario.id === id)!.setup(resolved.value, randomFrom('dealt'));
}

const roster = ({ units }: Setup, side: number) =>
  units
    .filter((unit) => unit.side === side)
    .map(({ unit: { model }, pilot: { piloting, gunnery } }) => `${model} ${piloting}/${gunnery}`);

const columns = (hexes: readonly string[]) => [...new Set(hexes.map((hex) => Number(hex.slice(0, 2))))];
const rows = (hexes: readonly string[]) =>
  [...new Set(hexes.map((hex) => Number(hex.slice(2))))].sort((a, b) => a - b);

describe('The record of a scenario', () => {
  rule('CBT-SCN-01', 'Every scenario says who fights, where they start, who begins and how it is won', () => {
    for (const { id } of scenarios) {
      const { units, deployment, victory, map } = setupOf(id);
      expect(units.length, id).toBeGreaterThan(1);
      expect(deployment.length, id).toBeGreaterThan(0);
      expect(victory.kind, id).toMatch(/last|cripple|escape/);
      expect(map.rows.length, id).toBe(map.height);
    }
  });

  rule('CBT-SCN-02', 'The maps are 30 by 17 and twice 34 by 15 hexes', () => {
    const size = (id: string) => {
      const { width, height } = setupOf(id).map;
      return [width, height];
    };
    expect(size('final-exam')).toEqual([30, 17]);
    expect(size('trial-by-fire')).toEqual([34, 15]);
    expect(size('divide-and-conquer')).toEqual([34, 15]);
  });

  rule('CBT-SCN-11', 'The sheets may be joined the other way, and the second one turned', () => {
    const { map } = setupOf('final-exam', { join: 'narrow' });
    expect([map.width, map.height]).toEqual([34, 15]);
    const turned = setupOf('final-exam', { 'turn-second-sheet': true }).map;
    expect([turned.width, turned.height]).toEqual([30, 17]);
    expect(turned.rows).not.toEqual(setupOf('final-exam').map.rows);
  });
});

describe('Final Exam', () => {
  rule('CBT-SCN-06', 'Both sides field Catapult, Spider, Commando and Trebuchet, all 5/4', () => {
    const lance = ['CPLT-C1 5/4', 'SDR-5V 5/4', 'COM-2D 5/4', 'TBT-5N 5/4'];
    expect(roster(setupOf('final-exam'), 0)).toEqual(lance);
    expect(roster(setupOf('final-exam'), 1)).toEqual(lance);
  });

  rule('CBT-SCN-07', 'The defender places one in the west, the attacker one in the east, and so on', () => {
    const { deployment } = setupOf('final-exam');
    expect(deployment.map(({ side, count }) => [side, count])).toEqual(
      [0, 1, 0, 1, 0, 1, 0, 1].map((side) => [side, 1]),
    );
    expect(columns(deployment[0].zones[0].hexes)).toEqual([1]);
    expect(columns(deployment[1].zones[0].hexes)).toEqual([30]);
    expect(deployment[0].zones[0].hexes).toHaveLength(17);
  });

  rule(
    'CBT-SCN-09',
    'The other lances: Clint, Hunchback, Panther, Quickdraw and Dragon, Enforcer, Hermes II, Jenner',
    () => {
      expect(roster(setupOf('final-exam-alternate'), 0)).toEqual(
        ['CLNT-2-3T', 'HBK-4G', 'PNT-9R', 'QKD-4G'].map((model) => `${model} 5/4`),
      );
      expect(roster(setupOf('final-exam-alternate'), 1)).toEqual(
        ['DRG-1N', 'ENF-4R', 'HER-2S', 'JR7-D'].map((model) => `${model} 5/4`),
      );
    },
  );
});

describe('Trial by Fire', () => {
  rule('CBT-SCN-12', 'A Zeus against JagerMech, Cicada and Commando', () => {
    expect(roster(setupOf('trial-by-fire'), 0)).toEqual(['ZEU-6S 5/4']);
    expect(roster(setupOf('trial-by-fire'), 1)).toEqual(['JM6-S 5/5', 'CDA-2A 6/5', 'COM-2D 6/5']);
  });

  rule(
    'CBT-SCN-13',
    'Four hits of 5 on the front; the head is rolled again and nothing critical happens',
    () => {
      const zeus = setupOf('trial-by-fire').units[0].unit as MechFile;
      const made = scene({
        units: { Zeus: { mech: zeus }, Other: {} },
        setup: { battered: [{ unit: 0, hits: 4, damage: 5 }] },
      });
      made.rolling(
        [
          ['hit location', 3, 4],
          ['hit location', 1, 1],
          ['hit location', 6, 6],
          ['hit location', 2, 3],
          ['hit location', 3, 4],
        ],
        () => opening(made.play),
      );
      const { armor, pilotHits } = made.unit('Zeus');
      const full = made.design('Zeus').armor;
      expect(armor[CT]).toBe(full[CT] - 15);
      expect(armor[RL]).toBe(full[RL] - 5);
      expect(pilotHits).toBe(0);
    },
  );

  rule('CBT-SCN-13', 'Hits that go through the armour make no critical hits either', () => {
    const thin = mech('Thin', { armor: 0 });
    const made = scene({
      units: { Thin: { mech: thin }, Other: {} },
      setup: { battered: [{ unit: 0, hits: 1, damage: 5 }] },
    });
    made.rolling([['hit location', 1, 1]], () => opening(made.play));
    expect(made.unit('Thin').structure[CT]).toBe(made.design('Thin').structure[CT] - 5);
    expect(made.happened('critical-roll')).toEqual([]);
  });

  rule(
    'CBT-SCN-14',
    'The hunters first, on clear level ground within six hexes of the east; then the Zeus in the west',
    () => {
      const { deployment, map } = setupOf('trial-by-fire');
      expect(deployment.map(({ side, count }) => [side, count])).toEqual([
        [1, 3],
        [0, 1],
      ]);
      const ambush = deployment[0].zones[0].hexes;
      expect(Math.min(...columns(ambush))).toBeGreaterThanOrEqual(map.width - 5);
      expect(Math.max(...columns(deployment[1].zones[0].hexes))).toBe(3);
      const state = startGame(classic, setupOf('trial-by-fire'), 'a');
      const kindOf = (hex: string) => {
        const row = map.rows[Number(hex.slice(2)) - 1].trim().split(/\s+/);
        return map.legend[row[Number(hex.slice(0, 2)) - 1]];
      };
      for (const hex of ambush) expect(kindOf(hex)).toEqual({ terrain: 'clear' });
      expect(state.phase).toBe('setup');
    },
  );

  rule('CBT-SCN-17', 'The chase: nobody waits in ambush, the hunters enter from the west in turn 2', () => {
    const { deployment, units } = setupOf('trial-by-fire-chase');
    expect(deployment).toHaveLength(1);
    expect(units.slice(1).map(({ enters }) => enters)).toEqual(new Array(3).fill({ turn: 2, edge: 'west' }));
  });
});

describe('Divide and Conquer', () => {
  rule('CBT-SCN-18', 'Command and recon lance against four attackers', () => {
    const setup = setupOf('divide-and-conquer');
    expect(roster(setup, 0)).toEqual([
      'AWS-8Q 4/3',
      'GHR-5H 5/3',
      'ENF-4R 5/4',
      'CLNT-2-3T 4/4',
      'CDA-2A 5/4',
      'SDR-5V 5/4',
    ]);
    expect(roster(setup, 1)).toEqual(['AS7-D 4/3', 'DRG-1N 4/4', 'DV-6M 5/4', 'JR7-D 5/4']);
  });

  rule(
    'CBT-SCN-19',
    'The lances at opposite corners; the attacker in the north-east or in the south-west',
    () => {
      const [command, recon, attack] = setupOf('divide-and-conquer').deployment;
      expect(columns(command.zones[0].hexes)).toEqual([1]);
      expect(rows(command.zones[0].hexes)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(columns(recon.zones[0].hexes)).toEqual([34]);
      expect(rows(recon.zones[0].hexes)).toEqual([10, 11, 12, 13, 14, 15]);
      const [northEast, southWest] = attack.zones.map(({ hexes }) => hexes);
      expect(northEast).toHaveLength(8);
      expect(rows(northEast)).toEqual([1]);
      expect(Math.min(...columns(northEast))).toBeGreaterThan(26);
      expect(rows(southWest)).toEqual([15]);
      expect(Math.max(...columns(southWest))).toBeLessThan(9);
    },
  );

  rule('CBT-SCN-20', 'The defender is at -2 on every Initiative roll', () => {
    expect(setupOf('divide-and-conquer').initiativeModifiers).toEqual([-2, 0]);
  });

  rule('CBT-SCN-22', 'The short version leaves out Grasshopper, Cicada and Dragon', () => {
    const short = setupOf('divide-and-conquer-short');
    expect(roster(short, 0)).toEqual(['AWS-8Q 4/3', 'ENF-4R 5/4', 'CLNT-2-3T 4/4', 'SDR-5V 5/4']);
    expect(roster(short, 1)).toEqual(['AS7-D 4/3', 'DV-6M 5/4', 'JR7-D 5/4']);
  });

  rule('CBT-SCN-23', 'For three players each lance has its own', () => {
    const { seats, units } = setupOf('divide-and-conquer-three');
    expect(seats.map(({ side }) => side)).toEqual([0, 0, 1]);
    expect(units.map(({ seat }) => seat)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 2]);
  });
});

rule('CBT-SCN-04', 'Crippled: a leg, all weapons, the gyro or two engine hits are gone', () => {
  const file = mech('Fighter', { slots: { RA: ['Medium Laser'] } });
  const crippled = (state: object) => {
    const made = scene({ units: { Fighter: { mech: file, at: '0505 N', state }, Other: { at: '0909 N' } } });
    return made.field.kinds[0].isCrippled(made.field, made.state, 0);
  };
  const hits = (location: Part, mask: number) => ({
    hits: [0, 1, 2, 3, 4, 5, 6, 7].map((at) => (at === location ? mask : 0)),
  });
  expect(crippled({})).toBe(false);
  expect(crippled({ lost: 1 << LL })).toBe(true);
  expect(crippled({ lost: 1 << RA })).toBe(true);
  expect(crippled({ lost: 1 << LA })).toBe(false);
  expect(crippled(hits(CT, 0b0001001))).toBe(false); // one engine, one gyro
  expect(crippled(hits(CT, 0b0011000))).toBe(true); // two gyro
  expect(crippled(hits(CT, 0b0000011))).toBe(true); // two engine
});
