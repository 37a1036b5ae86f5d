import { rule } from '@ironfield/conformance/rule.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Each, Pick } from '@ironfield/kernel/menu/menu.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import type { Order } from '../../orders.ts';
import { gunner } from '../../testing/duel.ts';
import { Melee } from '../../testing/melee.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';

const SPOT = { type: 'spot', unit: 'Eye' } as const;

interface Plan {
  readonly options?: object;
  /** Between Eye and Mark. */
  readonly between?: string;
  readonly eye?: object;
  readonly gait?: 'evade' | 'sprint';
  readonly more?: Parameters<typeof scene>[0]['units'];
  readonly weatherHexes?: readonly string[];
}

class Battery extends Melee {
  /** The number of a weapon of Gun, or null where it cannot be fired. */
  toHit(label: string): Explanation | null {
    const attacks = this.pick('fire', ['Gun', 0]).follow!(2)[0] as Each;
    const weapon = this.scene.weapon('Gun', label);
    if (!Array.from(attacks.items).includes(weapon)) return null;
    const [target] = attacks.fields(weapon) as readonly Pick[];
    return target.describe!(2).explanation!;
  }
}

const number = (table: Battery): Explanation => table.toHit('LRM 10')!;

/** Gun in 0201 does not see Mark in 0208, behind a hill; Eye in 0210, on the other side of it, does. Mark has declared. */
function hills({ options = {}, between = '.', eye = {}, gait, more = {}, weatherHexes }: Plan = {}): Battery {
  const rows = [
    '. . .',
    '. . .',
    '. . .',
    '.3 .3 .3',
    '. . .',
    '. . .',
    '. . .',
    '. . .',
    `. ${between} .`,
    '. . .',
  ];
  const made = scene({
    map: rows.join('\n'),
    units: {
      Gun: { side: 0, mech: gunner, at: '0201 S' },
      Eye: { side: 0, mech: mech('Eye', {}), at: '0210 N', state: eye },
      Mark: { side: 1, mech: mech('Mark', { armor: 40 }), at: '0208 S' },
      ...more,
    },
    options: { 'indirect-fire': true, ...options },
    ...(weatherHexes && { setup: { weatherHexes } }),
  });
  if (gait) made.state.units[1].thisTurn.marks = { gait };
  const table = new Battery(made).beginAt('weapon', 1);
  while (waitingFor(made.state)[0] === 1) table.order({ type: 'hold', unit: 'Mark', twist: 0 });
  return table;
}

const targets = (table: Battery) => table.offers('fire', 'Gun', 0);

rule('MT-BASE-13', 'LRMs, and nothing else, are fired at whom only a spotter sees, at +1', () => {
  const table = hills();
  expect(table.orders).not.toContain('fire');
  table.order(SPOT);
  expect(targets(table)).toEqual(['Mark']);
  expect(['PPC', 'Medium Laser', 'SRM 4'].map((label) => table.toHit(label))).toEqual([null, null, null]);
  expect(number(table)).toMatchObject({ total: 4 + 1 });
  expect(number(table).lines.at(-1)).toMatchObject({
    value: 1,
    reason: 'Indirect fire',
    rule: 'MT-BASE-13',
  });
});

rule(
  'MT-BASE-13',
  'The movement of the spotter adds to that of the attacker; range is counted from the attacker',
  () => {
    const modes = ['walk', 'run', 'jump'].map((mode) => {
      const table = hills({ eye: { mode, hexesMoved: 1 } }).order(SPOT);
      return number(table).total;
    });
    expect(modes).toEqual([6, 7, 8]);
  },
);

rule(['MT-BASE-13', 'MT-WX-01'], 'Weather counts where it is between the spotter and the target', () => {
  const isWet = (hex: string) => {
    const options = { 'weather-rainfall': 'light' };
    const { lines } = number(hills({ options, weatherHexes: [hex] }).order(SPOT));
    return lines.some(({ rule: id }) => id === 'MT-WX-09');
  };
  expect(['0201', '0208', '0209', '0210'].map(isWet)).toEqual([true, true, true, true]);
  expect(['0204', '0205', '0301'].map(isWet)).toEqual([false, false, false]);
});

