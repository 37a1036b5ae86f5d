import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../../invariants.ts';
import { mech, scene } from '../../../testing.ts';
import { Veteran } from '../../../testing-bot.ts';
import { Melee } from '../../../testing-melee.ts';
import { falls, location, piloting, toHit } from '../../../testing-table.ts';
import { seize } from './grip.ts';

const armed = {
  armor: 40,
  heatSinks: 40,
  slots: {
    HD: ['Small Laser'],
    CT: ['Medium Laser'],
    LT: ['Medium Laser (R)'],
    LA: ['2 x Large Laser'],
    LL: ['Flamer'],
  },
};
const grappler = (name: string, tons: number) => mech(name, { tons, ...armed });

interface Plan {
  readonly map?: string;
  readonly ram?: object;
  readonly ewe?: object;
  readonly dog?: object;
  readonly tons?: readonly [number, number];
  readonly options?: Record<string, boolean>;
}

/** Ram looks south at Ewe beside it; Dog, a friend of Ram's, stands some hexes behind. */
const brawl = ({ map, ram = {}, ewe = {}, dog = {}, tons = [50, 50], options = {} }: Plan = {}): Melee =>
  new Melee(
    scene({
      ...(map === undefined ? {} : { map }),
      units: {
        Ram: { mech: grappler('Ram', tons[0]), at: '0505 S', ...ram },
        Ewe: { mech: grappler('Ewe', tons[1]), at: '0506 N', ...ewe },
        Dog: { mech: grappler('Dog', 50), at: '0502 S', side: 0, ...dog },
      },
      options: { grappling: true, ...options },
    }),
  );

const grapple = { type: 'grapple', unit: 'Ram', target: 'Ewe' } as const;
const breakFree = { type: 'break-free', unit: 'Ewe', target: 'Ram' } as const;
const release = { type: 'release', unit: 'Ram', target: 'Ewe' } as const;
const grip = (game: Melee, name: string) => game.scene.state.units[game.scene.index(name)].marks?.grip;

/** Ram has seized Ewe in the turn before, and this phase begins; that side acts first. */
function clinch(phase: 'movement' | 'weapon' | 'physical', first: 0 | 1, plan: Plan = {}): Melee {
  const game = brawl(plan);
  game.scene.put('Ram', '0506 S');
  seize(game.scene.state, 0, 1);
  return game.beginAt(phase, first);
}

const numberOf = (game: Melee) => game.number('grapple', 'Ram', 'Ewe').total;

rule('MT-PHYS-04', 'The number is the Piloting Skill, or 5 where it does not count', () => {
  expect(numberOf(brawl({ ram: { piloting: 3 } }).begin(0))).toBe(3);
  const fixed = brawl({ ram: { piloting: 3 }, options: { 'master-rules': true } }).begin(0);
  expect(numberOf(fixed)).toBe(5);
});

rule(['MT-PHYS-04', 'MT-PHYS-06'], 'Example: an assault ’Mech has −2 at a medium one, which has +2', () => {
  const game = brawl({ tons: [90, 50] });
  expect(numberOf(game.begin(0))).toBe(3);
  const held = clinch('physical', 1, { tons: [90, 50] });
  expect(held.number('break-free', 'Ewe', 'Ram').total).toBe(7);
});

rule('MT-PHYS-04', 'Actuators count as for a punch, those of both arms', () => {
  const hits = [0, 0, 0, 0, 0b0010, 0b1010, 0, 0];
  const game = brawl({ ram: { state: { hits, hitsBefore: hits } } }).begin(0);
  expect(numberOf(game)).toBe(5 + 2 + 2 + 1);
});

rule('MT-PHYS-04', 'Who hits moves into the hex of its target, and both are grappled', () => {
  const game = brawl().begin(0).order(grapple).pass('Ewe', toHit(2, 3));
  expect(game.hexOf('Ram')).toBe('0506');
  expect(grip(game, 'Ram')).toEqual({ partner: 1, isHolder: true });
  expect(grip(game, 'Ewe')).toEqual({ partner: 0, isHolder: false });
  expect(invariants(game.scene.state)).toEqual([]);
  const miss = brawl().begin(0).order(grapple).pass('Ewe', toHit(1, 3));
  expect(miss.hexOf('Ram')).toBe('0505');
  expect(grip(miss, 'Ram')).toBeUndefined();
});

