import { rule } from '@ironfield/conformance/rule.ts';
import { eventsFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues, Viewer } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import { knowledgeOf } from '../../../knowledge.ts';
import { setSwitch } from '../../../rules/unit/switches.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import type { UnitFile } from '../../../units/unit-file.ts';
import { table } from '../../../view.ts';
import { probeAll } from './probing.ts';

const OPTIONS = {
  'concealed-information': true,
  'ecm-suites': true,
  'active-probes': true,
  'bloodhound-probe': true,
} as const;
const BEAGLE = mech('Wolf', { slots: { LT: ['2 x Beagle Active Probe'] }, armor: 20 });
const SUITE = '2 x Guardian ECM Suite';

interface Plan {
  readonly prober?: UnitFile;
  readonly target?: UnitFile;
  readonly at: string;
  readonly friend?: { readonly mech: UnitFile; readonly at: string };
  readonly options?: OptionValues;
}

function near({ prober = BEAGLE, target = mech('Bear'), at, friend, options = {} }: Plan): Scene {
  return scene({
    options: { ...OPTIONS, ...options },
    units: {
      Wolf: { mech: prober, at: '0505 N', side: 0, seat: 0 },
      Bear: { mech: target, at, side: 1, seat: 1, gunnery: 2 },
      ...(friend && { Friend: { ...friend, side: 1, seat: 1 } }),
    },
  });
}

const reads = (made: Scene, viewer: Viewer = 0): boolean => {
  probeAll(made.play, made.field);
  return knowledgeOf(made.field, made.state, 1, viewer).sheet;
};

rule(
  'MT-INFO-02',
  'Example: Beagle at 4 hexes: sheet open; at 5: closed; within a friendly Guardian: closed',
  () => {
    expect([reads(near({ at: '0509 N' })), reads(near({ at: '0510 N' }))]).toEqual([true, false]);
    const friend = { mech: mech('Friend', { slots: { LT: [SUITE] } }), at: '0515 N' };
    // Six hexes from Bear and ten from the probe, which works.
    expect(reads(near({ at: '0509 N', friend }))).toBe(false);
  },
);

rule('MT-INFO-02', 'A Clan probe reaches 5 hexes, a light one 3, a Bloodhound 8', () => {
  const far = (item: string) =>
    [3, 4, 5, 6, 8, 9].filter((hexes) =>
      reads(
        near({
          prober: mech('Wolf', { slots: { LT: [item] } }),
          at: `05${String(5 + hexes).padStart(2, '0')} N`,
        }),
      ),
    );
  expect(far('Clan Active Probe')).toEqual([3, 4, 5]);
  expect(far('Light Active Probe')).toEqual([3]);
  expect(far('3 x Bloodhound Active Probe')).toEqual([3, 4, 5, 6, 8]);
});

rule('MT-INFO-02', 'A unit with ECM of its own is not read, until that is off', () => {
  const made = near({ target: mech('Bear', { slots: { LT: [SUITE] } }), at: '0508 N' });
  expect(reads(made)).toBe(false);
  setSwitch(made.state.units[1], 'ecm', 'off');
  expect(reads(made)).toBe(true);
});

rule('MT-INFO-02', 'A probe that is hit or shut down reads nothing; what it has read is closed then', () => {
  const made = near({ at: '0508 N' });
  expect(reads(made)).toBe(true);
  made.unit('Wolf').shutDown = 1;
  expect(reads(made)).toBe(false);
  made.unit('Wolf').shutDown = 0;
  expect(reads(made)).toBe(true);
  made.unit('Wolf').hits[2] = 1;
  expect(reads(made)).toBe(false);
});

rule(
  'MT-INFO-02',
  'The whole sheet lies open to that side alone; neither its owner nor others are told',
  () => {
    const made = near({ at: '0508 N' });
    made.unit('Bear').heat = 7;
    const seen = (viewer: Viewer) => table(made.state, viewer).units[1];
    expect([seen(0).heat, seen(0).crew.gunnery]).toEqual([0, 4]);
    made.rolling([], () => probeAll(made.play, made.field));
    expect([seen(0).heat, seen(0).crew.gunnery, table(made.state, 0).veiled]).toEqual([7, 2, []]);
    expect([seen('spectator').heat, table(made.state, 'spectator').veiled]).toEqual([0, [0, 1]]);
    expect([seen(1).marks, seen('spectator').marks]).toEqual([null, null]);
    const heard = (viewer: Viewer) =>
      eventsFor(classic, made.events, viewer).filter(({ type }) => type === 'sheets').length;
    expect([heard(0), heard(1), heard('spectator')]).toEqual([1, 0, 0]);
    expect(made.said('sheets')).toEqual(['A probe reads the record sheet of Bear.']);
    made.put('Bear', '0515 N');
    made.rolling([], () => probeAll(made.play, made.field));
    expect([seen(0).heat, table(made.state, 0).veiled]).toEqual([0, [1]]);
    expect(made.said('sheets').at(-1)).toBe('The record sheet of Bear is closed again.');
  },
);

