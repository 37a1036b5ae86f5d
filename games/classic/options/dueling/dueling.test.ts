import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { bitOf } from '../../design.ts';
import { classic } from '../../game.ts';
import { options } from '../../options.ts';
import { physicalToHit } from '../../rules/physical/physical-to-hit.ts';
import type { PhysicalAttack } from '../../state.ts';
import { CALLED_OFF } from '../../state.ts';
import { mech, scene } from '../../testing/scene.ts';
import { falls, location, type NamedOrder, piloting, toHit } from '../../testing/table.ts';
import { BEAR_FIRST, duel, initiative, Turns, tank, WOLF_FIRST } from '../../testing/turns.ts';
import { LA, LOCATION_CODES, RA } from '../../units/locations.ts';
import { whyNoShot } from './actions.ts';
import { limbsOf, notesOf, openAction } from './notes.ts';

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

rule(
  'MT-DUEL-06',
  'A torso that was turned for a shot before the Action Phase is straight when that begins',
  () => {
    const { scene: made } = duel().turn(...WOLF_FIRST);
    made.state.units[0].twist = 1;
    openAction(made.state, made.field, 0);
    expect(made.state.units[0].twist).toBe(0);
  },
);

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

rule(
  ['MT-DUEL-02', 'MT-INFO-01'],
  'Where sheets are hidden the order shows, not the rolls that tell the skills',
  () => {
    const game = duel({ piloting: 2, options: { 'concealed-information': true } });
    game.turn(initiative(3, 4), initiative(3, 3));
    const told = (viewer: Viewer) =>
      eventsFor(classic, game.scene.events, viewer).flatMap((event) =>
        event.type === 'duel-order' ? event.rolls.map(({ unit, dice, total }) => [unit, dice, total]) : [],
      );
    expect(told(0)).toEqual([
      [0, [3, 4], 13],
      [1, [], 0],
    ]);
    expect(told(1)).toEqual([
      [0, [], 0],
      [1, [3, 3], 9],
    ]);
    expect(told('spectator')).toEqual([
      [0, [], 0],
      [1, [], 0],
    ]);
    const [event] = eventsFor(classic, game.scene.events, 1).filter(({ type }) => type === 'duel-order');
    const words = classic.describe(event, viewFor(classic, game.scene.state, 1).table);
    expect(words).toBe('They act in this order: Wolf, Bear 9 (3 + 3).');
  },
);

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
  expect(game.shown('Wolf', 'Bear', 'Medium Laser LT')).toTotal(usual - 1);
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

rule(
  ['MT-DUEL-08', 'CBT-PHY-02'],
  'Of several blows with one arm the one that is meant is called off',
  () => {
    const made = scene({
      units: {
        Wolf: { mech: axe, at: '0505 S', piloting: 8 },
        Bear: { mech: { ...tank, name: 'Bear' }, at: '0506 N' },
      },
      options: { dueling: true },
    });
    const game = new Turns(made).turn(...WOLF_FIRST);
    made.unit('Bear').thisTurn.hexesMoved = 25;
    game.plan('Wolf', 'still').act('Wolf', 'melee').order(PUNCH).order(PUNCH).pass('Wolf');
    const before = viewFor(classic, made.state, 1).table;
    const calls = made.events.length;
    game.order({ type: 'call-off', stop: false }).order({ type: 'call-off', stop: true });
    const [told] = made.happened('physical-cancelled');
    expect(made.events.slice(calls)).toContain(told);
    expect(classic.after!(before, told).physicalAttacks.map(({ number }) => number)).toEqual([
      before.physicalAttacks[0].number,
      CALLED_OFF,
    ]);
  },
);

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

rule('MT-DUEL-04', 'Whoever is asked is told what is left', () => {
  const left = 'Action Phase of Wolf:';
  const game = duel().turn(...WOLF_FIRST);
  expect(game.prompt).toBe(`${left} how does it move?`);
  expect(game.plan('Wolf', 'walk').prompt).toBe(`${left} two Simple Actions or a Complex one left`);
  game.act('Wolf', 'fire').fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1));
  expect(game.prompt).toBe(`${left} a Simple Action left`);
  const twice = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'walk')
    .act('Wolf', 'twice');
  for (let volley = 0; volley < 2; volley++) twice.fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1));
  expect(twice.prompt).toBe(`${left} no actions left`);
  expect(twice.actions('Wolf')).toEqual(['move']);
});

