// The record sheet of a vehicle: its parts, and the state of its motive system, turret, crew and weapons.

import type { Design } from '@ironfield/classic/design.ts';
import { burnsIn } from '@ironfield/classic/rules/damage/ablaze.ts';
import {
  type CrewMember,
  dazeOf,
  hitsOn,
  isTailRotorHit,
  isTurretJammed,
  lacksStabilizer,
  stuckWeapons,
} from '@ironfield/classic/rules/damage/crew-damage.ts';
import { isFrontJammed, isFrontLocked } from '@ironfield/classic/rules/damage/front-turret.ts';
import {
  drivingPenalty,
  isImmobilized,
  isTurretLocked,
  slowedBy,
} from '@ironfield/classic/rules/damage/motive.ts';
import { isLost } from '@ironfield/classic/rules/unit/condition.ts';
import { ALL_CODES, type VehicleCode, type VehicleFile } from '@ironfield/classic/units/vehicle-file.ts';
import type { Marks } from '@ironfield/mechbay/unit-sheet/unit-sheet-data.ts';
import { BodyFigure, type BodyPart } from '../../../hex-table/figures/body-figure.tsx';
import styles from './sheet.module.css';
import type { Mech } from './table.ts';

const VEHICLE = {
  heading: 'Motive system, turret and crew',
  sound: 'Undamaged',
  immobilized: 'Immobilized',
  slowed: (points: number) => `${points} Cruising MP lost`,
  driving: (penalty: number) => `Driving rolls +${penalty}`,
  turretLocked: 'Turret locked',
  stunned: 'Crew stunned',
  turretJammed: 'Turret jammed',
  frontLocked: 'Front turret locked',
  frontJammed: 'Front turret jammed',
  dazed: ({ from, until }: { readonly from: number; readonly until: number }) =>
    from === until ? `Crew stunned in turn ${from}` : `Crew stunned in turns ${from} to ${until}`,
  crew: {
    driver: (hits: number) => `Driver hit: Driving rolls +${2 * hits}`,
    commander: (hits: number) => `Commander hit: +${hits} to hit, Driving rolls +${hits}`,
    sensors: (hits: number) => `Sensors hit: +${hits} to hit`,
    pilot: (hits: number) => `Pilot hit: Piloting rolls +${2 * hits}`,
    copilot: (hits: number) => `Co-pilot hit: +${hits} to hit`,
  },
  tailRotor: 'Tail rotor hit: Cruise at most, and no tight turn',
  stabilizer: (part: string) => `Stabilizer lost: ${part}`,
  burns: (parts: readonly string[]) => `On fire: ${parts.join(', ')}`,
  stuck: (label: string) => `${label} jammed until its crew clears it`,
  jammed: (label: string, until: number) => `${label} jammed until the end of turn ${until}`,
};

export const speedOfVehicle = ({ cruise }: VehicleFile) => ({
  walk: cruise,
  run: Math.ceil(1.5 * cruise),
  jump: 0,
});

/** Seen from above, with the turret in the middle. */
const BOXES: Readonly<Record<VehicleCode, BodyPart['box']>> = {
  FR: [106, 2, 78, 36],
  LS: [56, 42, 40, 60],
  RS: [194, 42, 40, 60],
  TU: [120, 46, 50, 50],
  RR: [106, 106, 78, 34],
  RO: [242, 47, 44, 50],
  FT: [152, 46, 40, 50],
  LB: [56, 72, 40, 30],
  RB: [194, 72, 40, 30],
};
/** Of six sides those in front leave room for those behind. */
const SIX: Readonly<Partial<Record<VehicleCode, BodyPart['box']>>> = {
  LS: [56, 42, 40, 28],
  RS: [194, 42, 40, 28],
};
/** Two turrets share the middle. */
const BEHIND: BodyPart['box'] = [98, 46, 40, 50];

/** A rotor has the middle to itself where there is no turret. */
function boxOf(code: VehicleCode, { structure }: Design): BodyPart['box'] {
  if (structure.length > ALL_CODES.indexOf('RB') && SIX[code]) return SIX[code];
  if (code === 'TU' && (structure[ALL_CODES.indexOf('FT')] ?? 0) > 0) return BEHIND;
  return code === 'RO' && structure[ALL_CODES.indexOf('TU')] === 0 ? BOXES.TU : BOXES[code];
}

interface VehicleProps {
  readonly design: Design;
  readonly vehicle: Mech;
}

