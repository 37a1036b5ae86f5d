import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Each, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../../rule-index.ts';
import { rollRecovery } from '../../../rules/crew/pilot.ts';
import { runMp, runningPoints, walkMp } from '../../../rules/movement/movement-points.ts';
import { beginningProblems, setupFrom, unitsOf } from '../../../setup/beginning.ts';
import type { PilotAbility } from '../../../state.ts';
import { answerOf, Veteran } from '../../../testing/bot.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, type Sheet, scene } from '../../../testing/scene.ts';
import { falls, location, type NamedOrder, piloting, toHit } from '../../../testing/table.ts';
import { LEGS, LOCATION_CODES, type LocationCode } from '../../../units/locations.ts';
import { bypassedOf, bypassesIn } from './bypass.ts';

const MAP = `${'. '.repeat(7)}\n`.repeat(9);

const ray = {
  tons: 50,
  walk: 4,
  armor: 20,
  heatSinks: 11,
  slots: {
    RA: ['3 x PPC'],
    LA: ['Medium Laser'],
    RT: ['Flamer', 'SRM 4', 'Ammo SRM 4'],
    LL: ['Jump Jet'],
    RL: ['Jump Jet'],
  },
} as const;

/** Slots, counted from 0: hip, upper leg, lower leg, foot; shoulder, upper arm, lower arm, hand. */
const HIP = 0;
const UPPER = 1;
const LOWER = 2;
const FOOT = 3;
const SHOULDER = 0;
const RA = LOCATION_CODES.indexOf('RA');

type Hits = Partial<Record<LocationCode, readonly number[]>>;

const bits = (hits: Hits): number[] =>
  LOCATION_CODES.map((code) => (hits[code] ?? []).reduce((all, slot) => all | (1 << slot), 0));

interface Plan {
  readonly options?: OptionValues;
  readonly bear?: string;
  readonly wolf?: Partial<Sheet>;
  readonly quality?: string;
  readonly abilities?: readonly PilotAbility[];
  readonly reading?: number | undefined;
}

class Workshop extends Melee {
  /** What may be tried. */
  get components(): string[] {
    const each = this.form();
    return Array.from(each.items, (item) => each.describe!(item).label);
  }

  private form(): Each {
    return (this.pick('rig', []) as unknown as Each) ?? null;
  }

  /** Tries what is called so, with these rolls. */
  rig(names: readonly string[], ...rolls: readonly Roll[]): this {
    const each = this.form();
    const bypasses = names.map((name) => {
      const component = Array.from(each.items).find((item) => each.describe!(item).label.includes(name));
      if (component === undefined)
        throw new Error(`Nothing is called ${name}: ${this.components.join('; ')}`);
      return { component };
    });
    return this.order({ type: 'rig', bypasses }, ...rolls);
  }

  /** What may be chosen for a weapon. */
  fieldsOf(label: string): readonly Pick[] {
    const attacks = this.pick('fire', ['Wolf', 0]).follow!(1)[0] as Each;
    return attacks.fields(this.scene.weapon('Wolf', label)) as readonly Pick[];
  }

  opening(): this {
    return this.run([{ step: 'setup/opening' }], []);
  }

  get rigged() {
    return bypassedOf(this.scene.state.units[0]);
  }

  get slots(): Hits {
    const named = LOCATION_CODES.map((code, part) => [
      code,
      Array.from({ length: 12 }, (_, slot) => slot).filter((slot) => this.rigged.slots[part] & (1 << slot)),
    ]);
    return Object.fromEntries(named.filter(([, slots]) => slots.length > 0));
  }

  hits(code: LocationCode): number[] {
    const mask = this.scene.unit('Wolf').hits[LOCATION_CODES.indexOf(code)];
    return Array.from({ length: 12 }, (_, slot) => slot).filter((slot) => mask & (1 << slot));
  }
}

/** Wolf comes damaged out of an earlier battle; Bear is fresh. */
function workshop(hits: Hits, plan: Plan = {}): Workshop {
  const made = scene({
    map: MAP,
    units: {
      Wolf: {
        mech: mech('Wolf', ray),
        at: '0303 S',
        state: { hits: bits(hits), ...plan.wolf },
        ...(plan.abilities && { abilities: plan.abilities }),
      },
      Bear: { mech: mech('Bear', { armor: 40 }), at: plan.bear ?? '0307 N' },
    },
    options: { 'jury-rigging': plan.quality ?? 'regular', ...plan.options },
    ...(plan.reading !== undefined && { setup: { reading: plan.reading } }),
  });
  return new Workshop(made).opening();
}

