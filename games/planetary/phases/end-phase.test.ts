import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { describe, expect } from 'vitest';
import { victoryPoints } from '../rules/war/points.ts';
import { SPENT, type WorldType } from '../state.ts';
import { Campaign, post, type Theatre } from '../testing/campaign.ts';

/** Units far away that keep the war going. */
const FAR = [
  post('far', 'infantry', 'C09'),
  post('far2', 'infantry', 'C09'),
  post('far3', 'infantry', 'C09'),
];
const GUARD = post('guard', 'infantry', 'D16');
const CAPITAL = post('capital', 'city', 'D19');

const war = (attacker: Theatre['attacker'], defender: Theatre['defender'], more: Partial<Theatre> = {}) =>
  new Campaign({ attacker: [...attacker, ...FAR], defender: [...defender, GUARD], ...more });

const unit = (name: string, at: string) => post(name, 'infantry', at);
const ring = (hexes: string, name = 'ring') =>
  hexes.split(' ').map((hex, index) => post(`${name}${index}`, 'infantry', hex));

describe('Control', () => {
  rule(
    'PA-CTRL-01',
    'A hex belongs to whoever alone has ground units in it, a contested one to nobody',
    () => {
      const campaign = war(
        [
          unit('A', 'K11'),
          post('vtol', 'attack-vtol', 'J12'),
          unit('C', 'K12'),
          post('ship', 'submarine', 'M01'),
        ],
        [post('X', 'supply-convoy', 'L11'), unit('Y', 'K12')],
      );
      expect(['K11', 'J12', 'L11', 'K12', 'J13'].map((hex) => campaign.holder(hex))).toEqual([
        0,
        null,
        1,
        null,
        null,
      ]);
    },
  );

  rule(
    'PA-CTRL-01',
    'A city carries the hexes around it, but no ice, no ocean, and none that the other side is in',
    () => {
      const campaign = war([unit('A', 'K01')], [post('city', 'city', 'L01')]);
      expect(['L01', 'K25', 'K01', 'M01'].map((hex) => campaign.holder(hex))).toEqual([1, 1, 0, null]);
    },
  );

  rule('PA-CTRL-01', 'Enemy ground units in the hex of a settlement make it nobody’s', () => {
    const campaign = war([unit('A', 'L01')], [post('city', 'city', 'L01')]);
    expect(campaign.holder('L01')).toBeNull();
  });

  rule('PA-CTRL-02', 'Empty land belongs to the defender of a major world, and to nobody elsewhere', () => {
    const holder = (world: WorldType) => {
      const campaign = war([unit('A', 'K11')], [post('city', 'city', 'L01')], { world });
      return ['J12', 'K25', 'A01', 'K11'].map((hex) => campaign.holder(hex));
    };
    expect(holder('major')).toEqual([1, 1, null, 0]);
    expect(holder('minor')).toEqual([null, 1, null, 0]);
    expect(holder('unpopulated')).toEqual([null, 1, null, 0]);
  });

  rule('PA-CTRL-03', 'Control of a plain hex follows every move at once', () => {
    const campaign = war([unit('A', 'K11')], []);
    campaign.march(0, 'A', 'J12');
    expect([campaign.holder('K11'), campaign.holder('J12')]).toEqual([null, 0]);
  });

  rule('PA-CTRL-04', 'Unrest after the first End Phase, taken after the second, lost when it is left', () => {
    const campaign = war([unit('A', 'L01')], [post('city', 'city', 'L01'), CAPITAL]);
    const isOf = () => [campaign.counter('city').side, campaign.settlement('city').rubble];
    campaign.nextTurn();
    expect(isOf()).toEqual([1, true]);
    expect(campaign.holder('K25')).toBeNull();
    campaign.nextTurn();
    expect(isOf()).toEqual([0, false]);
    expect(campaign.holder('K25')).toBe(0);
    campaign.march(0, 'A', 'K01');
    expect(isOf()).toEqual([0, false]);
    campaign.nextTurn();
    expect(isOf()).toEqual([1, false]);
  });

  rule('PA-CTRL-04', 'A city in unrest returns to its old side when the attacker leaves', () => {
    const campaign = war([unit('A', 'L01')], [post('city', 'city', 'L01')]);
    campaign.nextTurn();
    campaign.march(0, 'A', 'K01');
    campaign.nextTurn();
    expect([campaign.counter('city').side, campaign.settlement('city').rubble]).toEqual([1, false]);
  });

  /** The assault company storms the base, and nobody else is there. */
  function stormed(): Campaign {
    const campaign = war(
      [post('A', 'assault-vehicle', 'K25')],
      [post('base', 'base', 'K25'), post('city', 'city', 'L11')],
    );
    campaign.done(0);
    campaign.give(1, { type: 'settle', unit: campaign.id('base'), to: 'C4' });
    campaign.give(0, { type: 'deploy', unit: campaign.id('A'), to: 'C2', facing: 'N' });
    campaign.give(0, { type: 'move', unit: campaign.id('A'), to: 'C3', facing: 'N' });
    campaign.give(
      0,
      { type: 'attack', unit: campaign.id('A'), target: campaign.id('base') },
      ['to-hit', 6, 6],
      ['damage', 6, 6],
    );
    return campaign;
  }

  rule(
    ['PA-CTRL-05', 'PA-CBT-17'],
    'A defeated base is rubble, and belongs to its captor a turn later, for good',
    () => {
      const campaign = stormed();
      expect(campaign.state.battle).toBeNull();
      expect(campaign.settlement('base')).toMatchObject({ rubble: true, since: 1 });
      campaign.nextTurn();
      expect(campaign.war.war.turn).toBe(2);
      expect(campaign.settlement('base').rubble).toBe(true);
      campaign.nextTurn();
      expect([campaign.counter('base').side, campaign.settlement('base').rubble]).toEqual([0, false]);
      campaign.march(0, 'A', 'K01');
      campaign.nextTurn();
      expect(campaign.counter('base').side).toBe(0);
    },
  );

  rule('PA-CTRL-05', 'The captor may remove it instead', () => {
    const campaign = stormed();
    campaign.nextTurn();
    campaign.done(0);
    campaign.done(1);
    campaign.give(0, { type: 'raze', unit: campaign.id('base') });
    expect(campaign.war.war.settlements.some(({ counter }) => counter === campaign.id('base'))).toBe(false);
    // PA-SCN-05: it counts as destroyed, once: twice 7 points.
    expect(totalOf(victoryPoints(campaign.war, 0))).toBe(14);
    expect(totalOf(victoryPoints(campaign.war, 1))).toBe(-7 + Math.round((2 * (7 + 10 + 6)) / 1));
  });

  rule(
    ['PA-CBT-18', 'PA-CBT-16'],
    'After the battle everybody is on the map again, face-up and whole',
    () => {
      const campaign = stormed();
      expect(campaign.at('A')).toBe('K25');
      expect(campaign.counter('A').faceUp).toBe(true);
    },
  );
});

