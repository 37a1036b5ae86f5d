import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { mech, type Scene } from '../testing.ts';
import { veteran } from '../testing-bot.ts';
import { bestRange, Gunneries } from './gunnery.ts';
import { evasionOf } from './outlook.ts';
import { postureOf } from './temper.ts';

const acted = { acted: true };
const laser = mech('Laser', { slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] } });
const gun = mech('Gun', { heatSinks: 20, slots: { RT: ['3 x PPC'] } });
const unarmed = mech('Unarmed', { walk: 6, slots: { LT: ['3 x Jump Jet'], RT: ['3 x Jump Jet'] } });
const clear = (rows: number, columns: number) => `${'. '.repeat(columns)}\n`.repeat(rows);

describe('Posture', () => {
  const pair = { Own: { mech: laser, at: '0810 N' }, Foe: { mech: laser, at: '0806 S' } };
  rule('CBT-AI-01', 'Defensive without the Initiative, offensive with it, neutral for the stronger', () => {
    const posture = (units: Parameters<typeof veteran>[0]['units'], winner: 0 | 1) => {
      const { field, state } = veteran({ units }, winner).scene;
      return postureOf(field, state, 0);
    };
    expect(posture(pair, 0)).toBe('offensive');
    expect(posture(pair, 1)).toBe('defensive');
    expect(posture({ ...pair, More: { mech: laser, at: '0111 N', side: 0 } }, 1)).toBe('neutral');
    const heavy = mech('Heavy', { tons: 80, slots: { RA: ['Medium Laser'] } });
    expect(posture({ ...pair, Own: { mech: heavy, at: '0810 N' } }, 1)).toBe('neutral');
  });

  rule('CBT-AI-01', 'Who has lost the Initiative minds the enemy more, above all if light and fast', () => {
    const mind = (file: typeof laser, winner: 0 | 1) =>
      veteran({ units: { ...pair, Own: { mech: file, at: '0810 N' } } }, winner).outlook('Own').self.mood
        .caution;
    expect(mind(laser, 1)).toBeGreaterThan(mind(laser, 0));
    const light = mech('Light', { tons: 30, walk: 7, slots: { RA: ['Medium Laser'] } });
    expect(mind(light, 1) / mind(light, 0)).toBeGreaterThan(mind(laser, 1) / mind(laser, 0));
  });
});

describe('Looking ahead', () => {
  rule('CBT-AI-03', 'One who can be flanked wants no woods behind its back', () => {
    const map = `
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . l . . . l .
      . l . . . . .
      . . . . . . .`;
    const at = veteran({
      map,
      units: { Own: { mech: laser, at: '0406 N' }, Foe: { mech: laser, at: '0401 S' } },
    });
    expect(at.values('Own', '0604 N', 'walk', 2)).toBeGreaterThan(at.values('Own', '0204 N', 'walk', 2));
    at.scene.unit('Foe').acted = true;
    expect(at.values('Own', '0604 N', 'walk', 2)).toBeCloseTo(at.values('Own', '0204 N', 'walk', 2), 1);
  });

  rule('CBT-AI-03', 'A place that seems good is not taken if the enemy can still come round it', () => {
    const rows = clear(12, 9).split('\n');
    const map = rows.with(4, '. . . . .2 . . . . ').with(8, '. . . H H . . . . ').join('\n');
    const at = veteran({
      map,
      units: {
        Own: {
          mech: mech('Own', { armor: 20, slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] } }),
          at: '0507 N',
        },
        Foe: { mech: mech('Runner', { walk: 7, slots: { RT: ['10 x AC/20', 'Ammo AC/20'] } }), at: '0501 S' },
      },
    });
    const before = JSON.stringify(at.scene.state);
    expect(at.moves('Own', false)).not.toMatchObject({ to: '0505' });
    expect(at.moves('Own')).toMatchObject({ to: '0505', facing: 0 });
    expect(JSON.stringify(at.scene.state)).toBe(before);
  });
});

