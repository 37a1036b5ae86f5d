import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { cfOf } from '../../../buildings/census.ts';
import { ammunitionNamed } from '../../../data/arsenal.ts';
import { kindOf } from '../../../kinds.ts';
import { isSeized } from '../../../rules/unit/seized.ts';
import { answerOf } from '../../../testing/bot.ts';
import { duel } from '../../../testing/duel.ts';
import { refusals } from '../../../testing/equipment.ts';
import { Melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { Rounds } from '../../../testing/rounds.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import { slotEntry } from '../../../units/design.ts';
import { RT } from '../../../units/locations.ts';
import type { MechFile, UnitFile } from '../../../units/unit-file.ts';

const SLOTS: Readonly<Record<number, number>> = { 2: 1, 5: 4, 10: 7, 20: 10 };

const gunner = (size: number, ...ammo: readonly string[]): MechFile =>
  mech('Gun', {
    heatSinks: 40,
    slots: { RT: [`${SLOTS[size]} x AC/${size}`], LT: ammo.map((sort) => `Ammo AC/${size}${sort}`) },
  });

/** An autocannon with these sorts of rounds, four hexes from its mark: short range, 4 to hit. */
const made = (
  options: OptionValues,
  ammo: readonly string[],
  plan: Partial<Parameters<typeof duel>[0]> & { readonly size?: number } = {},
) => duel({ options, gunner: gunner(plan.size ?? 10, ...ammo), ...plan });
const label = (size = 10) => `AC/${size}`;
/** 20 points and more shake a 'Mech. */
const UP: Roll = ['piloting', 6, 6];
const roll = (a: number, b: number): Roll => ['critical hit', a, b];

/** What a hit on another unit than a 'Mech comes to: points off its only or first part. */
function against(
  options: OptionValues,
  ammo: string,
  mark: UnitFile,
  map: string,
  ...rolls: readonly (Roll | { readonly size: number })[]
) {
  const size = rolls.flatMap((roll) => ('size' in roll ? [roll.size] : []))[0] ?? 10;
  const table = new Rounds(
    scene({
      map,
      units: {
        Gun: { mech: gunner(size, ammo), at: '0201 S', side: 0 },
        Mark: { mech: mark, at: '0204 N', side: 1 },
      },
      options: { ...COMBINED, ...options },
    }),
  );
  table.scene.state.initiativeWinner = 0;
  (table as unknown as { run(steps: object[], rolls: readonly []): Rounds }).run([{ step: 'weapon' }], []);
  while (waitingFor(table.scene.state)[0] === 1) table.hold('Mark');
  table.fire(
    'Gun',
    'Mark',
    [label(size)],
    toHit(6, 6),
    ...rolls.filter((roll): roll is Roll => !('size' in roll)),
  );
  return table.scene.happened('damaged').map(({ damage }) => damage);
}
const OPEN = ['. . .', '. . .', '. . .', '. . .'].join('\n');
const WOODS = ['. . .', '. . .', '. . .', '. l .'].join('\n');
const lone = platoon('Mark', { troopers: 28 });

describe('Special rounds of autocannons', () => {
  rule('MT-WPN-05', 'Standard and light autocannons have them, by the whole ton, and no others', () => {
    for (const sort of ['Armor-piercing', 'Caseless', 'Flechette', 'Tracer', 'Precision', 'Incendiary'])
      for (const gun of ['AC/2', 'AC/5', 'AC/10', 'AC/20', 'Light AC/2', 'Light AC/5'])
        expect(ammunitionNamed(`${gun} ${sort}`), sort).toBeDefined();
    for (const gun of ['LB 10-X AC', 'Ultra AC/5', 'Gauss Rifle', 'LRM 5', 'Medium Laser'])
      expect(ammunitionNamed(`${gun} Tracer`), gun).toBeUndefined();
    expect(slotEntry('Ammo AC/5 Tracer', 50)).toMatchObject({ kind: 'ammo', load: 'tracer' });
    expect(slotEntry('Ammo AC/5 Tracer (half)', 50)).toBeNull();
  });

  rule('MT-WPN-05', 'What is fired is chosen with the attack, and comes from its bin', () => {
    const table = made({ 'ammo-ac-tracer': true }, ['', ' Tracer']);
    expect(table.fieldsOf(label()).bin).toEqual([0, 1]);
    expect(table.fireSo(label(), { bin: 1 }, toHit(2, 2), location(3, 4))).toBe(9);
    expect(table.scene.unit('Gun').shots).toEqual([10, 9]);
    expect(made({ 'ammo-ac-tracer': true }, [' Tracer', ' Tracer']).fieldsOf(label()).bin).toEqual([0, 1]);
  });

  rule('MT-WPN-05', 'Aimed shots choose, too', () => {
    const table = made({ 'ammo-ac-tracer': true }, ['', ' Tracer'], { mark: { shutDown: 1 } });
    const aimed = table.fieldsOf(label());
    expect(aimed.aim).toContain('CT');
    table.fireSo(label(), { aim: 'CT', bin: 1 }, toHit(6, 6), ['aimed shot', 3, 4]);
    expect(table.scene.happened('damaged')).toMatchObject([{ damage: 9 }]);
  });

  test('A unit has them only where their option is on', () => {
    for (const [id, sort] of [
      ['ammo-ac-armor-piercing', 'Armor-piercing'],
      ['ammo-ac-flechette', 'Flechette'],
      ['ammo-ac-tracer', 'Tracer'],
      ['ammo-ac-precision', 'Precision'],
      ['ammo-ac-caseless', 'Caseless'],
      ['ammo-ac-incendiary', 'Incendiary'],
    ] as const) {
      expect(refusals({}, gunner(5, ` ${sort}`)).join(), sort).toContain('rounds');
      expect(refusals({ [id]: true }, gunner(5, ` ${sort}`)), sort).toEqual([]);
    }
  });
});

describe('Armor-piercing rounds', () => {
  const options = { 'ammo-ac-armor-piercing': true };
  const pierce = (size: number, ...rolls: readonly Roll[]) => {
    const table = made(options, [' Armor-piercing'], { size, range: 2 });
    table.fire(label(size), toHit(6, 6), location(3, 4), ...rolls);
    return table.scene.happened('critical-roll');
  };

  test('To bots a hit on a machine is worth more, the more the larger the gun; on people and hexes nothing', () => {
    const added = (size: number, bin: number, target: number, isOfPeople = false) => {
      const { field, state } = made(options, ['', ' Armor-piercing'], { size }).scene;
      const [gun, mark] = field.kinds;
      const people = { ...mark, troopers: kindOf(lone).troopers } as typeof mark;
      const kinds = [gun, isOfPeople ? people : mark];
      const shot = { attacker: 0, weapon: 0, target, bin };
      return field.plugged.pointsOfLoad!(size, { ...field, kinds }, state, shot) - size;
    };
    expect([added(10, 0, 1), added(10, 1, -1), added(10, 1, 1, true)]).toEqual([0, 0, 0]);
    const [large, small] = [added(20, 1, 1), added(2, 1, 1)];
    expect(small).toBeGreaterThan(0);
    expect(large).toBeGreaterThan(small);
  });

  rule('MT-WPN-06', 'Example: a ton holds 22, 10, 5 and 2 rounds', () => {
    const shots = [2, 5, 10, 20].map((size) => made(options, [' Armor-piercing'], { size }));
    expect(shots.map(({ scene: { field } }) => field.designs[0].bins[0].shots)).toEqual([22, 10, 5, 2]);
  });

  rule('MT-WPN-06', 'They are at +1 to hit', () => {
    expect(made(options, ['', ' Armor-piercing']).numbersOf(label(), 'bin')).toEqual([4, 5]);
  });

  rule('MT-WPN-06', 'A hit that stays in the armor rolls at -1, -2, -3 and -4', () => {
    expect(pierce(20, roll(4, 4), UP)).toMatchObject([{ modifier: -1, count: 0 }]);
    expect(pierce(20, roll(4, 5), ['critical slot', 1, 1], UP)).toMatchObject([{ modifier: -1, count: 1 }]);
    expect(pierce(10, roll(4, 5))).toMatchObject([{ modifier: -2, count: 0 }]);
    expect(pierce(5, roll(5, 5))).toMatchObject([{ modifier: -3, count: 0 }]);
    expect(pierce(2, roll(5, 6))).toMatchObject([{ modifier: -4, count: 0 }]);
    expect(pierce(2, roll(6, 6), ['critical slot', 1, 1])).toMatchObject([{ modifier: -4, count: 1 }]);
  });

  rule('MT-WPN-06', 'One that reaches the structure makes the usual roll alone', () => {
    const table = made(options, [' Armor-piercing']);
    const { body } = table.scene.state.units[1];
    body.armor.fill(9);
    table.fire(label(), toHit(6, 6), location(3, 4), roll(1, 1));
    expect(table.scene.happened('critical-roll')).toMatchObject([{ count: 0 }]);
    expect(table.scene.happened('critical-roll')[0]).not.toHaveProperty('modifier');
    const whole = made(options, [' Armor-piercing']);
    whole.scene.state.units[1].body.armor.fill(10);
    whole.fire(label(), toHit(6, 6), location(3, 4), roll(4, 4));
    expect(whole.scene.happened('critical-roll')).toMatchObject([{ modifier: -2 }]);
  });

  rule('MT-WPN-06', 'A miss and the usual rounds make none', () => {
    const missed = made(options, [' Armor-piercing']);
    missed.fire(label(), toHit(1, 1));
    const usual = made(options, ['', ' Armor-piercing']);
    usual.fireSo(label(), { bin: 0 }, toHit(6, 6), location(3, 4));
    for (const { scene: table } of [missed, usual]) expect(table.happened('critical-roll')).toEqual([]);
  });

  rule('MT-WPN-06', 'Vehicles are pierced as well, and platoons are not', () => {
    const tank = vehicle('Mark', { armor: 40 });
    expect(against(options, ' Armor-piercing', tank, OPEN, location(3, 4), roll(4, 5))).toEqual([10]);
    const found = [location(3, 4), roll(4, 6), ['critical slot', 1]] as Roll[];
    expect(against(options, ' Armor-piercing', tank, OPEN, ...found)).toEqual([10]);
    expect(against(options, ' Armor-piercing', lone, OPEN)).toEqual([20]);
  });
});

describe('Flechette rounds', () => {
  const options = { 'ammo-ac-flechette': true };

  rule('MT-WPN-08', 'Twice the damage to a platoon, four times in the open', () => {
    expect(against(options, ' Flechette', lone, WOODS)).toEqual([20]);
    expect(against({}, '', lone, WOODS)).toEqual([10]);
    expect(against(options, ' Flechette', platoon('Mark', { troopers: 28 }), OPEN)).toEqual([28]);
    expect(against({}, '', lone, OPEN)).toEqual([20]);
  });

  rule('MT-WPN-08', "Half the damage to 'Mechs and vehicles, rounded down", () => {
    const table = made(options, [' Flechette'], { size: 5 });
    expect(table.fire(label(5), toHit(6, 6), location(3, 4))).toBe(2);
    expect(made(options, [' Flechette']).fire(label(), toHit(6, 6), location(3, 4))).toBe(5);
    const tank = vehicle('Mark', { armor: 40 });
    expect(against(options, ' Flechette', tank, OPEN, location(3, 4))).toEqual([5]);
  });
});

describe('Tracer rounds', () => {
  const options = { 'ammo-ac-tracer': true };
  const numbers = (more: OptionValues, mark: object = {}) =>
    made({ ...options, ...more }, ['', ' Tracer'], { mark }).numbersOf(label(), 'bin');

  rule('MT-WPN-09', 'Night adds 1 and dusk nothing; by day they are as any rounds', () => {
    expect(numbers({ night: true })).toEqual([4 + 2, 4 + 1]);
    expect(numbers({ 'weather-dusk-dawn': true })).toEqual([4 + 1, 4]);
    expect(numbers({})).toEqual([4, 4]);
  });

  rule('MT-WPN-09', 'At night dusk is nothing more', () => {
    expect(numbers({ night: true, 'weather-dusk-dawn': true })).toEqual([6, 5]);
  });

  rule('MT-WPN-09', 'They do 1 point less', () => {
    const table = made(options, [' Tracer'], { size: 2 });
    expect(table.fire(label(2), toHit(6, 6), location(3, 4))).toBe(1);
  });
});

describe('Precision rounds', () => {
  const options = { 'ammo-ac-precision': true };
  const numbers = (hexesMoved: number, mode: 'walk' | 'run' | 'jump' = 'run') =>
    made(options, ['', ' Precision'], { mark: { mode, hexesMoved } }).numbersOf(label(), 'bin');

  rule('MT-WPN-59', 'Example: of a target movement of +3 there is +1 left, and of +1 nothing', () => {
    expect(numbers(7)).toEqual([4 + 3, 4 + 1]);
    expect(numbers(3)).toEqual([4 + 1, 4]);
    expect(numbers(5)).toEqual([4 + 2, 4]);
    expect(numbers(0)).toEqual([4, 4]);
  });

  rule('MT-WPN-59', 'A jump counts among what the target has done', () => {
    expect(numbers(3, 'jump')).toEqual([4 + 2, 4]);
  });

  rule('MT-WPN-59', 'A ton holds half as many', () => {
    const shots = [2, 5, 10, 20].map((size) => made(options, [' Precision'], { size }));
    expect(shots.map(({ scene: { field } }) => field.designs[0].bins[0].shots)).toEqual([22, 10, 5, 2]);
  });

  rule('MT-WPN-59', 'No two of them are fired at once', () => {
    const rapid = { ...options, 'ac-rapid-fire': true };
    expect(made(rapid, [' Precision']).fieldsOf(label()).rounds).toBeUndefined();
    const table = made(rapid, ['', ' Precision']);
    expect(table.fieldsOf(label()).rounds).toEqual([1, 2]);
    expect(() => table.fireSo(label(), { bin: 1, rounds: 2 })).toThrow('one by one');
    expect(table.fireSo(label(), { bin: 1, rounds: 1 }, toHit(6, 6), location(3, 4))).toBe(10);
  });
});

describe('Incendiary rounds', () => {
  const options = { 'ammo-ac-incendiary': true };

  rule('MT-WPN-59', 'Example: an AC/5 kills 12 of a platoon in the open, and 7 in woods', () => {
    const five = { size: 5 };
    expect(against(options, ' Incendiary', lone, OPEN, five)).toEqual([12]);
    expect(against(options, ' Incendiary', lone, WOODS, five)).toEqual([7]);
    const tank = vehicle('Mark', { armor: 40 });
    expect(against(options, ' Incendiary', tank, OPEN, five, location(3, 4))).toEqual([5]);
  });

  rule('MT-WPN-59', 'In the dark they count 1 less, with all their damage', () => {
    const table = made({ ...options, night: true }, ['', ' Incendiary']);
    expect(table.numbersOf(label(), 'bin')).toEqual([6, 5]);
    expect(table.fireSo(label(), { bin: 1 }, toHit(6, 6), location(3, 4))).toBe(10);
  });

  /** Fires at the light building beside it with what it has. */
  const siege = (type: 'ignite' | 'besiege', ammo: readonly string[], ...rolls: readonly Roll[]) => {
    const built = scene({
      map: '. B1/1 .',
      units: { Gun: { at: '0101 SE', mech: gunner(10, ...ammo) }, Bear: { at: '0301 N' } },
      options: { ...options, 'ammo-ac-flechette': true, buildings: true, fire: true },
    });
    const weapons = [{ weapon: 0 }];
    new Melee(built).beginAt('weapon', 0).order({ type, unit: 'Gun', hex: '0201', weapons }, ...rolls);
    return built;
  };

  rule('MT-WPN-59', 'They set a building on fire on 5, and are taken for that before others', () => {
    const lit = siege('ignite', ['', ' Incendiary'], ['setting fire', 1, 4]);
    expect(lit.happened('fire-set')).toMatchObject([{ number: 5, alight: true }]);
    expect(lit.unit('Gun').shots).toEqual([10, 9]);
    const usual = siege('ignite', [''], ['setting fire', 1, 4]);
    expect(usual.happened('fire-set')).toMatchObject([{ number: 9, alight: false }]);
  });

  rule('MT-WPN-05', 'A building is fired at with the usual rounds first, and flechettes do it half', () => {
    const usual = siege('besiege', [' Incendiary', '']);
    expect([usual.unit('Gun').shots, cfOf(usual.state, 0)]).toEqual([[10, 9], 5]);
    const half = siege('besiege', [' Flechette']);
    expect([half.unit('Gun').shots, cfOf(half.state, 0)]).toEqual([[9], 10]);
  });

  rule('MT-WPN-59', 'A critical hit on the gun in the turn in which it has fired them explodes it', () => {
    const hitAfter = (bin: number) => {
      const table = made(options, ['', ' Incendiary']);
      table.fireSo(label(), { bin }, toHit(1, 1));
      const { state, field } = table.scene;
      const critical = [['critical slot', 1, 1], ...(bin === 1 ? [roll(1, 1)] : [])] as Roll[];
      table.scene.rolling(critical, () => field.kinds[0].failInside(table.scene.play, field, 0, RT));
      return [table.scene.happened('burst'), state.units[0].crew.hits] as const;
    };
    expect(hitAfter(1)).toMatchObject([[{ weapon: 0, damage: 10 }], 2]);
    expect(hitAfter(0)).toEqual([[], 0]);
  });
});

describe('Caseless rounds', () => {
  const options = { 'ammo-ac-caseless': true };
  const strained = (...dice: [number, number]): Roll => ['caseless jam', ...dice];
  const easy = { gun: { gunnery: 0 }, range: 2 };

  rule('MT-WPN-07', 'A ton holds 90, 40, 20 and 10', () => {
    const shots = [2, 5, 10, 20].map((size) => made(options, [' Caseless'], { size }));
    expect(shots.map(({ scene: { field } }) => field.designs[0].bins[0].shots)).toEqual([90, 40, 20, 10]);
  });

  rule('MT-WPN-07', 'A gun that has them fires no others', () => {
    expect(refusals(options, gunner(5, ' Caseless', '')).join()).toContain('MT-WPN-07');
    expect(refusals(options, gunner(5, ' Caseless', ' Caseless'))).toEqual([]);
  });

  rule('MT-WPN-07', 'A roll of 2 misses whatever it needs, and jams the gun for good', () => {
    const table = made(options, [' Caseless'], easy);
    expect(table.fire(label(), toHit(1, 1), strained(3, 4))).toBe(0);
    const { field, state } = table.scene;
    expect(isSeized(state.units[0], field.designs[0].weapons[0])).toBe(true);
    expect(state.units[0].body.hits[RT]).toBe(0);
    expect(table.scene.said('breech-strained')[0]).toContain('nothing breaks');
    const fine = made(options, [' Caseless'], easy);
    expect(fine.fire(label(), toHit(1, 2), location(3, 4))).toBe(10);
    expect(isSeized(fine.scene.state.units[0], field.designs[0].weapons[0])).toBe(false);
  });

  rule('MT-WPN-07', 'On 8 the jam breaks its uppermost slot, and on 12 three; nothing explodes', () => {
    const hits = (...dice: [number, number]) => {
      const table = made(options, [' Caseless'], easy);
      table.fire(label(), toHit(1, 1), strained(...dice));
      expect(table.scene.happened('burst')).toEqual([]);
      return table.scene.state.units[0].body.hits[RT];
    };
    expect([hits(4, 4), hits(5, 5), hits(6, 6)]).toEqual([0b1, 0b11, 0b111]);
  });

  rule('MT-WPN-07', 'The usual rounds do not jam', () => {
    const table = made(options, [''], easy);
    expect(table.fire(label(), toHit(1, 1), location(3, 4))).toBe(10);
    const { field, state } = table.scene;
    expect(isSeized(state.units[0], field.designs[0].weapons[0])).toBe(false);
  });
});

describe('Bots choose what promises most', () => {
  const fired = (options: OptionValues, ammo: readonly string[], plan = {}) => {
    const order = answerOf(made(options, ammo, plan).scene);
    return order.type === 'fire' ? order.attacks[0].bin : order.type;
  };

  test('precision against what moves, the usual rounds against what does not', () => {
    const options = { 'ammo-ac-precision': true, 'ac-rapid-fire': true };
    expect(fired(options, ['', ' Precision'], { mark: { mode: 'run', hexesMoved: 7 } })).toBe(1);
    expect(fired(options, ['', ' Precision'])).toBe(0);
  });

  test('tracers where it is dark and they are needed, the usual rounds by day', () => {
    expect(fired({ 'ammo-ac-tracer': true, night: true }, ['', ' Tracer'], { range: 12 })).toBe(1);
    expect(fired({ 'ammo-ac-tracer': true }, ['', ' Tracer'], { range: 12 })).toBe(0);
  });

  test("no flechettes at a 'Mech, and aimed shots with one sort or the other", () => {
    const options = { 'ammo-ac-flechette': true };
    expect(fired(options, [' Flechette', ''])).toBe(1);
    expect(fired(options, [' Flechette', ''], { mark: { shutDown: 1 } })).toBe(1);
  });
});