describe('Supply', () => {
  rule('PA-SUP-01', 'A chain of controlled hexes brings supplies, and one hex beyond it', () => {
    const campaign = war(
      [post('base', 'base', 'J24'), unit('A', 'K24'), unit('B', 'K25')],
      [post('city', 'city', 'K12')],
    );
    expect(['J24', 'K24', 'K25', 'L01'].map((hex) => campaign.isSupplied(0, hex))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    campaign.march(0, 'A', 'K23');
    // The base still reaches its neighbours, but K25 is cut off.
    expect(['K24', 'K25', 'L01'].map((hex) => campaign.isSupplied(0, hex))).toEqual([true, false, false]);
  });

  rule('PA-SUP-01', 'A contested hex beside the chain is in supply for both, and passes nothing on', () => {
    const campaign = war(
      [post('base', 'base', 'J24'), unit('A', 'K24')],
      [unit('X', 'K24'), post('city', 'city', 'L01')],
    );
    expect([campaign.isSupplied(0, 'K24'), campaign.isSupplied(0, 'K25')]).toEqual([true, false]);
    expect(campaign.isSupplied(1, 'K24')).toBe(true);
  });

  // K25 has the neighbours J01, J25, K01, K24, L01 and L25, an ocean.
  const AROUND = 'J01 J25 K01 K24 L01';

  rule(
    ['PA-SUP-02', 'PA-SUP-01'],
    'Enemies in every hex around a base besiege it from the End Phase on',
    () => {
      const campaign = war(
        [...ring(AROUND), post('ship', 'submarine', 'L25')],
        [post('base', 'base', 'K25'), unit('X', 'K25'), CAPITAL],
      );
      expect(campaign.isSupplied(1, 'K25')).toBe(true);
      campaign.nextTurn();
      expect(campaign.settlement('base').besieged).toBe(true);
      expect(campaign.isSupplied(1, 'K25')).toBe(false);
      campaign.march(0, 'ring1', 'J24');
      expect(campaign.settlement('base').besieged).toBe(true);
      campaign.nextTurn();
      expect(campaign.settlement('base').besieged).toBe(false);
    },
  );

  rule('PA-SUP-02', 'One open hex is enough to bring supplies in', () => {
    const campaign = war(ring(AROUND), [post('base', 'base', 'K25'), unit('X', 'K25')]);
    campaign.nextTurn();
    expect(campaign.settlement('base').besieged).toBe(false);
  });

  rule('PA-SUP-03', 'A besieged garrison may spend a convoy on supply for one battle', () => {
    const campaign = war(
      [...ring(AROUND), post('ship', 'submarine', 'L25')],
      [post('base', 'base', 'K25'), unit('X', 'K25'), post('gc', 'supply-convoy', 'K25'), CAPITAL],
    );
    campaign.nextTurn();
    campaign.march(0, 'ring0', 'K25');
    campaign.done(0);
    expect(campaign.state.agenda.at(-1)).toMatchObject({ step: 'battle/relieve', seat: 1 });
    campaign.give(1, { type: 'relieve', unit: campaign.id('gc') });
    expect(campaign.counter('gc').place).toBe(SPENT);
    campaign.give(1, { type: 'settle', unit: campaign.id('base'), to: 'C4' });
    campaign.give(0, { type: 'deploy', unit: campaign.id('ring0'), to: 'C2' });
    campaign.give(1, { type: 'deploy', unit: campaign.id('X'), to: 'C4' });
    const supplied = (name: string) =>
      campaign.state.battle!.fighters.find(({ counter }) => counter === campaign.id(name))!.supplied;
    expect([supplied('X'), supplied('ring0')]).toEqual([true, false]);
  });

  rule(
    'PA-SUP-04',
    'Each side gets a convoy, and one more for a city, which must be placed in a city',
    () => {
      const campaign = war(
        [post('base', 'base', 'J24')],
        [post('city', 'city', 'L01'), post('b2', 'base', 'K12')],
      );
      campaign.done(0);
      campaign.done(1);
      campaign.give(0, { type: 'provide', at: 'J24' });
      // The attacker has no city, so it is the defender's turn.
      expect(campaign.refusal(1, { type: 'provide', at: 'J24' })).not.toBeNull();
      campaign.give(1, { type: 'provide', at: 'K12' });
      expect(campaign.refusal(1, { type: 'provide', at: 'K12' })).not.toBeNull();
      campaign.give(1, { type: 'provide', at: 'L01' });
      expect(campaign.war.war.turn).toBe(2);
      const convoys = campaign.state.counters.filter(({ type }) => type === 'supply-convoy');
      expect(convoys.map(({ side, quality, faceUp }) => [side, quality, faceUp])).toEqual([
        [0, 'regular', true],
        [1, 'regular', true],
        [1, 'regular', true],
      ]);
    },
  );

  rule('PA-SUP-05', 'Two convoys become a base, which is a source of supply', () => {
    const campaign = war(
      [post('g1', 'supply-convoy', 'K24'), post('g2', 'supply-convoy', 'K24')],
      [post('city', 'city', 'L11')],
    );
    expect(campaign.isSupplied(0, 'K24')).toBe(false);
    campaign.done(0);
    campaign.done(1);
    campaign.give(0, { type: 'build', at: 'K24' });
    expect(campaign.state.counters.at(-1)).toMatchObject({ type: 'base', side: 0, quality: 'regular' });
    expect(campaign.isSupplied(0, 'K24')).toBe(true);
    expect([campaign.counter('g1').place, campaign.counter('g2').place]).toEqual([SPENT, SPENT]);
  });

  rule('PA-SUP-05', 'No base is built where a settlement is, nor among enemy ground units', () => {
    const pair = (at: string) => [post(`${at}1`, 'supply-convoy', at), post(`${at}2`, 'supply-convoy', at)];
    const campaign = war([...pair('J24'), post('old', 'base', 'J24')], [post('city', 'city', 'L11')]);
    campaign.done(0);
    const told = campaign.done(1);
    expect(told.some(({ type }) => type === 'built')).toBe(false);
    expect(campaign.state.agenda.at(-1)).toMatchObject({ step: 'war/provide', seat: 0 });
  });

  rule(
    'PA-SUP-06',
    'Convoys left alone with enemy ground units change hands; with a friend or in a base they do not',
    () => {
      const campaign = war(
        [unit('A', 'K24'), post('vtol', 'attack-vtol', 'J25'), post('gc0', 'supply-convoy', 'J12')],
        [
          post('gc', 'supply-convoy', 'K24'),
          post('gc2', 'supply-convoy', 'J25'),
          post('gc3', 'supply-convoy', 'J12'),
          post('city', 'city', 'L11'),
        ],
      );
      campaign.nextTurn();
      expect(['gc', 'gc2', 'gc3'].map((name) => campaign.counter(name).side)).toEqual([0, 1, 1]);
      expect(campaign.counter('gc0').side).toBe(0);
    },
  );
});

describe('Battles of a war', () => {
  rule('PA-CBT-01', 'Land fights land and ships fight ships: two battles in one hex', () => {
    const campaign = war(
      [post('A', 'light-mech-iu', 'L01'), post('ship', 'naval-transport', 'L01')],
      [unit('X', 'L01'), post('sub', 'submarine', 'L01'), post('city', 'city', 'L11')],
    );
    const told = campaign.done(0);
    const due = told.find((event) => event.type === 'battles-due');
    expect(due).toMatchObject({ sites: [{ kind: 'land' }, { kind: 'sea' }] });
    const [begun] = campaign.give(0, { type: 'fight', at: 'L01', kind: 'sea' });
    expect(begun).toMatchObject({
      type: 'battle',
      kind: 'sea',
      attacker: 0,
      counters: [campaign.id('ship'), campaign.id('sub')],
    });
  });

  rule('PA-CBT-01', 'Land does not fight ships, and nobody fights over a city or convoys alone', () => {
    const campaign = war(
      [post('A', 'light-mech-iu', 'L01'), unit('B', 'J25')],
      [post('sub', 'submarine', 'L01'), post('city', 'city', 'L01'), post('gc', 'supply-convoy', 'J25')],
    );
    expect(campaign.done(0).some(({ type }) => type === 'battles-due')).toBe(false);
  });

  rule('PA-CBT-01', 'In the defender’s Combat Phase the defender attacks', () => {
    const campaign = war([unit('A', 'K24')], [unit('X', 'K25'), post('city', 'city', 'L11')]);
    campaign.done(0);
    campaign.march(1, 'X', 'K24');
    const begun = campaign.done(1).find(({ type }) => type === 'battle');
    expect(begun).toMatchObject({ attacker: 1, place: campaign.counter('A').place });
  });

  rule(
    'PA-CBT-16',
    'The fled go together to a hex beside it with friends; without friends to one without enemies',
    () => {
      const fight = (more: Theatre['attacker']) => {
        const campaign = war(
          [post('A', 'light-mech-iu', 'K24'), ...more],
          [unit('X', 'K24'), post('city', 'city', 'L11')],
        );
        campaign.done(0);
        campaign.give(0, { type: 'deploy', unit: campaign.id('A'), to: 'C2', facing: 'N' });
        campaign.give(1, { type: 'deploy', unit: campaign.id('X'), to: 'C4' });
        campaign.give(0, { type: 'leave', unit: campaign.id('A') });
        return campaign;
      };
      const alone = fight([]);
      expect(alone.refusal(0, { type: 'retreat', to: 'L23' })).not.toBeNull();
      alone.give(0, { type: 'retreat', to: 'K23' });
      expect([alone.at('A'), alone.at('X')]).toEqual(['K23', 'K24']);
      const withFriends = fight([unit('friend', 'J25')]);
      expect(withFriends.refusal(0, { type: 'retreat', to: 'K23' })).not.toBeNull();
      withFriends.give(0, { type: 'retreat', to: 'J25' });
      expect(withFriends.at('A')).toBe('J25');
    },
  );
});

describe('Victory', () => {
  const city = post('city', 'city', 'L11');

  rule('PA-SCN-04', 'The attacker wins with every city and fortress, in an End Phase', () => {
    const campaign = war([unit('A', 'L11')], [city]);
    campaign.nextTurn();
    expect(campaign.state.outcome).toBeNull();
    campaign.nextTurn();
    expect(campaign.state.outcome).toMatchObject({ winners: [0], rule: 'PA-SCN-04' });
  });

  rule(
    'PA-SCN-04',
    'The attacker wins when the last stronghold was surrounded in two End Phases in a row',
    () => {
      const campaign = war(
        [
          ...ring('K01 K25 L02'),
          post('s1', 'submarine', 'L25'),
          post('s2', 'submarine', 'M01'),
          post('s3', 'submarine', 'M25'),
        ],
        [post('last', 'city', 'L01'), unit('X', 'L01')],
      );
      campaign.nextTurn();
      expect([campaign.state.outcome, campaign.war.war.sieges]).toEqual([null, 1]);
      campaign.nextTurn();
      expect(campaign.state.outcome).toMatchObject({ winners: [0] });
    },
  );

  rule(
    'PA-SCN-04',
    'The defender wins when the attacker has fewer ground units than there are strongholds',
    () => {
      const campaign = new Campaign({
        attacker: [unit('A', 'K24'), post('gc', 'supply-convoy', 'K24')],
        defender: [city, post('city2', 'city', 'K12'), GUARD],
      });
      campaign.nextTurn();
      expect(campaign.state.outcome).toMatchObject({ winners: [1], rule: 'PA-SCN-04' });
    },
  );

  rule('PA-SEQ-03', 'Who has nobody left has lost; settlements are nobody', () => {
    const campaign = new Campaign({ attacker: [unit('A', 'K24')], defender: [city] });
    campaign.nextTurn();
    expect(campaign.state.outcome).toMatchObject({ winners: [0], rule: 'PA-SEQ-03' });
  });

  rule('PA-SCN-05', 'Strongholds held count twice what the defender spent, divided by their number', () => {
    // 3 cities, a fortress and 153 points of units: 200 points, so each is worth 100.
    const units = Array.from({ length: 25 }, (_, index) => unit(`u${index}`, 'D16'));
    const campaign = new Campaign({
      attacker: FAR,
      defender: [
        post('c1', 'city', 'L11'),
        post('c2', 'city', 'K12'),
        post('c3', 'city', 'J11'),
        post('f', 'fortress', 'I11'),
        ...units,
        post('gc', 'supply-convoy', 'D16'),
      ].slice(0, 30),
    });
    // 30 + 17 + 150 + 4 = 201 points.
    expect(explain(victoryPoints(campaign.war, 1)).total).toBe(4 * Math.round((2 * 201) / 4));
  });

  rule('PA-SCN-05', 'When the time is up the higher total wins', () => {
    const campaign = war([unit('A', 'K24')], [city], { turns: 1 });
    campaign.nextTurn();
    expect(campaign.state.outcome).toMatchObject({ winners: [1], rule: 'PA-SCN-05', points: [0, 32] });
  });
});
