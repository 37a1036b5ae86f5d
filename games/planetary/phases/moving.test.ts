import { rule } from '@ironfield/conformance/rule.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { planetary } from '../game.ts';
import { ABOARD, SOMEWHERE } from '../state.ts';
import { Campaign, post } from '../testing/campaign.ts';

const HOME = post('home', 'city', 'J13');
/** Far away, so that neither side has lost. */
const GUARD = post('guard', 'infantry', 'D16');

describe('Transports', () => {
  const war = () =>
    new Campaign({
      attacker: [
        post('truck', 'ground-transport', 'K25'),
        post('foot', 'infantry', 'K25'),
        post('more', 'infantry', 'K25'),
        post('third', 'infantry', 'K25'),
        post('tank', 'light-vehicle', 'K25'),
      ],
      defender: [HOME, GUARD],
    });
  const board = (campaign: Campaign, name: string, carrier = 'truck') =>
    ({ type: 'board', unit: campaign.id(name), carrier: campaign.id(carrier) }) as const;

  rule('PA-TRANS-01', 'Infantry that boards is carried, and may not move when it is unloaded', () => {
    const campaign = war();
    campaign.give(0, board(campaign, 'foot'));
    expect(campaign.counter('foot').place).toBe(ABOARD);
    campaign.march(0, 'truck', 'J01');
    campaign.give(0, { type: 'unload', unit: campaign.id('foot') });
    expect(campaign.at('foot')).toBe('J01');
    expect(campaign.whyNotMarch(0, 'foot', 'K01')).toBe('That unit has moved in this turn');
  });

  rule(
    'PA-TRANS-01',
    'Who stays aboard to the next turn may move after leaving, the transport may not',
    () => {
      const campaign = war();
      campaign.give(0, board(campaign, 'foot'));
      campaign.march(0, 'truck', 'J01');
      campaign.nextTurn();
      campaign.give(0, { type: 'unload', unit: campaign.id('foot') });
      expect(campaign.whyNotMarch(0, 'truck', 'K01')).toBe('A transport that has unloaded ends its move');
      expect(campaign.whyNotMarch(0, 'foot', 'K01')).toBeNull();
      expect(campaign.refusal(0, board(campaign, 'third'))).not.toBeNull();
    },
  );

  rule('PA-TRANS-01', 'Who has moved does not board', () => {
    const campaign = war();
    campaign.march(0, 'foot', 'J01');
    campaign.march(0, 'truck', 'J01');
    expect(campaign.refusal(0, board(campaign, 'foot'))).toBe('That unit has moved in this turn');
  });

  rule(
    ['PA-TRANS-02', 'PA-UNIT-06'],
    'A ground transport takes two units of infantry and nothing else',
    () => {
      const campaign = war();
      expect(campaign.refusal(0, board(campaign, 'tank'))).toBe('No transport with room for it is here');
      campaign.give(0, board(campaign, 'foot'));
      campaign.give(0, board(campaign, 'more'));
      expect(campaign.refusal(0, board(campaign, 'third'))).toBe('No transport with room for it is here');
    },
  );

  rule(
    ['PA-TRANS-02', 'PA-UNIT-06'],
    'A ship takes loaded transports; those inside them do not count',
    () => {
      const campaign = new Campaign({
        attacker: [
          post('ship', 'naval-transport', 'L01'),
          post('truck', 'ground-transport', 'L01'),
          post('foot', 'infantry', 'L01'),
          post('tank', 'light-vehicle', 'L01'),
          post('tank2', 'light-vehicle', 'L01'),
          post('tank3', 'light-vehicle', 'L01'),
          post('sub', 'submarine', 'L01'),
        ],
        defender: [HOME],
      });
      campaign.give(0, board(campaign, 'foot'));
      for (const name of ['truck', 'tank', 'tank2']) campaign.give(0, board(campaign, name, 'ship'));
      expect(campaign.refusal(0, board(campaign, 'tank3', 'ship'))).not.toBeNull();
      expect(campaign.refusal(0, board(campaign, 'sub', 'ship'))).not.toBeNull();
      campaign.march(0, 'ship', 'L25');
      // Over an ocean nobody gets off.
      expect(campaign.refusal(0, { type: 'unload', unit: campaign.id('tank') })).not.toBeNull();
    },
  );

  rule('PA-UNIT-05', 'A Trinary counts as two aboard', () => {
    const sheets = new Campaign({ attacker: [post('A', 'infantry', 'K25')], defender: [HOME] }).war.setup
      .sheets;
    const trinaries = Object.values(sheets).filter(({ name }) => name.includes('Trinary'));
    expect(trinaries.length).toBeGreaterThan(10);
    expect(trinaries.every(({ carrySize }) => carrySize === 2)).toBe(true);
    expect(sheets['clan-infantry-trinary'].carrySize).toBeLessThanOrEqual(
      sheets['ground-transport'].transport,
    );
    expect(sheets['clan-infantry-trinary'].carrySize).toBeGreaterThan(
      sheets['clan-air-transport-binary'].transport,
    );
  });

  rule('PA-SEQ-05', 'The enemy sees that somebody went aboard, and not aboard what', () => {
    const campaign = war();
    const [event] = campaign.give(0, board(campaign, 'foot'));
    expect(planetary.redact(event, 1)).toMatchObject({ type: 'boarded', carrier: SOMEWHERE });
    expect(planetary.redact(event, 0)).toMatchObject({ carrier: campaign.id('truck') });
    const carriersFor = (seat: number) =>
      viewFor(planetary, campaign.state, seat).table.war!.carriers[campaign.id('foot')];
    expect([carriersFor(0), carriersFor(1)]).toEqual([campaign.id('truck'), SOMEWHERE]);
  });

  rule('PA-SEQ-05', 'The enemy does not see what a march of a face-down counter costs', () => {
    const campaign = new Campaign({
      attacker: [post('A', 'light-vehicle', 'K25', { faceDown: true })],
      defender: [HOME],
    });
    const [event] = campaign.march(0, 'A', 'J01');
    expect(planetary.redact(event, 0)).toMatchObject({ spent: 1, cost: { total: 1 } });
    expect(planetary.redact(event, 1)).toMatchObject({ spent: 0, cost: null });
  });
});

