import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { failInside } from '../../../kinds/mech/damage/damage.ts';
import type { RuleId } from '../../../rule-index.ts';
import { weaponToHit } from '../../../rules/fire/to-hit.ts';
import { heatAfter } from '../../../rules/heat/heat.ts';
import { refusals } from '../../../testing/equipment.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { Location } from '../../../units/locations.ts';
import type { MechFile } from '../../../units/unit-file.ts';

class Phases extends Melee {
  heat(...rolls: readonly Roll[]): this {
    return this.run([{ step: 'heat' }], rolls);
  }
}

const POD = { 'coolant-pod': true } as const;
const pods = (count: number, heatSinks = 10): MechFile =>
  mech('Cool', { heatSinks, slots: { LT: Array<string>(count).fill('Coolant Pod') } });

function hot(file: MechFile, heat: number, options: OptionValues = POD, foe: MechFile = mech('Foe')): Phases {
  const units = { Cool: { mech: file, at: '0505 N' }, Foe: { mech: foe, at: '0101 S' } };
  const made = scene({ units, options });
  made.unit('Cool').heat = heat;
  return new Phases(made);
}

const heatPhase = (game: Phases): Phases => game.heat();
const COOL = { type: 'cool', pods: [{ unit: 0 }] } as never;
const KEEP = { type: 'cool-nothing' } as never;

rule('MT-SYS-02', 'Example: with 10 sinks a pod takes away 10 more, in one turn, and is empty then', () => {
  const game = heatPhase(hot(pods(2), 30));
  expect(waitingFor(game.scene.state)).toEqual([0]);
  game.order(COOL);
  expect(game.scene.unit('Cool').heat).toBe(10);
  expect(game.scene.said('pod-emptied')).toEqual(['Cool uses a coolant pod.']);
  // The other pod is left for another turn.
  const { field, state } = game.scene;
  expect(field.plugged.states!([], field, state, 0)).toEqual(['full coolant pods: 1']);
  state.turn++;
  game.scene.unit('Cool').heat = 12;
  heatPhase(game).order(KEEP);
  expect(game.scene.unit('Cool').heat).toBe(2);
  state.turn++;
  game.scene.unit('Cool').heat = 13;
  heatPhase(game).order(COOL);
  expect(game.scene.unit('Cool').heat).toBe(0);
  expect(field.plugged.beforeHeat!([], field, state)).toEqual([]);
});

rule('MT-SYS-02', 'Double heat sinks gain 1 each as well, and only those that work and are on', () => {
  const line = (file: MechFile, sinksOff: number) => {
    const { scene: made } = hot({ ...file, doubleSinks: true }, 0, { ...POD, 'double-heat-sinks': true });
    made.state.units[0].marks = { inside: { coolant: { empty: [0], turn: made.state.turn } } };
    made.state.units[0].sinksOff = sinksOff;
    const { lines } = explain<RuleId>((tally) => heatAfter(tally, made.field, made.state, 0));
    return lines.find(({ rule: id }) => id === 'MT-SYS-02')?.value;
  };
  expect([line(pods(1), 0), line(pods(1), 4), line(pods(1), 10)]).toEqual([-10, -6, undefined]);
});

rule('MT-SYS-02', 'Nobody is asked whose pod is hit or whose pilot is unconscious', () => {
  const asked = (change: (s: Scene) => void) => {
    const { scene: made } = hot(pods(1), 20);
    change(made);
    return made.field.plugged.beforeHeat!([], made.field, made.state).length;
  };
  expect([
    asked(() => {}),
    asked((s) => Object.assign(s.unit('Cool'), { knockedOut: 1 })),
    asked((s) => {
      s.unit('Cool').hits[Location.LT] = 1;
    }),
    asked((s) => Object.assign(s.unit('Cool'), { hex: -1 })),
    asked((s) => Object.assign(s.unit('Cool'), { shutDown: 1 })),
  ]).toEqual([1, 0, 0, 0, 1]);
});

