import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { whyNotFire } from '../../rules/fire/to-hit.ts';
import { whyNotWith } from '../../rules/unit/limbs.ts';
import { CALLED_OFF } from '../../state.ts';
import { type Duel, duel } from '../../testing/duel.ts';
import { Melee } from '../../testing/melee.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { LA, RA, RT } from '../../units/locations.ts';

const options = { 'expanded-critical-damage': true };
/** Slots of the arms from the fifth on hold the weapons. */
const guns = mech('Gun', {
  heatSinks: 40,
  armor: 40,
  slots: {
    RA: ['3 x PPC'],
    LA: ['2 x Large Laser'],
    LT: ['2 x LRM 10', 'Ammo LRM 10'],
    RT: ['4 x AC/5', 'Ammo AC/5'],
  },
});
const HELD = { unit: 0, twist: 0, prop: null } as const;
type Faults = Record<string, readonly string[]>;

function armed(plan: { hits?: [number, number][]; faults?: Faults; range?: number } = {}): Duel {
  const made = duel({ options, gunner: guns, range: plan.range ?? 4 });
  for (const [part, bits] of plan.hits ?? []) made.scene.state.units[0].body.hits[part] |= bits;
  if (plan.faults)
    made.scene.state.units[0].marks = { inside: { faults: named(made, plan.faults) as never } };
  return made;
}
const named = (made: Duel, faults: Faults) =>
  Object.fromEntries(
    Object.entries(faults).map(([label, list]) => [
      made.scene.design('Gun').weapons[made.scene.weapon('Gun', label)].label,
      list,
    ]),
  );

const canFire = ({ scene }: Duel, label: string): boolean =>
  whyNotFire(scene.field, scene.state, HELD, scene.weapon('Gun', label), 1) === null;

rule('MT-CRIT-01', 'A weapon is destroyed when more than half of its slots are hit', () => {
  expect(canFire(armed({ hits: [[LA, 0b10000]] }), 'Large Laser')).toBe(true);
  expect(canFire(armed({ hits: [[LA, 0b110000]] }), 'Large Laser')).toBe(false);
  expect(canFire(armed({ hits: [[RA, 0b10000]] }), 'PPC')).toBe(true);
  expect(canFire(armed({ hits: [[RA, 0b110000]] }), 'PPC')).toBe(false);
});

rule('MT-CRIT-01', 'A weapon in two locations is gone with either of them', () => {
  const slots = { RT: ['5 x AC/20', 'Ammo AC/20'], RA: ['5 x AC/20'] };
  const split = () => duel({ options, gunner: mech('Gun', { slots }), range: 4 });
  expect(split().scene.design('Gun').weapons[0].parts).toHaveLength(2);
  const fires = (part: number) => {
    const made = split();
    made.scene.state.units[0].body.lost |= 1 << part;
    return canFire(made, 'AC/20');
  };
  expect([canFire(split(), 'AC/20'), fires(RA), fires(RT), fires(LA)]).toEqual([true, false, false, true]);
});

/** A weapon in the left arm is hit; tells what is found at the end of the phase. */
function found(weapon: string, dice: readonly [number, number], hits = 0b10000): string {
  const made = duel({ options, range: 2, gunner: mech('Gun', { armor: 40, slots: { LA: [weapon] } }) });
  const { scene } = made;
  scene.state.units[0].body.hits[LA] |= hits;
  scene.rolling([['critical damage', ...dice]], () =>
    scene.field.plugged.phaseEnds!(scene.play, scene.field, 'weapon'),
  );
  return scene.happened('fault')[0].fault;
}

rule(['MT-CRIT-01', 'MT-CRIT-03'], 'Energy weapons roll with their damaged slots added', () => {
  expect(found('2 x Large Laser', [1, 1])).toBe('none');
  expect(found('2 x Large Laser', [1, 2])).toBe('off');
  expect(found('2 x Large Laser', [2, 3])).toBe('focus');
  expect(found('2 x Large Laser', [3, 4])).toBe('crystal');
  expect(found('2 x Large Laser', [4, 5])).toBe('dead');
  expect(found('2 x Large Laser', [5, 6])).toBe('destroyed');
  expect(found('4 x AC/5', [4, 4], 0b110000)).toBe('dead');
});

