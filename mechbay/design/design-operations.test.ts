import { WEAPONS } from '@ironfield/classic/data/equipment.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { FACING_CODES, LOCATION_CODES } from '@ironfield/classic/units/locations.ts';
import { ROLES } from '@ironfield/classic/units/role-names.ts';
import { type MechFile, mechFileSchema } from '@ironfield/classic/units/unit-file.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkUnit } from './construction.ts';
import {
  addItem,
  addSplit,
  arrange,
  arrangeHeatSinks,
  buildArm,
  buyArmor,
  mountRear,
  moveItem,
  newDesign,
  type Outcome,
  removeItem,
  rename,
  setArmor,
  setFrame,
  setHeatSinks,
  setJumpJets,
  setRole,
  setTons,
  setWalk,
  spreadArmorOver,
} from './design-operations.ts';
import { begin, did, redo, undo } from './history.ts';

const done = (outcome: Outcome): MechFile => {
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
};

const whyNot = (outcome: Outcome): string => {
  if (outcome.ok) throw new Error('it was possible');
  return outcome.error.message;
};

const stock = (model: string): MechFile => STOCK_MECHS[model];
const rulesBroken = (unit: MechFile) => checkUnit(unit).violations.map(({ rule }) => rule);
const count = (unit: MechFile, item: string): number =>
  Object.values(unit.slots)
    .flat()
    .filter((name) => name === item).length;

describe('choices', () => {
  test('a new design has a chassis, a name and nothing else', () => {
    const unit = done(newDesign({ name: 'Test', tons: 50 }));
    expect(checkUnit(unit).remaining).toBe(2 * (50 - 5 - 3));
    expect(rulesBroken(unit)).toContain('CBT-CON-08');
    expect(done(newDesign({ name: 'Goat', tons: 55, frame: 'quad' })).slots.LA[0]).toBe('Hip');
  });

  test('nonsense is refused in a sentence', () => {
    expect(whyNot(newDesign({ name: '', tons: 50 }))).toBe('The name is empty; write at least one character');
    expect(whyNot(newDesign({ name: '<b>', tons: 50 }))).toMatch(/contains < or >/);
    expect(whyNot(rename(stock('AS7-D'), 'Atlas', 'x'.repeat(61)))).toMatch(/model has 61 characters/);
    expect(whyNot(setTons(stock('AS7-D'), 7.5))).toMatch(/^tons: /);
    expect(whyNot(setWalk(stock('AS7-D'), -1))).toMatch(/^walk: /);
    expect(whyNot(setHeatSinks(stock('AS7-D'), 1000))).toMatch(/^heatSinks: /);
    expect(whyNot(setArmor(stock('AS7-D'), 'CTR', 0.5))).toMatch(/^armor.CT.1: /);
    expect(whyNot(setJumpJets(stock('AS7-D'), Number.NaN))).toMatch(/NaN is no number of jump jets/);
  });

  test('on four legs the arms become legs, and what fits in them stays', () => {
    const hunchback = stock('HBK-4G');
    const quad = done(setFrame(hunchback, 'quad'));
    expect(quad.slots.LA).toEqual([
      ...quad.slots.LL.slice(0, 4),
      'Medium Laser',
      null,
      ...Array(6).fill(null),
    ]);
    expect(checkUnit(quad)).toMatchObject({ isLegal: true, remaining: 0 });
    expect(checkUnit(quad).warnings).toEqual([]);
    expect(done(setFrame(quad, 'quad'))).toEqual(quad);
    const back = done(setFrame(quad, 'biped'));
    expect(back).toEqual(hunchback);
    // The Awesome has heat sinks in its arms, which find other slots; a PPC has no room in a leg.
    const awesome = stock('AWS-8Q');
    expect(whyNot(setFrame(awesome, 'quad'))).toBe(
      'PPC does not fit into the front right leg then; take it out or move it first',
    );
    const slots = structuredClone(awesome.slots);
    slots.RA = slots.RA.map((item) => (item === 'PPC' ? null : item));
    const sinks = done(setFrame({ ...awesome, slots }, 'quad'));
    expect(count(sinks, 'Heat Sink')).toBe(count(awesome, 'Heat Sink'));
    expect(rulesBroken(sinks)).toEqual(['CBT-CON-01']);
  });

  test('names, model and role', () => {
    const unit = done(rename(stock('AS7-D'), 'Titan', ''));
    expect(unit).toMatchObject({ name: 'Titan', model: '' });
    expect(done(setRole(unit, null)).role).toBeUndefined();
    expect(done(setRole(unit, 'scout')).role).toBe('scout');
  });

  rule('CBT-CON-02', 'Engine, gyro and heat sinks in slots follow the movement', () => {
    const slow = done(setWalk(stock('CPLT-C1'), 3));
    expect(checkUnit(slow).weights).toMatchObject({ engine: 16, gyro: 4 });
    expect(count(slow, 'Heat Sink')).toBe(8);
    expect(rulesBroken(slow)).not.toContain('CBT-CON-13');
    expect(done(setWalk(slow, 4)).slots).toEqual(stock('CPLT-C1').slots);
  });

  test('heat sinks go where there is room, and those without any are told about', () => {
    const many = done(setHeatSinks(stock('CPLT-C1'), 60));
    expect(Object.values(checkUnit(many).free).every((free) => free === 0)).toBe(true);
    expect(rulesBroken(many)).toContain('CBT-CON-13');
    expect(count(done(setHeatSinks(many, 12)), 'Heat Sink')).toBe(2);
  });

  test('a hatchet grows with its Mech, or the tonnage is refused', () => {
    const unit = done(addItem(done(newDesign({ name: 'Axe', tons: 45 })), 'Hatchet', 'RA'));
    expect(count(unit, 'Hatchet')).toBe(3);
    expect(count(done(setTons(unit, 100)), 'Hatchet')).toBe(7);
    const full = done(addItem(unit, 'LRM 20', 'RA'));
    expect(whyNot(setTons(full, 100))).toBe('Hatchet needs 7 open slots in the right arm');
  });

  rule('CBT-CON-11', 'Jets are set by number, evenly on both sides', () => {
    const four = done(setJumpJets(done(newDesign({ name: 'T', tons: 40 })), 4));
    expect(four.slots.LT.slice(0, 3)).toEqual(['Jump Jet', 'Jump Jet', null]);
    const five = done(setJumpJets(four, 5));
    expect(five.slots.CT[10]).toBe('Jump Jet');
    expect(count(done(setJumpJets(five, 1)), 'Jump Jet')).toBe(1);
    expect(count(done(setJumpJets(five, 0)), 'Jump Jet')).toBe(0);
    expect(whyNot(setJumpJets(five, 80))).toMatch(/No location/);
  });

  rule(['CBT-CON-15', 'CBT-FOR-13'], 'Armour by facing, or spread by itself', () => {
    const unit = FACING_CODES.reduce((mech, facing) => done(setArmor(mech, facing, 2)), stock('AS7-D'));
    expect(unit.armor).toEqual({ HD: 2, CT: [2, 2], LT: [2, 2], RT: [2, 2], LA: 2, RA: 2, LL: 2, RL: 2 });
    const spread = done(spreadArmorOver(unit));
    expect(checkUnit(spread)).toMatchObject({ isLegal: true, remaining: 0 });
    const most = done(spreadArmorOver(unit, 40));
    expect(checkUnit(most).weights.armor).toBe(40);
    expect(rulesBroken(most)).toEqual(['CBT-CON-01']);
    expect(done(buyArmor(most, null)).armorHalfTons).toBeUndefined();
    expect(whyNot(spreadArmorOver(unit, -1))).toMatch(/half tons/);
    expect(whyNot(spreadArmorOver({ ...unit, tons: 37 }))).toMatch(/37 tons is not built/);
  });
});

