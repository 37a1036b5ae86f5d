import { sum } from '@ironfield/kernel/dice.ts';
import { z } from 'zod';
import {
  besiege,
  besiegingSeen,
  fireAtBuildings,
  idleSiege,
  siegeForms,
  takeAim,
} from '../../buildings/assault.ts';
import { batter, batteringForms, idleFists, landBlows, swingAt } from '../../buildings/battering.ts';
import { kindle, weaken, wear } from '../../buildings/census.ts';
import { collapseAll, fallDown } from '../../buildings/damage.ts';
import { burn } from '../../buildings/fire.ts';
import { floorOf, isOnRoof, overRoofs, putOnFloor, roofAt } from '../../buildings/floors.ts';
import { goesOver, goOver, heldUpstairs, MOVES } from '../../buildings/moves.ts';
import { RAM } from '../../buildings/ramming.ts';
import {
  burstsAt,
  missed,
  reachesInside,
  shielded,
  whyNoBlowInside,
  whyNotInside,
} from '../../buildings/shelter.ts';
import { whereOn } from '../../buildings/text.ts';
import { comeInto, landOn, setFloor } from '../../buildings/walls.ts';
import { BUILDING_NAMES } from '../../data/terrain.ts';
import type { Option } from '../../option.ts';
import { indexSchema, modeSchema } from '../../orders/parts.ts';
import { seenAiming, specialBins } from '../../phases/weapon/hex-shots.ts';
import { firesFrom } from '../../phases/weapon/weapon.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';
import { aimSaid, shotSaid } from '../../text/hex-shots.ts';
import { peril } from './bot.ts';

const SIEGE = {
  unit: indexSchema,
  hex: z.string().max(6),
  weapons: z.array(z.strictObject({ weapon: indexSchema })).max(100),
};

/** Options that keep places secret. */
const HIDING: readonly string[] = ['double-blind', 'hidden-units'];

