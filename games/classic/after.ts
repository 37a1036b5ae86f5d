import { laterChanges } from '@ironfield/hex/board.ts';
import { copy } from '@ironfield/kernel/json.ts';
import type { BaseEvent, SeenEvent } from './events.ts';
import type { Classic } from './game-types.ts';
import type { Changes } from './option.ts';
import { settle } from './phases/sequence/early-fire.ts';
import { forgetLastPhase, forgetLastTurn } from './phases/turn/turn.ts';
import { spend } from './phases/weapon/weapon.ts';
import { twistAtRest } from './rules/damage/motive.ts';
import { roundsOf } from './rules/fire/ammunition.ts';
import { beginAloft } from './rules/ground/clearance.ts';
import { STAND_HEAT } from './rules/ground/steps.ts';
import { goBy } from './rules/movement/gaits.ts';
import { heatOfJump } from './rules/movement/jump.ts';
import { markSkid, setDistance } from './rules/piloting/skid.ts';
import { comesDown, PILOT_DEAD } from './rules/unit/condition.ts';
import { markStuck } from './rules/unit/stuck.ts';
import { CALLED_OFF, GONE, type PhysicalAttack } from './state.ts';
import { blankShot } from './view/veil.ts';

type Table = Classic['Table'];

/** Changes that no event tells: whose turn it is, and notes within a phase until its end. */
export const notInEvents = [
  'upcoming',
  'pair',
  'units.thisTurn.mpLeft',
  'units.thisTurn.mpSpent',
  'units.thisTurn.mpOwed',
  'units.thisTurn.turned',
  'units.thisPhase.damage',
  'units.thisPhase.pilotDamage',
  'units.thisPhase.rolls',
  'units.thisPhase.fellFrom',
  'units.thisPhase.before',
];

const nothing = (): void => {};

