import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../../rule-index.ts';
import { runMp, walkMp } from '../../../rules/movement/movement-points.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { physicalDamage } from '../../../rules/physical/physical-to-hit.ts';
import { veteran } from '../../../testing/bot.ts';
import { refusals } from '../../../testing/equipment.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { falls, type NamedOrder } from '../../../testing/table.ts';
import { Location, type LocationCode } from '../../../units/locations.ts';

const ON = { masc: true, sprinting: true, supercharger: true, 'triple-strength-myomer': true } as const;
type Slots = Partial<Record<LocationCode, readonly string[]>>;
const MASC: Slots = { LT: ['3 x MASC'] };
const CHARGER: Slots = { CT: ['Supercharger'] };

/** Wolf of 50 tons and 5 Walking MP, about to move. */
function game(slots: Slots): Melee {
  const made = scene({
    options: ON,
    units: {
      Wolf: { at: '0808 N', mech: mech('Wolf', { walk: 5, slots }), side: 0 },
      Bear: { at: '0101 N', side: 1 },
    },
  });
  return new Melee(made).beginAt('movement', 1);
}

/** Bear stands still first. */
const begun = (slots: Slots): Melee => {
  const made = game(slots);
  while (made.asked.startsWith('1')) made.order({ type: 'still', unit: 'Bear' });
  return made;
};

const masc = (a: number, b: number): Roll => ['MASC', a, b];
const charger = (a: number, b: number): Roll => ['supercharger', a, b];
const engage = (what: 'masc' | 'supercharger' | 'both'): NamedOrder =>
  ({ type: `engage-${what}`, unit: 'Wolf' }) as NamedOrder;
const mp = ({ scene: s }: Melee): [number, number] => [
  walkMp(s.field, s.state, 0),
  runMp(s.field, s.state, 0),
];

describe('MASC', () => {
  rule('MT-BASE-11', 'Engaged before the move it makes Running MP twice the Walking MP', () => {
    const made = begun(MASC);
    expect(mp(made)).toEqual([5, 8]);
    made.order(engage('masc'), masc(1, 2));
    expect(mp(made)).toEqual([5, 10]);
    expect(made.asked).toBe('0 movement/move');
    expect(made.scene.said('masc-engaged')).toEqual(['Wolf engages its MASC: needs 3, rolls 3.']);
    // Once a turn.
    expect(made.refusal(engage('masc')).rule).toBe('MT-BASE-11');
    made.order({ type: 'still', unit: 'Wolf' });
  });

  rule(
    'MT-BASE-11',
    'It fails below 3: both hips are hit, it is ruined, and there is no move in that turn',
    () => {
      const made = begun(MASC);
      made.order(engage('masc'), masc(1, 1));
      const { hits } = made.scene.unit('Wolf');
      const { masks } = made.scene.design('Wolf');
      expect([hits[Location.LL], hits[Location.RL]]).toEqual([
        masks.hip[Location.LL],
        masks.hip[Location.RL],
      ]);
      expect(hits[Location.LT]).toBe(0b111);
      expect(made.scene.said('masc-engaged')).toEqual([
        'Wolf engages its MASC: needs 3, rolls 2. It seizes up: both hips are hit.',
      ]);
      const walk = { type: 'move', unit: 'Wolf', mode: 'walk', to: '0807', facing: 0, more: false };
      expect(() => made.order(walk as unknown as NamedOrder)).toThrow();
    },
  );

  rule('MT-BASE-11', '3, 5, 7 and 11 in turns in a row, and then without a roll', () => {
    const made = begun(MASC);
    const numbers: number[] = [];
    for (let turn = 1; turn <= 5; turn++) {
      made.scene.state.turn = turn;
      made.order(engage('masc'), ...(turn < 5 ? [masc(6, 6)] : []));
      numbers.push(made.scene.happened('masc-engaged').at(-1)!.number);
    }
    expect(numbers).toEqual([3, 5, 7, 11, 0]);
    expect(made.scene.happened('masc-engaged').at(-1)!.success).toBe(false);
  });

  rule(
    'MT-BASE-11',
    'What is enough in one step is not in the next, and a turn without it goes a step back',
    () => {
      for (const [turns, needed] of [
        [[1, 2], 5],
        [[1, 3], 3],
        [[1, 2, 3], 7],
        [[1, 2, 4], 5],
        [[1, 2, 5], 3],
      ] as const) {
        const made = begun(MASC);
        for (const turn of turns) {
          made.scene.state.turn = turn;
          made.order(engage('masc'), masc(6, 6));
        }
        expect([turns, made.scene.happened('masc-engaged').at(-1)!.number]).toEqual([turns, needed]);
      }
      const short = begun(MASC);
      short.order(engage('masc'), masc(6, 6));
      short.scene.state.turn = 2;
      short.order(engage('masc'), masc(2, 2));
      expect(short.scene.happened('masc-engaged').at(-1)!.success).toBe(false);
    },
  );

  rule('MT-BASE-11', 'One that is hit cannot be engaged', () => {
    const made = begun(MASC);
    made.scene.unit('Wolf').hits[Location.LT] = 0b100;
    expect(made.refusal(engage('masc')).rule).toBe('MT-BASE-11');
  });

  rule('MT-BASE-11', 'Its slots go by the weight, to the nearest, and an option allows it', () => {
    const file = (tons: number, name: string, count: number) =>
      mech('Wolf', { tons, slots: { LT: [`${count} x ${name}`] } });
    const fits = (tons: number, name: string, count: number) =>
      refusals(ON, file(tons, name, count)).length === 0;
    expect([fits(65, 'MASC', 3), fits(65, 'MASC', 2), fits(65, 'Clan MASC', 3)]).toEqual([true, false, true]);
    expect([fits(50, 'MASC', 3), fits(50, 'Clan MASC', 2), fits(45, 'MASC', 2)]).toEqual([true, true, true]);
    expect(refusals({}, file(50, 'MASC', 3))).toEqual([
      'Wolf has MASC, and the option that it needs is off (MT-BASE-11)',
    ]);
    expect(refusals(ON, file(50, 'MASC', 6))).toHaveLength(1);
  });
});

