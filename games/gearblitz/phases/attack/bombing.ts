import { explain } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Damage } from '../../cards/unit.ts';
import type { Weapon } from '../../cards/weapon.ts';
import { INCH } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import { capElsewhere, past } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { basesTouched, facingsTo, isInFrontOf } from '../../rules/attack/aiming.ts';
import { valueAgainst } from '../../rules/attack/area.ts';
import { radiusOf } from '../../rules/core/range.ts';
import { armorAgainst } from '../../rules/damage/armor.ts';
import { countedMargin } from '../../rules/damage/damage.ts';
import { damageMultiplier } from '../../rules/damage/damage-multiplier.ts';
import { coverFrom, isSheltered } from '../../rules/sight/sighting.ts';
import { buildingAt } from '../../rules/terrain/structures.ts';
import { unitOf } from '../../state/roster.ts';
import { defends, strike } from './striking.ts';
import { strikeBuilding } from './structures.ts';

/** Bombs, shells and explosions next to a unit. */
export interface Bombs {
  readonly seat: Seat;
  readonly weapon: Weapon;
  /** HGB-ROF-02 */
  readonly concentrated: number;
  /** Their origin. */
  readonly from: Place;
  /** HGB-AE-01: where it bursts; `null` where it hits one unit alone. */
  readonly centre: Place | null;
}

const NOTHING_SPECIAL = { size: 0, band: 'M', isRunningKick: false, inWinds: false } as const;

/** HGB-BLDG-03: the building in which it comes down is hit, too. */
export function hitWalls(
  play: Play<GearBlitz>,
  { weapon, concentrated }: Bombs,
  at: Place,
  attack: number,
): void {
  const building = buildingAt(play.state, at);
  if (!building || past(play.state.setup).sparesWalls?.()) return;
  const { traits } = weapon;
  const multiplier = explain<RuleId>((tally) =>
    damageMultiplier(tally, { ...NOTHING_SPECIAL, weapon, concentrated }),
  );
  const result = countedMargin(attack, { traits, atInfantry: false, cap: capElsewhere(play.state) });
  strikeBuilding(play, building, { multiplier, result, traits });
}

/** HGB-AIR-02, HGB-ARTY-02, HGB-AUX-02: the unit defends and takes the damage; it cannot evade. */
export function hitBy(play: Play<GearBlitz>, bombs: Bombs, id: number, attack: number): Damage {
  const { state } = play;
  const { weapon, concentrated, from, centre } = bombs;
  const shield = centre ? coverFrom(state, centre, id).points : 0;
  const facings = facingsTo(state, id, from);
  const angle = isInFrontOf(state, id, from) ? 'front' : 'rear';
  const armor = explain<RuleId>((tally) =>
    armorAgainst(tally, unitOf(state, id), { from: facings, traits: weapon.traits }),
  );
  const blow = defends(play, {
    against: valueAgainst(attack, shield),
    facts: { band: 'M', angle, attacksBefore: 0, evades: false },
    isBlast: centre !== null,
    isInCover: shield > 0,
    by: {
      unit: id,
      seat: bombs.seat,
      how: { ...NOTHING_SPECIAL, weapon, concentrated },
      armor,
      isSheltered: isSheltered(state, id, from),
      touched: centre && basesTouched(state, id, { ...centre, radius: radiusOf(weapon, 0, 0) * INCH }),
      usesRof: concentrated > 0,
    },
  });
  return blow.margin === 0 ? 0 : strike(play, blow);
}
