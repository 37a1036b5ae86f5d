import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { VehicleCriticalRoll } from '../../../../points/damage.ts';
import type { RuleId } from '../../../../rule-index.ts';
import { crewOf } from '../../../../rules/crew/crew-size.ts';
import { hitCrew, isDazed, jamWeapon } from '../../../../rules/damage/crew-damage.ts';
import { destroy } from '../../../../rules/damage/destruction.ts';
import { isHelpless } from '../../../../rules/fire/attack-modifiers.ts';
import { weaponToHit, whyNotAble } from '../../../../rules/fire/to-hit.ts';
import { heldBy } from '../../../../rules/movement/movement-points.ts';
import { pilotingNumber } from '../../../../rules/piloting/piloting.ts';
import { refusals } from '../../../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../../../testing/scene.ts';
import { COMBINED, vehicle } from '../../../../testing/vehicles.ts';
import type { VehicleFile } from '../../../../units/vehicle-file.ts';

const OPTIONS = {
  ...COMBINED,
  drones: true,
  'ecm-suites': true,
  'vehicle-hit-location': true,
  'vehicle-motive-damage': true,
  'vehicle-critical-hits': true,
} as const;
const REMOTE = ['Drone Remote Equipment', 'Drone Sensor Equipment'];
const inBody = (name: string, BD: readonly string[]): VehicleFile => ({
  ...vehicle(name),
  items: { TU: ['Medium Laser'], BD: [...BD] },
});
const DRONE = inBody('Drone', REMOTE);
const carrier = (room: number) =>
  inBody('Carrier', new Array<string>(room).fill('Drone Carrier Control System'));
const JAMMER = mech('Jammer', { slots: { LT: ['2 x Guardian ECM Suite'] } });

/** Drones at 0101 and 0201, a carrier at 0115, an enemy with ECM. */
function field(jammer: string, room = 2, options: OptionValues = OPTIONS): Scene {
  const own = { side: 0, seat: 0 } as const;
  return scene({
    map: `${'. '.repeat(9)}\n`.repeat(30),
    options,
    units: {
      Carrier: { mech: carrier(room), at: '0115 N', ...own },
      One: { mech: DRONE, at: '0101 S', ...own },
      Two: { mech: DRONE, at: '0301 S', ...own },
      Jammer: { mech: JAMMER, at: jammer, side: 1, seat: 1 },
    },
  });
}

function listen(made: Scene): (string | undefined)[] {
  made.rolling([], () => made.field.plugged.phaseEnds!(made.play, made.field, 'movement'));
  return [1, 2].map((unit) => made.state.units[unit].marks?.silent);
}

rule('MT-DRONE-02', 'A drone has a crew of one, and is at +1 to attacks and Driving Skill Rolls', () => {
  const numbers = (file: VehicleFile) => {
    const { field: at, state } = scene({
      options: OPTIONS,
      units: { Tank: { mech: file, at: '0505 S' }, Foe: { mech: mech('Foe'), at: '0507 N' } },
    });
    const shot = { attacker: 0, target: 1, weapon: 0, twist: 0, secondary: 0, aim: -1 } as const;
    return [
      explain<RuleId>((tally) => weaponToHit(tally, at, state, shot)).total,
      explain<RuleId>((tally) => pilotingNumber(tally, at, state, 0, { reason: 'skid', modifier: 0 })).total,
      explain<RuleId>((tally) => at.plugged.physicalToHit!(tally, at, state, { attacker: 0 } as never)).total,
      crewOf(at, 0),
    ];
  };
  expect([numbers(vehicle('Tank')), numbers(DRONE)]).toEqual([
    [4, 5, 0, 4],
    [5, 6, 1, 1],
  ]);
});

rule(
  'MT-DRONE-03',
  'Within enemy ECM a drone does nothing and is an immobile target, until it is out of it',
  () => {
    // Six hexes from One, seven from Two.
    const made = field('0107 N');
    expect(listen(made)).toEqual(['cut off', undefined]);
    const { state, field: at } = made;
    expect([1, 2].map((unit) => heldBy(at, state, unit)?.rule)).toEqual(['MT-DRONE-03', undefined]);
    expect([1, 2].map((unit) => whyNotAble(at, state, unit)?.rule)).toEqual(['MT-DRONE-03', undefined]);
    expect([1, 2].map((unit) => isHelpless(at, state.units[unit]))).toEqual([true, false]);
    expect(made.said('drone-silent')).toEqual(['Drone (One) is cut off: nobody steers it.']);
    made.put('Jammer', '0108 N');
    expect(listen(made)).toEqual([undefined, undefined]);
    expect(made.said('drone-silent').at(-1)).toBe('Drone (One) is steered again.');
  },
);

