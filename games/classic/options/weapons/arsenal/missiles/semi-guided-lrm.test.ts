import { rule } from '@ironfield/conformance/rule.ts';
import type { Each, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { ammunitionNamed } from '../../../../data/arsenal.ts';
import { mustering } from '../../../../forces/mustering.ts';
import { weaponNumber, whyNotFire } from '../../../../rules/fire/to-hit.ts';
import type { Mode } from '../../../../state.ts';
import { answerOf } from '../../../../testing/bot.ts';
import { Rounds } from '../../../../testing/rounds.ts';
import { mech, scene } from '../../../../testing/scene.ts';
import { toHit } from '../../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../../testing/vehicles.ts';

const BOTH = ['Ammo LRM 10', 'Ammo LRM 10 Semi-guided'];
const gun = (bins: readonly string[] = BOTH) =>
  vehicle('Gun', { armor: 40, items: { FR: ['LRM 10'], BD: [...bins] } });
const eye = mech('Eye', { slots: { CT: ['TAG'] } });
const ON = { ...COMBINED, tag: true, 'semi-guided-lrm': true };
const [PLAIN, GUIDED] = [0, 1];
const [GUN, EYE, MARK] = [0, 1, 2];

interface Plan {
  readonly bins?: readonly string[];
  /** Who has designated Mark, and whether that went well. */
  readonly by?: number;
  readonly hit?: boolean;
  readonly options?: OptionValues;
  readonly hill?: boolean;
  readonly mode?: Mode;
  readonly hexes?: number;
  readonly shots?: number[];
}

/** Gun in 0201, Mark 8 hexes south of it, Eye behind Mark; a hill may lie between the first two. */
function battery(plan: Plan = {}): Rounds {
  const { bins = BOTH, by = EYE, hit = true, options = {}, hill, mode = 'run', hexes = 8, shots } = plan;
  const rows = Array.from({ length: 12 }, (_, row) => (hill && row === 4 ? '.3 .3 .3' : '. . .'));
  const made = scene({
    map: rows.join('\n'),
    units: {
      Gun: { mech: gun(bins), at: '0201 S', side: 0, state: shots ? { shots } : {} },
      Eye: { mech: eye, at: '0212 N', side: 0, state: { mode: 'run' as const, hexesMoved: 5 } },
      Mark: { mech: mech('Mark', { armor: 40 }), at: '0209 N', side: 1, state: { mode, hexesMoved: hexes } },
    },
    options: { ...ON, ...options },
  });
  const { state } = made;
  const from = state.units[Math.max(0, by)].hex;
  if (by >= 0) state.marks = { tags: { turn: state.turn, list: [{ unit: by, target: MARK, from, hit }] } };
  return new Rounds(made);
}

const number = ({ scene: { field, state } }: Rounds, bin?: number): number =>
  weaponNumber(field, state, {
    attacker: GUN,
    weapon: 0,
    target: MARK,
    twist: 0,
    secondary: 0,
    aim: -1,
    bin,
  });
const why = ({ scene: { field, state } }: Rounds): string | undefined =>
  whyNotFire(field, state, { unit: GUN, twist: 0, prop: null }, 0, MARK)?.rule;

type Steps = { run(steps: object[], rolls: readonly []): Rounds };
const firing = (made: Rounds): Rounds => {
  made.scene.state.initiativeWinner = 1;
  return (made as unknown as Steps).run([{ step: 'weapon' }], []);
};

/** The bins on the menu for a shot at Mark. */
function binsOffered(made: Rounds): unknown[] {
  if (firing(made).asked === 'over') return [];
  const attacks = (made as unknown as { pick(type: string, chosen: unknown[]): Pick }).pick('fire', [
    'Gun',
    0,
  ]).follow!(MARK)[0] as Each;
  if (!Array.from(attacks.items).includes(0)) return [];
  const [target] = attacks.fields(0) as readonly Pick[];
  const [load] = target.follow!(MARK) as readonly Pick[];
  return load ? Array.from(load.values) : ['no choice'];
}

describe('Semi-guided LRMs', () => {
  rule(
    'MT-WPN-56',
    'Example: Gunnery 4, medium range, a target that moved 8 hexes (+3): 6 instead of 9',
    () => {
      const made = battery();
      expect([number(made, PLAIN), number(made, GUIDED)]).toEqual([9, 6]);
    },
  );

  rule('MT-WPN-56', 'Example: the same by indirect fire: 6', () => {
    const made = battery({ hill: true, options: { 'indirect-fire': true } });
    expect([why(made), number(made, GUIDED)]).toEqual([undefined, 6]);
    // Eye has run: another spotter's movement would count, and +1.
    const spotted = battery({ hill: true, by: -1, options: { 'indirect-fire': true } });
    spotted.scene.state.units[EYE].thisTurn.marks = { spotting: true };
    expect(number(spotted, PLAIN)).toBe(9 + 1 + 2);
  });

  rule('MT-WPN-56', 'A target that jumped counts for no more either, and one that stood for no less', () => {
    expect(number(battery({ mode: 'jump', hexes: 3 }), GUIDED)).toBe(6);
    expect(number(battery({ mode: 'jump', hexes: 3 }), PLAIN)).toBe(6 + 1 + 1);
    expect(number(battery({ mode: 'still', hexes: 0 }), GUIDED)).toBe(6);
  });

  rule('MT-WPN-56', 'Only at whom its own side has designated in this turn', () => {
    const guided = { bins: ['Ammo LRM 10 Semi-guided'] };
    expect(why(battery(guided))).toBeUndefined();
    expect(why(battery({ ...guided, hit: false }))).toBe('MT-WPN-56');
    expect(why(battery({ ...guided, by: -1 }))).toBe('MT-WPN-56');
    expect(why(battery({ ...guided, by: MARK }))).toBe('MT-WPN-56');
    const late = battery(guided);
    late.scene.state.turn++;
    expect(why(late)).toBe('MT-WPN-56');
    expect(why(battery({ by: -1 }))).toBeUndefined();
    expect(why(battery({ by: -1, shots: [0, 12] }))).toBe('MT-WPN-56');
  });

  rule('MT-WPN-56', 'A launcher with both kinds chooses, where it may', () => {
    expect(binsOffered(battery())).toEqual([PLAIN, GUIDED]);
    expect(binsOffered(battery({ by: -1 }))).toEqual([PLAIN]);
    expect(binsOffered(battery({ by: -1, shots: [0, 12] }))).toEqual([]);
    expect(binsOffered(battery({ shots: [0, 12] }))).toEqual(['no choice']);
    // What Eye alone sees, nothing but what follows its TAG is fired at.
    const blind = { hill: true, options: { 'indirect-fire': true } };
    expect(binsOffered(battery(blind))).toEqual([GUIDED]);
    expect(why(battery({ ...blind, bins: ['Ammo LRM 10'] }))).not.toBeUndefined();
    expect(why(battery({ ...blind, options: {} }))).not.toBeUndefined();
  });

  rule('MT-WPN-56', 'Unless a unit spots as well: then both may be fired', () => {
    const both = battery({ hill: true, options: { 'indirect-fire': true }, by: -1 });
    both.scene.state.units[EYE].thisTurn.marks = { spotting: true };
    expect(binsOffered(both)).toEqual([PLAIN]);
  });

  rule('MT-WPN-56', 'What is fired comes from its bin', () => {
    const made = firing(battery());
    made.order(
      {
        type: 'fire',
        unit: 'Gun',
        twist: 0,
        target: 'Mark',
        attacks: [{ weapon: 0, target: MARK, bin: GUIDED }],
      },
      toHit(1, 1),
    );
    expect(made.scene.unit('Gun').shots).toEqual([12, 11]);
    expect(made.scene.happened('fire-declared')[0].attacks[0].number).toBe(6);
  });
});

test('Its ammunition is that of LRMs, and needs the option', () => {
  expect(ammunitionNamed('LRM 15 Semi-guided')).toMatchObject({
    weapon: { id: 'lrm15' },
    load: 'semi-guided',
  });
  for (const name of ['SRM 6 Semi-guided', 'AC/5 Semi-guided', 'Semi-guided'])
    expect(ammunitionNamed(name)).toBeUndefined();
  const offered = (options: OptionValues) =>
    mustering.unitsWith!(options).some((file) => (file as { name: string }).name === 'Lodestar');
  expect([offered(ON), offered({ ...COMBINED, tag: true })]).toEqual([true, false]);
});

test('A bot fires guided missiles at whom it hits more easily with them, and never at others', () => {
  const fired = (plan: Plan) => answerOf(firing(battery(plan)).scene);
  expect(fired({})).toMatchObject({ type: 'fire', attacks: [{ weapon: 0, target: MARK, bin: GUIDED }] });
  const plain = fired({ by: -1, mode: 'still', hexes: 0 });
  expect(plain).toMatchObject({ type: 'fire', attacks: [{ weapon: 0, target: MARK, bin: PLAIN }] });
  expect(firing(battery({ by: -1, shots: [0, 12] })).asked).toBe('over');
});

test('A bot designates somebody for whom its side has such missiles', () => {
  const tags = (plan: Plan) => {
    const made = battery({ by: -1, ...plan });
    const { state } = made.scene;
    state.phase = 'movement';
    state.initiativeWinner = 1;
    (made as unknown as Steps).run([{ step: 'tag/ask' }], []);
    const order = answerOf(made.scene);
    return order.type === 'designate' ? order.tags : null;
  };
  const designates = [{ unit: EYE, target: MARK }];
  expect(tags({})).toEqual(designates);
  expect(tags({ shots: [12, 0] })).toEqual([]);
  expect(tags({ bins: ['Ammo LRM 10'] })).toEqual([]);
});
