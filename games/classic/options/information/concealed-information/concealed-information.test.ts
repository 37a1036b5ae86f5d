import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { advance, eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { Event } from '../../../events.ts';
import { classic } from '../../../game.ts';
import { STOCK_MECHS } from '../../../mechs/mechs.ts';
import { answerOf } from '../../../testing/bot.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { falls, location, toHit } from '../../../testing/table.ts';
import { CT } from '../../../units/locations.ts';
import type { UnitFile } from '../../../units/unit-file.ts';
import { concealedInformation } from './concealed-information.ts';

const options = { 'concealed-information': true };
const laser = mech('Hawk', { armor: 20, slots: { CT: ['Medium Laser'], RT: ['SRM 4', 'Ammo SRM 4'] } });

interface Plan {
  readonly map?: string;
  readonly gun?: object;
  readonly mark?: object;
}

/** Gun of seat 0 and Mark of seat 1, in the Weapon Attack Phase. */
function meeting({ map, gun = {}, mark = {} }: Plan = {}): Melee {
  const made = scene({
    ...(map !== undefined && { map }),
    units: {
      Gun: { mech: laser, at: '0101 S', gunnery: 3, piloting: 2, state: gun },
      Mark: { mech: { ...laser, name: 'Owl', model: 'O-1' }, at: '0104 N', gunnery: 2, state: mark },
    },
    options,
  });
  return new Melee(made);
}

const seen = ({ scene: { state } }: Melee, viewer: Viewer) => viewFor(classic, state, viewer).table;
const heard = ({ scene: { events } }: Melee, viewer: Viewer, type: string) =>
  eventsFor(classic, events, viewer).filter((event) => event.type === type);

rule('MT-INFO-01', 'An opponent sees a CPLT-C1 as a Catapult and does not learn the variant', () => {
  const made = scene({
    units: { Cat: { mech: STOCK_MECHS['CPLT-C1'], at: '0101 S' }, Mark: { at: '0104 N' } },
    options,
  });
  const game = new Melee(made).beginAt('weapon', 0);
  expect(seen(game, 0).setup.units[0].unit.model).toBe('CPLT-C1');
  for (const viewer of [1, 'spectator'] as const) {
    const table = seen(game, viewer);
    expect(table.setup.units[0].unit).toMatchObject({ name: 'Catapult', model: '', tons: 65 });
    expect(JSON.stringify(viewFor(classic, made.state, viewer))).not.toContain('CPLT-C1');
    expect(classic.describe({ type: 'dropped', unit: 0 }, table)).toBe('Catapult drops to the ground.');
    // Before the game begins it is the same.
    expect(JSON.stringify(classic.setupFor!(made.state.setup, viewer))).not.toContain('CPLT-C1');
  }
  expect(classic.setupFor!(made.state.setup, 0).units[0].unit.model).toBe('CPLT-C1');
});

rule(['MT-INFO-01', 'CBT-HEA-07'], 'Nobody else sees who wants to be asked about its heat sinks', () => {
  const game = meeting().beginAt('movement', 0);
  game.order({ type: 'mind-sinks', unit: 'Gun', ask: true });
  expect([0, 1, 'spectator'].map((viewer) => heard(game, viewer as Viewer, 'minds-sinks').length)).toEqual([
    1, 0, 0,
  ]);
  const minds = (viewer: Viewer) => seen(game, viewer).units[0].mindsSinks;
  expect([minds(0), minds(1), minds('spectator')]).toEqual([true, false, false]);
});

rule(['MT-INFO-01', 'CBT-HEA-07'], 'Nobody else sees who is going to be asked about heat sinks', () => {
  const game = endPhase({ gun: { mindsSinks: true }, mark: { mindsSinks: true } });
  expect(game.asked).toBe('0 end/sinks');
  expect(JSON.stringify(viewFor(classic, game.scene.state, 0).table.upcoming)).not.toContain('end/sinks');
  expect(game.order({ type: 'leave-sinks', unit: 'Gun' }).asked).toBe('1 end/sinks');
  expect(game.order({ type: 'leave-sinks', unit: 'Mark' }).asked).toBe('0 information/scan');
});

rule(['MT-INFO-01', 'MT-PRE-05'], 'Who clears woods is seen to, and not how well it shoots', () => {
  const made = scene({
    map: '. . .\n. . .\nH . .\n. . .',
    units: { Gun: { mech: laser, at: '0101 S', gunnery: 6 }, Mark: { at: '0304 N' } },
    options: { ...options, 'clearing-woods': true },
  });
  const game = new Melee(made).beginAt('weapon', 0);
  const order = { type: 'clear', unit: 'Gun', hex: '0103', weapons: [{ weapon: 0 }] } as const;
  game.order(order);
  const marked = (viewer: Viewer) => seen(game, viewer).units[0].thisTurn.marks?.clearing?.weapons;
  expect([marked(0), marked(1), marked('spectator')]).toEqual([[0], [], []]);
  while (!made.happened('fired-at-hex').length)
    game.order({ type: 'hold', unit: 'Mark', twist: 0 }, toHit(1, 1));
  const [told] = made.happened('fired-at-hex');
  expect(told.number).toBe(4);
  const versions = [0, 1].map((viewer) => heard(game, viewer, 'fired-at-hex')[0]);
  expect(versions[0]).toMatchObject({ weapon: 0, dice: [1, 1], number: told.number });
  expect(versions[1]).toMatchObject({ weapon: -1, label: 'Medium Laser', dice: [], number: 0, hit: false });
  expect(classic.describe(versions[1], seen(game, 1))).toBe('Hawk fires Medium Laser at hex 0103: misses.');
  expect(heard(game, 1, 'woods-targeted')[0]).toMatchObject({ weapons: [], bins: [] });
});

rule(['MT-INFO-01', 'MT-EXPL-01'], 'An engine that holds is not seen to have been hit', () => {
  const made = scene({
    units: { Gun: { mech: laser, at: '0101 S' }, Mark: { at: '0109 N' } },
    options: { ...options, 'engine-explosions': true },
  });
  made.unit('Gun').hits[CT] |= 0b11;
  made.rolling([['engine explosion', 5, 6]], () =>
    made.field.plugged.phaseEnds!(made.play, made.field, 'weapon'),
  );
  const game = new Melee(made);
  expect([0, 1].map((viewer) => heard(game, viewer, 'engine-roll').length)).toEqual([1, 0]);
});

rule('MT-INFO-01', "Armour left, heat, ammunition, skills and critical hits are the owner's alone", () => {
  const secret = { heat: 9, sinksOff: 2, pilotHits: 1, armor: Array(11).fill(3), shots: [7], piloting: 6 };
  const game = meeting({ mark: secret }).beginAt('weapon', 0);
  const mark = game.scene.unit('Mark');
  mark.hits[1] = 0b111;
  const own = seen(game, 1).units[1];
  expect(own).toMatchObject({ heat: 9, body: { shots: [7] }, crew: { piloting: 6, gunnery: 2, hits: 1 } });
  const other = seen(game, 0).units[1];
  const { gunnery, piloting, hits } = other.crew;
  expect([other.heat, other.sinksOff, gunnery, piloting, hits]).toEqual([0, 0, 4, 5, 0]);
  expect(other.body.hits.every((slots) => slots === 0)).toBe(true);
  // It looks like any Owl, and stays where it is seen.
  expect(other.body).toEqual(seen(meeting().beginAt('weapon', 0), 0).units[1].body);
  expect([other.hex, other.facing]).toEqual([mark.hex, mark.facing]);
  expect(seen(game, 0).veiled).toEqual([1]);
  expect(seen(game, 1).veiled).toEqual([0]);
  expect(seen(game, 'spectator').veiled).toEqual([0, 1]);
});

rule(
  'MT-INFO-01',
  'Which weapon fires and where it hits is public, the number and what is left are not',
  () => {
    const game = meeting().beginAt('weapon', 0);
    const attacks = [{ weapon: game.scene.weapon('Gun', 'Medium Laser'), target: 1 }];
    game.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks });
    expect(heard(game, 0, 'fire-declared')).toHaveLength(1);
    expect(heard(game, 1, 'fire-declared')).toEqual([]);
    expect(heard(game, 1, 'seen-fire')).toMatchObject([{ attacks: [{ target: 1, label: 'Medium Laser' }] }]);
    expect(seen(game, 1).weaponAttacks[0]).toMatchObject({ attacker: 0, target: 1, bin: -1, aim: -1 });
    game.order({ type: 'hold', unit: 'Mark', twist: 0 }, toHit(6, 6), location(3, 4));
    expect(heard(game, 1, 'seen-shot')).toMatchObject([{ label: 'Medium Laser', hit: true }]);
    expect(heard(game, 1, 'weapon-attack')).toEqual([]);
    expect(heard(game, 1, 'damaged')).toMatchObject([{ damage: 5, armor: 15 }]);
    for (const viewer of [0, 'spectator'] as const) {
      expect(heard(game, viewer, 'damaged')).toEqual([]);
      expect(heard(game, viewer, 'seen-damage')).toMatchObject([{ unit: 1, damage: 5 }]);
      expect(seen(game, viewer).units[1].body).toEqual(
        seen(meeting().beginAt('weapon', 0), viewer).units[1].body,
      );
    }
  },
);