describe('How to move', () => {
  const far = veteran({
    units: { Own: { mech: laser, at: '0812 N' }, Foe: { mech: gun, at: '0804 S', state: acted } },
  });
  rule('CBT-AI-04', 'Hexes count in steps: 3 before 2, 5 before 4, 7 before 6, 10 before 9', () => {
    const worth = (hexes: number) => far.values('Own', '0812 N', 'run', hexes);
    for (const step of [3, 5, 7, 10]) expect(worth(step), String(step)).toBeGreaterThan(worth(step - 1));
    for (const idle of [2, 4, 6, 8, 9])
      expect(worth(idle), String(idle)).toBeLessThanOrEqual(worth(idle - 1));
  });

  rule('CBT-AI-04', 'A Spider that jumps 7 or 8 hexes gives every attack +4', () => {
    expect([6, 7, 8].map((hexes) => evasionOf('jump', hexes))).toEqual([3, 4, 4]);
  });

  rule(
    'CBT-AI-05',
    'Of the ways to the same place the gentlest: walking before running before jumping',
    () => {
      const at = veteran({
        units: {
          Own: {
            mech: mech('Jumper', { slots: { RA: ['Medium Laser'], LT: ['4 x Jump Jet'] } }),
            at: '0810 N',
          },
          Foe: { mech: laser, at: '0806 S', state: acted },
        },
      });
      const worth = (mode: 'walk' | 'run' | 'jump') => at.values('Own', '0809 N', mode, 1);
      expect(worth('walk')).toBeGreaterThan(worth('run'));
      expect(worth('run')).toBeGreaterThan(worth('jump'));
    },
  );

  rule(
    'CBT-AI-05',
    'Standing still pays in cover or far away; otherwise at least three hexes are walked',
    () => {
      const strong = mech('Strong', { heatSinks: 30, slots: { RT: ['10 x AC/20', 'Ammo AC/20'] } });
      const at = (map: string, own: string) =>
        veteran({
          map,
          units: { Own: { mech: laser, at: own }, Foe: { mech: strong, at: '0201 S', state: acted } },
        });
      const worth = (map: string, hex: string) => {
        const own = at(map, `${hex} N`);
        return own.values('Own', `${hex} N`, 'walk', 3) - own.values('Own', `${hex} N`, 'still');
      };
      const open = clear(14, 3);
      expect(worth(open, '0206')).toBeGreaterThan(0);
      expect(worth(open, '0212')).toBeLessThan(worth(open, '0206'));
      const woods = open.split('\n').with(5, '. H . ').join('\n');
      expect(worth(woods, '0206')).toBeLessThan(worth(open, '0206'));
    },
  );

  rule('CBT-AI-05', 'A jump to attack is for the back of the target', () => {
    const jumper = mech('Jumper', {
      tons: 50,
      walk: 5,
      heatSinks: 16,
      slots: { RA: ['Medium Laser'], LA: ['Medium Laser'], LT: ['3 x Jump Jet'], RT: ['2 x Jump Jet'] },
    });
    const at = veteran({
      units: { Own: { mech: jumper, at: '0808 N' }, Foe: { mech: gun, at: '0806 S', state: acted } },
    });
    expect(at.values('Own', '0805 S', 'jump', 3)).toBeGreaterThan(at.values('Own', '0807 N', 'walk', 1));
    expect(at.values('Own', '0807 N', 'walk', 1)).toBeGreaterThan(at.values('Own', '0807 N', 'jump', 1));
  });

  rule(
    'CBT-AI-06',
    'Who has nothing to fire jumps rather than runs, and runs rather than walks, into cover',
    () => {
      const map = clear(10, 9).replace(/^((?:.*\n){6})(. . . )\. /, '$1$2H ');
      const at = veteran({
        map,
        units: { Own: { mech: unarmed, at: '0410 N' }, Foe: { mech: gun, at: '0401 S', state: acted } },
      });
      const worth = (mode: 'walk' | 'run' | 'jump', hexes: number) => at.values('Own', '0407 N', mode, hexes);
      expect(worth('jump', 5)).toBeGreaterThan(worth('run', 5));
      expect(worth('run', 5)).toBeGreaterThan(worth('walk', 3));
      expect(worth('run', 3)).toBeGreaterThan(at.values('Own', '0507 N', 'run', 3));
    },
  );
});

