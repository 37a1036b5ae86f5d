import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { ADVANCED_WEAPONS } from '../../data/advanced-weapons.ts';
import { WEAPONS } from '../../data/equipment.ts';
import { classic } from '../../game.ts';
import { canDeclare } from '../../phases/weapon/weapon-menu.ts';
import { SIDES, type Side } from '../../state.ts';
import { Melee } from '../../testing/melee.ts';
import { mech, scene } from '../../testing/scene.ts';
import { toHit } from '../../testing/table.ts';
import { blastingSeen, clearsMines, mightBlast } from './blasting.ts';
import { knowOf, type Minefield, minesIn } from './fields.ts';

const salvo = mech('Wolf', {
  heatSinks: 40,
  slots: {
    RT: ['5 x LRM 20', 'Ammo LRM 20'],
    LT: ['5 x LRM 20'],
    LA: ['3 x LRM 15', 'Ammo LRM 15'],
    CT: ['Medium Laser'],
  },
});
const [RIGHT, LEFT] = ['LRM 20 RT', 'LRM 20 LT'];
const MINES = { kind: 'conventional', strength: 6 } as const;

type Plan = Partial<Parameters<typeof scene>[0]>;
type Laid = Partial<Omit<Minefield, 'hex'>> & { readonly hex: string; readonly sides?: readonly Side[] };

/** Wolf looks south over mines that its side knows of; Bear is far off. */
function weapons(laid: readonly Laid[], plan: Plan & { readonly options?: OptionValues } = {}): Melee {
  const made = new Melee(
    scene({
      units: { Wolf: { mech: salvo, gunnery: 8, at: '0803 S' }, Bear: { mech: mech('Bear'), at: '0117 N' } },
      ...plan,
      options: { minefields: 3, ...plan.options },
    }),
  );
  for (const { hex, sides = SIDES, ...mines } of laid)
    for (const side of sides)
      knowOf(made.scene.state, side, { ...MINES, ...mines, hex: made.scene.cell(hex) });
  return made.beginAt('weapon', 0);
}

const at = (made: Melee, hex: string, ...labels: string[]) =>
  ({
    type: 'fire-at-mines',
    unit: 'Wolf',
    hex,
    weapons: labels.map((label) => ({ weapon: made.scene.weapon('Wolf', label) })),
  }) as const;
const sweep = (a: number, b: number): Roll => ['clearing mines', a, b];
const left = ({ scene: { state, field } }: Melee, side: Side = 0) =>
  minesIn(state).known[side].map(({ hex, kind }) => `${field.board.number[hex]} ${kind}`);

rule(
  'MT-PRE-16',
  'Who might fire at mines is asked whether its side knows of any or not, so that nobody learns it',
  () => {
    const asked = (made: Melee) => canDeclare(made.scene.field, made.scene.state, 0);
    expect([asked(weapons([{ hex: '0810' }])), asked(weapons([]))]).toEqual([true, true]);
    const light = mech('Wolf', { slots: { LA: ['Medium Laser'] } });
    const units = { Wolf: { mech: light, at: '0803 S' }, Bear: { mech: mech('Bear'), at: '0117 N' } };
    const { scene: other } = weapons([], { units });
    expect(mightBlast(other.field, other.state, 0)).toBe(false);
  },
);