rule('MT-PHYS-04', 'Not after firing, with a bad arm, at one who lies, far off, above or behind', () => {
  expect(brawl().begin(0).offers('grapple', 'Ram')).toEqual(['Ewe']);
  expect(brawl({ options: { grappling: false } }).begin(0).orders).not.toContain('grapple');
  expect(brawl({ ram: { state: { fired: 1 << 1 } } }).begin(0).orders).not.toContain('grapple');
  expect(brawl({ ram: { at: '0505 N' }, ewe: { at: '0506 S' } }).begin(0).asked).toBe('over');
  const shoulder = [0, 0, 0, 0, 0b0001, 0, 0, 0];
  expect(brawl({ ram: { state: { hits: shoulder } } }).begin(0).orders).not.toContain('grapple');
  expect(brawl({ ewe: { state: { prone: true } } }).begin(0).orders).not.toContain('grapple');
  const hill = (height: number) => ({
    map: `${'. . . . . .\n'.repeat(5)}. . . . .${height} .`,
  });
  expect(brawl(hill(1)).begin(0).orders).toContain('grapple');
  expect(brawl(hill(2)).begin(0).asked).toBe('over');
});

rule('MT-PHYS-04', 'It comes after everything else, and to nothing where the two were parted', () => {
  const game = brawl({ dog: { at: '0507 N', side: 1 } }).begin(1);
  game.order({ type: 'push', unit: 'Ewe', target: 'Ram' });
  game.order(grapple, toHit(6, 6), piloting(6, 6));
  const kinds = game.scene.happened('physical-order')[0].attacks.map(({ kind }) => kind);
  expect(kinds).toEqual(['push', 'grapple']);
  expect(game.scene.happened('physical-cancelled')).toMatchObject([{ why: 'parted' }]);
});

rule('MT-PHYS-05', 'Neither of the two moves', () => {
  const game = clinch('movement', 1);
  const { field, state } = game.scene;
  const said = [0, 1, 2].map((unit) => field.plugged.states?.([], field, state, unit));
  expect(said).toEqual([['grapples with Ewe'], ['held by Ram'], []]);
  expect(game.asked).toBe('1 movement/move');
  expect(game.orders).toEqual(['still']);
  const refused = game.refusal({
    type: 'move',
    unit: 'Ewe',
    mode: 'walk',
    to: '0507',
    facing: 'N',
    more: false,
  });
  expect(refused.rule).toBe('MT-PHYS-05');
  game.order({ type: 'still', unit: 'Ewe' });
  game.order({ type: 'still', unit: 'Ram' });
  expect(game.scene.happened('piloting-roll')).toEqual([]);
  expect(game.hexOf('Ram')).toBe('0506');
});

rule(
  'MT-PHYS-05',
  'They fire only head and front torso weapons, only at each other, at −4 and not aimed',
  () => {
    const game = clinch('weapon', 1);
    const shot = (weapon: string, target: string) => ({
      type: 'fire' as const,
      unit: 'Ewe',
      twist: 0,
      target,
      attacks: [{ weapon: game.scene.weapon('Ewe', weapon), target: game.scene.index(target) }],
    });
    for (const weapon of ['Large Laser LA', 'Flamer LL'])
      expect(game.refusal(shot(weapon, 'Ram')).rule).toBe('MT-PHYS-05');
    expect(game.refusal(shot('Medium Laser (R) LT', 'Ram')).rule).toBe('CBT-ARC-02');
    expect(game.choices('fire', 'Ewe', 0)).toEqual([0]);
    game.order(shot('Small Laser HD', 'Ram'));
    expect(game.scene.state.weaponAttacks.map(({ number }) => number)).toEqual([0]);
  },
);

rule('MT-PHYS-05', 'A shot at somebody unconscious in the clinch has the −4 once, and is not aimed', () => {
  const game = clinch('weapon', 1);
  game.scene.unit('Ram').knockedOut = 1;
  const fire = { type: 'fire', unit: 'Ewe', twist: 0, target: 'Ram' } as const;
  const weapon = game.scene.weapon('Ewe', 'Small Laser HD');
  expect(() => game.order({ ...fire, attacks: [{ weapon, target: 0, aim: 'CT' }] })).toThrow('refused');
  game.order({ ...fire, attacks: [{ weapon, target: 0 }] });
  expect(game.scene.state.weaponAttacks[0].number).toBe(0);
});

