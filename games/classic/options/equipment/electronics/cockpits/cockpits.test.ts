import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { Part } from '../../../../design.ts';
import { failInside, strike } from '../../../../kinds/mech/damage/damage.ts';
import { hurtByHeat } from '../../../../phases/heat/heat.ts';
import type { RuleId } from '../../../../rule-index.ts';
import { weaponNumber, weaponToHit, whyNotAble } from '../../../../rules/fire/to-hit.ts';
import { pilotingNumber } from '../../../../rules/piloting/piloting.ts';
import { setSwitch } from '../../../../rules/unit/switches.ts';
import { STOCK_SQUADS } from '../../../../squads/squads.ts';
import { duel } from '../../../../testing/duel.ts';
import { refusals } from '../../../../testing/equipment.ts';
import { Melee } from '../../../../testing/melee.ts';
import { mech, type Scene, scene } from '../../../../testing/scene.ts';
import { COMBINED } from '../../../../testing/vehicles.ts';
import { Location } from '../../../../units/locations.ts';
import type { MechFile } from '../../../../units/unit-file.ts';

const EI = { 'cockpit-enhanced-imaging': true, 'targeting-computer-is': true } as const;
const DISPLAY = ['Enhanced Imaging Display'];
const GUN = {
  armor: 20,
  heatSinks: 40,
  slots: { RA: ['3 x PPC'], LA: ['Medium Laser'], LT: ['2 x LRM 10', 'Ammo LRM 10'] },
} as const;
const seer: MechFile = { ...mech('Gun', GUN), systems: DISPLAY };
const plain: MechFile = mech('Gun', GUN);

/** The PPC at a target six hexes off, short range. */
function number(
  gunner: MechFile,
  hexes: readonly string[],
  options: OptionValues = {},
  change: (s: Scene) => void = () => {},
) {
  const made = scene({
    map: hexes.map((hex) => `. ${hex} .`).join('\n'),
    units: { Gun: { mech: gunner, at: '0201 S' }, Mark: { mech: mech('Mark', { armor: 40 }), at: `0207 N` } },
    options: { ...EI, ...options },
  });
  change(made);
  return weaponNumber(made.field, made.state, {
    attacker: 0,
    target: 1,
    weapon: made.weapon('Gun', 'PPC'),
    twist: 0,
    secondary: 0,
    aim: -1,
  });
}

const numbers = (hexes: readonly string[], options?: OptionValues) => [
  number(plain, hexes, options),
  number(seer, hexes, options),
];

rule('MT-COCKPIT-05', 'Light woods count 1 in all, each heavy woods or smoke 1 instead of 2', () => {
  expect(numbers(['.', '.', '.', '.', '.', '.', '.'])).toEqual([4, 4]);
  expect(numbers(['.', 'l', '.', 'l', '.', '.', '.'])).toEqual([6, 5]);
  expect(numbers(['.', 'l', '.', '.', '.', '.', 'l'])).toEqual([6, 5]);
  expect(numbers(['.', 'H', '.', '.', '.', '.', '.'])).toEqual([6, 5]);
  expect(numbers(['.', 'H', '.', '.', '.', '.', 'H'])).toEqual([8, 6]);
  expect(numbers(['.', 'H', '.', '.', '.', '.', 'l'])).toEqual([7, 6]);
  expect(numbers(['.', 'l', '.', '.', '.', '.', '.'])).toEqual([5, 5]);
  expect(numbers(['.', '.+smoke', '.', '.', '.', '.', '.'], { fire: true })).toEqual([6, 5]);
});

rule('MT-COCKPIT-05', 'Night adds nothing to its shots', () => {
  const open = Array<string>(7).fill('.');
  expect(numbers(open, { night: true })).toEqual([6, 4]);
  expect(numbers(open, { 'weather-dusk-dawn': true })).toEqual([5, 4]);
});

rule(['MT-COCKPIT-04', 'MT-COCKPIT-07'], 'Switched off, or with a sensor hit, it does nothing', () => {
  const woods = ['.', 'H', '.', '.', '.', '.', '.'];
  expect(number(seer, woods, {}, (s) => setSwitch(s.state.units[0], 'imaging', 'off'))).toBe(6);
  // A sensor hit adds 2 of its own.
  expect(
    number(seer, woods, {}, (s) => {
      s.unit('Gun').hits[Location.HD] = 0b10;
    }),
  ).toBe(8);
});

rule('MT-COCKPIT-05', 'Piloting Skill Rolls are at −1', () => {
  const roll = (file: MechFile) => {
    const { field, state } = scene({
      options: EI,
      units: { Gun: { mech: file, at: '0505 N' }, Foe: { mech: mech('Foe'), at: '0101 S' } },
    });
    return explain<RuleId>((tally) => pilotingNumber(tally, field, state, 0, { reason: 'gyro', modifier: 0 }))
      .total;
  };
  expect([roll(plain), roll(seer)]).toEqual([5, 4]);
});

