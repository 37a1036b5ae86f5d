// A 'Mech of the bay as the file that battles are fought with: slot by slot, because critical hits ask for slots.

import { fittingNamed } from '@ironfield/classic/data/fittings.ts';
import { linesOf } from '@ironfield/classic/data/text-file.ts';
import { designOf } from '@ironfield/classic/units/design.ts';
import { onFourLegs } from '@ironfield/classic/units/four-legs.ts';
import { LOCATION_CODES, type LocationCode, SLOTS } from '@ironfield/classic/units/locations.ts';
import { takeApart } from '@ironfield/classic/units/mtf/mtf-lines.ts';
import { roleNamed } from '@ironfield/classic/units/role-names.ts';
import { type MechFile, mechFileSchema } from '@ironfield/classic/units/unit-file.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { PART_LINES } from '../unit-files/mtf-writer.ts';
import { named } from '../unit-files/names.ts';
import { FRAME_SLOT } from '../unit-files/parts.ts';
import { type FramePart, framePartNamed } from '../units/frame-parts.ts';
import { jetTons } from '../units/quantities.ts';
import type { Mech } from '../units/unit.ts';
import { playName } from './names.ts';
import { CANNOT } from './text.ts';

const FRAME: Readonly<Record<FramePart, string>> = { ...PART_LINES, engine: 'Engine' };

const ENGINES: Readonly<Record<string, MechFile['engine'] | 'standard'>> = {
  standard: 'standard',
  'xl-is': 'XL',
  'xl-clan': 'XL',
  light: 'light',
  ice: 'combustion',
};
/** What lies in slots of its own, or in none. */
const COCKPITS = ['standard', 'command-console', 'enhanced-imaging', 'torso-mounted'];
const JUMPS = ['standard', 'boosters'];
const STRUCTURES = ['standard', 'endo-steel'];
const ARMORS: Readonly<Record<string, MechFile['plating'] | null>> = {
  standard: null,
  'ferro-fibrous': null,
  'light-ferro-fibrous': null,
  'heavy-ferro-fibrous': null,
  hardened: 'hardened',
  'laser-reflective': 'reflective',
  reactive: 'reactive',
  stealth: null,
};
const SINKS = ['single', 'double-is', 'double-clan', 'laser'];
/** Slots of what is spread over a 'Mech as the Clans make it. */
const SLOTS_OF_CLANS: Readonly<Record<string, number>> = { 'any-armor-reflective': 5 };
const MOST_SPREAD = 7;

/** The parts of its frame that no battle knows yet. */
function strange(mech: Mech): readonly string[] {
  const { engine, gyro, cockpit, structure, armor, heatSinks, jumpKind } = mech;
  const problems = [
    !(engine.type.id in ENGINES) && CANNOT.engine(engine.type.name),
    gyro.id !== 'standard' && CANNOT.part('gyro', gyro.id),
    !COCKPITS.includes(cockpit.id) && CANNOT.part('cockpit', cockpit.id),
    !STRUCTURES.includes(structure.id) && CANNOT.part('structure', structure.id),
    !(armor.type.id in ARMORS) && CANNOT.part('armor', armor.type.id),
    !SINKS.includes(heatSinks.type.id) && CANNOT.part('heat sinks', heatSinks.type.id),
    !JUMPS.includes(jumpKind) && CANNOT.part('jump jets', jumpKind),
    mech.isArmless && CANNOT.armless,
    (mech.armoredFrameSlots > 0 ||
      mech.armoredCockpit ||
      mech.mounts.some((each) => each.armoredSlots > 0)) &&
      CANNOT.componentArmor,
  ];
  return problems.filter((problem) => problem !== false);
}

