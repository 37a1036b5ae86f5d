import { rule } from '@ironfield/conformance/rule.ts';
import type { Whole } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { describe as words } from '../../describe.ts';
import { gearblitz } from '../../game.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';

const NEXT_ROUND = [
  ['initiative', 2, 4],
  ['initiative', 3, 4],
] as const;
const WHEELS = [{ mode: 'G', combat: 6, top: 12, defense: [-3, 0, 2] }] as const;
const CUSHION = [{ mode: 'H', combat: 6, top: 12, defense: [-3, 0, 2] }] as const;

/** A unit at 20", 30" that goes up the table; it has nothing to fear. */
function mover(model: Partial<Model>, more: Partial<Scenery> = {}): Battle {
  const table = new Battle({
    south: { Far: { at: '46,46', card: { actions: 0 }, body: { speed: 'stationary' } } },
    ...more,
    north: { Mover: { at: '20,30', ...model, card: { actions: 0, ...model.card } }, ...more.north },
  });
  table.activate('Mover');
  return table;
}

const wheels = (
  body: Model['body'] = {},
  card: Model['card'] = {},
  scene = '',
  friend?: Partial<Model>,
): Battle =>
  mover(
    { card: { movement: WHEELS, ...card }, body: { mode: 'G', ...body } },
    { scene: `48 x 48\n${scene}`, ...(friend && { north: { Friend: { at: '2,2', ...friend } } }) },
  );
const walker = (scene: string, card: Model['card'] = {}, body: Model['body'] = {}): Battle =>
  mover({ card, body }, { scene: `48 x 48\n${scene}` });

/** The greatest distance straight on that the menu allows. */
function legOf(table: Battle): readonly [number, number] {
  const form = menuFor(gearblitz, table.state, 0)!.orders.find(({ type }) => type === 'advance')!;
  const { min, max } = form.fields[0] as Whole;
  return [min, max];
}

rule('HGB-MOVE-03', 'Nobody is asked for less than a quarter of an inch, unless less is left', () => {
  const table = wheels();
  const [least, most] = legOf(table);
  expect(least).toBe(250);
  table.give({ type: 'advance', distance: most - 100 });
  expect(legOf(table)).toEqual([100, 100]);
});

/** Ends the round; in the next one North comes first. */
function endRound(table: Battle): void {
  const isOver = table.unit('Far').isLocked || table.state.round === 1;
  table.give({ type: 'done', standBy: 0 }, ...(isOver ? NEXT_ROUND : []));
  if (!isOver) {
    table.give({ type: 'group', group: 1 });
    table.give({ type: 'activate', unit: table.id('Far'), speed: 'stationary', mode: 'W' });
    table.give({ type: 'done', standBy: 0 }, ...NEXT_ROUND);
  }
  table.give({ type: 'go-first', seat: 0 });
  table.give({ type: 'group', group: 0 });
}

/** Ends the round, and begins the activation of the Mover in the next. */
function nextRound(table: Battle, speed: 'stationary' | 'combat' | 'top', mode: 'W' | 'G' = 'G'): void {
  endRound(table);
  table.give({ type: 'activate', unit: table.id('Mover'), speed, mode });
}

const refusedIn = (table: Battle, order: Parameters<Battle['refusal']>[0]): string => {
  endRound(table);
  return table.refusal(order);
};

