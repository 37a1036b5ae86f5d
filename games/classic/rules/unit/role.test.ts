import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { rules } from '../../rule-index.ts';
import { mech } from '../../testing/scene.ts';
import { ROLES } from '../../units/role-names.ts';
import type { MechFile } from '../../units/unit-file.ts';
import { ROLE_PROFILES, roleOf } from './role.ts';

const classified = ({ role: _, ...file }: MechFile) => roleOf(file);

describe('roles', () => {
  rule('CBT-FOR-01', 'Every design has exactly one role, and houses that use it', () => {
    for (const file of Object.values(STOCK_MECHS)) {
      expect(ROLES).toContain(roleOf(file));
      if (file.model !== 'QKD-4G') expect(file.houses?.length, file.model).toBeGreaterThan(0);
    }
    expect(new Set(Object.values(STOCK_MECHS).map(roleOf))).toEqual(new Set(ROLES));
  });

  rule('CBT-FOR-10', 'The role in the file overrides the one the figures give', () => {
    const atlas = STOCK_MECHS['AS7-D'];
    expect(roleOf({ ...atlas, role: 'scout' })).toBe('scout');
    expect(classified(atlas)).toBe('juggernaut');
  });

  rule('CBT-FOR-10', 'Designs of the book that speak for themselves are classified as listed', () => {
    const alike = Object.values(STOCK_MECHS).filter((file) => classified(file) === file.role);
    expect(alike.map(({ model }) => model)).toEqual(
      expect.arrayContaining([
        'SDR-5V',
        'CDA-2A',
        'COM-2D',
        'TBT-5N',
        'CPLT-C1',
        'HBK-4G',
        'AS7-D',
        'AWS-8Q',
      ]),
    );
    expect(alike.length).toBeGreaterThanOrEqual(16);
  });

  const base = { tons: 50, armor: 12 };
  rule('CBT-FOR-10', 'The seven questions, first match wins', () => {
    const laser = (count: number) => new Array(count).fill('Medium Laser');
    // 1. Fast and weak, or fast and thin-skinned.
    expect(roleOf(mech('a', { ...base, walk: 6, slots: { LT: laser(3) } }))).toBe('scout');
    expect(roleOf(mech('a', { ...base, walk: 6, armor: 3, slots: { LT: laser(8) } }))).toBe('scout');
    // 2. Fast and hard-hitting close up.
    expect(roleOf(mech('a', { ...base, walk: 6, slots: { LT: laser(4) } }))).toBe('striker');
    // 3. At least half of the damage in LRMs.
    const lrms = { LT: ['2 x LRM 10'], RT: laser(2) };
    expect(roleOf(mech('a', { ...base, slots: lrms }))).toBe('missileBoat');
    // 4. An AC/20, or slow and short-sighted.
    expect(roleOf(mech('a', { ...base, walk: 5, slots: { RT: ['10 x AC/20'] } }))).toBe('juggernaut');
    expect(roleOf(mech('a', { ...base, slots: { LT: laser(4) } }))).toBe('juggernaut');
    // 5. Slow, with half of the damage from afar.
    expect(roleOf(mech('a', { ...base, slots: { LT: ['3 x PPC'], RT: laser(2) } }))).toBe('sniper');
    // 6. Mobile, or a cool jumper.
    const mixed = { LT: ['3 x PPC'], RT: laser(3) };
    expect(roleOf(mech('a', { ...base, walk: 5, slots: mixed }))).toBe('skirmisher');
    const jumper = { ...base, slots: { ...mixed, LL: ['2 x Jump Jet'], RL: ['2 x Jump Jet'] } };
    expect(roleOf(mech('a', { ...jumper, heatSinks: 21 }))).toBe('skirmisher');
    // 7. Anything else.
    expect(roleOf(mech('a', { ...jumper, heatSinks: 20 }))).toBe('brawler');
    expect(roleOf(mech('a', { ...base, slots: mixed }))).toBe('brawler');
  });

  rule('CBT-FOR-10', 'Each question at its edge', () => {
    const laser = (count: number) => new Array(count).fill('Medium Laser');
    const fast = { ...base, walk: 6 };
    // 50 tons carry 169 points at most: 67 are thin, 68 are not.
    const bare = { RA: 0, LL: 0, RL: 0, HD: 0, CT: [0, 0], LT: [0, 0], RT: [0, 0] } satisfies Partial<
      MechFile['armor']
    >;
    const thin = (points: number): Partial<MechFile['armor']> => ({ ...bare, LA: points });
    expect(roleOf(mech('a', { ...fast, armor: thin(67), slots: { LT: laser(4) } }))).toBe('scout');
    expect(roleOf(mech('a', { ...fast, armor: thin(68), slots: { LT: laser(4) } }))).toBe('striker');
    // One gun that reaches farther than nine hexes is enough.
    expect(roleOf(mech('a', { ...fast, slots: { LT: laser(4), RT: ['2 x Large Laser'] } }))).toBe(
      'skirmisher',
    );
    expect(roleOf(mech('a', { ...fast, slots: { LT: [...laser(3), '2 x SRM 6'] } }))).toBe('striker');
    // Half of the damage in LRMs, not in SRMs.
    expect(
      roleOf(mech('a', { ...base, slots: { LT: ['2 x LRM 10'], RT: [...laser(2), 'Small Laser'] } })),
    ).not.toBe('missileBoat');
    expect(roleOf(mech('a', { ...base, slots: { LT: ['2 x SRM 6'], RT: ['Machine Gun'] } }))).toBe(
      'juggernaut',
    );
    // Slow is up to 4 Walking MP.
    expect(roleOf(mech('a', { ...base, walk: 5, slots: { LT: laser(4) } }))).toBe('skirmisher');
    expect(roleOf(mech('a', { ...base, walk: 5, slots: { LT: ['3 x PPC'], RT: laser(2) } }))).toBe(
      'skirmisher',
    );
    // From afar is 15 hexes on; exactly half is enough.
    expect(roleOf(mech('a', { ...base, slots: { LT: ['2 x Large Laser'], RT: laser(1) } }))).toBe('sniper');
    expect(roleOf(mech('a', { ...base, slots: { LT: ['3 x PPC'], RT: [...laser(2), 'Small Laser'] } }))).toBe(
      'brawler',
    );
    // Four jets make a jumper, three do not.
    const mixed = { LT: ['3 x PPC'], RT: laser(3) };
    const jets = (count: number) => ({
      ...base,
      heatSinks: 30,
      slots: { ...mixed, LL: ['2 x Jump Jet'], RL: [`${count - 2} x Jump Jet`] },
    });
    expect(roleOf(mech('a', jets(4)))).toBe('skirmisher');
    expect(roleOf(mech('a', jets(3)))).toBe('brawler');
    // Without any weapon there is nothing in LRMs.
    expect(roleOf(mech('a', base))).toBe('juggernaut');
  });

  test('what cannot be played has no role', () => {
    expect(classified({ ...STOCK_MECHS['AS7-D'], frame: 'quad' })).toBeNull();
  });
});

