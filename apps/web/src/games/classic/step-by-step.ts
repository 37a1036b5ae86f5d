import { battlefieldOf } from '@ironfield/classic/battlefield.ts';
import type { Event } from '@ironfield/classic/events.ts';
import { PILOT_DEAD } from '@ironfield/classic/rules/condition.ts';
import { heatOfJump } from '@ironfield/classic/rules/jump.ts';
import { GONE, type WeaponAttack } from '@ironfield/classic/state.ts';
import { armorFacing, bitOf, isArm, isLeg } from '@ironfield/classic/units/locations.ts';
import type { Mech, Table } from './table.ts';

/** The table after an event: what its tokens and record sheets show while an order is being resolved. */
export function after(table: Table, event: Event): Table {
  switch (event.type) {
    case 'turn':
      return beginTurn(table, event.turn);
    case 'phase':
      return { ...table, phase: event.phase, units: table.units.map(beginPhase) };
    case 'initiative':
      return { ...table, phase: 'initiative', initiativeWinner: event.winner };
    case 'fire-declared': {
      const { unit, twist, attacks } = event;
      const declared = attacks.map(({ explanation: _, ...attack }) => attack);
      return {
        ...change(table, unit, (mech) => ({ twist, acted: true, shots: without(mech.shots, declared) })),
        weaponAttacks: [...table.weaponAttacks, ...declared],
      };
    }
    case 'weapon-attack': {
      const { attacker, weapon } = event.attack;
      const { type, parts } = battlefieldOf(table).designs[attacker]!.weapons[weapon]!;
      return change(table, attacker, ({ heatBuilt, fired }) => ({
        heatBuilt: heatBuilt + type.heat,
        fired: parts.reduce((all, { location }) => all | bitOf(location), fired),
      }));
    }
    case 'called-off': {
      const isIt = ({ attacker, weapon }: WeaponAttack) => attacker === event.unit && weapon === event.weapon;
      const bin = table.weaponAttacks.find(isIt)?.bin ?? -1;
      return change(table, event.unit, ({ shots }) =>
        bin < 0 ? {} : { shots: shots.with(bin, shots[bin]! + 1) },
      );
    }
    case 'location-lost': {
      const { hex } = table.units[event.unit]!;
      const isLimb = isArm(event.location) || isLeg(event.location);
      return {
        ...change(table, event.unit, (mech) => withoutLocation(mech, event.location)),
        limbs: event.blownOff && isLimb && hex >= 0 ? [...table.limbs, hex] : table.limbs,
      };
    }
    case 'club-found': {
      const { hex } = table.units[event.unit]!;
      const limbs = table.limbs.toSpliced(table.limbs.indexOf(hex), event.club === 'limb' ? 1 : 0);
      return { ...change(table, event.unit, () => ({ club: event.club, acted: true, busy: true })), limbs };
    }
    default: {
      if (!('unit' in event)) return table;
      const changed = changesBy(table, event);
      return changed ? change(table, event.unit, changed) : table;
    }
  }
}

type Change = (mech: Mech) => Partial<Mech>;
type OfUnit = Extract<Event, { readonly unit: number }>;

