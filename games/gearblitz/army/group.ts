import type { ArmyList, Effect, GroupKind, OptionEntry, SquadEntry } from '../cards/army-list.ts';
import type { Skills, UnitSheet } from '../cards/unit.ts';
import { type CardSource, cardOf } from '../data/cards.ts';
import { VARIANTS } from '../data/variants.ts';
import type { GroupChoice } from './choice.ts';
import { type Fitting, fit, fittingOf, variantCard } from './fitting.ts';
import type { Problem } from './problem.ts';
import { type Take, takes, wrongTakes } from './taking.ts';

/** A Unit of a Combat Group. */
export interface ArmyUnit {
  readonly sheet: UnitSheet;
  /** HGB-DRONE-01: the Unit of its group that it is slaved to. */
  readonly master?: number;
}

/** HGB-UNIT-01: a Combat Group as it goes to war. */
export interface ArmyGroup {
  readonly kind: GroupKind | 'snipers';
  readonly name: string;
  /** HGB-MIS-01: its value, too. */
  readonly tv: number;
  readonly units: readonly ArmyUnit[];
  /** The Unit that leads. */
  readonly leader: number;
  readonly isCommand: boolean;
  /** HGB-SM-04 */
  readonly isConvict: boolean;
}

export interface BuiltGroup {
  /** The squad, and its snipers if it has any. */
  readonly groups: readonly ArmyGroup[];
  readonly problems: readonly Omit<Problem, 'group'>[];
}

/** HGB-UNIT-01 */
const MOST_UNITS = 6;
/** HGB-ARMY-07: crews of transports. */
const TRANSPORT_CREW: Skills = { att: 2, def: 2, ew: 1, ld: 1 };
/** HGB-DRONE-01 */
const DRONE_SKILLS: Skills = { att: 1, def: 1, ew: 1, ld: 0 };
/** HGB-ARMY-09 */
const SNIPER_SKILL = 3;
/** HGB-SM-04 */
const CONVICT_SKILL = 1;

/** A bought model while options change it. */
interface Member {
  readonly index: number;
  fitting: Fitting;
  skills: Skills;
}

/** A squad at work on its options. */
interface Workshop {
  readonly taken: readonly Take[];
  readonly members: readonly Member[];
  readonly leader: number;
  readonly cardFor: CardSource;
  readonly problems: Omit<Problem, 'group'>[];
}

/** HGB-ARMY-04, HGB-ARMY-06, HGB-ARMY-07: what becomes of a squad with its options. */
export function buildGroup(
  list: ArmyList,
  squad: SquadEntry,
  choice: GroupChoice,
  cardFor: CardSource = cardOf,
): BuiltGroup {
  const { taken, refused } = takes(squad, choice);
  const shop: Workshop = {
    taken,
    cardFor,
    members: membersOf(squad, taken, cardFor),
    leader: taken.find(({ entry }) => entry.effect.type === 'leader')?.member ?? squad.leader,
    problems: [...refused, ...wrongTakes(taken)],
  };
  const { members, leader, problems } = shop;
  swapModels(shop);
  for (const type of FITTINGS) each(shop, type, (option, member) => fitOut(shop, option, member));
  setSkills(shop, squad);
  if (choice.isCommand) command(shop, list);

  const isConvict = squad.isConvict === true || has(taken, 'convicts');
  const units: ArmyUnit[] = members.map(({ fitting, skills }) => ({ sheet: sheetOf(fitting, skills) }));
  units.push(...transports(taken, cardFor), ...drones(taken, cardFor));
  if (units.filter(({ sheet }) => sheet.card.kind !== 'drone').length > MOST_UNITS)
    problems.push({
      message: `${squad.name}: ${MOST_UNITS} Units at most are a Combat Group`,
      rule: 'HGB-UNIT-01',
    });

  const group: ArmyGroup = {
    kind: isConvict && squad.kind === 'infantry' ? 'convict infantry' : squad.kind,
    name: squad.name,
    tv: squad.tv + costOf(taken, members.length) + (choice.isCommand ? list.command.tv : 0),
    units: linkTransports(units, taken),
    leader,
    isCommand: choice.isCommand === true,
    isConvict,
  };
  return { groups: [group, ...snipers(taken, cardFor)], problems };
}

