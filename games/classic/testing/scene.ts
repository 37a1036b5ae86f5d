// Scenes for tests that read like the rulebook: boards drawn in text, 'Mechs called by name, every roll written down.

import { insistFollowed } from '@ironfield/conformance/properties/following.ts';
import { expectDiceUsed, type Roll, setDice } from '@ironfield/conformance/scripted.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { scriptedDice } from '@ironfield/kernel/dice.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { eventsFor, middleOf } from '@ironfield/kernel/play/advance.ts';
import { Play } from '@ironfield/kernel/play/play.ts';
import type { OptionValues, Viewer } from '@ironfield/kernel/state.ts';
import { kernelParts } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import { type BuildingClass, buildingName, type StructureType } from '../data/terrain.ts';
import type { Event } from '../events.ts';
import { classic } from '../game.ts';
import type { Classic } from '../game-types.ts';
import { mechDesign } from '../kinds/mech/condition.ts';
import { readings } from '../past/readings.ts';
import { register } from '../register.ts';
import { begin } from '../setup.ts';
import {
  type Body,
  type Crew,
  OFF_MAP,
  type PhaseNotes,
  type PilotAbility,
  type Setup,
  type Side,
  type State,
  type TurnNotes,
  type UnitSetup,
  type UnitState,
} from '../state.ts';
import type { MechDesign } from '../units/design.ts';
import { bareSlots, mount } from '../units/frame.ts';
import { LOCATION_CODES, type LocationCode } from '../units/locations.ts';
import type { MechFile, UnitFile } from '../units/unit-file.ts';
import { table } from '../view.ts';

const ARM_BUILDS = { hand: 'no hand', 'hand and lower arm': 'no lower arm' } as const;

interface MechPlan {
  readonly frame?: MechFile['frame'];
  readonly tons?: number;
  readonly walk?: number;
  readonly heatSinks?: number;
  /** Points on every facing, or on some. */
  readonly armor?: number | Partial<MechFile['armor']>;
  /** Contents of the open slots, by location; `3 x PPC` fills three slots. */
  readonly slots?: Partial<Record<LocationCode, readonly string[]>>;
  /** Arms without the hand actuator, or without hand and lower arm. */
  readonly armsWithout?: 'hand' | 'hand and lower arm';
}

/** A 'Mech; what a test does not care about is ordinary. Tonnage and slots need not add up to a legal design. */
export function mech(name: string, plan: MechPlan = {}): MechFile {
  const { tons = 50, walk = 4, heatSinks = 10, armor = 10, slots = {}, armsWithout, frame = 'biped' } = plan;
  const build = armsWithout ? ARM_BUILDS[armsWithout] : 'complete';
  const row = bareSlots({ LA: build, RA: build }, frame);
  for (const code of LOCATION_CODES) {
    for (const text of slots[code] ?? []) {
      const [, count, item] = /^(?:(\d+) x )?(.*)$/.exec(text)!;
      if (!mount(row, code, item, Number(count ?? 1), frame))
        throw new Error(`No room for ${text} in ${code}`);
    }
  }
  const all = typeof armor === 'number' ? armor : 10;
  return {
    format: 'ironfield-unit',
    version: 1,
    name,
    model: '',
    frame,
    tons,
    walk,
    heatSinks,
    armor: {
      HD: Math.min(9, all),
      CT: [all, all],
      LT: [all, all],
      RT: [all, all],
      LA: all,
      RA: all,
      LL: all,
      RL: all,
      ...(typeof armor === 'number' ? {} : armor),
    },
    slots: row,
  };
}

interface UnitPlan {
  readonly mech?: UnitFile;
  /** Hex and facing, such as `0505 NW`; absent: off the map. */
  readonly at?: string;
  readonly side?: Side;
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly isClan?: boolean;
  readonly abilities?: readonly PilotAbility[];
  readonly seat?: number;
  readonly group?: string;
  readonly enters?: UnitSetup['enters'];
  /** Further facts of its state that a test wants changed. */
  readonly state?: Partial<Sheet>;
}