/** What an event changes about the one 'Mech that it is about. */
function changesBy({ setup, turn }: Table, event: OfUnit): Change | null {
  switch (event.type) {
    case 'skills':
      return () => ({ gunnery: event.gunnery, piloting: event.piloting });
    case 'placed':
      return () => ({ hex: event.hex, facing: event.facing });
    case 'still':
      return () => ({ acted: true, mode: 'still' });
    case 'moved': {
      const { mode, hexesMoved, facing } = event;
      const heat = mode === 'jump' ? heatOfJump(hexesMoved) : 0;
      return ({ heatBuilt }) => ({
        hex: event.path.at(-1)!,
        facing,
        mode,
        hexesMoved,
        heatBuilt: heatBuilt + heat,
      });
    }
    case 'dropped':
      return () => ({ prone: true });
    case 'stood':
      return () => ({ prone: false, facing: event.facing });
    case 'fell':
      return () => ({ prone: true, hex: event.hex, facing: event.facing });
    case 'displaced':
      return () => ({ hex: event.to });
    case 'left-map':
      return ({ loss }) => ({ hex: GONE, loss: loss ?? (event.escaped ? 'escaped' : 'left-map') });
    case 'sinks':
      return () => ({ sinksOff: event.off });
    case 'held':
      return () => ({ twist: event.twist, acted: true });
    case 'club-gone':
      return () => ({ club: null });
    case 'damaged': {
      const { location, rear, armor, structure } = event;
      return (mech) => ({
        armor: mech.armor.with(armorFacing(location, rear), armor),
        structure: mech.structure.with(location, structure),
      });
    }
    case 'critical':
      return (mech) => ({
        hits: mech.hits.with(event.location, mech.hits[event.location]! | (1 << event.slot)),
      });
    case 'explosion': {
      const { bins } = battlefieldOf({ setup }).designs[event.unit]!;
      return (mech) => {
        const fits = bins.flatMap(({ type, part }, bin) => {
          const isThere = type.name === event.ammo && part?.location === event.location;
          return isThere && mech.shots[bin] === event.shots ? [bin] : [];
        });
        // The one that has just been hit, if it was a hit that set it off.
        const isHit = (bin: number) => (bins[bin]!.part!.mask & mech.hits[event.location]!) !== 0;
        const bin = fits.find(isHit) ?? fits[0] ?? -1;
        if (bin < 0) return {};
        const { part } = bins[bin]!;
        return {
          shots: mech.shots.with(bin, 0),
          hits: mech.hits.with(event.location, mech.hits[event.location]! | part!.mask),
        };
      };
    }
    case 'pilot-hurt':
      return () => ({ pilotHits: event.hits });
    case 'consciousness':
    case 'recovery':
      return ({ knockedOut }) => ({ knockedOut: event.awake ? 0 : knockedOut || turn });
    case 'destroyed':
      return ({ pilotHits }) => ({
        loss: event.loss,
        pilotHits: event.loss === 'pilot' || event.loss === 'explosion' ? PILOT_DEAD : pilotHits,
      });
    case 'physical-declared':
      return () => ({ acted: true });
    case 'heat':
      return () => ({ heat: event.to.total });
    case 'shutdown':
      return () => (event.avoided ? {} : { shutDown: turn });
    case 'restart':
      return () => (event.success ? { shutDown: 0 } : {});
    case 'experience':
      return ({ experience }) => ({ experience: experience + event.points });
    default:
      return null;
  }
}

function change(table: Table, index: number, changed: Change): Table {
  return {
    ...table,
    units: table.units.map((mech, unit) => (unit === index ? { ...mech, ...changed(mech) } : mech)),
  };
}

function withoutLocation(mech: Mech, location: Parameters<typeof bitOf>[0]): Partial<Mech> {
  return {
    lost: mech.lost | bitOf(location),
    structure: mech.structure.with(location, 0),
    armor: mech.armor.with(location, 0).with(armorFacing(location, true), 0),
  };
}

/** Shots are taken out of their bins when they are declared. */
function without(shots: readonly number[], attacks: readonly { readonly bin: number }[]): number[] {
  return shots.map((count, bin) => count - attacks.filter((attack) => attack.bin === bin).length);
}

function beginTurn(table: Table, turn: number): Table {
  const units = table.units.map(
    (mech): Mech => ({
      ...mech,
      twist: 0,
      mode: 'still',
      hexesMoved: 0,
      heatBuilt: 0,
      heatReceived: 0,
      fired: 0,
      busy: false,
      onslaught: null,
    }),
  );
  return { ...table, turn, phase: 'initiative', weaponAttacks: [], physicalAttacks: [], units };
}

/** Whoever was lost in the phase before is taken off the map. */
const beginPhase = (mech: Mech): Mech => ({ ...mech, acted: false, hex: mech.loss ? GONE : mech.hex });

const JOINED: readonly Event['type'][] = [
  'cluster',
  'aimed',
  'location',
  'damaged',
  'location-lost',
  'critical-roll',
  'critical',
  'heat',
];

/** Where it hits and what it breaks belongs to the attack; the heat of all 'Mechs is one step. */
export const joins = (event: Event): boolean => JOINED.includes(event.type);
