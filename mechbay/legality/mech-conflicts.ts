// Things that a 'Mech cannot have together, twice or at all.

import { ENGINE_TYPES } from '../data/frames.ts';
import type { Item } from '../data/items.ts';
import { ammunitionOf, binTons, hasFlag, hasItem, type Mech, type Mount } from '../units/unit.ts';
import { isLarge } from '../weights/engine.ts';
import { type Finding, unless } from './finding.ts';
import { WRONG } from './mech-text.ts';

export const conflictFindings = (mech: Mech): Finding[] => [
  ...motorFindings(mech),
  ...seatFindings(mech),
  ...electronicFindings(mech),
  ...onceFindings(mech),
  ...omniFindings(mech),
  ...armlessFindings(mech),
  ...carrierFindings(mech),
];

/** MT-ENG-03, MT-MCON-05, MT-MCON-10 */
function motorFindings(mech: Mech): Finding[] {
  const { engine, techBase, jump, jumpKind } = mech;
  const isCombustion = !engine.type.fusion;
  return [
    ...unless(engine.type !== ENGINE_TYPES.compact || !isLarge(engine), 'MT-ENG-03', () =>
      WRONG.notWith('a compact engine', `a rating of ${engine.rating}`),
    ),
    ...unless(!isCombustion || techBase === 'IS', 'MT-MCON-05', () =>
      WRONG.only('a combustion engine', 'the Inner Sphere'),
    ),
    ...unless(!isCombustion || jump === 0 || jumpKind === 'boosters', 'MT-MCON-05', () =>
      WRONG.notWith('a combustion engine', 'jump jets'),
    ),
    ...unless(!hasItem(mech, 'masc') || !mech.hasTripleStrength, 'MT-MCON-10', () =>
      WRONG.notWith('MASC', 'triple-strength myomer'),
    ),
  ];
}

/** MT-COCKPIT-01, MT-COCKPIT-02, MT-COCKPIT-04 */
function seatFindings(mech: Mech): Finding[] {
  const { cockpit, tons, techBase, isMixed } = mech;
  const hasConsole = hasItem(mech, 'command-console') || cockpit.id === 'command-console';
  const hasDisplay = hasItem(mech, 'ei-display') || cockpit.id === 'enhanced-imaging';
  const isOther = cockpit.id === 'small' || cockpit.id === 'torso-mounted';
  const systems = [
    ...(hasConsole ? ['a command console'] : []),
    ...(hasDisplay ? ['enhanced imaging'] : []),
    ...(isOther ? [`a ${cockpit.id} cockpit`] : []),
  ];
  const LEAST = 60;
  return [
    ...unless(systems.length <= 1, 'MT-COCKPIT-01', () => WRONG.notWith(systems[0]!, systems[1]!)),
    ...unless(!hasConsole || tons >= LEAST, 'MT-COCKPIT-02', () =>
      WRONG.tooSmall('a command console', tons, LEAST),
    ),
    ...unless(!hasConsole || techBase === 'IS' || isMixed, 'MT-COCKPIT-02', () =>
      WRONG.only('a command console', "the Inner Sphere's 'Mechs"),
    ),
    ...unless(!hasDisplay || techBase === 'Clan' || isMixed, 'MT-COCKPIT-04', () =>
      WRONG.only('enhanced imaging', "the Clans' 'Mechs"),
    ),
  ];
}

const isComputer = ({ flags }: Item): boolean => flags.has('targetingComputerItem');
const isC3 = ({ flags }: Item): boolean => ['c3master', 'c3slave', 'c3i'].some((flag) => flags.has(flag));

/** MT-TTS-01, MT-UPLINK-01, MT-ELEC-11, MT-ARMOR-12 */
function electronicFindings(mech: Mech): Finding[] {
  const { mounts, armor } = mech;
  const first = (isIt: (item: Item) => boolean): Item | undefined =>
    mounts.find(({ item }) => isIt(item))?.item;
  const systems = mounts.filter(({ item }) => item.flags.has('targetingSystem'));
  const [system] = systems;
  const isHidden = hasItem(mech, 'null-signature-system');
  const hidden = 'a null-signature system';
  const rival = first(isComputer) ?? first(isC3);
  const isStealthy = armor.type.id === 'stealth';
  return [
    ...unless(systems.length <= 1, 'MT-TTS-01', () =>
      WRONG.twice('targeting-and-tracking systems', 1, systems.length),
    ),
    ...unless(!system || !rival, 'MT-TTS-01', () => WRONG.notWith(system!.item.name, rival!.name)),
    ...unless(!system || !isHidden, 'MT-TTS-01', () => WRONG.notWith(system!.item.name, hidden)),
    ...unless(!isHidden || !rival, 'MT-ELEC-11', () => WRONG.notWith(hidden, rival!.name)),
    ...unless(!isHidden || !hasItem(mech, 'satellite-uplink'), 'MT-UPLINK-01', () =>
      WRONG.notWith(hidden, 'a satellite uplink'),
    ),
    ...unless(!isHidden || !isStealthy, 'MT-ARMOR-12', () => WRONG.notWith(hidden, 'stealth armour')),
    ...unless(!isStealthy || hasFlag(mech, 'ecm'), 'MT-ARMOR-12', () =>
      WRONG.needs('stealth armour', 'an ECM suite'),
    ),
  ];
}