/** Bear goes by the probe, or the probe by Bear. */
function passing(mover: 'Wolf' | 'Bear', options: OptionValues = {}): readonly boolean[] {
  const made = scene({
    map: `${'. '.repeat(9)}\n`.repeat(20),
    options: { ...OPTIONS, ...options },
    units: {
      Wolf: { mech: BEAGLE, at: mover === 'Wolf' ? '0520 N' : '0110 N', side: 0, seat: 0 },
      Bear: {
        mech: mech('Bear', { walk: 14 }),
        at: mover === 'Wolf' ? '0110 N' : '0520 N',
        side: 1,
        seat: 1,
      },
    },
  });
  const table = new Melee(made).beginAt('movement', mover === 'Wolf' ? 0 : 1);
  const unit = mover;
  if (mover === 'Wolf') made.state.units[0].thisTurn.mode = 'walk';
  table.order({
    type: 'move',
    unit,
    mode: 'walk',
    to: mover === 'Wolf' ? '0516' : '0508',
    facing: 'N',
    more: false,
  });
  return made.happened('sheets').flatMap(({ units }) => units.map(({ isOpen }) => isOpen));
}

rule(['MT-INFO-02', 'MT-ELEC-01'], 'A unit that moves is tried hex by hex', () => {
  // Bear goes from 0520 to 0508, by 0110 in four hexes, and stays in reach.
  expect(passing('Bear')).toEqual([true]);
  expect(passing('Wolf')).toEqual([]);
});

rule('MT-INFO-02', 'A hidden unit is not read before it is found', () => {
  const made = near({ at: '0507 N', options: { 'hidden-units': true } });
  const bear = made.state.units[1];
  bear.marks = { hidden: { hex: bear.hex, facing: 0 } as never };
  bear.hex = -1;
  expect(reads(made)).toBe(false);
});

rule(['MT-INFO-02', 'MT-BLIND-05'], 'Where places are secret what is not spotted is not read', () => {
  const made = near({ at: '0507 N', options: { 'double-blind': true } });
  const blind = {
    spotted: false,
    ghost: null,
    lifted: null,
    sensor: 'mech',
    trail: [],
    rival: null,
    due: [],
    below: null,
  } as const;
  made.state.units[1].marks = { blind };
  probeAll(made.play, made.field);
  expect(knowledgeOf(made.field, made.state, 1, 0)).toMatchObject({
    place: false,
    sheet: false,
    model: false,
  });
  made.state.units[1].marks = { ...made.state.units[1].marks, blind: { ...blind, spotted: true } };
  expect(knowledgeOf(made.field, made.state, 1, 0)).toMatchObject({ place: true, sheet: true, model: true });
});

class Scans extends Melee {
  begin(): this {
    return this.run([{ step: 'information/scan', seat: 0, used: [] }], []);
  }
}

/** Wolf scans Bear in the End Phase. */
function scanning(friend?: Plan['friend']): Melee {
  const made = near({ prober: mech('Wolf'), at: '0508 N', ...(friend && { friend }) });
  made.state.initiativeWinner = 1;
  made.state.phase = 'end';
  const game = new Scans(made).begin();
  return game.order({ type: 'scan', unit: 'Wolf', target: 'Bear', about: 'heat' } as never);
}

const GUARD = { mech: mech('Friend', { slots: { LT: [SUITE] } }), at: '0510 N' };

rule(
  'MT-INFO-03',
  'Where there is ECM its owner may demand a roll of 8, and nothing is told if it fails',
  () => {
    const asked = (game: Melee) => [game.asked, game.orders];
    expect(asked(scanning(GUARD))).toEqual(['1 information/demand', ['let-scan', 'demand-roll']]);
    const tries = (a: number, b: number) => {
      const game = scanning(GUARD).order({ type: 'demand-roll' } as never, ['scan through ECM', a, b]);
      return [game.scene.happened('scanned').length, game.scene.said('scan-tried')[0]];
    };
    expect(tries(3, 4)).toEqual([
      0,
      'ECM stands between Wolf and Bear: needs 8, rolls 7, and nothing is scanned.',
    ]);
    expect(tries(4, 4)).toEqual([1, 'ECM stands between Wolf and Bear: needs 8, rolls 8.']);
  },
);

rule('MT-INFO-03', 'Without ECM its owner is asked all the same, and can only answer', () => {
  const game = scanning();
  expect([game.asked, game.orders]).toEqual(['1 information/demand', ['let-scan']]);
  game.order({ type: 'let-scan' } as never);
  expect(game.scene.happened('scanned')).toMatchObject([{ unit: 0, target: 1 }]);
  const { field, state } = game.scene;
  const look = { unit: 0, target: 1, about: 'heat' } as const;
  const question = { step: 'information/demand', seat: 1, by: 0, used: [], look } as const;
  const seenBy = (viewer: Viewer) =>
    (field.plugged.asked!(question as never, field, state, viewer) as typeof question).look;
  expect([seenBy(0), seenBy(1), seenBy('spectator')]).toEqual([look, look, null]);
});

rule('MT-INFO-03', 'A bot demands the roll where it may', () => {
  const answer = (friend?: Plan['friend']) => {
    const { scene: made } = scanning(friend);
    return made.field.plugged.answer!(null, made.field, made.state, {
      step: 'information/demand',
      seat: 1,
      by: 0,
      used: [],
      look: { unit: 0, target: 1, about: 'heat' },
    })?.type;
  };
  expect([answer(GUARD), answer()]).toEqual(['demand-roll', 'let-scan']);
});
