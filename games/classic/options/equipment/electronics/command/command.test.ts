import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { failInside, strike } from '../../../../kinds/mech/damage/damage.ts';
import { initiativeModifiers } from '../../../../phases/turn/initiative.ts';
import type { RuleId } from '../../../../rule-index.ts';
import { hurtPilot, rollConsciousness, rollRecovery } from '../../../../rules/crew/pilot.ts';
import { destroy, killPilot } from '../../../../rules/damage/destruction.ts';
import { weaponToHit, whyNotFire } from '../../../../rules/fire/to-hit.ts';
import { pilotingNumber } from '../../../../rules/piloting/piloting.ts';
import { setSwitch } from '../../../../rules/unit/switches.ts';
import { refusals } from '../../../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../../../testing/scene.ts';
import { COMBINED, vehicle } from '../../../../testing/vehicles.ts';
import { Location } from '../../../../units/locations.ts';
import type { MechFile, UnitFile } from '../../../../units/unit-file.ts';

const OPTIONS = {
  ...COMBINED,
  'satellite-uplink': true,
  'cockpit-command-console': true,
  'mobile-hq': true,
  'indirect-fire': true,
} as const;
const LINK = ['Enhanced Satellite Uplink'];
const uplink: MechFile = {
  ...mech('Link', { slots: { LA: ['Medium Laser'], LT: ['2 x LRM 10', 'Ammo LRM 10'] } }),
  systems: LINK,
};
const led = mech('Led', { tons: 80, slots: { HD: ['Command Console'], LA: ['Medium Laser'] } });
const both: MechFile = { ...led, systems: LINK };
const headquarters = (tons: number): UnitFile => ({
  ...vehicle('Staff'),
  items: { BD: new Array<string>(tons).fill('Communications Equipment') },
});

const CELLS = ['0101 S', '0201 S', '0301 S', '0401 S'];

function side(...files: readonly UnitFile[]): Scene {
  const own = files.map((file, index) => [`Own${index}`, { mech: file, at: CELLS[index], side: 0, seat: 0 }]);
  const units = { ...Object.fromEntries(own), Foe: { mech: mech('Foe'), at: '0510 N', side: 1, seat: 1 } };
  return scene({ units, options: OPTIONS });
}

const bonus = (...files: readonly UnitFile[]) =>
  initiativeModifiers(side(...files).field, side(...files).state)[0];

rule(
  'MT-REG-03',
  'Example: uplink, console and advanced HQ: +4; uplink and advanced HQ: +2; basic HQ and console: +2; two uplinks: +2',
  () => {
    expect(bonus(uplink, led, headquarters(7))).toBe(4);
    expect(bonus(uplink, headquarters(7))).toBe(2);
    expect(bonus(headquarters(3), led)).toBe(2);
    expect(bonus(uplink, uplink)).toBe(2);
  },
);

rule(
  'MT-REG-03',
  'Two consoles or two headquarters do not add up, and neither side has what the other brings',
  () => {
    expect([bonus(led), bonus(led, led), bonus(headquarters(3), headquarters(3)), bonus(both)]).toEqual([
      2, 2, 1, 4,
    ]);
    const { field, state } = side(uplink, led);
    expect(initiativeModifiers(field, state)).toEqual([4, 0]);
  },
);

rule(
  ['MT-REG-03', 'MT-UPLINK-01'],
  'Who is off, shut down, unconscious, lost or off the map adds nothing',
  () => {
    const after = (change: (s: Scene) => void, file: UnitFile = uplink) => {
      const made = side(file);
      change(made);
      return initiativeModifiers(made.field, made.state)[0];
    };
    expect(after(() => {})).toBe(2);
    expect(after((s) => setSwitch(s.state.units[0], 'uplink', 'off'))).toBe(0);
    for (const file of [uplink, led]) {
      expect(after((s) => Object.assign(s.unit('Own0'), { shutDown: 1 }), file)).toBe(0);
      expect(after((s) => Object.assign(s.unit('Own0'), { knockedOut: 1 }), file)).toBe(0);
      expect(after((s) => Object.assign(s.unit('Own0'), { hex: -1 }), file)).toBe(0);
      expect(after((s) => destroy(s.play, s.field, 0, 'engine'), file)).toBe(0);
    }
  },
);