describe('reverse', () => {
  rule('HGB-MOVE-06', 'whoever stood still may go backward at Combat Speed, and then not forward', () => {
    const table = wheels({ speed: 'stationary' });
    nextRound(table, 'combat');
    expect(table.choices).toEqual(expect.arrayContaining(['advance', 'back']));
    table.give({ type: 'back', distance: 4000 });
    expect(table.unit('Mover')).toMatchObject({ at: { x: 20000, y: 34000 }, activation: { spent: 4000 } });
    expect(table.choices).not.toContain('advance');
    // Inches backward count for turns.
    table.give({ type: 'turn', side: 'left', by: 240 });
    expect(table.unit('Mover').activation).toMatchObject({ spent: 4000 });
  });

  rule('HGB-MOVE-06', 'it goes on in reverse, never at Top Speed, until it has stood still', () => {
    const table = wheels({ speed: 'stationary' });
    nextRound(table, 'combat');
    table.give({ type: 'back', distance: 1000 });
    const top = { type: 'activate', unit: table.id('Mover'), speed: 'top', mode: 'G' } as const;
    expect(refusedIn(table, top)).toMatch(/not possible/);
    table.give({ ...top, speed: 'combat' });
    expect(table.choices).not.toContain('advance');
    table.give({ type: 'back', distance: 1000 });
    nextRound(table, 'stationary');
    nextRound(table, 'combat');
    expect(table.choices).toContain('advance');
  });

  rule('HGB-MOVE-06', 'whoever goes forward does not go backward; Walkers go where they like', () => {
    const table = wheels();
    expect(table.choices).not.toContain('back');
    const walking = walker('');
    walking.give({ type: 'walk', to: { x: 20000, y: 32000 } });
    walking.give({ type: 'walk', to: { x: 20000, y: 30500 } });
    expect(walking.unit('Mover').activation).toMatchObject({ spent: 3500 });
  });
});

describe('modes', () => {
  rule('HGB-MOVE-13', 'Example a: whoever changes to Walker has 4 MP at the costs of a Walker', () => {
    const table = mover({ body: { mode: 'G' } }, { scene: '48 x 48\nrough 10,10 to 30,29' });
    table.give({ type: 'advance', distance: 1000 });
    nextRound(table, 'combat', 'W');
    table.give({ type: 'walk', to: { x: 20000, y: 25000 } });
    expect(table.unit('Mover').activation).toMatchObject({ spent: 4000 });
    expect(table.choices).not.toContain('walk');
  });

  rule('HGB-MOVE-13', 'Example b: on foot in any direction, on wheels forward only', () => {
    const table = mover({});
    table.give({ type: 'walk', to: { x: 24000, y: 30000 } });
    nextRound(table, 'combat', 'G');
    expect(table.choices).toEqual(['advance', 'turn']);
  });

  rule(
    ['HGB-MOVE-13', 'HGB-MOVE-02'],
    'a change of mode is no change of speed, and not made at Top Speed',
    () => {
      const table = mover({ body: { mode: 'G' } });
      table.give({ type: 'advance', distance: 1000 });
      const order = { type: 'activate', unit: table.id('Mover') } as const;
      expect(refusedIn(table, { ...order, speed: 'top', mode: 'W' })).toMatch(/not possible/);
      table.give({ ...order, speed: 'top', mode: 'G' });
      table.give({ type: 'advance', distance: 7000 });
      expect(refusedIn(table, { ...order, speed: 'top', mode: 'W' })).toMatch(/not possible/);
    },
  );

  rule(['HGB-MOVE-13', 'HGB-TERR-01'], 'nobody changes to a mode that cannot be where it is', () => {
    const table = walker('jungle 10,10 to 30,40');
    table.give({ type: 'walk', to: { x: 20000, y: 29000 } });
    const order = { type: 'activate', unit: table.id('Mover'), speed: 'combat', mode: 'G' } as const;
    expect(refusedIn(table, order)).toMatch(/not possible/);
  });

  rule(
    ['HGB-MOVE-02', 'HGB-MOVE-05'],
    'a step of speed a round; at Top Speed more than Combat Speed has',
    () => {
      const table = wheels({ speed: 'stationary' });
      const order = { type: 'activate', unit: table.id('Mover'), speed: 'top', mode: 'G' } as const;
      expect(refusedIn(table, order)).toMatch(/not possible/);
      table.give({ ...order, speed: 'combat' });
      expect(table.choices).not.toContain('done');
      table.give({ type: 'advance', distance: 1000 });
      nextRound(table, 'top');
      table.give({ type: 'advance', distance: 6000 });
      expect(table.choices).not.toContain('done');
      table.give({ type: 'advance', distance: 250 });
      expect(table.choices).toContain('done');
    },
  );
});