rule('MT-PHYS-05', 'Others have +1 at the enemy, and who misses him rolls for the friend without it', () => {
  const laser = (game: Melee) => [{ weapon: game.scene.weapon('Dog', 'Large Laser LA'), target: 1 }];
  const shots = (...rolls: Parameters<Melee['order']>[1][]) => {
    const game = clinch('weapon', 1);
    game.order({ type: 'hold', unit: 'Ewe', twist: 0 });
    game.order({ type: 'hold', unit: 'Ram', twist: 0 });
    game.order({ type: 'fire', unit: 'Dog', twist: 0, target: 'Ewe', attacks: laser(game) }, ...rolls);
    return game;
  };
  const hit = shots(toHit(2, 3), location(3, 4));
  expect(hit.damage('Ewe')).toBe(8);
  const friend = shots(toHit(1, 3), toHit(2, 2), location(3, 4));
  expect(friend.damage('Ewe')).toBe(0);
  expect(friend.damage('Ram')).toBe(8);
  const told = friend.scene.happened('weapon-attack').map(({ attack, stray }) => [attack.number, stray]);
  expect(told).toEqual([
    [5, undefined],
    [4, true],
  ]);
  expect(friend.scene.unit('Dog').heatBuilt).toBe(8);
  expect(shots(toHit(1, 3), toHit(1, 2)).damage('Ram')).toBe(0);
});

rule('MT-PHYS-05', 'They make no other physical attacks, and nobody pushes or charges them', () => {
  const game = clinch('physical', 1);
  expect(game.orders).toEqual(['break-free', 'pass']);
  game.pass('Ewe');
  expect(game.orders).toEqual(['release', 'pass']);
  const near = clinch('physical', 0, { dog: { at: '0507 N' } }).pass('Ram');
  expect(near.orders).toEqual(['punch', 'kick', 'pass']);
  expect(near.refusal({ type: 'push', unit: 'Dog', target: 'Ewe' }).rule).toBe('MT-PHYS-05');
});

rule('MT-PHYS-06', 'Who breaks free throws the other into any hex around it, where that faces it', () => {
  const game = clinch('physical', 1).order(breakFree).pass('Ram', toHit(2, 3));
  expect(game.asked).toBe('1 grapple/part');
  expect(game.offers('go')).toHaveLength(6);
  game.order({ type: 'go', to: '0507' });
  expect(game.hexOf('Ram')).toBe('0507');
  expect(game.hexOf('Ewe')).toBe('0506');
  expect(game.scene.unit('Ram')).toMatchObject({ facing: 0, prone: false });
  expect(grip(game, 'Ram') ?? grip(game, 'Ewe')).toBeUndefined();
  const fails = clinch('physical', 1).order(breakFree).pass('Ram', toHit(1, 3));
  expect(grip(fails, 'Ewe')).toEqual({ partner: 0, isHolder: false });
});

rule('MT-PHYS-06', 'It may throw it off a height, or into water', () => {
  const rows = ['. . . . .3 .', '. . . . .3 .', '. . . . . .', '. . . . ~1 .'];
  const map = `${'. . . . . .\n'.repeat(4)}${rows.slice(0, 2).join('\n')}\n${rows[2]}`;
  const game = clinch('physical', 1, { map }).order(breakFree).pass('Ram', toHit(6, 6));
  game.order({ type: 'go', to: '0507' }, ...falls(1, [3, 4], [3, 4], [3, 4], [3, 4]));
  expect(game.scene.happened('fell')).toMatchObject([{ unit: 0, damage: { total: 20 } }]);
  const lake = `${'. . . . . .\n'.repeat(6)}${rows[3]}`;
  const wet = clinch('physical', 1, { map: lake }).order(breakFree).pass('Ram', toHit(6, 6));
  wet.order({ type: 'go', to: '0507' }, piloting(6, 6));
  expect(wet.scene.happened('piloting-roll').at(-1)).toMatchObject({ unit: 0, reason: 'water' });
});