rule(
  'MT-DRONE-03',
  'With its carrier within enemy ECM, lost or unable to act all its drones are cut off, and no others',
  () => {
    expect(listen(field('0121 N'))).toEqual(['cut off', 'cut off']);
    expect(listen(field('0122 N'))).toEqual([undefined, undefined]);
    // A carrier has room for one: nobody on the map steers the other.
    expect(listen(field('0121 N', 1))).toEqual(['cut off', undefined]);
    const lost = field('0930 N');
    destroy(lost.play, lost.field, 0, 'engine');
    expect(listen(lost)).toEqual(['cut off', 'cut off']);
  },
);

rule('MT-DRONE-03', 'Nothing changes in other phases', () => {
  const made = field('0107 N');
  made.field.plugged.phaseEnds!(made.play, made.field, 'weapon');
  expect(made.state.units[1].marks).toBeNull();
});

const FRONT = { part: 0, side: 'front', by: 3 } as const;
const roll = (made: Scene, unit: number): VehicleCriticalRoll =>
  made.field.plugged.vehicleCriticals!(null, made.field, unit)!;
/** A roll for critical hits on the front of a unit. */
const criticals = (made: Scene, unit: number, a: number, b: number) =>
  made.rolling([['critical hit', a, b]], () => roll(made, unit)(made.play, made.field, unit, FRONT));

rule('MT-DRONE-04', 'Nobody aboard is stunned or killed; a hit on the commander disables it for good', () => {
  const killed = field('0930 N');
  criticals(killed, 1, 6, 6);
  expect(killed.state.units[1].loss).toBeNull();
  const made = field('0930 N');
  criticals(made, 1, 5, 5);
  expect(made.state.units[1].marks?.silent).toBe('disabled');
  expect(made.said('drone-silent')).toEqual(['Drone (One) is disabled for good.']);
  expect(listen(made)).toEqual(['disabled', undefined]);
  const other = field('0930 N');
  hitCrew(other.state.units[0], 'commander');
  criticals(other, 0, 2, 3);
  expect(other.state.units[0].marks?.silent).toBeUndefined();
});

rule('MT-DRONE-04', 'Who stuns the crew of a carrier stuns its drones', () => {
  const made = field('0930 N', 1);
  // On a side 8 stuns the crew, on the front 10 hits the commander.
  made.rolling([['critical hit', 4, 4]], () =>
    roll(made, 0)(made.play, made.field, 0, { part: 1, side: 'right', by: 3 }),
  );
  const dazed = (s: Scene) => s.state.units.map((unit) => isDazed(unit, s.state.turn + 1));
  expect(dazed(made)).toEqual([true, true, false, false]);
  expect(made.said('drones-stunned')).toEqual(['The drones of Carrier are stunned with its crew.']);
  const commander = field('0930 N');
  criticals(commander, 0, 5, 5);
  expect(dazed(commander)).toEqual([true, true, true, false]);
  // A drone itself is not stunned.
  const drone = field('0930 N');
  drone.rolling([['critical hit', 4, 4]], () =>
    roll(drone, 1)(drone.play, drone.field, 1, { part: 1, side: 'right', by: 3 }),
  );
  expect(dazed(drone)).toEqual([false, false, false, false]);
});

rule('MT-DRONE-04', 'Jams of a drone are not cleared', () => {
  const orders = (unit: number) => {
    const made = field('0930 N');
    jamWeapon(made.state.units[unit], 0, 0);
    made.state.turn = 2;
    return made.field.plugged.declarations!([], made.field, made.state, [unit]).length;
  };
  expect([orders(0), orders(1)]).toEqual([1, 0]);
});

rule('MT-DRONE-02', 'An option allows drones, which have remote gear and sensors', () => {
  expect(refusals(OPTIONS, DRONE)).toEqual([]);
  expect(refusals(COMBINED, DRONE)).toHaveLength(1);
  expect(refusals(OPTIONS, inBody('Drone', [REMOTE[0]]))).toEqual([
    'a drone has remote gear and sensors (MT-DRONE-01)',
  ]);
});
