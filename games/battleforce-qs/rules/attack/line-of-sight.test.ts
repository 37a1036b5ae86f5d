import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { actsFirst, battle, mech, toHit, unit } from '../../testing/scene.ts';

rule(['BFQ-COM-03', 'BFQ-MOV-05'], 'A single hex of woods in between, light or heavy, hides a Unit', () => {
  const table = battle({
    map: `
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . l . . . . .
      . . . H . . . . H . .
      . . . . . H . . . . .
      . . . . . . r . . . .
      . . . . . . . . . . .`,
    south: [unit('Flock', '0609 N', mech('Ram'))],
    north: [
      unit('North', '0605 S', mech('behind light woods')),
      unit('Northwest', '0308 S', mech('behind heavy woods')),
      unit('Northeast', '0808 S', mech('in the open')),
      unit('Beyond', '0908 S', mech('in woods, behind a Unit')),
      unit('Southeast', '0810 S', mech('behind rough ground')),
    ],
  });
  table.phase('combat', 'south');
  // The woods under attacker and target do not count, nor does the Unit between them, nor rough ground.
  expect(table.targets('Ram')).toEqual(['in the open', 'in woods, behind a Unit', 'behind rough ground']);
  expect(table.refusedAttack('Ram > behind light woods')).toBe('BFQ-COM-03');
  expect(table.refusedAttack('Ram > behind heavy woods')).toBe('BFQ-COM-03');
});

/** A clear map but for light woods in some hexes, with two Units a side: those in column 05 see each other anyway. */
function duel(from: string, to: string, ...woods: readonly string[]) {
  const isWooded = (col: number, row: number) =>
    woods.includes(String(col + 1).padStart(2, '0') + String(row + 1).padStart(2, '0'));
  const map = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 12 }, (_, col) => (isWooded(col, row) ? 'l' : '.')).join(' '),
  ).join('\n');
  const table = battle({
    map,
    south: [unit('Flock', from, mech('Ram')), unit('Herd', '0502 N', mech('Bull'))],
    north: [unit('Pack', to, mech('Wolf')), unit('Skulk', '0501 S', mech('Fox'))],
  });
  table.phase('combat', 'south');
  return table;
}

rule('BFQ-COM-03', 'Woods block even where the line only touches their corner', () => {
  // From 0306 to 0410 the line crosses 0307, 0308, 0408 and 0409 and meets 0407 and 0309 in a corner each.
  const sees = (...woods: string[]) =>
    duel('0306 S', '0410 N', ...woods)
      .targets('Ram')
      .includes('Wolf');
  expect(sees()).toBe(true);
  for (const crossed of ['0307', '0308', '0408', '0409']) expect(sees(crossed)).toBe(false);
  for (const touched of ['0407', '0309']) expect(sees(touched)).toBe(false);
  expect(sees('0406', '0207', '0208', '0209', '0310', '0507', '0508', '0509')).toBe(true);
  expect(sees('0306', '0410')).toBe(true);
});

// From 0305 due east to 0505 the line runs exactly between 0404 on its left and 0405 on its right.

rule('BFQ-COM-03', 'A line between two clear hexes or two wooded ones leaves nothing to choose', () => {
  const open = duel('0305 N', '0505 N');
  open.declare(['Ram > Wolf'], toHit(1, 1));
  expect(open.asked).toBe('north combat/declare');
  expect(duel('0305 N', '0505 N', '0404', '0405').refusedAttack('Ram > Wolf')).toBe('BFQ-COM-03');
});

rule('BFQ-COM-03', 'Along hexsides the player of the target says on which side the line passes', () => {
  const seen = duel('0305 N', '0505 N', '0404');
  seen.declare(['Ram > Wolf']);
  expect(seen.asked).toBe('north combat/line');
  expect(seen.refusal('south', { type: 'line', side: 'right' }).code).toBe('not-asked');
  seen.order('north', { type: 'line', side: 'right' }, toHit(6, 6));
  expect(seen.events('attacked')).toHaveLength(1);

  const hidden = duel('0305 N', '0505 N', '0404');
  hidden.declare(['Ram > Wolf']);
  hidden.order('north', { type: 'line', side: 'left' });
  expect(hidden.events('aborted')).toHaveLength(1);
});

