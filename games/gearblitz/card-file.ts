import { issueWords } from '@ironfield/kernel/issue-words.ts';
import { accepted, MOST_REASONS, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { type Card, cardSchema } from './card.ts';
import { WEAPONS } from './data/weapons.ts';
import { cardOfLegacy, legacySchema } from './legacy-card.ts';
import type { RuleId } from './rule-index.ts';

/** HGB-CARDS-03: cards are data, so that real ones can take the place of stand-ins. */
const fileSchema = z.strictObject({
  format: z.literal('ironfield-gearblitz-cards', { error: 'these are no cards of Heavy Gear Blitz' }),
  version: z.literal(1, { error: 'this version of the format is not known; a newer Ironfield may read it' }),
  cards: z.array(cardSchema).max(200).default([]),
  /** HGB-LEG-01: units of the older edition, which become cards. */
  legacy: z.array(legacySchema).max(200).default([]),
});

/** Cards of somebody's own, or everything that is wrong with them. */
export function readCards(json: unknown): Result<readonly Card[], readonly Reason[]> {
  const parsed = fileSchema.safeParse(json);
  const cards = parsed.success ? [...parsed.data.cards, ...parsed.data.legacy.map(cardOfLegacy)] : [];
  const wrong = parsed.success
    ? [
        ...(cards.length === 0 ? [why('file', 'there is no card in it', 'HGB-CARDS-03')] : []),
        ...cards.flatMap((card, i) => [...wrongWith(card, placeOf(i, parsed.data.cards.length))]),
        ...twice(cards),
      ]
    : parsed.error.issues.map((issue) => ({
        message: `${issue.path.join('.') || 'file'}: ${issueWords(issue)}`,
      }));
  return parsed.success && wrong.length === 0 ? accepted(cards) : refused(wrong.slice(0, MOST_REASONS));
}

const placeOf = (i: number, cards: number): string => (i < cards ? `cards.${i}` : `legacy.${i - cards}`);

const why = (place: string, message: string, rule: RuleId): Reason => ({
  message: `${place}: ${message}`,
  rule,
});

/** What no single field shows. */
export function* wrongWith(card: Card, place: string): Generator<Reason> {
  const { kind, bases, movement, weapons } = card;
  if ((kind === 'infantry') !== (bases !== undefined))
    yield why(`${place}.bases`, 'infantry has bases, and nobody else', 'HGB-INF-01');
  for (const [i, { mode, combat, top }] of movement.entries()) {
    const row = `${place}.movement.${i}`;
    if (movement.findIndex((other) => other.mode === mode) < i)
      yield why(row, `there is a row for mode ${mode} already`, 'HGB-CARD-01');
    if (top < combat) yield why(row, 'Top Speed is no slower than Combat Speed', 'HGB-MOVE-05');
  }
  for (const [i, { weapon, rof, ammo, reloads }] of weapons.entries()) {
    const mount = `${place}.weapons.${i}`;
    const known = WEAPONS.get(weapon);
    if (!known) yield why(mount, `there is no weapon "${weapon}"`, 'HGB-WPN-01');
    else if (rof !== undefined && (rof < known.rof[0] || rof > known.rof[1]))
      yield why(mount, `its Rate of Fire is from ${known.rof[0]} to ${known.rof[1]}`, 'HGB-WPN-02');
    else if (rof === undefined && known.rof[0] !== known.rof[1])
      yield why(mount, `say its Rate of Fire, from ${known.rof[0]} to ${known.rof[1]}`, 'HGB-WPN-02');
    if (ammo !== undefined && reloads) yield why(mount, 'Limited Ammo cannot be reloaded', 'HGB-AMMO-05');
  }
}

const twice = (cards: readonly Card[]): Reason[] =>
  cards.flatMap(({ id }, i) =>
    cards.findIndex((card) => card.id === id) < i
      ? why(`cards.${i}.id`, `there is a card "${id}" already`, 'HGB-CARD-01')
      : [],
  );
