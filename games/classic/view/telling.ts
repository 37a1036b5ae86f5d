// The viewers of an event and what each of them learns, at the moment when it happens.

import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Event } from '../events.ts';
import { kindOf } from '../kinds.ts';
import { groupsOf, type Knowledge, knowledgeOf } from '../knowledge.ts';
import type { State, Target } from '../state.ts';
import { standIn } from './stand-in.ts';
import { blankBlow } from './veil.ts';

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** One viewer's knowledge at this moment. */
interface Eyes {
  readonly field: Battlefield;
  of(unit: Target): Knowledge;
  /** Does the viewer know the ground as it is? */
  readonly seesGround: boolean;
}

/** The attacker that is not seen. */
const UNSEEN = -1;

const NOTHING = { total: 0, lines: [] } as const;
const nothing = (): null => null;

/**
 * The view of an event for those who do not know the sheet of its unit; events that are not named here are plain to
 * see.
 */
const GLIMPSES: { readonly [Type in Event['type']]?: (event: Told<Type>, eyes: Eyes) => Event | null } = {
  sinks: nothing,
  'minds-sinks': nothing,
  // A unit that does not keep its feet is seen to fall.
  'piloting-roll': nothing,
  'called-off': nothing,
  'critical-roll': nothing,
  critical: nothing,
  explosion: nothing,
  burst: nothing,
  'pilot-hurt': nothing,
  'pilot-killed': nothing,
  heat: nothing,
  'ammo-roll': nothing,
  consciousness: (event) => (event.awake ? null : { ...event, dice: [], number: 0 }),
  recovery: (event) => (event.awake ? { ...event, dice: [], number: 0 } : null),
  shutdown: (event) => (event.avoided ? null : { ...event, dice: [], number: 0 }),
  restart: (event) => (event.success ? { ...event, dice: [], number: 0 } : null),
  'fell-on': (event) => ({ ...event, dice: [], number: NOTHING }),
  'fire-declared': ({ unit, twist, attacks }, { field }) => ({
    type: 'seen-fire',
    unit,
    twist,
    attacks: attacks.map(({ target, weapon, outOfRange }) => ({
      target,
      label: labelOf(field, unit, weapon),
      ...(outOfRange && { outOfRange }),
    })),
    ...(attacks.some(({ weapon }) => isUnexpected(field, unit, weapon)) && { reveals: [unit] }),
  }),
  damaged: ({ unit, location, rear, damage }) => ({ type: 'seen-damage', unit, location, rear, damage }),
  'physical-declared': ({ unit, attacks }) => ({
    type: 'seen-blows',
    unit,
    attacks: attacks.map(({ explanation: _, ...attack }) => blankBlow(attack)),
  }),
};

const labelOf = ({ designs }: Battlefield, unit: number, weapon: number): string =>
  designs[unit].weapons[weapon].type.name;

/** Is a weapon none that its chassis makes one expect? Then its shot tells something of a hidden sheet. */
function isUnexpected(field: Battlefield, unit: number, weapon: number): boolean {
  const typical = standIn(field.setup.units[unit].unit);
  const design = kindOf(typical).designOf(typical);
  return design.ok && design.value.weapons[weapon]?.type.name !== labelOf(field, unit, weapon);
}

/** Events about two units at once, or about the sheet of one. */
const ENCOUNTERS: { readonly [Type in Event['type']]?: (event: Told<Type>, eyes: Eyes) => Event | null } = {
  'weapon-attack'(event, eyes) {
    const { attacker, target, weapon } = event.attack;
    const { place, sheet } = eyes.of(attacker);
    // MT-WPN-55: nobody is told whom missiles find that go on to somebody unseen.
    if (sheet) return event.stray && !eyes.of(target).place ? null : event;
    if (!place) {
      // MT-BLIND-09: whoever is hit knows that, and not by whom.
      return event.hit && eyes.of(target).sheet
        ? { type: 'seen-shot', attacker: UNSEEN, target, label: '', hit: true }
        : null;
    }
    return {
      type: 'seen-shot',
      attacker,
      target,
      label: labelOf(eyes.field, attacker, weapon),
      hit: event.hit,
      ...(event.glancing && { glancing: event.glancing }),
    };
  },
  // MT-BLIND-03: what plotted moves break.
  ground: (event, { seesGround }) => (seesGround ? event : null),
  // MT-ADVF-05: they are on the sheet, wherever its unit hides.
  links: (event, eyes) => (eyes.of(event.unit).sheet ? event : null),
  // MT-DUEL-02: the order is on the table; what it was made of is on the sheets.
  'duel-order': (event, eyes) => ({
    ...event,
    rolls: event.rolls.map((roll) => (eyes.of(roll.unit).sheet ? roll : { ...roll, dice: [], total: 0 })),
  }),
  'physical-order': (event, eyes) => ({
    ...event,
    attacks: event.attacks.map((attack) => (eyes.of(attack.attacker).sheet ? attack : blankBlow(attack))),
  }),
  'physical-attack'(event, eyes) {
    const { attack, explanation, hit, glancing } = event;
    if (!eyes.of(attack.attacker).sheet)
      return { type: 'seen-blow', attack: blankBlow(attack), hit, ...(glancing && { glancing }) };
    // MT-INFO-01: what the target's sheet adds to the number is in the total alone.
    return eyes.of(attack.target).sheet ? event : { ...event, explanation: { ...explanation, lines: [] } };
  },
  'physical-cancelled': (event, eyes) =>
    eyes.of(event.attack.attacker).sheet ? event : { ...event, attack: blankBlow(event.attack) },
};