const tech = (a: number, b: number): Roll => ['technician', a, b];
const WORKS = tech(6, 6);
const strain = (a: number, b: number): Roll => ['bypass', a, b];
rule(
  'MT-REPAIR-02',
  'Actuators, lasers and PPCs, the engine and sensors are bypassed, and nothing else',
  () => {
    const game = workshop({
      LL: [HIP, UPPER, FOOT],
      RA: [SHOULDER, 4],
      CT: [0],
      HD: [1, 4],
      RT: [0, 1, 2],
    });
    expect(game.components).toEqual([
      'Wolf: Upper Leg Actuator, left leg (running −1 MP)',
      'Wolf: Foot Actuator, left leg (running −1 MP)',
      'Wolf: Shoulder, right arm (until a punch or charge hits)',
      'Wolf: PPC RA (+2 heat a shot)',
      'Wolf: Engine, centre torso (half the rear armour of the torso)',
      'Wolf: Sensors, head (one weapon aims well, others at +2)',
    ]);
    // Nobody is asked who has nothing to bypass: one of two sensors is not enough.
    expect(workshop({ HD: [1], LL: [HIP] }).asked).toBe('over');
    // What is bypassed stands in the unit panel.
    game.rig(['Foot', 'PPC', 'Engine', 'Sensors'], WORKS, WORKS, WORKS, WORKS);
    const { state, field } = game.scene;
    expect(field.plugged.states!([], field, state, 0)).toEqual(['jury-rigged']);
  },
);

rule(['MT-REPAIR-02', 'MT-BASE-18'], 'Technicians need 9, 7, 6 or 5; whoever fails has lost nothing', () => {
  for (const [quality, number] of [
    ['green', 9],
    ['regular', 7],
    ['veteran', 6],
    ['elite', 5],
  ] as const) {
    const game = workshop({ LL: [UPPER, LOWER] }, { quality });
    game.rig(['Upper', 'Lower'], tech(1, number - 1), tech(1, number - 2));
    expect([game.slots, game.hits('LL')]).toEqual([{ LL: [UPPER] }, [LOWER]]);
    expect(game.scene.happened('rig-roll').map((roll) => roll.number)).toEqual([number, number]);
  }
});

rule(['MT-REPAIR-03', 'MT-REPAIR-04'], 'Two a leg, and two an arm', () => {
  const game = workshop({ LL: [UPPER, LOWER, FOOT], RL: [UPPER] });
  expect(() => game.rig(['Upper Leg Actuator, left', 'Lower', 'Foot'])).toThrow('two bypassed actuators');
  game.rig(['Upper Leg Actuator, left', 'Lower', 'Upper Leg Actuator, right'], WORKS, WORKS, WORKS);
  expect(game.slots).toEqual({ LL: [UPPER, LOWER], RL: [UPPER] });
});

rule('MT-REPAIR-03', 'Each takes a Running MP, and none of walking', () => {
  const run = (hits: Hits, names: readonly string[]) => {
    const { scene: made } = workshop(hits).rig(names, ...names.map(() => WORKS));
    return [walkMp(made.field, made.state, 0), runMp(made.field, made.state, 0)];
  };
  expect(run({ LL: [UPPER] }, ['Upper'])).toEqual([4, 5]);
  // Not below walking.
  const three = ['Upper Leg Actuator, left', 'Foot Actuator, left', 'Upper Leg Actuator, right'];
  expect(run({ LL: [UPPER, FOOT], RL: [UPPER] }, three)).toEqual([4, 4]);
  const { scene: made } = workshop({ LL: [UPPER] }).rig(['Upper'], WORKS);
  const { lines } = explain<RuleId>((tally) => runningPoints(tally, made.field, made.state, 0));
  expect(lines.at(-1)).toMatchObject({ value: -1, rule: 'MT-REPAIR-03' });
});

rule('MT-REPAIR-03', 'A kick that hits destroys the bypasses of both legs, one that misses does not', () => {
  const kicked = (roll: Roll, ...more: Roll[]) => {
    const game = workshop({ LL: [UPPER], RL: [FOOT] }, { bear: '0304 N' });
    game.rig(['Upper', 'Foot'], WORKS, WORKS).begin(0);
    game.order({ type: 'kick', unit: 'Wolf', leg: 'RL', target: 'Bear' }).pass('Bear', roll, ...more);
    return game.slots;
  };
  expect(kicked(toHit(1, 1), piloting(6, 6))).toEqual({ LL: [UPPER], RL: [FOOT] });
  // The losses ask for rolls, and for no fall without one.
  const rolls = [location(1), piloting(6, 6), piloting(6, 6), piloting(6, 6)];
  expect(kicked(toHit(6, 6), ...rolls)).toEqual({});
});