describe('turns', () => {
  const turn = (by: number) => ({ type: 'turn', side: 'right', by }) as const;

  rule('HGB-MOVE-07', 'a Walker at Top Speed goes forward, and turns 60 degrees after each inch', () => {
    const table = walker('', {}, { speed: 'top' });
    expect(table.choices).not.toContain('walk');
    table.give({ type: 'advance', distance: 1000 });
    table.give(turn(240));
    expect(table.unit('Mover')).toMatchObject({ heading: 240, activation: { spent: 1000 } });
    table.give({ type: 'advance', distance: 500 });
    table.give(turn(4), ['maneuver', 4]);
    expect(table.unit('Mover')).toMatchObject({ heading: 244, activation: { spent: 2500 } });
  });

  rule(
    'HGB-MOVE-08',
    'Example a: 1 inch, 60 degrees, 4 inches, 60 degrees are 5 MP; a sharper turn is one more',
    () => {
      const table = wheels();
      table.give({ type: 'advance', distance: 1000 });
      table.give(turn(240));
      expect(table.events('paid')).toEqual([]);
      table.give({ type: 'advance', distance: 4000 });
      table.give(turn(240));
      expect(table.unit('Mover')).toMatchObject({ heading: 480, activation: { spent: 5000 } });
      const sharp = wheels();
      sharp.give(turn(720));
      expect(sharp.unit('Mover')).toMatchObject({ heading: 720, activation: { spent: 1000 } });
      // HGB-MOVE-04: a paid turn is an MP spent.
      expect(sharp.choices).toContain('done');
    },
  );

  rule('HGB-MOVE-03', 'whoever stands still creeps an inch or turns; a Walker does both', () => {
    const table = wheels({ speed: 'stationary' });
    table.give({ type: 'back', distance: 400 });
    expect(table.choices).not.toContain('turn');
    expect(table.refusal({ type: 'advance', distance: 601 })).toMatch(/600/);
    const turned = wheels({ speed: 'stationary' });
    turned.give(turn(720));
    expect(turned.choices).toEqual(['done']);
    const walking = walker('', {}, { speed: 'stationary' });
    walking.give(turn(720));
    walking.give({ type: 'walk', to: { x: 20000, y: 29000 } });
    expect(walking.unit('Mover').at).toEqual({ x: 20000, y: 29000 });
  });

  rule('HGB-MOVE-04', 'at Combat Speed an MP has to be spent, unless there is no way to go', () => {
    expect(walker('').choices).not.toContain('done');
    const shut = ['10,10 to 30,29.5', '10,30.5 to 30,40', '10,29 to 19.5,31', '20.5,29 to 30,31'];
    expect(walker(shut.map((walls) => `building ${walls} height 3`).join('\n')).choices).toContain('done');
  });
});

describe('roads', () => {
  const ROAD = 'road 19,0 to 21,48';

  rule('HGB-TERR-08', 'a whole MP on a road is an inch and a half, over legs and turns', () => {
    const table = wheels({}, {}, ROAD);
    table.give({ type: 'advance', distance: 9000 });
    expect(table.unit('Mover')).toMatchObject({ at: { y: 21000 }, activation: { spent: 6000 } });
    const parts = wheels({}, {}, ROAD);
    parts.give({ type: 'advance', distance: 1200 });
    expect(parts.unit('Mover').activation!.spent).toBe(1000);
    parts.give({ type: 'advance', distance: 300 });
    expect(parts.unit('Mover').activation!.spent).toBe(1000);
    parts.give({ type: 'advance', distance: 400 });
    expect(parts.unit('Mover').activation!.spent).toBe(1400);
  });

  rule('HGB-TERR-08', 'somebody who watches it does not make the road longer', () => {
    const table = mover(
      { card: { movement: WHEELS }, body: { mode: 'G' } },
      { scene: `48 x 48\n${ROAD}`, south: { Watcher: { at: '40,25', facing: 180 } } },
    );
    table.give({ type: 'advance', distance: 9000 });
    expect(table.unit('Mover')).toMatchObject({ at: { y: 21000 }, activation: { spent: 6000 } });
  });

  rule('HGB-TERR-08', 'an MP that ends off the road earns nothing, and who hovers has no use for it', () => {
    const table = wheels({}, {}, 'road 19,28 to 21,48');
    table.give({ type: 'advance', distance: 4000 });
    // 1.5" for 1 MP, 0.5" for a half, 2" for 2.
    expect(table.unit('Mover').activation!.spent).toBe(3500);
    const hover = mover({ card: { movement: CUSHION }, body: { mode: 'H' } }, { scene: `48 x 48\n${ROAD}` });
    hover.give({ type: 'advance', distance: 3000 });
    expect(hover.unit('Mover').activation!.spent).toBe(3000);
  });

  rule('HGB-TERR-08', 'a road leads through what the mode could not enter, and over water', () => {
    for (const kind of ['jungle', 'water']) {
      const table = wheels({}, {}, `${kind} 10,10 to 30,28\nroad 19.8,0 to 20.2,48`);
      table.give({ type: 'advance', distance: 9000 });
      expect(table.unit('Mover').at).toEqual({ x: 20000, y: 21000 });
    }
    const beside = wheels({}, {}, 'jungle 10,10 to 30,28\nroad 19,25 to 21,48');
    expect(beside.refusal({ type: 'advance', distance: 7000 })).toMatch(/5000/);
  });
});

