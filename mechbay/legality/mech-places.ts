// Permitted locations of equipment in a 'Mech, and requirements there.

import type { Item } from '../data/items.ts';
import { COMBINE, placesOf } from '../slots/counts.ts';
import { framePartsIn, legsOf, SIDES, TORSOS } from '../slots/frame.ts';
import { type Mech, type Mount, weaponsOf } from '../units/unit.ts';
import { type Finding, unless } from './finding.ts';
import { WRONG } from './mech-text.ts';

export const placeFindings = (mech: Mech): Finding[] => [
  ...mech.mounts.flatMap((mount) => [
    ...homeFindings(mech, mount),
    ...rearFindings(mech, mount),
    ...splitFindings(mount),
    ...handFindings(mech, mount),
  ]),
  ...turretFindings(mech),
  ...serviceFindings(mech),
  ...artemisFindings(mech),
  ...utilityFindings(mech),
];

interface Home {
  readonly rule: string;
  /** In words, as a finding names it. */
  readonly words: string;
  readonly isIt: (item: Item) => boolean;
  readonly places: (mech: Mech) => readonly string[];
}

const is =
  (...ids: string[]) =>
  ({ id }: Item): boolean =>
    ids.includes(id);

const torsos = (): readonly string[] => TORSOS;
const head = (): readonly string[] => ['HD'];

/** Equipment with a place of its own. */
const HOMES: readonly Home[] = [
  {
    rule: 'CBT-CON-11',
    words: 'a torso or a leg',
    isIt: ({ flags }) => flags.has('jumpJet'),
    places: (mech) => [...TORSOS, ...legsOf(mech)],
  },
  { rule: 'MT-MCON-12', words: 'a torso', isIt: is('is-case'), places: torsos },
  {
    rule: 'MT-MCON-10',
    words: 'a torso, an arm or a leg',
    isIt: is('is-masc', 'clan-masc'),
    places: belowHead,
  },
  { rule: 'MT-WPN-17', words: 'a torso', isIt: is('any-grenade-launcher'), places: torsos },
  { rule: 'MT-SYS-02', words: 'a torso', isIt: is('is-coolant-pod'), places: torsos },
  { rule: 'MT-TTS-03', words: 'the head', isIt: is('any-tts-variable'), places: head },
  { rule: 'MT-TTS-06', words: 'the head', isIt: is('any-tts-multi-trac-2'), places: head },
  { rule: 'MT-COCKPIT-02', words: 'the head', isIt: is('is-command-console'), places: head },
  {
    rule: 'MT-SYS-12',
    words: 'a location with slots of the engine',
    isIt: is('is-supercharger'),
    places: (mech) => TORSOS.filter((location) => framePartsIn(mech, location).includes('engine')),
  },
  { rule: 'MT-MCON-14', words: 'an arm', isIt: is('is-hatchet', 'is-sword'), places: () => ['LA', 'RA'] },
];

function belowHead(mech: Mech): readonly string[] {
  return [...TORSOS, 'LA', 'RA', ...legsOf(mech)];
}

function homeFindings(mech: Mech, mount: Mount): Finding[] {
  const home = HOMES.find(({ isIt }) => isIt(mount.item));
  if (home === undefined) return [];
  const wrong = Object.keys(placesOf(mount, mech)).filter((place) => !home.places(mech).includes(place));
  return wrong.map((place) => ({
    rule: home.rule,
    message: WRONG.notThere(mount.item.name, place, home.words),
  }));
}

/** The locations where a thing may be put: the bench offers these places and no others. */
export function placesFor(mech: Mech, item: Item): readonly string[] {
  const home = HOMES.find(({ isIt }) => isIt(item));
  return home?.places(mech) ?? ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'];
}

/** CBT-CON-21 */
const rearFindings = ({ frame }: Mech, { item, location, isRear }: Mount): Finding[] =>
  unless(!isRear || frame === 'quad' || !location.endsWith('A'), 'CBT-CON-21', () =>
    WRONG.rearArm(item.name),
  );

const NEIGHBOURS = ['LA LT', 'RA RT', 'LL LT', 'RL RT', 'CT LT', 'CT RT', 'CT HD'];

/** MT-MCON-15 */
function splitFindings({ item, location, otherLocation }: Mount): Finding[] {
  if (otherLocation === undefined) return [];
  const areNeighbours = [`${location} ${otherLocation}`, `${otherLocation} ${location}`].some((pair) =>
    NEIGHBOURS.includes(pair),
  );
  return unless(areNeighbours, 'MT-MCON-15', () => WRONG.split(item.name, location, otherLocation));
}

/** MT-MCON-14, MT-MCON-17 */
function handFindings({ frame, missingActuators }: Mech, { item, location }: Mount): Finding[] {
  if (item.id !== 'is-hatchet' && item.id !== 'is-sword') return [];
  if (frame === 'quad') return [{ rule: 'MT-MCON-17', message: WRONG.notOnQuads(item.name) }];
  const isBare = missingActuators.includes(`${location}:hand`);
  return unless(!isBare, 'MT-MCON-14', () => WRONG.noHand(item.name, location));
}