/** Houses that stand in the way, shelter and fall. */
export const buildings: Option<boolean> = {
  id: 'buildings',
  title: 'Buildings',
  summary: 'Units go into buildings, through them and over their roofs, and bring them down.',
  group: 'Buildings',
  rule: 'MT-BASE-04',
  base: false,
  // Damage to a building would tell of units that nobody sees.
  forbids: (isOn, { id }) => isOn && HIDING.includes(id),
  rules: section(
    'Maximum Tech, buildings',
    [
      'MT-BASE-04',
      'Buildings',
      'A building has a class, levels and a Construction Factor: light up to 15, medium to 40, heavy to 90, hardened to 150. Neighbouring hexes of one class are one building, with one factor.',
      'buildings',
    ],
    [
      'MT-BASE-19',
      'Moving into and through buildings',
      'A hex inside costs 1 to 4 MP more by class, a wall a roll at +0, +1, +2 or +5 and more by speed: fail: a tenth of the factor. The building loses a tenth of the tons. Platoons pay 1 MP. Jumps and VTOLs end on roofs.',
      'buildings',
    ],
    [
      'MT-BASE-20',
      'Attacks on buildings and on units inside',
      'Walls take a tenth of the factor off each hit inside, and all of a miss. Infantry is shot from inside; of attacks on the walls it has 75, 50, 25 or 0 per cent. Beside it nobody misses; a charge hurts by a tenth.',
      'buildings',
    ],
    [
      'MT-BASE-22',
      'Setting fires and burning buildings',
      'A hit meant to set a building on fire does so on 4 with a flamer, 7 with lasers and PPCs, 9 with most others, and up to 3 more by class. It burns from the End Phase on, and loses 2 in each later one.',
      'buildings',
    ],
    [
      'MT-BASE-21',
      'Collapse',
      'Without any factor left it falls when the phase ends; with more tons on a roof than that, at once. Those in it take a tenth of the factor for each level above them, platoons three times that; who is high up falls.',
      'buildings',
    ],
  ),
  orders: [
    z.strictObject({ type: z.literal('besiege'), ...SIEGE }),
    z.strictObject({ type: z.literal('ignite'), ...SIEGE }),
    z.strictObject({ type: z.literal('over-roofs'), unit: indexSchema }),
    z.strictObject({
      type: z.literal('batter'),
      unit: indexSchema,
      hex: z.string().max(6),
      blow: z.string().max(20),
    }),
    z.strictObject({ type: z.literal('ram'), unit: indexSchema, mode: modeSchema }),
    z.strictObject({ type: z.literal('through-walls'), unit: indexSchema }),
    z.strictObject({ type: z.literal('floor'), unit: indexSchema, floor: z.int().min(0), more: z.boolean() }),
  ],
  words: {
    wall: 'to come through the wall',
    collapse: 'for the collapse',
    rammed: 'after the charge at the building',
  },
  plug: () => ({
    stage: {
      mapKinds: allows(...BUILDING_NAMES),
      moves: (moves) => [...moves, ...MOVES, RAM],
      holds: heldUpstairs,
      shielded,
      whyNotFire: (why, field, state, stance, shot) => why ?? whyNotInside(field, state, stance, shot),
      whyNoBlow: (why, field, state, blow) => why ?? whyNoBlowInside(field, state, blow),
      peril,
      declarations: (forms, field, state, units) => [...forms, ...siegeForms(field, state, units)],
      idle: idleSiege,
      strikes: batteringForms,
      idleLimbs: idleFists,
      glimpse: besiegingSeen,
      seenUnit: (seen, _field, real) => seenAiming(seen, real, 'besieging'),
      whereInHex: (words, field, { units }, unit) => {
        const height = units[unit].hex < 0 ? 0 : roofAt(field, units[unit].hex);
        return height === 0 ? words : [...words, whereOn(floorOf(units[unit]), height)];
      },
    },
    replace: {
      floor: floorOf,
      reaches: reachesInside,
      passes: (field, mech, how) =>
        how === 'jump' || isOnRoof(field, mech) || (how === 'foot' && goesOver(mech))
          ? overRoofs(field)
          : field,
    },
    add: {
      touchesDown: (play, field, unit) => setFloor(play, unit, roofAt(field, play.state.units[unit].hex)),
      arrived: comeInto,
      landed: landOn,
      declares: besiege,
      skipsPhysical: batter,
      turnEnds: burn,
      phaseEnds: (play, field, phase, acting) => {
        if (phase === 'weapon' || phase === 'action') fireAtBuildings(play, field, acting);
        if (phase === 'physical' || phase === 'action') landBlows(play, field, acting);
        collapseAll(play);
      },
      rolledToHit: missed,
      blast: burstsAt,
    },
  }),
  changes: {
    'fire-set': () => {},
    'runs-into-building': () => {},
    'building-burns': (table, { building }) => kindle(table, building),
    'building-targeted': ({ units }, { unit, bins, ...aim }, field) => {
      takeAim(units[unit], { ...aim, ...specialBins(field, unit, bins) });
      const { body } = units[unit];
      for (const bin of bins) if (bin >= 0) body.shots[bin]--;
    },
    'fired-at-building': ({ units }, { unit, weapon }, { designs }) => {
      if (weapon >= 0) firesFrom(units[unit], designs[unit].weapons[weapon]);
    },
    'building-battered': ({ units }, { unit, hex, blows }) => swingAt(units[unit], hex, blows),
    floor: ({ units }, { unit, floor }) => putOnFloor(units[unit], floor),
    'over-roofs': ({ units }, { unit, over }) => goOver(units[unit], over),
    'building-hit': (table, { building, points }) => weaken(table, building, points),
    'building-armor-hit': (table, { building, points }) => wear(table, building, points),
    'building-falls': (table, { building, units }) => fallDown(table, building, units),
  },
  sentences: {
    'fire-set': ({ hex: cell, number, dice, alight }, { hex }) =>
      `Fire in the building in hex ${hex(cell)}: needs ${number}, rolls ${sum(dice)}, ${alight ? 'it burns' : 'it does not catch'}.`,
    'building-burns': ({ hex: cell }, { hex }) => `The building in hex ${hex(cell)} burns from now on.`,
    'building-targeted': ({ ignites, ...aimed }, names) =>
      aimSaid(aimed, names, ignites ? 'to set the building on fire' : 'at the building'),
    'fired-at-building': (fired, names) => shotSaid(fired, names, 'the building in hex'),
    'building-battered': ({ unit, hex }, names) =>
      `${names.mech(unit)} strikes the building in hex ${names.hex(hex)}.`,
    floor: ({ unit, floor }, { mech }) =>
      floor === 0 ? `${mech(unit)} is on the ground again.` : `${mech(unit)} is ${floor} levels up.`,
    'over-roofs': ({ unit, over }, { mech }) =>
      over ? `${mech(unit)} goes over roofs.` : `${mech(unit)} goes through buildings.`,
    'building-hit': ({ hex: cell, points, cf, structure = 'building' }, { hex }) =>
      `The ${structure} in hex ${hex(cell)} loses ${points} points: Construction Factor ${cf}.`,
    'runs-into-building': ({ unit, hex: cell, hexes, skids }, { mech, hex }) =>
      `${mech(unit)} ${skids ? 'slides' : 'runs'} into the building in hex ${hex(cell)} after ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}.`,
    'building-armor-hit': ({ hex: cell, points, armor }, { hex }) =>
      `The fortress in hex ${hex(cell)} loses ${points} points of armor: ${armor} left.`,
    'building-falls': ({ hex: cell, overloaded, structure = 'building' }, { hex }) =>
      `The ${structure} in hex ${hex(cell)} ${overloaded ? 'does not bear its load and collapses' : 'collapses'}.`,
  },
};