rule(['MT-CRIT-04', 'MT-CRIT-05'], 'Ballistic and missile weapons have rows of their own', () => {
  expect(found('4 x AC/5', [2, 3])).toBe('barrel');
  expect(found('4 x AC/5', [3, 4])).toBe('feed');
  expect(found('2 x LRM 10', [2, 3])).toBe('ranging');
  expect(found('2 x LRM 10', [3, 4])).toBe('feed');
});

rule('MT-CRIT-03', 'Worse aim, focus and crystal count as often as they are found', () => {
  const number = (label: string, list: string[], range: number) =>
    armed({ faults: { [label]: list }, range }).toHit(label).total;
  expect(number('Large Laser', [], 4)).toBe(4);
  expect(number('Large Laser', ['off'], 4)).toBe(5);
  expect(number('Large Laser', ['off', 'off'], 4)).toBe(6);
  expect(number('Large Laser', ['focus', 'focus'], 4)).toBe(4);
  expect(number('Large Laser', ['focus', 'focus'], 6)).toBe(8);
  expect(number('LRM 10', ['ranging'], 7)).toBe(4);
  expect(number('LRM 10', ['ranging'], 8)).toBe(7);
  expect(canFire(armed({ faults: { 'Large Laser': ['dead'] } }), 'Large Laser')).toBe(false);
});

rule(['MT-CRIT-02', 'MT-CRIT-03'], 'Two misaligned focuses take 2 from the damage', () => {
  const made = armed({ faults: { 'Large Laser': ['focus', 'focus'] } });
  expect(made.fire('Large Laser', toHit(6, 6), location(3, 4))).toBe(6);
});

rule('MT-CRIT-03', 'A crystal overloads on a 2, inside, with the damage of the weapon', () => {
  const shot = (list: string[], a: number, b: number, ...more: Parameters<Duel['fire']>[1][]) => {
    const made = armed({ faults: { 'Large Laser': list } });
    made.fire('Large Laser', toHit(a, b), ...more);
    return made.scene.happened('overload').length;
  };
  const inside = [
    ['critical hit', 1, 1],
    ['consciousness', 6, 6],
    ['consciousness', 6, 6],
  ] as const;
  expect(shot(['crystal'], 1, 1, ...inside)).toBe(1);
  expect(shot(['crystal'], 1, 2)).toBe(0);
  expect(shot(['crystal', 'crystal'], 1, 2, ...inside)).toBe(1);
});

rule(['MT-CRIT-02', 'MT-CRIT-04'], 'With three results a feed sets off its ammunition on 4', () => {
  const shot = (count: number, a: number, b: number, ...more: Parameters<Duel['fire']>[1][]) => {
    const made = armed({ faults: { 'AC/5': Array(count).fill('feed') } });
    made.scene.state.units[0].body.shots.fill(2);
    made.fire('AC/5', toHit(a, b), ...more);
    return made.scene.happened('explosion').map(({ location: part }) => part);
  };
  const awake = ['consciousness', 6, 6] as const;
  expect(shot(3, 1, 3, ['critical hit', 1, 1], location(3, 4), awake, awake)).toEqual([RT]);
  expect(shot(1, 1, 3, location(3, 4))).toEqual([]);
});

rule('MT-CRIT-04', 'A jam takes a hand and a whole turn to clear', () => {
  const made = armed({ faults: { 'AC/5': ['barrel'] } });
  made.fire('AC/5', toHit(1, 1));
  expect(made.scene.happened('jam')).toHaveLength(1);
  expect(canFire(made.nextTurn(), 'AC/5')).toBe(false);
  const { plugged } = made.scene.field;
  const end = () => made.scene.rolling([], () => plugged.turnEnds!(made.scene.play, made.scene.field));
  made.scene.state.weaponAttacks = [{ attacker: 0, weapon: 0, target: 1, number: 4, bin: -1, aim: -1 }];
  end();
  expect(canFire(made, 'AC/5')).toBe(false);
  made.scene.state.weaponAttacks = [];
  end();
  expect(canFire(made, 'AC/5')).toBe(true);
});

