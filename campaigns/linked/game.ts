// A short campaign: three battles of BattleForce 2 with forces that live on (BF2-CAMP-01, BF2-CAMP-02).

import { seededDice } from '@ironfield/kernel/dice.ts';
import type { WrittenGame } from '@ironfield/kernel/play/game.ts';
import { ABOUT_CAMPAIGNS } from '../about.ts';
import { campaign } from '../rule-index.ts';
import { bot } from './bot.ts';
import { describe } from './describe.ts';
import { draw } from './drawing.ts';
import { generateCampaign } from './forces.ts';
import type { Linked } from './game-types.ts';
import { orderSchema } from './orders.ts';
import { begin, setupSchema, supply } from './setup.ts';
import { SEATS, type State } from './state.ts';
import { battle, battleOver, edge, ground, muster, prepare } from './steps/battles.ts';
import { aftermath, attempt, giveUp, mend, mending, workshop } from './steps/workshop.ts';
import { registerOf } from './units.ts';

export const linked: WrittenGame<Linked> = {
  id: ABOUT_CAMPAIGNS.id,
  title: 'Campaign',
  summary: 'Three battles with the same forces; between them damage is repaired and wrecks are salvaged.',
  rules: campaign.rules,
  options: [supply],
  scenarios: [
    {
      id: 'three-battles',
      title: 'Three battles',
      summary: 'A Meeting Engagement, an Initial Assault and a Final Battle.',
      seats: ['House Davion', 'House Kurita'],
      setup: (options, chance) => generateCampaign({ options }, chance),
    },
  ],
  setupSchema,
  sendsFor: () => true,
  seats: ({ sides }) => sides.map(({ name }) => name),
  orderSchema,
  steps: {
    prepare,
    muster,
    ground,
    edge,
    battle,
    aftermath,
    workshop,
    attempt,
    mending,
    mend,
    'give-up': giveUp,
    'battle/over': battleOver,
  },
  begin,
  /** Between battles nothing is secret but orders that are not revealed yet. */
  table: ({ dice: _dice, sealed: _sealed, suspended: _suspended, outcome: _outcome, ...table }) =>
    structuredClone(table),
  redact: (event) => event,
  imagine: ({ table, outcome }, seed) => ({
    ...structuredClone(table),
    dice: seededDice(seed),
    sealed: null,
    suspended: null,
    outcome,
  }),
  describe,
  draw,
  bot: () => bot,
  invariants,
  standing: ({ battle: number, attacker, elements, wrecks, supply: points, reserve }) => ({
    battle: number,
    attacker,
    elements: elements.map(({ marked, fate, shift }) => ({ marked: { ...marked }, fate, shift })),
    wrecks: wrecks.map(({ element, holder }) => ({ element, holder })),
    supply: points && [...points],
    reserve: [...reserve],
  }),
};

function invariants({ setup, elements, wrecks, supply: points }: State): string[] {
  const problems: string[] = [];
  for (const [number, { marked, fate, cause }] of elements.entries()) {
    const { armor, structure } = registerOf(setup).elements[number]!.entry.sheet;
    if (marked.armor > armor || marked.structure > structure)
      problems.push(`element ${number} has lost more boxes than it has`);
    const isSpent = structure > 0 ? marked.structure === structure : marked.armor === armor;
    if (fate === 'fit' && (isSpent || cause !== null))
      problems.push(`element ${number} is a wreck and fights`);
  }
  for (const { element } of wrecks)
    if (elements[element]!.fate !== 'lost') problems.push(`element ${element} is salvage and not lost`);
  if (points && SEATS.some((seat) => points[seat]! < 0)) problems.push('a side owes Supply Points');
  return problems;
}
