import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect } from 'vitest';
import { bot } from '../../../bot.ts';
import { classic } from '../../../game.ts';
import { forgetLastTurn } from '../../../phases/turn/turn.ts';
import { Duel, duel, gunner } from '../../../testing/duel.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { falls, location, type NamedOrder, piloting, toHit } from '../../../testing/table.ts';
import { openWindow } from './window.ts';

const options = { 'opportunity-fire': true };
const WATCH = { type: 'watch', unit: 'Gun' } as const;
const ON = { type: 'watch-on', unit: 'Gun' } as const;
const PASS = { type: 'let-pass' } as const;
const going = (to: string, facing = 'N', more = false): NamedOrder => ({
  type: 'move',
  unit: 'Mark',
  mode: 'walk',
  to,
  facing,
  more,
});

/** Gun watches in 0201; it is the next Movement Phase, and Mark moves first. */
function watched(plan: Partial<Parameters<typeof duel>[0]> = {}): Duel {
  const made = duel({ options, range: 6, ...plan }).order(WATCH);
  if (made.asked === '1 physical/declare') made.pass('Mark');
  return nextMove(made);
}

function nextMove(made: Duel): Duel {
  const { state } = made.scene;
  state.turn++;
  forgetLastTurn(state);
  return made.beginAt('movement', 1);
}

const place = ({ scene: made }: Duel): string => made.field.board.number[made.unit('Mark').hex];

const shots = (made: Duel, ...labels: string[]): NamedOrder => ({
  type: 'fire',
  unit: 'Gun',
  twist: 0,
  target: 'Mark',
  attacks: labels.map((label) => ({ weapon: made.scene.weapon('Gun', label), target: 1 })),
});

rule(
  'MT-ADVF-06',
  'In place of an attack a unit watches; in the Movement Phase it watches on and attacks nobody',
  () => {
    const made = watched({ range: 1 });
    expect(made.scene.unit('Gun').marks).toEqual({ watching: true });
    made.order({ type: 'still', unit: 'Mark' });
    expect(made.orders).toContain('watch-on');
    made.order(ON);
    // Mark alone is asked for fire and blows.
    expect(made.asked).toBe('1 weapon/declare');
    made.order({ type: 'hold', unit: 'Mark', twist: 0 });
    expect(made.asked).toBe('1 physical/declare');
    expect(made.pass('Mark').asked).toBe('over');
    expect(made.scene.unit('Gun').marks).toEqual({ watching: true });
  },
);

rule(
  'MT-ADVF-06',
  'It strikes no blow in the turn in which it begins to watch, and nobody watches beside an attack',
  () => {
    const made = duel({ options, range: 1 }).order(WATCH);
    expect(made.asked).toBe('1 physical/declare');
    expect(made.pass('Mark').asked).toBe('over');
    const spent = duel({ options, range: 1 });
    spent.scene.unit('Gun').onslaught = { kind: 'charge', target: 1, from: 0, hexes: 1, order: 0 };
    expect(spent.refusal(WATCH)).toMatchObject({ rule: 'MT-ADVF-06' });
  },
);

rule(
  'MT-ADVF-06',
  'Whoever moves, or stands still without watching on, has stopped and attacks as ever',
  () => {
    const made = watched().order({ type: 'still', unit: 'Mark' }).order({ type: 'still', unit: 'Gun' });
    made.order({ type: 'hold', unit: 'Mark', twist: 0 });
    expect(made.scene.happened('watch').map(({ watching }) => watching)).toEqual([true, false]);
    expect(made.scene.unit('Gun').marks).toBeNull();
    expect(made.scene.state.units[0].thisTurn.marks ?? {}).not.toHaveProperty('watch');
    expect(made.orders).toContain('fire');
    expect(made.toHit('Medium Laser')).toTotal(6);
  },
);

