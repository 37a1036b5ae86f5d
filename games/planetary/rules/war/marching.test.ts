import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { Campaign, post } from '../../testing/campaign.ts';
import { placeName, placeOf } from '../places.ts';
import { destinationsOf, marchOf } from './marching.ts';

/** Far away, so that neither side has lost. */
const REST = [post('home', 'city', 'J13'), post('guard', 'infantry', 'D16')];

const alone = (type: string, at: string, more: ReturnType<typeof post>[] = []): Campaign =>
  new Campaign({ attacker: [post('A', type, at), ...more], defender: REST });

const reachOf = (war: Campaign, name = 'A'): string[] =>
  destinationsOf(marchOf(war.war, war.id(name)))
    .map(placeName)
    .sort();

describe('Movement over the map', () => {
  rule(
    'PA-MOVE-01',
    'A heavy company enters Mountains as its whole move, and can go nowhere else nor scout',
    () => {
      // E10 is woods; E08 beside it is mountains: with 1 MP only as the whole move.
      const war = new Campaign({
        attacker: [post('A', 'heavy-mech-is', 'F08')],
        defender: [...REST, post('X', 'infantry', 'E09', { faceDown: true })],
      });
      const events = war.march(0, 'A', 'E08');
      expect(events[0]).toMatchObject({ type: 'marched', spent: 1, cost: { total: 1 } });
      expect(war.whyNotMarch(0, 'A', 'F08')).toBe('That unit has moved in this turn');
      expect(
        war.refusal(0, {
          type: 'scout',
          unit: war.id('A'),
          at: 'E09',
          counter: war.id('X'),
          more: [],
        }),
      ).toBe('There is nothing unknown beside it, or it has no MP left');
    },
  );

  rule('PA-MOVE-01', 'Ground units stop where enemies are, VTOLs do not', () => {
    const defender = [...REST, post('X', 'infantry', 'J12')];
    const tanks = new Campaign({ attacker: [post('A', 'medium-vehicle', 'K11')], defender });
    expect(reachOf(tanks)).toContain('J12');
    expect(reachOf(tanks)).not.toContain('J13');
    const free = alone('medium-vehicle', 'K11');
    expect(reachOf(free)).toContain('J13');
    const vtol = new Campaign({ attacker: [post('A', 'attack-vtol', 'K11')], defender });
    expect(reachOf(vtol)).toContain('J13');
  });

  rule('PA-MOVE-01', 'Who begins among enemies may leave', () => {
    const war = new Campaign({
      attacker: [post('A', 'light-vehicle', 'J12')],
      defender: [...REST, post('X', 'attack-vtol', 'J12'), post('Y', 'supply-convoy', 'K11')],
    });
    expect(reachOf(war)).toContain('K11');
    // The convoy alone stops it.
    expect(reachOf(war)).not.toContain('L11');
  });

  rule(
    'PA-MOVE-02',
    'Medium vehicles: Plains and Desert together, Woods alone, Mountains only as a single hex',
    () => {
      // From J12, plains: K11 plains 1, then L11 desert 2.
      const war = alone('medium-vehicle', 'J12');
      expect(reachOf(war)).toContain('L11');
      const { ways } = marchOf(war.war, 0);
      const costOf = (hex: string) => ways.cost[Array.from(reachOf(war)).includes(hex) ? hexNumber(hex) : 0];
      expect([costOf('K11'), costOf('L11'), costOf('I12')]).toEqual([1, 3, 3]);
      expect(reachOf(war)).toContain('J11');
      expect(marchOf(war.war, 0).isForced(hexNumber('J11'))).toBe(true);
      // Nothing beyond the woods, nor beyond the mountains.
      expect(reachOf(war)).not.toContain('H12');
      expect(reachOf(war)).not.toContain('I10');
    },
  );

  rule('PA-MOVE-02', "A medium 'Mech with 3 MP: Woods and Plains, or Mountains", () => {
    const war = alone('medium-mech-iu', 'K12');
    // J12 plains 1, then I12 woods 2.
    expect(reachOf(war)).toContain('I12');
    // J12 plains 1 and J11 mountains 3 are too much.
    expect(reachOf(war)).not.toContain('J11');
  });

  rule('PA-MOVE-03', 'Oceans are for ships and aircraft', () => {
    const hexes = (type: string) => reachOf(alone(type, 'L01'));
    expect(hexes('light-mech-iu')).not.toContain('L25');
    expect(hexes('naval-transport')).toContain('L25');
    expect(hexes('attack-vtol')).toContain('L25');
  });

  rule('PA-MOVE-04', 'Ground units cross a hexside only where land does, ships only where water does', () => {
    // Japan and Asia lie beside each other.
    expect(reachOf(alone('light-mech-iu', 'E01'))).not.toContain('E25');
    expect(reachOf(alone('light-vehicle', 'E01'))).not.toContain('F24');
    expect(reachOf(alone('naval-transport', 'L11'))).not.toContain('K11');
  });

  rule('PA-MOVE-05', 'A ship does not cross G20 from one sea to the other, but may leave by any side', () => {
    expect(reachOf(alone('naval-transport', 'G19'))).toContain('G20');
    expect(reachOf(alone('naval-transport', 'G19'))).not.toContain('G21');
    const from = reachOf(alone('naval-transport', 'G20'));
    for (const hex of ['G19', 'G21', 'H20', 'H21']) expect(from).toContain(hex);
  });

  rule('PA-MOVE-05', 'A ground unit does not cross G18 from one shore to the other', () => {
    // H18 to G18 is open, and from there to F19 is not.
    expect(reachOf(alone('light-vehicle', 'H18'))).toContain('G18');
    const { ways } = marchOf(alone('light-vehicle', 'H18').war, 0);
    expect(ways.pathTo(hexNumber('F19')).map(placeName)).not.toEqual(['H18', 'G18', 'F19']);
    const from = reachOf(alone('light-vehicle', 'G18'));
    for (const hex of ['H18', 'G17', 'F18', 'F19', 'G19']) expect(from).toContain(hex);
  });

  rule('PA-MOVE-06', 'A canal is crossed as land and as water', () => {
    // H10: from one ocean to the other, and from one America to the other.
    const through = marchOf(alone('naval-transport', 'I09').war, 0);
    expect(through.ways.pathTo(hexNumber('G10')).map(placeName)).toEqual(['I09', 'H10', 'G10']);
    const land = marchOf(alone('light-vehicle', 'G09').war, 0);
    expect(land.ways.cost[hexNumber('H10')]).toBe(3);
  });
});

function hexNumber(hex: string): number {
  return placeOf(hex);
}
