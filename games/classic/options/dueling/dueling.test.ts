import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Each, Pick } from '@ironfield/kernel/menu.ts';
import { resolveOptions } from '@ironfield/kernel/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { options } from '../../options.ts';
import type { Setup } from '../../state.ts';
import { mech, scene } from '../../testing.ts';
import { Melee } from '../../testing-melee.ts';
import { falls, location, type NamedOrder, piloting, toHit } from '../../testing-table.ts';
import { notesOf } from './notes.ts';

const tank = mech('Tank', {
  tons: 50,
  walk: 4,
  heatSinks: 30,
  armor: 40,
  slots: { LT: ['Medium Laser', 'Medium Laser'], RA: ['Medium Laser'], LL: ['Jump Jet'], RL: ['Jump Jet'] },
});

interface Plan {
  readonly wolf?: string;
  readonly bear?: string;
  readonly cub?: string;
  readonly map?: string;
  readonly piloting?: number;
  readonly options?: OptionValues;
  readonly setup?: Partial<Setup>;
}

const MAP = `${'. '.repeat(10)}\n`.repeat(10);

class Turns extends Melee {
  /** Wolf, Bear and Cub roll so much for Initiative, which makes 3 more with a skill of 5. */
  turn(...rolls: readonly Roll[]): this {
    this.scene.state.turn = 0;
    return this.run([{ step: 'turn' }], rolls);
  }

  plan(unit: string, plan: string, ...rolls: readonly Roll[]): this {
    return this.order({ type: 'duel-plan', unit, plan }, ...rolls);
  }

  act(unit: string, action: string, ...rolls: readonly Roll[]): this {
    return this.order({ type: 'duel-act', unit, action }, ...rolls);
  }

  done(unit: string, ...rolls: readonly Roll[]): this {
    return this.order({ type: 'duel-act', unit, action: 'done' }, ...rolls);
  }

  /** Stays and does nothing, though it could. */
  idle(unit: string, ...rolls: readonly Roll[]): this {
    return this.plan(unit, 'still').done(unit, ...rolls);
  }

  get acting(): string {
    const frame = this.scene.state.agenda.at(-1) as { readonly unit?: number };
    return this.scene.field.pilots[frame.unit ?? 0].name;
  }

  actions(unit: string): unknown[] {
    const offers = this.offers('duel-act', unit);
    expect(offers.at(-1)).toBe('done');
    return offers.slice(0, -1);
  }

  fire(unit: string, target: string, labels: readonly string[], ...rolls: readonly Roll[]): this {
    const attacks = labels.map((label) => this.shot(unit, target, label));
    return this.order({ type: 'fire', unit, twist: 0, target, attacks }, ...rolls);
  }