const mixed = mech('Mixed', {
  tons: 50,
  armor: 40,
  heatSinks: 30,
  slots: { HD: ['Small Laser'], RA: ['Medium Laser'], LA: ['Machine Gun'] },
});

/** Wolf has weapons and no ammunition for one of them, and two enemies ahead. */
function crossfire(file = mixed, state: object = {}, options: object = {}): Turns {
  const made = scene({
    units: {
      Wolf: { mech: file, at: '0505 S', state },
      Bear: { mech: { ...tank, name: 'Bear' }, at: '0510 N' },
      Cub: { mech: { ...tank, name: 'Cub' }, at: '0610 N', side: 1, seat: 1 },
    },
    options: { dueling: true, ...options },
  });
  return new Turns(made).turn(initiative(6, 6), initiative(2, 2), initiative(1, 1));
}

rule(
  'MT-DUEL-07',
  'Whoever has several targets for one weapon may fire at all of them, also from the ground',
  () => {
    expect(crossfire().plan('Wolf', 'still').actions('Wolf')).toContain('spread');
    expect(crossfire(mixed, { prone: true }).plan('Wolf', 'still').actions('Wolf')).toContain('spread');
    const alone = duel().turn(...WOLF_FIRST);
    expect(alone.plan('Wolf', 'still').actions('Wolf')).not.toContain('spread');
  },
);

/** Gun does not see Mark behind the hills, and Eye does, who spots for it; all have LRMs but Eye. */
function battery(state: object = {}, options: object = { 'indirect-fire': true }): Turns {
  const missiles = mech('Gun', {
    armor: 40,
    heatSinks: 30,
    slots: { LT: ['2 x LRM 10', 'Ammo LRM 10'], RA: ['Medium Laser'] },
  });
  const made = scene({
    map: ['. . .', '. . .', '. . .', '.3 .3 .3', ...Array.from({ length: 6 }, () => '. . .')].join('\n'),
    units: {
      Gun: { side: 0, mech: missiles, at: '0201 S', state },
      Eye: { side: 0, mech: mech('Eye', {}), at: '0210 N' },
      Mark: { side: 1, mech: mech('Mark', { armor: 40 }), at: '0208 S' },
      Gone: { side: 1, seat: 1 },
    },
    options: { dueling: true, ...options },
  });
  return new Turns(made).turn(initiative(5, 5), initiative(6, 6), initiative(1, 1));
}

rule(['MT-DUEL-07', 'MT-BASE-13'], 'Indirect fire is a Complex Action, without the +1 for it', () => {
  const spotted = (state: object = {}) => {
    const game = battery(state).plan('Eye', 'still').act('Eye', 'fire').order({ type: 'spot', unit: 'Eye' });
    return (game.acting === 'Eye' ? game.done('Eye') : game).plan('Gun', 'still');
  };
  const game = spotted();
  expect(game.actions('Gun')).toEqual(['fire', 'twice', 'indirect']);
  expect(spotted({ prone: true }).actions('Gun')).toContain('indirect');
  const usual = game.act('Gun', 'fire').shown('Gun', 'Mark', 'LRM 10');
  game.order({ type: 'hold', unit: 'Gun', twist: 0 }).act('Gun', 'indirect');
  const spared = game.shown('Gun', 'Mark', 'LRM 10');
  expect(usual.total - spared.total).toBe(1);
  game.fire('Gun', 'Mark', ['LRM 10'], toHit(1, 1));
  expect(game.acting).toBe('Mark');
  // Who sees for itself has nothing to do so.
  const open = duel({ options: { 'indirect-fire': true } }).turn(...WOLF_FIRST);
  expect(open.plan('Wolf', 'still').actions('Wolf')).not.toContain('indirect');
});

rule(
  'MT-DUEL-05',
  'A mode is declared only by who has something to do before the move, and the MP for it',
  () => {
    const plans = (file: typeof tank, bear: string) => {
      const made = scene({
        units: { Wolf: { mech: { ...file, name: 'Wolf' }, at: '0505 S' }, Bear: { mech: tank, at: bear } },
        options: { dueling: true },
      });
      return new Turns(made).turn(...WOLF_FIRST).offers('duel-plan', 'Wolf');
    };
    const torso = mech('Torso', { slots: { LT: ['Medium Laser'], LL: ['Jump Jet'] } });
    const slow = mech('Slow', { walk: 1, slots: { LT: ['Medium Laser'] } });
    expect(plans(slow, '0508 N')).toEqual(['now', 'still', 'walk', 'run']);
    expect(plans(tank, '0508 N')).toEqual(['now', 'still', 'walk', 'run', 'jump']);
    expect(plans(torso, '0501 N')).toEqual(['now', 'still']);
  },
);

