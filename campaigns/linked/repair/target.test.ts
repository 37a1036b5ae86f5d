import { rosterNamed } from '@ironfield/battleforce2/data/roster.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect } from 'vitest';
import { withShift, wreckKind } from '../salvage.ts';
import { type Job, repairsOf, repairTarget } from './target.ts';

const target = (job: Partial<Job>) =>
  explain((tally) =>
    repairTarget(tally, {
      type: 'mech',
      experience: 'Regular',
      technicians: null,
      support: null,
      isDestroyed: false,
      salvage: null,
      camp: null,
      hasHospital: false,
      ...job,
    }),
  );

describe('the number that a repair has to reach', () => {
  rule('BF2-CAMP-04', 'It begins with the technical support, which is as good as the crew', () => {
    expect(target({ experience: 'Elite' })).toTotal(7);
    expect(target({ experience: 'Veteran' })).toTotal(8);
    expect(target({})).toTotal(9);
    expect(target({ experience: 'Green' })).toTotal(11);
    expect(target({ experience: 'Elite', support: 'none' })).toTotal(12);
  });

  rule(
    'BF2-CAMP-04',
    'Example: a destroyed Regular ’Mech with salvage of its own technology in a friendly city',
    () => {
      const job = {
        isDestroyed: true,
        salvage: 'same',
        camp: { settlement: 'city', isHarsh: false },
      } as const;
      expect(target(job)).toTotal(8);
      expect(target(job).lines.map(({ rule: id }) => id)).toEqual([
        'BF2-CAMP-04',
        'BF2-CAMP-05',
        'BF2-CAMP-06',
        'BF2-CAMP-04',
      ]);
    },
  );

  rule('BF2-CAMP-04', 'Example: Green infantry with a field hospital in the mountains', () => {
    const camp = { settlement: 'none', isHarsh: true } as const;
    expect(target({ type: 'infantry', experience: 'Green', camp, hasHospital: true })).toTotal(11);
  });

  rule('BF2-CAMP-04', 'A base is worth 1 and a fortress 2; a field hospital is of no use to machines', () => {
    const at = (settlement: 'base' | 'fortress') => target({ camp: { settlement, isHarsh: false } });
    expect(at('base')).toTotal(8);
    expect(at('fortress')).toTotal(7);
    expect(target({ hasHospital: true })).toTotal(9);
  });

  rule('BF2-CAMP-06', 'Salvage of another technology base is worth 1, and none of it helps infantry', () => {
    expect(target({ salvage: 'same' })).toTotal(6);
    expect(target({ salvage: 'different' })).toTotal(8);
    expect(target({ type: 'infantry', salvage: 'same' })).toTotal(9);
    expect(target({ type: 'battleArmor', salvage: 'same' })).toTotal(9);
  });

  rule('BF2-CAMP-07', 'Technicians with a skill use it, whoever the crew is', () => {
    expect(target({ technicians: 6, experience: 'Green', support: 'none' })).toTotal(6);
    expect(target({ technicians: 6, isDestroyed: true })).toTotal(10);
  });
});

rule('BF2-CAMP-03', 'Example: 10 against 8 are three repairs; 8 against 8 is one, and 7 none', () => {
  expect([repairsOf(10, 8), repairsOf(8, 8), repairsOf(7, 8), repairsOf(2, 8)]).toEqual([3, 1, 0, 0]);
});

describe('salvage', () => {
  const sheet = (name: string, type: 'mech' | 'vehicle' | 'infantry') => rosterNamed(name, type)!.sheet;

  rule('BF2-CAMP-06', 'Parts of the Clans add 1 to each Damage Value that there is', () => {
    expect(withShift(sheet('Jenner JR7-K', 'mech'), 1).damage).toEqual([4, 3, null]);
  });

  rule(
    'BF2-CAMP-06',
    'Parts of the Inner Sphere take 1 off, to 0 at most, and to 1 at point-blank range of ’Mechs',
    () => {
      const weak = { ...sheet('Panther PNT-10K', 'mech'), damage: [1, 1, 0] as const };
      expect(withShift(weak, -1).damage).toEqual([1, 0, 0]);
      expect(withShift(sheet('MASH Truck', 'vehicle'), -1).damage).toEqual([0, null, null]);
      expect(withShift(weak, 0)).toBe(weak);
    },
  );

  rule('BF2-CAMP-06', 'It is kept apart by type, and there is none of infantry', () => {
    const types = ['mech', 'vehicle', 'infantry', 'battleArmor', 'aerospaceFighter', 'dropship'] as const;
    expect(types.map(wreckKind)).toEqual(['mech', 'vehicle', null, null, 'aerospace', 'aerospace']);
  });
});
