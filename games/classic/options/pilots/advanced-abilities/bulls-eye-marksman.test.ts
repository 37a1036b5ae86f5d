import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Duel } from '../../../testing/duel.ts';
import { mech, type Sheet, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';

const slots = { RT: ['Medium Laser'], LT: ['Medium Laser', 'SRM 2', 'Ammo SRM 2'], CT: ['Flamer'] };

function marksman(gun: Partial<Sheet> = {}, mark: Partial<Sheet> = {}, options: object = {}): Duel {
  const made = scene({
    units: {
      Gun: {
        mech: mech('Gun', { slots }),
        at: '0505 S',
        state: gun,
        abilities: [{ name: 'bulls-eye-marksman' }],
      },
      Mark: { mech: mech('Mark', { armor: 40 }), at: '0507 N', state: mark },
    },
    options: { 'advanced-abilities': true, ...options },
  });
  return new Duel(made).beginAt('weapon', 0);
}

const aims = (game: Duel, label: string) => game.fieldsOf(label).aim;

rule(['MT-ABIL-02', 'MT-BASE-06'], "A Bull's-Eye Marksman aims one weapon at any part, at +3", () => {
  const game = marksman();
  expect(aims(game, 'Medium Laser RT')).toEqual(['none', 'HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL']);
  const plain = game.toHit('Medium Laser RT').total;
  const points = game.fireSo(
    'Medium Laser RT',
    { aim: 'HD' },
    toHit(6, 6),
    ['aimed shot', 3, 3],
    ['consciousness', 6, 6],
  );
  const [{ attacks }] = game.scene.happened('fire-declared');
  expect(attacks[0].number).toBe(plain + 3);
  expect(attacks[0].explanation.lines.find(({ rule }) => rule === 'MT-ABIL-02')).toMatchObject({ value: 3 });
  expect(points).toBe(5);
  expect(game.scene.happened('damaged')).toMatchObject([{ location: 0, damage: 5 }]);
  const wide = marksman();
  wide.fireSo('Medium Laser RT', { aim: 'HD' }, toHit(6, 6), ['aimed shot', 2, 3], location(3, 4));
  expect(wide.scene.happened('damaged')[0].location).not.toBe(0);
});

rule('MT-ABIL-02', 'Unaimed it gains nothing', () => {
  const game = marksman();
  game.fireSo('Medium Laser RT', { aim: 'none' }, toHit(1, 1));
  const [{ attacks }] = game.scene.happened('fire-declared');
  expect(attacks[0].explanation.lines.some(({ rule }) => rule === 'MT-ABIL-02')).toBe(false);
});

rule('MT-ABIL-02', 'It must not have moved, and the weapon fires straight', () => {
  expect(aims(marksman({ mode: 'walk' }), 'Medium Laser RT')).toBeUndefined();
  expect(aims(marksman({ turned: true }), 'Medium Laser RT')).toBeUndefined();
  expect(aims(marksman({ mpOwed: 1 }), 'Medium Laser RT')).toBeUndefined();
  expect(aims(marksman(), 'SRM 2')).toBeUndefined();
  expect(aims(marksman(), 'Flamer')).toBeUndefined();
});

rule('MT-ABIL-02', 'It fires nothing else, and makes no physical attacks in that turn', () => {
  const game = marksman();
  const shot = (label: string, aim: string) => ({ weapon: game.scene.weapon('Gun', label), target: 1, aim });
  const fire = (...attacks: object[]) =>
    ({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks }) as const;
  const two = [shot('Medium Laser RT', 'HD'), shot('Medium Laser LT', 'none')];
  expect(game.refusal(fire(...two)).rule).toBe('MT-ABIL-02');
  const both = fire(shot('Medium Laser RT', 'none'), shot('Medium Laser LT', 'none'));
  marksman().order(both, toHit(1, 1), toHit(1, 1));

  const near = (aim: string) => {
    const made = marksman();
    made.scene.put('Mark', '0506 N');
    made.order(fire(shot('Medium Laser RT', aim)));
    while (made.asked === '1 weapon/declare')
      made.order({ type: 'hold', unit: 'Mark', twist: 0 }, toHit(1, 1));
    return made.asked;
  };
  expect([near('none'), near('HD')]).toEqual(['0 physical/declare', '1 physical/declare']);
});

rule(['MT-ABIL-02', 'MT-ATK-04'], 'It is not called besides', () => {
  const game = marksman({}, {}, { 'called-shots': true });
  const aimed = { weapon: game.scene.weapon('Gun', 'Medium Laser RT'), target: 1, aim: 'HD', call: 'high' };
  const order = { type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks: [aimed] } as const;
  expect(game.refusal(order)).toBeTruthy();
});
