// Buildings on maps of other programs. The game has no rules for them yet; questions know that they block sight, and
// what it costs to enter (MT-BASE-04).

import type { Ground } from '@ironfield/classic/battlefield.ts';

interface Building {
  /** 1 light to 4 hardened. */
  readonly type: number;
  readonly height: number;
}

/** A ".board" file without its buildings, and those by printed number. */
export function readBuildings(text: string): {
  readonly rest: string;
  readonly buildings: ReadonlyMap<string, Building>;
} {
  const buildings = new Map<string, Building>();
  const rest = text.replace(
    /^(hex (\d+) -?\d+ ")([^"]*)"/gm,
    (_, head: string, hex: string, terrain: string) => {
      const parts = terrain.split(';');
      const gradeOf = (kind: string) =>
        Number(parts.find((part) => part.startsWith(`${kind}:`))?.split(':')[1] ?? 0);
      const type = gradeOf('building');
      if (type > 0) buildings.set(hex, { type, height: gradeOf('bldg_elev') });
      return `${head}${parts.filter((part) => !/^(building|bldg_\w+):/.test(part)).join(';')}"`;
    },
  );
  return { rest, buildings };
}

/** A unit beside a building stands on the ground; the building itself is an obstacle like a hill. */
export function withBuildings<G extends Ground>(ground: G, buildings: ReadonlyMap<string, Building>): G {
  if (buildings.size === 0) return ground;
  const level = ground.level.slice();
  const enterCost = ground.enterCost.slice();
  for (const [cell, number] of ground.board.number.entries()) {
    const building = buildings.get(number);
    if (!building) continue;
    level[cell] += building.height;
    enterCost[cell] = 1 + building.type;
  }
  return { ...ground, level, enterCost };
}
