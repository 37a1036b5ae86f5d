import { createHash } from 'node:crypto';
import { hashOf } from '@ironfield/kernel/hash.ts';
import { canonical } from '@ironfield/kernel/json.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import type { Player } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { playerNamed } from '@ironfield/kernel/players/named.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, recordOf } from '@ironfield/kernel/record/record.ts';
import type { CoreOrder, CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import { battleOf, mapOf, musterOf } from '../battle/own-forces.ts';
import { reasons } from '../battle/reading.ts';
import type { Plan } from '../experiment/plan.ts';
import { dealtForces, type Setting } from '../experiment/settings.ts';
import type { SideMeasures } from '../gauge.ts';
import { gaugeOf } from '../gauges.ts';
import { Mistake } from '../mistake.ts';

/** Games `from` to `to` - 1 of a setting. */
export interface Task {
  readonly setting: number;
  readonly from: number;
  readonly to: number;
}

/** The line kept of a game. Sides are those of the experiment, wherever they sat. */
export interface GameLine {
  readonly setting: number;
  readonly game: number;
  /** For the first side: 2 won, 1 drawn, 0 lost. */
  readonly score: 0 | 1 | 2;
  readonly orders: number;
  readonly turns: number;
  /** The lead of the first side at its best and at its worst, in per mille; null where that is not measured. */
  readonly lead: readonly [number, number] | null;
  readonly sides: readonly SideMeasures[] | null;
  /** False where the limit on orders came first; that counts as a draw. */
  readonly finished: boolean;
  /** Proves the setup, the seed, all orders, the dice, and how it ended. */
  readonly proof: string;
}

const PROOF_LENGTH = 16;
/** Setups kept: making one takes as long as a quick game. */
const SETUPS = 400;

/** A game of the plan, before it is played. */
interface Pairing {
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly players: readonly string[];
  /** The seat of the first side. */
  readonly first: Seat;
}

/** Plays any game of a plan; made once a thread. */
export class Table {
  private readonly game: AnyGame;
  private readonly plan: Plan;
  private readonly setups = new Map<string, CoreSetup>();
  private readonly players = new Map<string, Player<GameTypes>>();

  constructor(games: readonly AnyGame[], plan: Plan) {
    this.plan = plan;
    this.game = games.find(({ id }) => id === plan.game)!;
  }

  /** Throws where a setting cannot be played. */
  check(): void {
    for (const setting of this.plan.settings.keys()) this.pairing(setting, 0);
  }

  play(setting: number, game: number): GameLine {
    const pairing = this.pairing(setting, game);
    const { setup, seed, first } = pairing;
    const seats: readonly Seat[] = [first, 1 - first];
    const listener = gaugeOf(this.game).listen(setup, seats);
    const proof = createHash('sha256').update(setupHash(setup)).update(seed);
    const { state, orders, finished } = playMatch(this.game, setup, seed, this.seated(pairing), {
      onOrder: (seat, order) => proof.update(canonical([seat, order])),
      onEvents: (events, now) => listener.hear(events, now),
    });
    proof.update(canonical([state.dice, this.game.standing(state), state.outcome]));
    const { turns, lead, sides } = listener.measures(state);
    const winners = state.outcome?.winners ?? [];
    const [won, lost] = seats.map((seat) => winners.includes(seat));
    return {
      setting,
      game,
      score: won === lost ? 1 : won ? 2 : 0,
      orders,
      turns,
      lead,
      sides,
      finished,
      proof: proof.digest('hex').slice(0, PROOF_LENGTH),
    };
  }

  /** The same game again, as a record that anybody can check and replay. */
  record(setting: number, game: number, writtenBy: string): GameRecord {
    const pairing = this.pairing(setting, game);
    const given: { seat: Seat; order: CoreOrder }[] = [];
    playMatch(this.game, pairing.setup, pairing.seed, this.seated(pairing), {
      onOrder: (seat, order) => given.push({ seat, order }),
    });
    const history = new History(this.game, pairing.setup, pairing.seed);
    for (const { seat, order } of given) history.add({ kind: 'order', seat, order });
    return recordOf(history, writtenBy);
  }

  private seated({ players }: Pairing): Player<GameTypes>[] {
    return players.map((name) => {
      const known = this.players.get(name);
      if (known) return known;
      const made = playerNamed(this.game, name);
      this.players.set(name, made);
      return made;
    });
  }

  /** Both halves of a pair have the same ground, forces and seed, and so have those of other settings. */
  private pairing(setting: number, game: number): Pairing {
    const { seed, mirror, deals, settings } = this.plan;
    const pair = mirror ? Math.floor(game / 2) : game;
    const isMirrored = mirror && game % 2 === 1;
    const deal = pair % deals;
    const { players } = settings[setting];
    const key = `${setting} ${deal} ${isMirrored}`;
    let setup = this.setups.get(key);
    if (!setup) {
      setup = this.setupOf(settings[setting], `${seed} deal ${deal}`, isMirrored);
      if (this.setups.size >= SETUPS) this.setups.delete(this.setups.keys().next().value!);
      this.setups.set(key, setup);
    }
    return {
      setup,
      seed: `${seed} pair ${pair}`,
      players: isMirrored ? players.toReversed() : players,
      first: isMirrored ? 1 : 0,
    };
  }

  private setupOf(setting: Setting, seed: string, isMirrored: boolean): CoreSetup {
    const { game } = this;
    const setup = setting.scenario === null ? this.ownBattle(setting, seed, isMirrored) : null;
    const made = setup ?? scenarioOf(game, setting, seed);
    const seats = seatNames(game, made).length;
    if (seats !== 2) throw new Mistake(`an experiment needs a battle for two players, not ${seats}`);
    return made;
  }

  private ownBattle(setting: Setting, seed: string, isMirrored: boolean): CoreSetup {
    const muster = musterOf(this.game, setting.options);
    const forces = dealtForces(this.game, muster, setting, seed);
    return battleOf(this.game, muster, {
      forces: isMirrored ? forces.toReversed() : forces,
      map: mapOf(muster, setting.map ?? undefined, seed),
      options: setting.options,
    });
  }
}

function scenarioOf(game: AnyGame, { scenario, options }: Setting, seed: string): CoreSetup {
  const setup = scenarioSetup(game, scenario!, options, randomFrom(`${seed} secrets`));
  if (setup.ok) return setup.value;
  throw new Mistake(reasons(setup.error));
}

const hashes = new WeakMap<CoreSetup, string>();

function setupHash(setup: CoreSetup): string {
  let hash = hashes.get(setup);
  if (hash === undefined) {
    hash = hashOf(setup);
    hashes.set(setup, hash);
  }
  return hash;
}