interface ScenePlan {
  /**
   * Hexes separated by blanks: `.` clear, `r` rough, `l` light woods, `H` heavy woods, `~1` water of depth 1, each
   * with a level behind it if it is not 0, such as `.2`, `H-1` or `~1@3` (water of depth 1 on level 3). Other ground by
   * its letter (see LETTERS), `B2/3` a medium building of 3 levels (`B2/3@1` on level 1), and what lies on it behind a plus sign: `.+road`, `H1+mud+smoke`, `.+deep-snow`.
   * Absent: a clear map of 15 by 17 hexes.
   */
  readonly map?: string;
  /** The first is on side 0, the others on side 1 unless they say so. */
  readonly units: Readonly<Record<string, UnitPlan>>;
  readonly options?: OptionValues;
  readonly setup?: Partial<Setup>;
}

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** All that there is to know of a unit, as if it stood on one sheet of paper: tests read it and write on it. */
export type Sheet = UnitState &
  Body & { -readonly [Key in Exclude<keyof Crew, 'hits'>]: Crew[Key] } & Omit<TurnNotes, 'marks'> &
  PhaseNotes & { pilotHits: number; hitsBefore: number[]; lostBefore: number };

function sheetOf(unit: UnitState): Sheet {
  const placeOf = (key: string | symbol): readonly [object, string | symbol] => {
    const { body, crew, thisTurn, thisPhase } = unit;
    if (key === 'pilotHits') return [crew, 'hits'];
    if (key === 'hitsBefore') return [thisPhase.before, 'hits'];
    if (key === 'lostBefore') return [thisPhase.before, 'lost'];
    return [[unit, body, crew, thisTurn, thisPhase].find((part) => key in part) ?? unit, key];
  };
  return new Proxy(unit as Sheet, {
    get: (_, key) => Reflect.get(...placeOf(key)),
    set(_, key, value) {
      const [part, name] = placeOf(key);
      if (part !== unit.crew) return Reflect.set(part, name, value);
      unit.crew = { ...unit.crew, [name]: value };
      return true;
    },
    has: (_, key) => Reflect.has(...placeOf(key)),
    getOwnPropertyDescriptor(_, key) {
      const descriptor = Reflect.getOwnPropertyDescriptor(...placeOf(key));
      return descriptor && { ...descriptor, configurable: true };
    },
  });
}

/** A moment of a game, with everything a test wants to read or change. */
export class Scene {
  readonly state: State;
  readonly events: Event[] = [];
  readonly play: Play<Classic>;
  private readonly names: readonly string[];

  constructor(setup: Setup, names: readonly string[]) {
    this.state = { ...begin(setup), agenda: [], ...kernelParts(scriptedDice()) };
    this.play = new Play<Classic>(this.state, this.events, null, classic);
    this.names = names;
  }

  get field(): Battlefield {
    return battlefieldOf(this.state);
  }

  /** Number of the 'Mech with this name. */
  index(name: string): number {
    const index = this.names.indexOf(name);
    if (index < 0) throw new Error(`The scene has no "${name}"`);
    return index;
  }

  unit(name: string): Sheet {
    return sheetOf(this.state.units[this.index(name)]);
  }

  design(name: string): MechDesign {
    return mechDesign(this.field, this.index(name));
  }

  /** Number of the weapon whose label begins like this, such as `PPC RA`. */
  weapon(name: string, label: string): number {
    const index = this.field.designs[this.index(name)].weapons.findIndex((weapon) =>
      weapon.label.startsWith(label),
    );
    if (index < 0) throw new Error(`${name} has no ${label}`);
    return index;
  }

  cell(hex: string): number {
    return cellOf(this.field.board, hex);
  }

  put(name: string, place: string): void {
    const [hex, compass = 'N'] = place.split(' ');
    Object.assign(this.unit(name), { hex: this.cell(hex), facing: COMPASS.indexOf(compass) as Facing });
  }

  /** Runs a procedure with these dice, all of which must be used, and insists that its events tell all that it did. */
  rolling<T>(rolls: readonly Roll[], body: () => T): T {
    setDice(this.state, ...rolls);
    const viewers: Viewer[] = [
      ...(this.field.plugged.known ? this.state.setup.seats.keys() : []),
      'spectator' as const,
    ];
    const from = viewers.map((viewer) => table(middleOf(classic, this.state), viewer));
    const told = this.events.length;
    const result = body();
    expectDiceUsed(this.state);
    for (const event of this.events.slice(told)) insistMeaningful(event);
    for (const [index, viewer] of viewers.entries())
      insistFollowed(
        classic,
        from[index],
        eventsFor(classic, this.events.slice(told), viewer),
        table(middleOf(classic, this.state), viewer),
        `The events come to another table for ${viewer}`,
      );
    return result;
  }

  /** The events of a type so far. */
  happened<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event) => event.type === type) as Extract<Event, { type: Type }>[];
  }

  /** And how the log tells them. */
  said(type: Event['type']): (string | null)[] {
    const before = table(middleOf(classic, this.state), 'spectator');
    return this.happened(type).map((event) => classic.describe(event, before));
  }
}

