import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { hitsOn, isTailRotorHit } from '../../rules/damage/crew-damage.ts';
import type { VehicleDamage } from '../../rules/damage/vehicle-damage.ts';
import { altitudeOf, flyAt } from '../../rules/ground/altitude.ts';
import { clearanceOf } from '../../rules/ground/clearance.ts';
import { walkMp } from '../../rules/movement/movement-points.ts';
import type { Search } from '../../rules/movement/reach.ts';
import { mostMpAt } from '../../rules/movement/turn-mode.ts';
import { pilotingRoll } from '../../rules/piloting/piloting.ts';
import type { UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** Its pilot has lost control of it for a moment. */
    'drops-a-level': { readonly type: 'drops-a-level'; readonly unit: number; readonly level: number };
  }
  interface OptionRolls {
    'pilot-hit': true;
  }
}

type Column = readonly VehicleDamage[];

/** From 6 on; below that nothing happens. */
const FIRST = 6;

const SIDE: Column = [
  'weapon-jam',
  'cargo',
  'stabilizer',
  'weapon-destroyed',
  'engine',
  'ammunition',
  'fuel',
];
/** MT-VTOL-03: by the code of the part. */
const COLUMNS: Readonly<Record<string, Column>> = {
  FR: ['copilot', 'weapon-jam', 'stabilizer', 'sensors', 'pilot', 'weapon-destroyed', 'crew-killed'],
  RS: SIDE,
  LS: SIDE,
  RR: ['cargo', 'weapon-jam', 'stabilizer', 'weapon-destroyed', 'sensors', 'engine', 'fuel'],
  RO: ['rotor', 'rotor', 'rotor', 'tail-rotor', 'tail-rotor', 'rotors-destroyed', 'rotors-destroyed'],
};

const COPILOT = 1;
const PILOT = 2;
const WORDS = { copilot: 'Co-pilot hit', pilot: 'Pilot hit', tailRotor: 'Tail rotor hit' };

/** Null for a turret, which is hit as on the ground. */
const damageOn = (code: string, total: number): VehicleDamage | null =>
  code in COLUMNS ? (COLUMNS[code][total - FIRST] ?? 'none') : null;

function suffers(play: Play<Classic>, field: Battlefield, unit: number, result: VehicleDamage): void {
  const { flight } = field.kinds[unit];
  const vtol = play.state.units[unit];
  if (!flight) return;
  if (result === 'rotors-destroyed') {
    play.happen({ type: 'motive', unit, effect: 'rotor-lost' });
    flight.crash(play, field, unit);
  } else if (altitudeOf(vtol) === null) return;
  else if (result === 'pilot') keepUp(play, field, unit);
  else if (result === 'rotor' && walkMp(field, play.state, unit) === 0) flight.comeDown(play, field, unit);
}

/** A roll, or a level lower; whatever is there it strikes. */
function keepUp(play: Play<Classic>, field: Battlefield, unit: number): void {
  const roll = { reason: 'pilot-hit', modifier: 0, rule: 'MT-VTOL-03' } as const;
  if (pilotingRoll(play, field, unit, roll).success) return;
  const { [unit]: vtol } = play.state.units;
  const level = altitudeOf(vtol)! - 1;
  if (level > clearanceOf(field, vtol.hex)) play.happen({ type: 'drops-a-level', unit, level });
  else field.kinds[unit].flight!.crash(play, field, unit, 1);
}

/**
 * MT-VMOV-06, without a tight turn: straight on; with turns, as long as so few MP are spent that it turns freely; or one
 * turn now, if it has gone straight far enough for all MP of the leg.
 */
function withoutTailRotor(search: Search, { thisTurn }: UnitState): Search[] {
  const { mpSpent, marks } = thisTurn;
  const declared = marks?.declaredMp;
  // MT-VMOV-04: what is announced counts from the beginning.
  const upTo = (straight: number): number =>
    declared === undefined
      ? Math.min(search.mp, mostMpAt(straight) - mpSpent)
      : declared <= mostMpAt(straight)
        ? search.mp
        : -1;
  const straight = marks?.straight ?? 0;
  const turning = (turnsBefore: number) => ({ ...search.rules, turnsBefore });
  return [
    { ...search, rules: turning(0) },
    { ...search, mp: upTo(0) },
    { ...search, rules: turning(1), mp: upTo(straight) },
  ].filter(({ mp }) => mp >= 0);
}

/** MT-VTOL-03 */
export const vtolCriticalHits: Option<boolean> = {
  id: 'vtol-critical-hits',
  title: 'Critical hits on VTOLs',
  summary: 'What is hit inside a VTOL depends on where it is hit: pilots, weapons, engine, rotors.',
  group: 'Vehicle combat',
  rule: 'MT-VTOL-03',
  base: false,
  requires: ['combined-arms', 'vehicle-critical-hits', 'vtol-hit-location'],
  rules: section('Maximum Tech, vehicle combat', [
    'MT-VTOL-03',
    'Critical hits on VTOLs',
    'A table each for front, sides, rear and rotors. Co-pilot hit: +1 to hit. Pilot hit: +2 on Piloting rolls, one of them at once to keep its level. A damaged rotor costs 1 Cruising MP; no tail rotor: Cruise, no tight turns.',
    'vtol-critical-hits',
  ]),
  words: { 'pilot-hit': 'to keep its altitude with its pilot hit' },
  plug: () => ({
    replace: { vtolDamage: damageOn },
    add: {
      vehicleDamaged: suffers,
      weaponToHit: (tally, _field, { units }, { attacker }) => {
        const hits = COPILOT * hitsOn(units[attacker], 'copilot');
        if (hits > 0) tally.add(hits, WORDS.copilot, 'MT-VTOL-03');
      },
      piloting: (tally, _field, { units }, unit) => {
        const hits = PILOT * hitsOn(units[unit], 'pilot');
        if (hits > 0) tally.add(hits, WORDS.pilot, 'MT-VTOL-03');
      },
      runningPoints: (tally, _field, { units }, unit) => {
        if (isTailRotorHit(units[unit])) tally.set(0, WORDS.tailRotor, 'MT-VTOL-03');
      },
    },
    stage: {
      searches: (searches, _field, { units }, unit) =>
        isTailRotorHit(units[unit])
          ? searches.flatMap((search) => withoutTailRotor(search, units[unit]))
          : searches,
    },
  }),
  changes: { 'drops-a-level': ({ units }, { unit, level }) => flyAt(units[unit], level) },
  sentences: {
    'drops-a-level': ({ unit, level }, { mech }) => `${mech(unit)} drops to level ${level}.`,
  },
};
