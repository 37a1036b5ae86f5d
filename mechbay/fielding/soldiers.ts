// Platoons and squads of battle armour of the bay as the files that battles are fought with (MT-ICON-01, MT-ICON-02).

import '@ironfield/classic/squads/suit-arms.ts';
import { designOf as squadDesign } from '@ironfield/classic/kinds/battle-armor/design.ts';
import { designOf as platoonDesign } from '@ironfield/classic/kinds/infantry/design.ts';
import { isCounted, SUIT_WEAPONS } from '@ironfield/classic/squads/suit-weapons.ts';
import {
  type BattleArmorFile,
  battleArmorFileSchema,
  type Covering,
} from '@ironfield/classic/units/battle-armor-file.ts';
import {
  type Arms,
  type InfantryFile,
  type InfantryMotion,
  infantryFileSchema,
  tonsOf,
} from '@ironfield/classic/units/infantry-file.ts';
import { roleNamed } from '@ironfield/classic/units/role-names.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { named } from '../unit-files/names.ts';
import {
  ammunitionOf,
  type BattleArmor,
  type Infantry,
  type InfantryWeapon,
  type Mount,
  weaponsOf,
} from '../units/unit.ts';
import { playName } from './names.ts';
import { CANNOT } from './text.ts';

const ARMS: Readonly<Record<InfantryWeapon, Arms>> = {
  Rifle: 'rifle',
  'Machine Gun': 'machine-gun',
  Flamer: 'flamer',
  Laser: 'laser',
  SRM: 'srm',
  LRM: 'lrm',
};

/** The file of a platoon; or what of it cannot be played. */
export function platoonFileOf(platoon: Infantry): Result<InfantryFile, readonly string[]> {
  const { name, model, weapon, troopers, isAntiMech } = platoon;
  const motion = platoon.motion.toLowerCase() as InfantryMotion;
  const guns = weaponsOf(platoon).filter(({ location }) => location === 'fieldGuns');
  const gun = guns[0] && playName(guns[0].item);
  if (gun === null || guns.some(({ item }) => item !== guns[0]!.item)) {
    const names = new Set(guns.map(({ item }) => CANNOT.item(item.name)));
    return refused([...names]);
  }
  const role = roleNamed(platoon.role);
  const parsed = infantryFileSchema.safeParse({
    format: 'ironfield-unit',
    version: 1,
    kind: 'infantry',
    name,
    model,
    motion,
    tons: tonsOf(motion, false),
    arms: ARMS[weapon],
    troopers,
    ...(isAntiMech && { antiMech: true }),
    ...(gun && { fieldGuns: { weapon: gun, guns: guns.length } }),
    ...(role && { role }),
  });
  if (!parsed.success) return refused(parsed.error.issues.map(({ message }) => message));
  const design = platoonDesign(parsed.data);
  return design.ok ? accepted(parsed.data) : refused(design.error);
}

/** What takes part in no attack, and what the figures of a suit have counted already. */
const IDLE = ['ba-ap-mount', 'ba-infantry-rifle', 'ba-manipulator', 'ba-armor-advanced', 'ba-jump-booster'];

const CLAMP = 'ba-any-magnetic-clamp';
const AT_CLOSE_QUARTERS = /^ba-any-(leg-attack|swarm-mek|stop-swarm-attack)$/;

/** Launchers that files call by names of their own, and the salvoes of one. */
const LAUNCHERS: ReadonlyMap<string, readonly [weapon: string, salvoes: number]> = new Map([
  ['ba-srm2', ['SRM 2', 2]],
  ['ba-srm2-os', ['SRM 2', 1]],
]);

/** By the id of what makes a suit hard to make out. */
const COVERINGS: ReadonlyMap<string, Covering> = new Map(
  (
    [
      ['Basic Stealth', 'basic-stealth'],
      ['Standard Stealth', 'standard-stealth'],
      ['IS BA Stealth (Improved)', 'improved-stealth'],
      ['Improved Stealth', 'improved-stealth'],
      ['Simple Camo', 'camouflage'],
      ['Mimetic Armor', 'mimetic'],
    ] as const
  ).flatMap(([name, covering]): [string, Covering][] => {
    const found = named(name, { kind: 'battleArmor', techBase: 'IS' });
    return found ? [[found.item.id, covering]] : [];
  }),
);

type Carried = BattleArmorFile['weapons'][number];

/** A weapon of each trooper; null for anything else. */
function carriedBy(squad: BattleArmor, { item }: Mount): Carried | null {
  const launcher = LAUNCHERS.get(item.id);
  const type = SUIT_WEAPONS.get(launcher?.[0] ?? item.name);
  if (!type || (!launcher && item.kind !== 'weapon')) return null;
  if (!isCounted(type)) return { weapon: type.name };
  if (type.isSingle) return { weapon: type.name, shots: 1 };
  const bins = ammunitionOf(squad).filter((bin) => bin.item.name.startsWith(type.name));
  const shots = bins.reduce((sum, bin) => sum + (bin.shots ?? bin.item.shots), 0);
  return { weapon: type.name, shots: launcher?.[1] === 1 ? 1 : shots || (launcher?.[1] ?? 1) };
}

/** The file of a squad; or what of it cannot be played. */
export function squadFileOf(squad: BattleArmor): Result<BattleArmorFile, readonly string[]> {
  const { name, model, troopers, armorPerTrooper, ground, jump, mounts } = squad;
  const coverings = new Set(mounts.flatMap(({ item }) => COVERINGS.get(item.id) ?? []));
  const weapons: Carried[] = [];
  const problems = new Set<string>();
  for (const mount of mounts) {
    const { id, kind, name: called } = mount.item;
    if (AT_CLOSE_QUARTERS.test(id) || IDLE.includes(id) || id === CLAMP || COVERINGS.has(id)) continue;
    const carried = carriedBy(squad, mount);
    if (carried !== null && mount.location === 'squad') weapons.push(carried);
    else if (kind !== 'ammo') problems.add(CANNOT.item(called));
  }
  if (weapons.length === 0 && problems.size === 0) problems.add(CANNOT.unarmed);
  if (problems.size > 0) return refused([...problems]);
  const [covering] = coverings;
  const role = roleNamed(squad.role);
  const parsed = battleArmorFileSchema.safeParse({
    format: 'ironfield-unit',
    version: 1,
    kind: 'battle-armor',
    name,
    model,
    tons: troopers,
    troopers,
    armor: armorPerTrooper,
    ground,
    jump,
    weapons,
    ...(mounts.some(({ item }) => AT_CLOSE_QUARTERS.test(item.id)) && { antiMech: true }),
    ...(mounts.some(({ item }) => item.id === CLAMP) && { clamps: true }),
    ...(covering && { covering }),
    ...(role && { role }),
  });
  if (!parsed.success) return refused(parsed.error.issues.map(({ message }) => message));
  const design = squadDesign(parsed.data);
  return design.ok ? accepted(parsed.data) : refused(design.error);
}