rule(
  'MT-CRIT-04',
  'One good hand clears it, and attacks of others do not hinder; no hand, no clearing',
  () => {
    const cleared = (change: (made: Duel) => void) => {
      const made = armed({ faults: { 'AC/5': ['barrel'] } });
      made.fire('AC/5', toHit(1, 1));
      made.nextTurn();
      change(made);
      const { field, play } = made.scene;
      made.scene.rolling([], () => field.plugged.turnEnds!(play, field));
      return made.scene.said('jam').slice(1);
    };
    const hit = (...arms: number[]) => {
      return (made: Duel) => {
        for (const arm of arms) made.scene.state.units[0].body.hits[arm] |= 1 << 3;
      };
    };
    const lose = (...arms: number[]) => {
      return (made: Duel) => {
        for (const arm of arms) made.scene.state.units[0].body.lost |= 1 << arm;
      };
    };
    const shot = { weapon: 0, target: 1, number: 4, bin: -1, aim: -1 } as const;
    const done = ['Gun has cleared its AC/5 RT.'];
    expect([cleared(hit(LA)), cleared(lose(RA))]).toEqual([done, done]);
    expect([cleared(hit(LA, RA)), cleared(lose(LA, RA))]).toEqual([[], []]);
    const others = (made: Duel) => {
      made.scene.state.weaponAttacks = [{ ...shot, attacker: 1 }];
    };
    const calledOff = (made: Duel) => {
      made.scene.state.weaponAttacks = [{ ...shot, attacker: 0, number: CALLED_OFF }];
    };
    const turned = (made: Duel) => {
      made.scene.state.units[0].thisTurn.turned = true;
    };
    expect([cleared(others), cleared(calledOff), cleared(turned)]).toEqual([done, done, []]);
  },
);

rule(
  'MT-CRIT-03',
  'Crystals heat when their own weapon is fired; a focus takes no more than there is',
  () => {
    const heat = (weapon: string, attacker: number, number = 4) => {
      const { scene: made } = armed({ faults: { 'Large Laser': ['crystal', 'crystal'] } });
      const shot = { weapon: made.weapon('Gun', weapon), target: 1, bin: -1, aim: -1 } as const;
      made.state.weaponAttacks = [{ ...shot, attacker, number }];
      const { lines } = explain<RuleId>((tally) =>
        made.field.plugged.heat!(tally, made.field, made.state, 0),
      );
      return lines.map(({ value }) => value);
    };
    expect(heat('Large Laser', 0)).toEqual([2]);
    expect([heat('PPC', 0), heat('Large Laser', 1), heat('Large Laser', 0, CALLED_OFF)]).toEqual([
      [],
      [],
      [],
    ]);
    const dim = armed({ faults: { 'Large Laser': Array(9).fill('focus') } });
    expect(dim.fire('Large Laser', toHit(6, 6))).toBe(0);
  },
);

const axe = mech('Axe', { armor: 40, slots: { RA: ['4 x Hatchet'] } });

function chopper(plan: { edge?: true; setup?: object; options?: object } = {}): Melee {
  const edge = plan.edge ? { abilities: [{ name: 'edge', rank: 1 }] } : {};
  const units = {
    Axe: { mech: axe, at: '0505 S', ...edge },
    Bear: { mech: mech('Bear', { armor: 40 }), at: '0506 N', ...edge },
  };
  return new Melee(
    scene({
      units,
      options: { ...options, ...(plan.edge && { 'advanced-abilities': true }), ...plan.options },
      ...(plan.setup && { setup: plan.setup }),
    }),
  );
}

const CHOP = { type: 'hatchet', unit: 'Axe', arm: 'RA', target: 'Bear' } as const;
/** Its hatchet is in the slots from the fifth on. */
const SLOT = 0b10000;