  shot(unit: string, target: string, label: string): object {
    const which = Number(/#(\d)$/.exec(label)?.[1] ?? 0);
    const plain = label.replace(/#\d$/, '');
    const found = this.scene
      .design(unit)
      .weapons.flatMap((weapon, index) => (weapon.label.startsWith(plain) ? [index] : []));
    return { weapon: found[which], target: this.scene.index(target) };
  }

  choicesFor(unit: string, target: string): Each {
    return this.pick('fire', [unit, 0]).follow!(this.scene.index(target))[0] as Each;
  }

  /** The number of a shot as the menu shows it. */
  shown(unit: string, target: string, label: string): Explanation {
    const [pick] = this.choicesFor(unit, target).fields(this.scene.weapon(unit, label)) as readonly Pick[];
    return pick.describe!(this.scene.index(target)).explanation!;
  }
}

function duel(plan: Plan = {}): Turns {
  const { wolf = '0505 S', bear = '0508 N', cub, map = MAP } = plan;
  const made = scene({
    map,
    units: {
      Wolf: { mech: { ...tank, name: 'Wolf' }, at: wolf, piloting: plan.piloting ?? 5 },
      Bear: { mech: { ...tank, name: 'Bear' }, at: bear },
      ...(cub !== undefined && { Cub: { mech: { ...tank, name: 'Cub' }, at: cub, side: 1, seat: 1 } }),
    },
    options: { dueling: true, ...plan.options },
    ...(plan.setup && { setup: plan.setup }),
  });
  return new Turns(made);
}

const initiative = (a: number, b: number): Roll => ['initiative', a, b];
const WOLF_FIRST = [initiative(6, 5), initiative(1, 1)];
const BEAR_FIRST = [initiative(1, 1), initiative(6, 5)];
const ARM_HIT = location(4, 5);

const lines = ({ lines: all }: Explanation): string[] =>
  all.map(({ value, reason, rule: id }) => `${value} ${reason} ${id}`);

rule('MT-DUEL-01', 'Initiative, the Action Phase of each unit in turn, heat, end', () => {
  const game = duel().turn(...WOLF_FIRST);
  expect([game.asked, game.acting]).toEqual(['0 duel/act', 'Wolf']);
  game.idle('Wolf');
  expect([game.asked, game.acting]).toEqual(['1 duel/act', 'Bear']);
  game.idle('Bear', ...BEAR_FIRST);
  expect(game.scene.state.turn).toBe(2);
  const phases = game.scene.happened('phase').map(({ phase }) => phase);
  expect(phases).toEqual(['movement', 'heat', 'end', 'movement']);
  expect(game.scene.happened('action-phase').map(({ unit }) => unit)).toEqual([0, 1, 1]);
});

rule('MT-DUEL-01', 'Movement and attacks come in the order that the player chooses', () => {
  const game = duel({ bear: '0506 N' }).turn(...WOLF_FIRST);
  expect(game.offers('duel-plan', 'Wolf')).toEqual(['now', 'still', 'walk', 'run', 'jump']);
  game.plan('Wolf', 'walk');
  expect(game.actions('Wolf')).toEqual(['move', 'fire', 'twice', 'strike', 'melee']);
  game.act('Wolf', 'strike').order({ type: 'kick', unit: 'Wolf', leg: 'LL', target: 'Bear' }, toHit(1, 1));
  game.act('Wolf', 'fire').fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(6, 6), ARM_HIT);
  expect(game.actions('Wolf')).toEqual(['move']);
  game.act('Wolf', 'move');
  game.order(
    { type: 'move', unit: 'Wolf', mode: 'walk', to: '0504', facing: 'S', more: false },
    piloting(6, 6),
  );
  expect([game.hexOf('Wolf'), game.acting]).toEqual(['0504', 'Bear']);
});

rule('MT-DUEL-02', 'Piloting 4 adds 4; the highest acts first, and those who are tied roll again', () => {
  const game = duel({ piloting: 4, cub: '1010 N' }).turn(
    initiative(3, 3),
    initiative(3, 4),
    initiative(1, 1),
    initiative(2, 2),
    initiative(6, 6),
  );
  const [{ rolls }] = game.scene.happened('duel-order');
  expect(rolls.map(({ unit, total }) => `${unit} ${total}`)).toEqual(['1 10', '0 10', '2 5']);
  expect(game.acting).toBe('Bear');
});

rule(['MT-DUEL-02', 'CBT-SCN-20'], 'What a side adds to Initiative every unit of it adds', () => {
  const game = duel({ cub: '1010 N', setup: { initiativeModifiers: [0, 2] } });
  game.turn(initiative(3, 4), initiative(3, 3), initiative(1, 3));
  const [{ rolls }] = game.scene.happened('duel-order');
  expect(rolls.map(({ unit, total }) => `${unit} ${total}`)).toEqual(['1 11', '0 10', '2 9']);
});

rule(['MT-DUEL-02', 'CBT-SCN-15'], 'A side that surprises the other acts first in the first turn', () => {
  const game = duel({ setup: { surprise: 1 } });
  // It is rolled for within a side, of which Bear is the only one.
  game.turn(initiative(1, 1), initiative(6, 6));
  expect(game.acting).toBe('Bear');
  game.idle('Bear').idle('Wolf', ...WOLF_FIRST);
  expect(game.acting).toBe('Wolf');
});

/** 20 points in one volley. */
const gunship = mech('Gunship', {
  tons: 50,
  walk: 4,
  heatSinks: 30,
  armor: 40,
  slots: { LT: ['3 x PPC'], RT: ['3 x PPC'] },
});

function gunfight(
  plan: { readonly wolf?: string; readonly bear?: string; readonly cub?: string } = {},
): Turns {
  const { wolf = '0505 S', bear = '0509 N', cub } = plan;
  const made = scene({
    units: {
      Wolf: { mech: { ...gunship, name: 'Wolf' }, at: wolf },
      Bear: { mech: { ...gunship, name: 'Bear' }, at: bear },
      ...(cub !== undefined && { Cub: { mech: { ...gunship, name: 'Cub' }, at: cub, side: 0, seat: 0 } }),
    },
    options: { dueling: true },
  });
  return new Turns(made);
}

const TWO_HITS = [toHit(6, 6), ARM_HIT, toHit(6, 6), ARM_HIT];

rule(
  'MT-DUEL-03',
  'Twenty points in an Action Phase ask for a roll at its end, before the next unit acts',
  () => {
    const game = gunfight()
      .turn(...WOLF_FIRST)
      .plan('Wolf', 'still');
    const FALLS = [piloting(1, 2), ...falls(1, [3, 4])];
    game.act('Wolf', 'fire').fire('Wolf', 'Bear', ['PPC LT', 'PPC RT'], ...TWO_HITS, ...FALLS);
    expect([game.acting, game.scene.unit('Bear').prone]).toEqual(['Bear', true]);
  },
);

rule('MT-DUEL-03', 'Damage of two Action Phases does not add up', () => {
  const game = gunfight({ cub: '0605 S' }).turn(initiative(6, 6), initiative(1, 1), initiative(5, 5));
  for (const unit of ['Wolf', 'Cub']) {
    game.plan(unit, 'still').act(unit, 'fire');
    game.fire(unit, 'Bear', ['PPC LT'], toHit(6, 6), ARM_HIT).done(unit);
  }
  expect([game.damage('Bear'), game.acting, game.scene.happened('piloting-roll')]).toEqual([20, 'Bear', []]);
});

rule('MT-DUEL-03', "A 'Mech that is destroyed before its Action Phase does not act", () => {
  const game = gunfight({ cub: '0605 S' });
  game.turn(initiative(6, 6), initiative(5, 5), initiative(1, 1)).plan('Wolf', 'still');
  const bear = game.scene.state.units[1];
  bear.body.armor = bear.body.armor.map(() => 0);
  bear.body.structure = bear.body.structure.map(() => 1);
  // The center torso is gone, and with it the only enemy.
  game
    .act('Wolf', 'fire')
    .fire('Wolf', 'Bear', ['PPC LT'], toHit(6, 6), location(3, 4), ['critical hit', 1, 1]);
  expect(bear.loss).toBe('center-torso');
  expect(game.scene.state.outcome?.winners).toEqual([0]);
  expect(game.scene.happened('action-phase').map(({ unit }) => unit)).toEqual([0]);
});

rule(
  'MT-DUEL-04',
  'Walking leaves two Simple Actions or a Complex one, running and jumping one Simple one',
  () => {
    const after = (order: NamedOrder): unknown[] => {
      const game = duel({ wolf: '0504 S', bear: '0506 N' })
        .turn(...WOLF_FIRST)
        .plan('Wolf', 'now');
      return game.order(order).actions('Wolf');
    };
    const step = { type: 'move', unit: 'Wolf', to: '0505', facing: 'S', more: false } as const;
    expect(after({ ...step, mode: 'walk' })).toEqual(['fire', 'twice', 'strike', 'melee']);
    expect(after({ ...step, mode: 'run' })).toEqual(['fire', 'strike']);
    expect(after({ type: 'jump', unit: 'Wolf', to: '0505', facing: 'S' })).toEqual(['fire', 'strike']);
    expect(after({ type: 'still', unit: 'Wolf' })).toEqual(['fire', 'twice']);
  },
);

rule('MT-DUEL-04', 'After a Simple Action there is one more, and no Complex one', () => {
  const game = duel({ bear: '0506 N' })
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still');
  game.act('Wolf', 'fire').fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1));
  expect(game.actions('Wolf')).toEqual(['fire', 'strike']);
  expect(game.refusal({ type: 'duel-act', unit: 'Wolf', action: 'twice' })).toMatchObject({
    rule: 'MT-DUEL-04',
  });
  game.act('Wolf', 'strike').pass('Wolf');
  // Who has not struck has done nothing.
  expect(game.actions('Wolf')).toEqual(['fire', 'strike']);
  game.act('Wolf', 'strike').order({ type: 'push', unit: 'Wolf', target: 'Bear' }, toHit(1, 1));
  expect(game.acting).toBe('Bear');
});