rule(
  'MT-ADVF-07',
  'Between two steps of the move it fires at +2, at a target that has moved so far as it has',
  () => {
    const made = watched();
    made.order(going('0203'));
    expect([made.asked, place(made)]).toEqual(['0 watch/answer', '0206']);
    made.order(PASS).order(PASS);
    expect([made.asked, place(made)]).toEqual(['0 watch/answer', '0204']);
    // 4, +1 for three hexes, +2; the laser is at short range.
    expect(made.toHit('Medium Laser')).toTotal(7);
    expect(made.toHit('Medium Laser').lines).toContainEqual({
      value: 2,
      reason: 'Opportunity fire',
      rule: 'MT-ADVF-07',
      kind: 'add',
    });
    made.order(shots(made, 'Medium Laser', 'PPC'), toHit(3, 4), location(3, 4), toHit(1, 1));
    // Then it goes on to the end of its move.
    expect([made.damage('Mark'), place(made)]).toEqual([5, '0203']);
    expect(made.scene.unit('Gun').heatBuilt).toBe(13);
  },
);

rule('MT-ADVF-07', 'A turn on the spot is a step; a jump is one step, and +1', () => {
  const made = watched();
  made.order(going('0207', 'NE'));
  expect(made.asked).toBe('0 watch/answer');
  const jumper = new Duel(
    scene({
      map: Array.from({ length: 7 }, () => '. . .').join('\n'),
      units: {
        Gun: { mech: gunner, at: '0201 S', state: {} },
        Mark: {
          mech: mech('Jet', { armor: 40, slots: { LT: ['2 x Jump Jet'], RT: ['2 x Jump Jet'] } }),
          at: '0207 N',
          state: {},
        },
      },
      options,
    }),
  ).beginAt('weapon', 1);
  while (jumper.seat === 1) jumper.order({ type: 'hold', unit: 'Mark', twist: 0 });
  nextMove(jumper.order(WATCH)).order({ type: 'jump', unit: 'Mark', to: '0204', facing: 'N' });
  expect([jumper.asked, place(jumper)]).toEqual(['0 watch/answer', '0204']);
  expect(jumper.toHit('Medium Laser')).toTotal(8);
});

rule(
  'MT-ADVF-07',
  'Only at the unit that moves, ahead of it, in sight and without a twist; afterwards its turn is over',
  () => {
    const behind = watched({ gun: { facing: 0 } });
    expect(behind.order(going('0205')).asked).toBe('0 movement/move');
    const hidden = watched({ hexes: ['.', '.', 'c2', '.', '.', '.', '.'] });
    expect(hidden.order(going('0206')).asked).toBe('0 movement/move');
    const made = watched();
    made.order(going('0206'));
    expect(made.choices('fire', 'Gun')).toEqual([0]);
    made.order(shots(made, 'Medium Laser'), toHit(1, 1));
    // Neither a move nor an attack is left to it: it is not asked again.
    expect(made.asked).toBe('1 weapon/declare');
    expect(made.order({ type: 'hold', unit: 'Mark', twist: 0 }).asked).toBe('over');
    expect(made.scene.unit('Gun').marks).toBeNull();
  },
);

rule('MT-ADVF-07', 'A blow instead, at +2, at somebody who comes near', () => {
  const made = watched({ range: 3 });
  made.order(going('0202')).order(PASS);
  expect(made.orders).toEqual(expect.arrayContaining(['fire', 'kick', 'punch', 'let-pass']));
  // 5 − 2 for a kick, and 2.
  expect(made.number('kick', 'Gun', 'RL', 'Mark')).toTotal(5);
  made.order(
    { type: 'kick', unit: 'Gun', leg: 'RL', target: 'Mark' },
    toHit(6, 6),
    location(1),
    piloting(1, 1),
    ...falls(1, [3, 4]),
  );
  // It fell where it was kicked, and is asked whether to get up.
  expect([made.asked, made.scene.unit('Mark').prone]).toEqual(['1 movement/continue', true]);
  expect(made.scene.state.physicalAttacks).toEqual([]);
});

