import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import { GEAR } from '../../../data/gear.ts';
import { heatEffect } from '../../../data/tables.ts';
import type { Classic } from '../../../game-types.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { binsFor } from '../../../rules/fire/ammunition.ts';
import { burnOut, INFERNOS_TOLD, lightInfernos } from '../../../rules/ground/inferno-fires.ts';
import { braveFlames, catchFire } from '../../../rules/heat/flames.ts';
import { isUnderWater } from '../../../rules/sight/line-of-sight.ts';
import { areWhole, isAirborne, isOnMap } from '../../../rules/unit/condition.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { State, UnitState, WeaponAttack } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface UnitMarks {
    /** MT-WPN-53: the last turn in which inferno fuel burns on it. Everybody sees that. */
    readonly burnsUntil?: number;
    /** MT-WPN-60: the last turn of the hotter flames of an Arrow IV, before those. */
    readonly blazesUntil?: number;
  }
  interface OptionEvents {
    'infernos-hit': {
      readonly type: 'infernos-hit';
      readonly unit: number;
      readonly missiles: number;
      readonly until: number;
    };
    'infernos-washed-off': { readonly type: 'infernos-washed-off'; readonly unit: number };
    'infernos-held': {
      readonly type: 'infernos-held';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly number: number;
      readonly avoided: boolean;
    };
    'infernos-explode': { readonly type: 'infernos-explode'; readonly unit: number; readonly heat: number };
  }
}

const OPTION = 'ammo-inferno';
const RULE = 'MT-WPN-53';
const TURNS_EACH = 3;
const HEAT = 6;
const EXPLOSION_HEAT = 30;
/** Two dice to keep infernos in their bins, by heat. */
const HOLDS = [
  { from: 10, value: 4 },
  { from: 14, value: 6 },
  { from: 19, value: 8 },
  { from: 23, value: 10 },
  { from: 28, value: 12 },
];
const PURPOSE = 'inferno rounds';
const WORDS = { heat: 'Burning inferno fuel', state: 'burns' };
const NOT_AT_TROOPERS = {
  message: 'Infernos are not fired at infantry and battle armour',
  rule: RULE,
} as const;
/** For bots: what a salvo is worth at a vehicle, in its points. */
const AT_VEHICLES = 3;
/** What happens inside, for those who know the sheet. */
const INSIDE: ReadonlySet<string> = new Set(['infernos-held', 'infernos-explode']);

type Loaded = { readonly attacker: number; readonly bin?: number | undefined };

const isInferno = ({ designs }: Pick<Battlefield, 'designs'>, { attacker, bin = -1 }: Loaded): boolean =>
  designs[attacker].bins[bin]?.load === 'inferno';

const burns = ({ marks }: Pick<UnitState, 'marks'>, { turn }: Pick<State, 'turn'>): boolean =>
  (marks?.burnsUntil ?? 0) >= turn;

function setBurning(unit: UnitState, until: number | undefined): void {
  const { burnsUntil: _, blazesUntil, ...rest } = unit.marks ?? {};
  // Water washes everything off.
  if (until === undefined) unit.marks = kept(rest);
  else unit.marks = { ...rest, ...(blazesUntil !== undefined && { blazesUntil }), burnsUntil: until };
}

/** Instead of damage; AMS has had its share. */
function pour(play: Play<Classic>, field: Battlefield, attack: WeaponAttack, points: number): void {
  const { state } = play;
  const { attacker, weapon, target } = attack;
  const { id, damage } = field.designs[attacker].weapons[weapon].type;
  // MT-WPN-16: a heavy flamer is as good as two missiles.
  const missiles = Math.ceil((points * (id === 'heavy_flamer' ? 2 : 1)) / damage);
  if (missiles === 0 || typeof target !== 'number') return;
  const { burnsUntil = 0, blazesUntil = 0 } = state.units[target].marks ?? {};
  const since = Math.max(state.turn - 1, burnsUntil, blazesUntil);
  play.happen({ type: 'infernos-hit', unit: target, missiles, until: since + TURNS_EACH * missiles });
  if (!field.kinds[target].heat) catchFire(play, field, target);
  lightUnder(play, target);
}

/** Whoever is in the air does not set the hex alight. */
function lightUnder(play: Play<Classic>, unit: number): void {
  const { hex } = play.state.units[unit];
  if (hex >= 0 && !isAirborne(play.state.units[unit])) lightInfernos(play, battlefieldOf(play.state), [hex]);
}

/** Depth 2, or lying in Depth 1, puts it out, and the water burns. */
function wash(play: Play<Classic>, field: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  const isBurning = burns(mech, play.state) || (mech.marks?.blazesUntil ?? 0) >= play.state.turn;
  if (!isOnMap(mech) || !isBurning || !field.kinds[unit].heat) return;
  if (!isUnderWater(field, unit, mech)) return;
  play.happen({ type: 'infernos-washed-off', unit });
  lightUnder(play, unit);
}

/** In the Heat Phase: of those who keep no heat. */
function consume(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, other] of play.state.units.entries())
    if (!field.kinds[unit].heat && isOnMap(other) && burns(other, play.state))
      braveFlames(play, field, unit, 'stays');
}

