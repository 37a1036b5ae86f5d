import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Each } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import type { RuleId } from '../../rule-index.ts';
import { ejectionNumber } from '../../rules/crew/ejection.ts';
import { Melee } from '../../testing/melee.ts';
import { mech, scene } from '../../testing/scene.ts';
import { HD } from '../../units/locations.ts';

const lands = (a: number, b: number): Roll => ['ejection', a, b];

interface Plan {
  readonly how?: string;
  readonly at?: string;
  readonly map?: string;
  readonly options?: object;
}

function table({ how = 'by hand', at = '0202 N', map, options = {} }: Plan = {}): Melee {
  return new Melee(
    scene({
      ...(map !== undefined && { map }),
      units: {
        Wolf: { mech: mech('Wolf', { armor: 20, slots: { LT: ['Machine Gun', 'Ammo Machine Gun'] } }), at },
        Cub: { mech: mech('Cub'), at: '0101 N', side: 0, seat: 0 },
        Bear: { mech: mech('Bear'), at: '0301 S', side: 1, seat: 1 },
      },
      options: { ejection: how, ...options },
    }),
  );
}

rule('MT-PRE-19', 'A pilot leaves in the Movement Phase and lands behind the unit, which is given up', () => {
  const game = table({ map: '. . .\n. . .\n. . .\n. . .' }).beginAt('movement', 0);
  game.order({ type: 'bail-out', unit: 'Wolf' }, lands(1, 2));
  const wolf = game.scene.unit('Wolf');
  expect([wolf.loss, wolf.crew.hits]).toEqual(['abandoned', 0]);
  expect(game.scene.happened('ejected')).toMatchObject([
    { hex: game.scene.cell('0203'), number: { total: 3 }, success: true },
  ]);
  const hurt = table().beginAt('movement', 0);
  hurt.order({ type: 'bail-out', unit: 'Wolf' }, lands(1, 1));
  expect(hurt.scene.unit('Wolf').crew.hits).toBe(1);
  expect(hurt.scene.unit('Wolf').loss).toBe('abandoned');
});

rule('MT-PRE-19', 'Or in the End Phase, where its player wanted to be asked, or it has shut down', () => {
  const game = table().beginAt('movement', 0);
  game.order({ type: 'mind-ejection', unit: 'Wolf' });
  // It may still move, and is not asked about again.
  expect(game.asked).toBe('0 movement/move');
  expect(game.refusal({ type: 'mind-ejection', unit: 'Wolf' })).toMatchObject({ rule: 'MT-PRE-19' });
  const end = table();
  end.scene.state.units[0].thisTurn.marks = { mayEject: true };
  end.scene.state.units[1].shutDown = 1;
  end.endOfTurn();
  end.scene.state.agenda = end.scene.state.agenda.filter(({ step }) => step !== 'turn');
  expect(end.asked).toBe('0 eject/end');
  end.order({ type: 'bail-outs', units: [{ unit: 1 }] }, lands(6, 6));
  expect(end.scene.state.units.map(({ loss }) => loss)).toEqual([null, 'abandoned', null]);
  // It is gone at once, and so is the game when nobody is left.
  expect(end.scene.unit('Cub').hex).toBe(-2);
  const last = table();
  last.scene.state.units[2].thisTurn.marks = { mayEject: true };
  last.endOfTurn();
  last.order({ type: 'bail-outs', units: [{ unit: 2 }] }, lands(6, 6));
  expect(last.scene.state.outcome?.winners).toEqual([0]);
  const calm = table();
  calm.scene.field.plugged.turnEnds!(calm.scene.play, calm.scene.field);
  expect(calm.scene.state.agenda.map(({ step }) => step)).not.toContain('eject/end');
});

rule(['MT-PRE-19', 'MT-TER-07', 'MT-TER-03'], 'The hex it lands in makes it harder or easier', () => {
  const number = (ground: string, options: object = {}) => {
    const { state, field } = table({ map: `. . .\n. . .\n. ${ground} .\n. . .`, options }).scene;
    return explain((tally) => ejectionNumber(tally as never, field, state, 0, false)).total - 5;
  };
  const grounds = ['.', '~1', '~0', 'r', '.+rubble', 'l', 'H'];
  expect(grounds.map((ground) => number(ground))).toEqual([-2, -1, -1, 0, 0, 2, 3]);
  // The worst of what is there counts, whatever else there is.
  expect(['l+road', 'l+rubble', 'H+road'].map((ground) => number(ground))).toEqual([2, 2, 3]);
  const wild = { 'expanded-terrain-table': true, 'terrain-jungle': true, 'terrain-ultra-heavy-woods': true };
  expect(['U', 'j', 'J', 'Q'].map((ground) => number(ground, wild))).toEqual([4, 3, 5, 7]);
  const { state, field } = table({ at: '0201 S', map: '. . .\n. . .' }).scene;
  expect(explain((tally) => ejectionNumber(tally as never, field, state, 0, false))).toTotal(3);
});