rule('MT-DUEL-04', 'Sprinting and evading are Complex and leave nothing', () => {
  for (const mode of ['sprint', 'evade']) {
    const game = duel({ wolf: '0504 S', options: { sprinting: true, evading: true } }).turn(...WOLF_FIRST);
    game
      .plan('Wolf', 'now')
      .order({ type: 'move', unit: 'Wolf', mode, to: '0505', facing: 'S', more: false });
    expect(game.acting).toBe('Bear');
    expect(game.scene.unit('Wolf').thisTurn.marks?.duel?.spent).toBe(2);
  }
});

rule(
  ['MT-DUEL-04', 'MT-DUEL-08'],
  'A charge is a Complex Action with its movement, and is made at once',
  () => {
    const game = duel({ wolf: '0504 S', bear: '0506 N' })
      .turn(...WOLF_FIRST)
      .plan('Wolf', 'now');
    game.order({ type: 'move', unit: 'Wolf', mode: 'run', to: '0505', facing: 'S', more: true });
    const HIT = location(4, 5);
    game.order(
      { type: 'charge', unit: 'Wolf', mode: 'run', target: 'Bear' },
      toHit(6, 6),
      HIT,
      HIT,
      piloting(6, 6),
      piloting(6, 6),
    );
    expect([game.hexOf('Wolf'), game.hexOf('Bear'), game.acting]).toEqual(['0506', '0507', 'Bear']);
    expect([game.damage('Bear'), game.scene.unit('Wolf').onslaught]).toEqual([5, null]);
  },
);

