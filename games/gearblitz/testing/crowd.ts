import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import { type Random, randomBelow, randomItem, shuffle } from '@ironfield/kernel/random.ts';
import { rectangle } from '@ironfield/table/polygon.ts';
import { type Growth, grown } from '@ironfield/table/scenes/landscape.ts';
import { groundOf, type Piece, type Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import { AIR_STRIKES, SALVOS } from '../cards/army-list.ts';
import type { Card, Kind, Mode } from '../cards/card.ts';
import type { UnitSheet } from '../cards/unit.ts';
import { CARDS } from '../data/cards.ts';
import { MISSIONS } from '../data/missions.ts';
import { INCH } from '../data/tables.ts';
import { PIECE_KINDS } from '../data/terrain.ts';
import { gearblitz } from '../game.ts';
import type { Army, Group, Setup } from '../state.ts';

/** In inches: hardly room enough for both armies. */
const SIDE = 18;

/** Everybody starts anywhere, among the enemies, on a small table full of things. */
export function crowdedSetup({ deployment: _none, ...setup }: Setup, random: Random): Setup {
  const scene = sceneBy(random);
  const everywhere = rectangle({ x: 0, y: 0 }, { x: scene.width, y: scene.height });
  return {
    ...setup,
    scene,
    rounds: 3,
    missions: [randomItem(random, MISSIONS), randomItem(random, MISSIONS)],
    hasStances: true,
    zones: [everywhere, everywhere],
    armies: [armyBy(random, 'First army'), armyBy(random, 'Second army')],
  };
}

export const crowds = crowdsOf(gearblitz, crowdedSetup);

const isOneOf = (random: Random, many: number): boolean => randomBelow(random, many) === 0;

/** A few pieces of some kinds over each other, hills of two levels and houses that one stands on among them. */
function sceneBy(random: Random): Scene {
  const empty: Scene = { name: 'Crowd', width: SIDE * INCH, height: SIDE * INCH, pieces: [] };
  const kinds = shuffle(random, [...PIECE_KINDS]).slice(0, 8);
  const scene = kinds.reduce((before, kind) => grown(before, random, growthOf(kind, random)), empty);
  const footOf = (piece: Piece): number =>
    piece.isGround || piece.height === 0 ? 0 : groundOf(piecesAt(scene, piece.corners[0]));
  return { ...scene, pieces: scene.pieces.map((piece) => ({ ...piece, foot: footOf(piece) })) };
}

const growthOf = (kind: string, random: Random): Growth => ({
  piece: {
    kind,
    label: kind,
    foot: 0,
    height: randomBelow(random, 4) * INCH,
    isGround: kind === 'hill' || (kind === 'building' && isOneOf(random, 2)),
  },
  shape: kind === 'building' || kind === 'road' ? 'built' : 'grown',
  smallest: 2 * INCH,
  largest: 6 * INCH,
  percent: 6,
});

const CARD_LIST = [...CARDS.values()];
const cardOf = (random: Random, ...kinds: readonly Kind[]): Card =>
  odd(
    randomItem(
      random,
      CARD_LIST.filter(({ kind }) => kinds.includes(kind)),
    ),
    random,
  );

/** A gear with a drone, and infantry with its transport, mixed with whatever else there is. */
function armyBy(random: Random, name: string): Army {
  const sheet = (card: Card): UnitSheet => ({
    name: card.name,
    card,
    skills: { att: 2, def: 2, ew: 2, ld: 1 },
  });
  const drone: UnitSheet = { ...sheet(cardOf(random, 'drone')), master: 0 };
  const groups: Group[] = [
    {
      name: 'Vehicles',
      value: 100,
      units: [sheet(cardOf(random, 'gear')), drone, sheet(cardOf(random, 'gear', 'tank', 'strider'))],
    },
    {
      name: 'Infantry',
      value: 100,
      units: [
        sheet(cardOf(random, 'apc')),
        sheet(cardOf(random, 'infantry')),
        sheet(cardOf(random, 'infantry')),
      ],
    },
  ];
  const support = {
    strikes: isOneOf(random, 2) ? [{ type: randomItem(random, AIR_STRIKES), value: 50 }] : [],
    salvos: isOneOf(random, 2) ? [{ type: randomItem(random, SALVOS), value: 50 }] : [],
    aircraftBonus: 0,
  };
  return { name, commandPoints: 4, commander: [0, 0], groups, support };
}

/** As no list has it: what hovers or hops, jumps, shuts down and jams. */
function odd(card: Card, random: Random): Card {
  if (card.kind === 'infantry') return card;
  const some = <T extends object>(value: T): T | object => (isOneOf(random, 4) ? value : {});
  const mode: Mode | null = isOneOf(random, 3) ? randomItem(random, ['H', 'R'] as const) : null;
  return {
    ...card,
    movement: mode ? [{ ...card.movement.at(-1)!, mode }] : card.movement,
    aux: {
      ...card.aux,
      ...some({ jumpJets: 6 }),
      ...some({ antiPersonnelCharges: 2 }),
      ...some({ smoke: 2 }),
      ...some({ autopilot: true as const }),
      ...some({ ecm: 2, eccm: 2 }),
      ...some({ targetDesignator: 2 }),
    },
    perks: {
      ...card.perks,
      ...some({ airdroppable: true as const }),
      ...some({ climbingGear: true as const }),
      ...some({ ejectionSystem: true as const }),
      ...some({ sensorBoom: true as const }),
      ...some({ manipulatorArms: true as const }),
      ...some({ amphibious: true as const }),
    },
    flaws: {
      ...card.flaws,
      ...some({ overheating: true as const }),
      ...some({ randomShutdown: 2 }),
      ...some({ sensorDependent: true as const }),
      ...some({ unstable: true as const }),
    },
  };
}