rule(
  'BFQ-COM-03',
  'The chosen side holds for attacks in the other direction, too, and is not asked for again',
  () => {
    const seen = duel('0305 N', '0505 N', '0404');
    seen.declare(['Ram > Wolf']);
    seen.order('north', { type: 'line', side: 'right' }, toHit(1, 1));
    expect(seen.asked).toBe('north combat/declare');
    seen.declare(['Wolf > Ram'], toHit(1, 1), ...actsFirst('south'));
    expect(seen.events('attacked')).toHaveLength(1);

    const hidden = duel('0305 N', '0505 N', '0404');
    hidden.declare(['Ram > Wolf']);
    hidden.order('north', { type: 'line', side: 'left' });
    expect(hidden.refusedAttack('Wolf > Ram')).toBe('BFQ-COM-03');
  },
);

rule('BFQ-COM-03', 'In the next turn the line is chosen afresh', () => {
  const table = duel('0305 N', '0505 N', '0404');
  table.declare(['Ram > Wolf']);
  table.order('north', { type: 'line', side: 'left' });
  table.declare([], ...actsFirst('south'));
  table.standStill();
  table.declare(['Ram > Wolf']);
  expect(table.asked).toBe('north combat/line');
  table.order('north', { type: 'line', side: 'right' }, toHit(1, 1));
  expect(table.events('attacked')).toHaveLength(1);
});

rule(
  'BFQ-COM-03',
  'Each pair of Units has a choice of its own; one choice serves all Elements of the pair',
  () => {
    const table = battle({
      map: `
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . l . . . . . . .
      . . . . . . . . . . .
      . . . l . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .`,
      south: [unit('Flock', '0305 N', mech('Ram'), mech('Ewe')), unit('Herd', '0307 N', mech('Bull'))],
      north: [unit('Pack', '0505 N', mech('Wolf'), mech('Cub')), unit('Pride', '0507 N', mech('Lion'))],
    });
    table.phase('combat', 'south');
    table.declare(['Ram > Wolf', 'Ewe > Cub', 'Bull > Lion']);
    // Flock and Pack have 0404 to the left; Herd and Pride have 0406 to the left.
    table.order('north', { type: 'line', side: 'left' });
    expect(table.asked).toBe('north combat/line');
    table.order('north', { type: 'line', side: 'right' }, toHit(1, 1));
    expect(table.events('aborted')).toHaveLength(2);
    expect(table.events('attacked').map(({ attack }) => attack.attacker)).toEqual([
      table.elementIndex('Bull'),
    ]);
  },
);

rule('BFQ-COM-03', 'The target’s player also chooses when only his own answer depends on the side', () => {
  // Flock attacks from exactly on the edge of Pack's arc: in it on the north side of the line, out of it on the south.
  const plan = (side: 'left' | 'right') => {
    const table = duel('0305 N', '0505 NE');
    table.declare(['Ram > Wolf']);
    expect(table.asked).toBe('north combat/line');
    table.order('north', { type: 'line', side });
    expect(table.asked).toBe('north combat/direction');
    table.order('north', { type: 'direction', direction: 'front' }, toHit(1, 1));
    return table;
  };
  expect(plan('left').targets('Wolf')).toEqual(['Ram', 'Bull']);
  expect(plan('right').targets('Wolf')).toEqual(['Bull']);
});

rule('BFQ-COM-03', 'Left and right are those of the attacker, whichever side attacks first', () => {
  // From 0505 due west to 0305 the woods of 0404 are on the right.
  const attackFromEast = (side: 'left' | 'right') => {
    const table = duel('0305 N', '0505 N', '0404');
    table.phase('combat', 'north');
    table.declare(['Wolf > Ram']);
    table.order('south', { type: 'line', side }, ...(side === 'left' ? [toHit(1, 1)] : []));
    return table;
  };
  const seen = attackFromEast('left');
  expect(seen.events('attacked')).toHaveLength(1);
  expect(seen.targets('Ram')).toContain('Wolf');
  const hidden = attackFromEast('right');
  expect(hidden.events('aborted')).toHaveLength(1);
  expect(hidden.targets('Ram')).toEqual(['Fox']);
});

rule(
  ['BFQ-COM-03', 'BFQ-COM-09'],
  'Nobody is asked where an attack strikes that the line does not allow',
  () => {
    // Pack looks northeast: from the west the line comes in at the corner between its front and its rear.
    const table = duel('0305 N', '0505 NE', '0404');
    table.declare(['Ram > Wolf']);
    table.order('north', { type: 'line', side: 'left' });
    expect(table.events('aborted')).toHaveLength(1);
    expect(table.asked).toBe('north combat/declare');
  },
);
