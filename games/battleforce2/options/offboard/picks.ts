import { HexPick } from '@ironfield/hex/hex-picks.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Description, Field } from '@ironfield/kernel/menu.ts';
import { PiecePick } from '@ironfield/kernel/piece-pick.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import { LAST_BOX, SPACES_PER_BOX } from '../../data/support-tables.ts';
import { FACING } from '../../phases/deployment.ts';
import type { RuleId } from '../../rule-index.ts';
import { hasFacing, isShutDown, surviving } from '../../rules/condition.ts';
import { supportOf } from '../../rules/places.ts';
import { BEYOND } from '../../rules/support-map.ts';
import type { State } from '../../state.ts';
import { LABELS, MEASURES, WHY_NOT } from '../../text.ts';
import { entryPaths, landfalls, spacesInReach, supportMpOf, unitSupportMp } from './support-movement.ts';
import { OFFBOARD_LABELS, OFFBOARD_WHY_NOT } from './words.ts';

abstract class OffBoardPick extends PiecePick {
  readonly name = 'unit';
  readonly label = LABELS.unit;
  protected readonly field: Battlefield;
  protected readonly state: State;

  constructor(field: Battlefield, state: State, units: readonly number[]) {
    super(units);
    this.field = field;
    this.state = state;
  }

  describe(unit: number): Description {
    const { id, name } = this.field.unitSetups[unit];
    return { label: `${id} ${name}`, piece: unit };
  }

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
    const first = this.field.letters[unit] === 'F' || this.field.letters[unit] === 'D' ? 1 : 0;
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
        whyNot: () => OFFBOARD_WHY_NOT.tooFar(supportMpOf(field, state, unit)),
        follow: (space) => (space === 0 && place.space > 0 ? this.arrival(unit) : []),
      },
    ];
  }

  /** BF2-OFF-04: on the edge of the map if there is room, else it waits in Box 0. */
  private arrival(unit: number): readonly Field[] {
    const { field, state } = this;
    const cells = landfalls(field, state, unit);
    if (cells.length === 0) return [];
    const to = new EdgePick(field, cells);
    return hasFacing(field, unit) ? [to, FACING] : [to];
  }
}

export function spaceName(space: number): string {
  if (space >= BEYOND) return 'Off the support map, for good';
  const box = Math.floor(space / SPACES_PER_BOX);
  const rest = space % SPACES_PER_BOX;
  return rest === 0 ? `Box ${box}` : `${rest} beyond Box ${box}`;
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
    const to = new EdgePick(
      field,
      [...entryPaths(field, state, unit).keys()].sort((a, b) => a - b),
    );
    return hasFacing(field, unit) ? [to, FACING] : [to];
  }
}

class EdgePick extends HexPick {
  readonly name = 'to';
  readonly label = LABELS.to;
  private readonly allowed: readonly number[];

  constructor({ board }: Battlefield, allowed: readonly number[]) {
    super(board);
    this.allowed = allowed;
  }

  protected cells(): readonly number[] {
    return this.allowed;
  }

  protected isAllowed(cell: number): boolean {
    return this.allowed.includes(cell);
  }

  protected describeCell(_cell: number, hex: string): Description {
    return { label: hex, hex };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    return cell < 0 ? WHY_NOT.notAHex(hex) : OFFBOARD_WHY_NOT.edgeTaken(hex);
  }
}