rule(
  ['MT-UPLINK-01', 'MT-COCKPIT-03'],
  'With its uplink on a unit is at +1 to attacks and rolls, and not if a commander sees to it',
  () => {
    const numbers = (file: MechFile, isOn = true) => {
      const made = side(file);
      const { field, state } = made;
      if (!isOn) setSwitch(state.units[0], 'uplink', 'off');
      state.units[1].hex = made.cell('0103');
      const weapon = made.weapon('Own0', 'Medium Laser');
      const shot = { attacker: 0, target: 1, weapon, twist: 0, secondary: 0, aim: -1 } as const;
      const fire = totalOf<RuleId>((tally) => weaponToHit(tally, field, state, shot));
      const roll = explain<RuleId>((tally) =>
        pilotingNumber(tally, field, state, 0, { reason: 'gyro', modifier: 0 }),
      ).total;
      const blow = totalOf<RuleId>((tally) =>
        field.plugged.physicalToHit!(tally, field, state, { attacker: 0 } as never),
      );
      return [fire, roll, blow];
    };
    expect([numbers(uplink), numbers(uplink, false), numbers(both)]).toEqual([
      [5, 6, 1],
      [4, 5, 0],
      [4, 5, 0],
    ]);
  },
);

rule('MT-UPLINK-01', 'It spots for nobody and fires at nobody through a spotter', () => {
  const task = (isOn: boolean) => {
    const { field, state } = side(uplink);
    if (!isOn) setSwitch(state.units[0], 'uplink', 'off');
    return field.plugged.whyNoTask!(null, state, 0)?.rule;
  };
  expect([task(true), task(false)]).toEqual(['MT-UPLINK-01', undefined]);
  const refused = (isOn: boolean) => {
    const made = scene({
      map: '. . .\n. H3 .\n. . .\n. . .\n. . .\n. . .\n. . .',
      options: OPTIONS,
      units: {
        Link: { mech: uplink, at: '0201 S' },
        Eyes: { mech: mech('Eyes'), at: '0304 S', side: 0, seat: 0 },
        Foe: { mech: mech('Foe'), at: '0207 N', side: 1, seat: 1 },
      },
    });
    made.state.units[1].thisTurn.marks = { spotting: true };
    if (!isOn) setSwitch(made.state.units[0], 'uplink', 'off');
    const lrm = made.weapon('Link', 'LRM 10');
    return whyNotFire(made.field, made.state, { unit: 0, twist: 0, prop: null }, lrm, 2)?.rule;
  };
  expect([refused(false), refused(true)]).toEqual([undefined, 'MT-UPLINK-01']);
});

const awake = (a: number, b: number): Roll => ['consciousness', a, b];
const commander = (s: Scene) => s.state.units[0].marks?.inside?.commander;

rule(
  'MT-COCKPIT-03',
  'A hit on the head hurts both, each of whom rolls to stay awake; an explosion hurts the pilot alone',
  () => {
    const made = side(led);
    strike(made.play, made.field, 0, { part: Location.HD, rear: false, critical: false }, 1);
    expect([made.unit('Own0').pilotHits, commander(made)]).toEqual([1, { hits: 1, due: 1, out: 0 }]);
    // 3 is needed for the first point: the pilot stays awake, the commander does not.
    made.rolling([awake(1, 2), awake(1, 1)], () => rollConsciousness(made.play, made.field, 0));
    expect([made.unit('Own0').knockedOut, commander(made)]).toEqual([0, { hits: 1, due: 0, out: 1 }]);
    expect(initiativeModifiers(made.field, made.state)[0]).toBe(0);
    hurtPilot(made.play, made.field, 0, 2, 'explosion');
    expect([made.unit('Own0').pilotHits, commander(made)?.hits]).toEqual([3, 1]);
    // In the End Phase of a later turn he comes round.
    made.state.turn = 2;
    made.rolling([awake(1, 2)], () => rollRecovery(made.play, made.field, 0));
    expect([commander(made)?.out, initiativeModifiers(made.field, made.state)[0]]).toEqual([0, 2]);
  },
);