describe('ground', () => {
  rule(
    ['HGB-TERR-01', 'HGB-PERK-09', 'HGB-FLAW-04'],
    'off-road ability saves an MP an inch, the want of it costs one',
    () => {
      const spent = (card: Model['card']) => {
        const table = walker('woodland 10,10 to 30,35', card);
        table.give({ type: 'walk', to: { x: 20000, y: 29000 } });
        return table.unit('Mover').activation!.spent;
      };
      expect(spent({})).toBe(2000);
      expect(spent({ perks: { improvedOffRoad: true } })).toBe(1000);
      expect(spent({ flaws: { poorOffRoad: true } })).toBe(3000);
    },
  );

  rule('HGB-TERR-04', 'Example a: with 5 MP a Walker climbs one level for 3, and not the next', () => {
    const card = { movement: [{ mode: 'W', combat: 5, top: 9, defense: [0, 0, 0] }] } as const;
    const steps = 'hill 10,10 to 30,30 height 1 ground\nhill 10,10 to 30,29 height 1 foot 1 ground';
    const table = mover({ at: '20,30.001', card }, { scene: `48 x 48\n${steps}` });
    expect(table.refusal({ type: 'walk', to: { x: 20000, y: 28900 } })).toMatch(/at most 1.001"/);
    table.give({ type: 'walk', to: { x: 20000, y: 29001 } });
    expect(table.unit('Mover').activation!.spent).toBe(3000);
  });

  rule(['HGB-TERR-02', 'HGB-PERK-04'], 'water is for the Amphibious, but not in or out at Top Speed', () => {
    const pond = 'water 10,10 to 30,28';
    expect(wheels({}, {}, pond).refusal({ type: 'advance', distance: 2000 })).toMatch(/1500/);
    const boat = { perks: { amphibious: true } } as const;
    const slow = wheels({}, boat, pond);
    slow.give({ type: 'advance', distance: 4000 });
    // Water costs as much as Rough ground: 2 an inch on wheels.
    expect(slow.unit('Mover').activation!.spent).toBe(6000);
    expect(wheels({ speed: 'top' }, boat, pond).refusal({ type: 'advance', distance: 2100 })).toMatch(/1999/);
    const inside = mover(
      { at: '20,20', card: { movement: WHEELS, ...boat }, body: { mode: 'G', speed: 'top' } },
      { scene: '48 x 48\nwater 10,18 to 30,28' },
    );
    expect(inside.refusal({ type: 'advance', distance: 2100 })).toMatch(/1999/);
  });

  rule('HGB-TERR-02', 'who hovers crosses it; who slides into it is lost, unless it swims', () => {
    const hover = mover(
      { card: { movement: CUSHION }, body: { mode: 'H' } },
      { scene: '48 x 48\nwater 10,10 to 30,28' },
    );
    hover.give({ type: 'advance', distance: 6000 });
    expect(hover.unit('Mover').activation!.spent).toBe(6000);
    const slides = (card: Model['card']) => {
      const table = wheels({ speed: 'top' }, card, 'water 10,10 to 30,27');
      table.give({ type: 'advance', distance: 1000 });
      return table;
    };
    const turn = { type: 'turn', side: 'left', by: 240 } as const;
    const sunk = slides({});
    sunk.give(turn, ['maneuver', 2], ['slide', 6]);
    expect(sunk.unit('Mover').at).toBeNull();
    const swims = slides({ perks: { amphibious: true } });
    swims.give(turn, ['maneuver', 2], ['slide', 6]);
    expect(swims.unit('Mover').at).toEqual({ x: 20000, y: 23000 });
  });

  rule(
    ['HGB-TERR-03', 'HGB-INF-04'],
    'infantry walks through buildings at 2 MP an inch, others do not',
    () => {
      const house = 'building 10,10 to 30,30.5 height 3';
      const squad = walker(house, { kind: 'infantry', bases: 3 });
      squad.give({ type: 'walk', to: { x: 20000, y: 28500 } });
      expect(squad.unit('Mover').activation!.spent).toBe(3000);
      const gear = walker('building 10,10 to 30,29 height 3');
      expect(gear.refusal({ type: 'walk', to: { x: 20_000, y: 29_480 } })).toBe(
        'It cannot enter building (HGB-TERR-01)',
      );
      gear.give({ type: 'walk', to: { x: 20_000, y: 29_500 } });
    },
  );

  rule(['HGB-FLAW-06', 'HGB-MOVE-03'], 'the Sensor Dependent do not move without sensors, nor creep', () => {
    const blind = { flaws: { sensorDependent: true } } as const;
    expect(walker('', blind, { auxHits: 1, damage: 3 }).choices).toEqual(['done']);
    expect(walker('', blind, { auxHits: 1, damage: 3, speed: 'stationary' }).choices).toEqual(['done']);
    expect(walker('', blind).choices).toContain('walk');
  });

  rule(
    'HGB-FLAW-08',
    'the Unstable test where they enter difficult ground at Top Speed, and slide on from there',
    () => {
      const unstable = { flaws: { unstable: true } } as const;
      const table = wheels({ speed: 'top' }, unstable, 'sand 10,10 to 30,28');
      table.give({ type: 'advance', distance: 7000 }, ['maneuver', 5]);
      expect(table.events('maneuvered')).toMatchObject([{ why: 'unstable', threshold: { total: 4 } }]);
      expect(table.unit('Mover')).toMatchObject({ at: { y: 23000 }, activation: { spent: 12000 } });
      const slips = wheels({ speed: 'top' }, unstable, 'sand 10,10 to 30,28');
      slips.give({ type: 'advance', distance: 7000 }, ['maneuver', 3], ['slide', 1]);
      expect(slips.unit('Mover')).toMatchObject({ at: { y: 26994 }, activation: { isStopped: true } });
      const crowded = wheels({ speed: 'top' }, unstable, 'sand 10,10 to 30,28', { at: '20,28' });
      // Nobody stops on a friend: the test waits until it is past it.
      crowded.give({ type: 'advance', distance: 7000 }, ['maneuver', 3], ['slide', 1]);
      expect(crowded.events('moved').map(({ now }) => now.at!.y > 29_000 || now.at!.y < 27_000)).toEqual([
        true,
      ]);
      const slow = wheels({}, unstable, 'sand 10,10 to 30,28');
      slow.give({ type: 'advance', distance: 4000 });
      expect(slow.events('maneuvered')).toEqual([]);
    },
  );
});

describe('white sand', () => {
  const SAND = 'whiteSand 10,5 to 30,29';

  rule('HGB-TERR-09', 'a Defense roll when one has gone in, and again for each 6 inches', () => {
    const table = wheels({ speed: 'top' }, { movement: [{ ...WHEELS[0], combat: 6, top: 20 }] }, SAND);
    table.give({ type: 'advance', distance: 9000 }, ['white sand', 5], ['white sand', 4]);
    expect(table.events('sanded')).toMatchObject([
      { isMade: true, total: 5, threshold: { total: 4 } },
      { isMade: false },
    ]);
    expect(table.unit('Mover')).toMatchObject({ at: { y: 21000 }, body: { damage: 1 } });
    // A round of its own: standing in it costs nothing, going on does.
    const still = wheels({ speed: 'stationary' }, {}, 'whiteSand 10,5 to 30,40');
    expect(still.events('sanded')).toEqual([]);
    nextRound(still, 'combat');
    still.give({ type: 'advance', distance: 1000 }, ['white sand', 5]);
    expect(still.events('sanded')).toHaveLength(1);
  });

  rule('HGB-TERR-09', 'each roll is made where it is due, and whoever is destroyed gets no further', () => {
    const fast = { movement: [{ ...WHEELS[0], combat: 6, top: 20 }] } as const;
    const table = wheels({ speed: 'top' }, fast, SAND);
    table.give({ type: 'advance', distance: 9000 }, ['white sand', 5], ['white sand', 5]);
    // A hair beyond the edge, and 6" further on.
    expect(table.events('moved').map(({ now }) => now.at!.y)).toEqual([28984, 22984, 21000]);
    const worn = wheels({ speed: 'combat', damage: 3 }, {}, SAND);
    worn.give({ type: 'advance', distance: 3000 }, ['white sand', 4]);
    expect(worn.events('moved').map(({ now }) => now.at!.y)).toEqual([28984]);
    expect(worn.unit('Mover').at).toBeNull();
  });

  rule('HGB-TERR-09', 'the inches of a movement are counted together, over patches and legs', () => {
    const fast = { movement: [{ ...WHEELS[0], combat: 6, top: 20 }] } as const;
    const patches = 'whiteSand 10,27 to 30,29\nwhiteSand 10,15 to 30,26';
    const table = wheels({ speed: 'top' }, fast, patches);
    table.give({ type: 'advance', distance: 3000 }, ['white sand', 5]);
    table.give({ type: 'advance', distance: 2000 });
    expect(table.events('sanded')).toEqual([]);
    table.give({ type: 'advance', distance: 4000 }, ['white sand', 5]);
    // 2" of the first patch and 4" of the second are 6"; the rest is a part of 6".
    expect(table.events('moved').map(({ now }) => now.at!.y)).toEqual([21984, 21000]);
  });

  rule('HGB-TERR-09', 'rough it is 5, a deposit is certain, and who hovers has one more', () => {
    const rough = wheels({}, {}, 'whiteSandRough 10,5 to 30,29');
    rough.give({ type: 'advance', distance: 2000 }, ['white sand', 5]);
    expect(rough.events('sanded')[0].modifiers.lines).toEqual([]);
    expect(rough.unit('Mover').body.damage).toBe(1);
    const deposit = wheels({}, {}, 'whiteSandDeposit 10,5 to 30,29');
    deposit.give({ type: 'advance', distance: 2000 });
    expect(deposit.unit('Mover').body.damage).toBe(1);
    const hover = mover({ card: { movement: CUSHION }, body: { mode: 'H' } }, { scene: `48 x 48\n${SAND}` });
    hover.give({ type: 'advance', distance: 2000 }, ['white sand', 4]);
    expect(hover.events('sanded')[0].modifiers.lines).toHaveLength(1);
    expect(hover.unit('Mover').body.damage).toBe(0);
    const hopper = { movement: [{ mode: 'R', combat: 6, top: 12, defense: [0, 0, 0] }] } as const;
    const high = mover({ card: hopper, body: { mode: 'R', altitude: 3000 } }, { scene: `48 x 48\n${SAND}` });
    high.give({ type: 'advance', distance: 3000 });
    expect(high.unit('Mover').body.damage).toBe(0);
  });

  rule(['HGB-TERR-09', 'HGB-INF-07'], 'it takes a base of infantry', () => {
    const squad = walker(SAND, { kind: 'infantry', bases: 3 });
    squad.give({ type: 'walk', to: { x: 20000, y: 28500 } }, ['white sand', 4]);
    squad.give({ type: 'casualty', base: 0 });
    expect(squad.unit('Mover').body.bases).toBe(2);
  });
});

describe('the log', () => {
  /** Somebody watches who cannot help seeing it. */
  const watched = (far = 5000, facing = 0): Battle => {
    const table = mover(
      { facing, card: { movement: WHEELS }, body: { mode: 'G', speed: far > 6000 ? 'top' : 'combat' } },
      { south: { Watcher: { at: '26,28', facing: 270, card: { weapons: [gun('LAC')] } } } },
    );
    table.give({ type: 'advance', distance: far });
    return table;
  };
  const told = (table: Battle): (string | null)[] =>
    table.news.map((event) => words(event, table.state as never)).filter((sentence) => sentence !== null);
  const pass = { type: 'let-pass', until: 'here' } as const;

  rule(
    'HGB-ACT-12',
    'a way that nobody has disturbed is one sentence, however often somebody was asked',
    () => {
      const toldBy = (table: Battle): (string | null)[] => {
        const sentences = told(table);
        for (let i = 0; i < 20 && table.asked === 'South: snap'; i++) {
          table.give(pass);
          sentences.push(...told(table));
        }
        return sentences;
      };
      expect(toldBy(watched())).toEqual(['Mover moves 5".']);
      // Not even where a hair of the way cannot be paid any more.
      for (let facing = 1; facing < 12; facing++)
        expect([facing, ...toldBy(watched(12000, facing))]).toEqual([facing, 'Mover moves 12".']);
    },
  );

  rule('HGB-ACT-12', 'a shot on the way says how far it had come, and the rest is told after it', () => {
    const table = watched();
    table.give(pass);
    const shot = { unit: table.id('Watcher'), mount: 0, target: table.id('Mover'), rof: 0, concentrated: 0 };
    table.give({ type: 'snap', ...shot }, ['attack', 2], ['defense', 6]);
    const sentences = told(table);
    expect(sentences[0]).toBe('Watcher snaps at Mover after 2".');
    expect(sentences.at(-1)).toBe('Mover moves 3".');
  });
});

rule('HGB-MOVE-01', 'whoever goes nowhere does not go', () => {
  const table = walker('');
  expect(table.refusal({ type: 'walk', to: { ...table.unit('Mover').at! } })).not.toMatch(/further/);
});

rule('HGB-MOVE-08', 'whoever has turned turns again when it has gone on', () => {
  const table = wheels();
  table.give({ type: 'turn', side: 'left', by: 100 });
  expect(table.choices).not.toContain('turn');
  table.give({ type: 'advance', distance: 1000 });
  expect(table.choices).toContain('turn');
});

rule('HGB-MOVE-04', 'where only one of the ways is open it has to be gone', () => {
  const table = wheels({}, {}, 'building 10,30.5 to 30,40 height 3');
  expect(table.choices).not.toContain('back');
  expect(table.choices).not.toContain('done');
});

rule('HGB-MOVE-07', 'left is anticlockwise, right is clockwise', () => {
  for (const [side, heading] of [
    ['left', 1340],
    ['right', 100],
  ] as const) {
    const table = walker('');
    table.give({ type: 'turn', side, by: 100 });
    expect(table.unit('Mover').heading).toBe(heading);
  }
});

rule('HGB-DMG-04', 'whoever has spent what Combat Speed has goes no further when it is slowed', () => {
  const table = mover(
    { card: { movement: WHEELS, actions: 0, armor: 20 }, body: { mode: 'G', speed: 'top' } },
    { south: { Watcher: { at: '26,20', facing: 270, card: { weapons: [gun('LAC')] } } } },
  );
  table.give({ type: 'advance', distance: 9000 });
  while (table.unit('Mover').activation!.spent < 7000) table.give({ type: 'let-pass', until: 'here' });
  const shot = { unit: table.id('Watcher'), mount: 0, target: table.id('Mover'), rof: 0, concentrated: 0 };
  table.give({ type: 'snap', ...shot }, ['attack', 6], ['defense', 1], ['maneuver', 6]);
  expect(table.unit('Mover')).toMatchObject({
    at: { y: 23_000 },
    body: { damage: 2, speed: 'combat' },
    activation: { isStopped: true },
  });
});

rule(['HGB-MOVE-03', 'HGB-MOVE-06'], 'a creep goes both ways, also of whoever has just slowed down', () => {
  const table = new Battle({
    scene: '48 x 48\nrocks 18,22 to 22,30 height 3',
    north: { Tank: { at: '20,20', facing: 180, body: { mode: 'G', speed: 'combat' } } },
    south: { Far: { at: '46,46', card: { actions: 0 } } },
  });
  table.activate('Tank', 'stationary');
  expect(table.choices).toContain('advance');
  expect(table.choices).toContain('back');
});

rule('HGB-MOVE-06', 'how far one may back up depends on what is behind, not on what is ahead', () => {
  const table = new Battle({
    scene: '48 x 48\nrocks 18,21.5 to 22,30 height 3',
    north: { Tank: { at: '20,20', facing: 180, body: { mode: 'G', speed: 'stationary' } } },
    south: { Far: { at: '46,46', card: { actions: 0 } } },
  });
  table.activate('Tank', 'combat');
  expect(table.refusal({ type: 'advance', distance: 3000 })).not.toBe('');
  table.give({ type: 'back', distance: 3000 });
  expect(table.unit('Tank').at).toEqual({ x: 20_000, y: 17_000 });
});

rule(['HGB-MOVE-12', 'HGB-MOVE-06'], 'whoever goes backward slides backward', () => {
  const table = new Battle({
    north: { Tank: { at: '20,20', facing: 180, body: { mode: 'G', speed: 'stationary' } } },
    south: { Far: { at: '46,46', card: { actions: 0 } } },
  });
  table.activate('Tank', 'combat');
  table.give({ type: 'back', distance: 1000 });
  const since = { x: 20_000, y: 19_000 };
  const slide = { step: 'slide', unit: table.id('Tank'), left: 2000, failure: 1, isBlocked: false, since };
  table.state.agenda.push(slide as never);
  table.run();
  expect(table.unit('Tank').at).toEqual({ x: 20_000, y: 17_000 });
});

rule('HGB-TERR-09', 'several tests in white sand are taken one after the other', () => {
  const table = new Battle({
    scene: '48 x 48\nwhiteSand 10,10 to 30,30',
    north: { Gear: { at: '20,20' } },
    south: { Far: { at: '46,46', card: { actions: 0 } } },
  });
  table.activate('Gear');
  table.state.agenda.push({ step: 'sand', unit: table.id('Gear'), terrain: 'whiteSand', tests: 2 } as never);
  table.run(['white sand', 6], ['white sand', 2]);
  const totals = table.news.flatMap((event) => (event.type === 'sanded' ? event.modifiers.total : []));
  expect(totals).toEqual([0, 0]);
  expect(table.unit('Gear').body.damage).toBe(1);
});

rule(['HGB-TERR-09', 'HGB-DMG-04'], 'damage counts in white sand as in any maneuver', () => {
  const table = new Battle({
    scene: '48 x 48\nwhiteSand 10,10 to 30,30',
    north: { Gear: { at: '20,20', body: { damage: 2 } } },
    south: { Far: { at: '46,46', card: { actions: 0 } } },
  });
  table.activate('Gear');
  table.state.agenda.push({ step: 'sand', unit: table.id('Gear'), terrain: 'whiteSand', tests: 1 } as never);
  table.run(['white sand', 6]);
  expect(table.news.find(({ type }) => type === 'sanded')).toMatchObject({ modifiers: { total: -1 } });
});

rule(
  ['HGB-MOVE-01', 'HGB-ACT-12'],
  'who cannot go on by a hair is told of once, where it has come to',
  () => {
    const told = (since: { x: number; y: number }) => {
      const table = walker('building 10,10 to 30,29.5 height 5');
      table.unit('Mover').activation = { ...table.unit('Mover').activation!, path: 1500 };
      const leg = { step: 'leg', unit: table.id('Mover'), to: { x: 20_000, y: 29_000 }, since };
      table.state.agenda.push(leg as never);
      table.run();
      expect(table.unit('Mover').at).toEqual({ x: 20_000, y: 30_000 });
      return table.events('moved').map((event) => [event.since, event.cost.total]);
    };
    expect(told({ x: 20_000, y: 31_500 })).toEqual([[{ x: 20_000, y: 31_500 }, 0]]);
    expect(told({ x: 20_000, y: 30_000 })).toEqual([]);
  },
);
