// Artillery on the map, fired directly at a hex in the Weapon Attack Phase (MT-BASE-01, MT-ARTY-15).

import { hexsidesAt } from '@ironfield/hex/bearing.ts';
import { cellOf, distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, explain, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import { type Ordnance, SHEET } from '../../data/artillery.ts';
import type { Event } from '../../events.ts';
import type { DeclaringOrders } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { sightTo } from '../../phases/weapon/hex-fire.ts';
import { firesFrom } from '../../phases/weapon/weapon.ts';
import type { Shell } from '../../points/artillery.ts';
import type { RuleId } from '../../rule-index.ts';
import { doneBy } from '../../rules/crew/about-rolls.ts';
import { attackerModifiers } from '../../rules/fire/attack-modifiers.ts';
import { heatModifier, whyNotAble, woodsBetween } from '../../rules/fire/to-hit.ts';
import { isOnMap, isPlaced } from '../../rules/unit/condition.ts';
import type { State, Twist, UnitState } from '../../state.ts';
import { artilleryOf } from './battery.ts';
import { binWith, loadsIn, pieceOf, piecesOf, twistTo } from './carried.ts';
import { sees } from './firing.ts';
import { burstOn, designationIn, HITS_ON, isHoming, PURPOSE } from './homing.ts';
import { along, blastAt, bursts, radiusOf, scattered } from './landing.ts';
import { NAMES, WORDS } from './text.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** The hex that it throws a shell at; with what, for those who know. */
    readonly shelling?: Shelling;
  }
  interface DeclaringOrders {
    shell: {
      readonly type: 'shell';
      readonly unit: number;
      readonly weapon: number;
      readonly ordnance: Ordnance;
      readonly hex: string;
    };
  }
  interface OptionEvents {
    shelling: {
      readonly type: 'shelling';
      readonly unit: number;
      readonly twist: Twist;
      /** -1 for those who do not know its sheet. */
      readonly bin: number;
    } & Shelling;
    'shell-thrown': {
      readonly type: 'shell-thrown';
      readonly unit: number;
      readonly weapon: number;
      readonly ordnance: Ordnance;
      readonly hex: number;
      readonly to: number;
      /** Null where it hits without a roll, and for those who may not know. */
      readonly number: Explanation | null;
      readonly dice: readonly number[];
      readonly isHit: boolean;
      readonly scatter: readonly number[];
    };
  }
}

interface Shelling {
  readonly hex: number;
  /** -1 for those who do not know its sheet. */
  readonly weapon: number;
  readonly ordnance: Ordnance;
  /** MT-ARTY-16: for so many phases it was sighted on somebody there. */
  readonly sighted?: number;
}

interface DirectShot {
  readonly unit: number;
  readonly weapon: number;
  readonly cell: number;
  readonly sighted: number;
}

/** MT-BASE-01: Gunnery Skill and so much. */
const DIRECT = 5;
const WHY_NOT: Reason = {
  message: 'Artillery is fired directly at a hex in sight and in its arc, up to 17 hexes away',
  rule: 'MT-BASE-01',
};

/** MT-BASE-01, MT-ARTY-15: neither range nor anything about who is there matters. */
export function numberDirect(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  { unit, weapon, cell, sighted }: DirectShot,
): void {
  const mech = state.units[unit];
  const kind = field.kinds[unit];
  if (field.plugged.directFire) field.plugged.directFire(tally, mech);
  else {
    tally.add(mech.crew.gunnery, WORDS.gunnery, 'MT-BASE-01');
    tally.add(DIRECT, WORDS.direct, 'MT-BASE-01');
  }
  attackerModifiers(tally, kind.firesSteadily ? 'still' : mech.thisTurn.mode, false, kind.paces);
  woodsBetween(tally, sightTo(field, state, unit, cell));
  kind.sensorModifiers(tally, field, state, unit);
  heatModifier(tally, field, mech);
  kind.mountModifiers(tally, field, state, unit, field.designs[unit].weapons[weapon]);
  if (sighted > 0) tally.add(-sighted, WORDS.sighted(sighted), 'MT-ARTY-16');
}

const sightedOn = (field: Battlefield, state: State, unit: number, cell: number): number =>
  field.plugged.sighted?.(field, state, unit, cell) ?? 0;

const isRegistered = (field: Battlefield, state: State, unit: number, cell: number): boolean =>
  artilleryOf(field, state).registered[field.sideOf[unit]].includes(cell);

/** Can it throw this round at a hex? */
function canReach(
  field: Battlefield,
  state: State,
  { unit, weapon, cell }: { readonly unit: number; readonly weapon: number; readonly cell: number },
  ordnance: Ordnance,
): boolean {
  const away = distance(field.board, state.units[unit].hex, cell);
  if (away === 0 || away > SHEET || twistTo(field, state, unit, weapon, cell) === null) return false;
  if (isHoming(ordnance) && !designationIn(field, state, unit, cell)) return false;
  return sees(field, state, unit, cell);
}

const hexesOf = (
  field: Battlefield,
  state: State,
  unit: number,
  weapon: number,
  ordnance: Ordnance,
): number[] =>
  [...field.board.number.keys()].filter((cell) => canReach(field, state, { unit, weapon, cell }, ordnance));

