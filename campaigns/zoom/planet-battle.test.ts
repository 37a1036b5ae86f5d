import { atFirst } from '@ironfield/battleforce2/rules/elements/condition.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import { planetary } from '@ironfield/planetary/game.ts';
import { QUALITIES } from '@ironfield/planetary/state.ts';
import { describe, expect, test } from 'vitest';
import { connect } from '../connections.ts';
import { nestedRecordOf, verifyNested } from '../nesting/nested-record.ts';
import { botsOf, playOut } from '../nesting/play-out.ts';
import { asked, battle, destroy, fight, give, march, meeting, type Posted, war } from '../testing/meeting.ts';
import { manned, type Survivor } from './rosters.ts';

const HEAVY: Posted = ['A', 'heavy-mech-iu', 'D18', { quality: 'veteran' }];
const FOOT: Posted = ['I', 'infantry', 'D18'];
const TANKS: Posted = ['T', 'medium-vehicle', 'D16'];

describe('Offering the zoom', () => {
  rule(
    'PA-ZOOM-01',
    'The phasing player proposes, the other one agrees, and only then the battle is fought elsewhere',
    () => {
      const nested = march(meeting('ask', [HEAVY], [TANKS]));
      expect(asked(nested)).toBe('battle/propose');
      expect(waitingFor(nested.history.state)).toEqual([0]);
      give(nested, { type: 'zoom' });
      expect(asked(nested)).toBe('battle/agree');
      expect(waitingFor(nested.history.state)).toEqual([1]);
      expect(nested.inPlay).toEqual([]);
      give(nested, { type: 'zoom' });
      expect(nested.inPlay).toEqual([0]);
    },
  );

  rule('PA-ZOOM-01', 'Without a proposal, or without agreement, it is the battle board', () => {
    const unwanted = march(meeting('ask', [HEAVY], [TANKS]));
    give(unwanted, { type: 'done' });
    const refused = march(meeting('ask', [HEAVY], [TANKS]));
    give(refused, { type: 'zoom' });
    give(refused, { type: 'done' });
    const never = march(meeting(undefined, [HEAVY], [TANKS]));
    for (const nested of [unwanted, refused, never]) {
      expect(asked(nested)).toBe('battle/deploy');
      expect(nested.inPlay).toEqual([]);
      expect(nested.battles).toEqual([]);
    }
  });

  const crowd = (count: number, type = 'infantry'): Posted[] =>
    Array.from({ length: count }, (_, index) => [`I${index}`, type, 'D16', { faceDown: true }]);

  rule('PA-ZOOM-01', 'More than ten counters fight on the board, and all faces are up by then', () => {
    const nested = march(meeting('always', [HEAVY], crowd(11)));
    expect(asked(nested)).toBe('battle/deploy');
    expect(war(nested).counters.every(({ faceUp }) => faceUp)).toBe(true);
    expect(march(meeting('always', [HEAVY], crowd(10))).inPlay).toEqual([0]);
  });

  test('What lies face-down has no part in whether it is offered', () => {
    for (const hidden of [crowd(11), crowd(1), crowd(1, 'artillery')]) {
      expect(asked(march(meeting('ask', [HEAVY], hidden)))).toBe('battle/propose');
    }
  });
});

