import { RECORD_SHEETS } from '@ironfield/battleforce2/data/record-sheets.ts';
import { rosterCalled } from '@ironfield/battleforce2/data/roster.ts';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import type { DuelReport } from '@ironfield/battleforce2/rules/duels/commission.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { Player } from '@ironfield/kernel/play/player.ts';
import { describe, expect, test } from 'vitest';
import { connect } from '../connections.ts';
import { Nested } from '../nesting/nested.ts';
import { nestedRecordOf, verifyNested } from '../nesting/nested-record.ts';
import { botsOf, type PlayerFor, playOut } from '../nesting/play-out.ts';
import { asked, battle, duelOn, encounter, fight, give, mechs, type Placed } from '../testing/encounter.ts';
import { machineOf } from './machines.ts';

const bots = botsOf('recruit');
const ATLAS = 'Atlas AS7-D';
const JENNER = 'Jenner JR7-D';
const HUNCHBACK = 'Hunchback HBK-4G';

const met = (first: readonly Placed[] = [mechs('0810', ATLAS)], second = [mechs('0808', JENNER)]) =>
  encounter(first, second);

function agreed(nested: Nested, to = '0809'): Nested {
  expect(give(nested, { type: 'duel', to })).toBeNull();
  expect(give(nested, { type: 'agree-to-duel' })).toBeNull();
  return nested;
}

/** Bots fight until the duel rests or is over. */
const untilReport = (nested: Nested) => {
  const { length } = nested.history.entries;
  for (let orders = 0; nested.history.entries.length === length && orders < 5000; orders++) one(nested);
  const entry = nested.history.entries.at(-1)!;
  return (entry as unknown as { report: DuelReport }).report;
};

function one(nested: Nested): void {
  const stop = new Error('enough');
  try {
    playOut(nested, [], `bots ${nested.at([0])?.history.entries.length}`, bots, () => {
      throw stop;
    });
  } catch (thrown) {
    if (thrown !== stop) throw thrown;
  }
}

