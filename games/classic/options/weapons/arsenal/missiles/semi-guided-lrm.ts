import { quietTally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../../battlefield.ts';
import type { Option } from '../../../../option.ts';
import type { WeaponAttackPoints } from '../../../../points/weapon-attacks.ts';
import { section } from '../../../../rule-index/section.ts';
import { binOfShot, binsFor } from '../../../../rules/fire/ammunition.ts';
import { targetModifiers } from '../../../../rules/fire/attack-modifiers.ts';
import { eyesFor } from '../../../../rules/fire/to-hit.ts';
import { canAct, isOnMap } from '../../../../rules/unit/condition.ts';
import type { Side, State } from '../../../../state.ts';
import { stock } from '../../../../vehicles/stock.ts';

const OPTION = 'semi-guided-lrm';
const GUIDED = 'Guided by TAG';
const NOT_DESIGNATED: Reason = {
  message: 'Semi-guided LRMs are fired only at whom TAG has designated in this turn',
  rule: 'MT-WPN-56',
};

/** A carrier of our own. */
const VEHICLES = [
  stock('Lodestar', {
    motion: 'wheeled',
    tons: 40,
    cruise: 5,
    engine: 'combustion',
    heatSinks: 0,
    role: 'missileBoat',
    armor: [61, 41, 33],
    FR: 'LRM 15',
    BD: 'Ammo LRM 15, Ammo LRM 15 Semi-guided',
  }),
];

/** Has a unit of this side designated the target; this one, where one is named? */
const isDesignated = (field: Battlefield, state: State, side: number, target: number, by = -1): boolean =>
  field.plugged
    .homesIn?.(state)
    .some(
      ({ unit, target: at, hit }) =>
        hit && at === target && field.sideOf[unit] === side && (by < 0 || by === unit),
    ) ?? false;

const isGuidedBin = ({ designs }: Battlefield, unit: number, bin: number): boolean =>
  designs[unit].bins[bin]?.load === 'semi-guided';

/** The loads for each target; by the eyes of its designator nothing else is fired. */
const loadsAt: WeaponAttackPoints['stage']['loadsAt'] = (bins, field, state, shot) => {
  const { attacker, weapon, target } = shot;
  if (!bins.some((bin) => isGuidedBin(field, attacker, bin))) return bins;
  if (!isDesignated(field, state, field.sideOf[attacker], target))
    return bins.filter((bin) => !isGuidedBin(field, attacker, bin));
  const eyes = field.plugged.spotter ? eyesFor(field, state, attacker, weapon, target) : attacker;
  return eyes !== attacker && guides(field, state, shot, eyes)
    ? bins.filter((bin) => isGuidedBin(field, attacker, bin))
    : bins;
};

const guides: WeaponAttackPoints['replace']['guides'] = (
  field,
  state,
  { attacker, weapon, target },
  friend,
) =>
  isDesignated(field, state, field.sideOf[attacker], target, friend) &&
  binsFor(field, state, attacker, weapon).some((bin) => isGuidedBin(field, attacker, bin));

/** For bots: launchers of a side that could use a designation in this turn. */
const waitingFor = (field: Battlefield, state: State, side: Side): number =>
  field.unitsOf[side].filter(
    (unit) =>
      isOnMap(state.units[unit]) &&
      canAct(state.units[unit]) &&
      field.designs[unit].weapons.some((_, weapon) =>
        binsFor(field, state, unit, weapon).some((bin) => isGuidedBin(field, unit, bin)),
      ),
  ).length;

export const semiGuidedLrm: Option<boolean> = {
  id: OPTION,
  title: 'Semi-guided LRMs',
  summary: 'LRM launchers may have missiles that follow TAG, however fast its target has moved.',
  group: 'Equipment',
  rule: 'MT-WPN-56',
  base: false,
  requires: ['tag'],
  rules: section('Maximum Tech, weapons', [
    'MT-WPN-56',
    'Semi-guided LRMs',
    'Fired only at whom TAG has designated in this turn. The movement of the target makes them no harder to aim; in indirect fire the unit with TAG spots, and neither the +1 nor its movement counts.',
    OPTION,
  ]),
  plug: () => ({
    replace: { guides },
    add: {
      weaponToHit: (tally, field, state, shot) => {
        const { attacker, target } = shot;
        if (typeof target !== 'number') return;
        if (!isGuidedBin(field, attacker, binOfShot(field, state, shot))) return;
        const { mode, hexesMoved } = state.units[target].thisTurn;
        const moved = quietTally();
        targetModifiers(moved, field, mode, hexesMoved);
        if (moved.total > 0) tally.add(-moved.total, GUIDED, 'MT-WPN-56');
      },
    },
    stage: {
      gear: (names) => [...names, 'semi-guided LRMs'],
      unitsOffered: (files) => [...files, ...VEHICLES],
      loadsAt,
      comingHome: (missiles, field, state, side) => missiles + waitingFor(field, state, side),
      whyNotFire(why, field, state, { unit }, { weapon, target }) {
        if (why) return why;
        const bins = binsFor(field, state, unit, weapon);
        const isSpent =
          bins.length > 0 && loadsAt(bins, field, state, { attacker: unit, weapon, target }).length === 0;
        return isSpent ? NOT_DESIGNATED : null;
      },
    },
  }),
};
