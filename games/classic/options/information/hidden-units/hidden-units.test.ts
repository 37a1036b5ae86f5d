import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues, Viewer } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import { newTurn, type UnitState } from '../../../state.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location, piloting, toHit } from '../../../testing/table.ts';
import type { MechFile } from '../../../units/unit-file.ts';
import { moveEnds } from './finding.ts';
import { hideAt, mayHideIn } from './hiding.ts';

const laser = (name: string) =>
  mech(name, { armor: 40, slots: { CT: ['Medium Laser'], RA: ['Large Laser', 'Large Laser'] } });
const jumper = mech('Bear', { armor: 40, slots: { LT: ['4 x Jump Jet'] } });

/** Six rows; woods in 0203, 0207 and 0303, the rest is clear. */
const MAP = [
  '. . . . .',
  '. . . . .',
  '. H l . .',
  '. . . . .',
  '. . . . .',
  '. . . . .',
  '. H . . .',
  '. . . . .',
].join('\n');

interface Plan {
  readonly wolf?: string;
  readonly bear?: string;
  readonly map?: string;
  readonly options?: OptionValues;
  readonly jets?: boolean;
  readonly cub?: string;
  readonly gun?: MechFile;
  readonly reading?: number;
}

const twoLasers = mech('Wolf', { slots: { LA: ['Medium Laser', 'Medium Laser'] } });

/** Wolf of seat 0 is hidden, Bear of seat 1 is not. */
function ambush({
  wolf = '0203 S',
  bear = '0208 N',
  map = MAP,
  options = {},
  jets,
  cub,
  gun,
  reading,
}: Plan = {}): Melee {
  const made = scene({
    map,
    units: {
      Wolf: { mech: gun ?? laser('Wolf'), at: wolf },
      Bear: { mech: jets ? jumper : laser('Bear'), at: bear },
      ...(cub !== undefined && { Cub: { mech: laser('Cub'), at: cub, side: 0 as const, seat: 0 } }),
    },
    options: { 'hidden-units': true, ...options },
    ...(reading !== undefined && { setup: { reading } }),
  });
  const { state } = made;
  const { hex, facing } = state.units[0];
  hideAt(state.units[0], hex, facing);
  return new Melee(made);
}

const seen = ({ scene: { state } }: Melee, viewer: Viewer, unit = 0): UnitState =>
  viewFor(classic, state, viewer).table.units[unit];
const heard = ({ scene: { events } }: Melee, viewer: Viewer) =>
  eventsFor(classic, events, viewer).map(({ type }) => type);
const said = (game: Melee, viewer: Viewer) =>
  eventsFor(classic, game.scene.events, viewer)
    .map((event) => classic.describe(event, viewFor(classic, game.scene.state, viewer).table))
    .filter((sentence) => sentence !== null);
const go = (to: string, facing = 'N', mode = 'walk') =>
  ({ type: 'move', unit: 'Bear', mode, to, facing, more: false }) as const;
const still = (unit: string) => ({ type: 'still', unit }) as const;
const isHiding = (game: Melee) => game.scene.state.units[0].marks?.hidden !== undefined;

rule('MT-PRE-17', 'Units hide in any hex but clear and paved ones, and those with a road', () => {
  const made = scene({
    map: '. r l H ~1 p .+road l+road .+bridge .+rubble .+swamp p+rubble',
    units: { Wolf: {}, Bear: {} },
  });
  const cells = Array.from({ length: 12 }, (_, cell) => mayHideIn(made.field, cell, 0));
  expect(cells).toEqual([false, true, true, true, true, false, false, false, false, true, true, true]);
});

rule(
  ['MT-PRE-17', 'MT-ADVF-05'],
  'What a hidden unit links is on its sheet, which others see if they may',
  () => {
    const told = (options: OptionValues) => {
      const game = ambush({ options: { 'weapon-linking': true, ...options }, gun: twoLasers });
      game.scene.state.agenda.push({ step: 'links/set', seat: 0, settled: [] });
      const links = [0, 1].map((weapon) => ({ weapon, group: 1 }));
      game.order({ type: 'link', unit: 'Wolf', links });
      return ([0, 1] as const).map((viewer) => [
        heard(game, viewer),
        seen(game, viewer).marks?.inside?.links,
      ]);
    };
    const links = [0, 1].map((weapon) => ({ weapon, group: 1 }));
    expect(told({})).toEqual([
      [['links'], links],
      [['links'], links],
    ]);
    expect(told({ 'concealed-information': true })).toEqual([
      [['links'], links],
      [[], undefined],
    ]);
  },
);