describe('equipment', () => {
  const unit = done(newDesign({ name: 'Test', tons: 50 }));

  rule('CBT-CON-19', 'An item takes slots that follow one another; others make room', () => {
    const lasers = ['A', 'B', 'C', 'D'].reduce((mech) => done(addItem(mech, 'Large Laser', 'LT')), unit);
    const holes = done(removeItem(done(removeItem(lasers, 'LT', 0)), 'LT', 4));
    const filled = done(addItem(holes, 'AC/10', 'LT'));
    expect(filled.slots.LT).toEqual([
      ...new Array(4).fill('Large Laser'),
      ...new Array(7).fill('AC/10'),
      null,
    ]);
    expect(whyNot(addItem(filled, 'Large Laser', 'LT'))).toBe(
      'Large Laser needs 2 open slots in the left torso',
    );
    expect(done(addItem(unit, 'PPC', 'RT', 5)).slots.RT.indexOf('PPC')).toBe(5);
    expect(whyNot(addItem(unit, 'PPC', 'RT', 10))).toMatch(/from slot 11 on/);
    expect(whyNot(addItem(unit, 'PPC', 'RT', -1))).toMatch(/open slots/);
  });

  test('only what can be mounted is', () => {
    expect(whyNot(addItem(unit, 'Gauss Rifle', 'LT'))).toBe('"Gauss Rifle" is nothing that can be mounted');
    expect(whyNot(addItem(unit, 'Gyro', 'LT'))).toMatch(/nothing that can be mounted/);
    expect(whyNot(removeItem(unit, 'HD', 2))).toMatch(/^Cockpit is built into the head/);
    expect(whyNot(removeItem(unit, 'LT', 0))).toBe('There is nothing in slot 1 of the left torso');
    expect(whyNot(removeItem(unit, 'LT', 99))).toMatch(/nothing in slot 100/);
  });

  test('a whole item moves, and comes back', () => {
    const armed = done(addItem(unit, 'AC/5', 'LA'));
    const moved = done(moveItem(armed, 'LA', 6, { location: 'RT' }));
    expect([count(moved, 'AC/5'), moved.slots.LA[4], moved.slots.RT[0]]).toEqual([4, null, 'AC/5']);
    expect(done(moveItem(moved, 'RT', 0, { location: 'LA', slot: 4 }))).toEqual(armed);
    expect(whyNot(moveItem(armed, 'LA', 4, { location: 'HD' }))).toMatch(
      /AC\/5 needs 4 open slots in the head/,
    );
    // Along its own place.
    expect(done(moveItem(armed, 'LA', 4, { location: 'LA', slot: 6 })).slots.LA[5]).toBeNull();
  });

  rule('CBT-CON-20', 'A split AC/20 is put in, moved and taken out as one', () => {
    const split = done(addSplit(done(setTons(unit, 100)), 'AC/20', 'RA', 4, 'RT'));
    expect(rulesBroken(split)).not.toContain('CBT-CON-20');
    expect(count(done(removeItem(split, 'RT', 0)), 'AC/20')).toBe(0);
    expect(done(moveItem(split, 'RA', 4, { location: 'LT' })).slots.LT[9]).toBe('AC/20');
    expect(whyNot(addSplit(unit, 'AC/20', 'RA', 10, 'RT'))).toMatch(/some of them/);
    expect(whyNot(addSplit(unit, 'AC/20', 'CT', 4, 'RT'))).toMatch(/4 open slots in the centre torso/);
    expect(whyNot(addSplit(unit, 'AC/20', 'RT', 1, 'CT'))).toMatch(/9 open slots in the centre torso/);
  });

  rule('CBT-CON-21', 'Weapons turn to the rear and back', () => {
    const armed = done(addItem(unit, 'PPC', 'RT'));
    const turned = done(mountRear(armed, 'RT', 1, true));
    expect(turned.slots.RT.slice(0, 3)).toEqual(['PPC (R)', 'PPC (R)', 'PPC (R)']);
    expect(done(mountRear(turned, 'RT', 0, true))).toEqual(turned);
    expect(done(mountRear(turned, 'RT', 0, false))).toEqual(armed);
    expect(whyNot(mountRear(done(addItem(unit, 'Jump Jet', 'RT')), 'RT', 0, true))).toMatch(/no weapon/);
  });

  rule('CBT-CON-05', 'Actuators go and come back, if there is room for them', () => {
    const armed = done(addItem(done(buildArm(unit, 'LA', 'no lower arm')), 'AC/10', 'LA'));
    expect(armed.slots.LA.slice(0, 4)).toEqual(['Shoulder', 'Upper Arm Actuator', 'AC/10', 'AC/10']);
    const whole = done(buildArm(armed, 'LA', 'complete'));
    expect(whole.slots.LA.slice(2, 5)).toEqual(['Lower Arm Actuator', 'Hand Actuator', 'AC/10']);
    const full = done(addItem(armed, 'LRM 15', 'LA'));
    expect(whyNot(buildArm(full, 'LA', 'no hand'))).toMatch(/too full for its actuators/);
    expect(
      whyNot(buildArm(done(newDesign({ name: 'Q', tons: 20, frame: 'quad' })), 'LA', 'no hand')),
    ).toMatch(/front left leg has no hand/);
  });

  rule('CBT-FOR-14', 'The slots are filled anew on request', () => {
    expect(done(arrange(stock('CPLT-C1')))).toEqual(stock('CPLT-C1'));
    for (const mech of Object.values(STOCK_MECHS)) {
      expect(checkUnit(done(arrange(mech))).violations, mech.model).toEqual([]);
      expect(checkUnit(done(arrangeHeatSinks(mech))).violations, mech.model).toEqual([]);
    }
    const split = done(addSplit(stock('CPLT-C1'), 'AC/20', 'RA', 4, 'RT'));
    expect(whyNot(arrange(split))).toMatch(/split/);
  });
});

