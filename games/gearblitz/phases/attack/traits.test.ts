import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { cardOf } from '../../data/cards.ts';
import { Battle, gun, type Model } from '../../testing/table.ts';

/** A shooter in the north that looks down, and a target 9" away from front to front. */
function duel(weapon: string, north: Partial<Model> = {}, south: Partial<Model> = {}): Battle {
  return new Battle({
    north: {
      Archer: {
        at: '20,10',
        facing: 180,
        ...north,
        card: { weapons: [gun(weapon)], actions: 2, ...north.card },
      },
    },
    south: { Deer: { at: '20,20', facing: 0, ...south, card: { actions: 0, ...south.card } } },
  });
}

const bandOf = (table: Battle): number =>
  table.events('fired')[0].modifiers.lines.find(({ reason }) => /range/i.test(reason))?.value ?? 0;

rule(
  'HGB-WSR-02',
  'against what flies, Anti-Aircraft weapons count the greater of height and distance',
  () => {
    const high = { body: { altitude: 12000, mode: 'R', speed: 'combat' } as const, card: HOPPER };
    // 9" away and 12" up: 12" for the LAAC, 21" for the LAC, whose bands are the same.
    const flak = duel('LAAC', {}, high);
    flak.activate('Archer');
    flak.attack('Deer', ['attack', 3], ['defense', 6]);
    expect(bandOf(flak)).toBe(0);
    const gunfire = duel('LAC', {}, high);
    gunfire.activate('Archer');
    gunfire.attack('Deer', ['attack', 3], ['defense', 6]);
    expect(bandOf(gunfire)).toBe(-1);
  },
);

const HOPPER: NonNullable<Model['card']> = {
  actions: 0,
  movement: [{ mode: 'R', combat: 8, top: 16, defense: [0, 0, 0] }],
};

rule(
  'HGB-WSR-03',
  'Anti-Infantry: a margin of 6 at most against anything else, all of the damage on infantry',
  () => {
    const table = duel('HMG', { at: '20,17.5', skills: { att: 4 } }, { body: { speed: 'stationary' } });
    table.activate('Archer');
    // 1.5" is Short range: 6 and three more sixes, +1, against 1 - 3.
    table.attack('Deer', ['attack', 6, 6, 6, 6], ['defense', 2]);
    expect(table.events('struck')).toMatchObject([{ margin: 6, damage: 24 }]);
    const squad = duel(
      'HMG',
      {},
      { card: { ...cardOf('northern-infantry'), actions: 0 }, skills: { def: 1 } },
    );
    squad.activate('Archer');
    squad.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(squad.events('struck')).toMatchObject([{ multiplier: { total: 4 } }]);
    const rifle = duel(
      'LAC',
      {},
      { card: { ...cardOf('northern-infantry'), actions: 0 }, skills: { def: 1 } },
    );
    rifle.activate('Archer');
    rifle.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(rifle.events('struck')).toMatchObject([{ multiplier: { total: 4 } }]);
  },
);

rule(['HGB-WSR-05', 'HGB-WSR-11'], 'Armor Piercing halves the Armor, and does Heavy at most', () => {
  const table = duel('VR', { at: '20,19' });
  table.activate('Archer');
  // Accuracy +1, Point Blank +2: 9 against 0; 9 x Size 6 on half of 15.
  table.attack('Deer', ['attack', 6], ['defense', 1]);
  expect(table.events('struck')).toMatchObject([{ damage: 54, armor: { total: 8 }, level: 2 }]);
});

rule('HGB-WSR-06', 'Armor Crushing takes twice as much Armor', () => {
  const table = duel('VA', { at: '20,19' });
  table.activate('Archer');
  // Accuracy -1, Point Blank +2: 4 against 2; 2 x 10 is Light.
  table.attack('Deer', ['attack', 3], ['defense', 3]);
  expect(table.unit('Deer').body).toMatchObject({ damage: 1, armorLost: 1 });
  table.attack('Deer', ['attack', 3], ['defense', 4]);
  expect(table.events('struck')[0].armor).toTotal(13);
});

rule('HGB-WSR-12', 'beams lose damage with every band', () => {
  const table = duel('LLC');
  table.activate('Archer');
  // 9" is Short range of an LLC.
  table.attack('Deer', ['attack', 3], ['defense', 3]);
  expect(table.events('struck')).toMatchObject([{ multiplier: { total: 14 } }]);
});

rule(['HGB-WSR-04', 'HGB-ROF-04'], 'the radius of a blast and that of a burst add up', () => {
  const table = new Battle({
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LGL')] } } },
    south: {
      Deer: { at: '20,16', card: { actions: 0 } },
      Doe: { at: '24.4,16', card: { actions: 0 } },
    },
  });
  table.activate('Archer');
  table.give(table.attackOrder('Deer', { rof: 2 }), ['attack', 5], ['defense', 6], ['defense', 6]);
  // 2" and 2": 4" reach the base that begins 3.9" away, and the blast shakes both.
  expect(table.events('defended')).toMatchObject([{ isConcussion: true }, { isConcussion: true }]);
});

rule('HGB-AMMO-03', 'a Frag Cannon runs dry on a Fumble only; linked weapons run dry together', () => {
  const frag = duel('FC');
  frag.activate('Archer');
  frag.give(frag.attackOrder('Deer', { rof: 2, concentrated: 2 }), ['attack', 3], ['defense', 6]);
  expect(frag.unit('Archer').ammunition[0].isOut).toBe(false);
  const linked = duel('LAC', { card: { weapons: [gun('LAC', { link: 1 }), gun('LAC', { link: 1 })] } });
  linked.activate('Archer');
  linked.give(
    linked.attackOrder('Deer', { rof: 2, concentrated: 2 }),
    ['attack', 3],
    ['defense', 6],
    ['defense', 6],
  );
  expect(linked.unit('Archer').ammunition).toMatchObject([{ isOut: true }, { isOut: true }]);
});

rule(['HGB-WSR-15', 'HGB-AMMO-04'], 'only what has Reloads is reloaded', () => {
  const table = duel('LAC', { card: { weapons: [gun('LAC', { reloads: true }), gun('LMG')] } });
  table.unit('Archer').ammunition = [
    { isOut: true, circles: null },
    { isOut: true, circles: null },
  ];
  table.activate('Archer');
  expect(table.refusal({ type: 'reload', mount: 1 })).not.toBe('');
  table.give({ type: 'reload', mount: 0 });
  expect(table.unit('Archer').ammunition).toMatchObject([{ isOut: false }, { isOut: true }]);
});

rule('HGB-WSR-10', 'what is not marked so is never fired indirectly', () => {
  const table = duel('LAC', { group: 'Guns' });
  table.state.effects = {
    ...table.state.effects,
    coordinates: [
      {
        observer: table.id('Archer'),
        target: table.id('Deer'),
        at: table.unit('Deer').at!,
        obscured: 0,
        lockMargin: 0,
        isTag: false,
        served: [table.id('Archer')],
      },
    ],
  };
  table.activate('Archer');
  expect(table.choices).not.toContain('bombard');
});
