import type { Description, Field, Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { HEADINGS, type Heading } from '@ironfield/spaces/grid.ts';
import { spaceOf } from '@ironfield/spaces/spaces.ts';
import type { Planetary } from '../game-types.ts';
import { battleAttacker } from '../options.ts';
import { BOARD, homeOf, terrainOf } from '../rules/board.ts';
import {
  boxesToDeploy,
  boxesToDrop,
  boxesToSettle,
  droppersOf,
  isAlwaysAskedToFace,
  setUpOrder,
  unsettledOf,
  waitingOf,
} from '../rules/deployment.ts';
import { battleIn, counterOf, fighterOf, type InBattle, sheetOf, sideOf } from '../rules/fighters.ts';
import { hasFacing, isNonCombatant, mayStandOn } from '../rules/kinds.ts';
import { isSupplied } from '../rules/supply.ts';
import { canUnload } from '../rules/war/carrying.ts';
import { convoysAt } from '../rules/war/end-phase.ts';
import { ATTACKER } from '../rules/war/mission.ts';
import { participants } from '../rules/war/sites.ts';
import { hexWith, type InWar, ownerOf, settlementAt, warIn } from '../rules/war/stacks.ts';
import { groundAt } from '../rules/world.ts';
import { zoomOffered } from '../rules/zoom.ts';
import { type Frames, opponentOf, type Site } from '../state.ts';
import { nameOf } from '../text/names.ts';
import { HEADING_NAMES, LABELS, PROMPTS, TERRAIN_NAMES, WHY_NOT } from '../text.ts';
import { rollDrop } from './flying.ts';
import { unload } from './unloading.ts';

/** PA-CBT-01 to PA-CBT-05: everybody at the place takes part. */
export const beginBattle: Procedure<Planetary, Frames['battle/begin']> = (
  play,
  { place, kind, counters },
) => {
  if (play.state.war) {
    if (kind !== 'space') landEverybody(play, place);
    const site = { place, kind: kind! };
    play.happen({ type: 'battle', ...site, ...battleOnMap(warIn(play.state), site, counters) });
    // Face-down counters are guessed here, so a side may have no enemy.
    const idle = [0, 1].find((side) => !hasCombatant(battleIn(play.state), side));
    if (idle !== undefined)
      return play.next({ step: 'battle/over', winner: opponentOf(idle), why: 'last-unit' });
  } else {
    const { kind: own, ground, attacker } = play.state.setup.battle!;
    const all = play.state.counters.filter((counter) => counter.place === place).map(({ id }) => id);
    const terrain = terrainOf(own, ground);
    play.happen({ type: 'battle', place, kind: own, attacker, terrain, counters: all });
  }
  const state = battleIn(play.state);
  const zoom = zoomOffered(state);
  if (zoom === 'ask') play.next({ step: 'battle/propose', seat: state.battle.attacker });
  else if (zoom === 'always') play.next({ step: 'battle/send' });
  else setUp(play);
};

/** The steps up to the first Combat Turn on the battle board. */
export const setUpBoard: Procedure<Planetary, Frames['battle/set-up']> = (play) => setUp(play);

function setUp(play: Play<Planetary>): void {
  const state = battleIn(play.state);
  const { attacker } = state.battle;
  const sides = [attacker, 1 - attacker];
  const relieving = sides.filter((seat) => convoysToSpend(state, seat).length > 0);
  const settling = sides.filter((seat) => unsettledOf(state, seat).length > 0);
  const dropping = sides.filter((seat) => droppersOf(state, seat).length > 0);
  const deploying = setUpOrder(state).filter(({ seat, faces }) => waitingOf(state, seat, faces).length > 0);
  play.next(
    ...relieving.map((seat) => ({ step: 'battle/relieve', seat }) as const),
    ...settling.map((seat) => ({ step: 'battle/settle', seat }) as const),
    ...deploying.map((each) => ({ step: deployStep(state, each), ...each })),
    ...dropping.map((seat) => ({ step: 'battle/drop', seat }) as const),
    { step: 'battle/turn-up' },
    { step: 'battle/turn' },
  );
}

const hasCombatant = (state: InBattle, side: number): boolean =>
  state.battle.fighters.some(
    (fighter) => sideOf(state, fighter) === side && !isNonCombatant(sheetOf(state, fighter.counter).kind),
  );

/** PA-TRANS-01: transports unload before a battle, where there is land. */
function landEverybody(play: Play<Planetary>, place: number): void {
  for (let id = 0; id < play.state.counters.length; id++) {
    const state = warIn(play.state);
    if (hexWith(state, id) !== place || state.war.carriers[id] < 0) continue;
    // Those in a transport that is carried itself come after it.
    const chain = [id];
    while (state.war.carriers[chain[0]] >= 0 && state.war.carriers[state.war.carriers[chain[0]]] >= 0)
      chain.unshift(state.war.carriers[chain[0]]);
    for (const each of chain) {
      const now = warIn(play.state);
      if (canUnload(now, each)) unload(play, each);
    }
  }
}

/** The board of a battle on the planet. */
function battleOnMap(state: InWar, site: Site, inSpace?: readonly number[]) {
  const { land, shape } = groundAt(state.setup, site.place) ?? { land: null, shape: 'ordinary' };
  const terrain = terrainOf(site.kind, { land: land ?? 'plains', shape });
  const counters = inSpace ?? participants(state, site);
  const isOfScenario = optionValue(battleAttacker, state.setup.options) === 'scenario';
  return {
    attacker: isOfScenario ? ATTACKER : state.war.active,
    terrain,
    counters: counters.toSorted((a, b) => a - b),
  };
}

/** PA-SUP-03: convoys that can be spent on the supply of a besieged place. */
function convoysToSpend(state: InBattle, seat: number): number[] {
  if (!state.war || state.battle.kind === 'space') return [];
  const inWar = { ...state, war: state.war };
  const settlement = settlementAt(inWar, state.battle.place);
  if (!settlement?.besieged || ownerOf(inWar, settlement) !== seat) return [];
  return convoysAt(inWar, state.battle.place, seat);
}

export const relieve: Decision<Planetary, Frames['battle/relieve'], 'relieve' | 'done'> = {
  menu: (state, { seat }) => ({
    prompt: PROMPTS.relieve,
    rule: 'PA-SUP-03',
    orders: [
      {
        type: 'relieve',
        label: LABELS.relieve,
        fields: [unitPick(battleIn(state), convoysToSpend(battleIn(state), seat))],
      },
      { type: 'done', label: LABELS.unspent, fields: [], isPass: true },
    ],
  }),
  apply(play, { seat }, order) {
    if (order.type === 'relieve') play.happen({ type: 'relieved', convoy: order.unit, seat });
  },
};

/** Others may watch a side set up if they know all its counters. */
const deployStep = (state: InBattle, { seat, faces }: Frames[DeployStep]): DeployStep =>
  faces !== 'up' && waitingOf(state, seat, 'down').length > 0 ? 'battle/deploy-hidden' : 'battle/deploy';

/** PA-CBT-03 */
export const settle: Decision<Planetary, Frames['battle/settle'], 'settle'> = {
  menu(state, { seat }) {
    const inBattle = battleIn(state);
    const units = unitPick(inBattle, unsettledOf(inBattle, seat), (unit) => [
      boxPick(inBattle, boxesToSettle(inBattle, unit), (box) => whyNotBox(inBattle, unit, box)),
    ]);
    return {
      prompt: PROMPTS.settle,
      rule: 'PA-CBT-03',
      orders: [{ type: 'settle', label: LABELS.settle, fields: [units] }],
    };
  },
  apply(play, frame, { unit, to }) {
    const { facing } = fighterOf(battleIn(play.state), unit);
    play.happen({ type: 'deployed', counter: unit, box: spaceOf(BOARD, to), facing });
    if (unsettledOf(battleIn(play.state), frame.seat).length > 0)
      play.next({ ...frame, step: 'battle/settle' });
  },
};

type DeployStep = 'battle/deploy' | 'battle/deploy-hidden';

/** PA-CBT-04, PA-CBT-05: unit by unit. */
const deployment = (step: DeployStep): Decision<Planetary, Frames[DeployStep], 'deploy'> => ({
  menu: (state, frame) => deployMenu(battleIn(state), frame),
  apply(play, { seat, faces }, { unit, to, facing }) {
    const fighter = fighterOf(battleIn(play.state), unit);
    const box = spaceOf(BOARD, to);
    play.happen({ type: 'deployed', counter: unit, box, facing: facing ?? fighter.facing });
    if (waitingOf(battleIn(play.state), seat, faces).length > 0) play.next({ step, seat, faces });
  },
});

export const deploy = deployment('battle/deploy');
export const deployHidden = deployment('battle/deploy-hidden');

/**
 * PA-DROP-03: the units that were dropped, all into one box without enemies, and then the DropShip that stays. In the rows between
 * the sides nobody is set up, so that there is always such a box.
 */
export const drop: Decision<Planetary, Frames['battle/drop'], 'deploy'> = {
  menu: (state, { seat }) => {
    const inBattle = battleIn(state);
    const units = unitPick(inBattle, droppersOf(inBattle, seat), (unit) => [
      boxPick(inBattle, boxesToDrop(inBattle, unit), (box) => WHY_NOT.noDrop(BOARD.name[box])),
      facingPick(aheadFirst(inBattle, seat)),
    ]);
    return {
      prompt: PROMPTS.drop,
      rule: 'PA-DROP-03',
      orders: [{ type: 'deploy', label: LABELS.deploy, fields: [units] }],
    };
  },
  apply(play, { seat }, { unit, to, facing }) {
    const fighter = fighterOf(battleIn(play.state), unit);
    const box = spaceOf(BOARD, to);
    play.happen({ type: 'deployed', counter: unit, box, facing: facing ?? fighter.facing });
    const fallen = warIn(play.state).war.sky!.drops.find(({ counter }) => counter === unit);
    if (fallen && !fallen.isRolled) rollDrop(play, unit);
    if (droppersOf(battleIn(play.state), seat).length > 0) play.next({ step: 'battle/drop', seat });
  },
};

function deployMenu(state: InBattle, { seat, faces }: Frames['battle/deploy']): Menu<'deploy'> {
  const units = unitPick(state, waitingOf(state, seat, faces), (unit) => {
    const boxes = boxPick(state, boxesToDeploy(state, unit), (box) => whyNotBox(state, unit, box));
    const faces = hasFacing(sheetOf(state, unit).kind) || isAlwaysAskedToFace(state, unit);
    return faces ? [boxes, facingPick(aheadFirst(state, seat))] : [boxes];
  });
  return {
    prompt: PROMPTS.deploy,
    rule: 'PA-CBT-05',
    orders: [{ type: 'deploy', label: LABELS.deploy, fields: [units] }],
  };
}

/** Towards the enemy is what is mostly wanted. */
const aheadFirst = (state: InBattle, seat: number): Heading[] => {
  const { ahead } = homeOf(state.battle, seat);
  return [ahead, ...HEADINGS.filter((heading) => heading !== ahead)];
};

function whyNotBox(state: InBattle, unit: number, box: number) {
  const { zone, main } = homeOf(state.battle, state.counters[unit].side);
  const name = BOARD.name[box];
  if (!zone.includes(box)) return WHY_NOT.outsideZone(name);
  if (!mayStandOn(sheetOf(state, unit).kind, state.battle.terrain[box])) return WHY_NOT.noEntry(name);
  const boxes = boxesToDeploy(state, unit);
  return boxes.length === 1 && boxes[0] === main
    ? WHY_NOT.mainBoxFirst(BOARD.name[main])
    : WHY_NOT.laterLayer(name);
}

export const unitPick = (
  state: InBattle,
  values: readonly number[],
  follow?: (unit: number) => readonly Field[],
): Pick => ({
  kind: 'pick',
  name: 'unit',
  label: LABELS.unit,
  values,
  describe: (unit) => unitDescription(state, Number(unit)),
  ...(follow && { follow: (unit) => follow(Number(unit)) }),
});

export const unitDescription = (state: InBattle, unit: number): Description => ({
  label: nameOf(state, unit),
  piece: unit,
});

/** One of some boxes, with an answer for all others. */
export const boxPick = (
  { battle }: InBattle,
  boxes: readonly number[],
  whyNot: (box: number) => ReturnType<NonNullable<Pick['whyNot']>>,
  more: Partial<Pick> = {},
): Pick => ({
  kind: 'pick',
  name: 'to',
  label: LABELS.to,
  values: boxes.map((box) => BOARD.name[box]),
  known: BOARD.name,
  describe: (name) => {
    const box = spaceOf(BOARD, String(name));
    return { label: `${name}, ${TERRAIN_NAMES[battle.terrain[box]]}`, hex: String(name) };
  },
  whyNot: (name) => (name === undefined ? null : whyNot(spaceOf(BOARD, String(name)))),
  ...more,
});

export const facingPick = (values: readonly Heading[], more: Partial<Pick> = {}): Pick => ({
  kind: 'pick',
  name: 'facing',
  label: LABELS.facing,
  values,
  describe: (heading) => ({ label: HEADING_NAMES[heading as Heading] }),
  ...more,
});

/** PA-CBT-05: all counters are turned over, and supply is what it is for the whole battle (PA-CBT-11). */
export const turnUp: Procedure<Planetary, Frames['battle/turn-up']> = (play) => turnEverybodyUp(play);

export function turnEverybodyUp(play: Play<Planetary>): void {
  const state = battleIn(play.state);
  const counters = state.battle.fighters.map((fighter) => {
    const { id, type, quality } = counterOf(state, fighter);
    return { counter: id, type, quality, supplied: isSupplied(state, fighter) };
  });
  play.happen({ type: 'turned-up', counters });
}