describe('Ground', () => {
  const map = `
    . . . . . . .
    . . . . . . .
    . . . . H . .
    . . . . . . .
    . . . . . . .
    . . H . H . .
    . . . . . . .`;
  rule('CBT-AI-07', 'In woods with none in between is best for one who fires', () => {
    const worth = (row: number, hex: string) => {
      const rows = clear(7, 3).split('\n').with(row, hex);
      return veteran({
        map: rows.join('\n'),
        units: { Own: { mech: gun, at: '0207 N' }, Foe: { mech: laser, at: '0201 S', state: acted } },
      }).values('Own', '0207 N');
    };
    const inWoods = worth(6, '. H . ');
    expect(inWoods).toBeGreaterThan(worth(6, '. . . '));
    expect(inWoods).toBeGreaterThan(worth(5, '. H . '));
  });

  rule('CBT-AI-07', 'Who does not fire has woods between', () => {
    const at = veteran({
      map,
      units: { Own: { mech: unarmed, at: '0407 N' }, Foe: { mech: gun, at: '0501 S', state: acted } },
    });
    expect(at.values('Own', '0505 N', 'walk', 3)).toBeGreaterThan(at.values('Own', '0305 N', 'walk', 3));
  });

  rule('CBT-AI-07', 'Partial cover is worth most to one with weak legs', () => {
    const hill = map.replace('. . H . H . .', '. . .1 . . . .');
    const gain = (legs: number) => {
      const at = veteran({
        map: hill,
        units: { Own: { mech: laser, at: '0307 N' }, Foe: { mech: gun, at: '0301 S', state: acted } },
      });
      at.scene.unit('Own').armor[6] = legs;
      at.scene.unit('Own').armor[7] = legs;
      return at.values('Own', '0307 N') - at.values('Own', '0507 N');
    };
    expect(gain(10)).toBeGreaterThan(0);
    expect(gain(0)).toBeGreaterThan(gain(10));
  });

  rule('CBT-AI-07', 'Shallow water cools the heat sinks in the legs of a hot Mech', () => {
    const cooled = (file: typeof laser, heat: number) => {
      const at = veteran({
        map: clear(12, 3)
          .replace(/(.*\n){11}/, (text) => `${text}. ~1 . `)
          .replace(/~1 \. \. \. \. /, '~1 . '),
        units: {
          Own: { mech: file, at: '0212 N', state: { heat } },
          Foe: { mech: laser, at: '0201 S', state: acted },
        },
      });
      const dry = veteran({
        map: clear(12, 3),
        units: {
          Own: { mech: file, at: '0212 N', state: { heat } },
          Foe: { mech: laser, at: '0201 S', state: acted },
        },
      });
      return at.values('Own', '0212 N') - dry.values('Own', '0212 N');
    };
    const wet = mech('Wet', {
      heatSinks: 12,
      slots: { LL: ['Heat Sink', 'Heat Sink'], RL: ['Heat Sink', 'Heat Sink'] },
    });
    expect(cooled(wet, 24)).toBeGreaterThan(cooled(wet, 0));
    expect(cooled(wet, 24)).toBeGreaterThan(cooled(laser, 24));
  });

  rule('CBT-AI-08', 'Dead ground is worth more than open ground to one that is weak', () => {
    const hills = map.replace('. . H . H . .', '. . .3 . . . .');
    const at = veteran({
      map: hills,
      units: { Own: { mech: unarmed, at: '0407 N' }, Foe: { mech: gun, at: '0301 S', state: acted } },
    });
    expect(at.values('Own', '0307 N', 'walk', 1)).toBeGreaterThan(at.values('Own', '0507 N', 'walk', 1));
  });

  rule('CBT-AI-09', 'The edge of the map covers the back of one who faces inward', () => {
    const at = veteran({
      map: clear(8, 7),
      units: { Own: { mech: laser, at: '0407 N' }, Foe: { mech: laser, at: '0403 S' } },
    });
    const edge = at.values('Own', '0408 N', 'walk', 1) - at.values('Own', '0407 N', 'walk', 1);
    at.scene.unit('Foe').acted = true;
    expect(edge).toBeGreaterThan(
      at.values('Own', '0408 N', 'walk', 1) - at.values('Own', '0407 N', 'walk', 1),
    );
  });

  rule('CBT-AI-09', 'But it is no place to be next to somebody who can push', () => {
    const at = veteran({
      map: clear(8, 7),
      units: { Own: { mech: laser, at: '0206 N' }, Foe: { mech: laser, at: '0407 S', state: acted } },
    });
    expect(at.values('Own', '0406 S', 'walk', 2)).toBeGreaterThan(at.values('Own', '0408 N', 'walk', 2));
  });
});

