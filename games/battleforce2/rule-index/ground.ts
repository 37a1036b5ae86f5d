import { section } from './section.ts';

export const BUILDINGS = section(
  'Buildings',
  [
    'BF2-BLDG-01',
    'Building table',
    'Bases, cities and fortresses: MP, strength, weight limit, cover.',
    'buildings',
  ],
  ['BF2-BLDG-02', 'Among buildings', 'On the ground of the hex, with its cover.', 'buildings'],
  ['BF2-BLDG-03', 'Combat effects', 'As clear ground, light or heavy woods.', 'buildings'],
  [
    'BF2-BLDG-04',
    'Climbing',
    "'Mechs within the limit and infantry, when they enter; a level higher.",
    'buildings',
  ],
  [
    'BF2-BLDG-05',
    'Attacking buildings',
    'Two dice and the damage against the strength make rubble of them.',
    'buildings',
  ],
  ['BF2-BLDG-06', 'Infantry inside', 'Is no target; what hits the hex harms it.', 'buildings'],
  [
    'BF2-BLDG-07',
    'Armed buildings',
    'Fortresses with Damage Values attack once a turn, all round.',
    'buildings',
  ],
);

export const WOODS = section(
  'Clearing woods',
  [
    'BF2-WOOD-01',
    'Clearing attack',
    'A hit on woods and 14 on two dice and the damage clear them.',
    'clearing-woods',
  ],
  ['BF2-WOOD-02', 'Terrain conversion', 'Heavy woods become light, light woods rough.', 'clearing-woods'],
  [
    'BF2-WOOD-03',
    'Engineers',
    'In or beside the hex, without moving or attacking, on 8 or more.',
    'clearing-woods',
  ],
);