/** Of which a unit has one. */
const ONCE: readonly (readonly [string, string])[] = [
  ['is-masc', 'MT-MCON-10'],
  ['clan-masc', 'MT-MCON-10'],
  ['is-supercharger', 'MT-SYS-12'],
  ['any-jump-pack', 'MT-SYS-07'],
  ['is-command-console', 'MT-COCKPIT-01'],
];

function onceFindings({ mounts }: Mech): Finding[] {
  const twice = ONCE.flatMap(([id, rule]) => {
    const all = mounts.filter(({ item }) => item.id === id);
    return unless(all.length <= 1, rule, () => WRONG.twice(all[0]!.item.name, 1, all.length));
  });
  const packs = mounts.filter(({ item }) => item.id === 'any-jump-pack');
  const isGood = ({ size = 0 }: Mount) => size > 0 && Number.isInteger(size * 2);
  return [
    ...twice,
    ...packs
      .filter((pack) => !isGood(pack))
      .map(({ size = 0 }) => ({ rule: 'MT-SYS-07', message: WRONG.packTons(size) })),
  ];
}

const LONG_BARRELS = ['ac', 'lbx', 'ultra', 'rotary', 'gauss', 'gauss-light', 'gauss-heavy'];
const isLongBarrel = ({ item }: Mount): boolean =>
  item.kind === 'weapon' &&
  ((item.ammo !== null && LONG_BARRELS.includes(item.ammo)) || item.flags.has('ppc'));

/** MT-MCON-16, MT-ARMOR-02, MT-ARMOR-07, MT-SYS-02 */
function omniFindings(mech: Mech): Finding[] {
  if (!mech.isOmni) return [];
  const { armor, frame, mounts, missingActuators } = mech;
  const arms = frame === 'quad' ? [] : ['LA', 'RA'];
  const bare = arms.filter(
    (arm) =>
      mounts.some(
        (mount) => isLongBarrel(mount) && (mount.location === arm || mount.otherLocation === arm),
      ) && !(missingActuators.includes(`${arm}:lowerArm`) && missingActuators.includes(`${arm}:hand`)),
  );
  return [
    ...unless(armor.type.id !== 'hardened', 'MT-ARMOR-02', () => WRONG.notOnOmnis('hardened armour')),
    ...unless(armor.type.id !== 'reactive', 'MT-ARMOR-07', () => WRONG.notOnOmnis('reactive armour')),
    ...unless(!hasItem(mech, 'coolant-pod'), 'MT-SYS-02', () => WRONG.notOnOmnis('a coolant pod')),
    ...bare.map((arm) => ({ rule: 'MT-MCON-16', message: WRONG.omniArm(arm) })),
  ];
}

/** MT-FRAME-04 */
function armlessFindings({ isArmless, frame, armor }: Mech): Finding[] {
  if (!isArmless) return [];
  return [
    ...unless(frame === 'biped', 'MT-FRAME-04', () => WRONG.only('no arms', "a 'Mech on two legs")),
    ...['LA', 'RA']
      .filter((arm) => (armor.points[arm] ?? 0) > 0)
      .map((arm) => ({ rule: 'MT-FRAME-04', message: WRONG.armsOfNone(arm) })),
  ];
}

const FOREIGN_FLAGS = ['battleArmor', 'infantry', 'protomech'];
const OF_VEHICLES = ['any-turret', 'any-sponson', 'any-power-amplifier', 'is-drone-carrier'];

/** MT-WPN-01, MT-FRAME-01 */
function carrierFindings({ mounts }: Mech): Finding[] {
  return mounts.flatMap(({ item, armoredSlots }) => {
    const isForVehicles =
      (item.kind === 'equipment' && item.carrier !== null) || OF_VEHICLES.includes(item.id);
    const isForSoldiers = FOREIGN_FLAGS.some((flag) => item.flags.has(flag));
    return [
      ...unless(!isForVehicles, 'MT-WPN-01', () => WRONG.carrier(item.name, 'vehicles')),
      ...unless(!isForSoldiers, 'MT-WPN-01', () => WRONG.carrier(item.name, 'soldiers')),
      ...unless(armoredSlots === 0 || item.kind !== 'ammo', 'MT-FRAME-01', () => WRONG.armoredBin(item.name)),
    ];
  });
}

/** MT-CONS-04, CBT-CON-22: whole tons, and half tons for machine guns. */
export function lotFindings(mech: Mech): Finding[] {
  return ammunitionOf(mech).flatMap((bin) => {
    const step = bin.item.family.startsWith('mg') ? 0.5 : 1;
    const tons = binTons(bin);
    const isWhole = Math.abs(tons / step - Math.round(tons / step)) < 1e-6 && tons > 0;
    return unless(isWhole, 'MT-CONS-04', () => WRONG.lots(bin.item.name, tons));
  });
}
