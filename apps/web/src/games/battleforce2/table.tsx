import { battlefieldOf, openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { chanceOf } from '@ironfield/battleforce2/bot/exchange.ts';
import { INWARD } from '@ironfield/battleforce2/bot/inward.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { Way } from '@ironfield/battleforce2/orders.ts';
import { conditionsOf } from '@ironfield/battleforce2/pieces.ts';
import { passageTo } from '@ironfield/battleforce2/rules/movement/reach.ts';
import { DESTROYED, RETREATED } from '@ironfield/battleforce2/state.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { FACINGS } from '@ironfield/battleforce2/text.ts';
import { lazy, Suspense } from 'react';
import type { HexGame } from '../../hex-table/hex-game.ts';
import { entriesIn } from '../../order/draft/draft.ts';
import { plural } from '../../ui/words/plural.ts';
import { afterMove, armsOf, attackOn, numbersOn, outlookOf, shotsFrom } from './attacks.ts';
import { counterWords } from './counter-words.ts';
import { DRAWN, GRAVE, marksOf } from './event-marks.ts';
import { Ground, objectivesOnMap, objectiveWords } from './ground.tsx';
import { elementHealth } from './health.ts';
import { lessons } from './lesson/door.ts';
import { CHAINS, Overlay } from './overlay.tsx';
import { measure } from './ruler.ts';
import { Sheet } from './sheet.tsx';
import { Bombing } from './support/bombing.tsx';
import { Designations, designatedIn } from './support/designations.tsx';
import { plannedWords } from './support/destinations.ts';
import { shellWords } from './support/shell-words.tsx';
import { tap } from './taps.ts';
import { stateOn } from './types.ts';
import { UnitToken } from './unit-token.tsx';

// Only for battles with guns and aircraft.
const SupportMap = lazy(async () => ({ default: (await import('./support/support-map.tsx')).SupportMap }));
const BombLoads = lazy(async () => ({ default: (await import('./support/bomb-loads.tsx')).BombLoads }));
const GunsInBox = lazy(async () => ({ default: (await import('./support/guns-in-box.tsx')).GunsInBox }));
const ShellPlan = lazy(async () => ({ default: (await import('./support/shell-plan.tsx')).ShellPlan }));

const PHASE_NAMES: Readonly<Record<Table['phase'], string>> = {
  setup: 'Set-up',
  initiative: 'Initiative',
  command: 'Command',
  movement: 'Movement',
  combat: 'Combat',
  end: 'End',
};

/** Its place off the map, and its counter. */
function lineOf(table: Table, unit: number): string {
  const field = openFieldOf(table);
  const notes = field.plugged.note?.('', table, unit).split(', ').filter(Boolean) ?? [];
  const counter = counterWords(table, unit) ?? [];
  return [...conditionsOf(field, table, unit), ...notes].concat(counter).join(' · ');
}

/** The price that a unit must pay for a command. */
function statesOf(table: Table, unit: number): string[] {
  const { mayNotMove, mayNotAttack } = table.units[unit];
  return [...(mayNotMove ? ['barred from moving'] : []), ...(mayNotAttack ? ['barred from attacking'] : [])];
}

const isInCommand = ({ setup }: Table): boolean =>
  setup.secrets.some((secrets) => secrets?.units.some(({ leads }) => leads));

/** Once both home edges are known. */
const hasSupportMap = ({ setup, homes }: Table): boolean =>
  setup.options?.offboard === true && !homes.includes(null);

/** Up to this number of units, names fit on the map. */
const FEW = 12;

/** BattleForce 2 at the shared table. */
export const battleforce2Table: HexGame<Battleforce2> = {
  fields: {
    unit: 'unit',
    parts: ['element', 'spotter'],
    to: 'to',
    facing: 'facing',
    targets: ['target', 'element'],
  },
  idle: ['done'],
  idleWords: 'None',
  plain: ['draw', 'place-counter', 'return-counter', 'pass-down', 'use', 'pass', 'done'],
  unsaid: ['pass'],
  buttons: [
    'shell',
    'emplacement',
    'bomb',
    'strafe',
    'launch',
    'rev',
    'emerge',
    'load',
    'unload',
    'hold-back',
    'take',
    'hand-over',
  ],
  final: ['exit'],
  board: (table) => openFieldOf(table).board,
  units(table) {
    const { unitSetups, seatOf, elementsOf } = openFieldOf(table);
    return table.units.map(({ hex, facing }, unit) => ({
      name: `${unitSetups[unit].id} ${unitSetups[unit].name}`,
      code: unitSetups[unit].id,
      plate:
        unitSetups.length > FEW
          ? unitSetups[unit].id
          : `${unitSetups[unit].id} ${unitSetups[unit].name.split(',')[0]}`,
      side: seatOf[unit],
      cell: hex,
      facing,
      isGone: hex === DESTROYED || hex === RETREATED,
      bars: elementsOf[unit].map((element) => elementHealth(table, element)),
      states: statesOf(table, unit),
      line: lineOf(table, unit),
    }));
  },
  sides: ({ setup }) => setup.sides.map(({ name }) => name),
  phases({ turn, phase, active, setup, commands }) {
    const all = (Object.keys(PHASE_NAMES) as Table['phase'][]).filter(
      (each) => (each !== 'command' || commands) && (each !== 'setup' || turn === 0),
    );
    return {
      turn: turn === 0 ? 'Before the battle' : `Turn ${turn}: ${setup.sides[active].name}`,
      phases: all.map((each) => PHASE_NAMES[each]),
      current: all.indexOf(phase),
    };
  },
  lyingIn(table, cell) {
    const objective = objectivesOnMap(table).find(({ hex }) => hex === cell);
    return objective ? objectiveWords(table, objective) : '';
  },
  counters: (table) => objectivesOnMap(table).map(({ hex }) => hex),
  moves: [
    { type: 'deploy' },
    { type: 'hide' },
    { type: 'move', by: 'way' },
    { type: 'drop' },
    { type: 'enter' },
    { type: 'support-move', by: 'space' },
    { type: 'fly', by: 'to', to: 'hex' },
    { type: 'land', by: 'where', to: 'from', isApart: true },
  ],
  go: {
    deploy: 'Deploy here',
    hide: 'Hide here',
    ground: 'Move here',
    jump: 'Jump here',
    bridge: 'Break the bridge here',
    high: 'Fly high here',
    climb: 'Climb up here',
    drop: 'Drop here',
    enter: 'Enter here',
    'support-move': 'Enter here',
    fly: 'Fly here',
    runway: 'Land here',
  },
  goes: {
    deploy: 'deploys in',
    hide: 'hides in',
    ground: 'moves to',
    jump: 'jumps to',
    bridge: 'breaks the bridge in',
    high: 'flies high to',
    climb: 'climbs the buildings of',
    drop: 'is dropped on',
    enter: 'enters the map as far as',
    'support-move': 'enters the map in',
    fly: 'flies to',
    runway: 'lands from',
  },
  facings: FACINGS,
  firstFacing: ({ homes }, { side }) => INWARD[homes[side] ?? 'south'],
  route(table, { type, entry, unit, cell, choice }) {
    if (type !== 'move') return { path: [], moved: 0, mp: null };
    const state = stateOn(table);
    const passage = passageTo(battlefieldOf(state), state, unit, entry.way as Way, cell);
    return passage && { path: passage.path, moved: passage.path.length - 1, mp: choice.explanation ?? null };
  },
  isPreviewed: true,
  shots: shotsFrom,
  afterMove,
  numbersOn,
  hasSecrets: true,
  danger: async () => (await import('./danger.ts')).danger,
  chanceOf,
  armWord: 'Element',
  arms: armsOf,
  attackOn,
  outlook: outlookOf,
  marks: marksOf,
  drawn: DRAWN,
  grave: GRAVE,
  measure,
  Token: UnitToken,
  Ground,
  Overlay,
  layers: (table) => (isInCommand(table) ? [{ id: CHAINS, name: 'Chain of command', icon: 'chain' }] : []),
  Beside: ({ desk }) =>
    hasSupportMap(desk.table) && (
      <Suspense>
        <SupportMap desk={desk} />
      </Suspense>
    ),
  plans: {
    arm: BombLoads,
    bomb: Bombing,
    designate: Designations,
    'deploy-off-board': GunsInBox,
    'support-move': GunsInBox,
    fly: GunsInBox,
    shell: ShellPlan,
    'shell-unit': ShellPlan,
  },
  tap,
  Sheet: ({ desk }) => <Sheet table={desk.table} unit={desk.shown} />,
  planWords(desk) {
    const { form, full } = desk.ordering;
    if (form?.type === 'place')
      return full.to === undefined ? 'Choose a hex inside the outline.' : `In hex ${full.to}.`;
    if (form?.type === 'arm') return 'A unit with bombs flies at half speed until it drops them.';
    if (form?.type === 'designate') return `${plural(designatedIn(desk).length, 'hex', 'hexes')} designated.`;
    const shell = shellWords(desk);
    if (shell) return shell;
    const words = desk.moving.plan ? undefined : plannedWords(desk);
    if (words) return `${desk.units[desk.inHand!].name}: ${words}.`;
    if (form?.type !== 'support-move' || desk.moving.plan) return undefined;
    const hex = desk.moving.ways.length > 0 ? 'a hex inside the border, or ' : '';
    return `${desk.units[desk.inHand!].name}: choose ${hex}a place on the support map.`;
  },
  commitWords(desk) {
    const { form, full } = desk.ordering;
    if (form?.type === 'place') return 'Place here';
    const { length } = form?.type === 'fire' ? entriesIn(full.attacks) : [];
    return length > 0 ? `Fire with ${plural(length, 'element')}` : plannedWords(desk);
  },
  nameAnswer: ({ value, label }) =>
    typeof value === 'boolean' ? (value ? 'First' : 'Second') : (label ?? String(value)),
  coach: async () => (await import('./coach/coach.ts')).battleforce2Coach,
  lessons,
};
