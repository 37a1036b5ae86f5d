// What the menu of the Movement Phase offers, what it calls things, and how it says no.

import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, injury, location, piloting } from '../../testing/table.ts';

const far = { at: '1517 N' };
const jumper = mech('Wolf', { slots: { LT: ['2 x Jump Jet'] } });

describe('Refusals', () => {
  const no = (units: Parameters<typeof march>[0]['units'], order: object, map?: string) =>
    march({ ...(map && { map }), units }).refusal(order as never);
  const move = (mode: string, to: string) => ({
    type: 'move',
    unit: 'Wolf',
    mode,
    to,
    facing: 'N',
    more: false,
  });

  rule(['CBT-MOV-09', 'CBT-MOV-17'], 'No MP, nowhere to go, and shut down are three things', () => {
    const slow = (walk: number, state = {}) => ({ mech: mech('Wolf', { walk }), at: '0101 N', state });
    const map = '.3 .3\n.3 .3\n.3 .3';
    expect(no({ Wolf: slow(0), Bear: { at: '0203 N' } }, move('walk', '0102'), map).message).toBe(
      'That unit has no MP to spend',
    );
    expect(
      no(
        { Wolf: slow(4, { shutDown: 1 }), Cub: { side: 0, at: '0202 N' }, Bear: { at: '0203 N' } },
        move('walk', '0102'),
        map,
      ).message,
    ).toMatch(/^A 'Mech that is shut down/);
  });

  rule(['CBT-MOV-02', 'CBT-MOV-08', 'CBT-MOV-11', 'CBT-MOV-17'], 'Why a hex is closed', () => {
    const units = {
      Cub: { side: 0, at: '0101 N' },
      Wolf: { side: 0, at: '0103 N' },
      Bear: { at: '0206 N' },
    } as const;
    const map = '. .\n~1@1 .\n. .\n. .\n. .\n. .';
    expect(no(units, move('walk', '9999'), map).message).toBe('There is no hex 9999 on this map');
    expect(no(units, move('walk', '0101'), map).message).toBe('Another unit is in hex 0101');
    expect(no(units, move('walk', '0206'), map).message).toBe('Another unit is in hex 0206');
    expect(no(units, move('run', '0102'), map).rule).toBe('CBT-MOV-08');
    const crawling = { ...units, Wolf: { side: 0, at: '0103 N', state: { prone: true } } } as const;
    expect(no(crawling, move('walk', '0104'), map).rule).toBe('CBT-MOV-11');
    const snail = { ...units, Wolf: { side: 0, at: '0103 N', mech: mech('Wolf', { walk: 1 }) } } as const;
    expect(no(snail, move('walk', '0105'), map).message).toBe(
      'Hex 0105 cannot be reached with 1 MP: the way takes 2',
    );
    expect(no(snail, { ...move('walk', '0103'), facing: 'S' }, map)).toMatchObject({
      path: 'facing',
      rule: 'CBT-MOV-05',
    });
    expect(no(snail, { ...move('walk', '0103'), facing: 'NE', more: true }, map)).toMatchObject({
      path: 'more',
      rule: 'CBT-MOV-02',
    });
  });

  rule(['CBT-MOV-02', 'CBT-MOV-03'], 'A hex that is too far says all that the way there costs', () => {
    const map = '. .\nl1 .9\nH2 .9\n. .9\n. .9';
    const units = {
      Wolf: { side: 0, at: '0105 N', mech: mech('Wolf', { walk: 4 }) },
      Bear: { at: '0201 N' },
    } as const;
    const refusal = no(units, move('walk', '0102'), map);
    expect(refusal.explanation!).toTotal(1 + 3 + 2 + 2 + 1);
    expect(refusal.message).toBe('Hex 0102 cannot be reached with 4 MP: the way takes 9');
    expect(refusal.explanation!.lines.map(({ value }) => value).reduce((a, b) => a + b)).toBe(9);
    for (const { rule: id, reason } of refusal.explanation!.lines) {
      expect(id).toMatch(/^CBT-MOV-/);
      expect(reason).not.toBe('');
    }
    expect(no(units, move('walk', '0203'), map)).toMatchObject({
      message: 'No way on foot leads to hex 0203',
      rule: 'CBT-MOV-02',
    });
  });

  rule('CBT-MOV-14', 'Why a jump cannot end in a hex', () => {
    const units = {
      Cub: { side: 0, at: '0101 N' },
      Wolf: { side: 0, at: '0103 N', mech: jumper },
      Bear: far,
    } as const;
    const jump = (to: string) => no(units, { type: 'jump', unit: 'Wolf', to, facing: 'N' });
    expect(jump('0101').message).toBe('Another unit is in hex 0101');
    expect(jump('0109').message).toBe('The jump jets do not reach hex 0109 with 2 MP: it takes 6');
    expect(jump('9999').message).toBe('There is no hex 9999 on this map');
    expect(no(units, { type: 'jump', unit: 'Cub', to: '0102', facing: 'N' }).message).toBe(
      'That unit cannot jump now',
    );
  });

  rule('CBT-MOV-01', 'A mode is wrong for now, or was chosen for the whole turn', () => {
    const game = march({ units: { Wolf: { at: '0808 N' }, Bear: far } });
    const lame = march({ units: { Wolf: { at: '0808 N' }, Bear: far } }).harm('Wolf', 'LL');
    expect(lame.refusal(move('run', '0807') as never).message).toBe('That unit cannot do this in that mode');
    game.order(game.leg('Wolf', 'walk', '0807 N'));
    expect(game.refusal(move('run', '0806') as never).message).toBe('The mode is chosen for the whole turn');
  });
});

describe('What things are called', () => {
  rule(['CBT-MOV-02', 'CBT-MOV-19'], 'A hex by the cheapest way there, with the hexes that count', () => {
    const game = march({ units: { Wolf: { at: '0808 N' }, Bear: far } });
    expect(game.describe('move', 'Wolf', 'walk', '0805')).toBe('0805, 3 hexes moved');
    expect(game.describe('move', 'Wolf', 'walk', '0807')).toBe('0807, 1 hex moved');
    expect(game.mpTo('Wolf', 'walk', '0805')).toTotal(3);
    expect(game.mpTo('Wolf', 'walk', '0908')).toTotal(2);
    expect(game.describe('move', 'Wolf', 'walk', '0805', 'N')).toBe('north, 3 MP');
    expect(game.describe('move', 'Wolf', 'walk', '0805', 'NE')).toBe('north-east, 4 MP');
    expect(game.choices('move', 'Wolf', 'walk', '0805')).toEqual([0, 1, 5]);
    expect(game.choices('move', 'Wolf', 'walk', '0808')).toEqual(
      [0, 1, 2, 3, 4, 5].filter((facing) => facing !== 0),
    );
    expect(game.describe('move', 'Wolf', 'walk')).toBe('Walk');
    expect(game.describe('move', 'Wolf', 'walk', '0805', 'N', true)).toBe('Go on');
    expect(game.describe('move', 'Wolf', 'walk', '0805', 'N', false)).toBe('End the move');
  });

  rule('CBT-MOV-14', 'A jump by its hexes', () => {
    const game = march({ units: { Wolf: { at: '0808 N', mech: jumper }, Bear: far } });
    expect(game.describe('jump', 'Wolf', '0806')).toBe('0806, 2 hexes moved');
    expect(game.choices('jump', 'Wolf', '0806')).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('Going on', () => {
  rule(['CBT-MOV-13', 'CBT-MOV-12'], 'is offered where MP would be left', () => {
    const more = (type: 'stand' | 'drop', walk: number, prone: boolean) => {
      const game = march({
        units: { Wolf: { mech: mech('Wolf', { walk }), at: '0808 N', state: { prone } }, Bear: far },
      });
      return type === 'stand'
        ? game.choices('stand', 'Wolf', 'walk', 'N')
        : game.choices('drop', 'Wolf', 'walk');
    };
    expect(more('stand', 2, true)).toEqual([false]);
    expect(more('stand', 3, true)).toEqual([false, true]);
    expect(more('drop', 1, false)).toEqual([false]);
    expect(more('drop', 2, false)).toEqual([false, true]);
  });
});

describe('The first of all', () => {
  rule('CBT-PHY-20', "'Mech, number 0, can be charged and come down upon", () => {
    const units = { Bear: { at: '0806 S' }, Wolf: { at: '0807 N', mech: jumper } } as const;
    const game = march({ units }, 0).still('Bear');
    expect(game.choices('charge', 'Wolf', 'walk')).toEqual([0]);
    expect(game.choices('dfa', 'Wolf')).toEqual([0]);
    game.order({ type: 'charge', unit: 'Wolf', mode: 'run', target: 'Bear' });
    expect(game.scene.unit('Wolf').onslaught).toMatchObject({ kind: 'charge', target: 0 });
  });

  rule(['CBT-MOV-18', 'CBT-DSP-04'], "'Mech can be fallen upon", () => {
    const game = march({
      map: '~1@2\n~1\n.\n.\n.',
      units: {
        Cub: { side: 0, at: '0102 N', state: { prone: true } },
        Wolf: { side: 0, mech: mech('Wolf', { walk: 9 }), at: '0101 S' },
        Bear: { at: '0105 N' },
      },
    });
    const crash = [location(3, 4), location(3, 4), location(3, 4), injury(6, 6)];
    game.move('Wolf', 'walk', '0103 S', piloting(1, 1), ['accidental fall', 6, 6], ...crash);
    expect(game.scene.happened('fell-on')).toMatchObject([{ unit: 1, target: 0, hit: true }]);
    expect([game.hexOf('Wolf'), game.hexOf('Cub')]).toEqual(['0102', '0103']);
  });

  rule('CBT-FALL-01', 'hexes is where one slips back to who comes out of it', () => {
    const game = march({
      map: '~1\n~1@3\n.\n.',
      units: { Wolf: { mech: mech('Wolf', { walk: 9 }), at: '0101 S' }, Bear: { at: '0104 N' } },
    });
    expect(game.refusedMove('Wolf', 'walk', '0102 S')).toBe('CBT-MOV-02');
    const low = march({
      map: '~1\n~1@1\n.\n.',
      units: { Wolf: { mech: mech('Wolf', { walk: 9 }), at: '0101 S' }, Bear: { at: '0104 N' } },
    });
    low.move('Wolf', 'walk', '0102 S', piloting(1, 1), ...falls(1, [3, 4]));
    expect(low.hexOf('Wolf')).toBe('0101');
    expect(low.scene.unit('Wolf')).toMatchObject({ hexesMoved: 0, heading: 0, prone: true });
  });
});

rule('CBT-MOV-10', 'The minimum move goes straight ahead, whichever way that is, and is told so', () => {
  const game = march({
    map: '. . .\n. . .\n. . .\n. H .',
    units: { Snail: { mech: mech('Snail', { walk: 1 }), at: '0203 S' }, Bear: { at: '0301 N' } },
  });
  game.order({ type: 'minimum', unit: 'Snail' });
  expect(game.scene.unit('Snail')).toMatchObject({ facing: 3, heading: 1, hexesMoved: 1, mpLeft: 0 });
  expect(game.hexOf('Snail')).toBe('0204');
  const [{ path, mp }] = game.scene.happened('moved');
  expect(path.map((cell) => game.scene.field.board.number[cell])).toEqual(['0203', '0204']);
  expect(mp).toTotal(1);
});

rule('CBT-MOV-10', 'The first hex of the map can be the one ahead', () => {
  const game = march({
    map: 'H .\n. .\n. .',
    units: { Snail: { mech: mech('Snail', { walk: 1 }), at: '0102 N' }, Bear: { at: '0203 N' } },
  });
  game.order({ type: 'minimum', unit: 'Snail' });
  expect(game.hexOf('Snail')).toBe('0101');
});

rule('CBT-MOV-01', 'The mode is told once, however many legs a move has', () => {
  const game = march({ units: { Wolf: { at: '0808 N' }, Bear: far } });
  game.order(game.leg('Wolf', 'walk', '0807 N'));
  game.move('Wolf', 'walk', '0806 N');
  expect(game.scene.happened('mode')).toEqual([{ type: 'mode', unit: 0, mode: 'walk' }]);
});

rule(['CBT-SCN-17', 'CBT-MOV-02'], 'Whoever wades in over the edge pays for each hex once', () => {
  const game = march({
    map: '~1 . .\n~1 . .\n~1 . .',
    units: {
      Zeus: { at: '0303 N' },
      Fox: { mech: mech('Fox', { walk: 6 }), enters: { turn: 1, edge: 'west' } },
    },
  }).still('Zeus');
  // 0101 is one level down on the way in, of depth 1: 2 MP; out of it a level up.
  game.order(
    { type: 'move', unit: 'Fox', mode: 'walk', to: '0201', facing: 'SE', more: false },
    piloting(6, 6),
  );
  const paid = game.scene.happened('moved').map(({ mp }) => mp.total);
  expect(paid).toHaveLength(2);
  expect(6 - paid[0] - paid[1]).toBe(game.scene.unit('Fox').mpLeft);
});