rule(['MT-INFO-01', 'MT-ATK-01'], 'Everybody sees that a hit only glances', () => {
  const made = scene({
    units: { Gun: { mech: laser, at: '0101 S' }, Mark: { at: '0104 N' } },
    options: { ...options, 'glancing-blows': true },
  });
  const game = new Melee(made).beginAt('weapon', 0);
  const attacks = [{ weapon: made.weapon('Gun', 'Medium Laser'), target: 1 }];
  game.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks });
  game.order({ type: 'hold', unit: 'Mark', twist: 0 }, toHit(2, 2), location(3, 4));
  const [shot] = heard(game, 1, 'seen-shot');
  expect(shot).toMatchObject({ hit: true, glancing: true });
  expect(classic.describe(shot, seen(game, 1))).toMatch(/ at Mark, scores a glancing hit\.$/);
});

rule('MT-INFO-01', 'A weapon that its chassis makes nobody expect comes to light as it fires', () => {
  const fired = (file: UnitFile, weapon: number) => {
    const made = scene({ units: { Gun: { mech: file, at: '0101 S' }, Mark: { at: '0104 N' } }, options });
    const game = new Melee(made).beginAt('weapon', 0);
    game.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks: [{ weapon, target: 1 }] });
    return heard(game, 'spectator', 'seen-fire')[0];
  };
  const spider = (...weapons: readonly string[]): UnitFile => ({
    ...mech('Spider', { tons: 30, slots: { CT: weapons } }),
    model: 'SDR-X',
  });
  expect(fired(STOCK_MECHS['SDR-5V'], 0)).toMatchObject({ attacks: [{ label: 'Medium Laser' }] });
  expect(fired(STOCK_MECHS['SDR-5V'], 0)).not.toHaveProperty('reveals');
  // Nobody can tell a variant by what it shares with the others.
  expect(fired(spider('Medium Laser', 'Small Laser'), 0)).not.toHaveProperty('reveals');
  const small = { attacks: [{ label: 'Small Laser' }], reveals: [0] };
  expect(fired(spider('Medium Laser', 'Small Laser'), 1)).toMatchObject(small);
});

