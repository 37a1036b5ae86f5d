// A game within a game: the larger one waits in an errand for the report of the smaller one. Neither knows the other.

import { effort } from '../effort.ts';
import { copy, type Json } from '../json.ts';
import type { Random } from '../random.ts';
import type { Reason, Refusal } from '../refusal.ts';
import { errandOf, type Frame, type Report } from '../state.ts';
import { parsedBy, run, stepOf } from './advance.ts';
import type { Errand, Game, GameTypes } from './game.ts';

/** The step that waits for a report, with its frame. */
function errandStep<G extends GameTypes>(game: Game<G>, state: G['State']) {
  const frame = errandOf(state);
  return (
    frame && { frame: frame as never, errand: frame.errand, step: stepOf(game, frame) as Errand<G, Frame> }
  );
}

/** What the battle elsewhere begins or goes on with; `null` if the game waits for none. */
export function commissionOf<G extends GameTypes>(game: Game<G>, state: G['State']): Json | null {
  const sent = errandStep(game, state);
  return sent?.step.commission(state, sent.frame) ?? null;
}

/**
 * Applies the report of a battle elsewhere. `null` if it was accepted and the state has moved on; otherwise why not, with
 * the state unchanged.
 */
export function applyReport<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  errand: number,
  json: unknown,
  events: G['Event'][] | null = null,
): Refusal | null {
  if (state.outcome) return { code: 'over', message: 'The game is over' };
  const sent = errandStep(game, state);
  if (sent?.errand !== errand) {
    const awaited = sent ? `the report of battle ${sent.errand + 1}` : 'no report of a battle';
    return {
      code: 'not-asked',
      message: `The game waits for ${awaited}, and this is one of battle ${errand + 1}`,
    };
  }
  const parsed = parsedBy(sent.step.reportSchema, json, 'report');
  if (!parsed.ok) return parsed.error;
  const reason = sent.step.whyNot(state, sent.frame, parsed.value);
  if (reason) return { code: 'illegal', ...reason };
  effort.orders++;
  run(game, state, events, { settled: [], given: copy(parsed.value) });
  return null;
}

/** A report that might come of the battle that the game waits for; `null` if it waits for none. */
export function guessedReport<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  random: Random,
): { readonly errand: number; readonly report: Report } | null {
  const sent = errandStep(game, state);
  return sent && { errand: sent.errand, report: sent.step.guess(state, sent.frame, random) };
}

/** Goes on with a report that might come, if the game waits for one. */
export function guessReport<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  random: Random,
  events: G['Event'][] | null = null,
): boolean {
  const guessed = guessedReport(game, state, random);
  if (!guessed) return false;
  const refusal = applyReport(game, state, guessed.errand, guessed.report, events);
  if (refusal) throw new Error(`${game.id} refuses the report that it guessed: ${refusal.message}`);
  return true;
}

/** Why a host that fights no battles in other games cannot play this one; `null` if it can. */
export function whyNotAlone<G extends GameTypes>(game: Game<G>, setup: G['Setup']): Reason | null {
  if (!game.sendsFor?.(setup)) return null;
  return {
    message: 'Battles of this game are fought in another one, which only a game at one screen can do so far',
  };
}