const withComputer = (file: MechFile): MechFile => ({
  ...file,
  slots: { ...file.slots, RT: ['Targeting Computer', 'Targeting Computer', ...file.slots.RT.slice(2)] },
});

rule('MT-COCKPIT-06', 'Direct fire may be aimed at +6, by a computer alone at +3, by both at +2', () => {
  const aimed = (gunner: MechFile) => {
    const made = duel({ options: EI, gunner });
    const { state, field } = made.scene;
    const shot = {
      attacker: 0,
      target: 1,
      weapon: made.scene.weapon('Gun', 'PPC'),
      twist: 0,
      secondary: 0,
    } as const;
    const at = (aim: number) =>
      explain<RuleId>((tally) => weaponToHit(tally, field, state, { ...shot, aim })).total;
    return [at(Location.LT), field.plugged.takesAim!(false, field, state, { ...shot, aim: -1 })];
  };
  expect([aimed(plain), aimed(seer), aimed(withComputer(plain)), aimed(withComputer(seer))]).toEqual([
    [4, false],
    [4 + 6, true],
    [4 + 3, true],
    [4 + 2, true],
  ]);
});

rule(
  'MT-COCKPIT-06',
  'It strikes the part that it was aimed at, which is never the head; missiles are not aimed',
  () => {
    const game = duel({ options: EI, gunner: seer });
    expect(game.fieldsOf('PPC RA').aim).not.toContain('HD');
    expect(game.fieldsOf('LRM 10').aim).toBeUndefined();
    const made = duel({ options: EI, gunner: seer });
    made.fireSo('PPC RA', { aim: 'LT' }, ['to-hit', 5, 5]);
    expect(made.scene.unit('Mark').armor[Location.LT]).toBe(30);
  },
);

const TO_HIT: Roll = ['to-hit', 6, 6];

rule('MT-COCKPIT-07', 'An attack that damages the inside hurts the pilot once, but for a roll of 7', () => {
  const hurt = (armor: number, weapon: string, ...rolls: Roll[]) => {
    const units = {
      Gun: { mech: plain, at: '0201 S' },
      Mark: { mech: { ...mech('Mark', { armor }), systems: DISPLAY }, at: '0205 N' },
    };
    const made = scene({ options: EI, units });
    const table = new Melee(made).beginAt('weapon', 0);
    const attacks = [{ weapon: made.weapon('Gun', weapon), target: 1 }];
    table.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks }, TO_HIT, ...rolls);
    return [made.unit('Mark').pilotHits, made.said('imaging-feedback')];
  };
  const location: Roll = ['hit location', 3, 4];
  const none: Roll = ['critical hit', 1, 1];
  const feedback = (a: number, b: number): Roll => ['feedback of enhanced imaging', a, b];
  expect(hurt(10, 'PPC', location)).toEqual([0, []]);
  expect(hurt(9, 'PPC', location, none, feedback(3, 4))).toEqual([
    0,
    ['Feedback in Mark: its pilot needs 7, rolls 7.'],
  ]);
  expect(hurt(9, 'PPC', location, none, feedback(3, 3), ['consciousness', 6, 6])).toEqual([
    1,
    ['Feedback in Mark: its pilot needs 7, rolls 6, and is hurt.'],
  ]);
  // Two groups of missiles are one attack.
  expect(hurt(1, 'LRM 10', ['cluster hits', 6, 6], location, none, location, none, feedback(3, 4))[0]).toBe(
    0,
  );
});

rule('MT-COCKPIT-07', 'A squad takes a point more from each hit on a trooper', () => {
  const squad = Object.values(STOCK_SQUADS)[0]!;
  const left = (imaging: boolean) => {
    const made = scene({
      options: { ...EI, ...COMBINED },
      units: {
        Foe: { mech: mech('Foe'), at: '0101 S' },
        Squad: { mech: imaging ? { ...squad, imaging: true as const } : squad, at: '0301 N' },
      },
    });
    const { body } = made.state.units[1];
    const before = body.armor[0];
    made.field.kinds[1].strike(made.play, made.field, 1, { part: 0, rear: false, critical: false }, 2);
    return before - body.armor[0];
  };
  expect([left(false), left(true)]).toEqual([2, 3]);
});

const LOW = { 'cockpit-torso-mounted': true, ejection: 'by hand' } as const;

/** Two sensors in the head, one with the cockpit in the centre torso, life support in the side torsos. */
function low(): MechFile {
  const file = mech('Low', {
    armor: 10,
    slots: { LT: ['Life Support'], RT: ['Life Support'], RA: ['Medium Laser'] },
  });
  const CT = file.slots.CT.slice();
  CT[10] = 'Cockpit';
  CT[11] = 'Sensors';
  return { ...file, slots: { ...file.slots, HD: [null, 'Sensors', null, null, 'Sensors', null], CT } };
}