rule('MT-REPAIR-03', 'Each jump strains each bypass: 7 or more destroys it on landing', () => {
  const game = workshop({ LL: [UPPER], RL: [FOOT] }, { bear: '0109 N' }).rig(['Upper', 'Foot'], WORKS, WORKS);
  game.beginAt('movement', 0);
  game.order({ type: 'jump', unit: 'Wolf', to: '0304', facing: 'S' }, strain(3, 3), strain(3, 4));
  expect([game.slots, game.hits('RL')]).toEqual([{ LL: [UPPER] }, [FOOT]]);
  expect(game.scene.said('bypass-roll').map((words) => words?.split(' of Wolf ')[1])).toEqual([
    'holds (6).',
    'breaks (7).',
  ]);
  expect(game.scene.happened('bypass-lost')).toHaveLength(1);
  // Walking does not, and neither does what has landed once.
  const afoot = workshop({ LL: [UPPER] }, { bear: '0109 N' })
    .rig(['Upper'], WORKS)
    .beginAt('movement', 0);
  afoot.order({ type: 'move', unit: 'Wolf', mode: 'walk', to: '0304', facing: 'S', more: false });
  const { state, field, play } = afoot.scene;
  state.units[0].thisTurn.marks = { comesDown: true };
  const land = () => field.plugged.phaseEnds!(play, field, 'physical');
  afoot.scene.rolling([strain(3, 3)], land);
  expect(state.units[0].thisTurn.marks?.comesDown).toBeUndefined();
  afoot.scene.rolling([], land);
});

rule('MT-REPAIR-03', 'A critical hit on it makes the unit fall without a roll', () => {
  const game = workshop({ LL: [UPPER] }).rig(['Upper'], WORKS);
  const { state, field, play } = game.scene;
  const wolf = state.units[0];
  const leg = LOCATION_CODES.indexOf('LL');
  wolf.body.armor[leg] = 0;
  const rolls: Roll[] = [
    ['critical hit', 4, 4],
    ['critical slot', UPPER + 1],
  ];
  game.scene.rolling(rolls, () =>
    field.kinds[0].strike(play, field, 0, { part: leg, rear: false, critical: false }, 1),
  );
  expect([game.slots, game.hits('LL')]).toEqual([{}, [UPPER]]);
  const owed = expect.objectContaining({ modifier: 0, rule: 'MT-REPAIR-03' });
  expect(wolf.thisPhase.rolls).toContainEqual(owed);
  game.endOf('weapon', falls(1, [3, 4]));
  expect(wolf.prone).toBe(true);
});

rule(
  'MT-REPAIR-04',
  'A punch that hits destroys the bypasses of that arm; picking something up those of both',
  () => {
    const game = workshop({ LA: [UPPER], RA: [UPPER] }, { bear: '0304 N' });
    game.rig(['left arm', 'right arm'], WORKS, WORKS).begin(0);
    game
      .order({ type: 'punch', unit: 'Wolf', arms: 'LA', left: 'Bear' })
      .pass('Bear', toHit(6, 6), location(3));
    expect(game.slots).toEqual({ RA: [UPPER] });
    const other = workshop({ LA: [UPPER], RA: [UPPER] }).rig(['left arm', 'right arm'], WORKS, WORKS);
    other.scene.state.limbs.push(other.scene.cell('0303'));
    other.beginAt('weapon', 0).order({ type: 'find-club', unit: 'Wolf', club: 'limb' });
    expect(other.slots).toEqual({});
  },
);

rule(
  'MT-REPAIR-04',
  'A critical hit on a bypassed shoulder leaves the arm useless: its weapons do not fire',
  () => {
    const game = workshop({ RA: [SHOULDER] }).rig(['Shoulder'], WORKS);
    const { state, field, play } = game.scene;
    const arm = LOCATION_CODES.indexOf('RA');
    state.units[0].body.armor[arm] = 0;
    const rolls: Roll[] = [
      ['critical hit', 4, 4],
      ['critical slot', 1, SHOULDER + 1],
    ];
    const ppc = game.scene.weapon('Wolf', 'PPC');
    game.scene.rolling(rolls, () =>
      field.kinds[0].strike(play, field, 0, { part: arm, rear: false, critical: false }, 1),
    );
    game.beginAt('weapon', 0);
    const shot: NamedOrder = {
      type: 'fire',
      unit: 'Wolf',
      twist: 0,
      target: 'Bear',
      attacks: [{ weapon: ppc, target: 1 }],
    };
    expect(game.refusal(shot)).toMatchObject({ rule: 'MT-REPAIR-04' });
  },
);