export function VehicleBody({
  names,
  design,
  vehicle,
}: VehicleProps & { readonly names: readonly string[] }) {
  const codes = ALL_CODES.slice(0, design.structure.length);
  const parts = codes.map((code, part): BodyPart => {
    const { armor, structure } = vehicle.body;
    return {
      name: code,
      box: boxOf(code, design),
      armor: [armor[part]!, design.armor[part]!],
      structure: [structure[part]!, design.structure[part]!],
      isLost: isLost(vehicle.body, part),
    };
  });
  // Without a turret there is no such part, lost or not.
  const own = parts.filter((_, part) => design.structure[part]! > 0);
  const words = own.map(({ name, armor, structure, isLost: gone }) => {
    const part = names[ALL_CODES.indexOf(name as VehicleCode)]!;
    const start = part.charAt(0).toUpperCase() + part.slice(1);
    const of = ([left, full]: readonly number[]) => `${left} of ${full}`;
    return gone ? `${start}: lost` : `${start}: armour ${of(armor)}, structure ${of(structure!)}`;
  });
  return <BodyFigure width={290} height={142} parts={own} words={words} />;
}

/** Of the bay, in the order of the parts. */
const SIDES = ['front', 'right', 'left', 'rear', 'turret', 'rotor', 'frontTurret', 'rearRight', 'rearLeft'];
const SIX_SIDES = SIDES.indexOf('rearRight');
const OF_SIX: Readonly<Record<number, string>> = { 1: 'frontRight', 2: 'frontLeft' };
const SIDE_WORDS = SIDES.map((side) => side.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`));

/** The game's marks on its paper sheet. */
export function marksOf(design: Design, vehicle: Mech, name: string): Marks {
  const { armor, structure, shots } = vehicle.body;
  return {
    crew: [name, String(vehicle.crew.gunnery), String(vehicle.crew.piloting)],
    left: Object.fromEntries(
      SIDES.slice(0, armor.length).map((side, part) => [
        (armor.length > SIX_SIDES && OF_SIX[part]) || side,
        { armor: armor[part]!, structure: structure[part]! },
      ]),
    ),
    shots,
    notes: troublesOfVehicle(design, vehicle),
  };
}

const CREW: readonly CrewMember[] = ['driver', 'commander', 'sensors', 'pilot', 'copilot'];

/** Lasting damage that a player must reckon with. */
export function troublesOfVehicle(design: Design, vehicle: Mech): string[] {
  const jam = vehicle.marks?.inside?.jammed;
  const slowed = slowedBy(vehicle);
  const driving = drivingPenalty(vehicle);
  const dazed = dazeOf(vehicle);
  const burning = SIDE_WORDS.filter((_, part) => burnsIn(vehicle, part));
  return [
    ...(burning.length > 0 ? [VEHICLE.burns(burning)] : []),
    ...(isImmobilized(vehicle) ? [VEHICLE.immobilized] : []),
    ...(slowed > 0 ? [VEHICLE.slowed(slowed)] : []),
    ...(driving > 0 ? [VEHICLE.driving(driving)] : []),
    ...(isTurretJammed(vehicle) && !isTurretLocked(vehicle) ? [VEHICLE.turretJammed] : []),
    ...(isTurretLocked(vehicle) ? [VEHICLE.turretLocked] : []),
    ...(isFrontJammed(vehicle) && !isFrontLocked(vehicle) ? [VEHICLE.frontJammed] : []),
    ...(isFrontLocked(vehicle) ? [VEHICLE.frontLocked] : []),
    ...(vehicle.crew.knockedOut > 0 ? [VEHICLE.stunned] : []),
    ...(dazed ? [VEHICLE.dazed(dazed)] : []),
    ...CREW.flatMap((member) => {
      const hits = hitsOn(vehicle, member);
      return hits > 0 ? [VEHICLE.crew[member](hits)] : [];
    }),
    ...(isTailRotorHit(vehicle) ? [VEHICLE.tailRotor] : []),
    ...SIDE_WORDS.flatMap((side, part) => (lacksStabilizer(vehicle, part) ? [VEHICLE.stabilizer(side)] : [])),
    ...stuckWeapons(vehicle).map(({ weapon }) => VEHICLE.stuck(design.weapons[weapon]!.label)),
    ...(jam ? [VEHICLE.jammed(design.weapons[jam.weapon]!.label, jam.until)] : []),
  ];
}

export function VehicleTroubles({ design, vehicle }: VehicleProps) {
  const troubles = troublesOfVehicle(design, vehicle);
  return (
    <section className={styles.sheetPart}>
      <h3>{VEHICLE.heading}</h3>
      {troubles.length === 0 && <p className="quiet">{VEHICLE.sound}</p>}
      <ul>
        {troubles.map((trouble) => (
          <li key={trouble}>{trouble}</li>
        ))}
      </ul>
    </section>
  );
}
