// Maps without a grid: named spaces, each with its neighbours. A planet, its orbit, a system and a battle board are
// such maps. A game's state numbers spaces from 0; print shows their names.

export interface Spaces {
  readonly size: number;
  /** By number. Names are unique. */
  readonly name: readonly string[];
  /** By number, in the order in which the map lists them. */
  readonly neighbours: readonly (readonly number[])[];
  readonly numbers: ReadonlyMap<string, number>;
}

/** A space as a map lists it: its name and the names of its neighbours. */
export interface SpaceEntry {
  readonly name: string;
  readonly neighbours: readonly string[];
}

/** Neighbours are mutual; a map in which they are not, or that names a space twice, is refused. */
export function createSpaces(entries: readonly SpaceEntry[]): Spaces {
  const name = entries.map((entry) => entry.name);
  const numbers = new Map(name.map((each, number) => [each, number]));
  if (numbers.size < name.length) {
    const twice = name.find((each, number) => numbers.get(each) !== number);
    throw new Error(`Two spaces are called ${twice}`);
  }
  const neighbours = entries.map((entry) =>
    entry.neighbours.map((beside) => {
      const number = numbers.get(beside);
      if (number === undefined)
        throw new Error(`${entry.name} has the neighbour ${beside}, which does not exist`);
      return number;
    }),
  );
  for (const [space, around] of neighbours.entries()) {
    const stranger = around.find((beside) => !neighbours[beside].includes(space));
    if (stranger !== undefined)
      throw new Error(`${name[stranger]} is a neighbour of ${name[space]}, but not the other way round`);
  }
  return { size: name.length, name, neighbours, numbers };
}

/** The number of a space; -1 if the map has no such name. */
export const spaceOf = ({ numbers }: Spaces, name: string): number => numbers.get(name) ?? -1;

export const areAdjacent = ({ neighbours }: Spaces, a: number, b: number): boolean =>
  neighbours[a].includes(b);

const known = new WeakMap<Spaces, (Int16Array | undefined)[]>();

/** The steps to each space; -1 if it cannot be reached. Computed once for each space. */
function distancesFrom(spaces: Spaces, from: number): Int16Array {
  let rows = known.get(spaces);
  if (!rows) {
    rows = new Array<Int16Array | undefined>(spaces.size);
    known.set(spaces, rows);
  }
  rows[from] ??= measured(spaces, from);
  return rows[from];
}

function measured({ size, neighbours }: Spaces, from: number): Int16Array {
  const steps = new Int16Array(size).fill(-1);
  const queue = [from];
  steps[from] = 0;
  for (const at of queue) {
    for (const to of neighbours[at]) {
      if (steps[to] >= 0) continue;
      steps[to] = steps[at] + 1;
      queue.push(to);
    }
  }
  return steps;
}

/** The steps between two spaces; -1 if there is no way. */
export const distance = (spaces: Spaces, from: number, to: number): number => distancesFrom(spaces, from)[to];