rule(
  'MT-ADVF-07',
  'Where two players announce fire a die tells who is first: the first of them on 1 to 3',
  () => {
    const play = (die: number): readonly number[] => {
      const made = new Duel(
        scene({
          map: Array.from({ length: 5 }, () => '. . .').join('\n'),
          units: {
            Gun: { mech: gunner, at: '0201 S', state: { marks: { watching: true } } },
            Mark: { mech: mech('Mark', { armor: 40 }), at: '0205 N', state: {} },
            Mate: { mech: gunner, at: '0301 S', side: 0, seat: 2, state: { marks: { watching: true } } },
          },
          options,
        }),
      );
      made.beginAt('movement', 1).order(going('0204'));
      const fire = (unit: 'Gun' | 'Mate'): NamedOrder => ({
        ...shots(made, 'Medium Laser'),
        unit,
      });
      expect(made.asked).toBe('0 watch/answer');
      made.order(fire('Gun'));
      expect(made.asked).toBe('2 watch/answer');
      const dice: Roll[] = [['who fires first', die], toHit(1, 1), toHit(1, 1)];
      made.order(fire('Mate'), ...dice);
      expect(made.scene.happened('who-fires-first')).toEqual([
        { type: 'who-fires-first', units: die > 3 ? [2, 0] : [0, 2], dice: [die] },
      ]);
      return made.scene.happened('weapon-attack').map(({ attack }) => attack.attacker);
    };
    expect([1, 3, 4, 6].map(play)).toEqual([
      [0, 2],
      [0, 2],
      [2, 0],
      [2, 0],
    ]);
  },
);

rule(
  'MT-ADVF-08',
  'Twenty points shake the target at once, whoever did them; it gets up with the MP it has left',
  () => {
    const two = mech('Two', { heatSinks: 40, slots: { RA: ['3 x PPC'], LT: ['3 x PPC'] } });
    const made = watched({ gunner: two });
    made.order(going('0203'));
    const rolls = [toHit(6, 6), location(3, 4), toHit(6, 6), location(3, 4)];
    made.order(shots(made, 'PPC RA', 'PPC LT'), ...rolls, piloting(1, 1), ...falls(1, [3, 4]));
    expect([made.asked, place(made), made.scene.unit('Mark').prone]).toEqual([
      '1 movement/continue',
      '0206',
      true,
    ]);
    expect(made.scene.unit('Mark').mpLeft).toBe(3);
    made.order({ type: 'stand', unit: 'Mark', mode: 'walk', facing: 'N', more: true }, piloting(6, 6));
    expect(made.scene.unit('Mark').prone).toBe(false);
  },
);

rule(
  'MT-ADVF-08',
  'The points of the Movement Phase add up, and do not count in the Weapon Attack Phase',
  () => {
    const made = watched();
    made.order(going('0205'));
    made.scene.unit('Mark').thisTurn.marks = { shot: 10 };
    made.order(shots(made, 'PPC'), toHit(6, 6), location(3, 4), piloting(6, 6));
    expect(made.scene.happened('piloting-roll')).toHaveLength(1);
    expect(made.scene.unit('Mark').damage).toBe(0);
    const again = watched();
    again.order(going('0205'));
    again.scene.unit('Mark').thisTurn.marks = { shot: 20 };
    // The roll was made when the sum reached 20.
    again.order(shots(again, 'PPC'), toHit(6, 6), location(3, 4));
    const scaled = watched({ options: { ...options, 'psr-damage-scaling': true } });
    scaled.order(going('0205'));
    scaled.scene.unit('Mark').thisTurn.marks = { shot: 30 };
    scaled.order(shots(scaled, 'PPC'), toHit(6, 6), location(3, 4), piloting(6, 6));
    expect(scaled.scene.happened('piloting-roll').at(-1)!.number.lines).toContainEqual(
      expect.objectContaining({ value: 2, rule: 'MT-PSR-01' }),
    );
  },
);

rule(
  'MT-ADVF-08',
  'A leg that is shot away is gone at once: hexes moved count against the MP that are left',
  () => {
    const made = watched();
    made.order(going('0203'));
    const { body } = made.scene.unit('Mark');
    const leg = made.scene.field.kinds[1].codes.indexOf('RL');
    body.armor[leg] = 0;
    body.structure[leg] = 1;
    made.order(
      shots(made, 'Medium Laser'),
      toHit(6, 6),
      location(2, 3),
      ['critical hit', 1, 1],
      ...falls(1, [3, 4]),
    );
    expect(place(made)).toBe('0206');
    expect(made.scene.unit('Mark').mpLeft).toBeLessThan(3);
  },
);