/** The kinds of round for which there is a hex. */
const roundsOf = (field: Battlefield, state: State, unit: number, weapon: number): Ordnance[] =>
  loadsIn(field, state, unit, weapon).filter((kind) =>
    field.board.number.some((_, cell) => canReach(field, state, { unit, weapon, cell }, kind)),
  );

const gunsReady = (field: Battlefield, state: State, unit: number): number[] =>
  whyNotAble(field, state, unit)
    ? []
    : piecesOf(field, state, unit).filter((weapon) => roundsOf(field, state, unit, weapon).length > 0);

class ShellerPick extends UnitPick {
  private readonly able = new Map<number, boolean>();

  protected override can(unit: number): boolean {
    const answer = this.able.get(unit) ?? gunsReady(this.field, this.state, unit).length > 0;
    this.able.set(unit, answer);
    return answer;
  }

  follow(unit: number): readonly Field[] {
    const { field, state } = this;
    return [
      {
        kind: 'pick',
        name: 'weapon',
        label: WORDS.gun,
        values: gunsReady(field, state, unit),
        describe: (weapon) => ({ label: field.designs[unit].weapons[weapon as number].label }),
        whyNot: () => WHY_NOT,
        follow: (weapon) => [this.rounds(unit, weapon as number)],
      },
    ];
  }

  private rounds(unit: number, weapon: number): Field {
    const { field, state } = this;
    return {
      kind: 'pick',
      name: 'ordnance',
      label: WORDS.ordnance,
      values: roundsOf(field, state, unit, weapon),
      describe: (kind) => ({ label: NAMES[kind as Ordnance] }),
      whyNot: () => WHY_NOT,
      follow: (kind) => [this.hexes(unit, weapon, kind as Ordnance)],
    };
  }

  private hexes(unit: number, weapon: number, ordnance: Ordnance): Field {
    const { field, state } = this;
    const { board } = field;
    return {
      kind: 'pick',
      name: 'hex',
      label: WORDS.hex,
      values: hexesOf(field, state, unit, weapon, ordnance).map((cell) => board.number[cell]),
      describe: (hex) => ({
        label: String(hex),
        hex: String(hex),
        measure: WORDS.measure,
        explanation: explain<RuleId>((tally) => {
          const cell = cellOf(board, String(hex));
          if (isHoming(ordnance)) tally.set(HITS_ON, NAMES[ordnance], 'MT-BASE-25');
          else if (isRegistered(field, state, unit, cell)) tally.set(2, WORDS.sure, 'MT-BASE-01');
          else {
            const sighted = sightedOn(field, state, unit, cell);
            numberDirect(tally, field, state, { unit, weapon, cell, sighted });
          }
        }),
      }),
      whyNot: () => WHY_NOT,
    };
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT : super.whyNot(unit);
  }
}

export const shellForm = (
  field: Battlefield,
  state: State,
  units: readonly number[],
): OrderForm<'shell'> => ({
  type: 'shell',
  label: WORDS.shell,
  fields: [new ShellerPick(field, state, units)],
});

/** Only where somebody on the map has any. */
export const hasPieces = ({ designs }: Battlefield, units: readonly number[]): boolean =>
  units.some((unit) => designs[unit].weapons.some((mount) => pieceOf(mount)));

export function declareShell(
  play: Play<Classic>,
  field: Battlefield,
  order: DeclaringOrders[keyof DeclaringOrders],
): void {
  if (order.type !== 'shell') return;
  const { unit, weapon, ordnance } = order;
  const { state } = play;
  const hex = cellOf(field.board, order.hex);
  const twist = twistTo(field, state, unit, weapon, hex)!;
  const bin = binWith(field, state, unit, weapon, ordnance);
  const sighted = sightedOn(field, state, unit, hex);
  const aim = { hex, weapon, ordnance, ...(sighted > 0 && { sighted }) };
  takeAim(state.units[unit], { twist, bin, ...aim });
  play.emit({ type: 'shelling', unit, twist, bin, ...aim });
  field.plugged.attacks?.(play, field, unit);
}

export function takeAim(
  mech: UnitState,
  { twist, bin, hex, weapon, ordnance, sighted }: Shelling & { readonly twist: Twist; readonly bin: number },
): void {
  mech.twist = twist;
  if (bin >= 0) mech.body.shots[bin]--;
  const shelling: Shelling = { hex, weapon, ordnance, ...(sighted !== undefined && { sighted }) };
  mech.thisTurn.marks = { ...mech.thisTurn.marks, shelling };
}

/** MT-INFO-01: those who do not know its sheet see at which hex it fires, and what comes of it. */
export function shellingSeen(event: Event | null): Event | null {
  if (event?.type === 'shelling') {
    const { sighted: _, ...seen } = event;
    return { ...seen, weapon: -1, ordnance: 'high-explosive', bin: -1 };
  }
  return event?.type === 'shell-thrown' ? { ...event, weapon: -1, number: null, dice: [] } : event;
}