/** MT-MTUR-01, MT-MTUR-02 */
function turretFindings(mech: Mech): Finding[] {
  const turrets = mech.mounts.filter(({ item }) => item.id === 'any-mech-turret');
  const places = turrets.map(({ location }) => location);
  const inHead = places.includes('CT');
  const rule = inHead || mech.frame === 'quad' ? 'MT-MTUR-02' : 'MT-MTUR-01';
  const strange = turrets.filter(({ location }) => !SIDES.includes(location) && location !== 'CT');
  const name = 'a turret';
  return [
    ...strange.map(({ item, location }) => ({
      rule,
      message: WRONG.notThere(item.name, location, 'a side torso, or in the centre torso for the head'),
    })),
    ...unless(new Set(places).size === places.length, rule, () =>
      WRONG.twice(name, 1, places.length, 'a location'),
    ),
    ...unless(mech.frame === 'biped' || places.length < 2, rule, () =>
      WRONG.twice(name, 1, places.length, "a four-legged 'Mech"),
    ),
    ...unless(!inHead || mech.cockpit.id === 'torso-mounted', rule, () =>
      WRONG.needs('a turret for the head', 'a cockpit in the torso'),
    ),
    ...unless(!inHead || places.length === 1, rule, () =>
      WRONG.notWith('a turret for the head', 'a turret on a shoulder'),
    ),
  ];
}

const CAPACITOR = 'is-ppc-capacitor';
const LOADED = ['is-ppc', 'is-er-ppc'];

/** MT-WPN-37: one for each PPC beside it. MT-MCON-12: one CASE for a location. */
function serviceFindings(mech: Mech): Finding[] {
  const places = [...new Set(mech.mounts.map(({ location }) => location))];
  return places.flatMap((place) => {
    const here = mech.mounts.filter(({ location }) => location === place);
    const count = (...ids: string[]) => here.filter(({ item }) => ids.includes(item.id)).length;
    const [capacitors, guns] = [count(CAPACITOR), count(...LOADED)];
    const [cases, second] = [count('is-case', 'clan-case'), count('is-case-ii', 'clan-case-ii')];
    return [
      ...unless(capacitors <= guns, 'MT-WPN-37', () =>
        WRONG.unlinked('PPC Capacitor', place, capacitors, guns),
      ),
      ...unless(cases <= 1, 'MT-MCON-12', () => WRONG.twice('CASE', 1, cases, 'a location')),
      ...unless(second <= 1, 'MT-SYS-01', () => WRONG.twice('CASE II', 1, second, 'a location')),
    ];
  });
}

const FAMILIES = { lrm: 'LRM', srm: 'SRM' } as const;

/** MT-MCON-13, MT-ELEC-09 */
function artemisFindings(mech: Mech): Finding[] {
  const launchers = weaponsOf(mech).filter(({ item }) => item.ammo !== null && item.ammo in FAMILIES);
  const systems = mech.mounts.filter(({ item }) => item.flags.has('artemis4') || item.flags.has('artemis5'));
  const fifth = systems.filter(({ item }) => item.flags.has('artemis5'));
  const places = [...new Set(systems.map(({ location }) => location))];
  const loose = places.flatMap((place) => {
    const [has, served] = [systems, launchers].map(
      (list) => list.filter(({ location }) => location === place).length,
    ) as [number, number];
    const { item } = systems.find(({ location }) => location === place)!;
    const rule = item.flags.has('artemis5') ? 'MT-ELEC-09' : 'MT-MCON-13';
    return unless(has <= served, rule, () => WRONG.unlinked(item.name, place, has, served));
  });
  if (fifth.length === 0) return loose;
  // Every launcher of a kind has one, or none has: so the number is that of the one kind, of the other, or of both.
  const [long, short] = ['lrm', 'srm'].map(
    (family) => launchers.filter(({ item }) => item.ammo === family).length,
  ) as [number, number];
  const isWhole = [long, short, long + short].includes(fifth.length);
  return [...loose, ...unless(isWhole, 'MT-ELEC-09', () => WRONG.halfArtemis('LRM or SRM'))];
}

/** MT-MCON-04 */
function utilityFindings(mech: Mech): Finding[] {
  return mech.mounts.flatMap((mount) => {
    const { item } = mount;
    if (item.flags.has('cargo'))
      return unless(mech.structure.id === 'utility', 'MT-MCON-04', () =>
        WRONG.only('a cargo bay', "a utility 'Mech"),
      );
    if (item.id !== COMBINE) return [];
    const places = placesOf(mount, mech);
    const isRight = places.LA === 4 && places.RA === 4 && Object.keys(places).length === 2;
    return unless(isRight && mech.frame === 'biped', 'MT-MCON-04', () =>
      WRONG.needs(item.name, 'four slots in each arm'),
    );
  });
}
