import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { type Account, type Attack, accountOf, type Step } from '@ironfield/classic/describe/account.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { Setup, State } from '@ironfield/classic/state.ts';
import { distance } from '@ironfield/hex/board.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { BANDS, bandOf, type Gauge, type Listener, type Measures, type SideMeasures } from '../gauge.ts';

/** From this heat on a 'Mech may shut down. */
const HOT = 14;

const BLOWS: Readonly<Record<string, string>> = { punch: 'Punch', kick: 'Kick' };

export const classicGauge: Gauge<Classic> = {
  hot: `heat ${HOT} or more`,
  listen: (setup, seats) => new ClassicListener(setup, seats),
};

class ClassicListener implements Listener<Classic> {
  private readonly field: Battlefield;
  /** By side of the experiment: the side of the table. */
  private readonly sides: readonly number[];
  private readonly steps: Step[] = [];
  /** Of each attack, in the order of the account; -1 where there is none. */
  private readonly ranges: number[] = [];
  private hexes: number[];
  private readonly full: readonly number[];
  /** Turns spent in play, and those that ended hot, by side of the table. */
  private readonly unitTurns: number[];
  private readonly hotTurns: number[];
  private best = 0;
  private worst = 0;

  constructor(setup: Setup, seats: readonly Seat[]) {
    this.field = battlefieldOf({ setup });
    this.sides = seats.map((seat) => setup.seats[seat].side);
    this.hexes = setup.units.map(() => -1);
    this.unitTurns = setup.sides.map(() => 0);
    this.hotTurns = setup.sides.map(() => 0);
    this.full = this.field.designs.map(({ armor, structure }) => total(armor) + total(structure));
  }

  hear(events: readonly Classic['Event'][], state: State): void {
    this.steps.push({ moment: this.steps.length, events });
    for (const event of events) {
      if (event.type === 'weapon-attack' || event.type === 'physical-attack') {
        this.ranges.push(this.rangeOf(event.attack.attacker, Number(event.attack.target)));
      }
      if (event.type === 'ended' || (event.type === 'turn' && event.turn > 1)) this.noteTurn(state);
    }
    this.hexes = state.units.map(({ hex }) => hex);
  }

  /** As they stood before the order: by now one of them may be off the map. */
  private rangeOf(attacker: number, target: number): number {
    const [from, to] = [this.hexes[attacker] ?? -1, this.hexes[target] ?? -1];
    return from < 0 || to < 0 ? -1 : distance(this.field.board, from, to);
  }

  private noteTurn(state: State): void {
    for (const [unit, { loss, heat }] of state.units.entries()) {
      if (loss !== null) continue;
      const side = this.field.sideOf[unit];
      this.unitTurns[side]++;
      if (heat >= HOT) this.hotTurns[side]++;
    }
    const [own, other] = this.sides.map((side) => {
      const units = this.field.unitsOf[side];
      const left = units.map((unit) => strengthOf(state.units[unit]));
      return total(left) / total(units.map((unit) => this.full[unit]));
    });
    const lead = Math.round(1000 * (own - other));
    this.best = Math.max(this.best, lead);
    this.worst = Math.min(this.worst, lead);
  }

  measures(): Measures {
    const account = accountOf(this.field, this.steps);
    return {
      turns: account.turns.length - 1,
      lead: [this.best, this.worst],
      sides: this.sides.map((side) => this.sideMeasures(account, side)),
    };
  }

  private sideMeasures(account: Account, side: number): SideMeasures {
    const { sideOf } = this.field;
    const damage: Record<string, number[]> = {};
    let [shots, hits] = [0, 0];
    for (const [index, attack] of account.attacks.entries()) {
      if (sideOf[attack.attacker] !== side) continue;
      shots++;
      if (attack.isHit) hits++;
      const range = this.ranges[index] ?? -1;
      if (attack.damage === 0 || range < 0 || sideOf[attack.target] === side) continue;
      const name = this.nameOf(attack);
      damage[name] ??= BANDS.map(() => 0);
      damage[name][bandOf(range)] += attack.damage;
    }
    return {
      shots,
      hits,
      damage,
      losses: account.exits
        .filter(({ unit, loss }) => sideOf[unit] === side && loss !== 'escaped')
        .map(({ turn }) => turn),
      unitTurns: this.unitTurns[side],
      hotTurns: this.hotTurns[side],
    };
  }

  private nameOf({ kind, weapon, attacker }: Attack): string {
    if (kind === 'weapon') return this.field.designs[attacker].weapons[weapon]?.type.name ?? 'Other';
    return BLOWS[kind] ?? kind[0].toUpperCase() + kind.slice(1).replaceAll('-', ' ');
  }
}

const total = (numbers: ArrayLike<number>): number =>
  Array.from(numbers).reduce((sum, each) => sum + each, 0);

function strengthOf({ loss, body }: State['units'][number]): number {
  if (loss !== null && loss !== 'escaped') return 0;
  return total(body.armor) + total(body.structure);
}
