import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { type Account, accountOf, type Harm, isDealt } from '@ironfield/classic/describe/account.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import { damageChart, dwindlingChart, heatCharts, total } from '../../../result/side-charts.ts';
import type { Extractor, KeyFigure } from '../../../result/statistics.ts';
import type { ToHitRoll } from '../../../result/to-hit-roll.ts';
import { hitShare, luckChart, luckFigures, rollTables } from '../../../result/to-hit-rolls.ts';
import { shortNames } from '../mech/names.ts';
import { causesTable, lossesTable, mechsTable, rollsOf, weaponsTable } from './tables.ts';

const SURVIVORS = { id: 'survivors', title: "'Mechs not lost", yLabel: "'Mechs" };
const STRENGTH = { id: 'strength', title: 'Armour and structure left', yLabel: 'Points' };

/** The account of everything that happened and was not taken back. */
export function accountIn(timeline: Timeline<Classic>): Account {
  const steps = timeline.standing().map((moment) => ({ moment, events: timeline.stepAt(moment).events }));
  return accountOf(battlefieldOf(timeline), steps);
}

/** Classic BattleTech in numbers. */
export const statisticsOf: Extractor<Classic> = (timeline) => {
  const field = battlefieldOf(timeline);
  const { sides, seats } = timeline.setup;
  const account = accountIn(timeline);
  const { turns } = account;
  const rolls = rollsOf(field, account.attacks);
  return {
    sides,
    rolls,
    sideOf: seats.map(({ side }) => side),
    figures: figures(field, account, rolls),
    charts: [
      damageChart(sides, turns, (side, turn) =>
        pointsOf(dealtBy(field, account, side).filter((harm) => harm.turn === turn)),
      ),
      luckChart(sides, rolls),
      dwindlingChart(SURVIVORS, sides, turns, (side, turn) => survivors(field, account, side, turn)),
      dwindlingChart(STRENGTH, sides, turns, (side, turn) => strength(field, account, side, turn)),
      ...heatCharts("'Mechs", sides, turns, (side, turn) => heat(field, account, side, turn)),
    ],
    tables: [
      lossesTable(field, account),
      ...rollTables(rolls),
      causesTable(field, sides, account),
      mechsTable(field, account),
      weaponsTable(field, account),
    ],
  };
};

const pointsOf = (harms: readonly Harm[]) => total(harms.map(({ points }) => points));

/** The damage a side did to the other. */
function dealtBy(field: Battlefield, { harms }: Account, side: number): readonly Harm[] {
  return harms.filter((harm) => isDealt(field, harm) && field.sideOf[harm.unit] !== side);
}

/** The damage a side did to itself. */
function ownDoing({ sideOf }: Battlefield, { harms }: Account, side: number): readonly Harm[] {
  return harms.filter(
    ({ unit, by, cause }) =>
      by !== null && sideOf[by] === side && sideOf[unit] === side && cause !== 'location-lost',
  );
}

function survivors({ unitsOf }: Battlefield, { exits }: Account, side: number, turn: number): number {
  const lost = exits.filter((exit) => exit.loss !== 'escaped' && exit.turn <= turn);
  return unitsOf[side].filter((unit) => lost.every((exit) => exit.unit !== unit)).length;
}

function strength({ unitsOf, designs }: Battlefield, { harms }: Account, side: number, turn: number): number {
  const units = unitsOf[side];
  const printed = total(units.map((unit) => total(designs[unit].armor) + total(designs[unit].structure)));
  return printed - pointsOf(harms.filter((harm) => units.includes(harm.unit) && harm.turn <= turn));
}

/** Of those that are still in the game. */
function heat({ unitsOf }: Battlefield, { heats, exits }: Account, side: number, turn: number): number {
  const isIn = (unit: number) => exits.every((exit) => exit.unit !== unit || exit.turn > turn);
  return total(
    unitsOf[side]
      .filter(isIn)
      .map((unit) => heats.findLast((each) => each.unit === unit && each.turn <= turn)?.heat ?? 0),
  );
}

function figures(field: Battlefield, account: Account, rolls: readonly ToHitRoll[]): KeyFigure[] {
  const { sideOf, unitsOf, setup } = field;
  const each = (value: (side: number) => string) => setup.sides.map((_, side) => value(side));
  const attacks = (side: number) => account.attacks.filter(({ attacker }) => sideOf[attacker] === side);
  const times = (units: readonly number[], side: number) =>
    `${units.filter((unit) => sideOf[unit] === side).length}`;
  const last = account.turns.at(-1)!;
  return [
    {
      id: 'damage',
      label: 'Damage dealt',
      values: each((side) => `${pointsOf(dealtBy(field, account, side))}`),
      note: 'Points marked on enemy record sheets, those of ammunition set off by a hit included.',
    },
    {
      id: 'own',
      label: 'Damage to itself',
      values: each((side) => `${pointsOf(ownDoing(field, account, side))}`),
      note: 'Falls, ammunition lost to heat, and what charges and deaths from above cost the attacker.',
    },
    {
      id: 'survivors',
      label: "'Mechs not lost",
      values: each((side) => `${survivors(field, account, side, last)} of ${unitsOf[side].length}`),
    },
    {
      id: 'weapons',
      label: 'Weapon hits',
      values: each((side) => hitShare(attacks(side).filter(({ kind }) => kind === 'weapon'))),
    },
    {
      id: 'physical',
      label: 'Physical hits',
      values: each((side) => hitShare(attacks(side).filter(({ kind }) => kind !== 'weapon'))),
    },
    ...luckFigures(setup.sides, rolls),
    {
      id: 'criticals',
      label: 'Critical hits',
      values: each(
        (side) =>
          `${account.criticals.filter(({ unit, by }) => by !== null && sideOf[by] === side && sideOf[unit] !== side).length}`,
      ),
      note: "Slots of enemy 'Mechs that were hit.",
    },
    { id: 'shutdowns', label: 'Shut down by heat', values: each((side) => times(account.shutdowns, side)) },
    { id: 'falls', label: 'Falls', values: each((side) => times(account.falls, side)) },
    {
      id: 'shooter',
      label: 'Best shooter',
      values: each((side) => bestShooter(field, account, side)),
      note: 'The unit that did the most damage with weapons.',
    },
  ];
}

function bestShooter(field: Battlefield, { attacks }: Account, side: number): string {
  const names = shortNames(field);
  const [best] = field.unitsOf[side]
    .map((unit) => ({
      name: names[unit],
      damage: total(
        attacks.map(({ attacker, kind, damage }) => (attacker === unit && kind === 'weapon' ? damage : 0)),
      ),
    }))
    .toSorted((a, b) => b.damage - a.damage);
  return best && best.damage > 0 ? `${best.name} · ${best.damage}` : '–';
}