describe('Calling for a duel', () => {
  rule(['BF2-INTEG-10', 'PA-ZOOM-20'], 'In an End Phase a side names a hex, and the other one agrees', () => {
    const nested = met();
    expect(asked(nested)).toBe('duel/propose');
    expect(waitingFor(battle(nested))).toEqual([0]);
    agreed(nested);
    expect(nested.inPlay).toEqual([0]);
    expect(nested.at([0])!.history.game.id).toBe('classic');
    expect(fight(nested).setup.units.map(({ unit }) => unit.model)).toEqual(['AS7-D', 'JR7-D']);
  });

  rule('PA-ZOOM-20', 'Without agreement there is none, and either side may call', () => {
    const declined = met();
    give(declined, { type: 'duel', to: '0809' });
    expect(waitingFor(battle(declined))).toEqual([1]);
    give(declined, { type: 'done' });
    expect(declined.inPlay).toEqual([]);
    expect(battle(declined).turn).toBe(2);
    const other = met();
    give(other, { type: 'done' });
    expect(asked(other)).toBe('duel/propose');
    expect(waitingFor(battle(other))).toEqual([1]);
    give(other, { type: 'done' });
    expect(battle(other).turn).toBe(2);
  });

  rule('BF2-INTEG-10', 'Only units within three hexes of it take part', () => {
    // Four hexes apart from 0805, three from 0806.
    const nested = met([mechs('0809', ATLAS)], [mechs('0804', JENNER), mechs('1504', JENNER)]);
    expect(give(nested, { type: 'duel', to: '0804' })).toContain('no unit within three hexes');
    expect(give(nested, { type: 'duel', to: '0812' })).toContain('No enemy');
    agreed(nested, '0806');
    expect(duelOn(nested).on).toMatchObject({ units: [0, 1] });
  });

  rule('PA-ZOOM-20', 'Whole units, the nearest first, and at most twelve elements of a side', () => {
    const lance = (at: string) => mechs(at, JENNER, JENNER, JENNER, JENNER);
    const nested = met([lance('0809'), lance('0810'), lance('0811'), lance('0909')], [mechs('0808', ATLAS)]);
    agreed(nested, '0809');
    // 0811 is the farthest of the four.
    expect(duelOn(nested).on!.units).toEqual([0, 1, 3, 4]);
    expect(fight(nested).setup.units).toHaveLength(13);
  });

  rule('PA-ZOOM-21', 'What has no record sheet is not offered a duel, and the refusal says why', () => {
    const without = met([mechs('0810', 'Battle Hawk BH-K305')]);
    // The other side sees a model of which there is no sheet either.
    expect(battle(without).turn).toBe(2);
    const mixed = met([mechs('0810', ATLAS), mechs('0201', HUNCHBACK, 'Hunchback HBK-4P')]);
    expect(give(mixed, { type: 'duel', to: '0201' })).toBe(
      'There is no BattleTech record sheet of Hunchback HBK-4P in MM1',
    );
  });

  rule('PA-ZOOM-20', 'What the other side cannot see of a machine does not show in what is offered', () => {
    // Both are seen as a Hunchback; only one of them has a sheet.
    const [good, bad] = [HUNCHBACK, 'Hunchback HBK-4P'].map((name) =>
      met([mechs('0810', ATLAS)], [mechs('0808', name)]),
    );
    expect([asked(good!), asked(bad!)]).toEqual(['duel/propose', 'duel/propose']);
    agreed(good!);
    expect(good!.inPlay).toEqual([0]);
    agreed(bad!);
    expect(bad!.inPlay).toEqual([]);
    expect(duelOn(bad!).fought).toBe(0);
    expect(battle(bad!).turn).toBe(2);
  });

  rule('PA-ZOOM-20', 'A vehicle joins in, if it is one of those with a record sheet', () => {
    const own = {
      name: 'Cudgel',
      chassis: 'Cudgel',
      type: 'vehicle',
      mp: 3,
      mode: 't',
      damage: [2, 1, 0],
      ov: 0,
      class: 'H',
      armor: 0,
      structure: 5,
      points: 6,
      specials: [],
    } as const;
    const tank: Placed = { type: 'vehicle', elements: ['Cudgel'], at: '0810', own };
    const nested = agreed(met([tank], [mechs('0808', JENNER)]));
    expect(fight(nested).setup.units[0]!.unit).toMatchObject({ kind: 'vehicle', name: 'Cudgel' });
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    expect(battle(nested).elements[0]).toMatchObject({ destroyed: false, condition: { structure: 5 } });
  });

  rule('PA-ZOOM-20', 'Platoons join in', () => {
    const nested = met(
      [{ type: 'infantry', elements: ['Foot SRM', 'Jump Laser'], at: '0810' }],
      [mechs('0808', JENNER)],
    );
    agreed(nested);
    const [foot, jump] = fight(nested).setup.units;
    expect(foot!.unit).toMatchObject({ kind: 'infantry', motion: 'foot', arms: 'srm', troopers: 28 });
    expect(jump!.unit).toMatchObject({ motion: 'jump', arms: 'laser', troopers: 21 });
    expect(fight(nested).setup.options).toMatchObject({ 'combined-arms': true });
  });

  test('Every machine that is told to have a record sheet has one', () => {
    for (const name of RECORD_SHEETS) expect(machineOf(name), name).not.toBeNull();
    expect(machineOf('Battle Hawk BH-K305')).toBeNull();
    const inRoster = [...RECORD_SHEETS].filter((name) =>
      (['mech', 'infantry'] as const).some((type) => rosterCalled({ type, name }).length > 0),
    );
    expect(inRoster).toHaveLength(36);
  });
});