/** Both sides place one unit. */
function setUp(options: OptionValues = {}, north = ['0203', '0303', '0101']): Melee {
  const zone = (name: string, ...hexes: string[]) => [{ name, hexes }];
  const made = scene({
    map: MAP,
    units: { Wolf: { mech: laser('Wolf') }, Bear: { mech: laser('Bear') } },
    options: { 'hidden-units': true, ...options },
    setup: {
      deployment: [
        { side: 0, count: 1, zones: zone('north', ...north) },
        { side: 1, count: 1, zones: zone('anywhere', '0203', '0208') },
      ],
    },
  });
  return new SetUp(made).deploy();
}

class SetUp extends Melee {
  nextTurn(...rolls: Roll[]): this {
    return this.run([{ step: 'turn' }], rolls);
  }

  deploy(): this {
    this.scene.state.turn = 0;
    return this.run([{ step: 'setup/next', index: 0, left: -1 }, { step: 'turn' }], []);
  }
}

const hide = { type: 'hide', unit: 'Wolf', zone: 0, to: '0203', facing: 'S' } as const;

rule('MT-PRE-17', 'Whoever finds no place to hide is not asked for one', () => {
  expect(setUp().choices('hide')).toEqual([0]);
  expect(setUp({}, ['0101']).choices('hide')).toEqual([]);
  expect(setUp({}, ['0101']).choices('place')).toEqual([0]);
});

rule('MT-PRE-17', 'Before the game units are hidden where only their own side knows', () => {
  const game = setUp();
  expect(game.choices('hide', 'Wolf', 0)).toEqual(['0203', '0303']);
  expect(game.refusal({ ...hide, to: '0101' }).message).toMatch(/0101/);
  game.order(hide);
  const cell = game.scene.cell('0203');
  expect(seen(game, 0)).toMatchObject({ hex: cell, facing: 3 });
  for (const viewer of [1, 'spectator'] as const) {
    expect(seen(game, viewer)).toMatchObject({ hex: -1, facing: 0, marks: { hidden: { hex: -1 } } });
    expect(said(game, viewer)).toEqual(['Wolf hides somewhere.']);
  }
  expect(said(game, 0)).toEqual(['Wolf hides in hex 0203, facing south.']);
  // The other side may want to be there as well, and learns nothing by trying.
  expect(game.choices('place', 'Bear', 0)).toEqual(['0203', '0208']);
  const { plugged } = game.scene.field;
  const states = plugged.states!([], game.scene.field, viewFor(classic, game.scene.state, 0).table, 0);
  expect(states).toEqual(['hidden']);
});

rule('MT-PRE-17', 'Who is set up in the hex of a hidden unit has found it when the game begins', () => {
  const initiative: Roll[] = [
    ['initiative', 6, 6],
    ['initiative', 1, 1],
  ];
  const place = { type: 'place', unit: 'Bear', zone: 0, facing: 'N' } as const;
  const apart = setUp().order(hide);
  apart.order({ ...place, to: '0208' }, ...initiative);
  expect(isHiding(apart)).toBe(true);
  const game = setUp().order(hide);
  game.order({ ...place, to: '0203' }, ...initiative);
  expect([game.hexOf('Wolf'), isHiding(game)]).toEqual(['0203', false]);
  const { hex } = game.scene.unit('Bear');
  expect(game.scene.field.board.neighbours.slice(game.scene.cell('0203') * 6).subarray(0, 6)).toContain(hex);
});

rule('MT-PRE-17', 'It takes its turn like others: whoever stands still and holds fire stays hidden', () => {
  const game = ambush().beginAt('movement', 0);
  expect(game.asked).toBe('0 movement/move');
  // Nothing that would tell of it is offered beside its move.
  expect(game.choices('mind-sinks')).toEqual([]);
  expect(game.choices('still')).toEqual([0]);
  game.order(still('Wolf'));
  expect(game.asked).toBe('1 movement/move');
  game.order(go('0206'));
  expect(game.asked).toBe('0 weapon/declare');
  game.order({ type: 'hold', unit: 'Wolf', twist: 1 });
  // Nobody can be fired at that is not seen.
  expect(game.orders).toEqual(['hold']);
  game.order({ type: 'hold', unit: 'Bear', twist: 0 });
  expect(isHiding(game)).toBe(true);
  expect(heard(game, 1)).not.toContain('still');
  expect(heard(game, 1).filter((type) => type === 'held')).toHaveLength(1);
  expect(seen(game, 1)).toMatchObject({ hex: -1, twist: 0, thisPhase: { acted: false } });
  expect(heard(game, 0).filter((type) => type === 'held')).toHaveLength(2);
});

