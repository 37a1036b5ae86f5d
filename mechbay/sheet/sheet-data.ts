// Everything a record sheet says, as plain data: the design, who drives it, and what has become of both in play.

import {
  engineHits,
  gyroHits,
  isLifeSupportHit,
  sensorHits,
  sinksInSlots,
} from '@ironfield/classic/kinds/mech/condition.ts';
import { areWhole, isLost } from '@ironfield/classic/rules/unit/condition.ts';
import { freshUnit } from '@ironfield/classic/setup/beginning.ts';
import type { UnitState } from '@ironfield/classic/state.ts';
import { ROLE_NAMES } from '@ironfield/classic/text/mustering.ts';
import { countBits, type MechDesign } from '@ironfield/classic/units/design.ts';
import {
  FACING_CODES,
  LOCATION_CODES,
  LOCATIONS,
  type Location,
  type LocationCode,
} from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { ratingOf } from '@ironfield/classic/units/weights.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import { assembled } from '../assembled.ts';
import { type Speed, speedOf } from '../figures.ts';
import { locationName, placeCode, weightClass } from '../text.ts';
import { type InventoryRow, inventoryOf } from './inventory.ts';
import { LOSSES, STATUS } from './text.ts';

/** A number and its present value. */
export interface Gauge {
  readonly full: number;
  readonly left: number;
}

/** CBT-REC-02. Without figures the boxes stay empty, to be filled in by hand. */
export interface Warrior {
  readonly name: string;
  readonly gunnery?: number | undefined;
  readonly piloting?: number | undefined;
  /** The pilot's special abilities, in words (MT-ABIL-01). */
  readonly abilities?: readonly string[] | undefined;
}

/** The contents of a sheet besides the design. */
export interface SheetInput {
  readonly warrior?: Warrior | undefined;
  /** In play: what has become of it. */
  readonly mech?: UnitState | undefined;
  /** In play: movement points as damage and heat leave them. */
  readonly speed?: Speed | undefined;
}

export interface SlotData {
  /** Null for an open slot. */
  readonly name: string | null;
  readonly hit: boolean;
  /** Slots of one item have one number; -1 for an open slot. */
  readonly item: number;
  /** Of ammunition: shots left. */
  readonly shots: number | null;
}

export interface LocationData {
  readonly code: LocationCode;
  readonly name: string;
  readonly structure: Gauge;
  readonly lost: boolean;
  readonly slots: readonly SlotData[];
}

export interface BinData extends Gauge {
  readonly type: string;
  /** Codes of the location; empty for the one shot of a launcher. */
  readonly location: string;
  readonly lost: boolean;
}

export interface SheetData {
  readonly name: string;
  readonly model: string;
  readonly frame: MechFile['frame'];
  readonly tons: number;
  readonly weightClass: string;
  readonly role: string;
  readonly houses: readonly string[];
  readonly walk: Gauge;
  readonly run: Gauge;
  readonly jump: Gauge;
  readonly engineRating: number;
  readonly inventory: readonly InventoryRow[];
  readonly bins: readonly BinData[];
  readonly warrior: Warrior & { readonly hits: number; readonly unconscious: boolean };
  /** By armour facing: the eight locations, then the rear of CT, LT and RT (CBT-REC-03). */
  readonly armor: readonly (Gauge & { readonly code: string })[];
  readonly locations: readonly LocationData[];
  /** Hits taken out of those that can be taken (CBT-REC-04). */
  readonly systems: {
    readonly engine: Gauge;
    readonly gyro: Gauge;
    readonly sensors: Gauge;
    readonly lifeSupport: Gauge;
  };
  /** Null on paper, where a pencil marks it. */
  readonly heat: number | null;
  readonly sinks: { readonly full: number; readonly destroyed: number; readonly off: number };
  /** Conditions in play: "Prone", "Shut down", the reason why it is out of the game. */
  readonly status: readonly string[];
}

