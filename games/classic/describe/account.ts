import { sum } from '@ironfield/kernel/dice.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../battlefield.ts';
import type { PhysicalKind } from '../data/physical-attacks.ts';
import type { Event } from '../events.ts';
import type { Loss } from '../state.ts';

/** A moment of the game. */
interface When {
  readonly moment: number;
  readonly turn: number;
}

/** One weapon fired or one blow, and what came of it. */
export interface Attack extends When {
  readonly kind: 'weapon' | PhysicalKind;
  /** Number of the weapon; -1 for a physical attack. */
  readonly weapon: number;
  readonly attacker: number;
  readonly target: number;
  readonly needed: number;
  /** `null` for what misses without a roll. */
  readonly rolled: number | null;
  readonly chance: number;
  readonly isHit: boolean;
  /** Points marked on the target, those of ammunition that it set off included. */
  damage: number;
  destroys: boolean;
}

/** The cause that took points off a record sheet; those of a location that is lost as a whole go with it. */
export type Cause = 'weapon' | 'physical' | 'fall' | 'ammunition' | 'location-lost' | 'earlier';

/** Points that are gone from the record sheet of a 'Mech. */
export interface Harm extends When {
  readonly unit: number;
  /** The 'Mech whose doing it is, perhaps the same; `null` for what is older than the game. */
  readonly by: number | null;
  readonly cause: Cause;
  readonly points: number;
}

/** A 'Mech that left the game; `by` as of harm, `null` where nobody in particular did it. */
export interface Exit extends When {
  readonly unit: number;
  readonly loss: Loss;
  readonly by: number | null;
}

/** A battle as an account book. */
export interface Account {
  readonly attacks: readonly Attack[];
  readonly harms: readonly Harm[];
  readonly exits: readonly Exit[];
  readonly criticals: readonly { readonly unit: number; readonly by: number | null }[];
  /** By unit, one entry for each time. */
  readonly shutdowns: readonly number[];
  readonly falls: readonly number[];
  readonly heats: readonly { readonly turn: number; readonly unit: number; readonly heat: number }[];
  /** Turns begun, the set-up as 0. */
  readonly turns: readonly number[];
}

/** Is it damage that one side did to the other? Points that only go with a lost location nobody has hit. */
export function isDealt({ sideOf }: Battlefield, { unit, by, cause }: Harm): boolean {
  return by !== null && sideOf[by] !== sideOf[unit] && cause !== 'location-lost';
}

/** The events of a moment of the game. */
export interface Step {
  readonly moment: number;
  readonly events: readonly Event[];
}

/** The account of what happened in some moments. */
export function accountOf(field: Battlefield, steps: readonly Step[]): Account {
  const bookkeeper = new Bookkeeper(field);
  for (const { moment, events } of steps) for (const event of events) bookkeeper.note(event, moment);
  return bookkeeper;
}

/** The attack or event being resolved, to which the harm that follows belongs. */
interface Source {
  readonly cause: Cause;
  readonly by: number;
  /** The units it can harm; whatever else happens meanwhile has another reason. */
  readonly victims: readonly number[];
  readonly attack: Attack | null;
}

class Bookkeeper implements Account {
  readonly attacks: Attack[] = [];
  readonly harms: Harm[] = [];
  readonly exits: Exit[] = [];
  readonly criticals: { unit: number; by: number | null }[] = [];
  readonly shutdowns: number[] = [];
  readonly falls: number[] = [];
  readonly heats: { turn: number; unit: number; heat: number }[] = [];
  readonly turns: number[] = [0];
  /** Points left on the record sheets, by unit, by armour facing and by location. */
  private readonly armor: readonly number[][];
  private readonly structure: readonly number[][];
  private readonly kinds: Battlefield['kinds'];
  private source: Source | null = null;
  /** Points of an explosion that have not found their place yet. */
  private exploding = 0;

  constructor({ designs, kinds }: Battlefield) {
    this.kinds = kinds;
    this.armor = designs.map(({ armor }) => [...armor]);
    this.structure = designs.map(({ structure }) => [...structure]);
  }