/** Mark walks north, and is hit in its right leg after so many hexes. */
function legHit(mode: 'walk' | 'run', hexes: number, structure: number, ...rolls: Roll[]): Duel {
  const made = watched();
  made.order({ ...going('0203'), mode });
  for (let passed = 1; passed < hexes; passed++) made.order(PASS);
  const { body } = made.scene.unit('Mark');
  const leg = made.scene.field.kinds[1].codes.indexOf('RL');
  body.armor[leg] = 0;
  if (structure > 0) body.structure[leg] = structure;
  return made.order(shots(made, 'Medium Laser'), toHit(6, 6), location(2, 3), ...rolls);
}
const [HIP, UPPER] = [1, 2];
const critical = (slot: number): Roll[] => [
  ['critical hit', 4, 4],
  ['critical slot', slot],
];

rule('MT-ADVF-08', 'MP that the damage takes are taken from those that are left', () => {
  const left = (made: Duel) => made.scene.unit('Mark').mpLeft;
  // 4 MP, one walked: 3. A leg actuator takes 1 of them, a hip half of the 4.
  const fall = [piloting(1, 1), ...falls(1, [3, 4])];
  expect(left(legHit('walk', 1, 0, ...critical(UPPER), ...fall))).toBe(2);
  expect(left(legHit('walk', 1, 0, ...critical(HIP), ...fall))).toBe(1);
  // 6 MP at a run, two used; with 2 to walk there are 3, three fewer.
  expect(left(legHit('run', 2, 0, ...critical(HIP), ...fall))).toBe(1);
  // A leg takes 3 of 4; never more than there are.
  const lost = [['critical hit', 1, 1], ...falls(1, [3, 4])] as Roll[];
  expect(left(legHit('walk', 1, 1, ...lost))).toBe(0);
  expect(left(legHit('walk', 2, 1, ...lost))).toBe(0);
});

rule('MT-ADVF-07', 'A bot that watches fires when it is likely to hit, and lets others pass', () => {
  const choice = (range: number) => {
    const made = watched({ range });
    made.order(going(`02${String(range).padStart(2, '0')}`));
    const { state } = made.scene;
    return bot('veteran').choose(
      () => viewFor(classic, state, 0),
      menuFor(classic, state, 0)!,
      randomFrom(''),
    );
  };
  expect(choice(4).type).toBe('fire');
  expect(choice(18).type).toBe('let-pass');
});

/** Mark, the second, watches in 0201; Gun, the first of all units, is to move in 0207. */
function turnedAround(options_: object = {}, gun: object = {}, middle = '.'): Duel {
  const made = scene({
    map: Array.from({ length: 8 }, (_, row) => (row === 3 ? `. ${middle} .` : '. . .')).join('\n'),
    units: {
      Gun: { mech: mech('Gun', { armor: 40 }), at: '0207 N', state: gun },
      Mark: {
        mech: mech('Mark', { armor: 40, slots: { CT: ['Medium Laser'], RA: ['Medium Laser'] } }),
        at: '0201 S',
      },
    },
    options: { ...options, ...options_ },
  });
  made.state.units[1].marks = { watching: true } as never;
  made.state.turn = 2;
  return new Duel(made).beginAt('movement', 0);
}
const step = (to: string): NamedOrder => ({
  type: 'move',
  unit: 'Gun',
  mode: 'walk',
  to,
  facing: 'N',
  more: false,
});

rule('MT-ADVF-07', 'Who moves ahead of a watcher is fired at, be it the first of all units', () => {
  const made = turnedAround().order(step('0206'));
  expect([made.asked, made.prompt]).toEqual(['1 watch/answer', 'Opportunity fire at Gun?']);
  expect(made.orders).toEqual(['let-pass', 'fire']);
  const menu = menuFor(classic, made.scene.state, 1)!;
  expect([menu.rule, menu.orders.find(({ type }) => type === 'let-pass')?.label]).toEqual([
    'MT-ADVF-07',
    'Let it pass',
  ]);
  const weapon = made.scene.weapon('Mark', 'Medium Laser RA');
  made.order(
    { type: 'fire', unit: 'Mark', twist: 0, target: 'Gun', attacks: [{ weapon, target: 0 }] },
    toHit(6, 6),
    location(3, 4),
  );
  expect(made.damage('Gun')).toBe(5);
});