rule(
  'MT-SYS-03',
  'A critical hit on a full pod does 10 points inside and 2 to the pilot; on an empty one none',
  () => {
    const burst = (empty: readonly number[]) => {
      const { scene: made } = hot(pods(1), 0);
      if (empty.length > 0) made.state.units[0].marks = { inside: { coolant: { empty, turn: 0 } } };
      const rolls: Roll[] = [['critical slot', 1, 1]];
      if (empty.length === 0) rolls.push(['critical hit', 1, 1]);
      made.rolling(rolls, () => failInside(made.play, made.field, 0, Location.LT));
      const { structure, pilotHits, armor } = made.unit('Cool');
      return [structure[Location.LT], armor[Location.LT], pilotHits];
    };
    expect([burst([]), burst([0])]).toEqual([
      [12 - 10, 10, 2],
      [12, 10, 0],
    ]);
  },
);

rule(['MT-SYS-03', 'MT-MCON-12'], 'CASE lets out what its part does not hold', () => {
  const file = mech('Cool', { tons: 20, slots: { LT: ['Coolant Pod', 'CASE'] } });
  const { scene: made } = hot(file, 0, { ...POD, case: true });
  made.rolling(
    [
      ['critical slot', 1, 1],
      ['critical hit', 1, 1],
    ],
    () => failInside(made.play, made.field, 0, Location.LT),
  );
  expect(made.unit('Cool').structure.slice(0, 3)).toEqual([3, 6, 0]);
});

rule('MT-SYS-02', 'A bot uses one where it would be left with heat, and keeps it otherwise', () => {
  const answer = (heat: number) => {
    const { scene: made } = hot(pods(1), heat);
    return made.field.plugged.answer!(null, made.field, made.state, { step: 'coolant/use', seat: 0 });
  };
  expect([answer(14), answer(15)]).toEqual([KEEP, COOL]);
});

rule(
  ['MT-SYS-03', 'MT-INFO-01'],
  'Where sheets are hidden all are asked alike, and nothing of it shows',
  () => {
    const options = { ...POD, 'concealed-information': true };
    const { scene: made } = hot(mech('Cool'), 0, options);
    expect(made.field.plugged.beforeHeat!([], made.field, made.state)).toEqual([
      { step: 'coolant/use', seat: 1 },
      { step: 'coolant/use', seat: 0 },
    ]);
    const { glimpse } = made.field.plugged;
    expect(glimpse!({ type: 'pod-emptied', unit: 0, pod: 0 })).toBeNull();
    expect(glimpse!({ type: 'pod-burst', unit: 0, pod: 0, location: 2 })).toBeNull();
  },
);

rule(['MT-REG-02', 'MT-SYS-02'], 'No OmniMech has a pod, and none lies but in a torso', () => {
  expect(refusals(POD, pods(1))).toEqual([]);
  expect(refusals({ ...POD, 'combined-arms': true, transport: true }, { ...pods(1), omni: true })).toEqual([
    'an OmniMech has no coolant pod (MT-REG-02)',
  ]);
  expect(refusals(POD, mech('Cool', { slots: { LA: ['Coolant Pod'] } }))).toEqual([
    'a coolant pod lies in a torso (MT-SYS-02)',
  ]);
});

const LASER = { 'heat-sink-laser': true } as const;
const glowing: MechFile = {
  ...mech('Glow', { heatSinks: 10, slots: { CT: ['Medium Laser'] } }),
  doubleSinks: true,
  laserSinks: true,
};

/** Gun's number at a Mark with laser heat sinks, at short range of a PPC. */
function inTheDark(options: OptionValues, mark: object): number {
  const units = {
    Gun: { mech: mech('Gun', { slots: { RA: ['3 x PPC'] } }), at: '0201 S' },
    Mark: { mech: glowing, at: '0205 N', state: mark },
  };
  const game = scene({ units, options: { ...LASER, ...options } });
  return explain<RuleId>((tally) =>
    weaponToHit(tally, game.field, game.state, {
      attacker: 0,
      target: 1,
      weapon: 0,
      twist: 0,
      secondary: 0,
      aim: -1,
    }),
  ).total;
}

rule(
  'MT-SYS-06',
  'Who has made heat in this turn glows: night adds 1 less, dusk nothing; who is hot is as by day',
  () => {
    const night = { night: true };
    const dusk = { 'weather-dusk-dawn': true };
    expect([inTheDark({}, {}), inTheDark({}, { heat: 3 })]).toEqual([4, 4]);
    expect([inTheDark(night, {}), inTheDark(night, { heatBuilt: 3 }), inTheDark(night, { heat: 1 })]).toEqual(
      [6, 5, 4],
    );
    expect([inTheDark(dusk, {}), inTheDark(dusk, { heatBuilt: 3 }), inTheDark(dusk, { heat: 1 })]).toEqual([
      5, 4, 4,
    ]);
    // Walking makes heat as well.
    expect(inTheDark(night, { mode: 'walk' })).toBe(5);
  },
);