describe('Superchargers', () => {
  rule('MT-SYS-13', 'One works like MASC', () => {
    const made = begun(CHARGER);
    made.order(engage('supercharger'), charger(1, 2));
    expect(mp(made)).toEqual([5, 10]);
    expect(made.scene.said('supercharger-engaged')).toEqual([
      'Wolf engages its supercharger: needs 3, rolls 3.',
    ]);
  });

  rule(
    'MT-SYS-13',
    'If it fails it breaks, and as many slots of the engine are hit as the table says',
    () => {
      for (const [dice, count] of [
        [[3, 4], 0],
        [[4, 4], 1],
        [[5, 5], 2],
      ] as const) {
        const made = begun(CHARGER);
        made.order(engage('supercharger'), charger(1, 1), ['critical hit', ...dice]);
        const { hits } = made.scene.unit('Wolf');
        expect(hits[Location.CT] & 0b1111111111).toBe([0b0, 0b1, 0b11][count]);
        expect(hits[Location.CT] & (1 << 10)).not.toBe(0);
        // It may move all the same.
        expect([made.asked, mp(made)]).toEqual(['0 movement/move', [5, 8]]);
        expect(made.scene.unit('Wolf').loss).toBeNull();
      }
    },
  );

  rule('MT-SYS-13', 'From the topmost slot that is whole; three hits are the end of it', () => {
    const made = begun(CHARGER);
    made.scene.unit('Wolf').hits[Location.CT] = 0b1;
    made.order(engage('supercharger'), charger(1, 1), ['critical hit', 5, 5]);
    expect(made.scene.unit('Wolf')).toMatchObject({ loss: 'engine', hex: -2 });
    expect(made.scene.unit('Wolf').hits[Location.CT] & 0b111).toBe(0b111);
  });

  rule('MT-SYS-14', 'Both together: two and a half times, rounded down, each roll one harder', () => {
    const made = begun({ ...MASC, ...CHARGER });
    made.order(engage('both'), masc(1, 3), charger(2, 2));
    expect(mp(made)).toEqual([5, 12]);
    expect(made.scene.happened('masc-engaged')[0].number).toBe(4);
    expect(made.scene.happened('supercharger-engaged')[0].number).toBe(4);
    const failing = begun({ ...MASC, ...CHARGER });
    failing.order(engage('both'), masc(1, 2), charger(1, 2), ['critical hit', 1, 1]);
    const engaged = [
      ...failing.scene.happened('masc-engaged'),
      ...failing.scene.happened('supercharger-engaged'),
    ];
    expect(engaged.map(({ success }) => success)).toEqual([false, false]);
    expect(begun(MASC).refusal(engage('both')).rule).toBe('MT-SYS-14');
  });

  test('an option allows it', () => {
    const file = mech('Wolf', { slots: CHARGER });
    expect(refusals({ masc: true }, file)).toEqual([
      'Wolf has a supercharger, and the option that it needs is off (MT-SYS-13)',
    ]);
    expect(refusals(ON, file)).toEqual([]);
  });
});