rule(['MT-INFO-01', 'CBT-WPN-03'], 'Everybody sees that a weapon does not reach its target', () => {
  const made = scene({
    units: { Gun: { mech: laser, at: '0101 S' }, Mark: { at: '0111 N' } },
    options,
  });
  const game = new Melee(made).beginAt('weapon', 0);
  const before = seen(game, 1);
  const attacks = [{ weapon: made.weapon('Gun', 'Medium Laser'), target: 1 }];
  game.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks });
  const [declared] = heard(game, 1, 'seen-fire');
  expect(classic.describe(declared, before)).toBe('Hawk declares at Mark: Medium Laser (out of range).');
  // Whoever imagines the rest sees the same: it is fired, and misses.
  const guess = imagined(classic, viewFor(classic, made.state, 1), 'a guess');
  for (const state of [made.state, guess]) {
    const events: Event[] = [];
    advance(classic, state, 1, { type: 'hold', unit: 1, twist: 0 }, events);
    const shots = eventsFor(classic, events, 1).filter(({ type }) => type === 'seen-shot');
    expect(shots).toMatchObject([{ attacker: 0, target: 1, hit: false }]);
  }
});

rule('MT-INFO-01', 'A part that is gone can be seen, and that a unit has fallen or shut down', () => {
  const game = meeting({ mark: { prone: true, shutDown: 1, lost: 1 << 4 } }).beginAt('weapon', 0);
  const { prone, shutDown, body } = seen(game, 0).units[1];
  expect([prone, shutDown, body.lost, body.structure[4], body.armor[4]]).toEqual([true, 1, 1 << 4, 0, 0]);
});

const endPhase = (plan?: Plan, ...rolls: readonly Roll[]) => {
  const game = meeting(plan);
  game.scene.state.initiativeWinner = 1;
  return game.endOfTurn(...rolls);
};

rule('MT-INFO-03', 'In the End Phase the side that lost the Initiative scans first, each unit once', () => {
  const game = endPhase({ mark: { heat: 7 } });
  expect(game.asked).toBe('0 information/scan');
  game.order({ type: 'scan', unit: 'Gun', target: 'Mark', about: 'heat' });
  expect(heard(game, 0, 'scanned')).toMatchObject([{ question: 'Heat', answer: '7' }]);
  expect(heard(game, 1, 'scanned')).toMatchObject([{ unit: 0, target: 1, answer: '7' }]);
  expect(heard(game, 'spectator', 'scanned')).toEqual([]);
  expect(game.orders).toEqual(['scan-no-more']);
  game.order({ type: 'scan-no-more' });
  expect(game.asked).toBe('1 information/scan');
});

