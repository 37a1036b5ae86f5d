import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { cfOf } from '../../../buildings/census.ts';
import { whyNotFire } from '../../../rules/fire/to-hit.ts';
import { melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { THE_END } from '../../../testing/table.ts';
import { COMBINED } from '../../../testing/vehicles.ts';
import { charge } from './engineers-demolition.ts';

const ON = {
  ...COMBINED,
  engineers: true,
  buildings: true,
  'engineers-demolition': true,
} as const;
const sappers = (troopers = 28) => platoon('Sappers', { motion: 'motorized', engineers: true, troopers });

const site = (map = 'B3/2 . . . .', at = '0101 N', file = sappers()) =>
  melee({
    options: ON,
    map,
    units: {
      Sappers: { mech: file, at, side: 0 },
      Wolf: { at: '0501 N', side: 1 },
    },
  });
type Site = ReturnType<typeof site>;

const lay = { type: 'lay-charges', unit: 'Sappers' } as const;
const cf = ({ scene }: Site): number => cfOf(scene.state, 0);

/** A whole turn of work, or another move, up to the question about charges. */
function turn(made: Site, order: object = lay): Site {
  made.scene.state.turn++;
  for (const unit of made.scene.state.units) unit.thisPhase.acted = false;
  made.beginAt('movement', 0).order(order as typeof lay);
  return ends(made);
}

function ends(made: Site): Site {
  const { field, play, state } = made.scene;
  state.agenda = [THE_END];
  for (const unit of state.units) unit.thisPhase.damage = 0;
  field.plugged.turnEnds!(play, field);
  return made;
}

const decide = (made: Site, what?: 'finish' | 'set-off', ...rolls: Roll[]): Site =>
  made.order({ type: 'charges', charges: what ? [{ charge: '0/0101', what }] : [] }, ...rolls);

rule('MT-SOPS-07', 'Example: a full platoon (7): 7, 14, 28 after 1, 2, 3 turns', () => {
  expect([1, 2, 3].map((turns) => charge(7, turns))).toEqual([7, 14, 28]);
  const after = (turns: number) => {
    const made = site();
    for (let i = 1; i < turns; i++) decide(turn(made));
    decide(turn(made), 'finish');
    return made.scene.happened('charges-ready').map(({ points }) => points);
  };
  expect([1, 2, 3].map(after)).toEqual([[7], [14], [28]]);
});

rule('MT-SOPS-07', 'Example: 4 turns, reduced to 10 troopers (3): 24', () => {
  const made = site();
  for (const _ of [1, 2, 3]) decide(turn(made));
  made.scene.unit('Sappers').structure[0] = 10;
  decide(turn(made), 'finish');
  expect(made.scene.happened('charges-ready')).toMatchObject([{ points: 24 }]);
  expect(made.scene.said('charges-ready')).toEqual([
    'Sappers has finished charges of 24 points in hex 0101.',
  ]);
});

rule('MT-SOPS-07', 'They go off in the End Phase in which they are finished, or in any later one', () => {
  const atOnce = site();
  decide(turn(atOnce), 'set-off');
  expect(cf(atOnce)).toBe(90 - 7);
  const later = site();
  decide(turn(later), 'finish');
  expect(cf(later)).toBe(90);
  const away = { type: 'move', unit: 'Sappers', mode: 'walk', to: '0201', facing: 'N', more: false };
  turn(later, away);
  decide(later);
  expect(cf(later)).toBe(90);
  decide(turn(later, { type: 'still', unit: 'Sappers' }), 'set-off');
  expect(cf(later)).toBe(83);
  expect(later.scene.unit('Sappers').marks).toBeNull();
  expect(later.scene.said('charges-gone')).toEqual(['The charges in hex 0101 go off.']);
});

rule('MT-SOPS-07', 'They stay when the platoon that finished them is no more, and are its player’s', () => {
  const made = site();
  decide(turn(made), 'finish');
  const gone = made.scene.unit('Sappers');
  made.scene.state.units[0].loss = 'troopers';
  gone.hex = -2;
  made.scene.state.turn++;
  ends(made);
  expect(made.asked).toBe('0 charges/decide');
  decide(made, 'set-off');
  expect(cf(made)).toBe(83);
});

rule('MT-SOPS-07', 'Nothing comes of them if the platoon leaves or does something else before', () => {
  const rested = site();
  decide(turn(rested));
  turn(rested, { type: 'still', unit: 'Sappers' });
  expect(rested.asked).toBe('over');
  expect(rested.scene.said('lays-charges').at(-1)).toBe('Sappers leaves its charges unfinished.');
  expect(rested.scene.unit('Sappers').marks).toBeNull();
  decide(turn(rested), 'finish');
  expect(rested.scene.happened('charges-ready')).toMatchObject([{ points: 7 }]);
  const moved = site();
  decide(turn(moved));
  turn(moved, { type: 'move', unit: 'Sappers', mode: 'walk', to: '0201', facing: 'N', more: false });
  expect(moved.asked).toBe('over');
});

rule('MT-SOPS-07', 'In the hex of a building, by engineers, once in a hex, and without firing', () => {
  const begin = (made: Site) => made.beginAt('movement', 0).orders.includes('lay-charges');
  expect(begin(site())).toBe(true);
  expect(begin(site('B1/1 . . . .'))).toBe(true);
  expect(begin(site('. B3/2 . . .'))).toBe(false);
  expect(begin(site('B3/2 . . . .', '0101 N', platoon('Sappers', { motion: 'motorized' })))).toBe(false);
  const made = site();
  made.scene.state.turn = 1;
  made.beginAt('movement', 0).order(lay);
  const stance = { unit: 0, twist: 0, prop: null } as const;
  expect(whyNotFire(made.scene.field, made.scene.state, stance, 0, 1)?.message).toBe('It lays charges');
  decide(ends(made), 'finish');
  for (const unit of made.scene.state.units) unit.thisPhase.acted = false;
  expect(begin(made)).toBe(false);
});

rule('MT-SOPS-07', 'Infantry inside has its share, and a building with nothing left comes down', () => {
  const made = site('B1/1 . . . .');
  // Three quarters of 7 points in a light building: 5.
  decide(turn(made), 'set-off');
  expect(made.scene.unit('Sappers').structure[0]).toBe(23);
  expect(cf(made)).toBe(8);
  decide(turn(made));
  decide(turn(made), 'set-off');
  expect(made.scene.happened('building-falls')).toHaveLength(1);
  expect(made.scene.state.ground).toEqual({ '0101': { terrain: 'clear', features: ['rubble'] } });
});

rule('MT-SOPS-07', 'A building that comes down for another reason buries them', () => {
  const made = site('B1/1 . . . .');
  decide(turn(made), 'finish');
  made.scene.state.marks = {
    buildings: { 0: { cf: 0, phase: '', before: 0, isRubble: true } },
  };
  turn(made, { type: 'still', unit: 'Sappers' });
  expect(made.asked).toBe('over');
  expect(made.scene.said('charges-gone')).toEqual(['The charges in hex 0101 are buried under the building.']);
});

rule(
  'MT-SOPS-07',
  'Whoever does not know the sheet of the platoon learns where charges lie, and not how strong they are',
  () => {
    const made = site();
    decide(turn(made), 'finish');
    const { field, state } = made.scene;
    const label = (table: typeof state) =>
      field.plugged.hexMarks!([], field, table).map((mark) => mark.label);
    expect(label(state)).toEqual(['7']);
    const { inside: _, ...marks } = state.units[0].marks!;
    const seen = { ...state, units: [{ ...state.units[0], marks }, state.units[1]] };
    expect(label(seen as typeof state)).toEqual(['']);
    const event = made.scene.happened('charges-ready')[0];
    expect(field.plugged.glimpse!(event)).toMatchObject({ points: 0, hex: 0 });
  },
);

rule('MT-SOPS-07', 'Bots lay charges where enemies are, and blow those up when they have left', () => {
  const made = (map: string, at: string) =>
    melee({
      options: ON,
      map,
      units: {
        Sappers: { mech: sappers(), at: '0101 N', side: 0 },
        Watch: { mech: platoon('Watch'), at, side: 1 },
      },
    });
  const plan = (table: Site) => {
    table.beginAt('movement', 0);
    const { field, state } = table.scene;
    return field.plugged.liesLow!(null, field, state, 0);
  };
  const answer = ({ scene: { field, state } }: Site) =>
    field.plugged.answer!(null, field, state, { step: 'charges/decide', seat: 0 });
  expect(plan(made('B1/1 . . . .', '0501 N'))).toBeNull();
  expect(plan(made('B1/1 . . . .', '0101 N'))).toEqual({ type: 'lay-charges', unit: 0 });
  // 7 points are too few for 15, and 28 enough.
  const both = made('B1/1 B1/1 . . .', '0201 N');
  turn(both);
  expect(answer(both)).toEqual({ type: 'charges', charges: [] });
  decide(both);
  turn(both);
  decide(both);
  turn(both);
  expect(answer(both)).toEqual({ type: 'charges', charges: [{ charge: '0/0101', what: 'finish' }] });
  decide(both, 'finish');
  const { field, state } = both.scene;
  const danger = (unit: number, hex: string) =>
    field.plugged.peril!(0, field, state, unit, { cell: both.scene.cell(hex), mode: 'walk' });
  expect(danger(0, '0101')).toBeGreaterThan(0);
  expect(danger(0, '0301')).toBe(0);
  expect(danger(1, '0101')).toBeLessThan(0);
  both.scene.unit('Sappers').hex = both.scene.cell('0301');
  expect(answer(both)).toEqual({ type: 'charges', charges: [{ charge: '0/0101', what: 'set-off' }] });
});