rule('MT-DUEL-03', 'Who loses consciousness in its Action Phase is asked nothing more', () => {
  const game = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'walk')
    .act('Wolf', 'fire');
  const wolf = game.scene.state.units[0];
  wolf.crew = { ...wolf.crew, knockedOut: 1 };
  game.order({ type: 'hold', unit: 'Wolf', twist: 0 });
  expect(game.acting).toBe('Bear');
});

rule('MT-DUEL-05', 'Who stays where it is has stood still', () => {
  const game = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still');
  expect(game.scene.happened('still')).toEqual([{ type: 'still', unit: 0 }]);
  expect(game.scene.unit('Wolf').acted).toBe(true);
});

rule('MT-DUEL-05', 'While it moves it is the Movement Phase, also after it has fired', () => {
  const game = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'run');
  game.act('Wolf', 'fire');
  expect(game.scene.state.phase).toBe('weapon');
  game.fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1)).act('Wolf', 'move');
  expect([game.scene.state.phase, game.scene.unit('Wolf').acted]).toEqual(['movement', false]);
});

rule(['MT-DUEL-05', 'CBT-PSR-02'], 'Who runs later with a damaged hip rolls when it sets out', () => {
  const game = duel();
  game.scene.unit('Wolf').hits[LOCATION_CODES.indexOf('LL')] |= 1;
  game
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'run')
    .act('Wolf', 'move');
  const run: NamedOrder = { type: 'move', unit: 'Wolf', mode: 'run', to: '0506', facing: 'S', more: false };
  expect(game.order(run, piloting(6, 6)).hexOf('Wolf')).toBe('0506');
});

rule(
  ['MT-DUEL-04', 'MT-DUEL-08'],
  'A charge that comes after a declared run is a Complex Action all the same',
  () => {
    const game = duel({ wolf: '0504 S', bear: '0506 N' })
      .turn(...WOLF_FIRST)
      .plan('Wolf', 'run')
      .act('Wolf', 'move');
    game.order({ type: 'move', unit: 'Wolf', mode: 'run', to: '0505', facing: 'S', more: true });
    const charge: NamedOrder = { type: 'charge', unit: 'Wolf', mode: 'run', target: 'Bear' };
    game.order(charge, toHit(1, 1));
    expect(game.asked).toBe('0 physical/sidestep');
    expect([game.scene.state.phase, notesOf(game.scene.state.units[0]).spent]).toEqual(['physical', 2]);
  },
);

rule('MT-DUEL-04', 'Cover is chosen also by who has moved', () => {
  const game = duel({
    map: '. . .\n. . .\n. . .\n. .1 .\n. . .\n. . .\n. . .',
    wolf: '0202 S',
    bear: '0207 N',
    options: { 'taking-cover': true },
  });
  game.turn(...WOLF_FIRST).plan('Wolf', 'now');
  game.order({ type: 'move', unit: 'Wolf', mode: 'walk', to: '0203', facing: 'S', more: false });
  expect(game.asked).toBe('0 cover/take');
});

rule('MT-DUEL-04', 'Who is not on the map yet takes no cover', () => {
  const made = scene({
    units: {
      Wolf: { mech: { ...tank, name: 'Wolf' }, enters: { turn: 1, edge: 'west' } },
      Bear: { mech: { ...tank, name: 'Bear' }, at: '0508 N' },
    },
    options: { dueling: true, 'taking-cover': true },
  });
  const game = new Turns(made).turn(...WOLF_FIRST);
  expect(game.offers('duel-plan', 'Wolf')).toEqual(['now', 'still']);
  expect(game.plan('Wolf', 'still').asked).not.toContain('cover');
});