rule('MT-BASE-13', 'Woods count as the spotter sees them', () => {
  expect(number(hills({ between: 'l' }).order(SPOT))).toTotal(6);
  expect(number(hills({ between: 'H' }).order(SPOT))).toTotal(7);
});

rule('MT-BASE-13', 'The spotter makes no attack in that turn, and neither has it made one', () => {
  const table = hills().order(SPOT);
  const { scene: made } = table;
  expect(made.happened('spotting')).toEqual([{ type: 'spotting', unit: 1 }]);
  table.order({ type: 'hold', unit: 'Gun', twist: 0 });
  expect(table.asked).toBe('over');
  const why = (unit: number) => made.field.plugged.whyNoAttack!(null, made.state, unit, 'strike');
  expect([why(0), why(1)]).toMatchObject([null, { rule: 'MT-BASE-13' }]);
  const onslaught = { kind: 'charge', target: 2, from: 0, hexes: 1, order: 0 };
  expect(hills({ eye: { onslaught } }).asked).toBe('over');
});

rule('MT-BASE-13', 'It hits as it was declared: ten missiles from where the attacker stands', () => {
  const table = hills().order(SPOT);
  const weapon = table.scene.weapon('Gun', 'LRM 10');
  const attacks = [{ weapon, target: 2 }];
  const fire = { type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks } as const;
  table.order(fire, toHit(2, 3), ['cluster hits', 6, 6], location(3, 4), location(3, 4));
  expect(table.damage('Mark')).toBe(10);
  const [{ attacks: declared }] = table.scene.happened('fire-declared');
  expect(declared[0]).toMatchObject({ number: 5, spotter: 1 });
});

rule(['MT-BASE-13', 'MT-MOV-01', 'MT-MOV-03'], 'Who evades spots, who sprints does not', () => {
  const options = { sprinting: true, evading: true };
  expect(hills({ options, gait: 'evade' }).orders).toContain('spot');
  expect(hills({ options, gait: 'sprint' }).asked).toBe('over');
});

rule('MT-BASE-13', 'Nobody spots for who sees for himself, or has no LRMs', () => {
  const table = hills();
  const gun = table.scene.state.units[0];
  expect(table.refusal({ ...SPOT, unit: 'Gun' })).toMatchObject({ rule: 'MT-BASE-13' });
  gun.hex = table.scene.cell('0205');
  expect(table.orders).not.toContain('spot');
});

rule(['MT-BASE-13', 'MT-DUEL-07'], 'In a duel indirect fire is a Complex Action without the +1', () => {
  const table = hills().order(SPOT);
  const { plugged } = scene({ units: { A: {}, B: {} }, options: { dueling: true } }).field;
  const shooter = (doing: string) =>
    ({ ...table.scene.state.units[0], thisTurn: { marks: { duel: { doing } } } }) as never;
  expect(['fire', 'indirect'].map((doing) => plugged.sparesIndirect!(shooter(doing)))).toEqual([false, true]);
});

/** Another spotter, next to Mark. */
const SECOND = { Second: { side: 0, mech: mech('Second', {}), at: '0108 N' } } as const;

rule('MT-BASE-13', 'One spots where one friend sees nothing, though another does', () => {
  const more = { Ally: { side: 0, mech: gunner, at: '0106 S' } } as const;
  const table = hills({ more });
  expect(table.offers('spot')).toContain('Eye');
  table.order({ type: 'hold', unit: 'Gun', twist: 0 });
  expect(table.orders).not.toContain('spot');
});

rule('MT-BASE-13', 'Of two spotters it is the one through whose eyes it hits more easily', () => {
  const both = (plan: Plan, second: object = {}) => {
    const table = hills({ ...plan, more: SECOND });
    Object.assign(table.scene.unit('Second'), second);
    table.order(SPOT).order({ ...SPOT, unit: 'Second' });
    const { field, state } = table.scene;
    return [
      number(table).total,
      field.plugged.spotter!(field, state, 0, table.scene.weapon('Gun', 'LRM 10'), 2),
    ];
  };
  expect(both({})).toEqual([5, 1]);
  expect(both({ between: 'H' })).toEqual([5, 3]);
  expect(both({ eye: { mode: 'run', hexesMoved: 1 } })).toEqual([5, 3]);
  expect(both({ between: 'l' }, { mode: 'run', hexesMoved: 1 })).toEqual([6, 1]);
});