rule('MT-PRE-17', 'It is revealed when it moves', () => {
  const game = ambush().beginAt('movement', 0);
  game.order({ type: 'move', unit: 'Wolf', mode: 'walk', to: '0204', facing: 'S', more: false });
  expect([game.hexOf('Wolf'), isHiding(game)]).toEqual(['0204', false]);
  expect(seen(game, 1).hex).toBe(game.scene.cell('0204'));
  expect(said(game, 1)).toContain('Wolf comes out of hiding in hex 0203.');
  expect(game.scene.unit('Wolf')).toMatchObject({ mode: 'walk', hexesMoved: 1 });
});

rule('MT-PRE-17', 'It is revealed when it fires, in time for those who declare after it', () => {
  const game = ambush().beginAt('movement', 0).order(still('Wolf')).order(go('0206'));
  const weapon = game.scene.weapon('Wolf', 'Medium Laser');
  game.order({ type: 'fire', unit: 'Wolf', twist: 0, target: 'Bear', attacks: [{ weapon, target: 1 }] });
  expect([game.hexOf('Wolf'), isHiding(game)]).toEqual(['0203', false]);
  expect(game.orders).toContain('fire');
  expect(said(game, 1)).toContain('Wolf comes out of hiding in hex 0203.');
  game.order({ type: 'hold', unit: 'Bear', twist: 0 }, toHit(6, 6), location(3, 4));
  expect(game.damage('Bear')).toBe(5);
});

rule('MT-PRE-17', 'It is revealed by that whether anybody looks its way or not', () => {
  const fires = ambush({ bear: '0207 S' }).beginAt('weapon', 0);
  fires.order(pointBlank(fires));
  expect([isHiding(fires), seen(fires, 1).hex]).toEqual([false, fires.scene.cell('0203')]);
  const moves = ambush({ bear: '0207 S' }).beginAt('movement', 0);
  moves.order({ type: 'move', unit: 'Wolf', mode: 'walk', to: '0202', facing: 'S', more: false });
  expect([isHiding(moves), seen(moves, 1).hex]).toEqual([false, moves.scene.cell('0202')]);
  // Who fires nothing does not show.
  const idle = ambush({ bear: '0207 N' }).beginAt('weapon', 0);
  idle.order({ ...pointBlank(idle), attacks: [] });
  expect(isHiding(idle)).toBe(true);
});

rule(
  'MT-PRE-17',
  'Where everybody acts by itself it comes out at the start of a turn, or stays hidden',
  () => {
    const initiative: Roll[] = [
      ['initiative', 6, 6],
      ['initiative', 1, 1],
    ];
    const game = new SetUp(ambush({ options: { dueling: true } }).scene).nextTurn();
    expect([game.asked, game.choices('come-out')]).toEqual(['0 hidden/emerge', [0]]);
    game.order({ type: 'stay-hidden' }, ['initiative', 3, 4]);
    expect([isHiding(game), game.asked]).toEqual([true, '1 duel/act']);
    // What a point-blank shot costs is over with the turn.
    const { field } = game.scene;
    const spent = { ...newTurn(), marks: { ambushed: true } } as const;
    expect(field.plugged.turnNotes!(newTurn(), spent, field).marks).toBeNull();
    expect(field.plugged.hasDoneAll!(false, { ...game.scene.state.units[0], thisTurn: spent })).toBe(true);
    const out = new SetUp(ambush({ options: { dueling: true } }).scene).nextTurn();
    out.order({ type: 'come-out', unit: 'Wolf' }, ...initiative);
    expect([isHiding(out), out.asked, out.hexOf('Wolf')]).toEqual([false, '0 duel/act', '0203']);
  },
);

rule('MT-PRE-17', 'Passing by without stopping reveals nothing, and neither does who was moved', () => {
  const game = ambush({ bear: '0105 N' }).beginAt('movement', 1);
  game.order(go('0101', 'N'));
  expect(isHiding(game)).toBe(true);
  // It has gone by beside it.
  const path = game.scene.events.flatMap((event) => (event.type === 'moved' ? event.path : []));
  expect(path).toContain(game.scene.cell('0103'));
  // Who was pushed beside it has not ended its move there.
  const { scene: pushed } = ambush({ bear: '0204 N' });
  pushed.field.plugged.phaseEnds!(pushed.play, pushed.field, 'movement');
  expect(pushed.happened('revealed')).toEqual([]);
});

