import { section } from './section.ts';

export const ROSTER = section(
  'BattleForce Roster',
  [
    'BF2-TRO-01',
    'Roster',
    'One line an element: name, MP, damage, Overheat Value, class, boxes, points, specials.',
  ],
  [
    'BF2-TRO-02',
    'Names',
    'Lines are found by code and chassis, by name or by another name, together with the type.',
  ],
  ['BF2-TRO-03', 'Dash and zero', 'A dash is no attack at that range for the whole game; elsewhere it is 0.'],
  ['BF2-TRO-04', 'Point value', 'The worth of an element; a force is worth the sum.'],
  [
    'BF2-TRO-05',
    'Who fields what',
    'Inner Sphere and Clan lines; Clans use Inner Sphere vehicles, infantry and artillery.',
  ],
  [
    'BF2-TRO-06',
    'Submarines',
    'The Neptunes are printed for underwater fights, and have other values surfaced.',
  ],
  ['BF2-TRO-07', 'DropShips', 'Spheroid ships fire to each side, aerodyne ones twice ahead.'],
  ['BF2-TRO-08', 'Artillery pieces', 'Wheeled, one box, move or fire; they count as light.'],
  ['BF2-TRO-09', 'Special codes', 'Letters with a number or a letter; only C3 masters may be doubled.'],
  ['BF2-TRO-10', 'Infantry', 'Twelve platoons and the suits of battle armor.'],
  ['BF2-TRO-11', 'What every line obeys', 'Boxes, modes and damage fit the type of the element.'],
  ['BF2-TRO-14', 'Technical readout', 'What it tells of machines has no effect in play.'],
  ['BF2-TRO-15', 'Cruising speed', '10.8 kilometres an hour for each MP.'],
  ['BF2-TRO-17', 'Equipment terms', 'What the codes of special abilities stand for.'],
  ['BF2-TRO-12', 'Reliability', 'Mended figures say so; printed ones stand even if other sources differ.'],
);