rule('MT-INFO-03', 'The one question gets the true answer, whatever it is about', () => {
  const answer = (question: { about: string; where?: string; weapon?: string }) => {
    const game = endPhase({ mark: { heat: 7, shots: [11], hits: [0, 0, 0, 0, 0, 0, 0, 0] } });
    game.order({ type: 'scan', unit: 'Gun', target: 'Mark', ...question });
    return heard(game, 0, 'scanned').map((event) => (event as { answer: string }).answer)[0];
  };
  expect(answer({ about: 'model' })).toBe('Owl O-1');
  expect(answer({ about: 'armor', where: 'HD' })).toBe('9');
  expect(answer({ about: 'armor', where: 'CT rear' })).toBe('20');
  expect(answer({ about: 'structure', where: 'CT' })).toBe('16');
  expect(answer({ about: 'ammo', weapon: 'SRM 4' })).toBe('11');
  expect(answer({ about: 'ammo', weapon: 'AC/20' })).toBe('0');
  expect(answer({ about: 'weapons', where: 'RT' })).toBe('SRM 4');
  expect(answer({ about: 'weapon-status', weapon: 'SRM 4', where: 'RT' })).toBe('works');
  expect(answer({ about: 'weapon-status', weapon: 'SRM 4', where: 'LT' })).toBe('none');
  expect(answer({ about: 'equipment', where: 'RT' })).toBe('SRM 4, Ammo SRM 4');
  expect(['walking', 'running', 'jumping'].map((about) => answer({ about }))).toEqual(['3', '5', '0']);
  expect(['heat', 'gunnery', 'piloting'].map((about) => answer({ about }))).toEqual(['7', '2', '5']);
});

rule('MT-INFO-03', 'A unit scans only what it sees, and not with damaged sensors', () => {
  const hidden = { map: '.\n.4\n.\n.' };
  expect(endPhase(hidden, ['initiative', 1, 1], ['initiative', 6, 6]).asked).toBe('0 movement/move');
  const sensors = (game: Melee) => game.scene.design('Gun').masks.sensors;
  const blind = endPhase({ gun: { hits: [sensors(meeting())[0], 0, 0, 0, 0, 0, 0, 0] } });
  expect(blind.orders).toEqual(['scan-no-more', 'inspect']);
  expect(blind.refusal({ type: 'scan', unit: 'Gun', target: 'Mark', about: 'heat' }).rule).toBe('MT-INFO-03');
});

rule('MT-INFO-04', 'Within three hexes one may look closely, and learns what shows from outside', () => {
  const game = endPhase();
  expect(game.offers('inspect', 'Gun', 'Mark')).toEqual(['armor', 'weapons']);
  expect(game.refusal({ type: 'inspect', unit: 'Gun', target: 'Mark', about: 'heat' }).rule).toBe(
    'MT-INFO-04',
  );
  game.order({ type: 'inspect', unit: 'Gun', target: 'Mark', about: 'armor', where: 'LL' });
  expect(heard(game, 0, 'scanned')).toMatchObject([{ isInspected: true, answer: '20' }]);
  // It was its one look of the turn.
  expect(game.orders).toEqual(['scan-no-more']);
  const far = meeting();
  far.scene.put('Mark', '0105 N');
  expect(far.endOfTurn().orders).toEqual(['scan-no-more', 'scan']);
});

rule('MT-INFO-01', 'Every sheet of a scenario is hidden from the other side before the game, too', () => {
  const setup = scenarioSetup(classic, 'trial-by-fire', options);
  if (!setup.ok) throw new Error(setup.error[0].message);
  const { units } = classic.setupFor!(setup.value, 0);
  expect(
    units.every(({ side, unit: { model } }) => (side === setup.value.seats[0].side) === (model !== '')),
  ).toBe(true);
});