const fire = (game: Workshop, label: string, choice: object = {}): NamedOrder => ({
  type: 'fire',
  unit: 'Wolf',
  twist: 0,
  target: 'Bear',
  attacks: [{ weapon: game.scene.weapon('Wolf', label), target: 1, ...choice }],
});

rule(
  'MT-REPAIR-05',
  'A bypassed PPC makes 2 more heat a shot, and breaks when its unit falls on 7 or more',
  () => {
    const game = workshop({ RA: [4] })
      .rig(['PPC'], WORKS)
      .beginAt('weapon', 0);
    game.order(fire(game, 'PPC'), toHit(1, 1));
    expect(game.scene.unit('Wolf').heatBuilt).toBe(12);
    const falling = (...roll: [number, number]) => {
      const made = workshop({ RA: [4] }).rig(['PPC'], WORKS);
      const { field, play } = made.scene;
      const ppc = made.scene.weapon('Wolf', 'PPC');
      made.scene.rolling([strain(...roll)], () => field.plugged.hasFallen!(play, field, 0));
      return [made.slots.RA?.length ?? 0, made.scene.unit('Wolf').heatBuilt, made.hits('RA').length, ppc];
    };
    expect(falling(3, 3).slice(0, 3)).toEqual([3, 0, 0]);
    expect(falling(3, 4).slice(0, 3)).toEqual([0, 6, 3]);
  },
);

rule('MT-REPAIR-05', 'A critical hit on it adds 6 heat, and the MechWarrior stays awake on 3 or more', () => {
  const hit = (pilotHits: number, ...dice: [number, number]) => {
    const game = workshop({ RA: [4] }, { wolf: { pilotHits } }).rig(['PPC'], WORKS);
    const { state, field, play } = game.scene;
    const arm = LOCATION_CODES.indexOf('RA');
    state.units[0].body.armor[arm] = 0;
    const rolls: Roll[] = [
      ['critical hit', 4, 4],
      ['critical slot', 1, 5],
      ['consciousness', ...dice],
    ];
    game.scene.rolling(rolls, () =>
      field.kinds[0].strike(play, field, 0, { part: arm, rear: false, critical: false }, 1),
    );
    expect([game.slots, game.scene.unit('Wolf').heatBuilt]).toEqual([{}, 6]);
    return game;
  };
  expect(hit(0, 1, 2).scene.unit('Wolf').knockedOut).toBe(0);
  expect(hit(2, 2, 2).scene.unit('Wolf').knockedOut).toBe(1);
  expect(hit(2, 2, 3).scene.unit('Wolf').knockedOut).toBe(0);
  const out = hit(0, 1, 1);
  expect(out.scene.unit('Wolf').knockedOut).toBe(1);
  // In the End Phase of the next turn it comes to without fail.
  out.scene.state.turn = 2;
  const { scene: made } = out;
  made.rolling([['recovery', 1, 1]], () => rollRecovery(made.play, made.field, 0));
  expect(out.scene.unit('Wolf').knockedOut).toBe(0);
});

rule(
  'MT-REPAIR-06',
  'The heat of its hits is kept away until the next, which adds 10; rear armour is halved',
  () => {
    const game = workshop({ CT: [0] }).rig(['Engine'], WORKS);
    const { state, field, play } = game.scene;
    const wolf = state.units[0];
    expect(wolf.body.armor.slice(-3)).toEqual([10, 10, 10]);
    expect(field.kinds[0].heat!.engineHeat(field, state, 0)).toBe(0);
    const torso = LOCATION_CODES.indexOf('CT');
    wolf.body.armor[torso] = 0;
    const rolls: Roll[] = [
      ['critical hit', 4, 4],
      ['critical slot', 1, 2],
    ];
    game.scene.rolling(rolls, () =>
      field.kinds[0].strike(play, field, 0, { part: torso, rear: false, critical: false }, 1),
    );
    expect([wolf.thisTurn.heatBuilt, field.kinds[0].heat!.engineHeat(field, state, 0)]).toEqual([10, 10]);
    const odd = workshop({ CT: [0] }, { wolf: { armor: Array.from({ length: 11 }, () => 7) } });
    odd.rig(['Engine'], WORKS);
    expect(odd.scene.unit('Wolf').armor.slice(-3)).toEqual([3, 3, 3]);
  },
);