rule('MT-BASE-13', 'Only who spots, is there and awake, and sees the target is a spotter', () => {
  const spotter = (change: (table: Battery) => void, label = 'LRM 10') => {
    const table = hills().order(SPOT);
    change(table);
    const { field, state } = table.scene;
    return field.plugged.spotter!(field, state, 0, table.scene.weapon('Gun', label), 2);
  };
  const eye = ({ scene: { state } }: Battery) => state.units[1];
  expect([spotter(() => {}), spotter(() => {}, 'SRM 4')]).toEqual([1, -1]);
  expect(spotter((table) => (eye(table).thisTurn.marks = null))).toBe(-1);
  expect(spotter((table) => (eye(table).hex = -2))).toBe(-1);
  expect(spotter((table) => (eye(table).shutDown = 1))).toBe(-1);
  expect(spotter((table) => (eye(table).hex = table.scene.cell('0101')))).toBe(-1);
  expect(spotter(({ scene: { state } }) => (state.units[2].loss = 'engine'))).toBe(-1);
});

rule(
  'MT-BASE-13',
  'One spots for a friend who has yet to fire and could: with LRMs, awake, and there',
  () => {
    const offers = (change: (table: Battery) => void) => {
      const table = hills();
      change(table);
      const { field, state } = table.scene;
      return field.plugged.idle!({ type: 'hold', unit: 1, twist: 0 }, field, state, 1).type === 'spot';
    };
    const gun = ({ scene: { state } }: Battery) => state.units[0];
    const eye = ({ scene: { state } }: Battery) => state.units[1];
    expect(offers(() => {})).toBe(true);
    expect(offers((table) => (gun(table).thisPhase.acted = true))).toBe(false);
    expect(offers((table) => (gun(table).shutDown = 1))).toBe(false);
    expect(offers((table) => (gun(table).hex = -2))).toBe(false);
    expect(
      offers((table) => {
        const { field } = table.scene;
        const { parts } = field.designs[0].weapons[table.scene.weapon('Gun', 'LRM 10')];
        for (const { location: part, mask } of parts) gun(table).body.hits[part] |= mask;
        gun(table).thisPhase.before = { hits: gun(table).body.hits.slice(), lost: 0 };
      }),
    ).toBe(false);
    expect(offers((table) => (eye(table).shutDown = 1))).toBe(false);
    expect(offers((table) => (eye(table).hex = -2))).toBe(false);
    expect(offers((table) => (eye(table).thisTurn.busy = true))).toBe(false);
    expect(offers((table) => (eye(table).thisTurn.marks = { spotting: true }))).toBe(false);
  },
);

rule(
  'MT-BASE-13',
  'Bots spot where they would do nothing, and do what they would where they would not',
  () => {
    const { field, state } = hills().scene;
    const idle = (order: Parameters<NonNullable<typeof field.plugged.idle>>[0], unit: number) =>
      field.plugged.idle!(order, field, state, unit);
    const twist = { unit: 1, twist: 0 } as const;
    expect(idle({ type: 'hold', ...twist }, 1)).toEqual({ type: 'spot', unit: 1 });
    const fire: Order = { type: 'fire', ...twist, target: 2, attacks: [] };
    expect(idle(fire, 1)).toBe(fire);
    const hold = { type: 'hold', unit: 0, twist: 0 } as const;
    expect(idle(hold, 0)).toBe(hold);
  },
);

rule('MT-BASE-13', 'Who sees for himself fires as ever, and a spotter who stood adds nothing', () => {
  const table = hills().order(SPOT);
  const lines = () => number(table).lines.filter(({ rule: id }) => id === 'MT-BASE-13');
  expect(lines()).toHaveLength(1);
  table.scene.state.units[1].thisTurn.mode = 'walk';
  expect(lines()).toMatchObject([{ value: 1 }, { value: 1, reason: 'Spotter has moved' }]);
  table.scene.state.units[0].hex = table.scene.cell('0205');
  expect(lines()).toEqual([]);
  expect(table.scene.said('spotting')).toEqual(['Eye spots for indirect fire.']);
});
