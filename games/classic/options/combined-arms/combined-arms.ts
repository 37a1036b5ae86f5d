import type { Play } from '@ironfield/kernel/play/play.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { bearOnLaid, bridgeFalls } from '../../buildings/laid-bridges.ts';
import type { Classic } from '../../game-types.ts';
import type { MotiveEffect } from '../../kind.ts';
import { battleArmor } from '../../kinds/battle-armor/battle-armor.ts';
import { infantry } from '../../kinds/infantry/infantry.ts';
import { fail, harmMotive, type VehicleCritical } from '../../kinds/vehicle/damage.ts';
import { vehicles } from '../../kinds/vehicle/vehicle.ts';
import { ground } from '../../kinds/vehicle/vtol/crash.ts';
import { addKinds } from '../../kinds.ts';
import type { Names, Option } from '../../option.ts';
import { indexSchema, modeSchema } from '../../orders/parts.ts';
import { throwOff } from '../../phases/weapon/close-attack.ts';
import { STOCK_PLATOONS } from '../../platoons/platoons.ts';
import { section } from '../../rule-index/section.ts';
import { recover } from '../../rules/crew/crew.ts';
import { destroy } from '../../rules/damage/destruction.ts';
import { breakWeapon } from '../../rules/damage/motive.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { braveFlames, isInFlames } from '../../rules/heat/flames.ts';
import { walkMp } from '../../rules/movement/movement-points.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import { climbOnto, getOff } from '../../rules/unit/riding.ts';
import { STOCK_SQUADS } from '../../squads/squads.ts';
import { EQUIPPED_VEHICLES } from '../../vehicles/equipped.ts';
import { SUPPORT_VEHICLES } from '../../vehicles/support.ts';
import { STOCK_VEHICLES } from '../../vehicles/vehicles.ts';
import * as close from './close-quarters.ts';
import * as flight from './flight.ts';
import { THRASH } from './thrash.ts';

const MOTIVE: Readonly<Record<MotiveEffect, string>> = {
  immobilized: 'does not move any more',
  slowed: 'loses 1 Cruising MP',
  'turret-locked': 'cannot turn its turret any more',
  'front-turret-locked': 'cannot turn its front turret any more',
  'rotor-lost': 'loses its rotor',
  'weapon-lost': 'loses its main weapon',
};

const CRITICALS: Readonly<Record<VehicleCritical, string>> = {
  stunned: 'Its crew is stunned for this turn and the next two',
  killed: 'Its crew is killed',
  jammed: 'Its main weapon jams',
  engine: 'Its engine is hit: it does not move any more',
  fuel: 'Its fuel tank is hit',
  'power-plant': 'Its power plant is hit',
};

const jams = ({ weapon }: Names, unit: number, jammed: number): string =>
  jammed < 0 ? 'There is no weapon to jam.' : `Its main weapon jams: ${weapon(unit, jammed)}.`;

addKinds([...vehicles, ...infantry, battleArmor]);

const OTHER_ARMS = [
  STOCK_VEHICLES,
  SUPPORT_VEHICLES,
  EQUIPPED_VEHICLES,
  STOCK_PLATOONS,
  STOCK_SQUADS,
].flatMap((stock) => Object.values(stock));