/** The events that declare something still to be done. */
const PLANS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'done',
  'held',
  'fire-declared',
  'physical-declared',
  'onslaught',
]);

/**
 * The events that follow from orders alone: everything else may depend on something hidden, and so brings some of it to
 * light.
 */
const PLAIN: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'placed',
  'done',
  'still',
  'mode',
  'moved',
  'dropped',
  'onslaught',
  'sinks',
  'minds-sinks',
  'held',
  'club-found',
  'fire-declared',
  'seen-fire',
  'plot-begins',
  'plot-ends',
  'plots-over',
]);

function seenBy(event: Event, eyes: Eyes): Event | null {
  const encounter = ENCOUNTERS[event.type] as ((event: Event, eyes: Eyes) => Event | null) | undefined;
  if (encounter) return encounter(event, eyes);
  if (!('unit' in event) || typeof event.unit !== 'number') return event;
  const { place, sheet, plans } = eyes.of(event.unit);
  if (!place || (!plans && PLANS.has(event.type))) return null;
  if (sheet) return event;
  const glimpse = GLIMPSES[event.type] as ((event: Event, eyes: Eyes) => Event | null) | undefined;
  const seen = glimpse ? glimpse(event, eyes) : event;
  return eyes.field.plugged.glimpse ? eyes.field.plugged.glimpse(seen) : seen;
}

/** Of whom an event tells something that may have been hidden: those that it names. */
function revealing(event: Event): { readonly reveals?: readonly number[] } {
  if ('reveals' in event || PLAIN.has(event.type)) return {};
  const named = new Set<number>();
  for (const part of [
    event,
    ...('attack' in event ? [event.attack] : []),
    ...('attacks' in event ? event.attacks : []),
  ])
    for (const name of NAMES) {
      const unit = (part as unknown as Readonly<Record<string, unknown>>)[name];
      if (typeof unit === 'number' && unit >= 0) named.add(unit);
    }
  if ('rolls' in event) for (const { unit } of event.rolls) named.add(unit);
  return { reveals: [...named] };
}

/** Where nothing is hidden but mines and shells: dice thrown for those in silence change the dice that come after. */
const byChance = (event: Event): Event =>
  'dice' in event && !('reveals' in event) ? ({ ...event, reveals: [] } as Event) : event;

/** The fields in which events name units. */
const NAMES = ['unit', 'other', 'attacker', 'target', 'holder', 'held', 'by'] as const;

export function told(state: State, event: Event): readonly Event[] {
  const field = battlefieldOf(state);
  const { plugged } = field;
  if (!plugged.known) return [plugged.secrets ? byChance(event) : event];
  const { seats } = field.setup;
  const versions = new Map<Event, Viewer[]>();
  for (const viewers of groupsOf(field.setup)) {
    const [viewer] = viewers;
    const seen = seenBy(event, {
      field,
      of: (unit) => knowledgeOf(field, state, unit as number, viewer),
      seesGround: !plugged.groundKnown || plugged.groundKnown(field, state, viewer) === state.ground,
    });
    if (seen) versions.set(seen, [...(versions.get(seen) ?? []), ...viewers]);
  }
  return [...versions].map(([version, viewers]) => ({
    ...version,
    ...revealing(version),
    ...(viewers.length < seats.length + 1 && { seenBy: viewers }),
  })) as Event[];
}