describe('Going prone', () => {
  const map = `
    . . .
    . . .
    . . .
    . . .
    . .1 .
    . . .`;
  const at = (state: object, foe = gun) =>
    veteran({
      map,
      units: {
        Own: { mech: mech('Walker', { walk: 1 }), at: '0206 N', state },
        Foe: { mech: foe, at: '0201 S', state: acted },
      },
    });

  rule('CBT-AI-10', 'Behind a Level 1 hill one who will not fire lies down and is gone', () => {
    expect(at({}).moves('Own')).toEqual({ type: 'drop', unit: 0, mode: 'walk', more: false });
  });

  rule('CBT-AI-10', 'In the open it stays on its feet', () => {
    const open = veteran({
      map: clear(6, 3),
      units: {
        Own: { mech: mech('Walker', { walk: 1 }), at: '0206 N' },
        Foe: { mech: gun, at: '0201 S', state: acted },
      },
    });
    expect(open.moves('Own')).not.toMatchObject({ type: 'drop' });
  });
});

describe('Facing', () => {
  rule('CBT-AI-11', 'The target stays in arc, and the sound side takes the fire', () => {
    const at = veteran({
      units: { Own: { mech: laser, at: '0808 N' }, Foe: { mech: gun, at: '0804 S', state: acted } },
    });
    expect(at.facing('Own', '0808')).toBe('N');
    // Two enemies ahead, one to each side: with its left side open it turns that away from the one that still sees it.
    const flanked = (open: readonly number[]) => {
      const made = veteran({
        units: {
          Own: { mech: mech('Mute', { armor: 20 }), at: '0808 N' },
          West: { mech: gun, at: '0408 NE', state: acted },
          East: { mech: gun, at: '1208 NW', state: acted },
        },
      });
      for (const facing of open) made.scene.unit('Own').armor[facing] = 0;
      return made.facing('Own', '0808');
    };
    const [LT, RT, LA, RA, LL, RL] = [2, 3, 4, 5, 6, 7];
    expect(flanked([LT, LA, LL])).not.toBe(flanked([RT, RA, RL]));
  });

  rule('CBT-AI-11', 'Attacks come from the side that is open, and from behind', () => {
    const at = veteran({
      units: { Own: { mech: laser, at: '0812 N' }, Foe: { mech: mech('Mute'), at: '0807 N', state: acted } },
    });
    expect(at.values('Own', '0810 N', 'walk', 2)).toBeGreaterThan(at.values('Own', '0804 S', 'walk', 2));
    const [left, right] = ['0509 NE', '1109 NW'];
    expect(at.values('Own', left, 'walk', 3)).toBeCloseTo(at.values('Own', right, 'walk', 3), 1);
    for (const facing of [2, 4, 6]) at.scene.unit('Foe').armor[facing] = 0;
    expect(at.values('Own', left, 'walk', 3)).toBeGreaterThan(at.values('Own', right, 'walk', 3) + 0.3);
  });

  rule('CBT-AI-12', 'Of equals the way with less effort', () => {
    const at = veteran({
      units: { Own: { mech: laser, at: '0810 N' }, Foe: { mech: mech('Mute'), at: '0806 S', state: acted } },
    });
    const order = at.moves('Own', false);
    expect(order).not.toMatchObject({ mode: 'run' });
  });

  test('with nothing to choose between the facings, the enemy is ahead', () => {
    for (const [place, facing] of [
      ['0805', 'S'],
      ['0815', 'N'],
    ]) {
      const at = veteran({
        units: { Own: { mech: mech('Mute'), at: `${place} N` }, Foe: { mech: mech('Mute'), at: '0810 S' } },
      });
      expect(at.facing('Own', place)).toBe(facing);
    }
  });
});