describe('Missiles clear mines', () => {
  rule('MT-PRE-16', 'A salvo of 20 that hits the hex clears it on 5, and does nothing on 4', () => {
    const after = (...rolls: Roll[]) => {
      const made = weapons([{ hex: '0810' }]);
      return left(made.order(at(made, '0810', RIGHT), ...rolls));
    };
    expect(after(toHit(6, 6), sweep(2, 3))).toEqual([]);
    expect(after(toHit(6, 6), sweep(2, 2))).toEqual(['0810 conventional']);
    // A miss is a miss: there is nothing to roll for.
    expect(after(toHit(1, 1))).toEqual(['0810 conventional']);
  });

  rule('MT-PRE-16', 'All fields of the hex are gone then, and no other', () => {
    const made = weapons([
      { hex: '0810' },
      { hex: '0810', kind: 'vibrabomb', setting: 40, strength: 10 },
      { hex: '0810', kind: 'thunder', strength: 20 },
      { hex: '0811' },
    ]);
    made.order(at(made, '0810', RIGHT), toHit(6, 6), sweep(6, 6));
    expect(left(made)).toEqual(['0811 conventional']);
    expect(left(made, 1)).toEqual(['0811 conventional']);
  });

  rule(
    'MT-PRE-16',
    'Fields that lie there in secret go as well, and only who knew of them hears of it',
    () => {
      const made = weapons([
        { hex: '0810', kind: 'thunder', strength: 20 },
        { hex: '0810', sides: [1] },
      ]);
      made.order(at(made, '0810', RIGHT), toHit(6, 6), sweep(6, 6));
      expect(minesIn(made.scene.state).laid).toEqual([]);
      expect(made.scene.happened('mines-gone').map(({ side, kind }) => `${side} ${kind}`)).toEqual([
        '1 conventional',
        '0 thunder',
        '1 thunder',
      ]);
    },
  );

  rule('MT-PRE-16', 'Each launcher rolls, until the hex is clear', () => {
    const both = weapons([{ hex: '0810' }]);
    both.order(at(both, '0810', RIGHT, LEFT), toHit(6, 6), sweep(1, 1), toHit(6, 6), sweep(6, 6));
    expect(left(both)).toEqual([]);
    const one = weapons([{ hex: '0810' }]);
    one.order(at(one, '0810', RIGHT, LEFT), toHit(6, 6), sweep(6, 6), toHit(6, 6));
    expect(left(one)).toEqual([]);
  });

  rule('MT-PRE-16', 'LRMs and MRMs of 20 or more do so, and nothing else', () => {
    const names = [...WEAPONS, ...ADVANCED_WEAPONS].filter(clearsMines).map(({ name }) => name);
    expect(names).toEqual(['LRM 20', 'MRM 20', 'MRM 30', 'MRM 40', 'Clan LRM 20']);
    const made = weapons([{ hex: '0810' }]);
    expect(made.refusal(at(made, '0810', 'LRM 15 LA'))).toMatchObject({ rule: 'MT-PRE-16' });
    expect(made.refusal(at(made, '0810', 'Medium Laser CT'))).toMatchObject({ rule: 'MT-PRE-16' });
    const small = mech('Wolf', { slots: { RT: ['3 x LRM 15', 'Ammo LRM 15'] } });
    const units = { Wolf: { mech: small, at: '0803 S' }, Bear: { mech: mech('Bear'), at: '0117 N' } };
    expect(weapons([{ hex: '0810' }], { units }).orders).not.toContain('fire-at-mines');
  });

  rule(
    'MT-PRE-16',
    'The number is that of a shot at what does not move: −4, with woods in and before the hex',
    () => {
      const number = (hex: string, rows: Readonly<Record<number, string>> = {}, state: object = {}) => {
        const map = Array.from({ length: 17 }, (_, row) => `${rows[row + 1] ?? '.'} `.repeat(15)).join('\n');
        const units = {
          Wolf: { mech: salvo, gunnery: 8, at: '0803 S', state },
          Bear: { mech: mech('Bear'), at: '0117 N' },
        };
        const made = weapons([{ hex }], { map, units });
        made.order(at(made, hex, RIGHT), toHit(1, 1));
        return made.scene.happened('fired-at-mines')[0].number;
      };
      expect(number('0810')).toBe(8 - 4);
      expect(number('0811')).toBe(8 + 2 - 4);
      expect(number('0810', { 10: 'l' })).toBe(8 + 1 - 4);
      expect(number('0810', { 8: 'l' })).toBe(8 + 1 - 4);
      expect(number('0810', {}, { mode: 'run' })).toBe(8 + 2 - 4);
      // Minimum range 6: five hexes off.
      expect(number('0808')).toBe(8 + 2 - 4);
    },
  );

  rule('MT-PRE-16', 'At mines that are known, in sight and in range, with what is loaded', () => {
    const hexes = (made: Melee) =>
      made.orders.includes('fire-at-mines') ? made.offers('fire-at-mines', 'Wolf') : [];
    expect(hexes(weapons([{ hex: '0810' }, { hex: '0812', sides: [1] }]))).toEqual(['0810']);
    // Behind it, and under its feet.
    expect(hexes(weapons([{ hex: '0802' }, { hex: '0803' }]))).toEqual([]);
    const wall = Array.from({ length: 17 }, (_, row) => (row === 6 ? '.9 ' : '. ').repeat(15)).join('\n');
    expect(hexes(weapons([{ hex: '0810' }, { hex: '0805' }], { map: wall }))).toEqual(['0805']);
    const far = `${'. '.repeat(9)}\n`.repeat(26);
    const units = { Wolf: { mech: salvo, at: '0502 S' }, Bear: { mech: mech('Bear'), at: '0117 N' } };
    expect(hexes(weapons([{ hex: '0523' }, { hex: '0524' }], { map: far, units }))).toEqual(['0523']);
    const empty = { ...units, Wolf: { mech: salvo, at: '0502 S', state: { shots: [0, 8] } } };
    expect(hexes(weapons([{ hex: '0510' }], { units: empty }))).toEqual([]);
    const asked = { minefields: 0, 'clearing-woods': true };
    expect(weapons([{ hex: '0810' }], { options: asked }).orders).not.toContain('fire-at-mines');
  });

  rule('MT-PRE-16', 'It costs ammunition and heat, and is all that the unit fires', () => {
    const made = weapons([{ hex: '0810' }]);
    made.order(at(made, '0810', RIGHT, LEFT), toHit(1, 1), toHit(1, 1));
    expect(made.scene.unit('Wolf').shots).toEqual([4, 8]);
    expect(made.scene.unit('Wolf').heatBuilt).toBe(12);
    expect(made.scene.happened('weapon-attack')).toEqual([]);
    const last = {
      Wolf: { mech: salvo, gunnery: 8, at: '0803 S', state: { shots: [1, 8] } },
      Bear: { at: '0117 N' },
    };
    const one = weapons([{ hex: '0810' }], { units: last });
    one.order(at(one, '0810', RIGHT, LEFT), toHit(1, 1));
    expect(one.scene.unit('Wolf').shots).toEqual([0, 8]);
  });

  rule(['MT-PRE-16', 'MT-DUEL-03'], 'It is fired when its unit has acted, and when the phase is over', () => {
    const { scene: s } = weapons([{ hex: '0810' }]);
    const { field, play, state } = s;
    state.units[0].thisTurn.marks = { blasting: { hex: s.cell('0810'), weapons: [s.weapon('Wolf', RIGHT)] } };
    const ends = (phase: 'movement' | 'action', acting: number, ...rolls: Roll[]) =>
      s.rolling(rolls, () => field.plugged.phaseEnds!(play, field, phase, acting));
    ends('movement', 0);
    ends('action', 1);
    expect(s.happened('fired-at-mines')).toEqual([]);
    ends('action', 0, toHit(1, 1));
    expect(s.happened('fired-at-mines')).toHaveLength(1);
  });
});

