// Situations in which a rule comes out otherwise than what it could be mistaken for.

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Card } from '../cards/card.ts';
import { rangeOf } from '../rules/core/range.ts';
import { prospectsOf } from '../rules/prospects/prospects.ts';
import { found, hasLock, sightBetween } from '../rules/sight/sighting.ts';
import { coverOnRun } from '../rules/support/run.ts';
import { shotAt } from '../state.ts';
import { Fight } from '../testing/battle.ts';
import { Battle, gun, type Scenery } from '../testing/table.ts';

const FLYING: Partial<Card> = { movement: [{ mode: 'R', combat: 8, top: 16, defense: [0, 0, 0] }] };

/** The Obscurement of somebody 20" away, behind some pieces. */
const obscured = (pieces: string, target: Partial<Card> = {}): number => {
  const table = new Battle({
    scene: `48 x 48\n${pieces}`,
    north: { Eye: { at: '20,10', facing: 180 } },
    south: { Target: { at: '20,30', card: target } },
  });
  return found(table.state, table.id('Eye'), table.id('Target')).obscured;
};

rule('HGB-LOS-03', 'Solid cover counts for every piece, not for every class', () => {
  const hill = (y: number): string => `hill 18,${y} to 22,${y + 1} height 1`;
  expect(obscured(hill(26))).toBe(1);
  expect(obscured([hill(22), hill(24), hill(26)].join('\n'))).toBe(3);
});

rule(
  ['HGB-LOS-01', 'HGB-LOS-02'],
  'what is half as high as the model gives cover, a hair less does not',
  () => {
    // A Gear is 1.1" high.
    const rocks = (height: number): number => obscured(`rocks 18,28 to 22,29 height ${height}`);
    expect([rocks(0.55), rocks(0.54)]).toEqual([1, 0]);
  },
);

rule(
  ['HGB-STL-01', 'HGB-LOS-05'],
  'Stealth conceals by its whole rating in the lightest cover, and by none without',
  () => {
    const sneaky: Partial<Card> = { aux: { stealth: 3 } };
    const rocks = 'rocks 18,28 to 22,29 height 0.6';
    expect(obscured(rocks, sneaky) - obscured(rocks)).toBe(3);
    expect(obscured('', sneaky)).toBe(0);
  },
);

rule(
  ['HGB-LOS-01', 'HGB-MOVE-10'],
  'whoever rises over the same place sees what it did not see before',
  () => {
    const table = new Battle({
      scene: '48 x 48\nrocks 15,24 to 25,26 height 4',
      north: { Eye: { at: '20,10', facing: 180, card: FLYING, body: { mode: 'R' } } },
      south: { Target: { at: '20,34', card: { actions: 0 } } },
    });
    const hard = (): number => sightBetween(table.state, table.id('Eye'), table.id('Target')).crossed.hard;
    expect(hard()).toBeGreaterThan(0);
    table.unit('Eye').body = { ...table.unit('Eye').body, altitude: 20_000 };
    expect(hard()).toBe(0);
    table.unit('Eye').body = { ...table.unit('Eye').body, altitude: 0 };
    expect(hard()).toBeGreaterThan(0);
  },
);

rule('HGB-MOVE-05', 'at Top Speed as many MP as Combat Speed has are not enough', () => {
  const table = new Battle({
    north: {
      Runner: {
        at: '20,40',
        card: { movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] },
        body: { mode: 'G', speed: 'top' },
      },
    },
    south: { Far: { at: '46,4', card: { actions: 0 } } },
  });
  table.activate('Runner', 'top', 'G');
  table.give({ type: 'advance', distance: 6000 });
  expect(table.unit('Runner').activation!.spent).toBe(6000);
  expect(table.choices).not.toContain('done');
  table.give({ type: 'advance', distance: 250 });
  expect(table.choices).toContain('done');
});

rule('HGB-DET-05', 'a second lock leaves the first as it is', () => {
  const table = new Battle({
    scene: '48 x 48\njungle 6,15 to 34,29 height 3',
    north: { Eye: { at: '20,10', facing: 180, card: { actions: 3, weapons: [gun('LAC')] } } },
    south: { One: { at: '18,30', card: { actions: 0 } }, Two: { at: '22,30', card: { actions: 0 } } },
  });
  table.activate('Eye');
  table.attack('One', ['active detection', 5], ['attack', 2], ['defense', 6]);
  table.attack('Two', ['active detection', 5], ['attack', 2], ['defense', 6]);
  const locked = ['One', 'Two'].map((name) => hasLock(table.state, table.id('Eye'), table.id(name)));
  expect(locked).toEqual([true, true]);
  table.attack('One', ['attack', 2], ['defense', 6]);
  expect(table.events('sought')).toEqual([]);
});

rule(
  ['HGB-DRONE-02', 'HGB-COMM-03'],
  'a drone that does not hear its Master is not taken over; the action is spent',
  () => {
    const jammed: Scenery = {
      scene: '48 x 48\nhill 21,4 to 23,20 height 6',
      north: {
        Master: { at: '20,10', skills: { att: 3, ew: 1 }, card: { actions: 2, autoComm: 0, comm: 0 } },
        Drone: { at: '34,10', master: 0, card: { kind: 'drone', actions: 1 } },
      },
      south: {
        Jammer: {
          at: '30,30',
          card: { actions: 0, aux: { ecm: 4 } },
          body: { ecm: { isOn: true, rolled: 9 } },
        },
      },
    };
    const table = new Battle(jammed);
    table.activate('Master', 'combat');
    table.give({ type: 'control', drone: table.id('Drone') }, ['active comms', 2]);
    expect(table.events('controlled')).toEqual([]);
    expect(table.unit('Drone').body.borrowed).toBeFalsy();
    expect(table.unit('Master').actions).toBe(1);
    expect(table.asked).toBe('North: act');
  },
);