rule(
  ['MT-DUEL-04', 'MT-DUEL-08'],
  'A death from above is one, too; after another action there is none',
  () => {
    const game = duel({ bear: '0507 N' })
      .turn(...WOLF_FIRST)
      .plan('Wolf', 'jump');
    game.act('Wolf', 'fire').fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1));
    expect(game.act('Wolf', 'move').orders).toEqual(['still', 'jump']);
    const fresh = duel({ bear: '0507 N' })
      .turn(...WOLF_FIRST)
      .plan('Wolf', 'jump')
      .act('Wolf', 'move');
    expect(fresh.orders).toEqual(['still', 'jump', 'dfa']);
    fresh.order({ type: 'dfa', unit: 'Wolf', target: 'Bear', from: '0506' }, toHit(1, 1));
    expect(fresh.asked).toBe('1 physical/make-way');
  },
);

rule('MT-DUEL-05', 'The mode that was declared counts for attacks before the move', () => {
  for (const [plan, line] of [
    ['walk', '1 Attacker walked CBT-THM-04'],
    ['run', '2 Attacker ran CBT-THM-04'],
    ['jump', '3 Attacker jumped CBT-THM-04'],
  ]) {
    const game = duel()
      .turn(...WOLF_FIRST)
      .plan('Wolf', plan)
      .act('Wolf', 'fire');
    expect(lines(game.shown('Wolf', 'Bear', 'Medium Laser LT'))).toContain(line);
  }
  const game = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still');
  expect(game.actions('Wolf')).not.toContain('move');
  game.act('Wolf', 'fire');
  expect(lines(game.shown('Wolf', 'Bear', 'Medium Laser LT')).join()).not.toContain('Attacker');
});

rule('MT-DUEL-05', 'There is one move, and it is not split around other actions', () => {
  const game = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'walk')
    .act('Wolf', 'move');
  game.order({ type: 'move', unit: 'Wolf', mode: 'walk', to: '0506', facing: 'S', more: false });
  expect(game.actions('Wolf')).toEqual(['fire', 'twice']);
  // Only in the mode that was declared.
  const other = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'walk')
    .act('Wolf', 'move');
  expect(other.choices('move', 'Wolf')).toEqual(['walk']);
});