describe('profiles', () => {
  const { scout, striker, skirmisher, brawler, missileBoat, sniper, juggernaut } = ROLE_PROFILES;
  const others = (profile: typeof scout) => Object.values(ROLE_PROFILES).filter((other) => other !== profile);

  test('each cites its rule', () => {
    const titles = new Map<string, string>(rules.map(({ id, title }) => [id, title]));
    for (const profile of Object.values(ROLE_PROFILES)) expect(titles.get(profile.rule)).toMatch(/profile$/);
    expect(new Set(Object.values(ROLE_PROFILES).map((profile) => profile.rule)).size).toBe(ROLES.length);
  });

  rule('CBT-FOR-02', 'Scouts move most, hide, and wait for a shot at a back', () => {
    expect(others(scout).every(({ evasion }) => evasion < scout.evasion)).toBe(true);
    expect(scout.stalks).toBe(true);
    expect(others(scout).every(({ aggression }) => aggression > scout.aggression)).toBe(true);
  });

  rule('CBT-FOR-03', 'Strikers close in together and spare nothing', () => {
    expect(striker.distance[1]).toBeLessThanOrEqual(6);
    expect(striker.concentrates).toBe(true);
    expect(others(striker).every(({ aggression }) => aggression < striker.aggression)).toBe(true);
  });

  rule('CBT-FOR-04', 'Skirmishers fight at any range and support the light and the slow', () => {
    expect(skirmisher.distance[1] - skirmisher.distance[0]).toBeGreaterThanOrEqual(9);
    expect(skirmisher.escorts).toEqual(expect.arrayContaining(['striker', 'scout', 'juggernaut']));
  });

  rule(
    'CBT-FOR-05',
    'Brawlers are less mobile, escort juggernauts and flush out snipers and missile boats',
    () => {
      expect(brawler.evasion).toBeLessThan(skirmisher.evasion);
      expect(brawler.escorts).toContain('juggernaut');
      expect(brawler.hunts).toEqual(['sniper', 'missileBoat']);
    },
  );

  rule('CBT-FOR-06', 'Missile boats nest some 17 hexes away and outside of their minimum range', () => {
    expect(missileBoat.distance).toEqual([7, 17]);
    expect(missileBoat.nests).toBe(true);
  });

  rule('CBT-FOR-07', 'Snipers stay in cover, beyond the reach of short-ranged guns', () => {
    expect(sniper.nests).toBe(true);
    expect(sniper.distance[0]).toBeGreaterThan(9);
    expect(others(sniper).every(({ cover }) => cover <= sniper.cover)).toBe(true);
  });

  rule('CBT-FOR-08', 'Juggernauts walk up to within the reach of an AC/20', () => {
    expect(juggernaut.distance[1]).toBe(9);
    expect(juggernaut.aggression).toBeGreaterThan(juggernaut.cover);
    expect(juggernaut.hunts).toContain('juggernaut');
  });

  test('only strikers and brawlers hunt in packs, only scouts stalk, only those with long guns nest', () => {
    const those = (has: (profile: typeof scout) => boolean) =>
      ROLES.filter((role) => has(ROLE_PROFILES[role]));
    expect(those(({ concentrates }) => concentrates)).toEqual(['striker', 'brawler']);
    expect(those(({ stalks }) => stalks)).toEqual(['scout']);
    expect(those(({ nests }) => nests)).toEqual(['missileBoat', 'sniper']);
  });

  test('what distance, cover, movement and damage are worth to each', () => {
    const table = ROLES.map((role) => {
      const { distance, cover, evasion, aggression } = ROLE_PROFILES[role];
      return [role, ...distance, cover, evasion, aggression].join(' ');
    });
    expect(table).toEqual([
      'scout 1 9 70 100 20',
      'striker 1 6 60 70 100',
      'skirmisher 3 12 50 60 50',
      'brawler 3 12 50 40 60',
      'missileBoat 7 17 90 20 40',
      'sniper 10 18 90 10 40',
      'juggernaut 1 9 30 10 90',
    ]);
  });
});