rule('MT-CRIT-06', 'A hatchet that is hit rolls on the table of equipment', () => {
  const fault = (a: number, b: number) => {
    const { scene: made } = chopper();
    made.state.units[0].body.hits[RA] |= SLOT;
    made.rolling([['critical damage', a, b]], () =>
      made.field.plugged.phaseEnds!(made.play, made.field, 'weapon'),
    );
    return made.happened('hatchet-fault')[0].fault;
  };
  const rolls = [
    [1, 1],
    [3, 3],
    [3, 4],
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 6],
  ] as const;
  expect(rolls.map(([a, b]) => fault(a, b))).toEqual([
    'none',
    'none',
    'balky',
    'balky',
    'stiff',
    'stiff',
    'destroyed',
  ]);
});

rule(
  'MT-CRIT-06',
  'It is swung on 7 or more, or 10 or more, and one more for each result beyond the first',
  () => {
    const swung = (faults: readonly string[], a: number, b: number, works: boolean) => {
      const made = chopper();
      made.scene.state.units[0].body.hits[RA] |= SLOT;
      made.scene.state.units[0].marks = { inside: { faults: { 'Hatchet RA': faults as never } } };
      made.scene.state.units[0].thisPhase.before = {
        hits: made.scene.state.units[0].body.hits.slice(),
        lost: 0,
      };
      made.begin(0).order(CHOP);
      made.pass('Bear', ['use', a, b], ...(works ? [toHit(1, 1)] : []));
      return made.scene.happened('hatchet-use').map((use) => [use.number, use.works]);
    };
    expect(swung(['balky'], 3, 3, false)).toEqual([[7, false]]);
    expect(swung(['balky'], 3, 4, true)).toEqual([[7, true]]);
    expect(swung(['balky', 'balky'], 3, 4, false)).toEqual([[8, false]]);
    expect(swung(['stiff', 'balky'], 4, 5, false)).toEqual([[10, false]]);
    expect(swung(['stiff'], 4, 6, true)).toEqual([[10, true]]);
  },
);

rule(
  ['MT-ABIL-04', 'MT-CRIT-06'],
  'With Edge a hatchet that does not work is tried again, by its own pilot',
  () => {
    const chops = (plan: Parameters<typeof chopper>[0], ...rolls: Parameters<Melee['pass']>[1][]) => {
      const made = chopper(plan);
      const [unit] = made.scene.state.units;
      unit.body.hits[RA] |= SLOT;
      unit.marks = { inside: { faults: { 'Hatchet RA': ['balky'] as never } } };
      unit.thisPhase.before = { hits: unit.body.hits.slice(), lost: 0 };
      return made
        .begin(0)
        .order(CHOP)
        .pass('Bear', ...rolls);
    };
    const made = chops({ edge: true }, ['use', 3, 3]);
    expect([made.asked, made.prompt]).toEqual(['0 edge', 'Axe: use, 3 + 3 = 6, 7 needed. Use Edge?']);
    // Now it works; Axe has no Edge left for a miss, and Bear none to use against it.
    made.order({ type: 'edge' }, ['use', 3, 4], toHit(1, 1));
    expect(made.scene.happened('hatchet-use')).toMatchObject([{ dice: [3, 4], works: true }]);
    expect(made.asked).toBe('over');
    // Its to-hit roll is one of both: Axe mends a miss, and Bear a hit.
    const swung = chops({ edge: true }, ['use', 3, 4], toHit(1, 1));
    expect(swung.asked).toBe('0 edge');
    swung.order({ type: 'edge' }, toHit(6, 6));
    expect(swung.asked).toBe('1 edge');
    swung.order({ type: 'edge' }, toHit(1, 1));
    expect([swung.asked, swung.damage('Bear')]).toEqual(['over', 0]);
    expect(chops({ edge: true, setup: { reading: 4 } }, ['use', 3, 3]).asked).toBe('over');
  },
);

rule('MT-CRIT-06', 'One that is whole, or that was hit without a result, is swung as ever', () => {
  for (const hits of [0, SLOT]) {
    const made = chopper();
    const { body, thisPhase } = made.scene.state.units[0];
    body.hits[RA] |= hits;
    thisPhase.before = { hits: body.hits.slice(), lost: 0 };
    made.begin(0).order(CHOP).pass('Bear', toHit(6, 6), location(3, 4));
    expect(made.damage('Bear')).toBe(10);
    expect(made.scene.happened('hatchet-use')).toEqual([]);
  }
});

