import type { Each, Field } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { WeaponMount } from '../../design.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import { canBear } from '../../rules/fire/pointing.ts';
import { seatsToAsk } from '../../rules/turn/asking.ts';
import { noteInside } from '../../rules/unit/marks.ts';
import type { State, Twist, UnitState } from '../../state.ts';

type Links = readonly { readonly weapon: number; readonly group: number }[];

declare module '../../extensions.ts' {
  interface InsideMarks {
    /** Weapons that are linked, and the group of each. */
    readonly links?: Links;
  }
  interface OptionFrames {
    /** Those that are settled are not asked about again. */
    'links/set': { readonly seat: Seat; readonly settled: readonly number[] };
  }
  interface OptionOrders {
    link: { readonly type: 'link'; readonly unit: number; readonly links: Links };
    linked: { readonly type: 'linked' };
  }
  interface OptionEvents {
    links: { readonly type: 'links'; readonly unit: number; readonly links: Links };
  }
}

const GROUPS: readonly number[] = [1, 2, 3, 4];
/** With the torso turned, what turns with it is told from what does not. */
const TURNED: Twist = 1;
const BEARINGS = 24;
const WORDS = {
  prompt: 'Link weapons?',
  link: 'Link weapons',
  done: 'Leave them as they are',
  weapons: 'Weapons that share their arcs',
  group: 'Group',
};
const why = (message: string): Reason => ({ message, rule: 'MT-ADVF-05' });
const NOT_ALIKE = why('Only weapons with the same firing arcs can be linked');
const NO_WEAPON = why('Only weapons of that unit can be linked');
const ONE_TARGET = why('Weapons that are linked fire at the same target');

/** MT-ADVF-05: a letter for each direction. */
function arcsOf(field: Battlefield, unit: number, mount: WeaponMount): string {
  let arcs = '';
  for (let bearing = 0; bearing < BEARINGS; bearing++)
    arcs += canBear(field, unit, mount, TURNED, bearing) ? '+' : '-';
  return arcs;
}

const linksOf = ({ marks }: UnitState): Links => marks?.inside?.links ?? [];

/** The group of a weapon; 0 where it is fired by itself. */
const groupOf = (mech: UnitState, weapon: number): number =>
  linksOf(mech).find((link) => link.weapon === weapon)?.group ?? 0;

function setLinks(mech: UnitState, links: Links): void {
  noteInside(mech, { links });
}

class LinkPick extends UnitPick {
  follow(unit: number): readonly Field[] {
    const { field } = this;
    const { weapons } = field.designs[unit];
    const each: Each = {
      kind: 'each',
      name: 'links',
      label: WORDS.weapons,
      key: 'weapon',
      items: weapons.map((_, weapon) => weapon),
      describe: (weapon) => ({ label: weapons[weapon as number].label }),
      whyNot: () => NO_WEAPON,
      fields: () => [{ kind: 'pick', name: 'group', label: WORDS.group, values: GROUPS }],
      together: (entries) => {
        const arcs = new Map<unknown, string>();
        for (const { weapon, group } of entries) {
          const own = arcsOf(field, unit, weapons[weapon as number]);
          if ((arcs.get(group) ?? own) !== own) return NOT_ALIKE;
          arcs.set(group, own);
        }
        return null;
      },
    };
    return [each];
  }
}

const set: Decision<Classic, OptionFrames['links/set'], 'link' | 'linked'> = {
  menu(state, { seat, settled }) {
    const field = battlefieldOf(state);
    const own = state.units.flatMap(({ loss }, unit) =>
      field.seatOf[unit] === seat && loss === null && !settled.includes(unit) ? [unit] : [],
    );
    return {
      prompt: WORDS.prompt,
      rule: 'MT-ADVF-05',
      orders: [
        { type: 'linked', label: WORDS.done, fields: [], isUsual: true, isPass: true },
        { type: 'link', label: WORDS.link, fields: [new LinkPick(field, state, own)] },
      ],
    };
  },
  apply(play, { seat, settled }, order) {
    if (order.type === 'linked') return;
    const { unit, links } = order;
    setLinks(play.state.units[unit], links);
    play.emit({ type: 'links', unit, links });
    play.next({ step: 'links/set', seat, settled: [...settled, unit] });
  },
};

/** Before the game and in every End Phase: whoever has a unit left. */
function ask(play: Play<Classic>, field: Battlefield): void {
  const { units } = play.state;
  const seats = seatsToAsk(field, play.state, (seat) =>
    units.some(({ loss }, unit) => field.seatOf[unit] === seat && loss === null),
  );
  play.next(...seats.map((seat) => ({ step: 'links/set', seat, settled: [] }) as const));
}

/** Of those of a group the one with the highest number rolls for all. */
function sharedRolls(
  rolls: readonly number[],
  { units }: State,
  shots: readonly Shot[],
  numbers: readonly number[],
): readonly number[] {
  const leaders = new Map<number, number>();
  const groups = shots.map(({ attacker, weapon }) => groupOf(units[attacker], weapon));
  for (const [index, group] of groups.entries()) {
    const leader = leaders.get(group);
    if (group > 0 && (leader === undefined || numbers[index] > numbers[leader])) leaders.set(group, index);
  }
  return rolls.map((roll, index) => leaders.get(groups[index]) ?? roll);
}

export const weaponLinking: Option<boolean> = {
  id: 'weapon-linking',
  title: 'Linked weapons',
  summary: 'Weapons with the same arcs may be linked: one roll to hit for all of them.',
  group: 'Attacks',
  rule: 'MT-ADVF-05',
  base: false,
  rules: section('Maximum Tech, advanced firing', [
    'MT-ADVF-05',
    'Linked weapons',
    'Before the game and in any End Phase weapons of a unit that share their firing arcs are linked. Those of a group that fire have one target and one roll, with the highest of their numbers; each hit has its own location.',
    'weapon-linking',
  ]),
  orders: [
    z.strictObject({
      type: z.literal('link'),
      unit: indexSchema,
      links: z
        .array(z.strictObject({ weapon: indexSchema, group: z.int().min(1).max(GROUPS.length) }))
        .max(64),
    }),
    z.strictObject({ type: z.literal('linked') }),
  ],
  steps: { 'links/set': set },
  plug: () => ({
    add: { opening: (play) => ask(play, battlefieldOf(play.state)), turnEnds: ask },
    stage: {
      glimpse: (event) => (event?.type === 'links' ? null : event),
      sharedRolls,
      whyNotTogether: (reason, _field, { units }, unit, entries) => {
        const targets = new Map<number, unknown>();
        for (const { weapon, target } of entries) {
          const group = groupOf(units[unit], weapon as number);
          if (group > 0 && (targets.get(group) ?? target) !== target) return reason ?? ONE_TARGET;
          targets.set(group, target);
        }
        return reason;
      },
      answer: (order, _field, _state, { step }) => (step === 'links/set' ? { type: 'linked' } : order),
    },
  }),
  sentences: {
    links: ({ unit, links }, { mech, weapon }) =>
      links.length === 0
        ? `${mech(unit)} links no weapons.`
        : `${mech(unit)} links ${links.map((link) => `${weapon(unit, link.weapon)} (${link.group})`).join(', ')}.`,
  },
  changes: { links: ({ units }, { unit, links }) => setLinks(units[unit], links) },
};
