import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Each } from '@ironfield/kernel/menu/menu.ts';
import { eventsFor, menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import { forgetLastTurn } from '../../phases/turn/turn.ts';
import type { State } from '../../state.ts';
import { answerOf } from '../../testing/bot.ts';
import { Melee } from '../../testing/melee.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, type NamedOrder } from '../../testing/table.ts';
import { selfDestruct } from './self-destruct.ts';

const options = { 'engine-explosions': true, 'self-destruct': true };
const roll = (a: number, b: number): Roll => ['self-destruct', a, b];
const STILL = { type: 'still', unit: 'Bomb' } as const;

/** Bomb of seat 0 has an engine of 300, and is next to Near. */
const table = (plan: { edge?: readonly number[]; setup?: object } = {}): Melee => {
  const [bomb, near] = (plan.edge ?? [0, 0]).map((rank) =>
    rank > 0 ? { abilities: [{ name: 'edge', rank }] } : {},
  );
  return new Melee(
    scene({
      units: {
        Bomb: { mech: mech('Bomb', { walk: 6, armor: 60 }), at: '0505 N', ...bomb },
        Near: { mech: mech('Near', { armor: 60, slots: { RT: ['Medium Laser'] } }), at: '0507 N', ...near },
      },
      options: { ...options, ...(plan.edge && { 'advanced-abilities': true }) },
      ...(plan.setup && { setup: plan.setup }),
    }),
  );
};

/** Announced in the End Phase. */
function armed(plan: Parameters<typeof table>[0] = {}): Melee {
  const made = table(plan).endOfTurn();
  made.scene.state.agenda = made.scene.state.agenda.filter(({ step }) => step !== 'turn');
  return made;
}

/** The turn after it, up to the Weapon Attack Phase; Near moves last. */
function nextTurn(made: Melee, order: NamedOrder, ...rolls: readonly Roll[]): Melee {
  made.scene.state.turn++;
  forgetLastTurn(made.scene.state);
  return made
    .beginAt('movement', 0)
    .order(order, ...(order.type === 'eject' ? [['ejection', 6, 6] as const] : []))
    .order({ type: 'still', unit: 'Near' }, ...rolls);
}

function doomed(plan: Parameters<typeof table>[0] = {}): Melee {
  const made = armed(plan);
  while (made.asked !== '0 destruct/arm') made.order({ type: 'let-be' });
  return made.order({ type: 'arm', unit: 'Bomb' });
}

rule('MT-EXPL-03', 'It is announced to all, and only the own side learns which unit it is', () => {
  const made = doomed();
  const { state, events } = made.scene;
  const heard = (viewer: 0 | 1) => eventsFor(classic, events, viewer).map(({ type }) => type);
  expect(heard(0)).toEqual(expect.arrayContaining(['destruct-announced', 'armed']));
  expect(heard(1)).toContain('destruct-announced');
  expect(heard(1)).not.toContain('armed');
  expect(viewFor(classic, state, 0).table.marks).toEqual({ doomed: [0] });
  expect(viewFor(classic, state, 1).table.marks).toBeNull();
  expect(viewFor(classic, state, 'spectator').table.marks).toBeNull();
});

rule(
  'MT-EXPL-03',
  'On a bare Piloting Skill Roll it explodes with the damage of the Weapon Attack Phase',
  () => {
    const made = nextTurn(doomed(), STILL, roll(2, 3));
    expect(made.scene.happened('destruct-roll')[0]).toMatchObject({ number: 5, success: true });
    // Whoever it reaches still fires, and Bomb does not.
    expect(made.asked).toBe('1 weapon/declare');
    const hits = Array.from({ length: 3 }, () => location(3, 4));
    made.order({ type: 'hold', unit: 'Near', twist: 0 }, ...hits);
    expect([made.scene.unit('Bomb').loss, made.damage('Near')]).toEqual(['blast', 15]);
    expect(made.scene.unit('Bomb').crew.hits).toBe(6);
  },
);

rule(
  'MT-EXPL-03',
  'Who fails does nothing any more, and may try again in each later Weapon Attack Phase',
  () => {
    const made = nextTurn(doomed(), STILL, roll(2, 2));
    expect(made.asked).toBe('1 weapon/declare');
    made.order({ type: 'hold', unit: 'Near', twist: 0 });
    nextTurn(made, STILL);
    expect(made.asked).toBe('0 destruct/again');
    const walk = { type: 'move', unit: 'Bomb', mode: 'walk', to: '0504', facing: 'N', more: false } as const;
    const stuck = nextTurn(doomed(), STILL, roll(1, 1)).order({ type: 'hold', unit: 'Near', twist: 0 });
    forgetLastTurn(stuck.scene.state);
    expect(stuck.beginAt('movement', 0).refusal(walk)).toBeDefined();
    expect(
      made.order({ type: 'again', units: [{ unit: 0 }] }, roll(6, 6)).scene.happened('destruct-roll'),
    ).toHaveLength(2);
    const spared = nextTurn(doomed(), STILL, roll(2, 2)).order({ type: 'hold', unit: 'Near', twist: 0 });
    nextTurn(spared, STILL);
    spared.order({ type: 'again', units: [] });
    expect(spared.scene.happened('destruct-roll')).toHaveLength(1);
  },
);

rule('MT-EXPL-03', 'The pilot may eject instead of moving; if the roll fails then, it never explodes', () => {
  const eject = { type: 'eject', unit: 'Bomb' } as const;
  const gone = nextTurn(doomed(), eject, roll(1, 1));
  // It stands there to the end of the phase, and does nothing.
  expect([gone.scene.unit('Bomb').loss, gone.asked]).toEqual([null, '1 weapon/declare']);
  gone.order({ type: 'hold', unit: 'Near', twist: 0 });
  expect([gone.scene.unit('Bomb').loss, gone.scene.unit('Bomb').hex]).toEqual(['abandoned', -2]);
  const made = nextTurn(doomed(), eject, roll(6, 6));
  made.order({ type: 'hold', unit: 'Near', twist: 0 }, ...Array.from({ length: 3 }, () => location(3, 4)));
  expect(made.damage('Near')).toBe(15);
  // The pilot has landed beside it, and is treated as any unit there.
  expect([made.scene.unit('Bomb').loss, made.scene.unit('Bomb').crew.hits]).toEqual(['blast', 6]);
  const other = table();
  forgetLastTurn(other.scene.state);
  expect(other.beginAt('movement', 0).refusal(eject)).toMatchObject({ rule: 'MT-EXPL-03' });
});

rule(
  ['MT-ABIL-04', 'MT-EXPL-03'],
  'With Edge the own roll may be made again, and nobody else has a say',
  () => {
    const failed = nextTurn(doomed({ edge: [1, 1] }), STILL, roll(2, 2));
    expect([failed.asked, failed.prompt]).toEqual([
      '0 edge',
      'Bomb: self-destruct, 2 + 2 = 4, 5 needed. Use Edge?',
    ]);
    failed.order({ type: 'edge' }, roll(2, 3));
    expect(failed.scene.happened('destruct-roll')).toMatchObject([{ dice: [2, 3], success: true }]);
    expect(failed.asked).toBe('1 weapon/declare');
    // Near is not asked about a roll that Bomb has made, though it will feel it.
    const made = nextTurn(doomed({ edge: [1, 1] }), STILL, roll(6, 6));
    expect(made.asked).toBe('1 weapon/declare');
    // A try in a later turn is such a roll as well.
    const later = nextTurn(doomed({ edge: [1, 0] }), STILL, roll(1, 1)).order({
      type: 'no-edge',
      asks: 'bad',
    });
    nextTurn(later.order({ type: 'hold', unit: 'Near', twist: 0 }), STILL);
    later.order({ type: 'again', units: [{ unit: 0 }] }, roll(1, 2));
    expect(later.asked).toBe('0 edge');
    later.order({ type: 'edge' }, roll(6, 6));
    expect(later.scene.happened('destruct-roll').map(({ success }) => success)).toEqual([false, true]);
    const before = nextTurn(doomed({ edge: [1, 1], setup: { reading: 4 } }), STILL, roll(2, 2));
    expect(before.asked).toBe('1 weapon/declare');
  },
);

rule('MT-EXPL-03', 'Who is out cold when the time has come does not explode, in no later turn either', () => {
  const made = doomed();
  const bomb = made.scene.state.units[0];
  bomb.crew = { ...bomb.crew, knockedOut: 2 };
  made.scene.state.turn++;
  forgetLastTurn(made.scene.state);
  made.beginAt('movement', 0).order({ type: 'still', unit: 'Near' });
  expect([made.asked, made.scene.happened('destruct-roll')]).toEqual(['1 weapon/declare', []]);
  made.endOfTurn();
  expect(made.scene.happened('disarmed')).toHaveLength(1);
  expect(made.scene.state.marks).toBeNull();
});

rule(
  'MT-EXPL-03',
  'Where places are hidden everybody is asked, and who explodes is shown to all players',
  () => {
    const far = new Melee(
      scene({
        units: {
          Bomb: { mech: mech('Bomb', { walk: 6, armor: 60 }), at: '0501 N' },
          Near: { mech: mech('Near', { armor: 60 }), at: '0517 S' },
        },
        options: { ...options, 'double-blind': true },
      }),
    );
    far.beginAt('movement', 0);
    far.scene.state.units[0].marks = { ...far.scene.state.units[0].marks, inert: true };
    const { state, field, play } = far.scene;
    // Only Bomb may try again, and only Near may be armed.
    const steps = field.plugged.beforeFire!([], field, state);
    expect(steps.filter(({ step }) => step === 'destruct/again')).toHaveLength(2);
    const sees = () => viewFor(classic, state, 1).table.units[0].hex >= 0;
    expect(sees()).toBe(false);
    field.plugged.shows!(play, field, 0);
    expect(sees()).toBe(true);
    expect(viewFor(classic, state, 'spectator').table.units[0].hex).toBe(-1);
  },
);

rule('MT-EXPL-03', 'A bot arms nobody, and tries again where more enemies than friends are near', () => {
  const arming = armed();
  expect(answerOf(arming.scene)).toEqual({ type: 'let-be' });
  const again = (near: string, cub?: string, foe?: string) => {
    const made = scene({
      units: {
        Bomb: { at: '0505 N' },
        Near: { at: near, side: 1, seat: 1 },
        ...(cub !== undefined && { Cub: { at: cub, side: 0 as const, seat: 0 } }),
        ...(foe !== undefined && { Foe: { at: foe, side: 1 as const, seat: 1 } }),
      },
      options,
    });
    made.state.units[0].marks = { inert: true } as never;
    const { field, state } = made;
    const order = field.plugged.answer!({ type: 'still', unit: 0 }, field, state, {
      step: 'destruct/again',
      seat: 0,
    } as never);
    return order?.type === 'again' ? order.units.length : order?.type;
  };
  expect([
    again('0507 N'),
    again('0508 N'),
    again('0507 N', '0506 N'),
    again('0507 N', '0506 N', '0504 N'),
  ]).toEqual([1, 0, 0, 1]);
  expect(again('0507 N', '0511 N')).toBe(1);
});

rule(
  ['MT-EXPL-03', 'MT-INFO-01'],
  'It is told whether it will explode, and the dice only to its own side',
  () => {
    const { field } = table().scene;
    const event = {
      type: 'destruct-roll',
      unit: 0,
      dice: [3, 4],
      number: 8,
      success: false,
      reveals: [0],
    } as const;
    expect(field.plugged.glimpse!(event)).toMatchObject({ dice: [], number: 0 });
    const names = table().scene;
    names.events.push(event, { ...event, success: true }, { ...event, dice: [] });
    expect(names.said('destruct-roll')).toEqual([
      'Bomb fails to self-destruct (7 against 8).',
      'Bomb is about to explode (7 against 8).',
      'Bomb fails to self-destruct.',
    ]);
  },
);

rule('MT-EXPL-03', 'What is about to explode, or inert, shows so, and does nothing', () => {
  const { field, state } = table().scene;
  const states = () => field.plugged.states!([], field, state, 0);
  const why = () =>
    [field.plugged.holds!(null, state, 0), field.plugged.whyNoAttack!(null, state, 0, 'fire')].map(
      (reason) => reason?.rule ?? null,
    );
  expect([states(), why()]).toEqual([[], [null, null]]);
  state.units[0].marks = { inert: true } as never;
  expect([states(), why().every((cited) => cited !== null)]).toEqual([['inert'], true]);
  state.units[0].marks = null;
  state.units[0].thisTurn.marks = { exploding: true } as never;
  expect(states()).toEqual(['about to explode']);
});

rule(
  ['MT-EXPL-03', 'MT-BLIND-01'],
  'Where places are hidden everybody is asked, and who has nobody for it can only say no',
  () => {
    const asked = (state: object) => {
      const made = scene({
        units: { Bomb: { at: '0505 N', state }, Near: { at: '0507 N' } },
        options: { ...options, 'double-blind': true },
      });
      return menuFor(classic, withQuestion(made.state), 0)!.orders.map(({ type }) => type);
    };
    const withQuestion = (state: State): State => ({ ...state, agenda: [{ step: 'destruct/arm', seat: 0 }] });
    expect([asked({}), asked({ shutDown: 1 })]).toEqual([['let-be', 'arm'], ['let-be']]);
  },
);

rule(
  ['MT-EXPL-03', 'MT-DUEL-01'],
  'In a duel each rolls, or tries again, before its own attacks alone',
  () => {
    const made = scene({
      units: {
        Bomb: { at: '0505 N' },
        Twin: { at: '0510 N', side: 0, seat: 0 },
        Near: { at: '0507 N', side: 1, seat: 1 },
      },
      options: { ...options, dueling: true },
    });
    const { field, state, play } = made;
    const reveal = selfDestruct.steps!['destruct/reveal']!;
    const before = (unit: number) => field.plugged.beforeFire!([], field, state, unit);
    expect(before(1)).toEqual([{ step: 'destruct/reveal', unit: 1 }]);
    state.marks = { doomed: [0, 1] };
    made.rolling([roll(1, 1)], () => reveal(play, { step: 'destruct/reveal', unit: 1 }));
    expect(made.happened('destruct-roll').map(({ unit }) => unit)).toEqual([1]);
    expect([before(0), before(1)]).toEqual([
      [{ step: 'destruct/reveal', unit: 0 }],
      [
        { step: 'destruct/again', seat: 0, unit: 1 },
        { step: 'destruct/reveal', unit: 1 },
      ],
    ]);
    state.units[0].marks = { inert: true };
    const items = (unit?: number) => {
      state.agenda = [{ step: 'destruct/again', seat: 0, ...(unit !== undefined && { unit }) }];
      return (menuFor(classic, state, 0)!.orders[0].fields[0] as Each).items;
    };
    expect([items(1), items(0), items()]).toEqual([[1], [0], [0, 1]]);
  },
);
