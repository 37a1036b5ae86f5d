// Battles for tests that read like the rulebook: units called by name, each in its box, every roll written down.

import { type Roll, withDice } from '@ironfield/conformance/scripted.ts';
import { resume, startGame, submit } from '@ironfield/kernel/play/advance.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import type { Heading } from '@ironfield/spaces/grid.ts';
import { spaceOf } from '@ironfield/spaces/spaces.ts';
import { UNITS } from '../data/units.ts';
import type { Event } from '../events.ts';
import { planetary } from '../game.ts';
import type { Order } from '../orders.ts';
import { BOARD } from '../rules/board.ts';
import { battleIn, fighterOf, type InBattle } from '../rules/fighters.ts';
import type { BattleKind, Fighter, Ground, Quality, Setup, State } from '../state.ts';

export const hit = (a: number, b: number): Roll => ['to-hit', a, b];
export const damage = (a: number, b: number): Roll => ['damage', a, b];

/** A unit of a scene. */
interface Placed {
  readonly name: string;
  readonly type: string;
  /** Box and facing, such as `B3 N`; where the facing does not matter, the box. */
  readonly at: string;
  readonly quality: Quality;
  readonly damaged: boolean;
  readonly faceDown: boolean;
}

export const unit = (
  name: string,
  type: string,
  at: string,
  more: Partial<Pick<Placed, 'quality' | 'damaged' | 'faceDown'>> = {},
): Placed => ({ name, type, at, quality: 'regular', damaged: false, faceDown: false, ...more });

export interface Scene {
  /** The battle's attacker, seat 0, and the defender, seat 1. */
  readonly south: readonly Placed[];
  readonly north: readonly Placed[];
  readonly kind?: BattleKind;
  readonly land?: Ground['land'];
  readonly shape?: Ground['shape'];
  readonly attacker?: 0 | 1;
  readonly supplied?: readonly [boolean, boolean];
  readonly options?: OptionValues;
}

const entryOf = ({ type, quality }: Placed) => ({ type, quality });

export function setupOf(scene: Scene): Setup {
  const { south, north, kind = 'land', land = 'plains', shape = 'ordinary', supplied = [true, true] } = scene;
  const side = (name: string, units: readonly Placed[]) => ({
    name,
    faction: UNITS[units[0].type].faction,
    counters: units.map((each) => (each.faceDown ? null : entryOf(each))),
  });
  const setup = newSetup(planetary, {
    scenario: 'battle',
    options: scene.options ?? {},
    sheets: UNITS,
    sides: [side('South', south), side('North', north)],
    battle: { kind, ground: { land, shape }, attacker: scene.attacker ?? 0, supplied },
    secrets: [south, north].map((units) => units.filter(({ faceDown }) => faceDown).map(entryOf)),
  });
  if (!setup.ok) throw new Error(setup.error.map(({ message }) => message).join('; '));
  return setup.value;
}

/** A game in which units are called by their names. */
export class Field {
  readonly state: State;
  private readonly names: readonly string[];

  constructor(state: State, names: readonly string[]) {
    this.state = state;
    this.names = names;
  }

  id(name: string): number {
    const id = this.names.indexOf(name);
    if (id < 0) throw new Error(`There is no ${name}`);
    return id;
  }

  get inBattle(): InBattle {
    return battleIn(this.state);
  }

  fighter(name: string): Fighter {
    return fighterOf(this.inBattle, this.id(name));
  }

  /** Box and facing. */
  at(name: string): string {
    const { box, facing } = this.fighter(name);
    return `${BOARD.name[box] ?? box} ${facing}`;
  }

  attack(attacker: string, target: string) {
    return { attacker: this.fighter(attacker), target: this.fighter(target) };
  }

  /** Gives an order that must be accepted, with exactly these dice. */
  give(seat: number, order: Order, ...rolls: Roll[]): readonly Event[] {
    return withDice(this.state, rolls, () => {
      const result = submit(planetary, this.state, seat, order);
      if (!result.ok) throw new Error(result.error.message);
      return result.value.events;
    });
  }

  refusal(seat: number, order: unknown) {
    const result = submit(planetary, this.state, seat, order);
    return result.ok ? null : result.error;
  }

  move(seat: number, name: string, to: string, facing?: Heading): readonly Event[] {
    return this.give(seat, { type: 'move', unit: this.id(name), to, ...(facing && { facing }) });
  }

  attacks(seat: number, name: string, target: string, ...rolls: Roll[]): readonly Event[] {
    return this.give(seat, { type: 'attack', unit: this.id(name), target: this.id(target) }, ...rolls);
  }

  done(seat: number): readonly Event[] {
    return this.give(seat, { type: 'done' });
  }
}

/** A battle before anybody is set up. */
export function unfought(scene: Scene): Field {
  const state = startGame(planetary, setupOf(scene), 'scene');
  return new Field(
    state,
    [...scene.south, ...scene.north].map(({ name }) => name),
  );
}

/** A battle in its first Combat Turn, everybody in place; the attacker is about to act. */
export function fought(scene: Scene): Field {
  const field = unfought(scene);
  const { state } = field;
  const placed = [...scene.south, ...scene.north];
  state.agenda = [{ step: 'battle/turn' }, { step: 'battle/turn-up' }];
  state.battle = {
    ...field.inBattle.battle,
    fighters: field.inBattle.battle.fighters.map((fighter, index) => {
      const [box, facing = fighter.facing] = placed[index].at.split(' ');
      return { ...fighter, box: spaceOf(BOARD, box), facing: facing as Heading };
    }),
  };
  resume(planetary, state, null);
  state.battle = {
    ...field.inBattle.battle,
    fighters: field.inBattle.battle.fighters.map((fighter, index) => ({
      ...fighter,
      damaged: placed[index].damaged,
    })),
  };
  return field;
}