rule('MT-DUEL-07', 'Two Simple Actions fire different weapons', () => {
  const game = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still');
  game.act('Wolf', 'fire').fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1)).act('Wolf', 'fire');
  const attacks = [game.shot('Wolf', 'Bear', 'Medium Laser LT')];
  const order: NamedOrder = { type: 'fire', unit: 'Wolf', twist: 0, target: 'Bear', attacks };
  expect(game.refusal(order)).toMatchObject({ rule: 'MT-DUEL-07' });
  game.fire('Wolf', 'Bear', ['Medium Laser LT#1', 'Medium Laser RA'], toHit(1, 1), toHit(1, 1));
  expect(game.acting).toBe('Bear');
});

rule(
  ['MT-DUEL-07', 'MT-DUEL-09'],
  'As a Complex Action weapons fire twice at +1, and each shot heats',
  () => {
    const game = duel()
      .turn(...WOLF_FIRST)
      .plan('Wolf', 'still');
    const usual = game.act('Wolf', 'fire').shown('Wolf', 'Bear', 'Medium Laser LT').total;
    game.order({ type: 'hold', unit: 'Wolf', twist: 0 }).act('Wolf', 'twice');
    const shown = game.shown('Wolf', 'Bear', 'Medium Laser LT');
    expect([shown.total - usual, lines(shown).at(-1)]).toEqual([1, '1 Fires twice MT-DUEL-07']);
    game.fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(6, 6), ARM_HIT);
    expect(game.asked).toBe('0 weapon/declare');
    game.fire('Wolf', 'Bear', ['Medium Laser LT', 'Medium Laser RA'], toHit(6, 6), ARM_HIT, toHit(1, 1));
    expect([game.damage('Bear'), game.acting]).toEqual([10, 'Bear']);
    // 3 points of heat a shot; nothing is adjusted before all have acted.
    expect([game.scene.unit('Wolf').heatBuilt, game.scene.unit('Wolf').heat]).toEqual([9, 0]);
    game.scene.unit('Wolf').sinksOff = 29;
    game.idle('Bear', ...BEAR_FIRST);
    expect(game.scene.unit('Wolf').heat).toBe(8);
    expect(game.scene.happened('heat').map(({ unit }) => unit)).toEqual([0]);
  },
);

rule(
  'MT-DUEL-07',
  'As a Complex Action a unit fires at several targets without the modifier for that',
  () => {
    const game = duel({ cub: '0608 N' }).turn(initiative(6, 6), initiative(2, 2), initiative(1, 1));
    game.plan('Wolf', 'still');
    const number = (action: string): Explanation => {
      game.act('Wolf', action);
      const attacks = game.choicesFor('Wolf', 'Bear');
      const [pick] = attacks.fields(game.scene.weapon('Wolf', 'Medium Laser LT')) as readonly Pick[];
      const shown = pick.describe!(game.scene.index('Cub')).explanation!;
      game.order({ type: 'hold', unit: 'Wolf', twist: 0 });
      return shown;
    };
    const [usual, spread] = [number('fire'), number('spread')];
    expect(usual.total - spread.total).toBe(1);
    game.act('Wolf', 'spread');
    const attacks = [
      game.shot('Wolf', 'Bear', 'Medium Laser LT'),
      game.shot('Wolf', 'Cub', 'Medium Laser RA'),
    ];
    game.order({ type: 'fire', unit: 'Wolf', twist: 0, target: 'Bear', attacks }, toHit(1, 1), toHit(1, 1));
    expect(game.acting).toBe('Bear');
  },
);

rule(
  'MT-DUEL-07',
  'A target has moved as it did last: in this turn if it has acted, otherwise in the last',
  () => {
    const game = duel({ wolf: '0501 S', bear: '0509 N' })
      .turn(...BEAR_FIRST)
      .plan('Bear', 'now');
    game.order({ type: 'jump', unit: 'Bear', to: '0508', facing: 'N' }).done('Bear');
    const seen = (): string[] => {
      game.act('Wolf', 'fire');
      const found = lines(game.shown('Wolf', 'Bear', 'Medium Laser LT')).filter((line) =>
        line.includes('Target'),
      );
      game.order({ type: 'hold', unit: 'Wolf', twist: 0 });
      return found;
    };
    game.plan('Wolf', 'still');
    expect(seen()).toEqual(['1 Target jumped CBT-THM-05']);
    // In the next turn Wolf is first.
    game.done('Wolf', ...WOLF_FIRST).plan('Wolf', 'still');
    expect(seen()).toEqual(['1 Target jumped CBT-THM-05']);
    game
      .done('Wolf')
      .idle('Bear', ...WOLF_FIRST)
      .plan('Wolf', 'still');
    expect(seen()).toEqual([]);
  },
);