/** The changes that each event of the base game makes. */
export const changes: Pick<Changes, (BaseEvent | SeenEvent)['type']> = {
  turn(table, { turn }) {
    table.turn = turn;
    forgetLastTurn(table);
  },
  phase(table, { phase }) {
    if (phase !== 'end') forgetLastPhase(table);
    else for (const mech of table.units) mech.twist = twistAtRest(mech);
    table.phase = phase;
  },
  'initiative-added': nothing,
  initiative(table, { winner }) {
    table.phase = 'initiative';
    table.initiativeWinner = winner;
  },
  placed({ units, zones }, { unit, hex, facing, zone }, field) {
    Object.assign(units[unit], { hex, facing });
    beginAloft(field, unit, units[unit]);
    zones[field.sideOf[unit]] = zone;
  },
  agreement: nothing,
  disagreement({ spokesman, setup }, { winner }) {
    spokesman[setup.seats[winner].side] = winner;
  },
  done({ units }, { unit }) {
    units[unit].thisPhase.acted = true;
  },

  still: nothing,
  mode({ units }, { unit, mode }) {
    goBy(units[unit].thisTurn, mode);
  },
  moved({ units }, { unit, mode, path, facing, hexesMoved, heading, hexesBefore, straight }) {
    const mech = units[unit];
    Object.assign(mech, { hex: path[path.length - 1], facing });
    mech.thisTurn.mode = mode;
    setDistance(mech.thisTurn, { hexesMoved, heading, hexesBefore, straight });
    if (mode === 'jump') mech.thisTurn.heatBuilt += heatOfJump(hexesMoved);
  },
  slipped({ units }, { unit, hex, ...distance }) {
    units[unit].hex = hex;
    setDistance(units[unit].thisTurn, distance);
  },
  stuck({ units }, { unit, hex }) {
    markStuck(units[unit], hex);
  },
  scorched({ units }, { unit, heat }) {
    units[unit].thisTurn.heatBuilt += heat;
  },
  ground(table, { hexes }) {
    table.ground = laterChanges(table.ground ?? {}, hexes);
  },
  skidded({ units }, { unit, facing }) {
    units[unit].facing = facing;
    markSkid(units[unit]);
  },
  slid({ units }, { unit, hexesMoved }) {
    units[unit].thisTurn.hexesMoved = hexesMoved;
  },
  dropped({ units }, { unit }) {
    units[unit].prone = true;
  },
  stood({ units }, { unit, facing }) {
    Object.assign(units[unit], { prone: false, facing });
  },
  'left-map'({ units }, { unit, escaped }) {
    units[unit].hex = GONE;
    units[unit].loss ??= escaped ? 'escaped' : 'left-map';
  },
  onslaught({ units }, { type: _type, unit, ...onslaught }) {
    units[unit].thisTurn.onslaught = onslaught;
  },
  sinks({ units }, { unit, off }) {
    units[unit].sinksOff = off;
  },
  'minds-sinks'({ units }, { unit, ask }) {
    units[unit].mindsSinks = ask;
  },

  'piloting-roll'({ units }, { unit, reason, success }) {
    const mech = units[unit];
    if (reason === 'stand') mech.thisTurn.heatBuilt += STAND_HEAT;
    // CBT-PHY-29
    if (!success && comesDown(mech)) mech.thisTurn.onslaught = { ...mech.thisTurn.onslaught!, spoiled: true };
  },
  fell({ units }, { unit, hex, facing }, { plugged }) {
    Object.assign(units[unit], { prone: true, hex, facing });
    plugged.fallen?.(units[unit]);
  },

  'fire-declared'({ units, weaponAttacks }, { unit, twist, attacks }) {
    units[unit].twist = twist;
    for (const { explanation: _, ...attack } of attacks) {
      weaponAttacks.push(attack);
      if (attack.bin >= 0) units[unit].body.shots[attack.bin] -= roundsOf(attack);
    }
  },
  held({ units }, { unit, twist }) {
    units[unit].twist = twist;
  },
  'club-found'({ units, limbs }, { unit, club }) {
    const mech = units[unit];
    if (club === 'limb') limbs.splice(limbs.indexOf(mech.hex), 1);
    mech.club = club;
    mech.thisTurn.busy = true;
  },
  'called-off'({ units, weaponAttacks }, { unit, weapon }) {
    const index = weaponAttacks.findIndex(
      (attack) => attack.attacker === unit && attack.weapon === weapon && attack.number !== CALLED_OFF,
    );
    const attack = weaponAttacks[index];
    if (attack.bin >= 0) units[unit].body.shots[attack.bin] += roundsOf(attack);
    weaponAttacks[index] = { ...attack, number: CALLED_OFF };
  },
  'weapon-attack'(table, { attack, hit, stray, jammed }, field) {
    if (!stray) spend(table, field, attack, { hit, jammed });
  },
  cluster: nothing,
  clearing: nothing,
  aimed: nothing,
  'early-fire': (table, { unit, shot }) => settle(table, unit, shot),
  location: nothing,

  damaged({ units }, { unit, location, rear, armor, structure }, { kinds }) {
    const mech = units[unit];
    mech.body.armor[kinds[unit].armorFacing(location, rear)] = armor;
    mech.body.structure[location] = structure;
  },
  'location-lost'(table, { unit, location, blownOff }, { kinds }) {
    kinds[unit].losePart(table, unit, location, blownOff);
  },
  'critical-roll': nothing,
  critical({ units }, { unit, location, slot }) {
    units[unit].body.hits[location] |= 1 << slot;
  },
  explosion({ units }, { unit, location, bin }, { designs }) {
    const mech = units[unit];
    mech.body.shots[bin] = 0;
    mech.body.hits[location] |= designs[unit].bins[bin].part!.mask;
  },
  burst: nothing,
  'pilot-hurt'({ units }, { unit, hits }) {
    units[unit].crew = { ...units[unit].crew, hits };
  },
  'pilot-killed'({ units }, { unit }) {
    units[unit].crew = { ...units[unit].crew, hits: PILOT_DEAD };
  },
  consciousness({ units, turn }, { unit, awake }) {
    if (!awake) units[unit].crew = { ...units[unit].crew, knockedOut: turn };
  },
  recovery({ units }, { unit, awake }) {
    if (awake) units[unit].crew = { ...units[unit].crew, knockedOut: 0 };
  },
  destroyed({ units }, { unit, loss }) {
    units[unit].loss = loss;
  },
  removed({ units }, { unit, crushed }) {
    units[unit].hex = GONE;
    if (crushed) units[unit].thisTurn.onslaught = null;
  },

  'physical-declared'({ physicalAttacks }, { attacks }) {
    physicalAttacks.push(...attacks.map(({ explanation: _, ...attack }) => attack));
  },
  'physical-order'(table, { attacks }) {
    table.physicalAttacks = [...attacks];
  },
  'physical-attack': (table, { attack }) => endCharge(table, attack),
  'physical-cancelled'(table, { attack, nth }) {
    endCharge(table, attack);
    if (nth === undefined) return;
    const { physicalAttacks } = table;
    const own = [...physicalAttacks.keys()].filter((i) => physicalAttacks[i].attacker === attack.attacker);
    physicalAttacks[own[nth]] = { ...physicalAttacks[own[nth]], number: CALLED_OFF };
  },
  displaced({ units }, { unit, to, cause }) {
    units[unit].hex = to;
    if (cause === 'landing') units[unit].thisTurn.onslaught = null;
  },
  'fell-on': nothing,
  'club-gone'({ units, limbs }, { unit }) {
    const mech = units[unit];
    if (mech.club === 'limb' && mech.hex >= 0) limbs.push(mech.hex);
    mech.club = null;
  },

  heat({ units }, { unit, to }) {
    units[unit].heat = to.total;
  },
  shutdown({ units, turn }, { unit, avoided }) {
    if (!avoided) units[unit].shutDown = turn;
  },
  restart({ units }, { unit, success }) {
    if (success) units[unit].shutDown = 0;
  },
  'ammo-roll': nothing,
  sight(table, { units }) {
    for (const { unit, seen } of units) table.units[unit] = seen;
  },
  sheets(table, { units, weaponAttacks, physicalAttacks }) {
    const members = table.setup.units.slice();
    const veiled = new Set(table.veiled);
    for (const { unit, seen, setup, isOpen } of units) {
      table.units[unit] = seen;
      members[unit] = setup;
      if (isOpen) veiled.delete(unit);
      else veiled.add(unit);
    }
    Object.assign(table, {
      setup: { ...table.setup, units: members },
      veiled: [...veiled].sort((a, b) => a - b),
      weaponAttacks: weaponAttacks.slice(),
      physicalAttacks: physicalAttacks.slice(),
    });
  },
  ended: nothing,

  'seen-fire'({ units, weaponAttacks }, { unit, twist, attacks }) {
    units[unit].twist = twist;
    weaponAttacks.push(...attacks.map((attack) => blankShot(unit, attack)));
  },
  'seen-shot': nothing,
  'seen-damage': nothing,
  'seen-blows'({ physicalAttacks }, { attacks }) {
    physicalAttacks.push(...attacks);
  },
  'seen-blow': (table, { attack }) => endCharge(table, attack),
};

/** CBT-PHY-22: hit, missed or not made, it is over. */
function endCharge({ units }: Table, { kind, attacker }: PhysicalAttack): void {
  if (kind === 'charge') units[attacker].thisTurn.onslaught = null;
}

/** A copy of a table, for an event to change. */
export const copyOf = ({ setup, ground, ...rest }: Table): Table => ({ setup, ground, ...copy(rest) });
