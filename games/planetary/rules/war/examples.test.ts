import { rule } from '@ironfield/conformance/rule.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import { describe, expect } from 'vitest';
import { UNITS } from '../../data/units.ts';
import { Campaign, post } from '../../testing/campaign.ts';
import { GLOBE, placeOf, ZONE_PLACES } from '../places.ts';
import { capacityOf, mayCarry } from './carrying.ts';
import { dropResult } from './landing.ts';
import { warOutcome } from './winning.ts';

/** All throws of two dice. */
const THROWS = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));

/** The chance, in whole percent, that a dropped unit is lost. */
function lossOf(toughness: number, modifier: number): number {
  const lost = THROWS.flatMap((first) =>
    THROWS.map((second) => [first + modifier, second + modifier]),
  ).filter((totals) => dropResult(toughness, totals) === 'destroyed');
  return Math.round((100 * lost.length) / THROWS.length ** 2);
}

describe('Examples worked out from the rules', () => {
  rule('PA-MAP-01', 'Distances over the seam and the pole, and no way from orbit to the ground', () => {
    const gap = (a: string, b: string) => distance(GLOBE, placeOf(a), placeOf(b));
    expect([gap('A01', 'P01'), gap('L01', 'L02'), gap('F25', 'F01'), gap('B01', 'B11')]).toEqual([
      15, 1, 1, 2,
    ]);
    for (const zone of ZONE_PLACES) expect(GLOBE.neighbours.flat()).not.toContain(zone);
  });

  rule(
    'PA-UNIT-05',
    'A Small DropShip group has room for a Trinary and a Binary, an air transport for no Trinary',
    () => {
      const [ship, trinary, binary] = [
        UNITS['clan-dropship-small-transports'],
        UNITS['clan-infantry-trinary'],
        UNITS['clan-infantry-binary'],
      ];
      expect(trinary.carrySize + binary.carrySize).toBe(capacityOf(ship));
      const air = UNITS['clan-air-transport-binary'];
      expect(mayCarry(air, trinary) && trinary.carrySize <= capacityOf(air)).toBe(false);
      const ground = UNITS['ground-transport'];
      expect(mayCarry(ground, trinary) && trinary.carrySize <= capacityOf(ground)).toBe(true);
    },
  );

  rule('PA-DROP-02', "The chance of losing a dropped unit: light 'Mechs fare worst", () => {
    expect([5, 8, 10].map((toughness) => lossOf(toughness, 0))).toEqual([69, 17, 3]);
    expect([5, 8, 10, 12].map((toughness) => lossOf(toughness, 2))).toEqual([95, 52, 17, 3]);
    expect(lossOf(12, 0)).toBe(0);
  });

  rule(
    'PA-MOVE-01',
    "A heavy 'Mech company enters Mountains as its whole move, and neither goes on nor scouts",
    () => {
      const campaign = new Campaign({
        attacker: [post('heavy', 'heavy-mech-is', 'D21')],
        defender: [post('home', 'city', 'L01'), post('spy', 'infantry', 'E24', { faceDown: true })],
      });
      const mountain = campaign
        .destinations('heavy')
        .find((hex) =>
          campaign.state.setup.war!.planet.some((each) => each.hex === hex && each.land === 'mountains'),
        );
      if (!mountain) throw new Error('There are no mountains beside D21');
      campaign.march(0, 'heavy', mountain);
      expect(campaign.destinations('heavy').length).toBeGreaterThan(0);
      expect(campaign.whyNotMarch(0, 'heavy', 'D21')).toBe('That unit has moved in this turn');
      expect(
        campaign.refusal(0, { type: 'scout', unit: 0, at: 'E24', counter: campaign.id('spy'), more: [] }),
      ).not.toBeNull();
    },
  );

  rule(
    'PA-CTRL-04',
    'Alone in a city in turn 4 it is in unrest, in turn 5 the attacker’s, and lost when it is left in turn 7',
    () => {
      const campaign = new Campaign({
        attacker: [
          post('foot', 'infantry', 'L01'),
          post('other', 'infantry', 'J24'),
          post('more', 'infantry', 'J24'),
        ],
        defender: [post('home', 'city', 'L01'), post('far', 'city', 'D19'), post('guard', 'infantry', 'D19')],
      });
      const owner = () => (campaign.settlement('home').rubble ? 'unrest' : campaign.counter('home').side);
      campaign.nextTurn();
      expect(owner()).toBe('unrest');
      campaign.nextTurn();
      expect(owner()).toBe(0);
      campaign.nextTurn();
      expect(owner()).toBe(0);
      campaign.march(0, 'foot', campaign.destinations('foot')[0]);
      campaign.nextTurn();
      expect(owner()).toBe(1);
    },
  );

  rule('PA-SCN-05', 'A margin of more than the winner’s purchase is decisive, one of as much is not', () => {
    const reasonWith = (lost: number) => {
      const campaign = new Campaign({
        turns: 1,
        attacker: [
          post('foot', 'infantry', 'J24'),
          post('foot 2', 'infantry', 'J24'),
          post('foot 3', 'infantry', 'J24'),
        ],
        defender: [
          post('home', 'city', 'L01'),
          ...Array.from({ length: 5 }, (_, index) => post(`guard ${index}`, 'infantry', 'L01')),
        ],
      });
      campaign.state.counters = campaign.state.counters.map((counter) =>
        counter.side === 1 && counter.id > 3 && counter.id <= 3 + lost ? { ...counter, place: -1 } : counter,
      );
      campaign.state.war = { ...campaign.war.war, turn: 1, phase: 'end' };
      return warOutcome(campaign.war)?.reason;
    };
    // The defender holds a city of twice its 40 points, and loses 6 for each battalion, which count 12 for the attacker.
    expect(reasonWith(0)).toBe('The time is up, and the points are decisive');
    expect(reasonWith(4)).toBe('The time is up, and the points decide');
  });
});