describe('The battle that a battle becomes', () => {
  test('has three lances of a company, with the skill of its quality, and three companies of a battalion', () => {
    const nested = march(meeting('always', [HEAVY, FOOT], [TANKS]), [0, 1]);
    const [attackers, defenders] = battle(nested)!.secrets;
    expect(attackers!.units.map(({ elements }) => elements.length)).toEqual([4, 4, 4, 3, 3, 3]);
    // Nobody is in supply there: Veterans hit like Regulars, and Regulars like Green crews.
    const skills = attackers!.units.map(({ elements }) => elements.map(({ skill }) => skill));
    expect(skills.slice(0, 3).flat()).toEqual(Array.from({ length: 12 }, () => 0));
    expect(skills.slice(3).flat()).toEqual(Array.from({ length: 9 }, () => 1));
    expect(defenders!.units.flatMap(({ elements }) => elements.map(({ sheet }) => sheet.type))).toEqual(
      Array.from({ length: 12 }, () => 'vehicle'),
    );
    expect(battle(nested)).toMatchObject({ objectives: 'none', options: { 'turn-limit': 20 } });
  });

  rule('PA-ZOOM-02', 'Convoys stay out', () => {
    const convoy: Posted = ['C', 'supply-convoy', 'D16'];
    const nested = march(meeting('always', [HEAVY], [TANKS, convoy]));
    expect(battle(nested)!.sides.map(({ units }) => units.length)).toEqual([3, 3]);
    nested.add([0], { kind: 'forfeit', seat: 0, reason: 'conceded' });
    expect(war(nested).counters.map(({ place }) => place >= 0)).toContain(true);
    expect(war(nested).counters[2]).toMatchObject({ type: 'supply-convoy', side: 1 });
  });

  test('is the same from the same seed, and another one from another', () => {
    const [one, same, other] = ['zoom', 'zoom', 'other'].map((seed) =>
      JSON.stringify(battle(march(meeting('always', [HEAVY], [TANKS], { seed })))),
    );
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
});

rule('PA-ZOOM-06', 'The skill of an element is that of its quality, and one worse without supply', () => {
  const skill = (quality: (typeof QUALITIES)[number], isSupplied: boolean) =>
    manned({ name: 'Foot Rifle' }, 'infantry', { quality, isSupplied }).skill;
  expect(QUALITIES.map((quality) => skill(quality, true))).toEqual([1, 0, -1, -2]);
  expect(QUALITIES.map((quality) => skill(quality, false))).toEqual([2, 1, 0, -1]);
});

describe('The end of the battle', () => {
  rule('PA-ZOOM-07', 'Whoever gives up has fled, and the other side keeps the field', () => {
    const nested = march(meeting('always', [HEAVY], [TANKS]));
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    const report = nested.history.entries.at(-1);
    expect(report).toMatchObject({
      kind: 'report',
      report: {
        winner: 0,
        fates: [
          { counter: 0, fate: 'stands' },
          { counter: 1, fate: 'fled' },
        ],
      },
    });
    expect(asked(nested)).toBe('battle/retreat');
  });

  rule('PA-ZOOM-07', 'A draw, as after the last turn, makes the attacker break off', () => {
    const nested = march(meeting('always', [HEAVY], [TANKS]));
    nested.add([0], { kind: 'draw', seat: 0 });
    expect(nested.history.entries.at(-1)).toMatchObject({
      report: { winner: 1, fates: [{ fate: 'fled' }, { fate: 'stands' }] },
    });
  });

  rule(
    'PA-ZOOM-08',
    'A company that has lost 5 of 12 goes on as one of the class below, and 10 are its end',
    () => {
      const nested = march(meeting('always', [HEAVY], [TANKS]));
      destroy(nested, 0, 5);
      destroy(nested, 1, 10);
      nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
      expect(war(nested).counters.map(({ type }) => type)).toEqual(['medium-mech-iu', 'medium-vehicle']);
      expect(war(nested).counters[1]!.place).toBe(-1);
      expect(war(nested).elsewhere).toMatchObject({
        battles: 1,
        veterans: [
          { counter: 0, original: 'heavy-mech-iu', lost: 5 },
          { counter: 1, original: 'medium-vehicle', lost: 10 },
        ],
      });
    },
  );

  rule('BF2-INTEG-05', 'A later battle is fought by those who are left', () => {
    const nested = march(meeting('always', [HEAVY], [TANKS]));
    destroy(nested, 1, 5);
    nested.add([0], { kind: 'draw', seat: 0 });
    const veteran = war(nested).elsewhere!.veterans.find(({ counter }) => counter === 1)!;
    const roster = veteran.roster as { elements: string[] }[];
    expect(roster.map(({ elements }) => elements.length)).toEqual([0, 3, 4]);
  });

  rule('BF2-INTEG-05', 'Damage stays on the record sheets for the next battle', () => {
    const nested = march(meeting('always', [HEAVY], [TANKS]));
    const first = battle(nested)!.secrets[0]!.units[0]!.elements;
    const { condition } = fight(nested).elements[0]!;
    fight(nested).elements[0]!.condition = { ...condition, armor: condition.armor - 1, leg: 1, heat: 2 };
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    const { roster } = war(nested).elsewhere!.veterans[0]!;
    const [lance] = roster as unknown as { elements: Survivor[] }[];
    const marked = { armor: 1, structure: 0, arm: 0, leg: 1, weapon: 0, engine: 0 };
    expect(lance!.elements[0]).toEqual({ name: first[0]!.sheet.name, marked });
    // Cool, but without the box and with the bad leg.
    const record = manned(lance!.elements[0]!, 'mech', { quality: 'regular', isSupplied: true });
    expect(atFirst(record)).toEqual({ ...condition, armor: condition.armor - 1, leg: 1 });
  });
});

rule('PA-ZOOM-09', 'A bot agrees to what the other side wants, and its bots fight it out', () => {
  const nested = march(meeting('ask', [HEAVY], [TANKS]));
  give(nested, { type: 'zoom' });
  playOut(nested, [], 'bots', botsOf('recruit'), () => {});
  expect(nested.battles).toHaveLength(1);
  expect(nested.at([0])!.history.state.outcome).not.toBeNull();
  expect(nested.history.state.outcome).not.toBeNull();
  const verified = verifyNested(connect, planetary as never, nestedRecordOf(nested, 'test'));
  expect(verified.ok).toBe(true);
});

test('Transports, artillery and VTOLs are vehicles of a fixed list, all of them in the roster', () => {
  const trucks: Posted = ['T', 'ground-transport', 'D16'];
  const guns: Posted = ['G', 'artillery', 'D16'];
  const rotors: Posted = ['V', 'attack-vtol', 'D16'];
  const lifters: Posted = ['L', 'air-transport', 'D16'];
  const nested = march(meeting('always', [HEAVY], [trucks, guns, rotors, lifters]));
  const chassis = battle(nested)!.sides[1].units.map(({ elements }) => elements.map((each) => each.chassis));
  expect(chassis.map((names) => names.length)).toEqual(Array.from({ length: 12 }, () => 4));
  expect(new Set(chassis.flat()).size).toBe(7);
});