rule('MT-DUEL-07', 'Who holds its fire twice has done nothing, and is not asked a second time', () => {
  const game = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still')
    .act('Wolf', 'twice')
    .order({ type: 'hold', unit: 'Wolf', twist: 0 });
  expect(game.asked).toBe('0 duel/act');
  expect(notesOf(game.scene.state.units[0])).toMatchObject({ spent: 0, declined: ['twice'] });
  game.act('Wolf', 'fire').order({ type: 'hold', unit: 'Wolf', twist: 0 });
  expect(notesOf(game.scene.state.units[0]).declined).toEqual(['twice', 'fire']);
  game.act('Wolf', 'fire').fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1));
  expect(notesOf(game.scene.state.units[0])).toMatchObject({ spent: 1, isPaid: true, declined: [] });
});

/** One hit in the center torso destroys Bear. */
function doomed(cub: string): Turns {
  const game = duel({ cub }).turn(initiative(6, 6), initiative(2, 2), initiative(1, 1));
  game.plan('Wolf', 'still');
  game.scene.unit('Bear').armor.fill(0);
  game.scene.unit('Bear').structure.fill(1);
  return game;
}

const DESTROYS = [toHit(6, 6), location(3, 4), ['critical hit', 1, 1]] as readonly Roll[];

rule('MT-DUEL-03', 'A wreck is gone before the second of two volleys, and when an action is over', () => {
  const game = doomed('0608 N')
    .act('Wolf', 'twice')
    .fire('Wolf', 'Bear', ['Medium Laser LT'], ...DESTROYS);
  expect([game.asked, game.scene.unit('Bear').hex]).toEqual(['0 weapon/declare', -2]);
  const once = doomed('0608 N')
    .act('Wolf', 'fire')
    .fire('Wolf', 'Bear', ['Medium Laser LT'], ...DESTROYS);
  expect([once.asked, once.scene.unit('Bear').hex]).toEqual(['0 duel/act', -2]);
  // Who has nobody left to fire at is not asked for a second volley; who was destroyed does not act.
  const last = doomed('0501 N');
  last.scene.unit('Wolf').lost |= bitOf(LOCATION_CODES.indexOf('RA'));
  last.act('Wolf', 'twice').fire('Wolf', 'Bear', ['Medium Laser LT'], ...DESTROYS);
  expect(last.acting).toBe('Cub');
  expect(last.scene.happened('action-phase').map(({ unit }) => unit)).toEqual([0, 2]);
});

rule(['MT-DUEL-04', 'CBT-PHY-13'], 'Picking up a club takes the whole Action Phase', () => {
  const game = duel({ bear: '0506 N' });
  game.scene.state.limbs.push(game.scene.cell('0505'));
  game
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still')
    .act('Wolf', 'fire');
  game.order({ type: 'find-club', unit: 'Wolf', club: 'limb' });
  expect([game.acting, notesOf(game.scene.state.units[0]).spent]).toEqual(['Bear', 2]);
});

rule('MT-DUEL-04', 'Who passes strikes nobody, and no order of blows is told', () => {
  const game = duel({ bear: '0506 N' })
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still')
    .act('Wolf', 'strike')
    .pass('Wolf');
  expect(game.scene.happened('physical-order')).toEqual([]);
});

rule('MT-DUEL-03', 'Attacks of one unit are over when the next one makes its own', () => {
  const game = duel({ bear: '0506 N' })
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still');
  game.act('Wolf', 'strike').order({ type: 'push', unit: 'Wolf', target: 'Bear' }, toHit(1, 1)).done('Wolf');
  game.plan('Bear', 'still').act('Bear', 'strike');
  game.order({ type: 'push', unit: 'Bear', target: 'Wolf' }, toHit(1, 1));
  expect(game.scene.happened('physical-order').map(({ attacks }) => attacks.length)).toEqual([1, 1]);
});

rule(
  ['MT-DUEL-07', 'MT-ADVF-07'],
  'Shots that interrupt an Action Phase are not fired once more in it',
  () => {
    const game = duel({ bear: '0509 N', options: { 'opportunity-fire': true } }).turn(...WOLF_FIRST);
    game.plan('Wolf', 'still').act('Wolf', 'fire').order({ type: 'watch', unit: 'Wolf' });
    game.plan('Bear', 'now');
    game.order({ type: 'move', unit: 'Bear', mode: 'walk', to: '0508', facing: 'N', more: false });
    game.fire('Wolf', 'Bear', ['Medium Laser LT'], toHit(1, 1));
    game.act('Bear', 'fire').fire('Bear', 'Wolf', ['Medium Laser LT'], toHit(1, 1));
    expect(game.acting).toBe('Bear');
  },
);

