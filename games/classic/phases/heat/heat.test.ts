import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { describe, expect } from 'vitest';
import { HEAT_SCALE, heatEffect } from '../../data/tables.ts';
import { bitOf } from '../../design.ts';
import type { RuleId } from '../../rule-index.ts';
import { heatAfter, sinks } from '../../rules/heat/heat.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { CT } from '../../units/locations.ts';
import { chooseAmmo, heat, heatOfUnit, hurtByHeat } from './heat.ts';

const after = ({ field, state }: Scene, unit = 0): number =>
  totalOf<RuleId>((tally) => heatAfter(tally, field, state, unit));

const jenner = mech('Jenner', {
  tons: 35,
  walk: 7,
  slots: { LA: ['2 x Medium Laser'], RA: ['2 x Medium Laser'] },
});

function hot(heatNow: number, more: object = {}, file = mech('Hot')) {
  return scene({
    units: { Hot: { mech: file, at: '0505 N', state: { heat: heatNow, ...more } }, Other: { at: '1010 N' } },
  });
}

describe('Building up heat and getting rid of it', () => {
  rule('CBT-HEA-01', 'Heat never goes below zero and is not capped at 30', () => {
    expect(after(hot(3))).toBe(0);
    expect(after(hot(50))).toBe(40);
  });

  rule(
    ['CBT-HEA-02', 'CBT-REC-10'],
    'Walking adds 1, running 2, jumping and weapons what they built up, and every heat sink takes 1 away',
    () => {
      expect(after(hot(10))).toBe(0);
      expect(after(hot(10, { mode: 'walk' }))).toBe(1);
      expect(after(hot(10, { mode: 'run' }))).toBe(2);
      expect(after(hot(10, { mode: 'jump', heatBuilt: 5 }))).toBe(5);
      expect(after(hot(10, { heatBuilt: 12 }))).toBe(12);
    },
  );

  rule(['CBT-HEA-02', 'CBT-CRT-10'], 'One engine hit adds 5 every turn, two add 10', () => {
    expect(after(hot(10, { hits: [0, 0b1, 0, 0, 0, 0, 0, 0] }))).toBe(5);
    expect(after(hot(10, { hits: [0, 0b11, 0, 0, 0, 0, 0, 0] }))).toBe(10);
  });

  rule('CBT-HEA-03', 'The account adds up: old heat, what was built up, what the sinks took', () => {
    const { field, state } = hot(9, { mode: 'run', heatBuilt: 6 });
    const account = explain<RuleId>((tally) => heatAfter(tally, field, state, 0));
    expect(account.lines.map(({ value }) => value)).toEqual([9, 2, 6, -10]);
    expect(account).toTotal(7);
  });

  rule(['CBT-CRT-15', 'CBT-EQP-04'], '16 sinks of which 3 are destroyed take 13 away', () => {
    const file = mech('Sinks', { heatSinks: 16, slots: { LT: ['8 x Heat Sink'] } });
    const { field, state } = hot(20, { hits: [0, 0, 0b111, 0, 0, 0, 0, 0] }, file);
    expect(sinks(field, state, 0)).toBe(13);
  });

  rule('CBT-HEA-07', 'Heat sinks that are switched off take nothing away', () => {
    expect(after(hot(12, { sinksOff: 4 }))).toBe(6);
  });

  rule(
    'CBT-HEA-04',
    'In depth 1 the sinks in the legs work twice, under water all of them, up to 6 more',
    () => {
      const file = mech('Wet', {
        tons: 50,
        walk: 2,
        heatSinks: 12,
        slots: { LL: ['2 x Heat Sink'], RL: ['Heat Sink'], LT: ['5 x Heat Sink'] },
      });
      const pool = (depth: number, prone: boolean) => {
        const water = scene({
          map: `. ~${depth} .\n. . .`,
          units: { Wet: { mech: file, at: '0201 N', state: { heat: 30, prone } }, Other: { at: '0302 N' } },
        });
        return 30 - after(water);
      };
      expect(pool(0, false)).toBe(12);
      expect(pool(1, false)).toBe(12 + 3);
      expect(pool(1, true)).toBe(12 + 6);
      expect(pool(2, false)).toBe(12 + 6);
    },
  );

  rule(
    ['CBT-HEA-04', 'CBT-HEA-07'],
    'Sinks that are switched off do not work twice under water either',
    () => {
      const file = mech('Wet', { heatSinks: 10, slots: { LL: ['2 x Heat Sink'], RL: ['2 x Heat Sink'] } });
      const pool = (sinksOff: number) => {
        const water = scene({
          map: '. ~2 .\n. . .',
          units: {
            Wet: { mech: file, at: '0201 N', state: { heat: 30, sinksOff } },
            Other: { at: '0302 N' },
          },
        });
        return 30 - after(water);
      };
      expect(pool(2)).toBe(8 + 6);
      expect(pool(6)).toBe(4 + 4);
      expect(pool(10)).toBe(0);
      expect(pool(12)).toBe(0);
      const corner = scene({
        map: '~2 . .\n. . .',
        units: { Wet: { mech: file, at: '0101 N', state: { heat: 30 } }, Other: { at: '0302 N' } },
      });
      expect(30 - after(corner)).toBe(10 + 6);
    },
  );

  rule(
    'CBT-HEA-12',
    'A reactor that is shut down makes no heat of its own, not even with engine hits',
    () => {
      expect(after(hot(12, { shutDown: 1, hits: [0, 0b11, 0, 0, 0, 0, 0, 0] }))).toBe(2);
    },
  );
});