describe('Triple-strength myomer', () => {
  const MYOMER: Slots = { LT: ['3 x Triple-Strength Myomer'], RT: ['3 x Triple-Strength Myomer'] };
  const at = (walk: number, heat: number, slots = MYOMER): Scene =>
    scene({
      options: ON,
      units: {
        Wolf: { at: '0808 N', mech: mech('Wolf', { walk, slots }), state: { heat } },
        Bear: { at: '0807 S' },
      },
    });
  const points = (walk: number, heat: number, slots = MYOMER) => {
    const s = at(walk, heat, slots);
    return [walkMp(s.field, s.state, 0), runMp(s.field, s.state, 0)];
  };

  rule('MT-MCON-11', 'Example: Walking 4: heat 9: 5 and 8; heat 10: 3 and 5; heat 15: 2 and 3', () => {
    expect([points(4, 9), points(4, 10), points(4, 15)]).toEqual([
      [5, 8],
      [3, 5],
      [2, 3],
    ]);
    expect([points(4, 8), points(4, 4), points(4, 0)]).toEqual([
      [3, 5],
      [4, 6],
      [4, 6],
    ]);
    expect(points(4, 9, {})).toEqual([3, 5]);
    expect(points(2, 10)).toEqual([1, 2]);
  });

  rule(
    'MT-MCON-11',
    'Fists, feet and the like do twice the damage from heat 9 on; pushes and charges do not',
    () => {
      const damage = (kind: 'punch' | 'kick', heat: number, slots = MYOMER) => {
        const s = at(4, heat, slots);
        const limb = kind === 'punch' ? Location.RA : Location.RL;
        return explain<RuleId>((tally) =>
          physicalDamage(tally, s.field, s.state, { kind, attacker: 0, target: 1, limb }),
        ).total;
      };
      expect([damage('punch', 8), damage('punch', 9)]).toEqual([5, 10]);
      expect([damage('kick', 8), damage('kick', 9), damage('kick', 9, {})]).toEqual([10, 20, 10]);
    },
  );

  rule('MT-MCON-11', 'Six slots that no critical hit finds, without MASC, where the option allows it', () => {
    expect(refusals(ON, mech('Wolf', { slots: MYOMER }))).toEqual([]);
    expect(refusals(ON, mech('Wolf', { slots: { LT: ['5 x Triple-Strength Myomer'] } }))).toEqual([
      '"Triple-Strength Myomer" needs 6 slots and has 5',
    ]);
    expect(refusals(ON, mech('Wolf', { slots: { ...MYOMER, LA: ['3 x MASC'] } }))).toEqual([
      'no MASC with triple-strength myomer (MT-MCON-10)',
    ]);
    expect(refusals({}, mech('Wolf', { slots: MYOMER }))).toEqual([
      'Wolf has triple-strength myomer, and the option that it needs is off (MT-MCON-11)',
    ]);
    expect(at(4, 9).design('Wolf').filled[Location.LT]).toBe(0);
  });
});