rule('MT-PRE-17', 'An enemy that ends its move beside it has found it, also one that stands still', () => {
  const twoAway = ambush({ bear: '0206 N' }).beginAt('movement', 1).order(go('0205'));
  expect(isHiding(twoAway)).toBe(true);
  const beside = ambush({ bear: '0206 N' }).beginAt('movement', 1).order(go('0204'));
  expect([isHiding(beside), beside.hexOf('Wolf')]).toEqual([false, '0203']);
  expect(said(beside, 1)).toContain('Bear comes upon Wolf, hidden in hex 0203.');
  const there = ambush({ bear: '0204 S' }).beginAt('movement', 1).order(still('Bear'));
  expect(isHiding(there)).toBe(false);
});

rule(
  'MT-PRE-17',
  'An enemy that runs into it is stopped before its hex, with what it has gone so far',
  () => {
    const game = ambush({ bear: '0206 N' }).beginAt('movement', 1);
    game.order(go('0202', 'N', 'run'));
    expect([game.hexOf('Bear'), game.hexOf('Wolf'), isHiding(game)]).toEqual(['0204', '0203', false]);
    expect(game.scene.unit('Bear')).toMatchObject({ hexesMoved: 2, mode: 'run', mpLeft: 0 });
    expect(game.scene.state.units[1].thisPhase.acted).toBe(true);
    expect(game.asked).toBe('0 hidden/shot');
    expect(said(game, 0)).toContain('Bear stops in hex 0204.');
  },
);

rule('MT-PRE-17', 'Who jumps into its hex is back where it jumped off', () => {
  const game = ambush({ bear: '0206 N', jets: true }).beginAt('movement', 1);
  game.order({ type: 'jump', unit: 'Bear', to: '0203', facing: 'N' });
  expect([game.hexOf('Bear'), isHiding(game)]).toEqual(['0206', false]);
  expect(game.scene.unit('Bear')).toMatchObject({ hexesMoved: 0, mode: 'jump' });
});

rule(
  'MT-PRE-17',
  'Friends walk through its hex; one that is pushed into it shoves it out into the open',
  () => {
    const through = ambush({ cub: '0202 S', bear: '0508 N' }).beginAt('movement', 0);
    expect(through.choices('move', 'Cub', 'walk')).not.toContain('0203');
    through.order({ type: 'move', unit: 'Cub', mode: 'run', to: '0204', facing: 'S', more: false });
    expect([through.hexOf('Cub'), isHiding(through)]).toEqual(['0204', true]);
    const pushed = ambush({ cub: '0202 N', bear: '0201 S' });
    pushed.scene.put('Cub', '0202 N');
    pushed.begin(1);
    pushed.order({ type: 'push', unit: 'Bear', target: 'Cub' });
    pushed.pass('Cub', toHit(6, 6), piloting(6, 6), piloting(6, 6));
    expect([pushed.hexOf('Cub'), pushed.hexOf('Wolf'), isHiding(pushed)]).toEqual(['0203', '0204', false]);
    const thrown = ambush({ cub: '0205 N', bear: '0204 S' }).begin(0);
    thrown.order({ type: 'push', unit: 'Cub', target: 'Bear' });
    thrown.pass('Bear', toHit(6, 6), piloting(6, 6), piloting(6, 6));
    expect([thrown.hexOf('Bear'), thrown.hexOf('Wolf'), isHiding(thrown)]).toEqual(['0203', '0202', false]);
  },
);

const pointBlank = (game: Melee, label = 'Medium Laser') => {
  const weapon = game.scene.weapon('Wolf', label);
  return { type: 'fire', unit: 'Wolf', twist: 0, target: 'Bear', attacks: [{ weapon, target: 1 }] } as const;
};

rule('MT-BASE-03', 'It may fire at once, in the Movement Phase, at whoever has come upon it', () => {
  const game = ambush({ bear: '0206 N' }).beginAt('movement', 1).order(go('0204'));
  expect([game.asked, game.orders]).toEqual(['0 hidden/shot', ['fire', 'no-shot']]);
  // Gunnery 4; the target has moved two hexes, which adds nothing.
  game.order(pointBlank(game), toHit(1, 3), location(3, 4));
  expect(game.damage('Bear')).toBe(5);
  expect(game.scene.state.phase).toBe('weapon');
  // That was its turn: nothing is left to do for it but to turn.
  expect(game.asked).toBe('1 weapon/declare');
  game.order({ type: 'hold', unit: 'Bear', twist: 0 });
  expect(game.orders).toEqual(['hold']);
  const { message, rule: cited } = game.refusal(pointBlank(game));
  expect([message, cited]).toEqual([expect.stringMatching(/nothing/i), expect.anything()]);
});