rule('MT-DUEL-08', 'Weapons of both arms stay silent after a push, and those of no other part', () => {
  const armed = mech('Wolf', {
    armor: 40,
    heatSinks: 30,
    slots: { HD: ['Small Laser'], LT: ['Medium Laser'], LA: ['Medium Laser'], RA: ['Medium Laser'] },
  });
  const struck = (blow: NamedOrder, ...rolls: readonly Roll[]): string[] => {
    const made = scene({
      units: { Wolf: { mech: armed, at: '0505 S' }, Bear: { mech: { ...tank, name: 'Bear' }, at: '0506 N' } },
      options: { dueling: true },
    });
    const game = new Turns(made).turn(...WOLF_FIRST).plan('Wolf', 'still');
    if (blow.type === 'club') made.state.units[0].club = 'limb';
    game
      .act('Wolf', 'strike')
      .order(blow, ...rolls)
      .act('Wolf', 'fire');
    return (
      armed.slots &&
      game.scene.design('Wolf').weapons.flatMap(({ label }, weapon) => {
        const items = Array.from(game.choicesFor('Wolf', 'Bear').items);
        return items.includes(weapon) ? [label.split(' ').at(-1)!] : [];
      })
    );
  };
  expect(struck({ type: 'push', unit: 'Wolf', target: 'Bear' }, toHit(1, 1))).toEqual(['HD', 'LT']);
  expect(struck({ type: 'club', unit: 'Wolf', target: 'Bear' }, toHit(1, 1))).toEqual(['HD', 'LT']);
  expect(struck({ type: 'punch', unit: 'Wolf', arms: 'LA', left: 'Bear' }, toHit(1, 1))).toEqual([
    'HD',
    'LT',
    'RA',
  ]);
  expect(struck({ type: 'kick', unit: 'Wolf', leg: 'LL', target: 'Bear' }, toHit(1, 1))).toEqual([
    'HD',
    'LT',
    'LA',
    'RA',
  ]);
});

rule('MT-DUEL-08', 'A club counts 2 like a kick', () => {
  const game = brawl();
  game.scene.state.units[0].club = 'limb';
  game.order({ type: 'club', unit: 'Wolf', target: 'Bear' });
  expect(game.orders).toEqual(['punch', 'kick', 'club', 'hatchet', 'pass']);
  game.order(KICK, MISS, MISS, piloting(6, 6));
  expect(game.acting).toBe('Bear');
});

rule(['MT-DUEL-06', 'CBT-ARC-03'], 'A torso stays turned until the next Action Phase of its unit', () => {
  const game = duel()
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still')
    .act('Wolf', 'fire')
    .order({ type: 'hold', unit: 'Wolf', twist: 1 })
    .done('Wolf');
  expect(game.scene.unit('Wolf').twist).toBe(1);
  game.idle('Bear', ...WOLF_FIRST);
  expect([game.acting, game.scene.unit('Wolf').twist]).toEqual(['Wolf', 0]);
});

rule('MT-DUEL-03', 'It is seen who has acted and who has not', () => {
  const game = duel({ cub: '1010 N' }).turn(initiative(2, 2), initiative(6, 6), initiative(1, 1));
  game.idle('Bear');
  const acted = game.scene.state.units.map(({ thisPhase }) => thisPhase.acted);
  expect([game.acting, acted]).toEqual(['Wolf', [false, true, false]]);
});

const west = { edge: 'west' } as const;

/** Who rolls for Initiative in the first turn. */
function rolling(units: Parameters<typeof scene>[0]['units'], ...rolls: readonly Roll[]): Turns {
  return new Turns(scene({ units, options: { dueling: true } })).turn(...rolls);
}

rule('MT-DUEL-02', 'Whoever is on the map or comes onto it now rolls, and nobody else', () => {
  const units = {
    Wolf: { mech: tank, at: '0101 S' },
    Bear: { mech: tank, at: '0508 N' },
    Late: { enters: { ...west, turn: 2 }, side: 1, seat: 1 },
    Now: { enters: { ...west, turn: 1 }, side: 1, seat: 1 },
    Gone: { side: 1, seat: 1 },
  } as const;
  const rolls = [initiative(6, 6), initiative(5, 5), initiative(4, 4)];
  const game = rolling(units, ...rolls);
  expect(game.scene.state.marks?.duel).toEqual([0, 1, 3]);
  expect(game.acting).toBe('Wolf');
});

