import { explain } from '@ironfield/kernel/explanation.ts';
import type { Description, Field } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { LAST_BOX } from '../../data/support-tables.ts';
import { PlacePick, UnitPick } from '../../phases/picks.ts';
import { FACING } from '../../phases/set-up/deployment.ts';
import type { RuleId } from '../../rule-index.ts';
import { hasFacing, isShutDown, surviving } from '../../rules/elements/condition.ts';
import { supportOf } from '../../rules/elements/places.ts';
import { BEYOND } from '../../rules/map/support-map.ts';
import { MEASURES, spaceName, WHY_NOT } from '../../text.ts';
import { entryPaths, landfalls, spacesInReach, supportMpOf, unitSupportMp } from './support-movement.ts';
import { OFFBOARD_LABELS, OFFBOARD_WHY_NOT } from './words.ts';

abstract class OffBoardPick extends UnitPick {
  whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT.shutDown : OFFBOARD_WHY_NOT.notThere;
  }
}

/** BF2-OFF-07 */
export class BoxedPick extends OffBoardPick {
  override whyNot(): Reason {
    return OFFBOARD_WHY_NOT.notSupport;
  }

  follow(unit: number): readonly Field[] {
    const first = this.state.units[unit].marks?.flight ? 1 : 0;
    return [{ kind: 'whole', name: 'box', label: OFFBOARD_LABELS.box, min: first, max: LAST_BOX }];
  }
}

/** BF2-OFF-03 */
export class SupportMoverPick extends OffBoardPick {
  /** BF2-HEAT-05 */
  protected override can(unit: number): boolean {
    const { field, state } = this;
    return !surviving(field, state, unit).some((element) => isShutDown(state.elements[element]));
  }

  override describe(unit: number): Description {
    const { field, state } = this;
    return {
      ...super.describe(unit),
      measure: MEASURES.mp,
      explanation: explain<RuleId>((tally) => unitSupportMp(tally, field, state, unit)),
    };
  }

  follow(unit: number): readonly Field[] {
    const { field, state } = this;
    const place = supportOf(state, unit)!;
    return [
      {
        kind: 'pick',
        name: 'space',
        label: OFFBOARD_LABELS.space,
        values: spacesInReach(field, state, unit),
        describe: (space) => ({ label: spaceName(space as number) }),
        known: [BEYOND],
        whyNot: (space) => {
          const bound = space === BEYOND ? field.plugged.whyNotWithdraw?.(null, field, state, unit) : null;
          return bound ?? OFFBOARD_WHY_NOT.tooFar(supportMpOf(field, state, unit));
        },
        follow: (space) => (space === 0 && place.space > 0 ? this.arrival(unit) : []),
      },
    ];
  }

  /** BF2-OFF-04: on the edge of the map if there is room, else it waits in Box 0. */
  private arrival(unit: number): readonly Field[] {
    const { field, state } = this;
    const cells = landfalls(field, state, unit);
    if (cells.length === 0) return [];
    const to = new PlacePick(field, cells, OFFBOARD_WHY_NOT.edgeTaken);
    return hasFacing(field, unit) ? [to, FACING] : [to];
  }
}

/** BF2-OFF-04: from Box 0 onto the map and on. */
export class EntererPick extends OffBoardPick {
  protected override can(unit: number): boolean {
    const { field, state } = this;
    return (
      !surviving(field, state, unit).some((element) => isShutDown(state.elements[element])) &&
      entryPaths(field, state, unit).size > 0
    );
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? super.whyNot(unit) : OFFBOARD_WHY_NOT.notAtEdge;
  }

  follow(unit: number): readonly Field[] {
    const { field, state } = this;
    const to = new PlacePick(
      field,
      [...entryPaths(field, state, unit).keys()].sort((a, b) => a - b),
      OFFBOARD_WHY_NOT.edgeTaken,
    );
    return hasFacing(field, unit) ? [to, FACING] : [to];
  }
}