rule('MT-BASE-03', 'Damage takes effect at once: twenty points shake who came upon it', () => {
  const gun = mech('Wolf', { slots: { RT: ['10 x AC/20'], LT: ['Ammo AC/20'] } });
  const game = ambush({ bear: '0206 N', gun }).beginAt('movement', 1).order(go('0204'));
  game.order(pointBlank(game, 'AC/20'), toHit(6, 6), location(3, 4), piloting(6, 6));
  expect(game.scene.state.units[1].thisTurn.marks?.shot).toBe(20);
});

rule('MT-BASE-03', 'Who holds its fire moves and attacks as ever, only in the open', () => {
  const game = ambush({ bear: '0206 N' }).beginAt('movement', 1).order(go('0204'));
  game.order({ type: 'no-shot' });
  expect(game.asked).toBe('0 movement/move');
  game.order(still('Wolf'));
  game.order({ type: 'hold', unit: 'Bear', twist: 0 });
  expect(game.orders).toContain('fire');
});

rule('MT-BASE-03', 'Nobody is asked who cannot fire at that enemy, unless sheets are hidden', () => {
  const ahead = mech('Wolf', { slots: { CT: ['Medium Laser'] } });
  const away = (options: OptionValues) =>
    ambush({ wolf: '0203 N', bear: '0206 N', options, gun: ahead }).beginAt('movement', 1).order(go('0204'))
      .asked;
  expect(away({})).toBe('0 movement/move');
  expect(away({ 'concealed-information': true })).toBe('0 hidden/shot');
});

rule('MT-BASE-03', 'It fires at nobody else at that moment', () => {
  const game = ambush({ bear: '0206 N' });
  const { state, field } = game.scene;
  state.agenda = [{ step: 'hidden/shot', seat: 0, unit: 0, target: 1 }];
  const why = (unit: number, target: number) =>
    field.plugged.whyNotFire!(null, field, state, { unit, twist: 0, prop: null }, { weapon: 0, target })
      ?.rule ?? null;
  expect([why(0, 1), why(0, 2), why(1, 0)]).toEqual([null, 'MT-BASE-03', null]);
});

rule(
  'MT-BASE-03',
  'A probe finds who is within its reach when its carrier has moved, and no shot follows',
  () => {
    const at = (probe: number) => {
      const game = ambush({ bear: '0207 N' });
      const { state, field, play } = game.scene;
      state.phase = 'movement';
      state.agenda = [];
      const [own, other] = field.designs;
      moveEnds(play, { ...field, designs: [own, { ...other, probe }] }, 1);
      return [isHiding(game), state.agenda.length];
    };
    expect([at(0), at(3), at(4)]).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
    ]);
  },
);

rule(
  'MT-INFO-01',
  'Of hidden units nothing shows but that they are somewhere, whatever is known of others',
  () => {
    const game = ambush({ options: { 'concealed-information': true } }).beginAt('movement', 0);
    game.order(still('Wolf'));
    expect(seen(game, 1)).toMatchObject({ hex: -1, facing: 0, marks: { hidden: { hex: -1 } } });
    expect(heard(game, 1)).not.toContain('still');
  },
);

const blind = (plan: Plan = {}) => ambush({ ...plan, options: { 'double-blind': true, ...plan.options } });
const nothing: Roll = ['sensors', 6, 6];
const everything: Roll = ['sensors', 1, 1];

/** All moves are plotted, Bear's last. */
function plotted(game: Melee, bear: Parameters<Melee['order']>[0], ...rolls: Roll[]): Melee {
  game.beginAt('movement', 0).order(still('Wolf')).order({ type: 'plotted' });
  return game.order(bear).order({ type: 'plotted' }, ...rolls);
}

rule('MT-BLIND-05', 'Eyes and sensors do not find hidden units', () => {
  const game = plotted(blind({ bear: '0207 N' }), go('0206'), everything);
  expect([isHiding(game), seen(game, 1).hex]).toEqual([true, -1]);
  // Its own side has sensors as well, but for who is hidden.
  expect(game.asked).toBe('0 weapon/declare');
});

rule('MT-BLIND-05', 'One that moves is hidden no longer, and is seen or not like any other', () => {
  const game = blind({ bear: '0207 S' }).beginAt('movement', 0);
  game.order({ type: 'move', unit: 'Wolf', mode: 'walk', to: '0202', facing: 'S', more: false });
  expect([isHiding(game), seen(game, 1).hex, heard(game, 1).includes('revealed')]).toEqual([
    false,
    -1,
    false,
  ]);
  game.order({ type: 'plotted' }).order(still('Bear'));
  game.order({ type: 'plotted' }, nothing, everything);
  expect(seen(game, 1).hex).toBe(game.scene.cell('0202'));
});

