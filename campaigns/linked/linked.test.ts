import { rule } from '@ironfield/conformance/rule.ts';
import { type Roll, withDice } from '@ironfield/conformance/scripted.ts';
import { advance, startGame, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { applyReport, commissionOf, guessReport } from '@ironfield/kernel/play/errand.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { type Commission, sentTo } from './commission.ts';
import { generateCampaign } from './forces.ts';
import { linked } from './game.ts';
import type { Order } from './orders.ts';
import type { State } from './state.ts';
import { camp, campSetup, crew, lance, report } from './testing/camp.ts';

type Hurts = Parameters<typeof report>[1];

/** The battle that is waited for comes to this. */
function fought(
  state: State,
  hurt: Hurts,
  {
    winner = 0,
    holder = winner,
    rolls = [],
  }: { winner?: number | null; holder?: number | null; rolls?: readonly Roll[] } = {},
): void {
  const told = report(sentTo(state), hurt, winner, holder);
  withDice(state, rolls, () => {
    const refusal = applyReport(linked, state, state.battle, told);
    if (refusal) throw new Error(refusal.message);
  });
}

function give(state: State, order: Order, ...rolls: readonly Roll[]): void {
  const [seat] = waitingFor(state);
  withDice(state, rolls, () => {
    const refusal = advance(linked, state, seat!, order);
    if (refusal) throw new Error(refusal.message);
  });
}

const repair = (element: number, more: Partial<Extract<Order, { type: 'repair' }>> = {}): Order => ({
  type: 'repair',
  element,
  salvage: -1,
  hospital: -1,
  extra: 0,
  ...more,
});

const asked = ({ agenda }: State): string => {
  const top = agenda.at(-1)!;
  return `${'seat' in top ? top.seat : ''} ${'work' in top ? top.work : top.step}`.trim();
};

const commission = (state: State) => commissionOf(linked, state) as unknown as Commission;
const names = (state: State, side: number) => commission(state).sides[side]!.units.map(({ name }) => name);
const MAP = ['mapsheet', 1, 1] as const;
const toAssault = (state: State, reserve: number[] = []) => {
  give(state, { type: 'muster', reserve: reserve.map((unit) => ({ unit })) });
  give(state, { type: 'muster', reserve: [] }, MAP);
};

describe('the short campaign', () => {
  rule('BF2-CAMP-02', 'The Meeting Engagement is for Light and Medium units', () => {
    const state = camp();
    expect(names(state, 0)).toEqual(['Scouts']);
    expect(names(state, 1)).toEqual(['Pack']);
    expect(commission(state)).toMatchObject({ stage: 'meeting', attacker: null, bonus: null, homes: null });
  });

  rule('BF2-CAMP-02', 'Its winner attacks in the other two, for which all forces are there', () => {
    const state = camp();
    fought(state, {}, { winner: 1 });
    toAssault(state);
    expect(names(state, 0)).toEqual(['Scouts', 'Line']);
    expect(commission(state)).toMatchObject({ stage: 'assault', attacker: 1, bonus: null });
  });

  rule('BF2-CAMP-02', 'Without a winner the higher throw attacks, and equal throws are made again', () => {
    const state = camp();
    const rolls: Roll[] = [
      ['attacker', 3, 3],
      ['attacker', 4, 2],
      ['attacker', 2, 3],
      ['attacker', 6, 1],
    ];
    fought(state, {}, { winner: null, rolls });
    expect(state.attacker).toBe(1);
  });

  rule('BF2-CAMP-02', 'Reserves of the assault are there in the last battle; somebody has to fight', () => {
    const state = camp();
    fought(state, {});
    const all = [{ unit: 0 }, { unit: 1 }];
    expect(advance(linked, state, 0, { type: 'muster', reserve: all })?.message).toMatch(/at least/);
    toAssault(state, [1]);
    expect(names(state, 0)).toEqual(['Scouts']);
    fought(state, {}, { winner: null, rolls: [MAP] });
    expect(names(state, 0)).toEqual(['Scouts', 'Line']);
  });

  rule(
    'BF2-CAMP-02',
    'The winner of the assault picks his edge in the last battle and has the better Initiative',
    () => {
      const state = camp();
      fought(state, {});
      toAssault(state);
      fought(state, {}, { winner: 1, rolls: [MAP] });
      expect(asked(state)).toBe('1 edge');
      give(state, { type: 'edge', edge: 'west' });
      expect(commission(state)).toMatchObject({
        stage: 'final',
        attacker: 0,
        bonus: 1,
        homes: ['east', 'west'],
      });
      fought(state, {}, { winner: 1 });
      expect(state.outcome).toMatchObject({ winners: [1], rule: 'BF2-CAMP-02' });
    },
  );

  rule('BF2-CAMP-01', 'Damage goes along into the next battle, and the dead stay away', () => {
    const state = camp();
    fought(
      state,
      { 0: { armor: 2, weapon: 1 }, 1: { cause: 'structure', armor: 3, structure: 3 } },
      { holder: null },
    );
    expect(asked(state)).toBe('0 save');
    give(state, { type: 'done' });
    give(state, { type: 'done' });
    toAssault(state);
    const [scouts] = commission(state).sides[0]!.units;
    expect(scouts!.numbers).toEqual([0]);
    expect(scouts!.elements[0]!.marked).toEqual({
      armor: 2,
      structure: 0,
      arm: 0,
      leg: 0,
      weapon: 1,
      engine: 0,
    });
  });

  rule('BF2-CAMP-01', 'A side without anybody left has lost the campaign', () => {
    const state = camp();
    const dead = { cause: 'structure', armor: 2, structure: 3 } as const;
    fought(state, { 3: dead, 4: dead }, { holder: null });
    give(state, { type: 'done' });
    expect(state.outcome).toMatchObject({ winners: [0] });
  });

  test('A report of others than were sent is refused, and changes nothing', () => {
    const state = camp();
    const refusal = applyReport(linked, state, 0, report([0, 1, 2], {}));
    expect(refusal?.message).toMatch(/other elements/);
    expect(state.chronicle).toEqual([]);
  });
});

describe('repairs', () => {
  rule('BF2-CAMP-03', 'Example: three repairs are four boxes of armor and one of structure', () => {
    const state = camp({ ours: { technicians: 8 } });
    fought(state, { 0: { armor: 3, structure: 2, arm: 1 } });
    expect(asked(state)).toBe('0 repair');
    give(state, repair(0), ['repair', 4, 6]);
    for (const what of ['armor', 'armor', 'structure'] as const) give(state, { type: 'mend', what });
    expect(state.elements[0]!.marked).toMatchObject({ armor: 0, structure: 1, arm: 1 });
    // One attempt in an End Phase, and nobody else is damaged.
    expect(asked(state)).not.toMatch(/repair|mend/);
  });

  rule('BF2-CAMP-03', 'One too few is in vain, and is tried again only after the next battle', () => {
    const state = camp();
    fought(state, { 0: { armor: 2 }, 1: { armor: 2 } });
    give(state, repair(0), ['repair', 4, 4]);
    expect(state.elements[0]!.marked.armor).toBe(2);
    expect(advance(linked, state, 0, repair(0))?.code).toBe('illegal');
    give(state, repair(1), ['repair', 4, 5]);
    expect(state.elements[1]!.marked.armor).toBe(0);
    toAssault(state);
    fought(state, { 0: { armor: 2 } }, { winner: null });
    expect(asked(state)).toBe('0 repair');
    give(state, repair(0), ['repair', 6, 6], MAP);
    expect(state.elements[0]!.marked.armor).toBe(0);
  });

  rule('BF2-CAMP-03', 'Repairs that an element does not need help nobody', () => {
    const state = camp();
    fought(state, { 0: { armor: 1 }, 1: { armor: 3 } });
    give(state, repair(0), ['repair', 6, 6]);
    expect(state.elements.map(({ marked }) => marked.armor)).toEqual([0, 3, 0, 0, 0]);
  });

  rule(
    'BF2-CAMP-05',
    'A wreck is saved before other repairs, 4 harder, and its structure comes first',
    () => {
      const state = camp();
      fought(state, { 0: { cause: 'structure', armor: 3, structure: 3 }, 1: { armor: 2 } });
      expect(asked(state)).toBe('0 save');
      // 9 and 4 are out of reach.
      give(state, repair(0), ['repair', 6, 6]);
      expect(state.elements[0]!.fate).toBe('lost');
      const other = camp({ ours: { technicians: 7 } });
      fought(other, { 0: { cause: 'structure', armor: 3, structure: 3 } });
      give(other, repair(0), ['repair', 6, 6]);
      // 12 against 11 are two repairs: the first goes to the structure.
      expect(other.elements[0]).toMatchObject({
        fate: 'fit',
        cause: null,
        marked: { structure: 2, armor: 3 },
      });
      give(other, { type: 'mend', what: 'armor' });
      expect(other.elements[0]!.marked).toMatchObject({ structure: 2, armor: 1 });
    },
  );

  rule('BF2-CAMP-05', 'Whoever died of a critical hit needs it mended first', () => {
    const state = camp({ ours: { technicians: 2 } });
    fought(state, { 0: { cause: 'engine', armor: 3, engine: 3 }, 1: { cause: 'crew', armor: 1 } });
    give(state, repair(0), ['repair', 3, 3]);
    expect(state.elements[0]).toMatchObject({ fate: 'fit', marked: { engine: 2, armor: 3 } });
    give(state, repair(1), ['repair', 3, 3]);
    expect(state.elements[1]).toMatchObject({ fate: 'fit', cause: null, marked: { armor: 1 } });
  });

  rule('BF2-CAMP-04', 'A field hospital helps one unit of infantry in an End Phase, and no other', () => {
    const foot = () => crew('Foot Rifle', 'infantry');
    const state = camp({
      ours: {
        technicians: 4,
        units: [
          lance('First', foot(), foot()),
          lance('Second', foot()),
          lance('Hospital', crew('MASH Truck', 'vehicle')),
        ],
      },
    });
    const dead = { cause: 'structure', armor: 1 } as const;
    fought(state, { 0: dead, 1: dead, 2: dead });
    give(state, repair(0, { hospital: 3 }), ['repair', 3, 3]);
    expect(state.elements[0]!.fate).toBe('fit');
    expect(advance(linked, state, 0, repair(2, { hospital: 3 }))?.code).toBe('illegal');
    give(state, repair(1, { hospital: 3 }), ['repair', 2, 3]);
    // 4 + 4 − 2 = 6, and 5 are not enough.
    expect(state.elements[1]!.fate).toBe('wreck');
  });
});

describe('salvage', () => {
  const dead = { cause: 'structure', armor: 2, structure: 3 } as const;

  rule('BF2-CAMP-06', 'Whoever holds the field has the wrecks, and each helps one repair of its type', () => {
    const state = camp();
    fought(state, { 0: { armor: 2 }, 3: dead });
    // The side that lost the field saves first.
    expect(asked(state)).toBe('1 save');
    give(state, { type: 'done' });
    expect(state.wrecks).toEqual([{ holder: 0, kind: 'mech', technology: 'Inner Sphere', element: 3 }]);
    give(state, repair(0, { salvage: 0 }), ['repair', 3, 3]);
    expect(state.elements[0]!.marked.armor).toBe(0);
    expect(state.wrecks).toEqual([]);
  });

  rule(
    'BF2-CAMP-06',
    'The enemy’s wrecks are not repaired, and nobody has any where nobody holds the field',
    () => {
      const state = camp();
      fought(state, { 3: dead }, { winner: 0, holder: null });
      expect(advance(linked, state, waitingFor(state)[0]!, repair(0))?.code).toBe('illegal');
      give(state, { type: 'done' });
      expect(state.wrecks).toEqual([]);
      expect(state.elements[3]!.fate).toBe('lost');
    },
  );

  rule('BF2-CAMP-06', 'A wreck that is used up is gone, though the repair fails', () => {
    const state = camp();
    fought(state, { 0: { armor: 2 }, 3: dead });
    give(state, { type: 'done' });
    give(state, repair(0, { salvage: 0 }), ['repair', 2, 3]);
    expect(state.elements[0]!.marked.armor).toBe(2);
    expect(state.wrecks).toEqual([]);
  });

  rule(
    'BF2-CAMP-06',
    'Clan parts make a machine of the Inner Sphere stronger, once, and Clan machines weaker',
    () => {
      const clan = { faction: 'Wolf', units: [lance('Star', crew('Puma D'), crew('Puma D'))] } as const;
      const state = camp({ theirs: clan });
      fought(state, {
        0: { armor: 2 },
        3: { ...dead, armor: 3, structure: 2 },
      });
      give(state, { type: 'done' });
      give(state, repair(0, { salvage: 0 }), ['repair', 5, 5]);
      expect(state.elements[0]!.shift).toBe(1);
      const weaker = camp({ theirs: { ...clan, technicians: 2 } });
      fought(weaker, { 0: dead, 3: { armor: 2 } }, { winner: 1 });
      give(weaker, { type: 'done' });
      give(weaker, repair(3, { salvage: 0 }), ['repair', 5, 5]);
      expect(weaker.elements[3]!.shift).toBe(-1);
    },
  );
});

describe('supply', () => {
  rule('BF2-CAMP-08', 'Example: both sides begin with as many points as there are elements', () => {
    const line = (count: number, machine: string) =>
      Array.from({ length: count }, (_, index) =>
        lance(`Lance ${index + 1}`, ...Array.from({ length: 2 }, () => crew(machine))),
      );
    const state = camp({
      supply: true,
      ours: { units: line(10, 'Panther PNT-10K') },
      theirs: { units: line(9, 'Jenner JR7-K') },
    });
    expect(state.supply).toEqual([38, 38]);
    expect(camp().supply).toBeNull();
  });

  rule('BF2-CAMP-08', 'Example: three points are an attempt and 2 on the throw: 8 counts 10', () => {
    const state = camp({ supply: true, ours: { technicians: 10 } });
    fought(state, { 0: { armor: 2 } });
    give(state, repair(0, { extra: 2 }), ['repair', 4, 4]);
    expect(state.elements[0]!.marked.armor).toBe(0);
    expect(state.supply).toEqual([2, 5]);
  });

  rule('BF2-CAMP-08', 'Nobody spends more than he has; a wreck counts as a point', () => {
    const state = camp({ supply: true });
    fought(state, { 0: { armor: 2 }, 3: { cause: 'structure', armor: 2, structure: 3 } });
    give(state, { type: 'done' });
    expect(advance(linked, state, 0, repair(0, { extra: 5 }))?.code).toBe('illegal');
    expect(advance(linked, state, 0, repair(0, { extra: 6, salvage: 0 }))?.code).toBe('illegal');
    give(state, repair(0, { extra: 5, salvage: 0 }), ['repair', 1, 1]);
    // 2 and 5 against 9 − 3.
    expect(state.elements[0]!.marked.armor).toBe(0);
    expect(state.supply).toEqual([0, 5]);
  });
});

describe('setups', () => {
  const problems = (setup: unknown) => {
    const checked = checkSetup(linked, setup);
    return checked.ok ? [] : checked.error.map(({ message }) => message);
  };

  test('Forces that cannot fight the first battle, or are of no roster, are refused with a reason', () => {
    const setup = campSetup();
    const [ours, theirs] = setup.sides;
    const heavy = { ...ours, units: [lance('Line', crew('Atlas AS7-S'))] };
    expect(problems({ ...setup, sides: [heavy, theirs] })).toEqual([expect.stringMatching(/BF2-CAMP-02/)]);
    const unknown = { ...ours, units: [lance('Line', crew('Bicycle'))] };
    expect(problems({ ...setup, sides: [unknown, theirs] })).toEqual([
      expect.stringMatching(/no mech "Bicycle"/),
    ]);
    expect(problems({ ...setup, sides: [ours] })).not.toEqual([]);
  });

  test('Generated forces are the same from the same seed, and play to the end', () => {
    const wish = { hasInfantry: true, options: { supply: true } };
    const setup = generateCampaign(wish, randomFrom('forces'));
    expect(setup).toEqual(generateCampaign(wish, randomFrom('forces')));
    expect(problems(setup)).toEqual([]);
    const state = startGame(linked, setup, 'forces');
    expect(guessReport(linked, state, randomFrom('guess'))).toBe(true);
    expect(state.chronicle).toHaveLength(1);
    const pilots = setup.sides.flatMap(({ units }) =>
      units.flatMap(({ elements }) => elements.map(({ pilot }) => pilot)),
    );
    expect(new Set(pilots).size).toBe(pilots.length);
  });
});