rule(
  'MT-DUEL-02',
  'Where one unit is alone on the map its side has the Initiative; where none is nobody has',
  () => {
    const late = { mech: tank, enters: { ...west, turn: 2 } };
    const game = rolling({ Wolf: { mech: tank, at: '0505 S' }, Bear: late }, initiative(1, 1));
    expect(game.scene.state.initiativeWinner).toBe(0);
    const other = rolling({ Wolf: late, Bear: { mech: tank, at: '0505 S' } }, initiative(1, 1));
    expect(other.scene.state.initiativeWinner).toBe(1);
    const empty = rolling({ Wolf: late, Bear: late }, ...WOLF_FIRST);
    expect([empty.scene.state.turn, empty.acting]).toEqual([2, 'Wolf']);
  },
);

rule(['MT-DUEL-01', 'MT-PRE-03'], 'Who is stuck tries to get free before the first Action Phase', () => {
  const rows = Array.from({ length: 10 }, (_, row) => (row === 4 ? '.+swamp ' : '. ').repeat(10));
  const game = duel({ map: rows.join('\n') });
  const [wolf] = game.scene.state.units;
  wolf.marks = { stuckIn: wolf.hex };
  game.turn(...WOLF_FIRST, piloting(6, 6));
  expect(game.acting).toBe('Wolf');
});

rule(['MT-DUEL-01', 'MT-WX-05'], 'The ground shakes before the first Action Phase', () => {
  const game = duel({ options: { 'weather-earthquake': 1 } });
  game
    .turn(...WOLF_FIRST)
    .idle('Wolf')
    .idle('Bear', ...WOLF_FIRST);
  game.idle('Wolf').idle('Bear', ...WOLF_FIRST, piloting(6, 6), piloting(6, 6));
  expect([game.scene.state.turn, game.acting]).toEqual([3, 'Wolf']);
});

rule('MT-DUEL-06', 'Turning the torso far is a Simple Action, for who stands', () => {
  const options = { 'dueling-wide-twist': true };
  const game = duel({ options })
    .turn(...WOLF_FIRST)
    .plan('Wolf', 'still');
  expect(game.act('Wolf', 'fire').choices('hold', 'Wolf')).toEqual([0, -1, 1]);
  game.order({ type: 'hold', unit: 'Wolf', twist: 0 }).act('Wolf', 'wide-twist');
  expect(notesOf(game.scene.state.units[0]).spent).toBe(1);
  expect(game.actions('Wolf')).toEqual(['fire']);
  // Who falls after that turns it no more.
  game.scene.unit('Wolf').prone = true;
  expect(game.act('Wolf', 'fire').choices('hold', 'Wolf')).toEqual([0]);
  const lying = duel({ options });
  lying.scene.unit('Wolf').prone = true;
  expect(
    lying
      .turn(...WOLF_FIRST)
      .plan('Wolf', 'still')
      .actions('Wolf'),
  ).not.toContain('wide-twist');
});

const adept = (name: string, more: object = {}, abilities = [{ name, rank: 1 }]) =>
  duel({ cub: '1010 N', abilities, ...more, options: { 'advanced-abilities': true } });

rule(['MT-DUEL-02', 'MT-ABIL-10'], 'A Tactical Genius rolls again for itself, unless it acts first', () => {
  const again = { type: 'initiative-again' } as const;
  const genius = [{ name: 'tactical-genius' }];
  const last = () =>
    adept('', {}, genius as never).turn(initiative(1, 1), initiative(3, 3), initiative(2, 2));
  const game = last();
  expect([game.asked, game.prompt]).toEqual(['0 genius/own', 'Wolf would act after 2 others. Roll again?']);
  game.order(again, initiative(2, 3));
  expect(game.scene.state.marks?.duel).toEqual([1, 0, 2]);
  expect(game.scene.said('genius-own')).toEqual(['Wolf rolls for its Initiative again, instead of 2.']);
  const stands = last().order({ type: 'initiative-stands' });
  expect(stands.scene.state.marks?.duel).toEqual([1, 2, 0]);
  const first = adept('', {}, genius as never).turn(initiative(6, 6), initiative(3, 3), initiative(2, 2));
  expect(first.asked).toBe('0 duel/act');
  // As it was read before.
  const before = adept('', { setup: { reading: 3 } }, genius as never);
  expect(before.turn(initiative(1, 1), initiative(3, 3), initiative(2, 2)).asked).toBe('1 duel/act');
});

