// Rare cases of several chapters, each of which a rule names and no longer game is likely to come to.

import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { UnitMarks } from '../extensions.ts';
import { opening } from '../phases/setup/deployment.ts';
import { abilityWords } from '../rules/crew/abilities.ts';
import { woodsAround } from '../rules/fire/attack-modifiers.ts';
import { weaponNumber } from '../rules/fire/to-hit.ts';
import { cling } from '../rules/movement/climbing.ts';
import { careIn } from '../rules/weather/caution.ts';
import { weatherIn } from '../rules/weather/weather.ts';
import { melee } from '../testing/melee.ts';
import { mech, scene } from '../testing/scene.ts';

const two = (options: OptionValues = {}, map?: string) =>
  scene({
    ...(map !== undefined && { map }),
    units: { Wolf: { at: '0102 N' }, Bear: { at: '0101 S' } },
    options,
  });

rule('CBT-PHY-27', 'One in the air has nothing of the woods below it', () => {
  const { field, state } = two({}, '. .\nH .');
  const [wolf] = state.units;
  expect(woodsAround(field, wolf)).toBe(2);
  wolf.thisTurn.onslaught = { kind: 'dfa', target: 1, from: 0, hexes: 1, order: 0 };
  expect(woodsAround(field, wolf)).toBe(0);
});

rule(['CBT-PHY-05', 'MT-INFO-01'], 'Where sheets are hidden a hopeless blow is called off unasked', () => {
  const brawl = (options: OptionValues) =>
    melee({
      units: {
        Ram: { at: '0505 S', piloting: 8 },
        Ewe: { at: '0506 N', state: { hexesMoved: 25, mode: 'jump' } },
      },
      options,
    }).begin(1);
  const kick = { type: 'kick', unit: 'Ram', leg: 'LL', target: 'Ewe' } as const;
  const open = brawl({}).pass('Ewe').order(kick);
  expect(open.asked).toBe('0 physical/impossible');
  const hidden = brawl({ 'concealed-information': true }).pass('Ewe').order(kick);
  expect([hidden.asked, hidden.scene.happened('physical-attack')]).toEqual(['over', []]);
});

rule('MT-MOV-06', 'Who went back and climbs then has gone one hex ahead', () => {
  const moved = (heading: -1 | 1) => {
    const made = two({ climbing: true });
    Object.assign(made.state.units[0].thisTurn, { heading, hexesMoved: 3 });
    cling(made.play, made.field, 0, {
      hex: made.cell('0202'),
      facing: 0,
      climb: { upper: made.cell('0201'), height: 1 } as never,
    });
    return made.state.units[0].thisTurn.hexesMoved;
  };
  expect([moved(-1), moved(1)]).toEqual([1, 4]);
});

rule('MT-ELEC-02', 'Who has no probe sees through no woods, not even beside it', () => {
  const number = (options: OptionValues) => {
    const { field, state } = scene({
      map: '.\nH',
      units: {
        Gun: { at: '0101 S', mech: mech('Gun', { slots: { CT: ['Medium Laser'] } }) },
        Mark: { at: '0102 N' },
      },
      options,
    });
    return weaponNumber(field, state, { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 });
  };
  expect(number({ 'probe-targeting-aid': true })).toBe(number({}));
});

rule('MT-WX-11', 'Where nothing asks for care it costs nothing', () => {
  const { field } = two({}, '.+ice .\n. .');
  expect(careIn(field, 0)).toBe(0);
});

rule('MT-PRE-05', 'Units that reach no woods are told so, and others that they are not asked', () => {
  const game = melee({
    map: 'H .\n. .\n. .',
    units: {
      Ram: { at: '0103 S', mech: mech('Ram', { slots: { CT: ['Medium Laser'] } }) },
      Ewe: { at: '0203 N' },
    },
    options: { 'clearing-woods': true },
  }).beginAt('weapon', 0);
  const clear = { type: 'clear', hex: '0101', weapons: [] } as const;
  expect(game.refusal({ ...clear, unit: 'Ram' })).toMatchObject({ rule: 'MT-PRE-05' });
  expect(game.refusal({ ...clear, unit: 'Ewe' }).rule).not.toBe('MT-PRE-05');
});

rule(
  ['MT-ABIL-04', 'MT-ABIL-08'],
  'A sheet tells what is left of an ability as soon as some of it is used',
  () => {
    const { plugged } = two({ 'advanced-abilities': true }).field;
    const edge = (used?: number) =>
      abilityWords(
        plugged,
        { name: 'edge', rank: 3 },
        { marks: used === undefined ? null : { edge: { used, asks: 'all' } } },
      );
    expect([edge(), edge(1), edge(3)]).toEqual(['Edge 3', 'Edge 3, 2 left', 'Edge 3, 0 left']);
    const sense = (marks: UnitMarks | null) =>
      abilityWords(plugged, { name: 'sixth-sense', rank: 2 }, { marks });
    expect([sense(null), sense({ sensed: 1 })]).toEqual(['Sixth Sense 2', 'Sixth Sense 2, 1 left']);
  },
);

rule('MT-ABIL-01', 'Everybody sees that an ability has made somebody worse', () => {
  const made = scene({
    units: { Wolf: { at: '0102 N', abilities: [{ name: 'edge' }] }, Bear: { at: '0101 S' } },
    options: { 'advanced-abilities': true, 'ability-price': true },
  });
  // What is told comes to the same table.
  made.rolling([], () => opening(made.play));
  expect(made.happened('lessened')).toMatchObject([{ unit: 0, gunnery: 5, piloting: 6 }]);
  expect(made.state.units.map(({ crew }) => crew.gunnery)).toEqual([5, 4]);
});

rule(
  ['MT-WX-01', 'CBT-SCN-25'],
  'Fog and night of the base rules are everywhere, and no weather of listed hexes',
  () => {
    const listed = (options: OptionValues) =>
      weatherIn(
        scene({
          units: { Wolf: { at: '0102 N' }, Bear: { at: '0101 S' } },
          options,
          setup: { weatherHexes: ['0101'] },
        }).field,
      );
    expect([listed({ fog: true }), listed({ night: true }), listed({})]).toEqual([null, null, null]);
    expect(listed({ fog: true, 'weather-heavy-snowfall': true })).toBe('heavy snowfall');
  },
);