rule('MT-REPAIR-06', 'Attacks from the rear find one critical hit on 6 to 9', () => {
  const shot = (bear: string, ...dice: [number, number]) => {
    const made = scene({
      map: MAP,
      units: {
        Wolf: { mech: mech('Wolf', ray), at: '0303 S', state: { hits: bits({ CT: [0] }) } },
        Bear: { mech: mech('Bear', { slots: { RA: ['Medium Laser'] } }), at: bear },
      },
      options: { 'jury-rigging': 'regular' },
    });
    const game = new Workshop(made).opening().rig(['Engine'], WORKS);
    const wolf = made.state.units[0];
    wolf.body.armor = wolf.body.armor.map(() => 0);
    game.beginAt('weapon', 1);
    const count = dice[0] + dice[1] >= 6 && bear.startsWith('0301') ? 1 : 0;
    const order: NamedOrder = {
      type: 'fire',
      unit: 'Bear',
      twist: 0,
      target: 'Wolf',
      attacks: [{ weapon: 0, target: 0 }],
    };
    const slots: Roll[] = count > 0 ? [['critical slot', 3]] : [];
    game.order(order);
    game.order(
      { type: 'hold', unit: 'Wolf', twist: 0 },
      toHit(6, 6),
      location(5, 4),
      ['critical hit', ...dice],
      ...slots,
      ...(count ? [piloting(6, 6)] : []),
    );
    return made.happened('critical-roll').map((roll) => roll.count);
  };
  expect(shot('0301 S', 3, 3)).toEqual([1]);
  expect(shot('0301 S', 4, 5)).toEqual([1]);
  expect(shot('0301 S', 2, 3)).toEqual([0]);
  expect(shot('0305 N', 3, 4)).toEqual([0]);
});

rule('MT-REPAIR-07', 'With bypassed sensors one weapon is aimed well, and others are at +2', () => {
  const made = workshop({ HD: [1, 4] });
  made.rig(['Sensors'], WORKS);
  expect([made.hits('HD'), made.slots]).toEqual([[4], { HD: [1] }]);
  made.beginAt('weapon', 0);
  const fields = made.fieldsOf('PPC');
  expect(fields.map(({ name }) => name)).toContain('sighted');
  const { lines } = fields[0].describe!(1).explanation!;
  expect(lines).toContainEqual({ value: 2, reason: 'Bypassed sensors', rule: 'MT-REPAIR-07', kind: 'add' });
  expect(lines.filter(({ rule: id }) => id === 'CBT-THM-08')).toEqual([]);
  const weapon = (label: string, sighted: boolean) => ({
    weapon: made.scene.weapon('Wolf', label),
    target: 1,
    sighted,
  });
  const both = (...sighted: readonly boolean[]): NamedOrder => ({
    type: 'fire',
    unit: 'Wolf',
    twist: 0,
    target: 'Bear',
    attacks: ['PPC', 'Medium Laser'].map((label, i) => weapon(label, sighted[i])),
  });
  expect(made.refusal(both(true, true))).toMatchObject({ rule: 'MT-REPAIR-07' });
  made.order(both(true, false), toHit(1, 1), toHit(1, 1));
  const [{ attacks: declared }] = made.scene.happened('fire-declared');
  const has = (index: number) =>
    declared[index].explanation.lines.some(({ rule: id }) => id === 'MT-REPAIR-07');
  expect([has(0), has(1)]).toEqual([false, true]);
});

rule('MT-REPAIR-07', 'A bot aims the heaviest of its weapons well', () => {
  const made = workshop({ HD: [1, 4] }).rig(['Sensors'], WORKS);
  made.beginAt('weapon', 0);
  const order = new Veteran(made.scene).fires('Wolf');
  const sighted = order.type === 'fire' ? order.attacks.filter((attack) => 'sighted' in attack) : [];
  expect(sighted).toMatchObject([{ weapon: made.scene.weapon('Wolf', 'PPC'), sighted: true }]);
});

rule(['MT-REPAIR-03', 'MT-REPAIR-04'], 'A charge and a grab destroy bypasses, a push does not', () => {
  const left = (kind: 'charge' | 'push' | 'grab') => {
    const game = workshop({ LL: [UPPER], LA: [UPPER] }).rig(['Upper', 'left arm'], WORKS, WORKS);
    const { field, play } = game.scene;
    const attack = { kind, attacker: 0, target: 1, limb: LOCATION_CODES.indexOf('LA') } as never;
    game.scene.rolling([], () => field.plugged.struckHome!(play, field, attack));
    return Object.keys(game.slots);
  };
  expect([left('push').toSorted(), left('grab'), left('charge')]).toEqual([['LA', 'LL'], ['LL'], []]);
});

