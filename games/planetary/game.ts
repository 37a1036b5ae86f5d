import type { WrittenGame } from '@ironfield/kernel/play/game.ts';
import { about } from './about.ts';
import { after } from './after.ts';
import { bot } from './bot.ts';
import { invariants } from './checks/invariants.ts';
import { describe } from './describe.ts';
import { draw } from './drawing.ts';
import type { Planetary } from './game-types.ts';
import { imagine } from './imagining.ts';
import { options } from './options.ts';
import { orderSchema } from './orders.ts';
import { act, battleOver, combatTurn, goOn, half } from './phases/combat-turn.ts';
import { agree, elsewhere, propose, send } from './phases/elsewhere.ts';
import { build, building, capture, provide, providing, status, victory } from './phases/end-phase.ts';
import { beginFall, fallArriving, fallMoment, fallStep, fallWindow, load, recovery } from './phases/fall.ts';
import { answer, flyOn } from './phases/flying.ts';
import { escaping, hide, leaveSystem, missionTurn, target, traps, uncovering } from './phases/missions.ts';
import { move } from './phases/moving.ts';
import { found, post, purchase } from './phases/purchase.ts';
import { retreat } from './phases/retreat.ts';
import {
  beginBattle,
  deploy,
  deployHidden,
  drop,
  relieve,
  settle,
  setUpBoard,
  turnUp,
} from './phases/setting-up.ts';
import { arrive, arriving, battles, choose, drops, join, warPhase, warTurn } from './phases/turn.ts';
import { pieces } from './pieces.ts';
import { rules } from './rule-index.ts';
import { assault } from './scenarios/assault.ts';
import { battle, coast, fortress, orbit } from './scenarios/battles.ts';
import { fallOfTerra } from './scenarios/fall-of-terra.ts';
import { drawn, extraction, lastStand, raid } from './scenarios/missions.ts';
import { africa, australia, southAmerica } from './scenarios/wars.ts';
import { begin, setupSchema } from './setup.ts';
import { standing } from './standing.ts';
import { fork } from './state/fork.ts';
import { redact, revealed, table } from './view.ts';

/** Planetary Assault: its battles, and wars over a planet. */
export const planetary: WrittenGame<Planetary> = {
  ...about,
  rules,
  options,
  scenarios: [
    battle,
    fortress,
    coast,
    orbit,
    australia,
    southAmerica,
    africa,
    assault,
    raid,
    extraction,
    lastStand,
    drawn,
    fallOfTerra,
  ],
  setupSchema,
  orderSchema,
  steps: {
    'battle/begin': beginBattle,
    'battle/settle': settle,
    'battle/deploy': deploy,
    'battle/deploy-hidden': deployHidden,
    'battle/turn-up': turnUp,
    'battle/turn': combatTurn,
    'battle/half': half,
    'battle/act': act,
    'battle/over': battleOver,
    'battle/relieve': relieve,
    'battle/retreat': retreat,
    'battle/drop': drop,
    'war/purchase': purchase,
    'war/found': found,
    'war/post': post,
    'battle/set-up': setUpBoard,
    'battle/propose': propose,
    'battle/agree': agree,
    'battle/send': send,
    'battle/elsewhere': elsewhere,
    'war/answer': answer,
    'war/fly-on': flyOn,
    'war/arriving': arriving,
    'war/arrive': arrive,
    'war/drops': drops,
    'war/join': join,
    'war/turn': warTurn,
    'war/phase': warPhase,
    'war/move': move,
    'war/battles': battles,
    'war/choose': choose,
    'war/capture': capture,
    'war/building': building,
    'war/build': build,
    'war/status': status,
    'war/providing': providing,
    'war/provide': provide,
    'battle/go-on': goOn,
    'fall/begin': beginFall,
    'fall/moment': fallMoment,
    'fall/window': fallWindow,
    'fall/step': fallStep,
    'fall/arriving': fallArriving,
    'fall/load': load,
    'fall/recovery': recovery,
    'war/hide': hide,
    'war/target': target,
    'war/uncovering': uncovering,
    'war/traps': traps,
    'war/escaping': escaping,
    'war/escape': leaveSystem,
    'war/mission': missionTurn,
    'war/victory': victory,
  },
  sendsFor: ({ zoom }) => zoom !== undefined,
  seats: ({ sides }) => sides.map(({ name }) => name),
  begin,
  fork,
  table,
  revealed,
  redact,
  // Battles, settlements and convoys change hands by what counters are.
  reveals: [
    'bought',
    'turned-up',
    'identified',
    'scouted',
    'battles-due',
    'battle',
    'unloaded',
    'landing',
    'drop-damage',
    'fired',
    'captured',
    'settlement',
    'uncovered',
    'trap',
    'operation',
    'sabotaged',
    'disrupted',
    'recovered',
    'defended',
    'seized',
    'ended',
  ],
  openSteps: [
    'battle/settle',
    'battle/deploy',
    'battle/act',
    'battle/propose',
    'battle/agree',
    'battle/relieve',
    'battle/retreat',
    'war/found',
    'war/choose',
    'war/build',
    'war/provide',
    'war/escape',
    'fall/window',
  ],
  after,
  notInEvents: ['upcoming', 'war.doings', 'war.carriers', 'war.sky.drives'],
  imagine,
  describe,
  draw,
  pieces,
  bot,
  invariants,
  standing,
};