rule('HGB-WSR-01', 'AG takes the greater from the air to the ground alone', () => {
  const far = (shooterAltitude: number, targetAltitude: number): number =>
    rangeOf({ ground: 6000, shooterAltitude, targetAltitude }, { airToGround: true });
  expect([far(8000, 0), far(4000, 0), far(8000, 2000), far(0, 8000), far(0, 0)]).toEqual([
    8000, 6000, 12_000, 14_000, 6000,
  ]);
  // However low it flies.
  expect(far(1, 0)).toBe(6000);
});

rule('HGB-WSR-09', 'no Haywire where a Sturdy box has taken all of the damage', () => {
  const table = new Battle({
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LPA')] } } },
    south: { Deer: { at: '20,20', card: { actions: 0, sturdy: 1 } } },
  });
  table.activate('Archer');
  table.attack('Deer', ['attack', 4], ['defense', 4]);
  if (table.asked === 'South: absorb') table.give({ type: 'absorb', count: 1 });
  expect(table.unit('Deer').body).toMatchObject({ damage: 0, sturdy: 0 });
  expect(table.events('haywire')).toEqual([]);
});

rule('HGB-DEPLOY-02', 'a zone is filled by the last group, and only while nobody of it stands', () => {
  const fight = new Fight({ hasStances: false }, ['set-up-roll', 5], ['set-up-roll', 2]);
  fight.give(0, { type: 'deployment-type', deployment: 'stuck in the middle' });
  fight.give(1, { type: 'zone', zone: 1 });
  fight.deploy('A1', '20,4');
  fight.deploy('A2', '22,30');
  fight.deploy('X1', '20,20');
  fight.deploy('X2', '22,20');
  // Both have somebody: the last group goes where it likes.
  fight.deploy('B1', '24,30');
  expect(fight.unit('B1').at).toEqual({ x: 24_000, y: 30_000 });
});

rule(
  ['HGB-MOVE-10', 'HGB-AUX-05'],
  'whoever has been stopped, or hangs on a cliff, neither rises nor jumps',
  () => {
    const table = new Battle({
      north: { Hopper: { at: '20,30', card: { ...FLYING, actions: 1 }, body: { mode: 'R' } } },
      south: { Far: { at: '46,46', card: { actions: 0 } } },
    });
    table.activate('Hopper', 'combat', 'R');
    expect(table.choices).toContain('rise');
    const { activation } = table.unit('Hopper');
    table.unit('Hopper').activation = { ...activation!, isStopped: true };
    expect(table.choices).not.toContain('rise');
    const jumper = new Battle({
      north: { Gear: { at: '20,30', card: { actions: 1, aux: { jumpJets: 3 } } } },
      south: { Far: { at: '46,46', card: { actions: 0 } } },
    });
    jumper.activate('Gear', 'combat');
    expect(jumper.choices).toContain('jets');
    const gear = jumper.unit('Gear');
    gear.activation = { ...gear.activation!, isStopped: true };
    expect(jumper.choices).not.toContain('jets');
  },
);

rule(['HGB-PERK-18', 'HGB-INF-07'], 'two linked weapons promise twice the bases of one', () => {
  const bases = (weapons: Card['weapons']): number => {
    const table = new Battle({
      north: { Archer: { at: '20,10', facing: 180, card: { weapons } } },
      south: { Squad: { at: '20,18', card: { kind: 'infantry', bases: 3, armor: 8, actions: 0 } } },
    });
    table.activate('Archer', 'combat');
    return prospectsOf(table.state, shotAt(table.id('Archer'), 0, table.id('Squad'), 'action')).steps;
  };
  const one = bases([gun('MAC')]);
  expect(one).toBeGreaterThan(0);
  expect(bases([gun('MAC', { link: 1 }), gun('MAC', { link: 1 })])).toBeCloseTo(2 * one, 9);
});

rule(
  ['HGB-AIR-02', 'HGB-LOS-02'],
  'from above only what is touched and half as high as the model is cover',
  () => {
    const covers = (pieces: string): number => {
      const table = new Battle({
        scene: `48 x 48\n${pieces}`,
        north: { Far: { at: '4,4' } },
        south: { Target: { at: '20,20' } },
      });
      return coverOnRun(table.state, { x: 20_000, y: 0 }, table.id('Target'));
    };
    expect(covers('rocks 18,17 to 22,19.5 height 0.6')).toBe(2);
    // Too low, an inch off, and behind it, where nothing is crossed.
    expect(covers('rocks 18,17 to 22,19.5 height 0.5')).toBe(0);
    expect(covers('rocks 18,16 to 22,18.5 height 3')).toBe(0);
    expect(covers('rocks 18,20.5 to 22,23 height 3')).toBe(1);
    expect(covers('bunker 18,20.5 to 22,23 height 3')).toBe(1);
    // Its corner is near, but touches nothing.
    expect(covers('rocks 20.45,17 to 23,19.55 height 3')).toBe(0);
  },
);