rule('MT-BLIND-05', 'Who ends its move beside a hidden unit finds it, and both see each other', () => {
  const game = plotted(blind({ bear: '0207 N' }), go('0204'));
  expect(game.asked).toBe('0 hidden/shot');
  const wolf = game.scene.cell('0203');
  expect([seen(game, 1).hex, seen(game, 0, 1).hex]).toEqual([wolf, game.scene.cell('0204')]);
  game.order(pointBlank(game), toHit(6, 6), location(3, 4), nothing, nothing);
  expect(game.damage('Bear')).toBe(5);
});

rule(
  'MT-BLIND-05',
  'Who goes through its hex finds it when all have moved, and who ends there gives way',
  () => {
    const through = blind({ bear: '0205 N' });
    through.beginAt('movement', 0).order(still('Wolf')).order({ type: 'plotted' });
    through.order(go('0201', 'N', 'run'));
    // Nobody has learned anything yet, not even its own side.
    expect([seen(through, 1).hex, isHiding(through), Object.keys(seen(through, 0).marks!.hidden!)]).toEqual([
      -1,
      true,
      ['hex', 'facing'],
    ]);
    through.order({ type: 'plotted' });
    expect([through.hexOf('Bear'), isHiding(through), through.asked]).toEqual([
      '0201',
      false,
      '0 hidden/shot',
    ]);
    const into = plotted(blind({ bear: '0206 N' }), go('0203', 'N', 'run'));
    expect([into.hexOf('Bear'), into.hexOf('Wolf'), isHiding(into)]).toEqual(['0204', '0203', false]);
  },
);

rule('MT-BLIND-05', 'A hidden unit that fires is spotted only if an enemy could see it', () => {
  const fire = (facing: string) => {
    const game = plotted(blind({ bear: '0207 N' }), go('0206', facing), nothing);
    // Wolf's side has somebody who sees Bear.
    game.scene.state.units[1].marks = {
      ...game.scene.state.units[1].marks,
      blind: { ...game.scene.state.units[1].marks!.blind!, spotted: true },
    };
    game.order(pointBlank(game));
    return game;
  };
  const ahead = fire('N');
  expect([isHiding(ahead), seen(ahead, 1).hex]).toEqual([false, ahead.scene.cell('0203')]);
  const behind = fire('S');
  expect([isHiding(behind), seen(behind, 1).hex, behind.hexOf('Wolf')]).toEqual([true, -1, '0203']);
  behind.order({ type: 'plotted' }).order({ type: 'plotted' }, toHit(6, 6), location(3, 4));
  expect(behind.damage('Bear')).toBe(5);
  const shots = eventsFor(classic, behind.scene.events, 1).filter(({ type }) => type === 'seen-shot');
  expect(shots).toMatchObject([{ attacker: -1, target: 1 }]);
  // With its heat it is back in hiding.
  const { play, field, state } = behind.scene;
  field.plugged.phaseEnds!(play, field, 'heat');
  expect([state.units[0].hex, isHiding(behind), seen(behind, 0).hex]).toEqual([
    -1,
    true,
    behind.scene.cell('0203'),
  ]);
  // Nobody learns how it stands there.
  expect([seen(behind, 0).facing, seen(behind, 1).facing]).toEqual([3, 0]);
});

rule(
  'MT-BLIND-05',
  'Who lies in its hex after a jump has found it; who was shoved after its shot is hidden no more',
  () => {
    const fallen = blind({ bear: '0203 N' });
    const { play, field, state } = fallen.scene;
    state.phase = 'movement';
    field.plugged.movesMade!(play, field);
    expect([isHiding(fallen), fallen.hexOf('Wolf')]).toEqual([false, '0203']);
    const shoved = blind();
    const wolf = shoved.scene.state.units[0];
    wolf.marks = { hidden: { ...wolf.marks!.hidden!, fires: true } };
    wolf.hex = shoved.scene.cell('0204');
    shoved.scene.field.plugged.phaseEnds!(shoved.scene.play, shoved.scene.field, 'heat');
    expect([isHiding(shoved), shoved.hexOf('Wolf')]).toEqual([false, '0204']);
  },
);

rule(['MT-BLIND-05', 'CBT-FALL-02'], 'Who has fallen after its shot out of hiding is not turned back', () => {
  const facing = (plan: Plan, hex: string) => {
    const made = blind(plan);
    const wolf = made.scene.state.units[0];
    wolf.marks = { hidden: { ...wolf.marks!.hidden!, fires: true } };
    Object.assign(wolf, { hex: made.scene.cell(hex), facing: 5, prone: true });
    made.scene.field.plugged.phaseEnds!(made.scene.play, made.scene.field, 'heat');
    return wolf.marks?.hidden?.facing ?? wolf.facing;
  };
  expect([facing({}, '0204'), facing({}, '0203')]).toEqual([5, 5]);
  expect(facing({ reading: 9 }, '0204')).not.toBe(5);
});