export function seenShelling(seen: UnitState, real: UnitState): UnitState {
  const aim = seen.thisTurn.marks?.shelling;
  if (!aim || seen.body === real.body) return seen;
  const shelling: Shelling = { hex: aim.hex, weapon: -1, ordnance: 'high-explosive' };
  return { ...seen, thisTurn: { ...seen.thisTurn, marks: { ...seen.thisTurn.marks, shelling } } };
}

/** Fires the declared shells after everything else. */
export function throwShells(play: Play<Classic>, field: Battlefield, acting?: number): void {
  for (const [unit, mech] of play.state.units.entries()) {
    const { shelling } = mech.thisTurn.marks ?? {};
    if (shelling && isPlaced(mech) && (acting === undefined || acting === unit))
      throwShell(play, field, unit, shelling);
  }
}

function throwShell(play: Play<Classic>, field: Battlefield, unit: number, aim: Shelling): void {
  const { state } = play;
  const { hex, ordnance, sighted = 0 } = aim;
  const { weapons } = field.designs[unit];
  // A player who does not know its sheet thinks of the first piece that it seems to have.
  const weapon = aim.weapon < 0 ? weapons.findIndex((mount) => pieceOf(mount)) : aim.weapon;
  if (weapon < 0) return;
  const mount = weapons[weapon];
  firesFrom(state.units[unit], mount);
  const type = pieceOf(mount)!;
  const side = field.sideOf[unit];
  const shell = { side, type, ordnance, from: comesFrom(field, hex, state.units[unit].hex) };
  const drawn = isHoming(ordnance) ? designationIn(field, state, unit, hex) : undefined;
  if (isHoming(ordnance)) {
    const dice = play.roll(PURPOSE, 2);
    const isHit = sum(dice) >= HITS_ON;
    play.emit({
      type: 'shell-thrown',
      unit,
      hex,
      weapon,
      ordnance,
      to: hex,
      number: null,
      dice,
      isHit,
      scatter: [],
    });
    if (drawn) burstOn(play, field, { ...shell, cell: hex }, drawn, isHit);
    return;
  }
  const shot = { unit, weapon, cell: hex, sighted };
  const compute = (tally: Tally<RuleId>) => numberDirect(tally, field, state, shot);
  const sure = isRegistered(field, state, unit, hex);
  const needed = totalOf<RuleId>(compute);
  const dice = sure ? [] : play.roll(WORDS.roll, 2, doneBy(field, unit, needed));
  const isHit = sure || sum(dice) >= needed;
  const scatter = isHit ? [] : scattered(play);
  const to = isHit ? hex : along(field, hex, scatter);
  const number = sure ? null : play.explain<RuleId>(compute);
  play.emit({ type: 'shell-thrown', unit, hex, weapon, ordnance, to, number, dice, isHit, scatter });
  if (to >= 0) bursts(play, field, { ...shell, cell: to, from: comesFrom(field, to, state.units[unit].hex) });
}

/** MT-ARTY-04: over which hexsides it comes in; over none from its own hex. */
export const comesFrom = ({ board }: Battlefield, cell: number, hex: number) =>
  cell === hex ? [] : hexsidesAt(lineOn(board, cell, hex).bearing);

/** For bots: own losses hurt more than those of the enemy please. */
const CARE = 2.5;
const WORTH_WHILE = 2;

/** For bots: points that a shell should do to enemies, less what it does to friends. */
export function worthAt(
  field: Battlefield,
  state: State,
  unit: number,
  { type, ordnance, cell }: Pick<Shell, 'type' | 'ordnance' | 'cell'>,
): number {
  let worth = 0;
  for (const [other, mech] of state.units.entries()) {
    const away = isOnMap(mech) ? distance(field.board, cell, mech.hex) : Infinity;
    if (away > radiusOf(field, type, ordnance)) continue;
    const points = blastAt(field, type, ordnance, away);
    worth += field.sideOf[other] === field.sideOf[unit] ? -CARE * points : points;
  }
  return worth;
}

/** For bots: where a shell does most, if a unit has nothing else to fire. */
export function idleShell(order: Order, field: Battlefield, state: State, unit: number): Order {
  if (order.type !== 'hold') return order;
  let best: Order = order;
  let most = WORTH_WHILE;
  for (const weapon of gunsReady(field, state, unit)) {
    const [ordnance] = loadsIn(field, state, unit, weapon);
    if (ordnance !== 'high-explosive') continue;
    const type = pieceOf(field.designs[unit].weapons[weapon])!;
    for (const cell of hexesOf(field, state, unit, weapon, ordnance)) {
      const worth = worthAt(field, state, unit, { type, ordnance, cell });
      if (worth <= most) continue;
      const sighted = sightedOn(field, state, unit, cell);
      const shot = { unit, weapon, cell, sighted };
      const number = totalOf<RuleId>((tally) => numberDirect(tally, field, state, shot));
      const sure = isRegistered(field, state, unit, cell);
      const value = worth * (sure ? 1 : chanceOfTwoDice(number));
      if (value <= most) continue;
      most = value;
      best = { type: 'shell', unit, weapon, ordnance, hex: field.board.number[cell] };
    }
  }
  return best;
}