/** The file of a 'Mech whose public file reads so; or what of it cannot be played. */
export function mechFileOf(mech: Mech, text: string): Result<MechFile, readonly string[]> {
  const lines = linesOf(text);
  const { sections } = takeApart(lines.ok ? lines.value : []);
  const problems = new Set(strange(mech));
  const isOfClans = mech.techBase === 'Clan';
  const countOf = (id: string): number =>
    [...sections.values()].flatMap(({ slots }) => slots).filter((slot) => idOf(slot.text, mech) === id)
      .length;
  const slotsOf = (location: LocationCode): (string | null)[] => {
    const given = sections.get(location)?.slots ?? [];
    return Array.from({ length: SLOTS[LOCATION_CODES.indexOf(location)] }, (_, slot) => {
      const line = given[slot]?.text ?? '-Empty-';
      if (FRAME_SLOT.test(line)) {
        const part = framePartNamed(line);
        return part && FRAME[part];
      }
      const naming = named(line, { kind: 'other', techBase: mech.techBase });
      const isSpread = naming?.item.flags.has('spreadable') === true;
      const name =
        naming &&
        playName(naming.item, {
          isRear: naming.isRear,
          shots: naming.shots,
          isOfClans: isSpread
            ? countOf(naming.item.id) === (SLOTS_OF_CLANS[naming.item.id] ?? MOST_SPREAD)
            : isOfClans,
        });
      if (name === null) problems.add(CANNOT.item(naming?.item.name ?? line));
      return name;
    });
  };
  const systems = systemsOf(mech);
  const slots = Object.fromEntries(LOCATION_CODES.map((code) => [code, slotsOf(code)]));
  if (problems.size > 0) return refused([...problems]);
  const { points } = mech.armor;
  const engine = ENGINES[mech.engine.type.id];
  const jumpPack = packMpOf(mech);
  const plating = ARMORS[mech.armor.type.id];
  const role = roleNamed(mech.role);
  const parsed = mechFileSchema.safeParse({
    format: 'ironfield-unit',
    version: 1,
    name: mech.name,
    model: mech.model,
    frame: mech.frame,
    tons: mech.tons,
    walk: mech.walk,
    heatSinks: mech.heatSinks.count,
    ...(mech.heatSinks.type.id !== 'single' && { doubleSinks: true }),
    ...(engine !== 'standard' && { engine }),
    ...(plating && { plating }),
    ...(jumpPack > 0 && { jumpPack }),
    ...(mech.heatSinks.type.id === 'laser' && { laserSinks: true }),
    ...(mech.jumpKind === 'boosters' && { jumpBoosters: mech.jump }),
    ...(systems.length > 0 && { systems }),
    ...(mech.isOmni && { omni: true }),
    ...(isOfClans && { clan: true }),
    ...(role && { role }),
    armor: {
      HD: points.HD,
      CT: [points.CT, points.CTR],
      LT: [points.LT, points.LTR],
      RT: [points.RT, points.RTR],
      LA: points.LA,
      RA: points.RA,
      LL: points.LL,
      RL: points.RL,
    },
    slots,
  });
  if (!parsed.success) return refused(parsed.error.issues.map(({ message }) => message));
  const design = (mech.frame === 'quad' ? onFourLegs : designOf)(parsed.data);
  return design.ok ? accepted(parsed.data) : refused(design.error);
}

const idOf = (text: string, { techBase }: Mech): string | undefined =>
  named(text, { kind: 'other', techBase })?.item.id;

/** What has neither slots nor a place. */
function systemsOf({ mounts, cockpit }: Mech): readonly string[] {
  const names = mounts.map(({ item }) => playName(item)).filter((name) => name !== null);
  return [
    ...names.filter((name) => fittingNamed(name)?.isSystem),
    ...(cockpit.id === 'enhanced-imaging' ? ['Enhanced Imaging Display'] : []),
  ];
}

/** MT-SYS-07 */
function packMpOf({ mounts, tons, walk }: Mech): number {
  const pack = mounts.find(({ item }) => item.id === 'any-jump-pack');
  return pack ? Math.min(walk, Math.floor((pack.size ?? 0) / jetTons(tons))) : 0;
}
