import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { hasCondition } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import { classic } from '../../../game.ts';
import { weaponNumber } from '../../../rules/fire/to-hit.ts';
import { burnOut, isInferno } from '../../../rules/ground/inferno-fires.ts';
import { isJammedAt, isJammedBetween } from '../../../rules/sight/jamming.ts';
import { answerOf } from '../../../testing/bot.ts';
import { type Melee, melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { suits } from '../../../testing/squads.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { UnitFile } from '../../../units/unit-file.ts';
import { table } from '../../../view.ts';
import { isInChaff } from './chaff.ts';

const ON = {
  ...COMBINED,
  fire: true,
  'smoke-l3': true,
  'smoke-wind-drift': true,
  'grenade-launchers': true,
} as const;
const armed = (place: string, sort = '') =>
  mech('Gun', { slots: { [place]: [`Grenade Launcher${sort && ` ${sort}`}`] } });

interface Plan {
  readonly file?: UnitFile;
  readonly map?: string;
  readonly others?: Parameters<typeof melee>[0]['units'];
  readonly options?: object;
}

/** Gun in 0303 looks north; its neighbours clockwise from there are 0302, 0402, 0403, 0304, 0203 and 0202. */
function made({ file = armed('CT'), map, others = {}, options = ON }: Plan = {}): Melee {
  return melee({
    map: map ?? '. . . . .\n'.repeat(6),
    units: {
      Gun: { mech: file, at: '0303 N' },
      Far: { at: '0506 N' },
      ...others,
    },
    options: options as typeof ON,
  });
}

/** Its first launcher goes off in this phase. */
function fired(plan: Plan = {}, ...rolls: readonly Roll[]): Melee {
  const game = made(plan).beginAt('weapon', 1);
  game.order({ type: 'grenades', launchers: [{ unit: 0, launcher: 0 }] } as never);
  game.scene.state.agenda.length = 0;
  return game.endOf('weapon', rolls);
}

const cellsOf = (game: Melee): readonly string[] =>
  game.scene
    .happened('grenades-thrown')
    .flatMap(({ cells }) => cells)
    .map((cell) => game.scene.field.board.number[cell])
    .sort();
const structure = (game: Melee, name: string) => game.scene.unit(name).structure;

describe('Launchers', () => {
  rule('MT-WPN-18', 'The three hexes go by where it is mounted: ahead, to the left or to the right', () => {
    expect(['CT', 'LT', 'RT'].map((place) => cellsOf(fired({ file: armed(place) })))).toEqual([
      ['0202', '0302', '0402'],
      ['0202', '0203', '0302'],
      ['0302', '0402', '0403'],
    ]);
  });

  rule('MT-WPN-18', 'On a vehicle they are those of the side it is on', () => {
    const on = (code: 'FR' | 'RS' | 'LS' | 'RR' | 'TU') =>
      cellsOf(fired({ file: vehicle('Gun', { items: { [code]: ['Grenade Launcher'] } }) }));
    expect([on('FR'), on('RS'), on('LS'), on('RR'), on('TU')]).toEqual([
      ['0202', '0302', '0402'],
      ['0302', '0402', '0403'],
      ['0202', '0203', '0302'],
      ['0203', '0304', '0403'],
      ['0202', '0302', '0402'],
    ]);
  });

  rule('MT-WPN-18', 'Each has one shot, and says what it is loaded with', () => {
    const game = fired();
    expect(game.scene.said('grenades-ready')).toEqual(['Gun makes a grenade launcher ready.']);
    expect(game.scene.said('grenades-thrown')).toEqual([
      expect.stringContaining('Gun fires fragmentation grenades:'),
    ]);
    game.scene.state.agenda.length = 0;
    game.scene.state.turn++;
    expect(game.beginAt('weapon', 1).asked).toBe('over');
  });

  rule('MT-WPN-18', 'A hit destroys it without an explosion, and nobody has one without the option', () => {
    const game = made();
    game.scene.unit('Gun').hits = [0, 1 << 10, 0, 0, 0, 0, 0, 0];
    expect(game.beginAt('weapon', 1).asked).toBe('over');
    expect(made().beginAt('weapon', 1).orders).toContain('grenades');
    expect(made({ options: COMBINED }).beginAt('weapon', 1).asked).toBe('over');
  });
});

describe('Fragmentation', () => {
  const hit = (other: UnitFile, map?: string, ...rolls: Roll[]) =>
    fired({ ...(map && { map }), others: { Ewe: { mech: other, at: '0302 N', side: 1 } } }, ...rolls);

  rule('MT-WPN-19', 'A platoon loses 1D6, twice that in the open', () => {
    const woods = ['. . . . .', '. . l . .', ...Array.from({ length: 4 }, () => '. . . . .')].join('\n');
    const open = hit(platoon('Ewe'), undefined, ['fragments', 4]);
    expect(structure(open, 'Ewe')[0]).toBe(28 - 8);
    expect(open.scene.said('fragments')).toEqual(['Fragments strike Ewe (4).']);
    expect(structure(hit(platoon('Ewe'), woods, ['fragments', 4]), 'Ewe')[0]).toBe(28 - 4);
  });

  rule('MT-WPN-19', "Each trooper in battle armour takes a point; 'Mechs and vehicles none", () => {
    const squad = hit(suits('Ewe', { armor: 5 }));
    expect(squad.scene.happened('damaged').map(({ damage }) => damage)).toEqual([1, 1, 1, 1]);
    expect(hit(mech('Ewe')).damage('Ewe')).toBe(0);
    expect(hit(vehicle('Ewe')).damage('Ewe')).toBe(0);
  });

  rule('MT-WPN-19', 'Those beside the three hexes are spared', () => {
    const game = fired({ others: { Ewe: { mech: platoon('Ewe'), at: '0304 N', side: 1 } } });
    expect(structure(game, 'Ewe')[0]).toBe(28);
  });
});

describe('Smoke, chaff and flames', () => {
  const filled = (game: Melee, what: string) => {
    const field = battlefieldOf(game.scene.state);
    return ['0202', '0302', '0402', '0304'].map((hex) => hasCondition(field, game.scene.cell(hex), what));
  };

  rule('MT-WPN-20', 'The three hexes fill with light smoke', () => {
    const game = fired({ file: armed('CT', 'Smoke') });
    expect(filled(game, 'smoke')).toEqual([true, true, true, false]);
    expect(filled(game, 'heavy smoke')).toEqual([false, false, false, false]);
  });

  rule('MT-WPN-20', 'Heavy smoke stays what it is', () => {
    const map = ['. . . . .', '. . .+heavy-smoke . .', ...Array.from({ length: 4 }, () => '. . . . .')].join(
      '\n',
    );
    const game = fired({ file: armed('CT', 'Smoke'), map });
    expect(filled(game, 'smoke')).toEqual([true, false, true, false]);
  });

  rule(
    'MT-WPN-22',
    'They burn as with inferno fuel, and go out after three turns where nothing burns on',
    () => {
      const map = ['. . . . .', '. . l . .', ...Array.from({ length: 4 }, () => '. . . . .')].join('\n');
      const game = fired({ file: armed('CT', 'Incendiary'), map });
      expect(filled(game, 'fire')).toEqual([true, true, true, false]);
      const { scene: s } = game;
      expect(isInferno(s.state, s.cell('0302'))).toBe(true);
      const lit = s.state.turn;
      const afterTurn = (turn: number) => {
        s.state.turn = turn;
        burnOut(s.play, battlefieldOf(s.state));
        return filled(game, 'fire');
      };
      expect([lit, lit + 1].map(afterTurn)).toEqual([
        [true, true, true, false],
        [true, true, true, false],
      ]);
      expect(afterTurn(lit + 2)).toEqual([false, true, false, false]);
      expect(isInferno(s.state, s.cell('0302'))).toBe(false);
    },
  );

  rule('MT-WPN-21', 'Weapon attacks into chaff or through it are at +1, and not those out of it', () => {
    const s = scene({
      map: '. . . . .\n'.repeat(8),
      options: ON,
      units: {
        Gun: { mech: mech('Gun', { slots: { RA: ['Medium Laser'] } }), at: '0301 S' },
        Ewe: { at: '0305 N' },
      },
    });
    const number = () =>
      weaponNumber(s.field, s.state, { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 });
    const before = number();
    const withChaff = (...hexes: string[]) => {
      s.state.marks = { ...s.state.marks, chaff: [hexes.map((hex) => s.cell(hex))] };
      return number() - before;
    };
    expect([
      withChaff('0305'),
      withChaff('0303'),
      withChaff('0303', '0304'),
      withChaff('0301'),
      withChaff('0203'),
    ]).toEqual([1, 1, 1, 0, 0]);
  });

  rule('MT-WPN-21', 'What is left of chaff is told, and when nothing is', () => {
    const s = scene({
      map: '. . .\n'.repeat(3),
      options: ON,
      units: { Ewe: { at: '0101 N' }, Ram: { at: '0303 N' } },
    });
    const told = (...clouds: readonly (readonly number[])[]) =>
      classic.describe({ type: 'chaff', clouds }, table(s.state));
    expect([told(), told([0], [4])]).toEqual(['The chaff has dispersed.', 'Chaff drifts in 0101, 0202.']);
  });

  rule('MT-WPN-21', 'Chaff stops electronics as ECM does, on either side', () => {
    const s = scene({
      map: '. . . . .\n'.repeat(8),
      options: ON,
      units: { Gun: { at: '0301 S' }, Ewe: { at: '0305 N' } },
    });
    s.state.marks = { ...s.state.marks, chaff: [[s.cell('0303')]] };
    expect([isJammedAt(s.field, s.state, 0), isJammedBetween(s.field, s.state, 0, 1)]).toEqual([false, true]);
    s.state.marks = { ...s.state.marks, chaff: [[s.cell('0301')]] };
    expect([isJammedAt(s.field, s.state, 0), isJammedAt(s.field, s.state, 1)]).toEqual([true, false]);
  });

  /** A cloud in 0303, in a wind to the south. */
  const cloud = (strength: number, ...rolls: Roll[]) => {
    const s = scene({
      map: '. . . . .\n'.repeat(8),
      options: ON,
      units: { Gun: { at: '0101 S' }, Ewe: { at: '0505 N' } },
    });
    s.state.marks = { wind: { direction: 3, strength }, chaff: [[s.cell('0303')]] } as never;
    s.rolling([['wind strength', 3], ['wind direction', 3], ...rolls], () =>
      s.field.plugged.turnEnds!(s.play, s.field),
    );
    return ['0303', '0304', '0305'].filter((hex) => isInChaff(s.state, s.cell(hex)));
  };
  const lasts: Roll = ['dissipation of chaff', 4, 5];

  rule('MT-WPN-21', 'It drifts with the wind, and is gone on 11', () => {
    expect([cloud(0, lasts), cloud(1, lasts), cloud(3, ['dissipation of chaff', 3, 4])]).toEqual([
      ['0303'],
      ['0304'],
      ['0305'],
    ]);
    expect([cloud(1, ['dissipation of chaff', 5, 6]), cloud(1, ['dissipation of chaff', 5, 5])]).toEqual([
      [],
      ['0304'],
    ]);
    expect([cloud(2, ['dissipation of chaff', 5, 5]), cloud(3, ['dissipation of chaff', 4, 4])]).toEqual([
      [],
      [],
    ]);
  });
});

rule('MT-WPN-19', 'A bot fires at people where none of its own are, and at nobody else', () => {
  const answer = (other: UnitFile, friend?: UnitFile) => {
    const game = made({
      others: {
        Ewe: { mech: other, at: '0302 N', side: 1 },
        ...(friend && { Pal: { mech: friend, at: '0202 N', side: 0 } }),
      },
    }).beginAt('weapon', 1);
    return (answerOf(game.scene) as unknown as { launchers: unknown[] }).launchers.length;
  };
  expect([
    answer(platoon('Ewe')),
    answer(suits('Ewe')),
    answer(mech('Ewe')),
    answer(platoon('Ewe'), platoon('Pal')),
    answer(platoon('Ewe'), mech('Pal')),
  ]).toEqual([1, 1, 0, 0, 1]);
});

/** How many launchers a bot fires, with this in front of it and beside that. */
function thrown(sort: string, ahead?: UnitFile, beside?: UnitFile): number {
  const game = made({
    file: armed('CT', sort),
    others: {
      ...(ahead && { Ewe: { mech: ahead, at: '0302 N', side: 1 } }),
      ...(beside && { Pal: { mech: beside, at: '0202 N', side: 0 } }),
    },
  }).beginAt('weapon', 1);
  return (answerOf(game.scene) as unknown as { launchers: unknown[] }).launchers.length;
}

rule('MT-WPN-20', 'A bot hides in smoke from enemies, and not from those who are in it', () => {
  expect([thrown('Smoke'), thrown('Smoke', mech('Ewe')), thrown('Smoke', suits('Ewe'))]).toEqual([1, 0, 0]);
});

rule('MT-WPN-21', 'A bot hides behind chaff from enemies, and not from those who are in it', () => {
  expect([thrown('Chaff'), thrown('Chaff', mech('Ewe')), thrown('Chaff', suits('Ewe'))]).toEqual([1, 0, 0]);
});

rule('MT-WPN-22', 'A bot sets fire to enemies of any kind, and not to its own', () => {
  const burns = (ahead?: UnitFile, beside?: UnitFile) => thrown('Incendiary', ahead, beside);
  expect([burns(), burns(mech('Ewe')), burns(suits('Ewe')), burns(platoon('Ewe'))]).toEqual([0, 1, 1, 1]);
  expect([burns(mech('Ewe'), suits('Pal')), burns(mech('Ewe'), mech('Pal'))]).toEqual([0, 0]);
});
