import type { Fitted, Limit, OptionEntry } from '../../cards/army-list.ts';
import type { Skills } from '../../cards/unit.ts';
import { AUTOCANNONS } from '../weapons.ts';

/** HGB-ARMY-07: options that several squads have, with what differs between them. */

type More = Partial<OptionEntry>;

/** `2+`, `0-3` or `0`, as the charts have it. */
export function limit(text: string): Limit {
  if (text.endsWith('+')) return { least: Number(text.slice(0, -1)), most: null };
  const [least, most = least] = text.split('-').map(Number);
  return { least, most };
}

export const addUnit = (card: string, tv: number, title: string, most = 1): OptionEntry => ({
  id: `add-${card}`,
  title,
  tv,
  scope: 'squad',
  effect: { type: 'add', card },
  most,
});

/** A member becomes another model. */
export const becomes = (
  from: string,
  to: string,
  tv: number,
  title: string,
  more: More = {},
): OptionEntry => ({
  id: to,
  title,
  tv,
  scope: 'member',
  effect: { type: 'swap', from, to },
  ...more,
});

export const variant = (id: string, tv: number, title: string, more: More = {}): OptionEntry => ({
  id,
  title,
  tv,
  scope: 'member',
  effect: { type: 'variant', variant: id },
  ...more,
});

export const leadership = (to: number, tv = 10): OptionEntry => ({
  id: 'leadership',
  title: `The leader has Ld ${to}`,
  tv,
  scope: 'leader',
  effect: { type: 'skill', skill: 'ld', to },
});

/** A second in command. */
export const deputy = (card: string): OptionEntry => ({
  id: 'deputy',
  title: 'A second in command with Ld 1',
  tv: 10,
  scope: 'member',
  effect: { type: 'skill', skill: 'ld', to: 1 },
  most: 1,
  only: [card],
});

const SKILL_NAMES: Record<keyof Skills, string> = { att: 'Att', def: 'Def', ew: 'EW', ld: 'Ld' };

export const raised = (skill: keyof Skills, to: number, tv = 10): OptionEntry => ({
  id: skill,
  title: `${SKILL_NAMES[skill]} ${to}`,
  tv,
  scope: 'member',
  effect: { type: 'skill', skill, to },
});

export const CLOAK: OptionEntry = {
  id: 'cloak',
  title: 'Camo Netting',
  tv: 5,
  scope: 'member',
  effect: { type: 'perks', perks: { camoNetting: true } },
};

/** Called Field Armor, or Armored Jacket. */
export const moreArmor = (title: string, tv: number, more: More = {}): OptionEntry => ({
  id: 'armor-box',
  title: `${title}: a Sturdy box`,
  tv,
  scope: 'member',
  effect: { type: 'sturdy' },
  excludes: ['stripped-jager'],
  ...more,
});

const DRONES = {
  'drone-recon': 'Recon drone',
  'drone-hk': 'Hunter-Killer drone',
  'drone-demo': 'Demolition drone',
} as const;

export const drone = (card: keyof typeof DRONES, tv: number, more: More = {}): OptionEntry => ({
  id: card,
  title: DRONES[card],
  tv,
  scope: 'member',
  effect: { type: 'drone', card },
  share: 'drone',
  ...more,
});

/** Changes of an option to a unit: entries that it takes off and puts on. */
interface Swap extends More {
  readonly remove: readonly string[];
  readonly add: readonly Fitted[];
  readonly reloadsOn?: string;
}

export const swapped = (
  id: string,
  title: string,
  tv: number,
  { remove, add, reloadsOn, ...more }: Swap,
): OptionEntry => ({
  id,
  title,
  tv,
  scope: 'member',
  effect: { type: 'weapons', remove, add, ...(reloadsOn === undefined ? {} : { reloadsOn }) },
  ...more,
});

export const fitted = (
  id: string,
  title: string,
  tv: number,
  add: readonly Fitted[],
  more: More = {},
): OptionEntry => swapped(id, title, tv, { remove: [], add, ...more });