rule('MT-DUEL-07', 'Hexes and evading count until the next Action Phase', () => {
  const game = duel({ wolf: '0501 S', bear: '0509 N', options: { evading: true } }).turn(...BEAR_FIRST);
  game.plan('Bear', 'now');
  game.order({ type: 'move', unit: 'Bear', mode: 'evade', to: '0506', facing: 'N', more: false });
  game
    .idle('Wolf', ...WOLF_FIRST)
    .plan('Wolf', 'still')
    .act('Wolf', 'fire');
  const found = lines(game.shown('Wolf', 'Bear', 'Medium Laser LT')).filter((line) =>
    line.includes('Target'),
  );
  expect(found).toEqual(['1 Target moved 3 hexes CBT-THM-05', '1 Target evades MT-MOV-03']);
});

rule(['MT-DUEL-07', 'MT-DUEL-04'], 'Aim and shot may be the two Simple Actions of a turn', () => {
  const game = duel({ options: { 'careful-aim': true } })
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still');
  game.act('Wolf', 'fire');
  const usual = game.shown('Wolf', 'Bear', 'Medium Laser LT').total;
  game.order({ type: 'aim', unit: 'Wolf', target: 'Bear' });
  expect(game.actions('Wolf')).toEqual(['fire']);
  game.act('Wolf', 'fire');
  // Once a turn.
  expect(game.orders).toEqual(['fire', 'hold']);
  expect(game.shown('Wolf', 'Bear', 'Medium Laser LT').total).toBe(usual - 1);
  game.fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1));
  expect(game.acting).toBe('Bear');
  // A blow is no worse than a shot.
  const near = duel({ bear: '0506 N', options: { 'careful-aim': true } }).turn(...WOLF_FIRST);
  near.plan('Wolf', 'still').act('Wolf', 'fire').order({ type: 'aim', unit: 'Wolf', target: 'Bear' });
  expect(near.actions('Wolf')).toEqual(['fire', 'strike']);
});

const axe = mech('Axe', { armor: 40, slots: { RA: ['4 x Hatchet'], LA: ['Medium Laser'] } });

/** Wolf stands before Bear and makes several attacks. */
function brawl(): Turns {
  const made = scene({
    units: { Wolf: { mech: axe, at: '0505 S' }, Bear: { mech: { ...tank, name: 'Bear' }, at: '0506 N' } },
    options: { dueling: true },
  });
  return new Turns(made)
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still')
    .act('Wolf', 'melee');
}

const KICK: NamedOrder = { type: 'kick', unit: 'Wolf', leg: 'LL', target: 'Bear' };
const PUNCHES: NamedOrder = { type: 'punch', unit: 'Wolf', arms: 'both', left: 'Bear', right: 'Bear' };
const PUNCH: NamedOrder = { type: 'punch', unit: 'Wolf', arms: 'LA', left: 'Bear' };
const HATCHET: NamedOrder = { type: 'hatchet', unit: 'Wolf', arm: 'RA', target: 'Bear' };
const MISS = toHit(1, 1);

rule('MT-DUEL-08', 'Mixes such as one kick and two punches, or a punch and a hatchet', () => {
  brawl().order(KICK).order(PUNCHES, MISS, MISS, MISS, piloting(6, 6));
  const game = brawl().order(PUNCH).order(HATCHET);
  // One more punch, and only one.
  expect([game.orders, game.offers('punch', 'Wolf')]).toEqual([
    ['punch', 'pass'],
    ['LA', 'RA'],
  ]);
  game.pass('Wolf', MISS, MISS);
  expect(game.acting).toBe('Bear');
});

