import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { elementSchema } from '../element.ts';
import { type RosterEntry, roster, rosterEntry, rosterMatching, rosterNamed } from './roster.ts';

/** A line in short: MP, damage, Overheat Value, class, boxes, points, specials. */
function line(id: string): string {
  const { mp, mode, damage, ov, class: weight, armor, structure, points, specials } = rosterEntry(id)!.sheet;
  const values = damage.map((value) => value ?? '-').join('/');
  return `${mp}${mode} ${values} ov ${ov} ${weight} ${armor}/${structure} ${points} ${specials.join(' ')}`.trim();
}

const count = (fits: (entry: RosterEntry) => boolean): number => roster().filter(fits).length;

rule(['BF2-TRO-01', 'BF2-TRO-11'], 'The roster has 1,052 lines, each with an id of its own', () => {
  expect(roster()).toHaveLength(1052);
  expect(new Set(roster().map(({ id }) => id)).size).toBe(1052);
});

rule('BF2-TRO-01', 'Each table of the book is complete', () => {
  const sizes = (type: string) => [
    count(({ sheet, faction }) => sheet.type === type && faction === 'Inner Sphere'),
    count(({ sheet, faction }) => sheet.type === type && faction === 'Clan'),
  ];
  expect(sizes('mech')).toEqual([476, 180]);
  expect(sizes('vehicle')).toEqual([176, 0]);
  expect(sizes('infantry')).toEqual([12, 0]);
  expect(sizes('battleArmor')).toEqual([19, 3]);
  expect(sizes('conventionalFighter')).toEqual([5, 0]);
  expect(sizes('aerospaceFighter')).toEqual([78, 48]);
  expect(sizes('dropship')).toEqual([45, 10]);
});

rule('BF2-TRO-11', 'Every line of the roster is one that the schema of own elements accepts', () => {
  for (const { sheet } of roster()) expect(elementSchema.safeParse(sheet).error).toBeUndefined();
});

rule(
  'BF2-TRO-11',
  'Medium damage above pointblank needs a long-range value; long above medium artillery',
  () => {
    for (const { sheet, id } of roster()) {
      const [pb, m, l] = sheet.damage;
      if (m !== null && m > (pb ?? 0)) expect(l, id).not.toBeNull();
      if (l !== null && l > (m ?? 0)) expect(sheet.specials.join(' '), id).toContain('art');
    }
  },
);

rule('BF2-TRO-11', 'All configurations of an OmniMech have one hull, but for the Turk Prime', () => {
  const hulls = new Map<string, Set<string>>();
  for (const { sheet, id } of roster()) {
    if (!sheet.specials.includes('omni') || id === 'casf-turk-prime') continue;
    const hull = `${sheet.class} ${sheet.armor}/${sheet.structure} ${sheet.mp}`;
    hulls.set(sheet.chassis, (hulls.get(sheet.chassis) ?? new Set()).add(hull));
  }
  expect([...hulls].filter(([, kinds]) => kinds.size > 1)).toEqual([]);
  expect(rosterEntry('casf-turk-prime')!.sheet.armor).toBe(5);
});

rule('BF2-TRO-02', 'Lines are found by code and chassis, by printed name and by other names', () => {
  expect(rosterNamed('WHM-6R Warhammer', 'mech')?.id).toBe('mech-warhammer-whm-6r');
  expect(rosterNamed('NDA-1K No Dachi', 'mech')?.id).toBe('mech-no-dachi-nda-1k');
  expect(rosterNamed('Mad Cat Prime', 'mech')?.id).toBe('cmech-mad-cat-prime');
  expect(rosterNamed('Elemental Point w/Small Lasers', 'battleArmor')?.id).toBe('ba-elemental-small-laser');
  expect(rosterNamed('Lightning', 'vehicle')?.id).not.toBe(rosterNamed('Lightning', 'aerospaceFighter')?.id);
  expect(rosterNamed('Behemoth', 'mech')?.faction).toBe('Clan');
  expect(rosterNamed('Behemoth', 'vehicle')).toBeUndefined();
});

