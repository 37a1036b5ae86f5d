import { withHexes } from '@ironfield/hex/board.ts';
import { type BoardFile, boardIn, writeBoardFile } from '@ironfield/hex/board-file.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../about.ts';
import { COMMAND_LISTS } from '../data/commands.ts';
import { BUILDINGS, SMOKE_JAGUAR, STAR_LEAGUE } from '../data/conventional-wisdom.ts';
import { layOut } from '../data/maps.ts';
import { FEATURES, TERRAINS } from '../data/terrain.ts';
import type { ElementType } from '../element.ts';
import type { Setup, SideSetup } from '../state.ts';
import { type Force, forceOf, recordOf } from './forces.ts';

const TYPES: Readonly<Record<string, ElementType>> = {
  M: 'mech',
  G: 'vehicle',
  IB: 'battleArmor',
  IN: 'infantry',
  F: 'aerospaceFighter',
};

const typeOf = (id: string): ElementType => TYPES[id.slice(0, 2)] ?? TYPES[id[0]];

/** A side from its order of battle; without its fighters if nothing flies. */
function orderOfBattle(side: Omit<SideSetup, 'units'>, lines: string, flies: boolean): Force {
  const units = lines
    .trim()
    .split('\n')
    .filter((line) => flies || !line.startsWith('F'))
    .map((line) => {
      const [head, name, elements] = line.split(' | ');
      const [id, ...leads] = head.split(/ > | /);
      return { id, leads, name, elements: elements.split(', ') };
    });
  const ids = units.map(({ id }) => id);
  return forceOf(
    side,
    units.map(({ id, leads, name, elements }) => ({
      id,
      name,
      elements: elements.map((text) => recordOf(text.replace(/ ([+-]\d)$/, ', $1'), typeOf(id))),
      ...(leads.length > 0 && { leads: leads.map((led) => ids.indexOf(led)).filter((led) => led >= 0) }),
    })),
  );
}

/** BF2-CW-01: the town in the west, open land in the east, where the attackers come from. */
function map(): BoardFile {
  const board = boardIn(layOut([['market-town', 'open-plain']]), {
    terrains: TERRAINS,
    featureNames: FEATURES,
  });
  const changes = Object.entries(BUILDINGS).flatMap(([terrain, hexes]) =>
    hexes.map((hex) => [hex, { terrain, level: 0 }] as const),
  );
  return { ...writeBoardFile(withHexes(board, Object.fromEntries(changes))), name: 'Wazukana' };
}

/** BF2-CW-01 to BF2-CW-06 */
export const conventionalWisdom: Scenario<Setup> = {
  id: 'conventional-wisdom',
  title: about.battles['conventional-wisdom'],
  summary: 'A Cluster of Smoke Jaguars against the fortress of Wazukana, and 112 elements on two sheets.',
  seats: ['19th Striker Cluster', 'Star League Defense Force'],
  options: {
    commands: true,
    mission: 'conventional-wisdom',
    buildings: true,
    offboard: true,
    artillery: true,
    aerospace: true,
  },
  setup(options) {
    const jaguars = orderOfBattle(
      { name: '19th Striker Cluster', organization: 'Clan', commands: COMMAND_LISTS['Smoke Jaguar'] },
      SMOKE_JAGUAR,
      options.aerospace === true,
    );
    const guards = orderOfBattle(
      { name: 'Star League Defense Force', organization: 'Inner Sphere', commands: COMMAND_LISTS.Marik },
      STAR_LEAGUE,
      options.aerospace === true,
    );
    return {
      scenario: 'conventional-wisdom',
      options,
      map: map(),
      sides: [jaguars.side, guards.side],
      objectives: 'none',
      secrets: [jaguars.secrets, guards.secrets],
    };
  },
};