describe('The setup of a duel', () => {
  rule(
    'BF2-INTEG-11',
    'Two sheets joined at their long edges; each side has one, the outer edges are home',
    () => {
      const wests = new Set<number>();
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const nested = agreed(encounter([mechs('0809', ATLAS)], [mechs('0808', JENNER)], { seed }), '0809');
        const { map, deployment, units } = fight(nested).setup;
        expect([map.width, map.height]).toEqual([30, 17]);
        expect(units.map(({ enters }) => enters?.turn)).toEqual([undefined, 1]);
        const { side, zones } = deployment[0]!;
        expect(side).toBe(0);
        expect(zones[0]!.hexes).toHaveLength(15 * 17);
        const isWest = zones[0]!.name === 'west sheet';
        const cols = zones[0]!.hexes.map((hex) => Number(hex.slice(0, 2)));
        expect([Math.min(...cols), Math.max(...cols)]).toEqual(isWest ? [1, 15] : [16, 30]);
        // Whoever comes from within three hexes enters over the home edge, in turn 1.
        expect(units[1]!.enters!.edge).toBe(isWest ? 'east' : 'west');
        wests.add(isWest ? 0 : 1);
      }
      expect(wests.size).toBe(2);
    },
  );

  rule('PA-ZOOM-21', 'The ground is like that of the hexes around', () => {
    const nested = agreed(met());
    expect(new Set(Object.values(fight(nested).setup.map.legend).map(({ terrain }) => terrain))).toEqual(
      new Set(['clear']),
    );
  });

  rule(
    'PA-ZOOM-21',
    'Gunnery is 4 and piloting 5, better and worse with the skill; heat is five to one',
    () => {
      const nested = encounter([mechs('0809', `${ATLAS}, -2`)], [mechs('0808', `${JENNER}, 1`)]);
      const { elements } = battle(nested);
      elements[0]!.condition = { ...elements[0]!.condition, heat: 3 };
      agreed(nested);
      const [atlas, jenner] = fight(nested).setup.units;
      expect(atlas!.pilot).toMatchObject({ gunnery: 2, piloting: 3 });
      expect(jenner!.pilot).toMatchObject({ gunnery: 5, piloting: 6 });
      expect([atlas!.begins?.heat, jenner!.begins]).toEqual([15, undefined]);
    },
  );
});

describe('Turn and turn about', () => {
  rule(
    ['BF2-INTEG-12', 'PA-ZOOM-22'],
    'Three turns of the duel, one of the battle, three of the duel',
    () => {
      // BF2-INTEG-12, EXAMPLE: called in the End Phase of turn 1 here.
      const nested = agreed(
        met([mechs('0810', ATLAS), mechs('0117', ATLAS)], [mechs('0808', ATLAS), mechs('1501', ATLAS)]),
      );
      const first = untilReport(nested);
      expect([first.turn, first.isOver]).toEqual([3, false]);
      expect(nested.inPlay).toEqual([]);
      expect(battle(nested).turn).toBe(2);
      while (nested.inPlay.length === 0) one(nested);
      expect(battle(nested)).toMatchObject({ turn: 2, phase: 'end' });
      const second = untilReport(nested);
      expect(second.isOver ? second.turn <= 6 : second.turn === 6).toBe(true);
    },
  );

  rule('BF2-INTEG-12', 'Its units are away from the map meanwhile, and nobody comes near', () => {
    const nested = agreed(
      met([mechs('0810', ATLAS), mechs('0813', ATLAS)], [mechs('0808', ATLAS), mechs('1501', ATLAS)]),
    );
    untilReport(nested);
    const { units } = battle(nested);
    expect([units[0]!.hex, units[2]!.hex]).toEqual([-1, -1]);
    expect(units[1]!.hex).toBeGreaterThanOrEqual(0);
    while (nested.inPlay.length === 0) one(nested);
    const apart = (hex: number) => Math.abs(Math.floor(hex / 15) + 1 - 9);
    expect(apart(battle(nested).units[1]!.hex)).toBeGreaterThan(3);
  });

  rule('PA-ZOOM-22', 'It ends when a side has nobody left on the sheets', () => {
    const nested = agreed(met());
    fight(nested).units[1]!.loss = 'engine';
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    expect(nested.history.entries.at(-1)).toMatchObject({ report: { isOver: true, winner: 0 } });
    expect(nested.inPlay).toEqual([]);
    expect(duelOn(nested).on).toBeNull();
  });

  rule('PA-ZOOM-22', 'After fifteen turns it ends as it stands', () => {
    const nested = agreed(met());
    const { connection, commission } = {
      connection: connect(battleforce2 as never, null)!,
      commission: { until: 15, lastTurn: 15, duellists: [], sides: [] },
    };
    const state = { ...fight(nested), turn: 16 };
    expect(connection.rests!(commission as never, state as never)).toBe(true);
    expect(connection.report(commission as never, state as never)).toMatchObject({ turn: 15, isOver: true });
    expect(connection.rests!(commission as never, { ...state, turn: 15 } as never)).toBe(false);
  });
});