describe('The heat scale', () => {
  rule(['CBT-HEA-08', 'CBT-REC-06'], 'Only the highest threshold reached counts', () => {
    const row = (steps: Parameters<typeof heatEffect>[0], ...heats: number[]) =>
      heats.map((at) => heatEffect(steps, at));
    expect(row(HEAT_SCALE.mp, 4, 5, 9, 10, 15, 20, 25, 40)).toEqual([0, 1, 1, 2, 3, 4, 5, 5]);
    expect(row(HEAT_SCALE.toHit, 7, 8, 12, 13, 16, 17, 23, 24)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
    expect(row(HEAT_SCALE.shutdown, 13, 14, 17, 18, 22, 26, 29)).toEqual([0, 4, 4, 6, 8, 10, 10]);
    expect(row(HEAT_SCALE.explosion, 18, 19, 22, 23, 27, 28)).toEqual([0, 4, 4, 6, 6, 8]);
  });

  rule('CBT-HEA-17', 'The Jenner that runs and fires four lasers goes from 6 to 10, then to 14', () => {
    const salvo = { mode: 'run', heatBuilt: 12 };
    expect(after(hot(6, salvo, jenner))).toBe(10);
    expect(after(hot(10, salvo, jenner))).toBe(14);
    expect(heatEffect(HEAT_SCALE.mp, 10)).toBe(2);
    expect(heatEffect(HEAT_SCALE.toHit, 10)).toBe(1);
    expect(heatEffect(HEAT_SCALE.shutdown, 14)).toBe(4);
    expect(heatEffect(HEAT_SCALE.mp, 14)).toBe(2);
    expect(heatEffect(HEAT_SCALE.toHit, 14)).toBe(2);
    const awesome = mech('Awesome', {
      tons: 80,
      walk: 3,
      heatSinks: 28,
      slots: { LT: ['12 x Heat Sink'], RT: ['7 x Heat Sink'] },
    });
    expect(after(hot(0, { heatBuilt: 30 }, awesome))).toBe(2);
    expect(after(hot(2, { heatBuilt: 30 }, awesome))).toBe(4);
    expect(heatEffect(HEAT_SCALE.mp, 4) + heatEffect(HEAT_SCALE.toHit, 4)).toBe(0);
    expect(after(hot(4, { heatBuilt: 20, mode: 'run' }, awesome))).toBe(0);
  });

  rule('CBT-HEA-05', 'At 30 and more the reactor shuts down without a roll, and does not restart', () => {
    const { play, state, events, rolling } = bound(hot(45));
    rolling([], () => heatOfUnit(play, { unit: 0 }));
    expect(state.units[0].shutDown).toBe(1);
    expect(events.at(-1)).toMatchObject({ type: 'shutdown', dice: [], avoided: false });
    const later = bound(hot(45, { shutDown: 1 }));
    later.state.turn = 2;
    later.rolling([], () => heatOfUnit(later.play, { unit: 0 }));
    expect(later.state.units[0].shutDown).toBe(1);
  });

  rule(['CBT-HEA-11', 'CBT-PSR-07'], 'At 24 heat a roll of 8 keeps the reactor running, a 7 does not', () => {
    const kept = bound(hot(34));
    kept.state.units[0].sinksOff = 0;
    kept.rolling([['shutdown', 4, 4]], () => heatOfUnit(kept.play, { unit: 0 }));
    expect(kept.state.units[0]).toMatchObject({ heat: 24, shutDown: 0 });
    const lost = bound(hot(34));
    lost.rolling([['shutdown', 3, 4]], () => heatOfUnit(lost.play, { unit: 0 }));
    expect(lost.state.units[0]).toMatchObject({
      shutDown: 1,
      thisPhase: { rolls: [{ cause: 'shutdown', modifier: 3 }] },
    });
  });

  rule('CBT-HEA-11', 'Nobody overrides a shutdown while unconscious', () => {
    const asleep = bound(hot(24, { knockedOut: 1 }));
    asleep.rolling([], () => heatOfUnit(asleep.play, { unit: 0 }));
    expect(asleep.state.units[0].shutDown).toBe(1);
  });

  rule('CBT-HEA-13', 'A cool reactor restarts by itself from the next turn on, a hot one on a roll', () => {
    const same = bound(hot(20, { shutDown: 1 }));
    same.rolling([], () => heatOfUnit(same.play, { unit: 0 }));
    expect(same.state.units[0].shutDown).toBe(1);
    const cool = bound(hot(20, { shutDown: 1, knockedOut: 1 }));
    cool.state.turn = 2;
    cool.rolling([], () => heatOfUnit(cool.play, { unit: 0 }));
    expect(cool.state.units[0]).toMatchObject({ heat: 10, shutDown: 0 });
    const warm = bound(hot(28, { shutDown: 1 }));
    warm.state.turn = 2;
    warm.rolling([['restart', 3, 3]], () => heatOfUnit(warm.play, { unit: 0 }));
    expect(warm.state.units[0]).toMatchObject({ heat: 18, shutDown: 0 });
    expect(warm.happened('shutdown')).toEqual([]);
  });

  rule('CBT-HEA-13', 'A roll that fails leaves the reactor off, and the unconscious do not roll', () => {
    const later = (heatBefore: number, more: object, ...rolls: Roll[]) => {
      const made = bound(hot(heatBefore, { shutDown: 1, ...more }));
      made.state.turn = 3;
      made.rolling(rolls, () => heatOfUnit(made.play, { unit: 0 }));
      return { shutDown: made.state.units[0].shutDown, told: made.happened('restart') };
    };
    expect(later(28, {}, ['restart', 3, 2])).toMatchObject({
      shutDown: 1,
      told: [{ number: 6, success: false }],
    });
    expect(later(24, {}, ['restart', 2, 2])).toMatchObject({
      shutDown: 0,
      told: [{ number: 4, success: true }],
    });
    expect(later(23, {})).toMatchObject({ shutDown: 0, told: [{ number: 0, dice: [] }] });
    expect(later(24, { knockedOut: 1 })).toMatchObject({ shutDown: 1, told: [] });
    expect(later(39, {}, ['restart', 5, 5])).toMatchObject({ shutDown: 0, told: [{ number: 10 }] });
    expect(later(40, {})).toMatchObject({ shutDown: 1, told: [] });
  });

  rule(['CBT-HEA-11', 'CBT-PSR-07'], "A prone 'Mech whose reactor goes out does not roll to stay up", () => {
    const prone = bound(hot(45, { prone: true }));
    prone.rolling([], () => heatOfUnit(prone.play, { unit: 0 }));
    expect(prone.state.units[0]).toMatchObject({ shutDown: 1, thisPhase: { rolls: [] } });
  });

  rule('CBT-HEA-11', 'Below 14 nobody rolls, at 30 the dice stay in the cup', () => {
    const shutdown = (heatBefore: number, ...rolls: Roll[]) => {
      const made = bound(hot(heatBefore));
      made.rolling(rolls, () => heatOfUnit(made.play, { unit: 0 }));
      return made.state.units[0].shutDown;
    };
    expect(shutdown(23)).toBe(0);
    expect(shutdown(24, ['shutdown', 2, 2])).toBe(0);
    expect(shutdown(39, ['shutdown', 5, 5])).toBe(0);
    expect(shutdown(40)).toBe(1);
  });
});

describe('Ammunition and heat', () => {
  const loaded = mech('Loaded', {
    walk: 2,
    heatSinks: 10,
    slots: {
      LA: ['Machine Gun', '7 x AC/10'],
      LT: ['Ammo Machine Gun', 'Ammo AC/10', 'Ammo AC/10'],
    },
  });

  rule(
    ['CBT-HEA-14', 'CBT-HEA-15'],
    'At 19 a roll of 4 holds; a 3 sets off the fullest slot of the worst rack',
    () => {
      const safe = bound(hot(29, {}, loaded));
      safe.rolling(
        [
          ['shutdown', 6, 6],
          ['ammunition', 2, 2],
        ],
        () => heatOfUnit(safe.play, { unit: 0 }),
      );
      expect(safe.happened('explosion')).toEqual([]);
      const boom = bound(hot(29, { shots: [200, 9, 10] }, loaded));
      boom.rolling(
        [
          ['shutdown', 6, 6],
          ['ammunition', 1, 2],
          ['critical hit', 1, 1],
          ['critical hit', 1, 1],
        ],
        () => heatOfUnit(boom.play, { unit: 0 }),
      );
      expect(boom.happened('explosion')[0]).toMatchObject({ ammo: 'AC/10', shots: 10, damage: 100 });
    },
  );

  rule('CBT-HEA-15', 'Of equal racks the owner chooses the type', () => {
    const file = mech('Choice', {
      walk: 2,
      slots: { LT: ['Ammo AC/10', '2 x LRM 10', 'Ammo LRM 10'], LA: ['7 x AC/10'] },
    });
    const choice = bound(hot(29, {}, file));
    choice.rolling(
      [
        ['shutdown', 6, 6],
        ['ammunition', 1, 1],
      ],
      () => heatOfUnit(choice.play, { unit: 0 }),
    );
    const frame = choice.state.agenda.pop()!;
    expect(frame).toMatchObject({ step: 'heat/ammo', seat: 0, types: ['AC/10', 'LRM 10'] });
    choice.rolling(
      [
        ['critical hit', 1, 1],
        ['critical hit', 1, 1],
      ],
      () => chooseAmmo.apply(choice.play, frame as never, { type: 'ammo', ammo: 'LRM 10' }),
    );
    expect(choice.happened('explosion')[0]).toMatchObject({ ammo: 'LRM 10', shots: 12, damage: 120 });
  });

  rule('CBT-HEA-15', 'The last loaded bin goes up, be it the only one', () => {
    const file = mech('One bin', { walk: 2, slots: { LT: ['Ammo AC/10'], LA: ['7 x AC/10'] } });
    const boom = bound(hot(29, { shots: [1] }, file));
    boom.rolling(
      [
        ['shutdown', 6, 6],
        ['ammunition', 1, 1],
        ['critical hit', 1, 1],
      ],
      () => heatOfUnit(boom.play, { unit: 0 }),
    );
    expect(boom.happened('explosion')[0]).toMatchObject({ ammo: 'AC/10', shots: 1, damage: 10 });
    expect(boom.state.units[0].crew.hits).toBe(2);
  });

  rule('CBT-HEA-15', 'Between equally full bins of a type a die decides, all of them alike', () => {
    const file = mech('Bins', {
      walk: 2,
      slots: { LT: ['4 x Ammo Machine Gun', 'Ammo Machine Gun'], LA: ['Machine Gun'] },
    });
    const explodes = (...rolls: Roll[]) => {
      const boom = bound(hot(29, { shots: [1, 1, 1, 1, 1] }, file));
      boom.rolling([['shutdown', 6, 6], ['ammunition', 1, 2], ...rolls, ['critical hit', 1, 1]], () =>
        heatOfUnit(boom.play, { unit: 0 }),
      );
      return boom.happened('explosion')[0].bin;
    };
    expect([1, 2, 3, 4, 5].map((die) => explodes(['random choice', die]))).toEqual([0, 1, 2, 3, 4]);
    expect(explodes(['random choice', 6], ['random choice', 2])).toBe(1);
    const seven = mech('Bins', {
      walk: 2,
      slots: { LT: Array(7).fill('Ammo Machine Gun'), LA: ['Machine Gun'] },
    });
    const boom = bound(hot(29, { shots: Array(7).fill(1) }, seven));
    const dice = [6, 6, 6, 5].map((die): Roll => ['random choice', die]);
    boom.rolling([['shutdown', 6, 6], ['ammunition', 1, 2], ...dice, ['critical hit', 1, 1]], () =>
      heatOfUnit(boom.play, { unit: 0 }),
    );
    expect(boom.happened('explosion')[0].bin).toBe(34 % 7);
  });

  rule('CBT-HEA-14', 'Below 19 nobody rolls; at 28 it takes an 8', () => {
    const roll = (heatBefore: number, ...rolls: Roll[]) => {
      const made = bound(hot(heatBefore, {}, loaded));
      made.rolling([['shutdown', 6, 6], ...rolls], () => heatOfUnit(made.play, { unit: 0 }));
      return made.happened('ammo-roll');
    };
    expect(roll(28)).toEqual([]);
    expect(roll(38, ['ammunition', 4, 4])).toMatchObject([{ number: 8, avoided: true }]);
  });

  rule('CBT-HEA-14', 'Empty bins and one-shot launchers do not explode', () => {
    const file = mech('Empty', { walk: 2, slots: { LT: ['Ammo AC/10', 'SRM 2 (OS)'], LA: ['7 x AC/10'] } });
    const empty = bound(hot(29, { shots: [0, 1] }, file));
    empty.rolling([['shutdown', 6, 6]], () => heatOfUnit(empty.play, { unit: 0 }));
    expect(empty.happened('ammo-roll')).toEqual([]);
  });
});

describe('The MechWarrior in the heat', () => {
  rule(['CBT-HEA-16', 'CBT-CRT-18'], 'Without life support 15 heat hurts once, 26 twice', () => {
    const hurt = (start: number) => {
      const sauna = bound(hot(start, { hits: [0b1, 0, 0, 0, 0, 0, 0, 0] }));
      sauna.rolling([['shutdown', 6, 6]], () => wholeHeat(sauna));
      return sauna.state.units[0].crew.hits;
    };
    expect(hurt(24)).toBe(0);
    expect(hurt(25)).toBe(1);
    expect(hurt(36)).toBe(2);
  });

  const stove = mech('Stove', { walk: 2, slots: { RL: ['Ammo AC/10'], LA: ['7 x AC/10'] } });
  const burning = (reading?: number) => {
    const made = bound(
      scene({
        units: {
          Hot: {
            mech: stove,
            at: '0505 N',
            state: { heat: 29, shots: [1], hits: [0b1, 0, 0, 0, 0, 0, 0, 0] },
          },
          Other: { at: '1010 N' },
        },
        setup: reading === undefined ? {} : { reading },
      }),
    );
    made.rolling(
      [
        ['shutdown', 6, 6],
        ['ammunition', 1, 1],
        ['critical hit', 1, 1],
      ],
      () => wholeHeat(made),
    );
    return made.events
      .filter(({ type }) => type === 'explosion' || type === 'pilot-hurt')
      .map((event) => (event.type === 'pilot-hurt' ? event.points : event.type));
  };

  rule('CBT-HEA-14', 'Ammunition goes up before heat harms the pilot', () => {
    expect(burning()).toEqual(['explosion', 2, 1]);
    expect(burning(0)).toEqual([1, 'explosion', 2]);
  });
});

rule(['CBT-SEQ-10', 'CBT-HEA-06'], "The Heat Phase asks every 'Mech on the map, then ends", () => {
  const { play, state } = scene({
    units: {
      A: { at: '0101 N' },
      Lost: { at: '0707 N', state: { lost: bitOf(CT), loss: 'engine', hex: -2 } },
      B: { at: '0606 N' },
    },
  });
  heat(play);
  expect(state.agenda.toReversed()).toEqual([
    { step: 'heat/unit', unit: 0 },
    { step: 'heat/unit', unit: 2 },
    { step: 'phase/end', phase: 'heat' },
  ]);
});

/** The heat of the first 'Mech, with what comes after its ammunition. */
function wholeHeat({ play, state }: Pick<Scene, 'play' | 'state'>): void {
  heatOfUnit(play, { unit: 0 });
  if (state.agenda.at(-1)?.step !== 'heat/pilot') return;
  state.agenda.pop();
  hurtByHeat(play, { unit: 0 });
}

/** Methods of a scene that can be taken apart. */
function bound(made: Scene) {
  return {
    play: made.play,
    state: made.state,
    events: made.events,
    rolling: made.rolling.bind(made),
    happened: made.happened.bind(made),
  };
}