rule('MT-REPAIR-07', 'In the dark +1 more; and there is one target a turn', () => {
  const made = workshop({ HD: [1, 4] }, { options: { night: true } }).rig(['Sensors'], WORKS);
  made.beginAt('weapon', 0);
  const [target] = made.fieldsOf('PPC');
  const dark = target.describe!(1).explanation!.lines.filter(({ rule: id }) => id === 'MT-REPAIR-07');
  expect(dark.map(({ value }) => value)).toEqual([2, 1]);
  expect(made.scene.field.plugged.oneTarget!(false, made.scene.field, made.scene.state, 0)).toBe(true);
});

rule('MT-REPAIR-02', 'A bypass goes on to the next battle, and is lost with the part that it is in', () => {
  const { scene: made } = workshop({ LL: [UPPER], RL: [FOOT] }).rig(['Upper', 'Foot'], WORKS, WORKS);
  const { state, field } = made;
  state.turn = 1;
  const next = setupFrom(state);
  const [wolf] = unitsOf(next);
  expect(bypassedOf(wolf)).toEqual(bypassedOf(state.units[0]));
  expect(wolf.body.hits).toEqual(state.units[0].body.hits);
  expect(beginningProblems(next.units, new Set(field.board.number))).toEqual([]);
  const { begins } = next.units[0];
  const both = { ...next.units[0], begins: { ...begins, hits: begins!.bypassed!.slots } };
  expect(beginningProblems([both], new Set(field.board.number))).toEqual([
    expect.stringContaining('MT-REPAIR-02'),
  ]);
  field.kinds[0].losePart(state, 0, LOCATION_CODES.indexOf('LL'), false);
  expect(bypassesIn(state.units[0], LEGS)).toEqual([{ part: LOCATION_CODES.indexOf('RL'), mask: 1 << FOOT }]);
});

/** A slot of a part of Wolf is hit. */
function strike(game: Workshop, code: LocationCode, slot: Roll, ...more: readonly Roll[]): void {
  const { state, field, play } = game.scene;
  const part = LOCATION_CODES.indexOf(code);
  state.units[0].body.armor[part] = 0;
  game.scene.rolling([['critical hit', 4, 4], slot, ...more], () =>
    field.kinds[0].strike(play, field, 0, { part, rear: false, critical: false }, 1),
  );
}

rule('MT-REPAIR-02', 'What is bypassed shows, whether engine or slot, and nothing else does', () => {
  const states = (hits: Hits, ...names: string[]) => {
    const game = workshop(hits).rig(names, ...names.map(() => WORKS));
    return game.scene.field.plugged.states!([], game.scene.field, game.scene.state, 0);
  };
  expect([states({ CT: [0] }, 'Engine'), states({ LL: [FOOT] }, 'Foot'), states({ LL: [FOOT] })]).toEqual([
    ['jury-rigged'],
    ['jury-rigged'],
    [],
  ]);
});

rule('MT-REPAIR-02', "Nobody works on a wreck, or on the 'Mechs of somebody else", () => {
  expect(workshop({ LL: [FOOT] }, { wolf: { loss: 'engine' } }).asked).toBe('over');
  const made = scene({
    map: MAP,
    units: {
      Wolf: { mech: mech('Wolf', ray), at: '0303 S', state: { hits: bits({ LL: [FOOT] }) } },
      Bear: { mech: mech('Bear', ray), at: '0307 N', state: { hits: bits({ LL: [UPPER] }) } },
    },
    options: { 'jury-rigging': 'regular' },
  });
  const game = new Workshop(made).opening();
  expect([game.asked, game.components]).toEqual([
    '0 rig/try',
    ['Wolf: Foot Actuator, left leg (running −1 MP)'],
  ]);
  game.rig(['Foot'], tech(1, 1));
  expect([game.asked, game.components]).toEqual([
    '1 rig/try',
    ['Bear: Upper Leg Actuator, left leg (running −1 MP)'],
  ]);
  game.rig(['Upper'], WORKS);
  expect(made.said('rig-roll').map((words) => words?.split(', and ')[1])).toEqual(['fail.', 'it works.']);
});

rule('MT-REPAIR-03', 'Two a leg, whatever else is tried; bots try all that they may', () => {
  const hits = { LL: [UPPER, LOWER, FOOT], CT: [0] };
  expect(() => workshop(hits).rig(['Upper', 'Lower', 'Foot', 'Engine'])).toThrow('two bypassed actuators');
  const game = workshop(hits);
  const order = answerOf(game.scene);
  expect(order.type === 'rig' && order.bypasses).toHaveLength(3);
  // Nothing else is changed by it.
  expect(answerOf(workshop({}).beginAt('weapon', 0).scene).type).toBe('fire');
});