rule('MT-ADVF-07', 'Who lets it pass, or fires nothing, watches on', () => {
  const made = turnedAround().order(step('0206'));
  made.order(PASS);
  expect(made.scene.state.units[1].marks).toEqual({ watching: true });
  const none = turnedAround().order(step('0206'));
  none.order({ type: 'fire', unit: 'Mark', twist: 0, target: 'Gun', attacks: [] });
  expect(none.scene.happened('weapon-attack')).toEqual([]);
  expect(none.scene.unit('Mark').acted).toBe(false);
});

rule('MT-ADVF-07', 'Not behind it, not out of its sight, and not by one who cannot act', () => {
  const asked = (change: (made: Duel) => void) => {
    const made = turnedAround();
    change(made);
    return made.order(step('0206')).asked.includes('watch');
  };
  expect(asked(() => {})).toBe(true);
  expect(asked(({ scene: { state } }) => (state.units[1].facing = 0))).toBe(false);
  expect(asked(({ scene: here }) => (here.unit('Mark').shutDown = 1))).toBe(false);
  expect(asked(({ scene: { state } }) => (state.units[1].marks = null))).toBe(false);
  expect(asked(({ scene: here }) => (here.unit('Mark').lost = 1 << 5))).toBe(true);
});

rule('MT-ADVF-07', 'It shows what a watcher does, and only a watcher looks straight ahead', () => {
  const made = turnedAround();
  const { field, state } = made.scene;
  expect(field.plugged.twists!([0, -1, 1], state.units[0])).toEqual([0, -1, 1]);
  expect(field.plugged.twists!([0, -1, 1], state.units[1])).toEqual([0]);
  const done = (watch: string | null) =>
    field.plugged.hasDoneAll!(false, {
      ...state.units[1],
      thisTurn: { ...state.units[1].thisTurn, marks: watch ? ({ watch } as never) : null },
    });
  expect([done('spent'), done('on'), done(null)]).toEqual([true, false, false]);
});

const disarm = ({ scene: { state, field } }: Duel): void => {
  for (const { parts } of field.designs[1].weapons)
    for (const { location: part, mask } of parts) state.units[1].body.hits[part] |= mask;
};

rule('MT-ADVF-07', 'Where sheets are hidden all who watch are asked who can act and see it', () => {
  const asked = (options_: object, change: (made: Duel) => void = () => {}, middle = '.') => {
    const made = turnedAround(options_, {}, middle);
    change(made);
    return made.order(step('0206')).asked.includes('watch');
  };
  const hidden = { 'concealed-information': true };
  expect([asked({}, disarm), asked(hidden, disarm)]).toEqual([false, true]);
  expect(asked(hidden, ({ scene: here }) => (here.unit('Mark').shutDown = 1))).toBe(false);
  expect(asked(hidden, ({ scene: { state } }) => (state.units[1].facing = 0))).toBe(false);
  expect([asked(hidden, () => {}, '.3'), asked(hidden, () => {}, '.1')]).toEqual([false, true]);
});

rule('MT-ADVF-07', 'Its target moves and is ahead of it, both; standard fire knows nothing of that', () => {
  const { field, state } = turnedAround().order(step('0206')).scene;
  const [gun, mark] = state.units;
  const why = () =>
    field.plugged.whyNotFire!(null, field, state, { unit: 1 } as never, { weapon: 0, target: 0 });
  expect(why()).toBeNull();
  gun.thisPhase.acted = true;
  expect(why()).toMatchObject({ rule: 'MT-ADVF-07' });
  gun.thisPhase.acted = false;
  mark.facing = 0;
  expect(why()).toMatchObject({ rule: 'MT-ADVF-07' });
  state.phase = 'weapon';
  expect(why()).toBeNull();
  state.phase = 'movement';
  mark.marks = null;
  expect(why()).toBeNull();
});

