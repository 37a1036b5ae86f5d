// node games/gearblitz/testing/saving.ts VERSION
// Writes the golden saves of this game anew. Only for as long as nobody has games of it: afterwards saves are kept for ever.

import { writeFileSync } from 'node:fs';
import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { gearblitz } from '../game.ts';

interface Saved {
  readonly name: string;
  readonly scenario: string;
  readonly options: OptionValues;
  /** Absent: to the end. */
  readonly orders?: number;
}

const SWITCHES: OptionValues = {
  morale: true,
  ejection: true,
  knockdown: true,
  'margin-cap': 7,
  'deadly-rof': true,
  'placed-grenades': true,
};

const GAMES: readonly Saved[] = [
  { name: 'meeting-unfinished', scenario: 'meeting', options: {}, orders: 200 },
  {
    name: 'meeting-with-all-switches',
    scenario: 'meeting',
    options: { ...SWITCHES, weather: 'rolled', light: 'rolled' },
  },
  // Infantry, transports, air strikes and artillery, and dice for all that is agreed.
  { name: 'outpost', scenario: 'outpost', options: {} },
  // Missions that differ, stances, zones.
  { name: 'woods-with-all-switches', scenario: 'woods', options: SWITCHES },
  {
    name: 'outpost-at-night',
    scenario: 'outpost',
    options: { ...SWITCHES, light: 'night', weather: 'fog or smoke' },
  },
];

const version = process.argv[2] ?? '0.2.0';
const bot = gearblitz.bot('recruit');

for (const { name, scenario, options, orders = Number.POSITIVE_INFINITY } of GAMES) {
  const setup = scenarioSetup(gearblitz, scenario, options, randomFrom(name));
  if (!setup.ok) throw new Error(setup.error[0].message);
  const history = new History(gearblitz, setup.value, name);
  const randoms = [randomFrom(`${name} 0`), randomFrom(`${name} 1`)];
  while (!history.state.outcome && history.entries.length < orders) {
    const { state } = history;
    const [seat] = waitingFor(state);
    const menu = menuFor(gearblitz, state, seat)!;
    const order = orderFrom(bot, () => viewFor(gearblitz, state, seat), menu, randoms[seat]);
    const refusal = history.add({ kind: 'order', seat, order });
    if (refusal) throw new Error(refusal.message);
  }
  const file = new URL(`../saves/${version}-${name}.json`, import.meta.url);
  writeFileSync(file, JSON.stringify(recordOf(history, version)));
  console.log(`${name}: ${history.entries.length} orders`);
}
