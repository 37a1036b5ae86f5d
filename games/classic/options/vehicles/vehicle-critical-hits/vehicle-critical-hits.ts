import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Shot } from '../../../attacks.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { attackerMovement } from '../../../data/movement-modifiers.ts';
import type { Event } from '../../../events.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import type { RuleId } from '../../../rule-index.ts';
import {
  clearWeapon,
  dazeOf,
  fixTurret,
  hitsOn,
  isDazed,
  jamTurret,
  lacksStabilizer,
  wakeUp,
} from '../../../rules/damage/crew-damage.ts';
import { freeFront, jamFront } from '../../../rules/damage/front-turret.ts';
import { firingMode } from '../../../rules/piloting/skid.ts';
import type { State } from '../../../state.ts';
import { declarations, declares, liesLow } from './clearing.ts';
import { markDamage, rollForDamage } from './criticals.ts';
import { SENTENCES } from './table.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    'crew-steady': { readonly type: 'crew-steady'; readonly unit: number };
  }
}

const OPTION = 'vehicle-critical-hits';
const COMMANDER = 1;
const DRIVER = 2;
const SENSORS = 1;
const WORDS = {
  commander: 'Commander hit',
  driver: 'Driver hit',
  sensors: 'Sensors hit',
  stabilizer: 'Stabilizer hit',
  stunned: 'Its crew is stunned',
  state: 'crew stunned',
  contained: ', let out at its rear by CASE',
};
const STUNNED: Reason = { message: 'A crew that is stunned does nothing but drive', rule: 'MT-VCOM-08' };
/** Events that only its sheet shows. */
const INSIDE: readonly Event['type'][] = ['vehicle-damage', 'weapon-cleared', 'crew-steady'];

function toHit(tally: Tally<RuleId>, field: Battlefield, { units }: State, { attacker, weapon }: Shot): void {
  const { [attacker]: vehicle } = units;
  if (vehicle.marks === null) return;
  const sensors = SENSORS * hitsOn(vehicle, 'sensors');
  const commander = COMMANDER * hitsOn(vehicle, 'commander');
  if (sensors > 0) tally.add(sensors, WORDS.sensors, 'MT-VCOM-08');
  if (commander > 0) tally.add(commander, WORDS.commander, 'MT-VCOM-08');
  const { location } = field.designs[attacker].weapons[weapon];
  const mode = firingMode(vehicle);
  if (mode !== 'still' && lacksStabilizer(vehicle, location))
    tally.add(attackerMovement(mode), WORDS.stabilizer, 'MT-VCOM-08');
}

function piloting(tally: Tally<RuleId>, _field: Battlefield, { units }: State, unit: number): void {
  const { [unit]: vehicle } = units;
  if (vehicle.marks === null) return;
  const driver = DRIVER * hitsOn(vehicle, 'driver');
  const commander = COMMANDER * hitsOn(vehicle, 'commander');
  if (driver > 0) tally.add(driver, WORDS.driver, 'MT-VCOM-08');
  if (commander > 0) tally.add(commander, WORDS.commander, 'MT-VCOM-08');
}

/** Crews that have been stunned long enough. */
function turnEnds(play: Play<Classic>): void {
  const { units, turn } = play.state;
  for (const [unit, vehicle] of units.entries()) {
    const daze = dazeOf(vehicle);
    if (daze && daze.until <= turn && vehicle.loss === null) play.happen({ type: 'crew-steady', unit });
  }
}

/** MT-VCOM-06 to MT-VCOM-08 */
export const vehicleCriticalHits: Option<boolean> = {
  id: OPTION,
  title: 'Critical hits on vehicles',
  summary: 'What is hit inside a ground vehicle depends on where it is hit: crew, weapons, turret, engine.',
  group: 'Vehicle combat',
  rule: 'MT-VCOM-06',
  base: false,
  requires: ['combined-arms', 'vehicle-hit-location'],
  rules: section(
    'Maximum Tech, vehicle combat',
    [
      'MT-VCOM-06',
      'Critical hits on vehicles: when',
      'Each hit that damages the structure, and each that the hit table says so of, asks for one roll on the table of the place that was hit. A weapon is looked for elsewhere where there is none; a jam or a stabilizer is not.',
      OPTION,
    ],
    [
      'MT-VCOM-07',
      'Critical hits on vehicles: the tables',
      'One column each for front, side, rear and turret. Up to 5 nothing happens, and the higher the throw the worse. Only a combustion engine burns; without ammunition a weapon is lost.',
      OPTION,
    ],
    [
      'MT-VCOM-08',
      'Critical hits on vehicles: effects',
      'A stunned crew cruises at most in the next turn and does nothing else. Hits on driver, commander, sensors and stabilizers make rolls harder. A jam costs a Weapon Attack Phase; a second jam of the turret locks it.',
      OPTION,
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('clear-jam'),
      unit: indexSchema,
      jam: z.union([indexSchema, z.literal(['turret', 'front-turret'])]),
    }),
  ],
  plug: () => ({
    add: {
      weaponToHit: toHit,
      piloting,
      declares,
      turnEnds,
      runningPoints: (tally, _field, { units, turn }, unit) => {
        if (isDazed(units[unit], turn)) tally.set(0, WORDS.stunned, 'MT-VCOM-08');
      },
    },
    stage: {
      outlivesTurret: (does, how) => does || how === 'blown-off',
      vehicleCriticals: (roll, { kinds, plugged }, unit) =>
        kinds[unit].flight && !plugged.vtolDamage ? roll : rollForDamage,
      declarations,
      liesLow,
      whyNoAttack: (why, { units, turn }, unit) => why ?? (isDazed(units[unit], turn) ? STUNNED : null),
      whyNoTask: (why, { units, turn }, unit) => why ?? (isDazed(units[unit], turn) ? STUNNED : null),
      states: (states, _field, { units }, unit) => (dazeOf(units[unit]) ? [...states, WORDS.state] : states),
      glimpse: (event) => (event && INSIDE.includes(event.type) ? null : event),
    },
  }),
  changes: {
    'vehicle-damage': (table, event, field) => markDamage(field, table, event),
    'turret-jam': ({ units }, { unit, turn, front }) => (front ? jamFront : jamTurret)(units[unit], turn),
    'turret-freed': ({ units }, { unit, front }) => (front ? freeFront : fixTurret)(units[unit]),
    'weapon-cleared': ({ units }, { unit, weapon }) => clearWeapon(units[unit], weapon),
    'crew-steady': ({ units }, { unit }) => wakeUp(units[unit]),
  },
  sentences: {
    'vehicle-damage': ({ unit, location, dice, result, weapon, isContained }, names) => {
      const what = isContained ? WORDS.contained : weapon < 0 ? '' : `: ${names.weapon(unit, weapon)}`;
      return `${names.mech(unit)} (${names.part(unit, location)}, ${dice.join(' + ')}) ${SENTENCES[result]}${what}.`;
    },
    'turret-jam': () => null,
    'turret-freed': ({ unit, front }, { mech }) =>
      `The crew of ${mech(unit)} frees its ${front ? 'front turret' : 'turret'}.`,
    'weapon-cleared': ({ unit, weapon }, names) =>
      `The crew of ${names.mech(unit)} clears a jam: ${names.weapon(unit, weapon)}.`,
    'crew-steady': ({ unit }, { mech }) => `The crew of ${mech(unit)} is no longer stunned.`,
  },
};