rule('MT-DUEL-08', 'Two kicks or four punches, and no more', () => {
  brawl().order(KICK).order(KICK, MISS, MISS, piloting(6, 6), piloting(6, 6));
  brawl().order(PUNCHES).order(PUNCHES, MISS, MISS, MISS, MISS);
  const game = brawl().order(KICK).order(PUNCH);
  expect(game.refusal(KICK)).toMatchObject({ rule: 'MT-DUEL-08' });
  expect(brawl().refusal({ type: 'push', unit: 'Wolf', target: 'Bear' })).toMatchObject({
    rule: 'MT-DUEL-08',
  });
});

rule('MT-DUEL-08', 'Each of several attacks is at +1, and one alone is not', () => {
  const game = brawl();
  const several = game.number('kick', 'Wolf', 'LL', 'Bear');
  expect(lines(several).at(-1)).toBe('1 Several physical attacks MT-DUEL-08');
  game.pass('Wolf').act('Wolf', 'strike');
  expect(several.total - game.number('kick', 'Wolf', 'LL', 'Bear').total).toBe(1);
  game.order(KICK, MISS);
  // There is time for a shot, and for no other blow; nor does an arm that strikes fire.
  expect(game.actions('Wolf')).toEqual(['fire']);
  const punching = brawl().pass('Wolf').act('Wolf', 'strike').order(PUNCH, MISS);
  expect(punching.acting).toBe('Wolf');
  expect(punching.actions('Wolf')).toEqual(['fire']);
  const attacks = [punching.shot('Wolf', 'Bear', 'Medium Laser LA')];
  punching.act('Wolf', 'fire');
  const order: NamedOrder = { type: 'fire', unit: 'Wolf', twist: 0, target: 'Bear', attacks };
  expect(punching.refusal(order)).toBeDefined();
});

rule(
  'MT-DUEL-06',
  'A torso turns by two hexsides as a Simple Action; Piloting Skill Rolls are at +1 then',
  () => {
    const game = duel({ bear: '0602 S', options: { 'dueling-wide-twist': true } }).turn(...WOLF_FIRST);
    game.plan('Wolf', 'still');
    expect(game.actions('Wolf')).toContain('wide-twist');
    game.act('Wolf', 'wide-twist').act('Wolf', 'fire');
    expect(game.choices('hold', 'Wolf')).toEqual([0, -1, 1, -2, 2]);
    game.order({ type: 'hold', unit: 'Wolf', twist: -2 });
    expect(game.scene.unit('Wolf').twist).toBe(-2);
    expect(game.actions('Wolf')).not.toContain('wide-twist');
    game.done('Wolf');
    const totter = (): unknown => {
      const { state, field } = game.scene;
      const tally: string[] = [];
      field.plugged.piloting!(
        { total: 0, add: (value: number, reason: string) => tally.push(`${value} ${reason}`) } as never,
        field,
        state,
        0,
        null,
      );
      return tally;
    };
    expect(totter()).toEqual(['1 Torso turned far']);
    game.idle('Bear', ...WOLF_FIRST);
    // Its next Action Phase has begun.
    expect(totter()).toEqual([]);
  },
);

rule('MT-DUEL-06', 'Without the option a torso turns by one hexside, which costs nothing', () => {
  const game = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still')
    .act('Wolf', 'fire');
  expect(game.choices('hold', 'Wolf')).toEqual([0, -1, 1]);
  game.order({ type: 'hold', unit: 'Wolf', twist: 1 });
  expect(game.actions('Wolf')).toContain('twice');
});

rule('MT-DUEL-01', 'Dueling and double-blind exclude each other', () => {
  const both = resolveOptions(options, { dueling: true, 'double-blind': true });
  expect(both.ok ? [] : both.error.map(({ message }) => message)).toEqual([
    'Options "dueling" and "double-blind" exclude each other',
  ]);
  expect(resolveOptions(options, { 'dueling-wide-twist': true }).ok).toBe(false);
});

rule('MT-DUEL-04', 'Cover is chosen by whoever acts, at no cost', () => {
  const game = duel({
    map: '. . .\n. . .\n. . .\n. .1 .\n. . .\n. . .\n. . .',
    wolf: '0203 S',
    bear: '0207 N',
    options: { 'taking-cover': true },
  });
  game.turn(...WOLF_FIRST).plan('Wolf', 'still');
  expect(game.asked).toBe('0 cover/take');
  game.order({ type: 'take-cover', covers: [{ unit: 0, side: 3 }] });
  expect(game.actions('Wolf')).toContain('twice');
  game.done('Wolf');
  expect([game.acting, game.scene.unit('Wolf').thisTurn.marks?.cover]).toEqual(['Bear', 3]);
});

