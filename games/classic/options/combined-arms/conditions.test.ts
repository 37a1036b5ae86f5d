// What a unit may still do that is not as it should be: the table of MT-BASE-26.

import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import { removeDestroyed } from '../../phases/turn/phase-end.ts';
import { canFireAtAll } from '../../phases/weapon/weapon-menu.ts';
import type { RuleId } from '../../rule-index.ts';
import { killCrew, stunCrew } from '../../rules/crew/crew.ts';
import { daze } from '../../rules/damage/crew-damage.ts';
import { immobilize, slow } from '../../rules/damage/motive.ts';
import { weaponToHit, whyNotFire } from '../../rules/fire/to-hit.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import { climbAboard, climbOnto } from '../../rules/unit/riding.ts';
import { markStuck } from '../../rules/unit/stuck.ts';
import { OFF_MAP } from '../../state.ts';
import { type March, march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { strandedIn } from '../../transport/stranded.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const ON = { ...COMBINED, transport: true };
const LEVEL_3 = {
  ...ON,
  'vehicle-motive-damage': true,
  'vehicle-hit-location': true,
  'vehicle-critical-hits': true,
};
const [TANK, FOOT, FOE] = [0, 1, 2];
const tank: UnitFile = {
  ...vehicle('Tank', { cruise: 1, items: { FR: ['Medium Laser'], TU: ['Medium Laser'] } }),
  troopSpace: 6,
};
const foe = mech('Foe', { slots: { CT: ['Medium Laser'] } });

/** A tank with a platoon aboard, and an enemy three hexes ahead of it. */
function battle(change: (made: March) => void = () => {}, options: OptionValues = ON): March {
  const made = march({
    options,
    units: {
      Tank: { mech: tank, at: '0505 S', side: 0 },
      Foot: { mech: platoon('Foot'), at: '0505 S', side: 0 },
      Foe: { mech: foe, at: '0508 N', side: 1 },
    },
  });
  climbAboard(made.scene.state.units[FOOT], TANK, false);
  change(made);
  made.scene.state.pair = [0, 0];
  return made.begin(0);
}

const own = (made: March) => made.scene.state.units[TANK];
const shotAt = (target: number, attacker = FOE) => {
  return { attacker, weapon: 0, target, twist: 0, secondary: 0, aim: -1 } as const;
};
const number = ({ scene: { field, state } }: March): number =>
  explain<RuleId>((tally) => weaponToHit(tally, field, state, shotAt(TANK))).total;
const isTarget = ({ scene: { field, state } }: March, target: number): boolean =>
  whyNotFire(field, state, { unit: FOE, twist: 0, prop: null }, 0, target) === null;

/** What the tank may do, and how much easier it is hit than a sound one. */
function may(made: March) {
  const { field, state } = made.scene;
  const isAsked = made.asked === '0 movement/move';
  return {
    moves: isAsked && made.orders.includes('move'),
    turret: twistsOf(field, state, TANK).length > 1,
    fires: canFireAtAll(field, state, TANK),
    modifier: number(made) - number(battle()),
    unloads: isAsked && made.orders.includes('unload'),
    leave: strandedIn(field, state, FOOT),
  };
}

describe('What a unit may still do', () => {
  rule('MT-BASE-26', 'A sound vehicle moves, turns its turret, fires and unloads', () => {
    expect(may(battle())).toEqual({
      moves: true,
      turret: true,
      fires: true,
      modifier: 0,
      unloads: true,
      leave: false,
    });
  });

  rule(
    'MT-BASE-26',
    'Immobilized: its turret turns and it fires, at -4; passengers leave by themselves',
    () => {
      expect(may(battle((made) => immobilize(own(made))))).toEqual({
        moves: false,
        turret: true,
        fires: true,
        modifier: -4,
        unloads: false,
        leave: true,
      });
    },
  );

  rule('MT-BASE-26', 'Cruising 0 by losses of 1: the same, but nobody hits it more easily', () => {
    expect(may(battle((made) => slow(own(made))))).toEqual({
      moves: false,
      turret: true,
      fires: true,
      modifier: 0,
      unloads: false,
      leave: true,
    });
  });

  rule('MT-BASE-26', 'Crew stunned by the base rules: nothing at all, at -4, and nobody gets out', () => {
    const made = battle((each) => stunCrew(own(each), each.scene.state.turn));
    expect(may(made)).toMatchObject({
      moves: false,
      fires: false,
      modifier: -4,
      unloads: false,
      leave: false,
    });
    const stopped = battle((each) => {
      stunCrew(own(each), each.scene.state.turn);
      immobilize(own(each));
    });
    expect(may(stopped).leave).toBe(false);
  });

  rule(
    ['MT-BASE-26', 'MT-VCOM-08'],
    'Crew stunned by Level 3: it cruises and no more, without a modifier',
    () => {
      const made = battle((each) => daze(own(each), each.scene.state.turn - 1), LEVEL_3);
      expect(may(made)).toMatchObject({
        moves: true,
        fires: false,
        modifier: 0,
        unloads: false,
        leave: false,
      });
      expect(made.choices('move')).toEqual([TANK]);
      expect(made.choices('move', 'Tank')).toEqual(['walk']);
      const stopped = battle((each) => {
        daze(own(each), each.scene.state.turn - 1);
        immobilize(own(each));
      }, LEVEL_3);
      expect(may(stopped)).toMatchObject({ leave: false });
    },
  );

  rule('MT-BASE-26', 'Crew killed: the vehicle is lost, and its passengers leave on their own', () => {
    const made = battle();
    const { play, field, state } = made.scene;
    killCrew(own(made));
    own(made).loss = 'crew';
    made.scene.rolling([], () => removeDestroyed(play, field));
    expect([made.scene.unit('Foot').hex, isTarget(made, TANK)]).toEqual([made.scene.cell('0505'), false]);
    expect(state.units[FOOT].loss).toBeNull();
  });

  rule(['MT-BASE-26', 'MT-PRE-03'], 'Stuck: it fires, at -2, and its passengers may leave', () => {
    const made = battle();
    markStuck(own(made), own(made).hex);
    expect(may(made)).toMatchObject({ turret: true, fires: true, modifier: -2, leave: true });
  });

  rule('MT-BASE-26', 'Aboard: it goes along, does not fire, and is no target', () => {
    const made = battle();
    const { field, state } = made.scene;
    expect([canFireAtAll(field, state, FOOT), isTarget(made, FOOT), isTarget(made, TANK)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(made.choices('still')).toEqual([TANK]);
  });

  rule('MT-BASE-26', 'Swarming: it attacks whom it clings to and nobody else, and is no target', () => {
    const made = battle();
    const { field, state } = made.scene;
    state.units[FOOT].hex = made.scene.cell('0507');
    expect(isTarget(made, FOOT)).toBe(true);
    state.units[FOOT].hex = OFF_MAP;
    climbOnto(state.units[FOOT], FOE);
    expect(isTarget(made, FOOT)).toBe(false);
    const why = (target: number) =>
      whyNotFire(field, state, { unit: FOOT, twist: 0, prop: null }, 0, target)?.rule ?? null;
    expect(why(TANK)).not.toBeNull();
    expect(made.choices('still')).toEqual([TANK]);
  });
});

rule(['MT-BASE-26', 'MT-PRE-17'], 'Hidden: it stays so until it acts, and cannot be a target', () => {
  const made = march({
    options: { ...COMBINED, 'hidden-units': true },
    units: { Tank: { mech: tank, at: '0505 S', side: 0 }, Foe: { mech: foe, at: '0508 N', side: 1 } },
  });
  const { state, field } = made.scene;
  const { hex, facing } = state.units[0];
  const aims = () => whyNotFire(field, state, { unit: 1, twist: 0, prop: null }, 0, 0);
  expect(aims()).toBeNull();
  Object.assign(state.units[0], { hex: OFF_MAP, marks: { hidden: { hex, facing } } });
  expect(aims()).not.toBeNull();
});