rule('MT-COCKPIT-03', 'Where the pilot dies the commander takes over, and the bonus ends', () => {
  const made = side(led);
  made.unit('Own0').pilotHits = 5;
  hurtPilot(made.play, made.field, 0, 1);
  expect(made.unit('Own0')).toMatchObject({ loss: null, pilotHits: 1, pilotDamage: 1 });
  expect(initiativeModifiers(made.field, made.state)[0]).toBe(0);
  // One who has taken over is hurt like any pilot, and there is nobody else.
  hurtPilot(made.play, made.field, 0, 5);
  expect(made.unit('Own0').loss).toBe('pilot');
});

rule(
  ['MT-COCKPIT-03', 'CBT-PIL-07'],
  'What has just hurt the commander is rolled for when he takes over',
  () => {
    const made = side(led);
    hurtPilot(made.play, made.field, 0, 5, 'explosion');
    strike(made.play, made.field, 0, { part: Location.HD, rear: false, critical: false }, 1);
    // That kills the pilot, and is the first point of the commander.
    expect(made.unit('Own0')).toMatchObject({ loss: null, pilotHits: 1 });
    made.rolling([awake(6, 6)], () => rollConsciousness(made.play, made.field, 0));
    expect(made.unit('Own0').knockedOut).toBe(0);
  },
);

const CRITICAL = 'critical slot';
const COCKPIT = 2;
const CONSOLE = 3;
const hitSlot = (made: Scene, slot: number) =>
  made.rolling([[CRITICAL, slot + 1]], () => failInside(made.play, made.field, 0, Location.HD));

rule(
  'MT-COCKPIT-03',
  "With the cockpit hit he takes over; the 'Mech is lost with both, in either order",
  () => {
    const cockpitFirst = side(led);
    hitSlot(cockpitFirst, COCKPIT);
    expect(cockpitFirst.unit('Own0').loss).toBeNull();
    expect(cockpitFirst.field.kinds[0].isWrecked(cockpitFirst.field, cockpitFirst.state, 0)).toBe(false);
    hitSlot(cockpitFirst, CONSOLE);
    expect(cockpitFirst.unit('Own0').loss).toBe('pilot');

    const consoleFirst = side(led);
    hitSlot(consoleFirst, CONSOLE);
    expect([
      consoleFirst.unit('Own0').loss,
      initiativeModifiers(consoleFirst.field, consoleFirst.state)[0],
    ]).toEqual([null, 0]);
    hitSlot(consoleFirst, COCKPIT);
    expect(consoleFirst.unit('Own0').loss).toBe('pilot');
    expect(consoleFirst.field.kinds[0].isWrecked(consoleFirst.field, consoleFirst.state, 0)).toBe(true);
  },
);

rule(
  'MT-COCKPIT-03',
  'A head that is lost takes both along, and so does a commander who is dead already',
  () => {
    const made = side(led);
    made.rolling([['critical hit', 1, 1]], () =>
      strike(made.play, made.field, 0, { part: Location.HD, rear: false, critical: false }, 20),
    );
    expect(made.unit('Own0').loss).toBe('pilot');
    const dead = side(led);
    dead.state.units[0].marks = { inside: { commander: { hits: 6, due: 0, out: 0 } } };
    hurtPilot(dead.play, dead.field, 0, 6);
    expect(dead.unit('Own0').loss).toBe('pilot');
    const plain = side(mech('Plain'));
    killPilot(plain.play, plain.field, 0, 'pilot');
    expect(plain.unit('Own0').loss).toBe('pilot');
  },
);

rule(
  ['MT-COCKPIT-03', 'MT-INFO-01'],
  'What befalls the commander is told to those who know the sheet, in words',
  () => {
    const made = side(led);
    hurtPilot(made.play, made.field, 0, 2);
    made.rolling([awake(2, 2), awake(2, 3), awake(1, 1)], () => rollConsciousness(made.play, made.field, 0));
    expect(made.said('commander-hurt')).toEqual(['The commander in Led takes 2 points of damage, 2 in all.']);
    expect(made.said('commander-awake')).toEqual([
      'The commander in Led needs 3, rolls 2, and is unconscious.',
    ]);
    const { states, glimpse } = made.field.plugged;
    expect(states!([], made.field, made.state, 0)).toEqual(['commander hit 2, unconscious']);
    expect(glimpse!({ type: 'commander-acts', unit: 0 })).toBeNull();
  },
);

rule('MT-REG-02', 'The Clans build no command console', () => {
  expect(refusals(OPTIONS, { ...led, clan: true })).toEqual([
    'the Clans build no command console (MT-REG-02)',
  ]);
});
