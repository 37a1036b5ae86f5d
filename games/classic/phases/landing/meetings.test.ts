// Where chapters meet: what the ground does to those who leap, fall or slide onto it.

import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, location, piloting } from '../../testing/table.ts';

/** The reading before all this was corrected. */
const BEFORE = { reading: 6 };
const wolf = mech('Wolf', { walk: 6, armor: 40 });

interface Plan {
  readonly ahead?: string;
  readonly height?: number;
  readonly options: Record<string, boolean>;
  readonly setup?: object;
}

/** Wolf stands on a cliff in 0203 and looks north, over the edge. */
const edge = ({ ahead = '.', height = 3, options, setup = {} }: Plan): March =>
  march({
    map: ['. . .', `. ${ahead} .`, `. .${height} .`, '. . .'].join('\n'),
    units: { Wolf: { mech: wolf, at: '0203 N' }, Bear: { at: '0101 N' } },
    options,
    setup,
  });

const ICE = '~2+ice';
const LEAP = { type: 'leap', unit: 'Wolf', mode: 'walk', more: false } as const;
const PLUNGE = { type: 'plunge', unit: 'Wolf', mode: 'walk' } as const;
const DARES = ['to throw oneself down', 5, 5] as const;
const reasons = (game: March) => game.scene.happened('piloting-roll').map(({ reason }) => reason);
const fallen = (game: March) => game.scene.happened('fell').map(({ damage }) => damage.total);

describe('a drop', () => {
  const options = { leaping: true };

  rule(['MT-MOV-09', 'MT-PRE-03'], 'Who leaps into a swamp and is stuck lands as hard as any other', () => {
    const game = edge({ ahead: '.+swamp', options }).order(
      LEAP,
      piloting(1, 1),
      piloting(1, 1),
      ['critical hit', 1, 1],
      ['critical hit', 1, 1],
      piloting(1, 1),
      ...falls(1, [3, 4], [3, 4], [3, 4], [3, 4]),
    );
    expect(reasons(game)).toEqual(['bog', 'leap-legs', 'leap-landing', 'injury']);
    expect(fallen(game)).toEqual([20]);
    expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, mpLeft: 0, acted: true });
  });

  rule(['MT-MOV-09', 'MT-PRE-04'], 'Through ice that breaks one falls from the height of the leap', () => {
    const game = edge({ ahead: ICE, options }).order(
      LEAP,
      ['breaking ice', 6],
      ...falls(1, [3, 4], [3, 4]),
      piloting(6, 6),
    );
    // Half of 5 points and 15 for three levels: there is water under it.
    expect(fallen(game)).toEqual([10]);
    expect(reasons(game)).toEqual(['injury', 'leap-legs']);
    // Whoever falls is asked whether to get up.
    expect(game.asked).toBe('0 movement/continue');
  });

  rule(['MT-MOV-10', 'MT-PRE-03'], 'Who drops from an edge into a swamp lands on its legs', () => {
    const made = march({
      map: ['. . .', '. .5 .', '. .+swamp .', '. . .'].join('\n'),
      units: { Wolf: { mech: wolf, at: '0202 S' }, Bear: { at: '0101 SE' } },
      options: { 'dangle-and-drop': true, climbing: true, leaping: true },
    }).order({ type: 'dangle', unit: 'Wolf' });
    const { state } = made.scene;
    for (const unit of state.units)
      Object.assign(unit.thisTurn, { mode: 'still', hexesMoved: 0, heading: 0 });
    const game = made
      .begin(0)
      .order(
        { type: 'let-drop', unit: 'Wolf', mode: 'walk', more: false },
        piloting(1, 1),
        piloting(6, 6),
        piloting(6, 6),
      );
    expect(reasons(game)).toEqual(['bog', 'leap-legs', 'leap-landing']);
    expect(game.scene.happened('stuck')).toHaveLength(1);
  });

  rule(['MT-PHYS-13', 'MT-PRE-03'], 'Who throws itself into a swamp falls', () => {
    const game = edge({ ahead: '.+swamp', options: { 'intentional-fall': true } }).order(
      PLUNGE,
      [...DARES],
      piloting(1, 1),
      ...falls(1, [3, 4], [3, 4], [3, 4], [3, 4]),
    );
    expect(fallen(game)).toEqual([20]);
  });

  rule(['MT-PHYS-13', 'MT-PRE-04'], 'Who throws itself through ice falls once, from the whole height', () => {
    const game = edge({ ahead: ICE, options: { 'intentional-fall': true } }).order(
      PLUNGE,
      [...DARES],
      ['breaking ice', 6],
      ...falls(1, [3, 4], [3, 4]),
    );
    expect(fallen(game)).toEqual([10]);
  });

  test('Games from before keep their soft landings', () => {
    const old = edge({ ahead: '.+swamp', options, setup: BEFORE }).order(LEAP, piloting(1, 1));
    expect(old.scene.unit('Wolf').prone).toBe(false);
    const through = edge({ ahead: ICE, options, setup: BEFORE });
    through.order(LEAP, ['breaking ice', 6], ...falls(1, [3, 4]));
    expect(fallen(through)).toEqual([3]);
  });
});