rule('MT-BLIND-05', 'A friend that is moved into its hex while moves are plotted has not found it', () => {
  const foundBy = (unit: 'Cub' | 'Bear') => {
    const made = blind({ cub: '0204 N' }).scene;
    made.state.phase = 'movement';
    made.unit(unit).hex = made.cell('0203');
    const index = made.state.units.findIndex(({ hex }) => hex === made.cell('0203'));
    const from = made.cell('0204');
    made.field.plugged.arrived!(made.play, made.field, index, { how: 'moved', from, byRoad: false });
    return made.state.units[0].marks?.hidden?.foundBy;
  };
  expect([foundBy('Cub'), foundBy('Bear')]).toEqual([undefined, 1]);
});

rule('MT-PRE-17', 'Whoever comes upon it is named, also the first of all units', () => {
  const made = scene({
    map: MAP,
    units: { Wolf: { mech: laser('Wolf'), at: '0205 N' }, Bear: { mech: laser('Bear'), at: '0203 S' } },
    options: { 'hidden-units': true },
  });
  hideAt(made.state.units[1], made.cell('0203'), 3);
  const game = new Melee(made).beginAt('movement', 0);
  game.order({ type: 'move', unit: 'Wolf', mode: 'walk', to: '0204', facing: 'N', more: false });
  expect(made.said('revealed')).toEqual(['Wolf comes upon Bear, hidden in hex 0203.']);
  expect(made.happened('revealed')).toMatchObject([{ by: 0, reveals: [1] }]);
  const { field, state } = made;
  expect(field.plugged.states!([], field, state, 1)).toEqual([]);
});

rule('MT-PRE-17', 'Who runs into it from beside has not moved; in a corner it is back there', () => {
  const beside = ambush({ bear: '0204 N' }).beginAt('movement', 1).order(go('0203'));
  expect([beside.hexOf('Bear'), beside.scene.unit('Bear').hexesMoved]).toEqual(['0204', 0]);
  const corner = ambush({
    wolf: '0102 S',
    bear: '0101 S',
    map: `${MAP.replace('. . . . .\n. .', '. . . . .\nl .')}`,
  });
  corner.beginAt('movement', 1).order(go('0102', 'S'));
  expect([corner.hexOf('Bear'), corner.hexOf('Wolf')]).toEqual(['0101', '0102']);
});

rule('MT-PRE-17', 'A friend that has fallen into its hex shoves it out into the open', () => {
  const game = ambush({ cub: '0203 N', bear: '0508 N' });
  const { state, field, play } = game.scene;
  state.phase = 'movement';
  moveEnds(play, field, game.scene.index('Cub'));
  expect([isHiding(game), game.scene.happened('revealed').map(({ by }) => by < 0)]).toEqual([false, [true]]);
  const elsewhere = ambush({ cub: '0204 N', bear: '0508 N' });
  moveEnds(elsewhere.scene.play, elsewhere.scene.field, 2);
  expect(isHiding(elsewhere)).toBe(true);
});

/** All of them are hidden in the same hex, or stand there, when the game begins. */
function together(hidden: readonly string[], open: readonly string[], options: OptionValues = {}): SetUp {
  const made = scene({
    map: MAP,
    units: {
      Wolf: { mech: laser('Wolf'), at: '0203 S', side: 0, seat: 0 },
      Bear: { mech: laser('Bear'), at: '0203 N', side: 1, seat: 1 },
      Cub: { mech: laser('Cub'), at: '0508 N', side: 1, seat: 1 },
    },
    options: { 'hidden-units': true, ...options },
  });
  for (const name of hidden) {
    const mech = made.state.units[made.index(name)];
    hideAt(mech, mech.hex, mech.facing);
  }
  expect(open.every((name) => made.unit(name).hex >= 0)).toBe(true);
  made.state.turn = 0;
  return new SetUp(made);
}

const INITIATIVE: Roll[] = [
  ['initiative', 6, 6],
  ['initiative', 1, 1],
];

class Meeting extends SetUp {
  meet(): this {
    this.scene.state.turn = 1;
    return this.run([{ step: 'hidden/meet' }], []);
  }
}