rule(['MT-CRIT-01', 'MT-CRIT-06'], 'With more than half of it hit, or by a 12, it is destroyed', () => {
  const refused = (hits: number, faults: readonly string[] = []) => {
    const made = chopper();
    made.scene.state.units[0].body.hits[RA] |= hits;
    made.scene.state.units[0].marks = { inside: { faults: { 'Hatchet RA': faults as never } } };
    const { field, state } = made.scene;
    const blow = { kind: 'hatchet', attacker: 0, target: 1, limb: RA } as const;
    return whyNotWith(field, state, blow) !== null;
  };
  expect([refused(0b110000), refused(0b1110000), refused(SLOT, ['destroyed'])]).toEqual([false, true, true]);
});

rule(['MT-CRIT-04', 'MT-CRIT-06'], 'It is told whether a hatchet works, and what jams or is cleared', () => {
  const { scene: made } = armed();
  const use = { type: 'hatchet-use', unit: 0, label: 'Hatchet', dice: [3, 4], number: 6 } as const;
  const jam = { type: 'jam', unit: 0, weapon: 0 } as const;
  made.events.push({ ...use, works: true } as never, { ...use, number: 9, works: false } as never);
  made.events.push({ ...jam, turn: 3 } as never, { ...jam, turn: -1 } as never);
  expect(made.said('hatchet-use')).toEqual([
    'Gun: its Hatchet works (7 against 6).',
    'Gun: its Hatchet does not work (7 against 9).',
  ]);
  expect(made.said('jam')[0]).toMatch(/jams\.$/);
});

rule('MT-CRIT-01', 'What was hit before this phase is not rolled for again, nor what is lost', () => {
  const rolled = (change: (made: Duel) => void, ...rolls: Parameters<Duel['fire']>[1][]) => {
    const made = armed({ hits: [[RT, 1]] });
    change(made);
    const { scene: on } = made;
    on.rolling(rolls, () => on.field.plugged.phaseEnds!(on.play, on.field, 'weapon'));
    return on.happened('fault').map(({ weapon }) => on.design('Gun').weapons[weapon].label);
  };
  const gun = ({ scene: { state } }: Duel) => state.units[0];
  expect(rolled(() => {}, ['critical damage', 1, 1])).toEqual(['AC/5 RT']);
  expect(
    rolled((made) => {
      gun(made).thisPhase.before = { hits: gun(made).body.hits.slice(), lost: 0 };
    }),
  ).toEqual([]);
  expect(rolled((made) => (gun(made).loss = 'engine'))).toEqual([]);
  expect(rolled((made) => (gun(made).hex = -2))).toEqual([]);
  expect(rolled((made) => (gun(made).hex = 0), ['critical damage', 1, 1])).toHaveLength(1);
});

rule('MT-CRIT-01', 'Beyond 12 it is destroyed as well, and what is destroyed fires no more', () => {
  expect(found('4 x AC/5', [6, 6], 0b110000)).toBe('destroyed');
  expect(found('4 x AC/5', [5, 5], 0b110000)).toBe('destroyed');
  expect(found('4 x AC/5', [4, 5], 0b110000)).toBe('dead');
  expect(canFire(armed({ faults: { 'AC/5': ['destroyed'] } }), 'AC/5')).toBe(false);
  expect(canFire(armed({ faults: { 'AC/5': ['feed'] } }), 'AC/5')).toBe(true);
});

rule('MT-CRIT-03', 'An overload hurts the pilot twice, and the inside by the damage of the weapon', () => {
  const made = armed({ faults: { 'Large Laser': ['crystal'] } });
  const before = made.scene.unit('Gun').structure[LA];
  made.fire(
    'Large Laser',
    toHit(1, 1),
    ['critical hit', 1, 1],
    ['consciousness', 6, 6],
    ['consciousness', 6, 6],
  );
  const gun = made.scene.unit('Gun');
  expect(gun.crew.hits).toBe(2);
  expect(before - gun.structure[LA]).toBe(Math.min(8, before));
  expect(made.scene.said('overload')).toEqual(['Gun: its Large Laser LA overloads.']);
});