rule('MT-SYS-06', 'With tracers, too, a shot in the dark is never easier than by day', () => {
  const options = { ...LASER, night: true, 'ammo-ac-tracer': true };
  const gun = mech('Gun', { slots: { RA: ['4 x AC/5'], RT: ['Ammo AC/5 Tracer'] } });
  const number = (heat: number) => {
    const game = scene({
      options,
      units: { Gun: { mech: gun, at: '0201 S' }, Mark: { mech: glowing, at: '0205 N', state: { heat } } },
    });
    return explain<RuleId>((tally) =>
      weaponToHit(tally, game.field, game.state, {
        attacker: 0,
        target: 1,
        weapon: 0,
        twist: 0,
        secondary: 0,
        aim: -1,
      }),
    ).total;
  };
  expect([number(0), number(2)]).toEqual([5, 4]);
});

rule(
  'MT-SYS-05',
  'They take away 2 each and nothing more in water or weather, and help against explosions',
  () => {
    const cooled = (file: MechFile, map: string, options: OptionValues = {}) => {
      const game = scene({
        map,
        options: { ...LASER, 'double-heat-sinks': true, 'expanded-terrain-table': true, ...options },
        units: {
          Glow: { mech: file, at: '0101 N', state: { heat: 30 } },
          Foe: { mech: mech('Foe'), at: '0201 S' },
        },
      });
      return explain<RuleId>((tally) => heatAfter(tally, game.field, game.state, 0)).total;
    };
    const { laserSinks: _, ...double } = glowing;
    expect([cooled(double, '. .'), cooled(glowing, '. .')]).toEqual([10, 10]);
    expect([cooled(double, '~2 .'), cooled(glowing, '~2 .')]).toEqual([4, 10]);
    for (const [weather, strength, more] of [
      ['weather-rainfall', 'heavy', 2],
      ['weather-heavy-snowfall', true, 1],
    ] as const) {
      const options = { [weather]: strength };
      expect([weather, cooled(double, '. .', options), cooled(glowing, '. .', options)]).toEqual([
        weather,
        10 - more,
        10,
      ]);
    }
    const { field } = scene({
      options: LASER,
      units: { Glow: { mech: glowing, at: '0101 N' }, Foe: { mech: mech('Foe'), at: '0301 S' } },
    });
    expect([0, 1].map((unit) => field.plugged.explosionNumber!(6, field, unit))).toEqual([5, 6]);
  },
);

rule(
  'MT-SYS-05',
  'In slots each has two, and a hit on either puts it out; no other sinks go with them',
  () => {
    const inSlots: MechFile = {
      ...mech('Glow', { heatSinks: 12, slots: { LT: ['4 x Laser Heat Sink'] } }),
      doubleSinks: true,
      laserSinks: true,
    };
    const game = scene({
      options: LASER,
      units: { Glow: { mech: inSlots, at: '0101 N' }, Foe: { mech: mech('Foe'), at: '0301 S' } },
    });
    const working = () => game.field.kinds[0].heat!.workingSinks(game.field, game.state, 0);
    expect(working()).toBe(12);
    game.unit('Glow').hits[Location.LT] = 0b10;
    expect(working()).toBe(11);
    const all = { ...LASER, 'double-heat-sinks': true };
    expect(refusals(LASER, inSlots)).toEqual([]);
    expect(refusals({}, inSlots)).toHaveLength(1);
    expect(refusals(all, { ...inSlots, laserSinks: undefined } as never)).toContain(
      "a 'Mech has one kind of heat sink (MT-REG-02)",
    );
    const mixed: MechFile = {
      ...mech('Glow', { heatSinks: 12, slots: { LT: ['3 x Double Heat Sink'] } }),
      doubleSinks: true,
      laserSinks: true,
    };
    expect(refusals(all, mixed)).toContain("a 'Mech has one kind of heat sink (MT-REG-02)");
    expect(refusals(LASER, { ...mech('Glow'), laserSinks: true })).toEqual([
      'laser heat sinks are double ones (MT-SYS-05)',
    ]);
  },
);