rule('MT-PRE-17', 'Of two in one hex when the game begins one makes room, whoever was hidden there', () => {
  const met = (...hidden: string[]) => {
    const open = ['Wolf', 'Bear'].filter((name) => !hidden.includes(name));
    const game = new Meeting(together(hidden, open).scene).meet();
    const found = game.scene.happened('revealed').map(({ unit, by }) => [unit, by]);
    return { found, hexes: [game.hexOf('Wolf'), game.hexOf('Bear')] };
  };
  const both = met('Wolf', 'Bear');
  expect(both.found).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect([both.hexes[0], both.hexes[1] === '0203']).toEqual(['0203', false]);
  const bear = met('Bear');
  expect([bear.found, bear.hexes[1], bear.hexes[0] === '0203']).toEqual([[[1, 0]], '0203', false]);
  const wolf = met('Wolf');
  expect([wolf.found, wolf.hexes[0], wolf.hexes[1] === '0203']).toEqual([[[0, 1]], '0203', false]);
  const apart = together(['Cub'], []);
  apart.scene.state.units[1].hex = apart.scene.cell('0507');
  expect(new Meeting(apart.scene).meet().scene.happened('revealed')).toEqual([]);
});

rule('MT-PRE-17', 'Whoever is found by a hidden unit gives that one away, from the first word on', () => {
  const { scene: made } = new Meeting(together(['Wolf', 'Bear'], []).scene).meet();
  const told = (type: 'sight' | 'revealed') => made.happened(type).map(({ reveals }) => reveals);
  expect(told('revealed')).toEqual([[0, 1], [1]]);
  expect(told('sight')[0]).toEqual([0, 1]);
});

rule('MT-BLIND-05', 'Where places are hidden others forget that somebody hides at all', () => {
  const marks = (options: OptionValues) => {
    const game = together(['Cub'], [], options);
    game.scene.state.units[1].hex = game.scene.cell('0507');
    new Meeting(game.scene).meet();
    return seen(game, 0, 2).marks?.hidden;
  };
  expect([marks({}), marks({ 'double-blind': true })]).toEqual([{ hex: -1, facing: 0 }, undefined]);
});

rule('MT-BASE-03', 'Who cannot act fires no point-blank shot, and neither does who is gone', () => {
  const options = { 'concealed-information': true };
  const asleep = ambush({ bear: '0206 N', options });
  asleep.scene.unit('Wolf').shutDown = 1;
  asleep.beginAt('movement', 1).order(go('0204'));
  expect([isHiding(asleep), asleep.asked.includes('hidden')]).toEqual([false, false]);
});

rule('MT-BASE-03', 'Its torso stays as it was turned for that shot', () => {
  const game = ambush({ wolf: '0203 SE', bear: '0206 N' }).beginAt('movement', 1).order(go('0204'));
  game.order({ ...pointBlank(game), twist: 1 }, toHit(1, 1));
  expect(game.scene.unit('Wolf').twist).toBe(1);
});

rule('MT-PRE-17', 'Where everybody acts by itself one after the other may come out', () => {
  const made = together(['Bear', 'Cub'], ['Wolf'], { dueling: true });
  made.scene.state.units[0].hex = made.scene.cell('0101');
  made.scene.state.turn = 1;
  const game = made.nextTurn();
  expect([game.asked, game.choices('come-out')]).toEqual(['1 hidden/emerge', [1, 2]]);
  game.order({ type: 'come-out', unit: 'Bear' });
  expect([game.asked, game.choices('come-out')]).toEqual(['1 hidden/emerge', [2]]);
  game.order({ type: 'come-out', unit: 'Cub' }, ...INITIATIVE, ['initiative', 3, 4]);
  expect(game.asked).toContain('duel/act');
});

rule('MT-PRE-17', 'A side whose last hidden unit was found before that is not asked who comes out', () => {
  const game = together(['Wolf', 'Bear'], [], { dueling: true }).nextTurn(...INITIATIVE, [
    'initiative',
    3,
    4,
  ]);
  expect(game.scene.happened('revealed')).toHaveLength(2);
  expect(game.asked).toContain('duel/act');
});

rule(
  ['MT-PRE-17', 'MT-BLIND-05'],
  'Who is shoved into its hex reveals it, but for an enemy while moves are plotted',
  () => {
    const isRevealed = (name: 'Cub' | 'Bear', phase: 'movement' | 'physical') => {
      const game = blind({ cub: '0204 N' });
      const { state, play, field } = game.scene;
      state.phase = phase;
      field.plugged.entering!(play, field, game.scene.index(name), game.scene.cell('0203'));
      return !isHiding(game);
    };
    expect([isRevealed('Cub', 'movement'), isRevealed('Bear', 'movement')]).toEqual([true, false]);
    expect([isRevealed('Cub', 'physical'), isRevealed('Bear', 'physical')]).toEqual([true, true]);
  },
);