rule('BF2-TRO-03', 'A dash is no attack at that range, which is not the same as 0', () => {
  expect(line('veh-badger-c')).toMatch(/^\S+ -\/1\/1 /);
  expect(rosterEntry('veh-badger-c')!.sheet.damage[0]).toBeNull();
  expect(line('mech-locust-lct-1m')).toMatch(/ L 0\/2 /);
});

rule('BF2-TRO-04', 'Point values run from a quarter to 665', () => {
  const points = (type: string) =>
    roster()
      .filter(({ sheet }) => sheet.type === type)
      .map(({ sheet }) => sheet.points);
  expect([Math.min(...points('infantry')), Math.max(...points('infantry'))]).toEqual([0.25, 0.5]);
  expect(Math.max(...points('dropship'))).toBe(665);
  expect(Math.max(...points('mech'))).toBe(30);
});

rule(
  'BF2-TRO-04',
  'Example 1: the lance of the sample sheet costs 41 points, three platoons on foot three quarters of one',
  () => {
    const cost = (...ids: readonly string[]) =>
      ids.reduce((sum, id) => sum + rosterEntry(id)!.sheet.points, 0);
    expect(
      cost('mech-zeus-zeu-6s', 'mech-dervish-dv-6m', 'mech-flashman-fls-7k', 'mech-hunchback-hbk-4g'),
    ).toBe(41);
    expect(cost('inf-foot-rifle', 'inf-foot-rifle', 'inf-foot-rifle')).toBe(0.75);
  },
);

rule(['BF2-REC-08', 'BF2-REC-02'], 'The sample unit as printed', () => {
  expect(line('mech-zeus-zeu-6s')).toBe('4 4/2/1 ov 0 A 5/6 11 if');
  expect(line('mech-dervish-dv-6m')).toBe('5J 2/1/1 ov 2 M 3/5 9 if');
  expect(line('mech-flashman-fls-7k')).toBe('4 4/3/- ov 1 H 5/6 12');
  expect(line('mech-hunchback-hbk-4g')).toBe('4 4/3/- ov 0 M 4/4 9');
  expect(line('mech-charger-cgr-1a1')).toMatch(/^5 3\/-\/- /);
});

rule('BF2-TRO-05', 'Nine Inner Sphere chassis are OmniMechs', () => {
  const omnis = roster().filter(
    ({ sheet, faction }) =>
      faction === 'Inner Sphere' && sheet.type === 'mech' && sheet.specials.includes('omni'),
  );
  expect([...new Set(omnis.map(({ sheet }) => sheet.chassis))].sort()).toEqual([
    'Avatar',
    'Black Hawk-KU',
    'Blackjack',
    'Firestarter',
    'Owens',
    'Perseus',
    'Raptor',
    'Strider',
    'Sunder',
  ]);
});

rule('BF2-TRO-07', '25 DropShips are spheroid, and no DropShip overheats', () => {
  const ships = roster().filter(({ sheet }) => sheet.type === 'dropship');
  expect(ships.filter(({ sheet }) => sheet.specials.includes('sph'))).toHaveLength(25);
  for (const { sheet } of ships) {
    expect(sheet.ov).toBe(0);
    expect([0, 1]).toContain(sheet.armor - sheet.structure);
  }
});

rule('BF2-TRO-08', 'Artillery pieces are wheeled, have one box, and move or fire', () => {
  const pieces = roster().filter(({ sheet }) => sheet.class === 'AR');
  expect(pieces).toHaveLength(4);
  for (const { sheet } of pieces) {
    expect([sheet.mode, sheet.structure, sheet.specials.includes('mof')]).toEqual(['w', 1, true]);
  }
});