describe('Ranges', () => {
  const between = (one: typeof laser, other: typeof laser, caution = 0.6) => {
    const { field, state } = veteran({
      units: { One: { mech: one, at: '0808 N' }, Other: { mech: other, at: '0802 S' } },
    }).scene;
    const gunneries = new Gunneries(field, state);
    return bestRange(gunneries.of(0, 1), gunneries.of(1, 0), caution);
  };
  const mute = mech('Mute');

  rule('CBT-AI-13', 'Two LRM 15 and three medium lasers are best at 6 hexes, LRMs alone at 7', () => {
    const lrms = ['3 x LRM 15', 'Ammo LRM 15'];
    const mixed = mech('Mixed', {
      heatSinks: 30,
      slots: { LT: lrms, RT: lrms, RA: ['Medium Laser', 'Medium Laser'], LA: ['Medium Laser'] },
    });
    expect(between(mixed, mute)).toBe(6);
    expect(between(mech('Boat', { heatSinks: 30, slots: { LT: lrms, RT: lrms } }), mute)).toBe(7);
  });

  rule('CBT-AI-14', 'A Panther stays beyond the reach of a Hunchback', () => {
    const range = between(STOCK_MECHS['PNT-9R'], STOCK_MECHS['HBK-4G']);
    expect(range).toBeGreaterThanOrEqual(10);
    expect(range).toBeLessThanOrEqual(12);
  });

  rule('CBT-AI-15', 'A Cicada goes right up to an Awesome, best behind it', () => {
    expect(between(STOCK_MECHS['CDA-2A'], STOCK_MECHS['AWS-8Q'])).toBe(1);
    const at = veteran({
      units: {
        Own: { mech: STOCK_MECHS['CDA-2A'], at: '0812 N' },
        Foe: { mech: STOCK_MECHS['AWS-8Q'], at: '0806 S', state: acted },
      },
    });
    expect(at.values('Own', '0807 N', 'run', 5)).toBeGreaterThan(at.values('Own', '0809 N', 'run', 5));
    expect(at.values('Own', '0805 S', 'run', 5)).toBeGreaterThan(at.values('Own', '0807 N', 'run', 5));
  });

  rule('CBT-AI-27', 'Next to an enemy its kick counts as well', () => {
    const worth = (tons: number) =>
      veteran({
        units: {
          Own: { mech: mute, at: '0812 N' },
          Foe: { mech: mech('Foe', { tons }), at: '0806 S', state: acted },
        },
      });
    const near = (tons: number) => {
      const at = worth(tons);
      return at.values('Own', '0807 N', 'walk', 2) - at.values('Own', '0808 N', 'walk', 2);
    };
    expect(near(100)).toBeLessThan(near(20));
  });
});

describe('The worked example', () => {
  // B is the enemy's hex; C the woods before it, D the hex behind it.
  const map = `
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . l . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .`;
  const trebuchet = STOCK_MECHS['TBT-5N'];
  const meet = (foe: typeof laser): { at: ReturnType<typeof veteran>; scene: Scene } => {
    const at = veteran({
      map,
      units: { Own: { mech: trebuchet, at: '0408 N' }, Foe: { mech: foe, at: '0405 S', state: acted } },
    });
    at.scene.unit('Own').shots.fill(0);
    return { at, scene: at.scene };
  };

  rule('CBT-AI-16', 'Face to face from the woods with a weak enemy, round a strong one', () => {
    const weak = meet(mech('Weak', { armor: 2, slots: { RA: ['Small Laser'] } })).at;
    const strong = meet(STOCK_MECHS['AWS-8Q']).at;
    const [woods, behind] = ['0406 N', '0404 S'];
    const gain = (at: typeof weak) => at.values('Own', behind, 'run', 5) - at.values('Own', woods, 'walk', 3);
    expect(gain(strong)).toBeGreaterThan(0);
    expect(gain(strong)).toBeGreaterThan(gain(weak));
  });
});

describe('Arcs', () => {
  rule('CBT-AI-17', 'The safe hex lies between the rear and the side of the arm without a gun', () => {
    const armed = (arm: 'LA' | 'RA') => mech('Armed', { heatSinks: 20, slots: { [arm]: ['3 x PPC'] } });
    const taken = (arm: 'LA' | 'RA', place: string) => {
      const at = veteran({
        units: {
          Own: { mech: mech('Mute'), at: '0112 N' },
          Foe: { mech: armed(arm), at: '0808 N', state: acted },
        },
      });
      return at.values('Own', place, 'walk', 3);
    };
    // North is ahead of the Foe: 0909 lies to its right rear at two hexes, 0709 to its left rear.
    expect(taken('LA', '0910 NW')).toBeGreaterThan(taken('LA', '0710 NE') + 1);
    expect(taken('RA', '0710 NE')).toBeGreaterThan(taken('RA', '0910 NW') + 1);
  });
});