rule('MT-PRE-19', 'Lying, unconsciousness, the automatic and a damaged head add 5, 3, 1, and 1 or 2', () => {
  const { state, field } = table().scene;
  const wolf = state.units[0];
  const number = (automatic = false) =>
    explain((tally) => ejectionNumber(tally as never, field, state, 0, automatic)).total;
  const bare = number();
  expect(number(true) - bare).toBe(1);
  wolf.prone = true;
  expect(number() - bare).toBe(5);
  wolf.crew = { ...wolf.crew, knockedOut: 1 };
  expect(number() - bare).toBe(8);
  wolf.body.structure[HD] -= 1;
  expect(number() - bare).toBe(9);
  wolf.body.structure[HD] -= 2;
  expect(number() - bare).toBe(10);
});

rule('MT-PRE-19', 'Where it is automatic the pilot is gone before ammunition goes up', () => {
  const blown = (how: string, ...rolls: Roll[]) => {
    const game = table({ how });
    const { field, play, state } = game.scene;
    state.units[0].body.shots[0] = 1;
    game.scene.rolling([...rolls, ['critical hit', 1, 1]], () => field.kinds[0].explode(play, field, 0, 0));
    return [state.units[0].loss, state.units[0].crew.hits];
  };
  expect(blown('by hand')).toEqual([null, 2]);
  expect(blown('automatic', lands(6, 6))).toEqual(['abandoned', 0]);
  expect(blown('automatic', lands(1, 1))).toEqual(['abandoned', 1]);
  const game = table({ how: 'automatic' });
  const { field, play } = game.scene;
  const explodes = () => field.plugged.explodes!(play, field, 0);
  game.scene.rolling([lands(2, 2)], explodes);
  expect(game.scene.happened('ejected')[0].number).toTotal(5 - 2 + 1);
  // Once is enough.
  game.scene.rolling([], explodes);
});

rule('MT-PRE-19', 'A pilot ejects instead of a move, and not in the middle of one', () => {
  const game = table({ map: '. . .\n. . .\n. . .\n. . .', at: '0204 N' }).beginAt('movement', 0);
  expect(game.orders).toEqual(expect.arrayContaining(['bail-out', 'mind-ejection']));
  game.order({ type: 'move', unit: 'Wolf', mode: 'walk', to: '0203', facing: 'N', more: true });
  expect(game.orders).not.toContain('bail-out');
  expect(game.orders).not.toContain('mind-ejection');
});

rule('MT-PRE-19', 'Those who are asked about in the End Phase are awake, on the map, and one’s own', () => {
  const asked = (change: (made: Melee) => void) => {
    const end = table();
    for (const unit of end.scene.state.units) unit.shutDown = 1;
    change(end);
    const { field, play, state } = end.scene;
    field.plugged.turnEnds!(play, field);
    const frames = state.agenda.flatMap((frame) => (frame.step === 'eject/end' ? [frame] : []));
    return frames.map(({ seat }) => {
      state.agenda = [{ step: 'eject/end', seat }];
      const [{ fields }] = menuFor(classic, state, seat)!.orders;
      return [seat, Array.from((fields[0] as Each).items)];
    });
  };
  const sorted = (made: (made: Melee) => void) => asked(made).sort(([a], [b]) => Number(a) - Number(b));
  expect(sorted(() => {})).toEqual([
    [0, [0, 1]],
    [1, [2]],
  ]);
  expect(
    sorted(({ scene: { state } }) => {
      state.units[0].crew = { ...state.units[0].crew, knockedOut: 1 };
    }),
  ).toEqual([
    [0, [1]],
    [1, [2]],
  ]);
  expect(
    sorted(({ scene: { state } }) => {
      state.units[2].hex = -2;
      state.units[1].shutDown = 0;
    }),
  ).toEqual([[0, [0]]]);
});

rule('MT-PRE-19', 'Bots keep their seats', () => {
  const { field, state } = table().scene;
  const pass = { type: 'pass', unit: 0 } as const;
  expect(field.plugged.answer!(pass, field, state, { step: 'physical/declare' } as never)).toBe(pass);
  expect(field.plugged.answer!(null, field, state, { step: 'eject/end', seat: 0 })).toEqual({
    type: 'bail-outs',
    units: [],
  });
});

rule('MT-PRE-19', 'Ground that makes no difference is not named', () => {
  const reasons = (behind: string) => {
    const { field, state } = table({ map: `. . .\n. . .\n. ${behind} .\n. . .` }).scene;
    const number = explain<RuleId>((tally) => ejectionNumber(tally, field, state, 0, false));
    return number.lines.map(({ reason }) => reason);
  };
  const landing = ['.', 'l'].map((ground) => reasons(ground).slice(1));
  expect(landing).toEqual([['Lands: clear'], ['Lands: light woods']]);
  expect(reasons('r')).toEqual(['Piloting Skill']);
});
