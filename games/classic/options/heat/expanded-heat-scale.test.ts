import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { heatOfUnit, hurtByHeat } from '../../phases/heat/heat.ts';
import { walkMp } from '../../rules/movement/movement-points.ts';
import { duel } from '../../testing/duel.ts';
import { mech, scene } from '../../testing/scene.ts';
import { LA } from '../../units/locations.ts';

const options = { 'expanded-heat-scale': true };
const hot = (heat: number, more: object = {}, file = mech('Hot', { walk: 10 })) =>
  scene({
    units: { Hot: { mech: file, at: '0505 N', state: { heat, ...more } }, Other: { at: '1010 N' } },
    options,
  });

/** What the Heat Phase asks for at this heat, after the heat sinks have taken 10. */
function phase(heat: number, rolls: readonly Roll[], more: object = {}, file?: ReturnType<typeof mech>) {
  const made = hot(heat + 10, more, file);
  made.rolling(rolls, () => {
    heatOfUnit(made.play, { unit: 0 });
    hurtByHeat(made.play, { unit: 0 });
  });
  return made;
}

const shutdown: Roll = ['shutdown', 6, 6];
const pilot = (a: number, b: number): Roll => ['heat and pilot', a, b];
const system = (a: number, b: number): Roll => ['heat and systems', a, b];

describe('Above 30', () => {
  rule('MT-HEAT-02', 'MP go down to 9 less', () => {
    const mp = (heat: number) => {
      const { field, state } = hot(heat);
      return walkMp(field, state, 0);
    };
    expect([30, 31, 36, 37, 42, 43, 48, 49].map(mp)).toEqual([5, 4, 4, 3, 3, 2, 2, 1]);
  });

  rule('MT-HEAT-02', 'Shots are up to 7 harder', () => {
    const number = (heat: number) =>
      duel({ options, range: 2, gun: { heat } }).toHit('Medium Laser').total - 4;
    expect([32, 33, 40, 41, 47, 48].map(number)).toEqual([4, 5, 5, 6, 6, 7]);
  });

  rule(
    'MT-HEAT-02',
    'At 30 a 12 keeps the reactor running, at 34 nothing does, at 50 there is no roll',
    () => {
      expect(phase(30, [shutdown]).unit('Hot').shutDown).toBe(0);
      expect(phase(34, [shutdown, pilot(6, 6)]).unit('Hot').shutDown).toBe(1);
      expect(phase(50, [pilot(6, 6), system(6, 6)]).unit('Hot').shutDown).toBe(1);
    },
  );

  rule(
    'MT-HEAT-02',
    'Ammunition needs 10 from 35 on, 12 from 40 on, and goes up in any case from 45 on',
    () => {
      const loaded = mech('Loaded', { slots: { LT: ['SRM 2', 'Ammo SRM 2'] } });
      const roll = (heat: number, ...after: Roll[]) => {
        const made = hot(heat + 10, { shutDown: 1, shots: [1] }, loaded);
        made.rolling([['ammunition', 6, 6], ...after], () => heatOfUnit(made.play, { unit: 0 }));
        return made.happened('ammo-roll')[0].number;
      };
      const numbers = [...[34, 35, 40].map((heat) => roll(heat)), roll(45, ['critical hit', 1, 1])];
      expect(numbers).toEqual([8, 10, 12, 13]);
    },
  );
});

describe('What heat does to pilot and systems', () => {
  rule('MT-HEAT-03', 'The pilot is safe from 8, 10 and 12 on', () => {
    expect(phase(32, [shutdown, pilot(4, 4)]).unit('Hot').pilotHits).toBe(0);
    expect(phase(32, [shutdown, pilot(4, 3)]).unit('Hot').pilotHits).toBe(1);
    expect(phase(39, [shutdown, pilot(5, 4), system(6, 6)]).unit('Hot').pilotHits).toBe(1);
    expect(phase(47, [shutdown, pilot(6, 5), system(6, 6)]).unit('Hot').pilotHits).toBe(1);
    expect(phase(31, [shutdown]).unit('Hot').pilotHits).toBe(0);
  });

  rule(
    'MT-HEAT-03',
    'With damaged life support there is no avoiding it, and the usual harm comes on top',
    () => {
      const lifeSupport = { hits: [0b1, 0, 0, 0, 0, 0, 0, 0] };
      const hits = (heat: number, ...rolls: Roll[]) =>
        phase(heat, [shutdown, ...rolls], lifeSupport).unit('Hot').pilotHits;
      // 2 points as ever, and 1, 2 or 3.
      expect(hits(31)).toBe(2);
      expect(hits(32)).toBe(3);
      expect(hits(39, system(6, 6))).toBe(4);
      expect(hits(47, system(6, 6))).toBe(5);
    },
  );

  rule(
    'MT-HEAT-03',
    'A system that fails is one critical hit in a location of the front, without a roll for how many',
    () => {
      const made = phase(36, [
        shutdown,
        pilot(6, 6),
        system(4, 3),
        ['hit location', 5, 5],
        ['critical slot', 1, 1],
      ]);
      expect(made.happened('critical').map(({ location }) => location)).toEqual([LA]);
      expect(made.happened('critical-roll')).toEqual([]);
      expect(phase(44, [shutdown, pilot(6, 6), system(5, 5)]).happened('critical')).toEqual([]);
      expect(phase(35, [shutdown, pilot(6, 6)]).happened('heat-roll')).toHaveLength(1);
    },
  );
});

rule(
  'MT-HEAT-03',
  'The numbers are 8, 10 and 12 for the pilot, 8 and 10 for systems, and it is told what came of them',
  () => {
    const rolls = (heat: number, ...dice: Roll[]) =>
      phase(heat, [shutdown, ...dice])
        .happened('heat-roll')
        .map(({ number }) => number);
    expect([rolls(38, pilot(6, 6), system(6, 6)), rolls(39, pilot(6, 6), system(6, 6))]).toEqual([
      [8, 8],
      [10, 8],
    ]);
    expect([rolls(43, pilot(6, 6), system(6, 6)), rolls(44, pilot(6, 6), system(6, 6))]).toEqual([
      [10, 8],
      [10, 10],
    ]);
    expect(rolls(47, pilot(6, 6), system(6, 6))).toEqual([12, 10]);
    const told = phase(36, [shutdown, pilot(1, 1), system(6, 6)]);
    expect(told.said('heat-roll')).toEqual([
      'The heat reaches the MechWarrior of Hot: 1 + 1 against 8.',
      'The heat reaches the systems of Hot: 6 + 6 against 8, no harm done.',
    ]);
    const lifeSupport = { hits: [0b1, 0, 0, 0, 0, 0, 0, 0] };
    expect(phase(32, [shutdown], lifeSupport).said('heat-roll')).toEqual([
      'The heat reaches the MechWarrior of Hot: nothing keeps it out.',
    ]);
  },
);