rule('MT-CRIT-05', 'The feed of a launcher sets off its ammunition, be it in the first of all bins', () => {
  const made = armed({ faults: { 'LRM 10': ['feed'] } });
  made.scene.state.units[0].body.shots[0] = 2;
  const awake = ['consciousness', 6, 6] as const;
  made.fire('LRM 10', toHit(1, 1), ['critical hit', 1, 1], awake, awake);
  expect(made.scene.happened('explosion')).toHaveLength(1);
});

rule('MT-CRIT-04', 'A jam is not cleared in its own turn, nor by who strikes, moves, or has no hands', () => {
  const cleared = (change: (made: Duel) => void, file = guns) => {
    const made = duel({ options, gunner: file, range: 4 });
    made.scene.state.turn = 3;
    made.scene.state.units[0].marks = { inside: { jams: { 'AC/5 RT': 2 } } };
    change(made);
    const { field, play } = made.scene;
    made.scene.rolling([], () => field.plugged.turnEnds!(play, field));
    return made.scene.happened('jam').length === 1;
  };
  const gun = ({ scene: { state } }: Duel) => state.units[0];
  expect(cleared(() => {})).toBe(true);
  expect(cleared((made) => (made.scene.state.turn = 2))).toBe(false);
  expect(cleared((made) => (gun(made).thisTurn.mode = 'walk'))).toBe(false);
  expect(cleared((made) => (gun(made).loss = 'engine'))).toBe(false);
  expect(cleared((made) => (gun(made).hex = -2))).toBe(false);
  expect(cleared((made) => (gun(made).hex = 0))).toBe(true);
  const blow = (attacker: number) => (made: Duel) => {
    made.scene.state.physicalAttacks = [{ attacker, kind: 'kick', target: 1 - attacker } as never];
  };
  expect([cleared(blow(0)), cleared(blow(1))]).toEqual([false, true]);
  const handless = mech('Gun', {
    armor: 40,
    armsWithout: 'hand',
    slots: { RT: ['4 x AC/5', 'Ammo AC/5'] },
  });
  expect(cleared(() => {}, handless)).toBe(false);
});

rule(['MT-CRIT-01', 'MT-INFO-01'], 'What is found is told, to those who know its sheet', () => {
  const made = armed();
  const { field } = made.scene;
  const fault = {
    type: 'fault',
    unit: 0,
    weapon: made.scene.weapon('Gun', 'PPC'),
    dice: [2, 3],
    slots: 1,
    fault: 'off',
  };
  made.scene.events.push(fault as never);
  expect(made.scene.said('fault')[0]).toMatch(/^Gun: its PPC RA .* \(5 \+ 1\)\.$/);
  const axed = {
    type: 'hatchet-fault',
    unit: 0,
    label: 'Hatchet RA',
    dice: [4, 3],
    slots: 2,
    fault: 'balky',
  };
  made.scene.events.push(axed as never);
  expect(made.scene.said('hatchet-fault')[0]).toMatch(/^Gun: its Hatchet RA .* \(7 \+ 2\)\.$/);
  const done = { type: 'done', unit: 0 };
  expect([field.plugged.glimpse!(fault as never), field.plugged.glimpse!(done as never)]).toEqual([
    null,
    done,
  ]);
});

rule('MT-CRIT-06', 'A hatchet that does not work keeps its arm from no other blow', () => {
  const { scene: made } = chopper();
  made.state.units[0].marks = { inside: { faults: { 'Hatchet RA': ['stiff'] } } };
  const { field, play } = made;
  const misses = (kind: 'punch' | 'hatchet', ...rolls: Parameters<Duel['fire']>[1][]) =>
    made.rolling(rolls, () =>
      field.plugged.missesOutright!(null, play, field, { kind, attacker: 0, target: 1, limb: RA } as never),
    );
  expect(misses('punch')).toBeNull();
  expect(misses('hatchet', ['use', 1, 1])).toMatchObject({ rule: 'MT-CRIT-06' });
});