describe('a failed step back down', () => {
  const back = (below: string, setup: object = {}): March =>
    march({
      map: ['. . .', '. . .', '. . .', `. ${below}-1 .`, '. . .'].join('\n'),
      units: { Wolf: { mech: wolf, at: '0203 N' }, Bear: { at: '0101 N' } },
      options: {
        'backward-level-change': true,
        'expanded-terrain-table': true,
        'bog-down': true,
        'terrain-magma': true,
      },
      setup,
    });
  const burns = Array.from({ length: 8 }, () => ['magma', 1, 1] as const).map((roll) => [...roll] as const);

  rule(['MT-MOV-05', 'MT-TER-05'], 'Who falls into liquid magma burns all over, and may be stuck', () => {
    const game = back('m');
    game.order(
      { ...game.leg('Wolf', 'walk', '0204 N'), more: false },
      piloting(1, 3),
      ...burns.map(([purpose, a, b]) => [purpose, a, b] as [string, number, number]),
      piloting(6, 6),
      ...falls(1, [3, 4], [3, 4]),
    );
    expect(game.hexOf('Wolf')).toBe('0204');
    expect(reasons(game)).toEqual(['backward', 'bog', 'injury']);
    expect(fallen(game)).toEqual([10]);
  });

  test('In games from before the hex did nothing', () => {
    const game = back('m', BEFORE);
    game.order(
      { ...game.leg('Wolf', 'walk', '0204 N'), more: false },
      piloting(1, 3),
      ...falls(1, [3, 4], [3, 4]),
    );
    expect(reasons(game)).toEqual(['backward', 'injury']);
  });
});

describe('a skid', () => {
  const rink = (setup: object = {}): March =>
    march({
      map: `${'.+ice '.repeat(9)}\n`.repeat(12),
      units: { Wolf: { mech: mech('Wolf', { walk: 8, armor: 40 }), at: '0506 N' }, Bear: { at: '0901 N' } },
      setup,
    });
  const slides = [piloting(1, 1), ...falls(1, [3, 4])] as const;
  /** Three hexes back, then a turn to the right and a step. */
  const backAndTurn = (game: March, hexes: number): March => {
    game.order(game.leg('Wolf', 'walk', '0509 N'));
    return game.order(
      { ...game.leg('Wolf', 'walk', '0608 NE'), more: false },
      ...slides,
      ...Array.from({ length: hexes }, () => location(3, 4)),
    );
  };

  rule('MT-PRE-02', 'Who has walked backward slides on backward, with the facing it had', () => {
    const game = backAndTurn(rink(), 2);
    expect(game.hexOf('Wolf')).toBe('0511');
    expect(game.scene.unit('Wolf').facing).toBe(0);
    expect(backAndTurn(rink(BEFORE), 2).hexOf('Wolf')).toBe('0507');
  });

  rule(['MT-PRE-02', 'CBT-MOV-19'], 'All hexes of the turn count, also those before a reversal', () => {
    const skids = (setup: object = {}) => {
      const game = rink(setup);
      game.order(game.leg('Wolf', 'walk', '0510 N')).order(game.leg('Wolf', 'walk', '0509 N'));
      // CBT-MOV-19: for those who fire at it only the last hex counts.
      expect(game.scene.unit('Wolf').hexesMoved).toBe(1);
      game.order({ ...game.leg('Wolf', 'walk', '0608 NE'), more: false }, piloting(6, 6));
      return game.scene.happened('piloting-roll')[0].number.total;
    };
    // Five hexes: +1; one: −1.
    expect([skids(), skids(BEFORE)]).toEqual([6, 4]);
  });
});