rule('BF2-TRO-09', 'Special codes occur as often as in the book', () => {
  const withCode = (code: string) => count(({ sheet }) => sheet.specials.includes(code));
  const codes = ['if', 'omni', 'prb', 'ecm', 'tag', 'c3s', 'c3m', 'artA', 'artL', 'mof', 'cool', 'eng', 'hq'];
  expect(codes.map(withCode)).toEqual([181, 250, 58, 36, 37, 19, 9, 12, 2, 4, 1, 1, 1]);
  expect(rosterEntry('mech-sunder-sd1-ob')!.sheet.specials.filter((code) => code === 'c3m')).toHaveLength(2);
});

rule('BF2-TRO-10', 'Only SRM platoons reach medium range, and scouts in battle armor never attack', () => {
  const platoons = roster().filter(({ sheet }) => sheet.type === 'infantry');
  expect(platoons.filter(({ sheet }) => sheet.damage[1] !== null).map(({ variant }) => variant)).toEqual([
    'SRM',
    'SRM',
    'SRM',
  ]);
  expect(line('ba-kage-tag')).toMatch(/-\/-\/-/);
});

rule('BF2-TRO-12', 'Mended figures say so, and what other sources give', () => {
  expect(rosterEntry('cmech-grizzly')!.provenance).toMatchObject([{ kind: 'mended' }]);
  expect(line('cmech-grizzly')).toMatch(/ H /);
  expect(line('mech-stinger-stg-5m')).toMatch(/ 1\/1\/- /);
  expect(count(({ provenance }) => provenance.some(({ kind }) => kind === 'mended'))).toBe(9);
  expect(rosterEntry('mech-scorpion-scp-1o')!.provenance.map(({ kind }) => kind)).toEqual([
    'mended',
    'doubtful',
  ]);
});

test('a search finds lines by words of names, codes and specials', () => {
  expect(rosterMatching('atlas')).toHaveLength(3);
  expect(rosterMatching('dire wolf prime').map(({ id }) => id)).toEqual(['cmech-daishi-prime']);
  expect(rosterMatching('vehicle hq').map(({ id }) => id)).toEqual(['veh-mobile-headquarters']);
  expect(rosterMatching('clan mended').map(({ id }) => id)).toEqual(['cmech-dasher-c', 'cmech-grizzly']);
  expect(rosterMatching('no such thing')).toEqual([]);
});

test('an own element is refused with a sentence for each thing that does not go together', () => {
  const tank = { ...rosterEntry('veh-scorpion-light-tank')!.sheet, name: 'Own Tank' };
  expect(elementSchema.safeParse(tank).success).toBe(true);
  const wrong = elementSchema.safeParse({ ...tank, mode: 'J', armor: 3, ov: 1, damage: [1, null, 2] });
  expect(wrong.error!.issues.map(({ message }) => message)).toEqual([
    'the mode of a vehicle is one of t, w, h, n, s, v (BF2-REC-02)',
    'a vehicle has no armor (BF2-REC-07)',
    'a vehicle cannot overheat (BF2-REC-06)',
    'whoever reaches long range reaches medium range, too (BF2-TRO-11)',
  ]);
  const strange = elementSchema.safeParse({ ...tank, specials: ['laser'] });
  expect(strange.error!.issues[0]).toMatchObject({
    path: ['specials', 0],
    message: 'there is no such special ability (BF2-EQ-01)',
  });
});

rule('BF2-INF-02', 'Foot, motorized and jump infantry and battle armor have the MP of their type', () => {
  const paces = (type: string, chassis: RegExp) => [
    ...new Set(
      roster()
        .filter(({ sheet }) => sheet.type === type && chassis.test(sheet.chassis))
        .map(({ sheet }) => `${sheet.mp}${sheet.mode}`),
    ),
  ];
  expect(paces('infantry', /^Foot/)).toEqual(['1']);
  expect(paces('infantry', /^Motor/).sort()).toEqual(['2', '3']);
  expect(paces('infantry', /^Jump/).sort()).toEqual(['2J', '3J']);
  expect(paces('battleArmor', /./).sort()).toEqual(['1', '2', '3', '3J', '4J']);
});
