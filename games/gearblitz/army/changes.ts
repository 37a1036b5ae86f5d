import type { Card, Mount } from '../cards/card.ts';
import type { UnitSheet } from '../cards/unit.ts';
import { TRAITS } from '../text/cards.ts';
import { MODE_NAMES } from '../text.ts';

const FIGURES = {
  actions: 'Actions',
  armor: 'Armor',
  sturdy: 'Sturdy',
  size: 'Size',
  detection: 'Detection',
  sensors: 'Sensors',
  autoComm: 'Auto-Comm',
  comm: 'Comm',
} as const satisfies Partial<Record<keyof Card, string>>;
const SKILLS = { att: 'ATT', def: 'DEF', ew: 'EW', ld: 'LD' } as const;

/** The changes to a Unit, figure by figure, before → after. */
export function changesBetween(before: UnitSheet, after: UnitSheet): readonly string[] {
  const [from, to] = [before.card, after.card];
  return [
    ...change('', from.name, to.name),
    ...keysOf(SKILLS).flatMap((skill) => change(SKILLS[skill], before.skills[skill], after.skills[skill])),
    ...keysOf(FIGURES).flatMap((figure) => change(FIGURES[figure], from[figure], to[figure])),
    ...change('Attack', from.attack.join('/'), to.attack.join('/')),
    ...movementChanges(from, to),
    ...weaponChanges(from.weapons, to.weapons),
    ...keysOf(TRAITS).flatMap((part) => traitChanges(part, from, to)),
  ];
}

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

function change(name: string, before: number | string, after: number | string): string[] {
  const words = `${before} → ${after}`.replaceAll('-', '−');
  return before === after ? [] : [name ? `${name} ${words}` : words];
}

function movementChanges({ movement: from }: Card, { movement: to }: Card): string[] {
  const rows = new Set([...from, ...to].map(({ mode }) => mode));
  return [...rows].flatMap((mode) => {
    const row = (all: Card['movement']): string => {
      const own = all.find((each) => each.mode === mode);
      return own ? `${own.combat}/${own.top} MP` : 'none';
    };
    const defense = (all: Card['movement']): string =>
      all.find((each) => each.mode === mode)?.defense.join('/') ?? 'none';
    const speeds = change(MODE_NAMES[mode], row(from), row(to));
    return speeds.length > 0 ? speeds : change(`${MODE_NAMES[mode]} DEF`, defense(from), defense(to));
  });
}

/** Codes, as often as they are carried; what is only carried otherwise has changed, too. */
function weaponChanges(from: readonly Mount[], to: readonly Mount[]): string[] {
  const [lost, won] = [without(from, to), without(to, from)];
  if (lost.length === 0 && won.length === 0) return [];
  const listed = (mounts: readonly Mount[]) => mounts.map(mountWords).join(', ') || 'no weapon';
  return [`${listed(lost)} → ${listed(won)}`];
}

function without(mounts: readonly Mount[], others: readonly Mount[]): readonly Mount[] {
  const left = others.map(mountWords);
  return mounts.filter((mount) => {
    const at = left.indexOf(mountWords(mount));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const mountWords = ({ weapon, arc, reloads, ammo, rof, link }: Mount): string =>
  [
    weapon,
    arc,
    reloads && 'reloads',
    ammo && `ammo ${ammo}`,
    rof !== undefined && `ROF ${rof}`,
    link && `linked ${link}`,
  ]
    .filter(Boolean)
    .join(' ');

function traitChanges(part: keyof typeof TRAITS, from: Card, to: Card): string[] {
  const names = TRAITS[part] as Readonly<Record<string, string>>;
  const [before, after] = [from[part], to[part]] as readonly Readonly<Record<string, unknown>>[];
  return Object.keys(names).flatMap((trait) => {
    const [was, is] = [before[trait], after[trait]];
    if (is === true || was === true)
      return was === is ? [] : [is ? `+ ${names[trait]}` : `no ${names[trait]}`];
    return change(names[trait], textOf(was), textOf(is));
  });
}

const textOf = (value: unknown): string =>
  value === undefined
    ? 'none'
    : typeof value === 'object'
      ? Object.values(value ?? {})
          .flat()
          .join('/')
      : String(value);