describe('rubble', () => {
  const yard = (hex: string, setup: object = {}, ahead = '.'): March =>
    march({
      map: ['. . .', `. ${ahead} .`, `. ${hex} .`, '. . .', '. . .'].join('\n'),
      units: {
        Wolf: { mech: mech('Wolf', { armor: 40, slots: { CT: ['2 x Jump Jet'] } }), at: '0204 N' },
        Bear: { at: '0101 N' },
      },
      setup,
    });

  rule('MT-COND-01', 'Every hex of rubble asks for a Piloting Skill Roll, and who fails falls in it', () => {
    const game = yard('.+rubble');
    game.order({ ...game.leg('Wolf', 'walk', '0203 N'), more: false }, piloting(1, 3), ...falls(1, [3, 4]));
    expect(reasons(game)[0]).toBe('rubble');
    expect(game.hexOf('Wolf')).toBe('0203');
    expect(game.scene.unit('Wolf').prone).toBe(true);
    expect(game.scene.happened('piloting-roll')[0].number).toTotal(5);
    yard('.+rubble', BEFORE).move('Wolf', 'walk', '0203 N');
  });

  rule(
    ['MT-COND-01', 'CBT-MOV-06'],
    'Of two ways that cost the same the one round rubble or a swamp is taken',
    () => {
      const way = (ahead: string, beside: string) => {
        const map = ['. . .', `. ${ahead} .`, `. . ${beside}`, '. . .'].join('\n');
        const units = { Wolf: { mech: mech('Wolf', { walk: 6 }), at: '0203 N' }, Bear: { at: '0101 N' } };
        const game = march({ map, units }).move('Wolf', 'walk', '0302 N');
        const [{ path }] = game.scene.happened('moved');
        return game.scene.field.board.number[path[1]];
      };
      expect([way('.+rubble', 'r'), way('r', '.+rubble')]).toEqual(['0303', '0202']);
      expect([way('.+swamp', 'r'), way('r', '.+swamp')]).toEqual(['0303', '0202']);
    },
  );

  rule('MT-COND-01', 'A jump into it does, a road through it does not', () => {
    const jump = { type: 'jump', unit: 'Wolf', to: '0203', facing: 'N' } as const;
    expect(reasons(yard('.+rubble').order(jump, piloting(6, 6)))).toEqual(['rubble']);
    const road = yard('.+rubble+road', {}, '.+road');
    road.scene.put('Wolf', '0202 S');
    road.move('Wolf', 'walk', '0203 S');
  });

  rule(['MT-PRE-02', 'MT-COND-01'], 'Who runs and turns in rubble may skid', () => {
    const run = (setup: object = {}) => {
      const game = march({
        map: `${'.+rubble '.repeat(5)}\n`.repeat(8),
        units: { Wolf: { mech: wolf, at: '0308 N' }, Bear: { at: '0501 N' } },
        setup,
      });
      const rolls = 'reading' in setup ? [] : Array.from({ length: 3 }, () => piloting(6, 6));
      game.move('Wolf', 'run', '0406 NE', ...rolls);
      return reasons(game);
    };
    expect(run()).toEqual(['rubble', 'skid', 'rubble']);
    expect(run(BEFORE)).toEqual([]);
  });
});

describe('a climber', () => {
  const options = { climbing: true, 'expanded-terrain-table': true, fire: true };

  rule(
    ['MT-HEAT-01', 'MT-MOV-06'],
    'is heated by the burning hex that it climbs off, not the one it stays in',
    () => {
      const cliff = (top: string, ground: string) => {
        const game = march({
          map: ['. . .', `. .3${top} .`, `. .${ground} .`, '. . .'].join('\n'),
          units: {
            Wolf: { mech: mech('Wolf', { walk: 9, armor: 30 }), at: '0202 S' },
            Bear: { at: '0101 SE' },
          },
          options,
        });
        game.order(
          { type: 'climb', unit: 'Wolf', height: 'ground', more: false },
          piloting(6, 6),
          piloting(6, 6),
          piloting(6, 6),
        );
        return game.scene.happened('scorched').map(({ heat }) => heat);
      };
      expect(cliff('+fire', '')).toEqual([2]);
      expect(cliff('', '+fire')).toEqual([]);
    },
  );
});
