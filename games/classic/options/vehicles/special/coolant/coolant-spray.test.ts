import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../../../rule-index.ts';
import { setAblaze } from '../../../../rules/damage/ablaze.ts';
import { heatAfter } from '../../../../rules/heat/heat.ts';
import { melee } from '../../../../testing/melee.ts';
import { mech } from '../../../../testing/scene.ts';
import { toHit } from '../../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../../testing/vehicles.ts';
import type { VehicleFile } from '../../../../units/vehicle-file.ts';

const ON = {
  ...COMBINED,
  'coolant-system': true,
  'coolant-spray': true,
  'heavy-flamer': true,
  'flamer-heat': true,
  fire: true,
} as const;
const truck = (flamers: readonly string[], systems = 1): VehicleFile => {
  const plain = vehicle('Truck', { tons: 50, turret: false });
  const ammo = flamers.some((name) => name.startsWith('Heavy')) ? ['Ammo Heavy Flamer'] : [];
  const coolant = new Array<string>(systems).fill('Coolant System');
  return {
    ...plain,
    items: { FR: [...flamers], BD: ['Ammo Flamer (Vehicle)', ...ammo, ...coolant] },
  };
};
const USUAL = 'Flamer (Vehicle)';

/** The truck faces a friend two hexes ahead. */
const park = (flamers: readonly string[] = [USUAL], systems = 1, ground = '.') =>
  melee({
    options: ON,
    map: `. . .\n. ${ground} .\n. . .\n. . .\n. . .\n. . .\n. . .`,
    units: {
      Truck: { mech: truck(flamers, systems), at: '0204 N', side: 0 },
      Wolf: { mech: mech('Wolf'), at: '0202 N', side: 0, state: { heat: 20 } },
      Tank: { mech: vehicle('Tank'), at: '0307 N', side: 0 },
      Bear: { mech: mech('Bear'), at: '0107 N', side: 1 },
    },
  });
type Park = ReturnType<typeof park>;

function begin(made: Park): Park {
  made.scene.state.pair = [0, 0];
  for (const unit of made.scene.state.units) unit.thisPhase.acted = false;
  return made.beginAt('weapon', 0);
}
const spray = (weapons: readonly number[], hex = '0202') =>
  ({ type: 'spray', unit: 'Truck', hex, weapons: weapons.map((weapon) => ({ weapon })) }) as const;

/** The end of the phase. */
function ends(made: Park, ...rolls: Roll[]): Park {
  const { scene } = made;
  scene.rolling(rolls, () => scene.field.plugged.phaseEnds!(scene.play, scene.field, 'weapon'));
  return made;
}
const heat = ({ scene }: Park) =>
  explain<RuleId>((tally) => heatAfter(tally, scene.field, scene.state, scene.index('Wolf')));

describe('Spraying coolant', () => {
  rule('MT-SPV-12', "A friendly 'Mech that is hit loses 2 heat and takes no damage", () => {
    const made = begin(park()).order(spray([0]));
    expect(heat(made)).toTotal(10);
    // Gunnery 4, medium range.
    ends(made, toHit(3, 3));
    expect(heat(made)).toTotal(8);
    expect(heat(made).lines).toContainEqual(expect.objectContaining({ value: -2, rule: 'MT-SPV-12' }));
    expect(made.damage('Wolf')).toBe(0);
    expect(made.scene.said('cooled')).toEqual(['Coolant takes 2 heat from Wolf.']);
  });

  rule('MT-SPV-12', 'A miss does nothing, and uses up its shot all the same', () => {
    const made = begin(park());
    const [before] = made.scene.state.units[0].body.shots;
    made.order(spray([0]));
    ends(made, toHit(2, 3));
    expect(heat(made)).toTotal(10);
    expect(made.scene.state.units[0].body.shots[0]).toBe(before - 1);
  });

  rule('MT-SPV-12', 'A heavy flamer takes 4', () => {
    const made = begin(park(['Heavy Flamer', USUAL])).order(spray([0, 1]));
    ends(made, toHit(6, 6), toHit(6, 6));
    expect(heat(made)).toTotal(20 - 10 - 4 - 2);
  });

  const whyNot = (flamers: readonly string[], weapons: readonly number[], systems = 1) => {
    const made = begin(park(flamers, systems));
    try {
      made.order(spray(weapons));
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };

  rule('MT-SPV-12', 'Five vehicle flamers at most, or two heavy ones and another', () => {
    const usual = new Array<string>(6).fill(USUAL);
    expect(whyNot(usual, [0, 1, 2, 3, 4])).toBeNull();
    expect(whyNot(usual, [0, 1, 2, 3, 4, 5])).toContain('There are not so many hoses left');
    const mixed = ['Heavy Flamer', 'Heavy Flamer', USUAL, USUAL];
    expect(whyNot(mixed, [0, 1, 2])).toBeNull();
    expect(whyNot(mixed, [0, 1, 2, 3])).toContain('There are not so many hoses left');
    expect(whyNot(usual, [0, 1, 2, 3, 4, 5], 2)).toBeNull();
  });

  rule('MT-SPV-12', 'Hoses that cool somebody spray nothing', () => {
    const made = park([USUAL, USUAL, USUAL, USUAL, USUAL]);
    made.scene.unit('Wolf').marks = { hose: { truck: 0, stage: 'flows', turn: 1 } };
    begin(made);
    expect(made.refusal(spray([0, 1, 2, 3, 4])).message).toBe('There are not so many hoses left');
    made.order(spray([0, 1, 2, 3]));
  });

  rule('MT-SPV-12', 'A burning hex does not move: at -4, and a hit puts it out', () => {
    const made = park([USUAL], 1, '.+fire');
    made.scene.unit('Wolf').hex = made.scene.cell('0307');
    begin(made).order(spray([0]));
    ends(made, toHit(1, 1));
    expect(made.scene.said('fire-quenched')).toEqual(['The fire in hex 0202 is out.']);
    expect(made.scene.state.ground?.['0202']?.features).toEqual([]);
  });

  test('Whoever stands in the fire is not sprayed before that is out', () => {
    const made = begin(park([USUAL], 1, '.+fire')).order(spray([0]));
    ends(made, toHit(1, 1));
    expect([made.scene.said('cooled'), made.scene.said('fire-quenched').length]).toEqual([[], 1]);
  });

  rule('MT-SPV-12', 'A vehicle that burns is put out', () => {
    const made = park();
    made.scene.unit('Wolf').hex = made.scene.cell('0107');
    made.scene.unit('Tank').hex = made.scene.cell('0202');
    setAblaze(made.scene.state.units[2], 0b11);
    begin(made).order(spray([0]));
    ends(made, toHit(3, 3));
    expect(made.scene.state.units[2].marks?.ablaze).toBeUndefined();
    expect(made.scene.said('fire-quenched')).toEqual(['Tank burns no more.']);
  });

  test('Nothing is sprayed at enemies, nor by who has no coolant, nor by flamers without fuel', () => {
    const offers = (made: Park) => begin(made).orders.includes('spray');
    expect(offers(park())).toBe(true);
    const enemy = park();
    enemy.scene.unit('Wolf').hex = enemy.scene.cell('0107');
    enemy.scene.unit('Bear').hex = enemy.scene.cell('0202');
    expect(offers(enemy)).toBe(false);
    expect(offers(park([USUAL], 0))).toBe(false);
    expect(offers(park(['Flamer']))).toBe(false);
    const far = park();
    far.scene.unit('Truck').hex = far.scene.cell('0206');
    expect(offers(far)).toBe(false);
  });
});