/** Games with more than 'Mechs say so. */
export const combinedArms: Option<boolean> = {
  id: 'combined-arms',
  title: 'Combined arms',
  summary: "Vehicles and infantry fight beside 'Mechs, and share hexes with them.",
  group: 'Edition',
  rule: 'MT-PRE-10',
  base: false,
  rules: section(
    'Maximum Tech, combined arms',
    [
      'MT-PRE-10',
      'Vehicles',
      'Front and rear are one hexside wide, each side two. A turret turns all around. Each part has a tenth of the tons as structure. A vehicle has no heat, never falls, is one level high, and fires at nobody in its own hex.',
      'combined-arms',
    ],
    [
      'MT-PRE-23',
      'Hits on vehicles',
      'A hit strikes the side attacked or the turret, and may slow or stop the vehicle or lock its turret; critical hits harm crew, main weapon, engine or all of it. Any part without structure is the end.',
      'combined-arms',
    ],
    [
      'MT-PRE-24',
      'Stacking',
      "A hex holds one 'Mech, two units of a side and four in all. Whoever comes upon enemies stops there; no 'Mech comes upon an enemy 'Mech.",
      'combined-arms',
    ],
    [
      'MT-PRE-26',
      'Physical attacks and other units',
      "'Mechs kick vehicles at their own level, or under their feet, punch those one level higher, and neither push nor charge them. Infantry is kicked under one's feet only, at +3. Vehicles charge, but not infantry.",
      'combined-arms',
    ],
    [
      'MT-PRE-13',
      'Infantry',
      'A platoon faces nowhere, fires all around with one roll, at units in its own hex, too, and as hard as those can who were alive when the phase began. Its movement does not spoil its aim.',
      'combined-arms',
    ],
    [
      'MT-PRE-27',
      'Damage to infantry',
      'A point kills a trooper; in the open, two. Woods, jungle, rough ground, rubble and swamp are cover. A machine gun of a machine does 2D6 points.',
      'combined-arms',
    ],
    [
      'MT-PRE-14',
      'Battle armour',
      'Each trooper has a point more than the armour of the suit. A die says whom a hit strikes, and the excess is lost. All fire a weapon with one roll; a table says whose shots hit. All but infantry hits them at +1.',
      'combined-arms',
    ],
    [
      'MT-WPN-64',
      'Equipment of battle armour',
      'Stealth armour makes a squad harder to hit the farther away it is; camouflage and mimetic armour while it has hardly moved, the latter in place of the modifier for its movement.',
      'combined-arms',
    ],
    [
      'MT-PRE-15',
      "Anti-'Mech attacks",
      "Trained infantry attacks the legs of a 'Mech in its hex, or swarms it: number by troopers, and no other attack. A platoon that has climbed on goes along, and from the next turn on tears at it without a roll.",
      'combined-arms',
    ],
    [
      'MT-PRE-28',
      'Fighting off infantry',
      "A 'Mech brushes swarmers off with an arm that has not fired, at +4, or strikes itself; a jump shakes them off at +4, a fall always, for 11 points; water drowns them. One that lies thrashes those in its open hex.",
      'combined-arms',
    ],
    [
      'MT-PRE-12',
      'VTOLs',
      'A VTOL flies 1 MP a hex at its altitude, above everything in the hex, and rises or sinks 1 MP a level. One that spent MP in the air is at +1 to be hit. Nothing in the hex below protects it.',
      'combined-arms',
    ],
    [
      'MT-PRE-29',
      'Landing, sideslip and crash',
      'A VTOL lands off trees and water. Turning at Flank and going on risks a sideslip. An engine hit, a lost rotor, a dead crew or 0 MP bring it down: a tenth of its tons, and as much for each level.',
      'combined-arms',
    ],
    [
      'MT-BASE-26',
      'What a unit may still do',
      'Who cannot move may fire, and is at −4 if it is immobilized; a stunned crew does nothing. Who is aboard or clings to somebody is no target, and passengers leave what cannot move or has lost its crew.',
      'combined-arms',
    ],
    ['MT-PRE-32', 'Order of moves', 'Every unit counts as one when the sides take turns.', 'combined-arms'],
    [
      'MT-PRE-35',
      'Vehicles and infantry in special ground',
      'Tracks and wheels may get stuck, and sink where ice breaks; a hovercraft that stops for good over water sinks. Infantry may get stuck, above all where it lands from a jump, and is lost where ice breaks.',
      'combined-arms',
    ],
  ),
  orders: [
    z.strictObject({ type: z.literal('tear-at'), unit: indexSchema }),
    z.strictObject({ type: z.literal('let-go'), unit: indexSchema }),
    z.strictObject({ type: z.literal('brush-off'), unit: indexSchema, limb: z.enum(['LA', 'RA']) }),
    z.strictObject({ type: z.literal('thrash'), unit: indexSchema, target: indexSchema }),
    z.strictObject({
      type: z.literal('altitude'),
      unit: indexSchema,
      mode: modeSchema,
      level: z.int().min(-100).max(200),
      more: z.boolean(),
    }),
  ],
  words: {
    'shake-off': 'to shake off those who cling to it',
    thrash: 'thrashes about among',
    thrashed: 'for thrashing about',
    sideslip: 'not to slip sideways',
    'engine-landing': 'to land without its engine',
  },
  plug: () => ({
    stage: {
      waiting: close.waiting,
      declarations: close.declarations,
      strikes: close.strikes,
      blows: (blows) => [...blows, THRASH],
      states: (states, field, state, unit) => {
        const flies = flight.stateOf(field, state, unit);
        const told = close.states(states, field, state, unit);
        return flies === null ? told : [...told, flies];
      },
      moves: (moves) => [...moves, flight.ALTITUDE],
      liesLow: close.liesLow,
      idleLimbs: close.idleLimbs,
      unitKinds: (ids) => [...ids, 'vehicle', 'infantry', 'battle-armor'],
      unitsOffered: (files) => [...files, ...OTHER_ARMS],
    },
    add: {
      phaseEnds: (play, field, phase) => {
        if (phase === 'movement') standInFlames(play, field);
        sink(play, field);
        close.phaseEnds(play, field);
      },
      moveEnds: close.moveEnds,
      removes: close.removes,
      arrived: bearOnLaid,
      landed: bearOnLaid,
      hasFallen: throwOff,
      declares: close.declares,
      skipsPhysical: close.brushOff,
    },
  }),
  changes: {
    motive: ({ units, turn }, { unit, effect }) => harmMotive(units[unit], effect, turn),
    'vehicle-critical': ({ units, turn }, { unit, result, weapon }) =>
      fail(units[unit], result, weapon, turn),
    'crew-recovers': ({ units }, { unit }) => recover(units[unit]),
    altitude: ({ units }, { unit, level }) => flight.changeAltitude(units[unit], level),
    crashed: ({ units }, { unit, hex, facing }) => {
      ground(units[unit]);
      Object.assign(units[unit], { hex, facing });
    },
    landed: ({ units }, { unit }) => ground(units[unit]),
    'weapon-torn-off': ({ units }, { unit, weapon }, { designs }) =>
      breakWeapon(units[unit], designs[unit].weapons[weapon]),
    'in-flames': () => {},
    swept: () => {},
    'squad-hits': () => {},
    'nobody-there': () => {},
    'swarm-on': ({ units }, { unit, target }) => climbOnto(units[unit], target),
    'swarm-off': ({ units }, { unit, hex }) => getOff(units[unit], hex),
    'brush-off': () => {},
    'laid-bridge-falls': (table, { hex }) => bridgeFalls(table, hex),
  },
  sentences: {
    motive: ({ unit, effect }, { mech }) => `${mech(unit)} ${MOTIVE[effect]}.`,
    'vehicle-critical': ({ unit, result, weapon }, names) =>
      result === 'jammed' ? jams(names, unit, weapon) : `${CRITICALS[result]}.`,
    altitude: ({ unit, level, mp }, { mech }) =>
      level === null
        ? `${mech(unit)} lands (${mp} MP).`
        : `${mech(unit)} flies at level ${level} now (${mp} MP).`,
    crashed: ({ unit, hex: cell, dice, side, damage }, { mech, hex }) =>
      `${mech(unit)} crashes in hex ${hex(cell)}${dice.length > 0 ? ` (rolls ${dice[0]})` : ''}, onto its ${side}: ${damage.total} points.`,
    landed: ({ unit }, { mech }) => `${mech(unit)} lands, and does not fly any more.`,
    'weapon-torn-off': ({ unit, weapon: lost }, { weapon }) =>
      `Its main weapon is lost: ${weapon(unit, lost)}.`,
    'crew-recovers': ({ unit }, { mech }) => `The crew of ${mech(unit)} comes to its senses.`,
    'swarm-on': ({ unit, target }, { mech }) => `${mech(unit)} climbs onto ${mech(target)}.`,
    'swarm-off': ({ unit, hex: cell }, { mech, hex }) => `${mech(unit)} is off again, in hex ${hex(cell)}.`,
    'brush-off': ({ unit, target, number, dice, hit }, { mech }) =>
      `${mech(unit)} brushes off ${mech(target)}: needs ${number}, rolls ${dice.join(' + ')}, ${hit ? 'and is rid of them' : 'and strikes itself'}.`,
    'laid-bridge-falls': ({ hex: cell }, { hex }) =>
      `The bridge over hex ${hex(cell)} does not bear its load and collapses.`,
    'squad-hits': ({ dice, hits }) =>
      `${dice.join(' + ')}: ${hits === 1 ? '1 of them hits' : `${hits} of them hit`}.`,
    'nobody-there': ({ dice }) => `Trooper ${dice[0]}: nobody is there.`,
    'in-flames': ({ unit, dice, survives }, { mech }) =>
      `${mech(unit)} is in the flames: needs 8, rolls ${dice.join(' + ')}, and ${survives ? 'comes to no harm' : 'burns'}.`,
    swept: ({ unit, dice, points }, { mech }) =>
      `The machine gun sweeps ${mech(unit)}: ${dice.join(' + ')} = ${points} points.`,
  },
};

/** MT-PRE-06: whoever keeps no heat and stands in a fire when all have moved. */
function standInFlames(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, state] of play.state.units.entries())
    if (isInFlames(field, unit, state)) braveFlames(play, field, unit, 'stays');
}

/** MT-PRE-23, MT-PRE-35: what cannot keep itself above water goes down at the end of the phase. */
function sink(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const [unit, vehicle] of state.units.entries()) {
    const { motive } = field.kinds[unit];
    if (
      !motive ||
      field.designs[unit].dives ||
      !isOnMap(vehicle) ||
      isAloft(vehicle) ||
      field.depth[vehicle.hex] < 1
    )
      continue;
    if (!motive.sinks || walkMp(field, state, unit) === 0) destroy(play, field, unit, 'sunk');
  }
}