rule('MT-INFO-03', 'It is said who looked at whom, and how; bots do not ask', () => {
  const scanned = endPhase({ mark: { heat: 7 } });
  expect(answerOf(scanned.scene)).toEqual({ type: 'scan-no-more' });
  scanned.order({ type: 'scan', unit: 'Gun', target: 'Mark', about: 'heat' });
  expect(scanned.scene.said('scanned')[0]).toBe('Hawk scans Owl. Heat: 7.');
  const near = endPhase();
  near.order({ type: 'inspect', unit: 'Gun', target: 'Mark', about: 'armor', where: 'LL' });
  expect(near.scene.said('scanned')[0]).toBe('Hawk looks closely at Owl. Armour in a location, LL: 20.');
  expect(near.scene.happened('scanned')).toMatchObject([{ reveals: [0, 1] }]);
  // Everything else bots answer as ever.
  expect(answerOf(meeting().beginAt('weapon', 0).scene).type).toBe('fire');
});

rule('MT-INFO-03', 'The winner of the Initiative scans last, whoever it is', () => {
  const game = meeting();
  game.scene.state.initiativeWinner = 0;
  expect(game.endOfTurn().asked).toBe('1 information/scan');
});

rule('MT-INFO-03', 'One unit that sees one enemy is enough for a question', () => {
  const made = scene({
    map: ['. . .', '.4 .4 .', '. . .', '. . .'].join('\n'),
    units: {
      Gun: { mech: laser, at: '0101 S' },
      Eye: { mech: laser, at: '0301 S', side: 0, seat: 0 },
      Mark: { mech: laser, at: '0304 N' },
      Far: { mech: laser, side: 1, seat: 1 },
    },
    options,
  });
  made.state.initiativeWinner = 1;
  const game = new Melee(made).endOfTurn();
  expect([game.asked, game.offers('scan'), game.offers('scan', 'Eye')]).toEqual([
    '0 information/scan',
    ['Eye'],
    ['Mark'],
  ]);
  const scan = { type: 'scan', target: 'Mark', about: 'heat' } as const;
  expect(game.refusal({ ...scan, unit: 'Gun' })).toMatchObject({ rule: 'MT-INFO-03' });
  expect(game.refusal({ ...scan, unit: 'Mark' }).message).not.toMatch(/sees nobody/);
});

rule('MT-INFO-03', 'What is destroyed or gone is told as well; one asks for ammunition that there is', () => {
  const srm = (state: object) => {
    const game = endPhase({ mark: state });
    const asked = (about: string) => {
      const again = endPhase({ mark: state });
      again.order({
        type: 'scan',
        unit: 'Gun',
        target: 'Mark',
        about,
        where: 'RT',
        ...(about === 'weapon-status' && { weapon: 'SRM 4' }),
      });
      return heard(again, 0, 'scanned').map((event) => (event as { answer: string }).answer)[0];
    };
    return [asked('weapon-status'), asked('equipment'), game.offers('scan', 'Gun', 'Mark', 'ammo')] as const;
  };
  const [works, has, ammo] = srm({});
  expect([works, has]).toEqual(['works', 'SRM 4, Ammo SRM 4']);
  expect(ammo).toContain('SRM 4');
  expect(ammo).not.toContain('Medium Laser');
  expect(srm({ hits: [0, 0, 0, 1, 0, 0, 0, 0] })[0]).toBe('destroyed');
  expect(srm({ lost: 1 << 3 }).slice(0, 2)).toEqual(['destroyed', 'lost']);
});

rule(
  ['MT-INFO-01', 'CBT-PSR-04'],
  'Who does not get up is asked what it does next, though it has no MP left',
  () => {
    const stays = (setup: object, plan: Record<string, boolean>) => {
      const made = scene({
        units: {
          Gun: { mech: { ...laser, walk: 2 } as typeof laser, at: '0101 S', state: { prone: true } },
          Mark: { at: '0109 N' },
        },
        options: plan,
        setup,
      });
      const game = new Melee(made).beginAt('movement', 0);
      const failing = ['piloting', 1, 1] as const;
      game.order(
        { type: 'stand', unit: 'Gun', mode: 'walk', facing: 'S', more: false },
        failing,
        ...falls(1, [3, 4]),
      );
      return [game.asked, game.orders];
    };
    expect(stays({}, options)).toEqual(['0 movement/continue', ['stop']]);
    expect(stays({ reading: 9 }, options)[0]).toBe('1 movement/move');
    expect(stays({}, {})[0]).toBe('1 movement/move');
  },
);

rule('MT-INFO-03', 'A question names a part and a weapon in a few words', () => {
  const long = (length: number) => 'x'.repeat(length);
  const isOrder = (more: object) =>
    concealedInformation.orders!.some(
      (order) => order.safeParse({ type: 'scan', unit: 0, target: 1, about: 'heat', ...more }).success,
    );
  for (const name of ['about', 'where', 'weapon'])
    expect([30, 31].map((length) => isOrder({ [name]: long(length) }))).toEqual([true, false]);
});