rule('MT-REPAIR-03', 'One that is tried counts with those of an earlier battle', () => {
  const game = workshop({ LL: [UPPER, LOWER] }).rig(['Upper', 'Lower'], WORKS, WORKS);
  game.scene.state.units[0].body.hits[LOCATION_CODES.indexOf('LL')] |= 1 << FOOT;
  expect(() => game.opening().rig(['Foot'])).toThrow('two bypassed actuators');
});

rule('MT-REPAIR-04', 'A punch breaks a bypassed shoulder, and no weapon of that arm', () => {
  const game = workshop({ LA: [SHOULDER, 4] }, { bear: '0304 N' });
  game.rig(['Shoulder', 'Medium Laser'], WORKS, WORKS);
  const { field, play } = game.scene;
  const attack = { kind: 'punch', attacker: 0, target: 1, limb: LOCATION_CODES.indexOf('LA') } as never;
  game.scene.rolling([], () => field.plugged.struckHome!(play, field, attack));
  expect(game.slots).toEqual({ LA: [4] });
});

rule(
  'MT-REPAIR-04',
  'Another bypass of an arm that is hit leaves the arm of use, and asks for no roll',
  () => {
    const game = workshop({ RA: [UPPER] }).rig(['Upper'], WORKS);
    strike(game, 'RA', ['critical slot', 1, UPPER + 1]);
    expect([game.slots, game.rigged.useless, game.scene.happened('arm-useless')]).toEqual([{}, 0, []]);
    expect(game.scene.unit('Wolf').rolls).toEqual([]);
  },
);

rule('MT-REPAIR-05', 'Who has lost consciousness already does not roll again', () => {
  const game = workshop({ RA: [4] }, { wolf: { knockedOut: 1 } }).rig(['PPC'], WORKS);
  strike(game, 'RA', ['critical slot', 1, 5]);
  expect([game.slots, game.scene.happened('consciousness')]).toEqual([{}, []]);
});

rule(
  ['MT-REPAIR-05', 'MT-ABIL-07', 'MT-ABIL-04'],
  'Pain Resistance and Edge help against a bypass that is hit',
  () => {
    const struck = (ability: string, reading?: number) => {
      const game = workshop(
        { RA: [4] },
        { abilities: [{ name: ability }], options: { 'advanced-abilities': true }, reading },
      ).rig(['PPC'], WORKS);
      const { field, play } = game.scene;
      game.scene.rolling([['consciousness', 1, 1]], () => field.plugged.critical!(play, field, 0, RA, 4));
      return game.scene.happened('consciousness')[0];
    };
    // He would need a 3.
    expect(struck('pain-resistance')).toMatchObject({ awake: true, modifier: { total: 1 } });
    expect(struck('pain-resistance', 3).awake).toBe(false);
    const game = workshop(
      { RA: [4] },
      { abilities: [{ name: 'edge' }], options: { 'advanced-abilities': true } },
    ).rig(['PPC'], WORKS);
    const { field, play } = game.scene;
    const offered: (string | undefined)[] = [];
    const { roll } = play;
    play.roll = (purpose, count, about) => {
      offered.push(about?.concerns?.([]).join());
      return roll.call(play, purpose, count, about);
    };
    game.scene.rolling([['consciousness', 5, 5]], () => field.plugged.critical!(play, field, 0, RA, 4));
    expect(offered).toEqual(['0']);
    // A fall asks about a bypass only if that breaks.
    const shaken = workshop(
      { RA: [4] },
      { abilities: [{ name: 'edge' }], options: { 'advanced-abilities': true } },
    ).rig(['PPC'], WORKS).scene;
    const asks: boolean[] = [];
    const { roll: thrown } = shaken.play;
    shaken.play.roll = (purpose, count, about) => {
      const dice = thrown.call(shaken.play, purpose, count, about);
      asks.push((about?.concerns?.(dice).length ?? 0) > 0);
      return dice;
    };
    const falling = () => shaken.field.plugged.hasFallen!(shaken.play, shaken.field, 0);
    shaken.rolling([strain(3, 3)], falling);
    shaken.rolling([strain(3, 4)], falling);
    expect(asks).toEqual([false, true]);
  },
);

rule('MT-REPAIR-05', 'Only a bypassed weapon makes more heat', () => {
  const game = workshop({ RA: [4] })
    .rig(['PPC'], WORKS)
    .beginAt('weapon', 0);
  game.order(fire(game, 'Medium Laser'), toHit(1, 1));
  expect([game.scene.unit('Wolf').heatBuilt, game.scene.happened('bypass-heat')]).toEqual([3, []]);
});