describe('Reconnaissance', () => {
  const war = () =>
    new Campaign({
      attacker: [post('A', 'light-mech-iu', 'K12', { faceDown: true })],
      defender: [
        HOME,
        post('X', 'infantry', 'K11', { faceDown: true }),
        post('Y', 'heavy-vehicle', 'K11', { faceDown: true }),
        post('Z', 'heavy-vehicle', 'K11', { faceDown: true }),
      ],
    });
  const look = (campaign: Campaign, first: string, ...names: string[]) =>
    ({
      type: 'scout',
      unit: campaign.id('A'),
      at: 'K11',
      counter: campaign.id(first),
      more: names.map((name) => ({ counter: campaign.id(name) })),
    }) as const;

  rule('PA-RECON-01', 'A roll of no more than the Defense Rating turns the chosen counters over', () => {
    const campaign = war();
    // One of 4 MP for the plains of J12; two for the counters.
    campaign.march(0, 'A', 'J12');
    campaign.give(0, look(campaign, 'X', 'Y'), ['recon', 4, 4]);
    expect(['A', 'X', 'Y', 'Z'].map((name) => campaign.counter(name).faceUp)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(campaign.refusal(0, look(campaign, 'Z'))).toBe(
      'There is nothing unknown beside it, or it has no MP left',
    );
  });

  rule('PA-RECON-01', 'A higher roll turns the scout over', () => {
    const campaign = war();
    campaign.march(0, 'A', 'J12');
    campaign.give(0, look(campaign, 'X', 'Y'), ['recon', 4, 5]);
    expect(['A', 'X', 'Y', 'Z'].map((name) => campaign.counter(name).faceUp)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  rule('PA-RECON-01', 'Each counter costs an MP, and afterwards the scout moves no more', () => {
    const campaign = new Campaign({
      attacker: [post('A', 'medium-mech-is', 'J12')],
      defender: war().state.setup.sides[1].counters.flatMap((_, index) =>
        index === 0 ? [HOME] : [post(`${index}`, 'infantry', 'K11', { faceDown: true })],
      ),
    });
    const order = (first: number, ...ids: number[]) => ({
      type: 'scout',
      unit: 0,
      at: 'K11',
      counter: first,
      more: ids.map((counter) => ({ counter })),
    });
    expect(campaign.refusal(0, order(2, 3, 4))).toBe('It has MP for 2 counters');
    expect(campaign.refusal(0, order(2, 3))).toBeNull();
    expect(campaign.whyNotMarch(0, 'A', 'K11')).toBe('That unit has moved in this turn');
  });
});

describe('The turn', () => {
  rule('PA-SEQ-02', 'The attacker moves first, then the defender, then comes the End Phase', () => {
    const campaign = new Campaign({
      attacker: [post('A', 'infantry', 'K25'), post('a', 'infantry', 'K25')],
      defender: [HOME],
    });
    const told = [...campaign.done(0), ...campaign.done(1)];
    expect(told.flatMap((event) => (event.type === 'phase' ? `${event.phase} ${event.side}` : []))).toEqual([
      'combat 0',
      'movement 1',
      'combat 1',
      'end 0',
    ]);
  });

  rule('PA-SEQ-01', 'Any number of units may share a hex', () => {
    const attacker = Array.from({ length: 30 }, (_, index) => post(`${index}`, 'infantry', 'K25'));
    const campaign = new Campaign({ attacker, defender: [HOME] });
    for (const { name } of attacker) campaign.march(0, name, 'J01');
    expect(attacker.every(({ name }) => campaign.at(name) === 'J01')).toBe(true);
  });

  rule(
    'PA-UNIT-01',
    'An empty board of a settlement never moves, and a counter is one unit in one hex',
    () => {
      const campaign = new Campaign({ attacker: [post('A', 'infantry', 'K25')], defender: [HOME] });
      campaign.done(0);
      expect(campaign.whyNotMarch(1, 'home', 'J12')).not.toBeNull();
    },
  );
});