  note(event: Event, moment: number): void {
    const turn = this.turns.at(-1)!;
    switch (event.type) {
      case 'turn':
        this.turns.push(event.turn);
        break;
      case 'phase':
      case 'ammo-roll':
        this.begin(null);
        break;
      case 'location':
      case 'aimed':
        // The next hit: an explosion before it has spent itself.
        this.exploding = 0;
        break;
      case 'weapon-attack':
      case 'physical-attack':
        this.noteAttack(event, { moment, turn });
        break;
      case 'fell':
        this.falls.push(event.unit);
        this.begin({ cause: 'fall', by: event.unit, victims: [event.unit], attack: null });
        break;
      case 'fell-on':
        this.begin({ cause: 'fall', by: event.unit, victims: [event.target], attack: null });
        break;
      case 'explosion':
      case 'burst':
        this.noteExplosion(event);
        break;
      case 'damaged':
        this.noteDamage(event, { moment, turn });
        break;
      case 'location-lost':
        this.noteLocation(event, { moment, turn });
        break;
      case 'critical':
        this.criticals.push({ unit: event.unit, by: this.doerTo(event.unit) });
        break;
      case 'destroyed':
        this.noteExit(event.unit, event.loss, { moment, turn });
        break;
      case 'squads-joined':
        this.begin(null);
        for (const squad of event.squads) this.noteExit(squad, 'joined', { moment, turn });
        break;
      case 'left-map':
        this.noteExit(event.unit, event.escaped ? 'escaped' : 'left-map', { moment, turn });
        break;
      case 'shutdown':
        if (!event.avoided) this.shutdowns.push(event.unit);
        break;
      case 'heat':
        this.heats.push({ turn, unit: event.unit, heat: event.to.total });
        break;
    }
  }

  private begin(source: Source | null): void {
    this.source = source;
    this.exploding = 0;
  }

  private sourceFor(unit: number): Source | null {
    return this.source?.victims.includes(unit) ? this.source : null;
  }

  private doerTo(unit: number): number | null {
    return this.sourceFor(unit)?.by ?? null;
  }

  private noteAttack(event: Extract<Event, { type: 'weapon-attack' | 'physical-attack' }>, when: When): void {
    const isWeapon = event.type === 'weapon-attack';
    const { attacker, target, number } = event.attack;
    const isRolled = event.dice.length > 0;
    const attack: Attack = {
      ...when,
      kind: isWeapon ? 'weapon' : event.attack.kind,
      weapon: isWeapon ? event.attack.weapon : -1,
      attacker,
      target,
      needed: number,
      rolled: isRolled ? sum(event.dice) : null,
      chance: isRolled ? chanceOfTwoDice(number) : 0,
      isHit: event.hit,
      damage: 0,
      destroys: false,
    };
    this.attacks.push(attack);
    // A unit that charges or comes down from above is hurt as well.
    const victims = isWeapon ? [target] : [target, attacker];
    this.begin({ cause: isWeapon ? 'weapon' : 'physical', by: attacker, victims, attack });
  }

  /** Ammunition that no hit has set off went up in the heat of its own 'Mech. */
  private noteExplosion({ unit, damage }: Extract<Event, { type: 'explosion' | 'burst' }>): void {
    if (!this.sourceFor(unit)) {
      this.begin({ cause: 'ammunition', by: unit, victims: [unit], attack: null });
    }
    this.exploding += damage;
  }

  private noteDamage(
    { unit, location, rear, damage, armor, structure }: Extract<Event, { type: 'damaged' }>,
    when: When,
  ): void {
    this.armor[unit][this.kinds[unit].armorFacing(location, rear)] = armor;
    this.structure[unit][location] = structure;
    const source = this.sourceFor(unit);
    const isExplosion = this.exploding > 0;
    if (isExplosion) this.exploding -= damage;
    if (source?.attack?.target === unit) source.attack.damage += damage;
    const by = source?.by ?? null;
    const cause = isExplosion ? 'ammunition' : (source?.cause ?? 'earlier');
    this.harms.push({ ...when, unit, by, cause, points: damage });
  }

  /** The rest of the location is crossed off, its rear armour too. */
  private noteLocation({ unit, location }: Extract<Event, { type: 'location-lost' }>, when: When): void {
    const [armor, structure] = [this.armor[unit], this.structure[unit]];
    const rear = this.kinds[unit].armorFacing(location, true);
    const points = structure[location] + armor[location] + (rear === location ? 0 : armor[rear]);
    structure[location] = armor[location] = armor[rear] = 0;
    if (points === 0) return;
    this.harms.push({ ...when, unit, by: this.doerTo(unit), cause: 'location-lost', points });
  }

  /** Only the first reason counts: wrecks are pushed about until the phase is over. */
  private noteExit(unit: number, loss: Loss, when: When): void {
    if (this.exits.some((exit) => exit.unit === unit)) return;
    const source = this.sourceFor(unit);
    if (loss !== 'escaped' && source?.attack?.target === unit) source.attack.destroys = true;
    this.exits.push({ ...when, unit, loss, by: source?.by ?? null });
  }
}