rule('MT-REPAIR-06', 'Only an engine that is bypassed heats when it is hit, and only by that', () => {
  const bare = workshop({});
  strike(bare, 'CT', ['critical slot', 1, 2]);
  expect(bare.scene.happened('bypass-heat')).toEqual([]);
  const other = workshop({ CT: [0] }).rig(['Engine'], WORKS);
  strike(other, 'LL', ['critical slot', UPPER + 1]);
  expect(other.scene.happened('bypass-heat')).toEqual([]);
});

rule('MT-REPAIR-06', 'From the rear 6 to 9 is one critical hit, and everything else as ever', () => {
  const counts = (hits: Hits, names: string[], side: 'rear' | 'front') => {
    const { scene: made } = workshop(hits).rig(names, ...names.map(() => WORKS));
    const from = { table: 'mech', side, covered: 0, by: 1 } as const;
    return made.field.plugged.incoming!(from, made.field, made.state, { attacker: 1, target: 0 } as never)
      .counts;
  };
  expect(counts({ CT: [0] }, ['Engine'], 'rear')).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3]);
  expect(counts({ CT: [0] }, ['Engine'], 'front')).toBeUndefined();
  expect(counts({ LL: [FOOT] }, ['Foot'], 'rear')).toBeUndefined();
});

rule('MT-REPAIR-03', 'Who comes down on somebody strains its bypasses when it lands, and not before', () => {
  const diver = (loss: 'engine' | null = null) => {
    const game = workshop({ LL: [UPPER] }, { bear: '0304 N' }).rig(['Upper'], WORKS);
    game.onslaught('Wolf', 'dfa', 'Bear', { from: '0301' });
    const { field, play, state } = game.scene;
    const ends = (phase: 'movement' | 'weapon' | 'physical', ...rolls: Roll[]) =>
      game.scene.rolling(rolls, () => field.plugged.phaseEnds!(play, field, phase));
    game.scene.rolling([], () => field.plugged.moveEnds!(play, field, 0));
    expect(game.scene.happened('comes-down')).toEqual([{ type: 'comes-down', unit: 0, isDown: true }]);
    expect(state.units[0].thisTurn.marks?.comesDown).toBe(true);
    ends('weapon');
    state.units[0].loss = loss;
    ends('physical', ...(loss ? [] : [strain(6, 6)]));
    return game;
  };
  expect(diver().slots).toEqual({});
  expect(diver('engine').slots).toEqual({ LL: [UPPER] });
});

rule('MT-REPAIR-03', 'Each takes a Running MP, which is said only where there is one to lose', () => {
  const lines = (hits: Hits, names: string[]) => {
    const { scene: made } = workshop(hits).rig(names, ...names.map(() => WORKS));
    const all = explain<RuleId>((tally) => runningPoints(tally, made.field, made.state, 0)).lines;
    return all.filter(({ rule: id }) => id === 'MT-REPAIR-03').map(({ value }) => value);
  };
  expect([lines({ LL: [UPPER] }, ['Upper']), lines({ LA: [UPPER] }, ['Upper'])]).toEqual([[-1], []]);
});

rule('MT-REPAIR-07', 'Who has good sensors aims all weapons well, and is asked nothing', () => {
  const made = workshop({ LL: [FOOT] }, { options: { night: true } }).rig(['Foot'], WORKS);
  made.beginAt('weapon', 0);
  const [target, ...more] = made.fieldsOf('PPC');
  expect(more.map(({ name }) => name)).not.toContain('sighted');
  expect(target.describe!(1).explanation!.lines.map(({ rule: id }) => id)).not.toContain('MT-REPAIR-07');
  const blind = workshop({ HD: [1, 4] }).rig(['Sensors'], WORKS);
  blind.beginAt('weapon', 0);
  const sighted = blind.fieldsOf('PPC').find(({ name }) => name === 'sighted')!;
  expect([true, false].map((is) => sighted.describe!(is).label)).toEqual([
    'As well as ever',
    '+2 by bypassed sensors',
  ]);
  // What is not said to be aimed is not.
  const declared = (is: boolean) =>
    blind.scene.field.plugged.declared!(
      null as never,
      { sighted: is } as never,
      ...([] as unknown as [never, never, never]),
    );
  expect([declared(true), declared(false)]).toEqual([{ sighted: true }, null]);
});

rule(['MT-REPAIR-02', 'MT-INFO-01'], 'What technicians did, and what broke of it, nobody else learns', () => {
  const { field } = workshop({}, { options: { 'concealed-information': true } }).scene;
  const glimpse = (type: string) => field.plugged.glimpse!({ type } as never);
  expect(glimpse('bypass-lost')).toBeNull();
  expect(glimpse('still')).toEqual({ type: 'still' });
  expect(field.plugged.carriesOn!(false)).toBe(true);
});
