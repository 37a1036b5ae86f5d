import { section } from './section.ts';

export const GROUND = section(
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