/** Applies something to every model with an option of this type. */
function each<T extends Effect['type']>(
  { taken, members, leader, problems }: Workshop,
  type: T,
  apply: (option: OptionEntry & { readonly effect: Extract<Effect, { type: T }> }, member: Member) => void,
): void {
  for (const take of taken) {
    if (take.entry.effect.type !== type) continue;
    for (const index of indexesFor(take, members.length, leader)) {
      const member = members[index];
      if (member) apply(take.entry as Parameters<typeof apply>[0], member);
      else problems.push(no(`${take.entry.title}: there is no member ${index}`, index));
    }
  }
}

const no = (message: string, member: number): Omit<Problem, 'group'> => ({
  message,
  member,
  rule: 'HGB-ARMY-07',
});

/** HGB-ARMY-07: models are swapped first, because other options look at the result. */
function swapModels(shop: Workshop): void {
  const swapped = new Set<Member>();
  each(shop, 'swap', ({ title, effect }, member) => {
    if (member.fitting.card.id !== effect.from || swapped.has(member))
      shop.problems.push(no(`${title}: not a ${member.fitting.card.name}`, member.index));
    else member.fitting = fittingOf(shop.cardFor(effect.to));
    swapped.add(member);
  });
  each(shop, 'variant', ({ title, effect }, member) => {
    const isBase = member.fitting.card.id === VARIANTS[effect.variant].base;
    const card = isBase ? variantCard(effect.variant, shop.cardFor) : null;
    const why = isBase ? 'the weapon is not there' : `not a ${member.fitting.card.name}`;
    if (card) member.fitting = fittingOf(card);
    else shop.problems.push(no(`${title}: ${why}`, member.index));
  });
}

function fitOut(shop: Workshop, option: OptionEntry, member: Member): void {
  const why = whyNot(option, member);
  const fitting = why ? null : fit(member.fitting, option.effect);
  if (fitting) member.fitting = fitting;
  else shop.problems.push(no(`${option.title}: ${why ?? 'the weapon is not there'}`, member.index));
}

/** Options that look at a member as it has become, in the order in which they apply; most change its card. */
const FITTINGS = [
  'weapons',
  'link',
  'unlimited',
  'perks',
  'aux',
  'sturdy',
  'armor',
  'atv',
  'drone',
  'transport',
  'leader',
] as const;

const has = (taken: readonly Take[], type: Effect['type']): boolean =>
  taken.some(({ entry }) => entry.effect.type === type);

function membersOf(squad: SquadEntry, taken: readonly Take[], cardFor: CardSource): Member[] {
  const added = taken.flatMap(({ entry }) => (entry.effect.type === 'add' ? entry.effect.card : []));
  return [...squad.members, ...added].map((id, index) => ({
    index,
    fitting: fittingOf(cardFor(id)),
    skills: { ...squad.skills, ld: cardFor(id).kind === 'infantry' ? squad.skills.att : 0 },
  }));
}

/** The models an option is for; a transport's link is for none of these. */
function indexesFor({ entry, member }: Take, count: number, leader: number): number[] {
  if (entry.scope === 'leader') return [leader];
  if (member !== undefined) return [member];
  return entry.effect.type === 'link' ? [] : Array.from({ length: count }, (_, i) => i);
}

function whyNot({ only, except, carrying }: OptionEntry, { fitting }: Member): string | null {
  const { id, name, weapons } = fitting.card;
  if ((only && !only.includes(id)) || except?.includes(id)) return `not for a ${name}`;
  if (carrying && !weapons.some(({ weapon }) => carrying.includes(weapon)))
    return `only beside ${carrying.join(' or ')}`;
  return null;
}

/** HGB-ARMY-04, HGB-ARMY-08, HGB-SM-04 */
function setSkills(shop: Workshop, squad: SquadEntry): void {
  const leading = shop.members[shop.leader] as Member | undefined;
  if (leading && leading.fitting.card.kind !== 'infantry') raise(leading, { ld: squad.ld });
  each(shop, 'veterans', ({ effect }, member) => raise(member, effect.skills));
  each(shop, 'skill', (option, member) => {
    const { scope, effect } = option;
    const why = whyNot(option, member);
    if (why) shop.problems.push(no(`${option.title}: ${why}`, member.index));
    // The leader keeps its skill.
    else if (effect.skill === 'ld' && scope !== 'leader')
      raise(member, { ld: Math.max(effect.to, member.skills.ld) });
    else raise(member, { [effect.skill]: effect.to });
  });
  each(shop, 'convicts', (_, member) => raise(member, allSkills(CONVICT_SKILL)));
  if (leading && has(shop.taken, 'veterans')) raise(leading, { ld: leading.skills.ld + 1 });
}