rule('MT-ADVF-07', 'A move is interrupted while it is under way, and where somebody watches', () => {
  const steps = (change: (made: Duel) => void) => {
    const made = turnedAround({ 'concealed-information': true }).order(step('0206'));
    change(made);
    const { field, state } = made.scene;
    return field.plugged.underWay!([], field, state, 0).length;
  };
  expect(steps(() => {})).toBe(1);
  expect(steps(({ scene: { state } }) => (state.units[0].thisPhase.acted = true))).toBe(0);
  expect(steps(({ scene: { state } }) => (state.units[0].thisTurn.mode = 'still'))).toBe(0);
  expect(steps(({ scene: { state } }) => (state.units[0].loss = 'engine'))).toBe(0);
  expect(steps(({ scene: { state } }) => (state.units[1].marks = null))).toBe(0);
  const gone = turnedAround({ 'concealed-information': true }).order(step('0206'));
  gone.scene.state.units[0].loss = 'engine';
  const { play, state } = gone.scene;
  const before = state.agenda.length;
  openWindow(play, { unit: 0 });
  expect(state.agenda).toHaveLength(before);
});

rule('MT-ADVF-07', 'Blows at the first of all units as well', () => {
  const made = turnedAround();
  made.scene.put('Gun', '0203 N');
  made.order(step('0202'));
  expect(made.orders).toEqual(['let-pass', 'fire', 'punch', 'kick', 'push']);
});

rule(
  'MT-ADVF-07',
  'What the dice of another have made impossible is not done, and its unit watches on',
  () => {
    const made = new Duel(
      scene({
        map: Array.from({ length: 5 }, () => '. . .').join('\n'),
        units: {
          Gun: { mech: gunner, at: '0201 S', state: { marks: { watching: true } } },
          Mark: { mech: mech('Mark', { armor: 1 }), at: '0205 N', state: {} },
          Mate: { mech: gunner, at: '0301 S', side: 0, seat: 2, state: { marks: { watching: true } } },
          Pup: { mech: mech('Pup'), at: '0105 S', side: 1, seat: 1 },
        },
        options,
      }),
    );
    made.beginAt('movement', 1).order(going('0204'));
    const fire = (unit: string, label: string): NamedOrder => ({ ...shots(made, label), unit });
    made.order(fire('Gun', 'PPC'));
    made.order(fire('Mate', 'PPC'), ['who fires first', 1], toHit(6, 6), location(6, 6), [
      'critical hit',
      1,
      1,
    ]);
    expect(made.scene.unit('Mark').loss).not.toBeNull();
    expect(made.scene.happened('weapon-attack')).toHaveLength(1);
    expect([made.scene.state.units[0].marks, made.scene.state.units[2].marks]).toEqual([
      null,
      { watching: true },
    ]);
  },
);

rule('MT-ADVF-06', 'Who has watched on has had its turn to move, and has it once', () => {
  const made = watched();
  made.beginAt('movement', 0).order(ON).order(going('0206'));
  expect([made.asked, made.scene.unit('Gun').acted]).toEqual(['0 watch/answer', true]);
  const before = made.scene.events.length;
  made.order(shots(made, 'Medium Laser'), toHit(1, 1));
  const phase = made.scene.events.slice(before).map(({ type }) => type);
  expect(phase.slice(0, phase.indexOf('weapon-attack'))).not.toContain('done');
});

rule('MT-ADVF-06', 'Only who watches watches on, before it moves; only one’s own units begin to', () => {
  const fresh = duel({ options, range: 6 });
  expect(fresh.refusal({ ...WATCH, unit: 'Mark' }).rule).not.toBe('MT-ADVF-06');
  nextMove(fresh).order({ type: 'still', unit: 'Mark' });
  expect(fresh.orders).not.toContain('watch-on');
  expect(fresh.refusal(ON)).toMatchObject({ rule: 'MT-ADVF-06' });
  const made = watched().order({ type: 'still', unit: 'Mark' });
  made.order({ type: 'move', unit: 'Gun', mode: 'walk', to: '0202', facing: 'S', more: true });
  expect(made.orders).not.toContain('watch-on');
});