rule('MT-DUEL-07', 'Opportunity fire is set up instead of any attack, and interrupts an Action Phase', () => {
  const game = duel({ bear: '0509 N', options: { 'opportunity-fire': true } }).turn(...WOLF_FIRST);
  game.plan('Wolf', 'still').act('Wolf', 'fire').order({ type: 'watch', unit: 'Wolf' });
  const notes = () => game.scene.unit('Wolf').thisTurn.marks?.duel;
  expect([game.acting, notes()?.spent]).toEqual(['Bear', 1]);
  const step: NamedOrder = { type: 'move', unit: 'Bear', mode: 'walk', to: '0508', facing: 'N', more: false };
  game.plan('Bear', 'now').order(step);
  expect(game.asked).toBe('0 watch/answer');
  game.order({ type: 'let-pass' }).done('Bear', ...BEAR_FIRST);
  // It fires before its own Action Phase comes, and so has none.
  game
    .plan('Bear', 'now')
    .order({ ...step, to: '0507' })
    .fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1));
  game.done('Bear', ...WOLF_FIRST);
  expect([game.acting, game.scene.state.turn]).toEqual(['Wolf', 3]);
  expect(game.offers('duel-plan', 'Wolf')).toContain('now');
  // Whoever has fired does not watch.
  game.plan('Wolf', 'still').act('Wolf', 'fire').fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1));
  expect(game.act('Wolf', 'fire').refusal({ type: 'watch', unit: 'Wolf' })).toMatchObject({
    rule: 'MT-ADVF-06',
  });
});

rule('MT-DUEL-04', 'Actions are called by their names', () => {
  const made = duel({ bear: '0506 N', options: { 'dueling-wide-twist': true } })
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still');
  const labels = made.labels('duel-act', 'Wolf').map(([label]) => label);
  expect(labels.at(-1)).toBe('End the Action Phase');
  expect(new Set(labels).size).toBe(made.choices('duel-act', 'Wolf').length);
  expect(labels).not.toContain(undefined);
});

rule('MT-DUEL-02', 'Whose unit acts first has the Initiative', () => {
  expect(duel().turn(...WOLF_FIRST).scene.state.initiativeWinner).toBe(0);
  expect(duel().turn(...BEAR_FIRST).scene.state.initiativeWinner).toBe(1);
});

rule(
  'MT-DUEL-04',
  'A mode that was declared for later is paid for once, and one that is chosen now as well',
  () => {
    const go = (game: Turns, mode: string) =>
      game.order({ type: 'move', unit: 'Wolf', mode, to: '0504', facing: 'S', more: false } as NamedOrder);
    const spent = (game: Turns) => notesOf(game.scene.state.units[0]).spent;
    const later = duel()
      .turn(...WOLF_FIRST)
      .plan('Wolf', 'walk');
    const before = spent(later);
    go(later.act('Wolf', 'move'), 'walk');
    expect(spent(later)).toBe(before);
    const now = duel()
      .turn(...WOLF_FIRST)
      .plan('Wolf', 'now');
    go(now, 'walk');
    expect(spent(now)).toBe(before);
  },
);

rule('MT-DUEL-05', 'Who has no MP left declares no mode that needs some', () => {
  const game = duel();
  game.scene.unit('Wolf').heat = 30;
  game.scene.unit('Wolf').lost = (1 << 6) | (1 << 7);
  game.turn(...WOLF_FIRST);
  const plans = game.offers('duel-plan', 'Wolf');
  expect([plans.includes('walk'), plans.includes('run')]).toEqual([false, false]);
});

rule('MT-DUEL-03', 'A wreck is gone after the action that made it', () => {
  const game = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still')
    .act('Wolf', 'fire');
  game.scene.unit('Bear').armor.fill(0);
  game.scene.unit('Bear').structure.fill(1);
  game.fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(6, 6), location(3, 4), ['critical hit', 1, 1]);
  expect(game.scene.unit('Bear').loss).not.toBeNull();
  expect(game.scene.unit('Bear').hex).toBeLessThan(0);
});