rule(['MT-DUEL-02', 'MT-ABIL-08'], 'Who uses its Sixth Sense acts when it likes', () => {
  const use = { type: 'sixth-sense', unit: 'Wolf' } as const;
  const rolls = [initiative(6, 6), initiative(3, 3), initiative(2, 2)];
  const begun = () =>
    adept('sixth-sense')
      .turn()
      .order(use, ...rolls);
  const acts = (game: Turns) => game.scene.happened('action-phase').map(({ unit }) => unit);
  const soon = begun();
  expect([soon.asked, soon.prompt]).toEqual(['0 sense/now', 'Does Wolf act now, or wait?']);
  soon.order({ type: 'sense-now', unit: 'Wolf' }).idle('Wolf');
  expect([soon.asked, acts(soon)]).toEqual(['1 duel/act', [0, 1]]);
  const between = begun().order({ type: 'sense-wait' }).idle('Bear');
  expect([between.asked, acts(between)]).toEqual(['0 sense/now', [1]]);
  between.order({ type: 'sense-now', unit: 'Wolf' });
  expect(between.scene.state.marks?.duel).toEqual([1, 0, 2]);
  expect(between.idle('Wolf').acting).toBe('Cub');
  const late = begun().order({ type: 'sense-wait' }).idle('Bear').order({ type: 'sense-wait' });
  expect(late.idle('Cub').acting).toBe('Wolf');
  // It is used up, and the next turn goes by the rolls.
  late.idle('Wolf', ...rolls);
  expect([late.asked, late.acting]).toEqual(['0 duel/act', 'Wolf']);
  // Who falls asleep is asked no more.
  const out = begun().order({ type: 'sense-wait' });
  out.scene.unit('Wolf').knockedOut = 1;
  expect(out.idle('Bear').acting).toBe('Cub');
  // As it was read before.
  const before = adept('sixth-sense', { setup: { reading: 3 } });
  expect(before.turn(...rolls).asked).toBe('0 duel/act');
});

rule(
  ['MT-DUEL-02', 'MT-ABIL-08'],
  'Several who sense what is to come are asked in the order of their rolls',
  () => {
    const plan = { mech: tank, abilities: [{ name: 'sixth-sense', rank: 1 }] };
    const made = scene({
      units: {
        Wolf: { ...plan, at: '0505 S' },
        Bear: { ...plan, at: '0508 N' },
        Cub: { mech: tank, at: '1010 N', side: 1, seat: 1 },
      },
      options: { dueling: true, 'advanced-abilities': true },
    });
    const game = new Turns(made).turn();
    game.order({ type: 'sixth-sense', unit: 'Wolf' });
    game.order({ type: 'sixth-sense', unit: 'Bear' }, initiative(1, 1), initiative(2, 2), initiative(6, 6));
    expect(game.acting).toBe('Bear');
    game.order({ type: 'sense-wait' });
    expect(game.acting).toBe('Wolf');
    game.order({ type: 'sense-wait' });
    expect([game.acting, game.asked]).toEqual(['Cub', '1 duel/act']);
    game.idle('Cub');
    expect([game.acting, game.asked]).toEqual(['Bear', '1 duel/act']);
  },
);

rule(['MT-DUEL-09', 'MT-CRIT-03'], 'Damaged crystals heat by every shot of the turn', () => {
  const heat = (action: 'fire' | 'twice', reading?: number) => {
    const game = duel({
      options: { 'expanded-critical-damage': true },
      ...(reading !== undefined && { setup: { reading } }),
    }).turn(...WOLF_FIRST);
    const label = game.scene.design('Wolf').weapons[0].label;
    game.scene.unit('Wolf').marks = { inside: { faults: { [label]: ['crystal'] } } };
    game.plan('Wolf', 'still').act('Wolf', action);
    const shot = () => game.fire('Wolf', 'Bear', [label], toHit(1, 2));
    shot();
    if (action === 'twice') shot();
    const { field, state } = game.scene;
    const tally = explain((into) => field.plugged.heat!(into as never, field, state, 0));
    return tally.total;
  };
  expect([heat('fire'), heat('twice'), heat('fire', 3)]).toEqual([1, 2, 0]);
});