const lowScene = (): Scene =>
  scene({
    options: { 'cockpit-torso-mounted': true },
    units: { Low: { mech: low(), at: '0505 S' }, Foe: { mech: mech('Foe'), at: '0507 N' } },
  });

rule(
  'MT-COCKPIT-10',
  'Hits on the head do not hurt the pilot, falls and explosions do; a lost head is no loss',
  () => {
    const made = lowScene();
    strike(made.play, made.field, 0, { part: Location.HD, rear: false, critical: false }, 5);
    expect(made.unit('Low').pilotHits).toBe(0);
    made.rolling([['critical hit', 6, 6]], () =>
      strike(made.play, made.field, 0, { part: Location.HD, rear: false, critical: false }, 6),
    );
    expect(made.unit('Low')).toMatchObject({ loss: null, pilotHits: 0, lost: 1 << Location.HD });
    expect(made.field.kinds[0].isWrecked(made.field, made.state, 0)).toBe(false);
  },
);

rule('MT-COCKPIT-10', "A critical hit on the cockpit in the centre torso is the end of the 'Mech", () => {
  const made = lowScene();
  made.rolling([['critical slot', 6, 5]], () => failInside(made.play, made.field, 0, Location.CT));
  expect(made.unit('Low').loss).toBe('pilot');
  expect(made.field.kinds[0].isWrecked(made.field, made.state, 0)).toBe(true);
});

/** Number of the laser, of a roll, what blows add, and whether it may fire and strike; with these sensors hit. */
function withSensorsHit(head: number, core: number) {
  const made = lowScene();
  const { field, state } = made;
  made.unit('Low').hits[Location.HD] = [0, 0b10, 0b10010][head];
  made.unit('Low').hits[Location.CT] = core << 11;
  const fire = explain<RuleId>((tally) =>
    weaponToHit(tally, field, state, { attacker: 0, target: 1, weapon: 0, twist: 0, secondary: 0, aim: -1 }),
  ).total;
  const roll = explain<RuleId>((tally) =>
    pilotingNumber(tally, field, state, 0, { reason: 'gyro', modifier: 0 }),
  ).total;
  const blow = explain<RuleId>((tally) =>
    field.plugged.physicalToHit!(tally, field, state, { attacker: 0 } as never),
  ).total;
  const may = [whyNotAble(field, state, 0), field.plugged.whyNoAttack!(null, state, 0, 'strike')].map(
    (why) => why === null,
  );
  return [fire, roll, blow, ...may];
}

rule(
  'MT-COCKPIT-10',
  'One sensor: +2 to fire; two: +4, and both in the head also +4 to blows and rolls; all three: no attacks',
  () => {
    expect(withSensorsHit(0, 0)).toEqual([4, 6, 0, true, true]);
    expect(withSensorsHit(1, 0)).toEqual([6, 6, 0, true, true]);
    expect(withSensorsHit(0, 1)).toEqual([6, 6, 0, true, true]);
    expect(withSensorsHit(1, 1)).toEqual([8, 6, 0, true, true]);
    expect(withSensorsHit(2, 0)).toEqual([8, 10, 4, true, true]);
    expect(withSensorsHit(2, 1).slice(1)).toEqual([10, 4, false, false]);
  },
);

rule('MT-COCKPIT-10', 'Without life support any heat hurts the pilot, from 15 on twice', () => {
  const points = (heat: number, part: Part = Location.RT) => {
    const made = lowScene();
    made.unit('Low').heat = heat;
    made.unit('Low').hits[part] = 1;
    hurtByHeat(made.play, { unit: 0 });
    return made.unit('Low').pilotHits;
  };
  expect([points(0), points(1), points(14), points(15), points(30)]).toEqual([0, 1, 1, 2, 2]);
  expect([points(1, Location.LT), points(20, Location.LA)]).toEqual([1, 0]);
});

rule(['MT-COCKPIT-10', 'MT-PRE-19'], 'Nobody ejects', () => {
  const offered = (file: MechFile) => {
    const made = scene({
      options: LOW,
      units: { Low: { mech: file, at: '0505 S' }, Foe: { mech: mech('Foe'), at: '0507 N' } },
    });
    return new Melee(made).beginAt('movement', 0).orders.includes('bail-out');
  };
  expect([offered(mech('Low')), offered(low())]).toEqual([true, false]);
});

rule('MT-REG-02', 'A ’Mech has one cockpit system', () => {
  const all = { ...EI, 'cockpit-torso-mounted': true, 'cockpit-command-console': true };
  const one = "a 'Mech has one cockpit system (MT-REG-02)";
  expect(refusals(all, low())).toEqual([]);
  expect(refusals({}, low())).toHaveLength(1);
  expect(refusals(all, { ...low(), systems: DISPLAY })).toEqual([one]);
  expect(
    refusals(all, { ...mech('Both', { slots: { HD: ['Command Console'] } }), systems: DISPLAY }),
  ).toEqual([one]);
});