export const linked = (weapon: string, of: string, title: string, more: More = {}): OptionEntry => ({
  id: `link-${of}`,
  title,
  tv: 5,
  scope: 'member',
  effect: { type: 'link', weapon, of },
  only: [of],
  ...more,
});

export const veterans = (tv: number, skills: Partial<Skills>): OptionEntry => ({
  id: 'veterans',
  title: 'Veterans',
  tv,
  scope: 'every unit',
  effect: { type: 'veterans', skills },
});

/** "An autocannon", whichever is carried. */
export const AUTOCANNON = AUTOCANNONS.join('|');

export const MAC = swapped('mac', 'LAC for a MAC', 5, {
  remove: ['LAC'],
  add: [{ weapon: 'MAC', arc: 'F', reloads: true }],
});
export const FRAG = swapped('frag', 'LAC for a Frag Cannon', 5, {
  remove: ['LAC'],
  add: [{ weapon: 'FC', arc: 'F', reloads: true }],
});
export const RFB = swapped('rfb', 'LAC for a Rapid-Fire Bazooka', 10, {
  remove: ['LAC'],
  add: [{ weapon: 'RFB', arc: 'F', reloads: true }],
});

const HEAVY_WEAPONS = [
  ['lmg', 'Light Machine Gun', 5, 'INF-LMG'],
  ['chaingun', 'Chaingun', 5, 'INF-CG'],
  ['anti-gear-rifle', 'Anti-Gear Rifle', 5, 'INF-AGR'],
  ['grenade-rifle', 'Grenade Rifle', 10, 'INF-GR'],
  ['rocket-launcher', 'Rocket Launcher', 10, 'INF-RL'],
  ['mortar', 'Light Mortar', 15, 'INF-LM'],
] as const;

/** HGB-ARMY-09 */
const SNIPERS: readonly OptionEntry[] = [
  { id: 'snipers', title: 'A sniper squad', tv: 15, scope: 'squad', effect: { type: 'snipers' } },
  ...(
    [
      ['armor', 'Heavy armor for the snipers', 5],
      ['laser', 'A laser rifle for the snipers', 5],
      ['drone', 'A Recon drone for the snipers', 20],
    ] as const
  ).map(
    ([gear, title, tv]): OptionEntry => ({
      id: `snipers-${gear}`,
      title,
      tv,
      scope: 'squad',
      effect: { type: 'snipers gear', gear },
      needs: 'snipers',
    }),
  ),
];

/** HGB-ARMY-06: what every infantry section may have, beside its armor and transport. */
export const INFANTRY_OPTIONS: readonly OptionEntry[] = [
  ...HEAVY_WEAPONS.map(([id, title, tv, weapon]) =>
    fitted(id, title, tv, [{ weapon, arc: 'T' }], { share: 'heavy weapon' }),
  ),
  {
    id: 'designator',
    title: 'Target Designator 2',
    tv: 10,
    scope: 'member',
    effect: { type: 'aux', aux: { targetDesignator: 2 } },
    share: 'heavy weapon',
  },
  { id: 'atv', title: 'ATVs', tv: 10, scope: 'member', effect: { type: 'atv' } },
  {
    id: 'paratroopers',
    title: 'Paratroopers',
    tv: 5,
    scope: 'member',
    effect: { type: 'perks', perks: { airdroppable: true } },
  },
  CLOAK,
  drone('drone-hk', 5),
  drone('drone-demo', 5),
  drone('drone-recon', 20),
  ...SNIPERS,
];

export const vests = (name: string, by: number, tv: number): OptionEntry => ({
  id: name,
  title: `Armor +${by}`,
  tv,
  scope: 'squad',
  effect: { type: 'armor', by },
  share: 'vests',
  most: 1,
});

/** HGB-INF-03, HGB-INF-05: paratroopers and ATVs do not ride. */
export const transport = (
  card: string,
  tv: number,
  title: string,
  scope: 'squad' | 'member',
): OptionEntry => ({
  id: card,
  title,
  tv,
  scope,
  effect: { type: 'transport', card },
  excludes: ['atv', 'paratroopers'],
});