rule('MT-PHYS-06', 'When one is destroyed the other stays in the hex, and grapples no more', () => {
  const game = clinch('physical', 1);
  Object.assign(game.scene.unit('Ram'), { loss: 'pilot', hex: -2 });
  game.pass('Ewe');
  expect(game.hexOf('Ewe')).toBe('0506');
  expect(game.scene.happened('grip-lost')).toContainEqual({ type: 'grip-lost', unit: 1 });
});

rule('MT-PHYS-07', 'Who began may let go, and goes into any hex around, facing the other', () => {
  const game = clinch('physical', 1).pass('Ewe').order(release);
  expect(game.asked).toBe('1 grapple/hold-on');
  game.order({ type: 'hold-on', hold: false });
  expect(game.asked).toBe('0 grapple/part');
  game.order({ type: 'go', to: '0505' });
  expect(game.hexOf('Ram')).toBe('0505');
  expect(game.scene.unit('Ram').facing).toBe(3);
  expect(grip(game, 'Ram') ?? grip(game, 'Ewe')).toBeUndefined();
});

rule('MT-PHYS-07', 'The other may roll to hold on: then it is the one that holds', () => {
  const start = () =>
    clinch('physical', 1, { tons: [90, 50] })
      .pass('Ewe')
      .order(release);
  const holds = start().order({ type: 'hold-on', hold: true }, toHit(3, 4));
  expect(grip(holds, 'Ewe')).toEqual({ partner: 0, isHolder: true });
  expect(grip(holds, 'Ram')).toEqual({ partner: 1, isHolder: false });
  const fails = start().order({ type: 'hold-on', hold: true }, toHit(3, 3));
  expect(fails.asked).toBe('0 grapple/part');
});

rule('MT-PHYS-07', 'The question shows the number of holding on', () => {
  const game = clinch('physical', 1, { tons: [90, 50] })
    .pass('Ewe')
    .order(release);
  expect(game.labels('hold-on')).toEqual([['Hold on to it', 7], ['Part from it']]);
});

rule(
  'MT-PHYS-06',
  'Where there is one hex only it goes there, where there is none the two stay together',
  () => {
    const thrown = (map: string) => {
      const game = new Melee(
        scene({
          map,
          units: {
            Ram: { mech: grappler('Ram', 50), at: '0101 S' },
            Ewe: { mech: grappler('Ewe', 50), at: '0102 N' },
          },
          options: { grappling: true },
        }),
      );
      game.scene.put('Ewe', '0101 N');
      seize(game.scene.state, 0, 1);
      game.begin(1).order(breakFree).pass('Ram', toHit(6, 6));
      return [game.asked, game.hexOf('Ram')];
    };
    expect(thrown('.\n.')).toEqual(['over', '0102']);
    expect(thrown('. .\n. .')).toEqual(['1 grapple/part', '0101']);
  },
);

rule('MT-PHYS-07', 'One who cannot act is not asked', () => {
  const game = clinch('physical', 1);
  game.scene.unit('Ewe').knockedOut = 1;
  game.pass('Ewe').order(release);
  expect(game.asked).toBe('0 grapple/part');
});

describe('A bot', () => {
  const harmless = mech('Ram', { armor: 40, tons: 50 });
  const arms = mech('Ewe', { armor: 40, tons: 50, slots: { LA: ['2 x Large Laser'], RA: ['3 x PPC'] } });

  test('seizes who has all its weapons in its arms, if it has its own in the torso', () => {
    const torso = mech('Ram', { tons: 50, slots: { CT: ['Medium Laser'], LT: ['2 x Medium Laser'] } });
    const game = brawl({ ram: { mech: torso }, ewe: { mech: arms } }).begin(0);
    expect(new Veteran(game.scene).strikes('Ram')).toEqual({ type: 'grapple', unit: 0, target: 1 });
  });

  test('breaks free, and lets go, where it has nothing to fire', () => {
    const held = clinch('physical', 1, { ewe: { mech: arms } });
    expect(new Veteran(held.scene).strikes('Ewe')).toEqual({ type: 'break-free', unit: 1, target: 0 });
    const holds = clinch('physical', 1, { ram: { mech: harmless } }).pass('Ewe');
    expect(new Veteran(holds.scene).strikes('Ram')).toEqual({ type: 'release', unit: 0, target: 1 });
  });
});