rule(['MT-DUEL-09', 'MT-CRIT-04'], 'Who has attacked in its Action Phase clears no jam', () => {
  const jams = (attacks: boolean, reading?: number) => {
    const game = duel({
      options: { 'expanded-critical-damage': true },
      ...(reading !== undefined && { setup: { reading } }),
    }).turn(...WOLF_FIRST);
    const label = game.scene.design('Wolf').weapons[1].label;
    game.scene.unit('Wolf').marks = { inside: { jams: { [label]: 1 } } };
    game.plan('Wolf', 'still');
    if (attacks) game.act('Wolf', 'fire').fire('Wolf', 'Bear', ['Medium Laser RA'], toHit(1, 2));
    const { field, play, state } = game.scene;
    state.turn = 2;
    game.scene.rolling([], () => field.plugged.turnEnds!(play, field));
    return game.scene.happened('jam').map(({ turn }) => turn);
  };
  expect([jams(false), jams(true), jams(true, 3)]).toEqual([[0], [], [0]]);
});

rule('MT-DUEL-08', 'A weapon that lies partly in the arm that has struck is silent, too', () => {
  const weapons = [{ parts: [{ location: 4 }, { location: 2 }] }, { parts: [{ location: 2 }] }];
  const field = { designs: [{ weapons }] } as never;
  const unit = duel().scene.state.units[0];
  unit.thisTurn.marks = { duel: { ...notesOf(unit), struck: bitOf(4) } };
  expect([0, 1].map((weapon) => whyNoShot(field, unit, 0, weapon)?.rule)).toEqual(['MT-DUEL-08', undefined]);
});

rule(
  ['MT-DUEL-04', 'MT-ABIL-03'],
  'Dodging is a Simple Action, instead of a blow, and lasts until it acts again',
  () => {
    const dodger = (bear: string, setup: object = {}) =>
      duel({
        bear,
        abilities: [{ name: 'dodge-maneuver' }],
        options: { 'advanced-abilities': true },
        setup,
      })
        .turn(...WOLF_FIRST)
        .plan('Wolf', 'still');
    const game = dodger('0506 N').act('Wolf', 'strike').order({ type: 'dodge', unit: 'Wolf' });
    expect(notesOf(game.scene.state.units[0])).toMatchObject({ spent: 1, hasStruck: true });
    // It may fire, and strikes nobody any more.
    expect(game.actions('Wolf')).toEqual(['fire']);
    game.done('Wolf');
    const punch = { kind: 'kick', attacker: 1, target: 0, limb: LOCATION_CODES.indexOf('LL') } as const;
    const lines = () => {
      const { field, state } = game.scene;
      return explain((tally) => physicalToHit(tally as never, field, state, punch)).lines.map(
        ({ rule: id }) => id,
      );
    };
    expect(lines()).toContain('MT-ABIL-03');
    game.idle('Bear', ...WOLF_FIRST);
    expect(lines()).not.toContain('MT-ABIL-03');
    // Also where nobody is near yet, and not after a blow.
    expect(dodger('0508 N').actions('Wolf')).toContain('strike');
    const struck = dodger('0506 N').act('Wolf', 'strike');
    struck.order({ type: 'kick', unit: 'Wolf', leg: 'LL', target: 'Bear' }, toHit(1, 1));
    expect(struck.actions('Wolf')).toEqual(['fire']);
    // As it was read before.
    const before = dodger('0506 N', { reading: 5 })
      .act('Wolf', 'strike')
      .order({ type: 'dodge', unit: 'Wolf' });
    expect(notesOf(before.scene.state.units[0])).toMatchObject({ spent: 0, hasStruck: false });
    expect(dodger('0508 N', { reading: 5 }).actions('Wolf')).not.toContain('strike');
  },
);

rule('MT-DUEL-06', 'A push or a club takes both arms, a blow its limb, and others none', () => {
  const { field } = scene({ units: { Wolf: { at: '0102 N' }, Bear: { at: '0101 S' } }, options: {} });
  const limbs = (kind: string, limb: number) => limbsOf(field, { attacker: 0, kind, limb } as PhysicalAttack);
  const arms = (1 << LA) | (1 << RA);
  expect([limbs('push', -1), limbs('club', -1), limbs('punch', RA), limbs('trip', -1)]).toEqual([
    arms,
    arms,
    1 << RA,
    0,
  ]);
  // The head, the first of all parts, is one as well.
  expect(limbs('punch', 0)).toBe(1);
});