describe('Back from a duel', () => {
  rule(
    ['BF2-INTEG-13', 'PA-ZOOM-23'],
    'The winner stands in the named hex, the others as near as they can',
    () => {
      const nested = agreed(met());
      nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
      const { units } = battle(nested);
      const named = (9 - 1) * 15 + 7;
      expect(units[0]!.hex).toBe(named);
      expect(Math.abs(units[1]!.hex - named)).toBeLessThanOrEqual(16);
      expect(units[1]!.hex).not.toBe(named);
    },
  );

  rule('PA-ZOOM-23', 'Who has left the sheets is three hexes away, towards home', () => {
    const nested = agreed(met([mechs('0810', ATLAS)], [mechs('0808', JENNER)]));
    fight(nested).units[1]!.loss = 'left-map';
    nested.add([0], { kind: 'draw', seat: 0 });
    const report = (nested.history.entries.at(-1) as unknown as { report: DuelReport }).report;
    expect(report.fates.map(({ fate }) => fate)).toEqual(['stands', 'left']);
    expect(battle(nested).units[1]!.hex).toBe((6 - 1) * 15 + 7);
  });

  rule('PA-ZOOM-23', 'Destroyed there is destroyed here, whatever became of the pilot', () => {
    const nested = agreed(
      met([mechs('0810', ATLAS), mechs('0117', ATLAS)], [mechs('0808', JENNER), mechs('1501', ATLAS)]),
    );
    fight(nested).units[1]!.loss = 'pilot';
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    expect(battle(nested).elements[2]!.destroyed).toBe(true);
    expect(battle(nested).units[2]!.hex).toBe(-2);
  });

  rule(['BF2-CONV-20', 'PA-ZOOM-23'], 'A machine fights one duel in a battle', () => {
    const nested = agreed(
      met([mechs('0810', ATLAS), mechs('0117', ATLAS)], [mechs('0808', ATLAS), mechs('1501', ATLAS)]),
    );
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    expect(duelOn(nested).veterans).toEqual([0, 2]);
    expect(battle(nested).turn).toBe(2);
  });

  test('Damage is known to both sides afterwards, and the record of the battle tells it', () => {
    const nested = agreed(met());
    const atlas = fight(nested).units[0]!;
    for (const at of atlas.body.armor.keys()) atlas.body.armor[at] = Math.floor(atlas.body.armor[at]! / 2);
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    const { condition, known } = battle(nested).elements[0]!;
    expect(condition.armor).toBe(4);
    expect(known!.condition).toEqual(condition);
  });
});

/** Bots that call for a duel as often as they may. */
const duellists: PlayerFor = (game, seat) => {
  const bot = botsOf('recruit')(game, seat);
  return {
    choose(look, menu, random) {
      const form = menu.orders.find(({ type }) => type === 'duel');
      const pick = form?.fields[0];
      if (pick?.kind === 'pick') return { type: 'duel', to: Array.from(pick.values)[0] } as never;
      return bot.choose(look, menu, random);
    },
  } as Player<never>;
};

test('A battle with duels is played to its end by bots, and its record verifies through both scales', () => {
  const { history } = met(
    [mechs('0810', ATLAS), mechs('0811', HUNCHBACK, JENNER)],
    [mechs('0808', ATLAS), mechs('0807', HUNCHBACK, JENNER)],
  );
  const begun = () => new Nested(connect, battleforce2 as never, history.setup, 'whole');
  const nested = begun();
  playOut(nested, [], 'whole', duellists);
  expect(nested.battles.length).toBeGreaterThan(0);
  expect(nested.history.state.outcome).not.toBeNull();
  const again = begun();
  playOut(again, [], 'whole', duellists);
  const record = nestedRecordOf(nested, 'test');
  expect(nestedRecordOf(again, 'test')).toEqual(record);
  const verified = verifyNested(connect, battleforce2 as never, record);
  expect(verified.ok ? null : verified.error).toBeNull();
});
