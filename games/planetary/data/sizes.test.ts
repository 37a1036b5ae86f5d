import { rule } from '@ironfield/conformance/rule.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { distance, spaceOf } from '@ironfield/spaces/spaces.ts';
import { describe, expect } from 'vitest';
import { planetary } from '../game.ts';
import { SYSTEM } from '../rules/places.ts';
import { Campaign, post, skyWar } from '../testing/campaign.ts';
import { codeOf } from '../text/names.ts';
import { atLargeScale, machinesIn } from './sizes.ts';
import { BODIES_OF_SOL, SOL, systemWith } from './system.ts';
import { UNITS } from './units.ts';

const sizeOf = (type: string) => machinesIn(UNITS[type]);
const largeName = (type: string) => atLargeScale(UNITS[type]).name;

describe('What a counter stands for', () => {
  rule('PA-UNIT-08', 'So many machines, vessels or fighters', () => {
    expect(sizeOf('heavy-mech-iu')).toBe(12);
    expect(sizeOf('clan-heavy-mech-binary-c1')).toBe(10);
    expect(sizeOf('clan-heavy-mech-trinary-c1')).toBe(15);
    expect(sizeOf('light-fighter-is')).toBe(6);
    expect(sizeOf('clan-light-fighter-star-c1')).toBe(10);
    expect(sizeOf('dropship-large-transports')).toBe(3);
    expect(['jumpship', 'small-warship', 'space-station'].map(sizeOf)).toEqual([1, 1, 1]);
    // The book does not say.
    expect(['infantry', 'supply-convoy', 'clan-heavy-supernova-binary-c1', 'city'].map(sizeOf)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  rule('PA-LARGE-03', 'At large scale it is the next larger formation', () => {
    expect(largeName('heavy-mech-iu')).toBe("Heavy 'Mech Battalion (IU)");
    expect(largeName('infantry')).toBe('Infantry Regiment');
    expect(largeName('light-fighter-is')).toBe('Light Fighter Wing (IS)');
    expect(largeName('clan-light-fighter-star-c1')).toBe('Light Fighter Trinary (C1)');
    expect(largeName('clan-heavy-mech-binary-c1')).toBe("Heavy 'Mech Small Cluster (C1)");
    expect(largeName('clan-heavy-mech-trinary-c1')).toBe("Heavy 'Mech Large Cluster (C1)");
    expect(largeName('clan-heavy-supernova-binary-c1')).toBe('Heavy Small Nova Cluster (C1)');
    expect(largeName('clan-heavy-supernova-trinary-c1')).toBe('Heavy Large Nova Cluster (C1)');
    expect(largeName('dropship-assault')).toBe('DropShip Fleet (Assault)');
    expect(largeName('small-warship')).toBe('Small WarShip Group');
    expect(machinesIn(atLargeScale(UNITS['dropship-assault']))).toBe(9);
    expect(machinesIn(atLargeScale(UNITS.jumpship))).toBe(3);
    expect(machinesIn(atLargeScale(UNITS['clan-light-fighter-star-c1']))).toBeNull();
    expect(largeName('supply-convoy')).toBe('Supply Convoy');
  });

  rule('PA-LARGE-02', 'All units of a war are large or none, and their figures and prices stay', () => {
    const sheetsWith = (options: object) => {
      const setup = scenarioSetup(planetary, 'assault', { ...options });
      if (!setup.ok) throw new Error(setup.error[0].message);
      return setup.value.sheets;
    };
    const [normal, large] = [sheetsWith({}), sheetsWith({ 'large-scale': true })];
    for (const [type, { name, ...figures }] of Object.entries(large)) {
      const { name: before, ...same } = normal[type];
      expect(figures).toEqual(same);
      expect(name).toBe(atLargeScale(normal[type]).name);
      if (machinesIn(normal[type]) !== null) expect(name).not.toBe(before);
    }
  });

  rule(
    'PA-LARGE-01',
    'Numbers run on across both sides, so that a counter keeps its own when it is captured',
    () => {
      const campaign = new Campaign({
        attacker: [post('foot', 'infantry', 'J24')],
        defender: [post('home', 'city', 'L01'), post('convoy', 'supply-convoy', 'J24')],
      });
      const codes = () => campaign.state.counters.map(({ id }) => codeOf(campaign.state, id));
      expect(codes()).toEqual(['IN1', 'C2', 'GC3']);
      campaign.nextTurn();
      expect(campaign.counter('convoy').side).toBe(0);
      expect(codes()).toEqual(['IN1', 'C2', 'GC3']);
    },
  );
});

describe('Deep space', () => {
  const gap = (a: string, b: string) => distance(SYSTEM, spaceOf(SYSTEM, a), spaceOf(SYSTEM, b));

  rule(
    ['PA-MAP-05', 'PA-SEQ-07'],
    'A DropShip that leaves its JumpShip at zenith is at the planet after four turns of two days',
    () => {
      expect([gap('0803', '0105'), gap('0803', '1505'), gap('0803', '0703')]).toEqual([7, 7, 1]);
      const war = skyWar({
        attacker: [
          post('jumper', 'jumpship', '0105'),
          post('ship', 'dropship-small-transports', 'jumper'),
          ...Array.from({ length: 4 }, (_, index) => post(`foot ${index}`, 'infantry', 'L01')),
        ],
        defender: [post('home', 'city', 'J13'), post('guard', 'infantry', 'D16')],
      });
      war.passUntil(2, 0);
      war.give(0, { type: 'unload', unit: war.id('ship') });
      const stops = ['0304', '0503', '0702', '0803'];
      for (const [index, hex] of stops.entries()) {
        war.passUntil(2 + index, 0);
        expect(war.whyNotMarch(0, 'ship', hex)).toBeNull();
      }
      expect(war.at('ship')).toBe('0803');
      expect(war.war.war.turn).toBe(5);
      // It arrived in this turn: orbit is for the next.
      war.passUntil(6, 0);
      expect(war.whyNotMarch(0, 'ship', 'orbit 3')).toBeNull();
    },
  );

  rule(
    'PA-MAP-11',
    'Zenith and nadir lie four or seven hexes from the planet, with two, four or six pirate points',
    () => {
      for (const [transit, far] of [
        ['short', 4],
        ['normal', 7],
      ] as const) {
        for (const count of [2, 4, 6]) {
          const { points, planet } = systemWith(transit, count, BODIES_OF_SOL);
          const common = points.filter(({ kind }) => kind !== 'pirate');
          expect(common.map(({ hex, target }) => [gap(planet, hex), target])).toEqual([
            [far, 3],
            [far, 3],
          ]);
          const pirates = points.filter(({ kind }) => kind === 'pirate');
          expect(pirates).toHaveLength(count);
          // PA-MAP-05: the nearer the harder.
          for (const { hex, target } of pirates) expect(target).toBe({ 1: 11, 2: 9, 3: 7 }[gap(planet, hex)]);
        }
      }
      expect(systemWith('normal', 6, BODIES_OF_SOL)).toEqual(SOL);
    },
  );
});