describe('Sprinting', () => {
  const sprint = ({ scene: s }: Melee) => new Mover(s.field, s.state, 0, false).mp('sprint');
  const order = { type: 'move', unit: 'Wolf', mode: 'sprint', to: '0803', facing: 0, more: false } as never;

  rule('MT-MOV-02', 'Example: Walking 5: 10, with MASC or a supercharger 12, with both 15', () => {
    expect(sprint(begun(MASC))).toBe(10);
    expect(sprint(begun(MASC).order(engage('masc'), masc(6, 6)))).toBe(12);
    expect(sprint(begun(CHARGER).order(engage('supercharger'), charger(6, 6)))).toBe(12);
    const both = begun({ ...MASC, ...CHARGER }).order(engage('both'), masc(6, 6), charger(6, 6));
    expect(sprint(both)).toBe(15);
  });

  rule('MT-MOV-02', 'Example: Piloting 5, MASC: 7 before the first hex; who fails falls where it is', () => {
    const kept = begun(MASC).order(engage('masc'), masc(6, 6));
    kept.order(order, ['piloting', 3, 4]);
    expect(kept.scene.state.units[0].hex).toBe(kept.scene.cell('0803'));
    const fallen = begun(MASC).order(engage('masc'), masc(6, 6));
    fallen.order(order, ['piloting', 3, 3], ...falls(1, [3, 4]));
    expect(fallen.scene.unit('Wolf')).toMatchObject({ prone: true, hexesMoved: 0 });
    expect(fallen.scene.state.units[0].hex).toBe(fallen.scene.cell('0808'));
  });

  rule('MT-MOV-02', 'A supercharger alone asks for no roll, nor does MASC for running', () => {
    const charged = begun(CHARGER).order(engage('supercharger'), charger(6, 6));
    charged.order(order);
    expect(charged.scene.state.units[0].hex).toBe(charged.scene.cell('0803'));
    const running = begun(MASC).order(engage('masc'), masc(6, 6));
    running.order({ ...(order as object), mode: 'run' } as never);
    expect(running.scene.unit('Wolf').prone).toBe(false);
  });
});

describe('Bots', () => {
  const boost = (slots: Slots, turns: readonly number[]) => {
    const made = begun(slots);
    for (const turn of turns) {
      made.scene.state.turn = turn;
      made.order(engage('masc'), masc(6, 6));
    }
    made.scene.state.turn = turns.length + 1;
    const { field, state } = made.scene;
    return field.plugged.boosts!([], field, state, 0)[0];
  };

  rule('MT-BASE-11', 'They know what it gives, and that it costs more from turn to turn', () => {
    expect(boost(MASC, [])).toMatchObject({ order: { type: 'engage-masc', unit: 0 }, mp: 10 });
    const costs = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]].map((turns) => boost(MASC, turns).cost);
    expect(costs.map((cost) => Math.round(cost * 10) / 10)).toEqual([1.1, 6.7, 16.7, 36.7, 40]);
  });

  test('engage it where it pays, and leave it where it does not', () => {
    const gun = mech('Foe', { slots: { RA: ['3 x PPC'], LA: ['Medium Laser'] } });
    const own = (slots: Slots) =>
      mech('Own', { walk: 5, slots: { ...slots, RA: ['Medium Laser'], LA: ['Medium Laser'] } });
    const at = (hex: string, slots: Slots) =>
      veteran({
        options: ON,
        map: '. '.repeat(20).concat('\n').repeat(30),
        units: {
          Own: { mech: own(slots), at: '1029 N' },
          Foe: { mech: gun, at: hex, state: { acted: true } },
        },
      }).moves('Own');
    const orders = ['1001 S', '1010 S', '1014 S', '1018 S', '1022 S'].map((hex) => at(hex, MASC).type);
    expect(orders).toContain('engage-masc');
    expect(at('1014 S', {}).type).not.toBe('engage-masc');
  });
});