rule(['MT-ADVF-06', 'MT-BLIND-11'], 'Each way of watching leaves what it leaves', () => {
  const { field, state } = turnedAround().scene;
  const why = (watch: string, phase: 'movement' | 'weapon', what: 'fire' | 'strike') => {
    state.phase = phase;
    state.units[1].thisTurn.marks = { watch } as never;
    return field.plugged.whyNoAttack!(null, state, 1, what)?.rule ?? null;
  };
  expect([why('on', 'movement', 'fire'), why('on', 'weapon', 'fire')]).toEqual([null, 'MT-ADVF-06']);
  expect([why('spent', 'movement', 'fire'), why('spent', 'weapon', 'fire')]).toEqual([
    'MT-ADVF-06',
    'MT-ADVF-06',
  ]);
  expect([why('plotted', 'weapon', 'fire'), why('forgone', 'weapon', 'fire')]).toEqual([null, null]);
  expect([why('plotted', 'weapon', 'strike'), why('forgone', 'weapon', 'strike')]).toEqual([
    'MT-ADVF-06',
    'MT-ADVF-06',
  ]);
  expect(why('downed', 'weapon', 'fire')).toBe('MT-BLIND-11');
});

rule(['MT-ADVF-06', 'MT-BLIND-11'], 'Everybody sees who watches, or has plotted to, and who does not', () => {
  const { field, state } = turnedAround().scene;
  const listed = (unit: number) => field.plugged.orders!(['braced'], state, unit);
  expect([listed(0), listed(1)]).toEqual([['braced'], ['braced', 'watching']]);
  state.units[0].thisTurn.marks = { watch: 'plotted' };
  state.units[1].marks = null;
  expect([listed(0), listed(1)]).toEqual([['braced', 'watching'], ['braced']]);
});

rule('MT-ADVF-08', 'Who shoots down the last enemy has won at once, before its friends have moved', () => {
  const made = new Duel(
    scene({
      map: Array.from({ length: 5 }, () => '. . .').join('\n'),
      units: {
        Gun: { mech: gunner, at: '0201 S', state: { marks: { watching: true } } },
        Mark: { mech: mech('Mark', { armor: 1 }), at: '0205 N' },
        Mate: { mech: gunner, at: '0301 S', side: 0 },
      },
      options,
    }),
  );
  made.beginAt('movement', 1).order(going('0204'));
  made.order(shots(made, 'PPC'), toHit(6, 6), location(6, 6), ['critical hit', 1, 1]);
  expect(made.scene.state).toMatchObject({ outcome: { winners: [0] }, phase: 'movement' });
  expect(made.scene.unit('Mate').acted).toBe(false);
});

rule(
  ['MT-INFO-01', 'MT-ADVF-08'],
  'Where sheets are hidden, who is hit on its way is asked how it goes on, whatever the hit has done inside',
  () => {
    const concealed = { options: { ...options, 'concealed-information': true } };
    const afterShot = (
      plan: Partial<Parameters<typeof duel>[0]>,
      mpLeft: number | null,
      ...rolls: Roll[]
    ) => {
      const made = watched(plan).order(going('0203'));
      if (mpLeft !== null) made.scene.unit('Mark').mpLeft = mpLeft;
      made.order(shots(made, 'Medium Laser'), ...rolls);
      return [place(made), made.asked === '1 movement/continue'];
    };
    const hit = [toHit(6, 6), location(3, 4)];
    expect(afterShot(concealed, null, ...hit)).toEqual(['0206', true]);
    expect(afterShot({}, null, ...hit)).toEqual(['0203', false]);
    // A miss has done nothing.
    expect(afterShot(concealed, null, toHit(1, 1))).toEqual(['0203', false]);
    // Nor does it show that nothing is left to it.
    const spent = watched(concealed).order(going('0206', 'N', true));
    spent.scene.unit('Mark').mpLeft = 0;
    spent.order(shots(spent, 'Medium Laser'), ...hit);
    expect([spent.asked, spent.orders]).toEqual(['1 movement/continue', ['stop']]);
    expect(spent.order({ type: 'stop', unit: 'Mark' }).asked).not.toBe('1 movement/continue');
    expect(afterShot({ ...concealed, setup: { reading: 9 } }, null, ...hit)).toEqual(['0203', false]);
  },
);