/** CBT-REC-01 to CBT-REC-06. Without a state it is the sheet of an unharmed 'Mech; or what makes it unplayable. */
export function sheetData(
  file: MechFile,
  { warrior = { name: '' }, mech: inPlay, speed }: SheetInput = {},
): Result<SheetData, readonly string[]> {
  const result = assembled(file);
  if (!result.ok) return result;
  const design = result.value;
  const { frame } = file;
  const mech = inPlay ?? unharmed(file, design);
  const full = speedOf(file);
  const now = speed ?? full;
  const skills = inPlay ? { gunnery: inPlay.crew.gunnery, piloting: inPlay.crew.piloting } : {};
  const slotSinks = LOCATIONS.reduce<number>((sum, at) => sum + countBits(design.masks['heat-sink'][at]), 0);
  return accepted({
    name: file.name,
    model: file.model,
    frame,
    tons: file.tons,
    weightClass: weightClass(file.tons),
    role: file.role ? ROLE_NAMES[file.role] : '',
    houses: file.houses ?? [],
    walk: { full: full.walk, left: now.walk },
    run: { full: full.run, left: now.run },
    jump: { full: full.jump, left: now.jump },
    engineRating: ratingOf(file),
    inventory: inventoryOf(design, mech.body, frame),
    bins: design.bins.map((bin, index) => ({
      type: bin.type.name,
      location: bin.part ? placeCode(frame, LOCATION_CODES[bin.part.location]) : '',
      full: bin.shots,
      left: mech.body.shots[index],
      lost: bin.part !== null && !areWhole(bin.part, mech.body),
    })),
    warrior: { ...warrior, ...skills, hits: mech.crew.hits, unconscious: mech.crew.knockedOut > 0 },
    armor: FACING_CODES.map((code, at) => ({ code, full: design.armor[at], left: mech.body.armor[at] })),
    locations: LOCATIONS.map((location) => locationOf(design, mech, location, frame)),
    systems: {
      engine: hitsLeft(3, engineHits(design, mech.body)),
      gyro: hitsLeft(2, gyroHits(design, mech.body)),
      sensors: hitsLeft(2, sensorHits(design, mech.body)),
      lifeSupport: hitsLeft(1, isLifeSupportHit(design, mech.body) ? 1 : 0),
    },
    heat: inPlay ? inPlay.heat : null,
    sinks: {
      full: design.heatSinks,
      destroyed: slotSinks - sinksInSlots(design, mech.body),
      off: mech.sinksOff,
    },
    status: statusOf(mech),
  });
}

/** The game does not set up four-legged 'Mechs; on paper, only their structure makes a difference. */
function unharmed(file: MechFile, { structure }: MechDesign): UnitState {
  const unit = freshUnit({
    side: 0,
    seat: 0,
    unit: file.frame === 'biped' ? file : { ...file, frame: 'biped' },
    pilot: { name: '', gunnery: 0, piloting: 0 },
  });
  return { ...unit, body: { ...unit.body, structure: structure.slice() } };
}

const hitsLeft = (full: number, hits: number): Gauge => ({ full, left: Math.max(0, full - hits) });

function locationOf(
  design: MechDesign,
  mech: UnitState,
  location: Location,
  frame: MechFile['frame'],
): LocationData {
  const lost = isLost(mech.body, location);
  const slots = design.components[location];
  const items = [...new Set(slots)];
  return {
    code: LOCATION_CODES[location],
    name: locationName(frame, LOCATION_CODES[location]),
    structure: { full: design.structure[location], left: mech.body.structure[location] },
    lost,
    slots: slots.map((component, slot) => ({
      name: component?.name ?? null,
      hit: component !== null && (lost || (mech.body.hits[location] & (1 << slot)) !== 0),
      item: component ? items.indexOf(component) : -1,
      shots: component?.kind === 'ammo' ? mech.body.shots[component.index] : null,
    })),
  };
}

function statusOf(mech: UnitState): string[] {
  const status: string[] = [];
  if (mech.loss) status.push(LOSSES[mech.loss]);
  if (mech.prone) status.push(STATUS.prone);
  if (mech.shutDown > 0) status.push(STATUS.shutDown);
  return status;
}