/** Insists that every line of an explanation in an event says something: only what it starts from may be 0. */
function insistMeaningful(event: Event): void {
  const parts: readonly unknown[] = 'attacks' in event ? [event, ...event.attacks] : [event];
  for (const part of parts.flatMap((one) => Object.values(one as object))) {
    const idle = (part as Partial<Explanation> | null)?.lines?.find(
      ({ kind, value }, index) => index > 0 && kind === 'add' && value === 0,
    );
    if (idle) throw new Error(`A line of "${event.type}" adds nothing: ${idle.reason}`);
  }
}

const CLEAR_MAP = `${'. '.repeat(15)}\n`.repeat(17);

export function drawnMap(text: string): BoardFile {
  const rows = text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const cells = rows.map((row) => row.split(/\s+/));
  const codes = [...new Set(cells.flat())];
  const short = (code: string) => (code.length <= 6 ? code : `#${codes.indexOf(code)}`);
  const legend = Object.fromEntries(codes.map((code) => [short(code), hexKind(code)]));
  return {
    format: 'ironfield-board',
    version: 1,
    name: 'Drawn',
    width: cells[0].length,
    height: rows.length,
    legend,
    rows: cells.map((row) => row.map(short).join(' ')),
  };
}

const LETTERS: Readonly<Record<string, string>> = {
  '.': 'clear',
  r: 'rough',
  l: 'light woods',
  H: 'heavy woods',
  U: 'ultra-heavy woods',
  j: 'light jungle',
  J: 'heavy jungle',
  Q: 'ultra-heavy jungle',
  p: 'paved',
  s: 'sand',
  t: 'tundra',
  c: 'magma crust',
  m: 'liquid magma',
};

const STRUCTURES: Readonly<Record<string, StructureType>> = { B: 'building', F: 'fortress', G: 'hangar' };

function hexKind(code: string): BoardFile['legend'][string] {
  const [ground, ...conditions] = code.split('+');
  const features = conditions.map((name) => name.replaceAll('-', ' '));
  const lying = features.length > 0 ? { features } : {};
  const water = /^~(\d)(?:@(-?\d+))?$/.exec(ground);
  if (water) return { terrain: `water ${water[1]}`, level: Number(water[2] ?? 0), ...lying };
  const house = /^([BFG])([1-4])\/(\d+)(?:@(-?\d+))?$/.exec(ground);
  if (house) {
    const terrain = buildingName(Number(house[2]) as BuildingClass, Number(house[3]), STRUCTURES[house[1]]);
    return { terrain, level: Number(house[4] ?? 0), ...lying };
  }
  const [, letter, level] = /^(\D)(-?\d+)?$/.exec(ground) ?? [];
  if (!(letter in LETTERS)) throw new Error(`Cannot read hex "${code}"`);
  return { terrain: LETTERS[letter], level: Number(level ?? 0), ...lying };
}

export function scene({ map = CLEAR_MAP, units, options: wanted = {}, setup }: ScenePlan): Scene {
  const resolved = resolveOptions(register.options, wanted);
  if (!resolved.ok) throw new Error(resolved.error[0].message);
  const names = Object.keys(units);
  const plans = Object.values(units);
  const made = new Scene(
    {
      scenario: 'skirmish',
      options: resolved.value,
      reading: latestReading({ readings }),
      map: drawnMap(map),
      sides: ['Defender', 'Attacker'],
      seats: [
        { name: 'Defender', side: 0 },
        { name: 'Attacker', side: 1 },
      ],
      units: plans.map((plan, index) => {
        const side = plan.side ?? (index === 0 ? 0 : 1);
        const { gunnery = 4, piloting = 5 } = plan;
        return {
          side,
          seat: plan.seat ?? side,
          unit: plan.mech ?? mech(names[index]),
          pilot: {
            name: names[index],
            gunnery,
            piloting,
            ...(plan.isClan && { isClan: true }),
            ...(plan.abilities && { abilities: plan.abilities }),
          },
          group: plan.group,
          enters: plan.enters,
        };
      }),
      deployment: [],
      victory: { kind: 'last' },
      ...setup,
    },
    names,
  );
  for (const [index, plan] of plans.entries()) {
    if (plan.at) made.put(names[index], plan.at);
    else made.state.units[index].hex = OFF_MAP;
    Object.assign(made.unit(names[index]), plan.state);
  }
  made.state.turn = 1;
  return made;
}
