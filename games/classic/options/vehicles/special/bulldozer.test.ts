import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import { fallDown } from '../../../buildings/damage.ts';
import { kindOf } from '../../../kinds.ts';
import type { RuleId } from '../../../rule-index.ts';
import { weaponToHit } from '../../../rules/fire/to-hit.ts';
import { march } from '../../../testing/march.ts';
import { melee } from '../../../testing/melee.ts';
import { mech } from '../../../testing/scene.ts';
import { location, piloting, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { VehicleFile } from '../../../units/vehicle-file.ts';

const ON = { ...COMBINED, buildings: true, bulldozer: true } as const;
const plain = vehicle('Dozer', { tons: 40 });
const dozer: VehicleFile = { ...plain, items: { ...plain.items, BD: ['Bulldozer Blade'] } };

const site = (ground = '.+rubble', file = dozer) =>
  march({
    options: ON,
    map: `. . .\n. ${ground} .\n. . .`,
    units: {
      Dozer: { mech: file, at: '0202 N', side: 0 },
      Wolf: { mech: mech('Wolf'), at: '0303 N', side: 1 },
    },
  });
type Site = ReturnType<typeof site>;
const clear = { type: 'clear-rubble', unit: 'Dozer', facing: 0 } as const;

/** Its side has lost the Initiative and moves first. */
function begin(made: Site): Site {
  made.scene.state.pair = [0, 0];
  return made.begin(0);
}

/** A whole turn of work, or another move. */
function turn(made: Site, order: object = clear): Site {
  const { state, field, play } = made.scene;
  state.turn++;
  for (const unit of state.units) unit.thisPhase.acted = false;
  begin(made).order(order as typeof clear);
  made.scene.rolling([], () => field.plugged.turnEnds!(play, field));
  return made;
}

const isCleared = ({ scene: { state } }: Site): boolean =>
  state.ground?.['0202'] !== undefined && !state.ground['0202'].features?.includes('rubble');

/** The house of the hex has come down. */
function ruined(grade: 1 | 2 | 3 | 4): Site {
  const made = site(`B${grade}/1`);
  const { state } = made.scene;
  fallDown(state, 0, []);
  state.ground = { '0202': { terrain: 'clear', features: ['rubble'] } };
  return made;
}

function turnsFor(made: Site): number {
  for (let turns = 1; turns <= 20; turns++) if (isCleared(turn(made))) return turns;
  return 0;
}

describe('Bulldozers', () => {
  rule('MT-SPV-05', 'Rubble of a light building takes 2 turns, then 4, 8 and 16', () => {
    expect(([1, 2, 3, 4] as const).map((grade) => turnsFor(ruined(grade)))).toEqual([2, 4, 8, 16]);
  });

  test('Rubble that was there from the beginning takes 2 turns, and is told of', () => {
    const made = site();
    expect(turnsFor(made)).toBe(2);
    expect(made.scene.said('clears-rubble').at(-1)).toBe('Dozer has cleared the rubble of its hex.');
    expect(begin(made).orders).not.toContain('clear-rubble');
  });

  rule('MT-SPV-05', 'Whoever does something else in between has worked in vain', () => {
    const made = turn(turn(site()), { type: 'still', unit: 'Dozer' });
    expect([made.scene.said('clears-rubble').at(-1), made.scene.state.units[0].marks]).toEqual([
      'Dozer gives up clearing rubble.',
      null,
    ]);
    expect(isCleared(turn(made))).toBe(false);
  });

  rule('MT-SPV-05', 'It stays in its hex and may turn', () => {
    const made = turn(site(), { ...clear, facing: 2 });
    const [unit] = made.scene.state.units;
    expect([unit.hex, unit.facing]).toEqual([made.scene.cell('0202'), 2]);
  });

  rule('MT-SPV-05', 'Only in rubble, with a blade that is whole, by who can move', () => {
    const offers = (made: Site) => begin(made).orders.includes('clear-rubble');
    expect([offers(site()), offers(site('.')), offers(site('.+rubble', plain))]).toEqual([
      true,
      false,
      false,
    ]);
    const blunt = site();
    blunt.scene.state.units[0].marks = { bladeLost: true };
    expect(offers(blunt)).toBe(false);
    expect(offers(site('.+rubble', { ...dozer, cruise: 0 }))).toBe(false);
  });

  const number = (made: Site) =>
    explain<RuleId>((tally) =>
      weaponToHit(tally, made.scene.field, made.scene.state, {
        attacker: 0,
        target: 1,
        weapon: 0,
        twist: 0,
        secondary: 0,
        aim: -1,
      } as const),
    );

  rule('MT-SPV-05', 'While it clears it fires as if it went at Flank: Gunnery 4, and 2 more', () => {
    const idle = site();
    turn(idle, { type: 'still', unit: 'Dozer' });
    expect(number(idle)).toTotal(4);
    const busy = site();
    begin(busy).order(clear);
    expect(number(busy)).toTotal(6);
    expect(number(busy).lines.at(-1)).toMatchObject({ value: 2, rule: 'MT-SPV-05' });
  });

  const blade = (a: number, b: number): Roll => ['bulldozer blade', a, b];
  const hit = (part: number, points: number, ...rolls: Roll[]) => {
    const made = site();
    const { field, play, state } = made.scene;
    made.scene.rolling(rolls, () =>
      field.kinds[0].strike(play, field, 0, { part, rear: false, critical: false }, points),
    );
    return state.units[0].marks?.bladeLost === true;
  };

  rule('MT-SPV-05', 'Whenever its front armor is damaged a roll of 2 destroys the blade', () => {
    expect([hit(0, 5, blade(1, 1)), hit(0, 5, blade(1, 2))]).toEqual([true, false]);
    expect([hit(1, 5), hit(0, 0)]).toEqual([false, false]);
  });

  test('Once it is gone nothing more is rolled, nor where no armor is left', () => {
    const made = site();
    const { field, play, state } = made.scene;
    const strike = (rolls: Roll[]) =>
      made.scene.rolling(rolls, () =>
        field.kinds[0].strike(play, field, 0, { part: 0, rear: false, critical: false }, 1),
      );
    strike([blade(1, 1)]);
    strike([]);
    expect(made.scene.said('blade-roll')).toEqual(['Dozer loses its bulldozer blade.']);
    expect(field.plugged.states!([], field, state, 0)).toContain('bulldozer blade gone');
    const bare = site();
    bare.scene.state.units[0].body.armor[0] = 0;
    bare.scene.rolling([['critical hit', 2, 3]], () =>
      bare.scene.field.kinds[0].strike(
        bare.scene.play,
        bare.scene.field,
        0,
        { part: 0, rear: false, critical: false },
        1,
      ),
    );
    expect(bare.scene.state.units[0].marks).toBeNull();
  });

  const charged = (file: VehicleFile, ...rolls: Roll[]) =>
    melee({
      options: ON,
      units: {
        Dozer: { mech: file, at: '0506 N' },
        Wolf: { mech: mech('Wolf', { tons: 50, armor: 20 }), at: '0505 N' },
      },
    })
      .onslaught('Dozer', 'charge', 'Wolf', { hexes: 2 })
      .begin(0, ...rolls).scene;

  rule('MT-SPV-05', 'It takes half the damage of its own charges', () => {
    const lost = (file: VehicleFile, ...more: Roll[]) => {
      const made = charged(
        file,
        toHit(6, 6),
        location(2),
        location(2),
        location(3, 4),
        ...more,
        piloting(6, 6),
      );
      return made.happened('damaged').flatMap(({ unit, damage }) => (unit === 0 ? [damage] : []));
    };
    expect(lost(plain)).toEqual([5]);
    expect(lost(dozer, blade(3, 3))).toEqual([3]);
  });

  rule('MT-SPV-05', 'One is in front of a vehicle on tracks or wheels, and nothing else is there', () => {
    const ok = (file: VehicleFile) => kindOf(file).designOf(file).ok;
    const withItems = (...BD: string[]): VehicleFile => ({ ...plain, items: { ...plain.items, BD } });
    expect([ok(dozer), ok({ ...dozer, motion: 'wheeled' }), ok({ ...dozer, motion: 'hover' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(ok(withItems('Bulldozer Blade', 'Bulldozer Blade'))).toBe(false);
    expect(ok(withItems('Bulldozer Blade', 'Minesweeper (vehicle)'))).toBe(false);
  });
});