/** The bin with the largest salvo, and of these the fullest. */
function worstBin(field: Battlefield, { units }: State, unit: number): number {
  const { body } = units[unit];
  const bins = field.designs[unit].bins.flatMap(({ load, part }, bin) =>
    load === 'inferno' && body.shots[bin] > 0 && part && areWhole(part, body) ? [bin] : [],
  );
  const rackOf = (bin: number) => field.designs[unit].bins[bin].rack;
  bins.sort((a, b) => rackOf(b) - rackOf(a) || body.shots[b] - body.shots[a]);
  return bins[0] ?? -1;
}

/** Before the ordinary roll for ammunition. */
function holdInfernos(play: Play<Classic>, field: Battlefield, unit: number): void {
  const number = heatEffect(HOLDS, play.state.units[unit].heat);
  const bin = worstBin(field, play.state, unit);
  if (number === 0 || bin < 0) return;
  const dice = play.roll(PURPOSE, 2, rolledBy(unit, number));
  const avoided = sum(dice) >= number;
  play.happen({ type: 'infernos-held', unit, dice, number, avoided });
  if (!avoided) field.kinds[unit].explode(play, field, unit, bin);
}

/** MT-WPN-53 */
export const infernoMissiles: Option<boolean> = {
  id: OPTION,
  title: 'Inferno missiles',
  summary: "SRM launchers may have missiles of burning fuel, which heat 'Mechs and set everything on fire.",
  group: 'Equipment',
  rule: GEAR['inferno missiles'],
  base: false,
  requires: ['fire'],
  rules: section('Maximum Tech, weapons', [
    RULE,
    'Inferno missiles',
    "Each hit burns for three turns: 6 heat a turn on a 'Mech, a roll in the flames for a vehicle. The hex burns for three. Water washes it off. Not at infantry. From heat 10 on they may explode in their bins, with 30 heat.",
    OPTION,
  ]),
  plug: () => ({
    add: {
      rolledToHit(play, field, attack, dice) {
        if (!isInferno(field, attack) || typeof attack.target !== 'number') return;
        if (sum(dice) < attack.number) lightUnder(play, attack.target);
      },
      heat(tally, field, state, unit) {
        const mech = state.units[unit];
        if (burns(mech, state) && !isUnderWater(field, unit, mech)) tally.add(HEAT, WORDS.heat, RULE);
      },
      beforeAmmunition: holdInfernos,
      binExplodes(play, { designs }, unit, bin) {
        if (designs[unit].bins[bin].load === 'inferno')
          play.happen({ type: 'infernos-explode', unit, heat: EXPLOSION_HEAT });
      },
      arrived: (play, field, unit) => wash(play, field, unit),
      phaseEnds(play, field, phase) {
        for (const unit of play.state.units.keys()) wash(play, field, unit);
        if (phase === 'heat') consume(play, battlefieldOf(play.state));
      },
      turnEnds: (play) => burnOut(play, battlefieldOf(play.state)),
    },
    stage: {
      gear: (names) => [...names, 'inferno missiles'],
      unitsOffered: withAdvancedMechs,
      loadsAt: (bins, field, _state, { attacker, target }) =>
        field.kinds[target].troopers ? bins.filter((bin) => !isInferno(field, { attacker, bin })) : bins,
      whyNotFire(why, field, state, { unit }, { weapon, target }) {
        if (why || !field.kinds[target].troopers) return why;
        const bins = binsFor(field, state, unit, weapon);
        const hasOthers = bins.some((bin) => !isInferno(field, { attacker: unit, bin }));
        return bins.length === 0 || hasOthers ? why : NOT_AT_TROOPERS;
      },
      absorbed(points, play, field, attack) {
        if (!isInferno(field, attack)) return points;
        pour(play, field, attack, points);
        return 0;
      },
      pointsOfLoad(points, field, state, shot) {
        if (!isInferno(field, shot) || shot.target < 0) return points;
        if (burns(state.units[shot.target], state)) return 0;
        return field.kinds[shot.target].heat ? points : AT_VEHICLES * points;
      },
      states: (states, _field, state, unit) =>
        burns(state.units[unit], state) && state.units[unit].loss === null
          ? [...states, WORDS.state]
          : states,
      glimpse: (event) => (event && INSIDE.has(event.type) ? null : event),
    },
  }),
  changes: {
    ...INFERNOS_TOLD.changes,
    'infernos-hit': ({ units }, { unit, until }) => setBurning(units[unit], until),
    'infernos-washed-off': ({ units }, { unit }) => setBurning(units[unit], undefined),
    'infernos-held': () => {},
    'infernos-explode': ({ units }, { unit, heat }) => {
      units[unit].heat += heat;
    },
  },
  sentences: {
    ...INFERNOS_TOLD.sentences,
    'infernos-hit': ({ unit, missiles, until }, { mech }) =>
      `${missiles === 1 ? '1 inferno hits' : `${missiles} infernos hit`} ${mech(unit)}, which burns until the end of turn ${until}.`,
    'infernos-washed-off': ({ unit }, { mech }) => `Water washes the burning fuel off ${mech(unit)}.`,
    'infernos-held': ({ unit, dice, number, avoided }, { mech }) =>
      `The infernos of ${mech(unit)} are hot: needs ${number}, rolls ${sum(dice)}, ${avoided ? 'and they hold' : 'and they go up'}.`,
    'infernos-explode': ({ unit, heat }, { mech }) => `Burning fuel inside heats ${mech(unit)} by ${heat}.`,
  },
};