function raise(member: Member, skills: Partial<Skills>): void {
  member.skills = { ...member.skills, ...skills };
}

/** HGB-INF-01 */
const allSkills = (level: number): Skills => ({ att: level, def: level, ew: level, ld: level });

/** HGB-NG-03, HGB-SM-03, HGB-PR-03 */
function command(
  { members, leader, problems }: Workshop,
  { command: { bonus, rides, rule } }: ArmyList,
): void {
  const leading = members[leader] as Member | undefined;
  if (!leading) return;
  const { id, name } = leading.fitting.card;
  if (rides && !rides.includes(id))
    problems.push({ message: `The Army Commander does not ride a ${name}`, rule, member: leader });
  const { att, def, ew, ld } = leading.skills;
  raise(leading, {
    att: att + (bonus.att ?? 0),
    def: def + (bonus.def ?? 0),
    ew: ew + (bonus.ew ?? 0),
    ld: ld + (bonus.ld ?? 0),
  });
}

/** HGB-ARMY-01, HGB-ARMY-07 */
function costOf(taken: readonly Take[], members: number): number {
  const own = taken.filter(({ entry }) => !isSnipers(entry.effect));
  return own.reduce((sum, { entry }) => sum + entry.tv * (entry.scope === 'every unit' ? members : 1), 0);
}

const isSnipers = ({ type }: Effect): boolean => type === 'snipers' || type === 'snipers gear';

const sheetOf = ({ card }: Fitting, skills: Skills): UnitSheet => ({ name: card.name, card, skills });

const transports = (taken: readonly Take[], cardFor: CardSource): ArmyUnit[] =>
  taken.flatMap(({ entry: { effect } }) =>
    effect.type === 'transport' ? { sheet: sheetOf(fittingOf(cardFor(effect.card)), TRANSPORT_CREW) } : [],
  );

const drones = (taken: readonly Take[], cardFor: CardSource): ArmyUnit[] =>
  taken.flatMap(({ entry: { effect }, member = 0 }) =>
    effect.type === 'drone'
      ? { sheet: sheetOf(fittingOf(cardFor(effect.card)), DRONE_SKILLS), master: member }
      : [],
  );

/** The one option that is for a transport. */
function linkTransports(units: readonly ArmyUnit[], taken: readonly Take[]): readonly ArmyUnit[] {
  const link = taken.find(({ entry }) => entry.effect.type === 'link' && entry.scope === 'squad')?.entry
    .effect;
  if (link?.type !== 'link') return units;
  return units.map((unit) => {
    const card = unit.sheet.card.id === link.of ? fit(fittingOf(unit.sheet.card), link)?.card : undefined;
    return card ? { ...unit, sheet: { ...unit.sheet, card } } : unit;
  });
}

/** HGB-ARMY-09 */
function snipers(taken: readonly Take[], cardFor: CardSource): ArmyGroup[] {
  if (!has(taken, 'snipers')) return [];
  const own = taken.map(({ entry }) => entry).filter(({ effect }) => isSnipers(effect));
  const gear = own.flatMap(({ effect }) => (effect.type === 'snipers gear' ? effect.gear : []));
  const base = fittingOf(cardFor('snipers'));
  const armed = gear.includes('laser') ? withLaser(base) : base;
  const card = { ...armed.card, armor: armed.card.armor + (gear.includes('armor') ? 1 : 0) };
  return [
    {
      kind: 'snipers',
      name: 'Sniper Squad',
      tv: own.reduce((sum, { tv }) => sum + tv, 0),
      units: [
        { sheet: sheetOf(fittingOf(card), allSkills(SNIPER_SKILL)) },
        ...(gear.includes('drone')
          ? [{ sheet: sheetOf(fittingOf(cardFor('drone-recon')), DRONE_SKILLS), master: 0 }]
          : []),
      ],
      leader: 0,
      isCommand: false,
      isConvict: false,
    },
  ];
}

const withLaser = (fitting: Fitting): Fitting =>
  fit(fitting, { type: 'weapons', remove: ['INF-SR'], add: [{ weapon: 'INF-SLR', arc: 'T' }] }) ?? fitting;