describe('whatever is done', () => {
  const location = fc.constantFrom(...LOCATION_CODES);
  const slot = fc.integer({ min: -1, max: 13 });
  const number = fc.oneof(fc.integer({ min: -5, max: 130 }), fc.constantFrom(Number.NaN, 0.5, 1e9));
  const item = fc.constantFrom(
    ...WEAPONS.map(({ name }) => name),
    ...WEAPONS.map(({ name }) => `Ammo ${name}`),
    'Medium Laser (R)',
    'SRM 4 (OS)',
    'Ammo Machine Gun (half)',
    'Heat Sink',
    'Jump Jet',
    'Hatchet',
    'Gyro',
    'Gauss Rifle',
  );
  type Operation = (unit: MechFile) => Outcome;
  const operation: fc.Arbitrary<Operation> = fc.oneof(
    fc.string().map(
      (name): Operation =>
        (unit) =>
          rename(unit, name, name),
    ),
    fc.constantFrom(...ROLES, null).map(
      (role): Operation =>
        (unit) =>
          setRole(unit, role),
    ),
    number.map(
      (tons): Operation =>
        (unit) =>
          setTons(unit, tons),
    ),
    number.map(
      (walk): Operation =>
        (unit) =>
          setWalk(unit, walk),
    ),
    number.map(
      (sinks): Operation =>
        (unit) =>
          setHeatSinks(unit, sinks),
    ),
    number.map(
      (jets): Operation =>
        (unit) =>
          setJumpJets(unit, jets),
    ),
    fc.tuple(fc.constantFrom(...FACING_CODES), number).map(([facing, points]): Operation => {
      return (unit) => setArmor(unit, facing, points);
    }),
    number.map(
      (halfTons): Operation =>
        (unit) =>
          buyArmor(unit, halfTons),
    ),
    number.map(
      (halfTons): Operation =>
        (unit) =>
          spreadArmorOver(unit, halfTons),
    ),
    fc.tuple(fc.constantFrom('LA', 'RA'), fc.constantFrom('complete', 'no hand', 'no lower arm')).map(
      ([arm, build]): Operation =>
        (unit) =>
          buildArm(unit, arm, build),
    ),
    fc.tuple(item, location, fc.option(slot, { nil: undefined })).map(([name, at, from]): Operation => {
      return (unit) => addItem(unit, name, at, from);
    }),
    fc.tuple(item, location, slot, location).map(([name, first, slots, second]): Operation => {
      return (unit) => addSplit(unit, name, first, slots, second);
    }),
    fc.tuple(location, slot).map(
      ([at, from]): Operation =>
        (unit) =>
          removeItem(unit, at, from),
    ),
    fc.tuple(location, slot, location).map(([at, from, to]): Operation => {
      return (unit) => moveItem(unit, at, from, { location: to });
    }),
    fc.tuple(location, slot, fc.boolean()).map(([at, from, rear]): Operation => {
      return (unit) => mountRear(unit, at, from, rear);
    }),
    fc.constantFrom<Operation>(arrange, arrangeHeatSinks),
  );
  const start = fc.constantFrom(
    ...Object.values(STOCK_MECHS),
    done(newDesign({ name: 'Blank', tons: 20 })),
    done(newDesign({ name: 'Goat', tons: 60, frame: 'quad' })),
  );

  test('the file fits the schema, the old one stays as it was, and the frame stays in place', () => {
    fc.assert(
      fc.property(start, fc.array(operation, { maxLength: 25 }), (first, operations) => {
        let unit = first;
        for (const perform of operations) {
          const before = JSON.stringify(unit);
          const outcome = perform(unit);
          expect(JSON.stringify(unit)).toBe(before);
          if (!outcome.ok) {
            expect(outcome.error.message).not.toBe('');
            continue;
          }
          unit = outcome.value;
          expect(mechFileSchema.parse(unit)).toEqual(unit);
          const { violations } = checkUnit(unit);
          const frame = ['CBT-CON-04', 'CBT-CON-05', 'CBT-CON-07', 'CBT-CON-10'];
          expect(violations.filter(({ rule }) => frame.includes(rule))).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('undoing goes back through the same files, redoing forward', () => {
    fc.assert(
      fc.property(start, fc.array(operation, { maxLength: 10 }), (first, operations) => {
        let history = begin(first);
        const seen = [first];
        for (const perform of operations) {
          const outcome = perform(history.present);
          if (!outcome.ok) continue;
          history = did(history, outcome.value);
          seen.push(outcome.value);
        }
        for (const unit of seen.toReversed().slice(1)) {
          history = undo(history);
          expect(history.present).toBe(unit);
        }
        expect(undo(history)).toBe(history);
        for (const unit of seen.slice(1)) {
          history = redo(history);
          expect(history.present).toBe(unit);
        }
        expect(redo(history)).toBe(history);
      }),
      { numRuns: 50 },
    );
  });
});