rule('MT-INFO-01', 'Those who do not know its sheet see at which hex it fires, and what comes of it', () => {
  const made = weapons([{ hex: '0810' }], { options: { 'concealed-information': true } });
  made.order(at(made, '0810', RIGHT));
  made.order({ type: 'hold', unit: 'Bear', twist: 0 }, toHit(6, 6), sweep(6, 6));
  const told = ([0, 1] as const).map((viewer) => eventsFor(classic, made.scene.events, viewer));
  const find = (viewer: number, type: string) =>
    told[viewer].find((event) => (event as { type: string }).type === type);
  const weapon = made.scene.weapon('Wolf', RIGHT);
  expect(find(0, 'mines-targeted')).toMatchObject({ weapons: [weapon], bins: [0] });
  expect(find(1, 'mines-targeted')).toMatchObject({ weapons: [], bins: [], hex: made.scene.cell('0810') });
  expect(find(0, 'fired-at-mines')).toMatchObject({ weapon, number: 4, dice: [6, 6], hit: true });
  expect(find(1, 'fired-at-mines')).toMatchObject({ weapon: -1, number: 0, dice: [], hit: true });
  expect(find(1, 'mines-blasted')).toMatchObject({ cleared: true });
  expect(blastingSeen(null)).toBeNull();
  const aimed = weapons([{ hex: '0810' }], { options: { 'concealed-information': true } });
  aimed.scene.state.units[0].thisTurn.marks = { blasting: { hex: 7, weapons: [weapon] } };
  const marks = (viewer: Side) => viewFor(classic, aimed.scene.state, viewer).table.units[0].thisTurn.marks;
  expect([marks(0)?.blasting, marks(1)?.blasting]).toEqual([
    { hex: 7, weapons: [weapon] },
    { hex: 7, weapons: [] },
  ]);
});

test('The story of it', () => {
  const made = weapons([{ hex: '0810' }]);
  made.order(at(made, '0810', RIGHT, LEFT), toHit(6, 6), sweep(1, 1), toHit(6, 6), sweep(6, 6));
  expect(made.scene.said('mines-targeted')).toEqual([
    'Wolf fires at the mines in hex 0810: LRM 20 RT, LRM 20 LT.',
  ]);
  expect(made.scene.said('fired-at-mines')[0]).toBe(
    'Wolf fires LRM 20 RT at hex 0810: needs 4, rolls 12, hits.',
  );
  expect(made.scene.said('mines-blasted')).toEqual([
    'Missiles among the mines in hex 0810: rolls 2, nothing happens.',
    'Missiles among the mines in hex 0810: rolls 12, the hex is clear.',
  ]);
});
