import { COMPUTED } from './computed.ts';

/** The sources of a line's figures. */
export interface Provenance {
  /** `mended`: the scan or the print was wrong. `doubtful`: as printed, but other sources differ. `note`: good to know. */
  readonly kind: 'mended' | 'doubtful' | 'note';
  readonly text: string;
}

const mended = (text: string): Provenance => ({ kind: 'mended', text });
const doubtful = (text: string): Provenance => ({ kind: 'doubtful', text });
const note = (text: string): Provenance => ({ kind: 'note', text });

/** BF2-TRO-12: by hand, by id. */
const NOTES: Readonly<Record<string, Provenance>> = {
  'cmech-dasher-c': mended('Damage 1/1/-: a third stroke without a number stands in the scan.'),
  'cmech-grizzly': mended(
    'Class H: M is printed, but 70 tons are heavy, and so is its place in the random tables.',
  ),
  'mech-longbow-lgb-0w': mended('The model code has a zero where the scan has a letter.'),
  'mech-scorpion-scp-1o': mended('The model code ends in a letter where the scan has a zero.'),
  'mech-stinger-stg-5m': mended(
    'Damage 1/1/-: printed 1/2/-, which nothing without long-range weapons can have.',
  ),
  'mech-thunder-hawk-tdk-7y': mended('The model code is printed with two letters swapped.'),
  'mech-trebuchet-tbt-5j': mended('Class M: H is printed, but every Trebuchet weighs 50 tons.'),
  'veh-fulcrum-heavy-hovertank': mended('The name is misspelt in print.'),
  'veh-von-luckner-heavy-tank-vnl-k65n': mended('The name runs over two lines in the scan.'),
  'conv-boomerang-spotter-plane': doubtful('13 MP are printed; the published aircraft has a thrust of 4.'),
  'casf-turk-prime': doubtful('Armor 5, while the other configurations of the same hull have 4.'),
  'cds-confederate': doubtful('Armor and structure 12/12; published armor would make 11/10.'),
  'ba-achilleus-flamer': doubtful('Armor 3; published armor would make 2.'),
  'ba-achilleus-machine-gun': doubtful('Armor 3; published armor would make 2.'),
  'ba-achilleus-small-laser': doubtful('Armor 3; published armor would make 2.'),
  'veh-beagle': doubtful('No probe is printed; the published vehicle carries one.'),
  'veh-chaparral': doubtful('Class A is printed; 50 tons would be M.'),
  'veh-gabriel': doubtful('15 MP are printed; the published vehicle has 13.'),
  'veh-heavy-lrm-carrier': doubtful('No indirect fire is printed, although all it has are LRMs.'),
  'veh-light-srm-carrier': doubtful('Printed as tracked; the published vehicle is wheeled.'),
  'veh-myrmidon-medium-tank': doubtful('4 MP are printed; the published vehicle has 5.'),
  'veh-partisan-lance-command': doubtful('A C3 slave is printed; the published vehicle carries a master.'),
  'veh-rhino': doubtful('No indirect fire is printed, although its LRMs would grant it.'),
  'veh-hover-apc': note('The same as APC (Hover).'),
  'veh-tracked-apc': note('The same as APC (Tracked).'),
  'veh-wheeled-apc': note('The same as APC (Wheeled).'),
  'veh-j-27-ordnance-transport-trailer': note('Truck and trailer are one element.'),
  'veh-mobile-long-tom-w-2-ammo-2-support': note(
    'The carriage and its four support vehicles are one element.',
  ),
  'veh-neptune-submarine-underwater': note(
    'Printed for underwater fights; surfaced 2/3/1 if, by the conversion rules.',
  ),
  'veh-neptune-lrm-variant-underwater': note(
    'Printed for underwater fights; surfaced 2/4/2 if, by the conversion rules.',
  ),
  'veh-neptune-srm-variant-underwater': note(
    'Printed for underwater fights; surfaced 5/5/1 if, by the conversion rules.',
  ),
  'mech-sunder-sd1-ob': note('Carries two C3 masters.'),
  'veh-partisan-company-command': note('Carries two C3 masters.'),
};

export function provenanceOf(id: string): readonly Provenance[] {
  const computed = COMPUTED[id];
  return [
    ...(id in NOTES ? [NOTES[id]] : []),
    ...(computed
      ? [doubtful(`The conversion rules would give ${computed}; the printed figures stand.`)]
      : []),
  ];
}
