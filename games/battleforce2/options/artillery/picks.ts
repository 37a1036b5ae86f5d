import { HexPick } from '@ironfield/hex/hex-picks.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Description, Each, Field } from '@ironfield/kernel/menu/menu.ts';
import { PiecePick } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { ARTILLERY } from '../../data/support-tables.ts';
import { describeElement, describeEnemy, describeTarget } from '../../phases/picks.ts';
import type { RuleId } from '../../rule-index.ts';
import { mostOverheat } from '../../rules/attack/heat.ts';
import type { State } from '../../state.ts';
import { LABELS, MEASURES, WHY_NOT } from '../../text.ts';
import {
  artilleryOf,
  hitsByItself,
  missilesFor,
  rangeTo,
  reaches,
  shotNumber,
  spottedBy,
  unitTargets,
} from './gunnery.ts';
import { ARTILLERY_LABELS, ARTILLERY_REASONS, ARTILLERY_WHY_NOT } from './words.ts';

/** BF2-ART-02: as many hexes as there are artillery elements. */
export function designations(field: Battlefield, elements: readonly number[]): Each {
  return {
    kind: 'each',
    name: 'targets',
    label: ARTILLERY_LABELS.targets,
    key: 'element',
    items: elements,
    fields: () => [new AnyHexPick(field)],
    describe: (element) => describeElement(field, element),
    whyNot: () => ARTILLERY_WHY_NOT.noArtillery,
  };
}

class AnyHexPick extends HexPick {
  readonly name: string = 'hex';
  readonly label = LABELS.to;
  protected readonly field: Battlefield;

  constructor(field: Battlefield) {
    super(field.board);
    this.field = field;
  }

  protected cells(): readonly number[] {
    return this.field.allCells;
  }

  protected isAllowed(_cell: number): boolean {
    return true;
  }

  protected describeCell(_cell: number, hex: string): Description {
    return { label: hex, hex };
  }

  protected whyNotCell(_cell: number, hex: string): Reason {
    return WHY_NOT.notAHex(hex);
  }
}

abstract class GunPick extends PiecePick {
  readonly name: string = 'element';
  readonly label: string = ARTILLERY_LABELS.element;
  protected readonly field: Battlefield;
  protected readonly state: State;

  constructor(field: Battlefield, state: State, elements: readonly number[]) {
    super(elements);
    this.field = field;
    this.state = state;
  }

  describe(element: number): Description {
    return describeElement(this.field, element);
  }

  whyNot(_element: unknown): Reason {
    return ARTILLERY_WHY_NOT.noArtillery;
  }

  protected overheat(element: number): readonly Field[] {
    const most = mostOverheat(this.field, this.state, element);
    if (most === 0) return [];
    return [{ kind: 'whole', name: 'overheat', label: LABELS.overheat, min: 0, max: most }];
  }
}

/** BF2-MINE-05 */
const CLEARS: Field = {
  kind: 'pick',
  name: 'clears',
  label: ARTILLERY_LABELS.clears,
  values: [false, true],
};

/** BF2-MINE-02 */
const LAYS: Field = { kind: 'pick', name: 'lays', label: ARTILLERY_LABELS.lays, values: [false, true] };

/** BF2-ART-01: at a hex. */
export class ShellerPick extends GunPick {
  protected override can(element: number): boolean {
    const { field, state } = this;
    return field.allCells.some((hex) => reaches(field, state, element, { hex }));
  }

  follow(element: number): readonly Field[] {
    const { field, state } = this;
    const clears: readonly Field[] = field.plugged.shellMines ? [CLEARS] : [];
    const lays: readonly Field[] = field.plugged.hasThunder?.(state, element) ? [LAYS] : [];
    return [new ShelledPick(field, state, element), ...this.overheat(element), ...clears, ...lays];
  }
}

class ShelledPick extends AnyHexPick {
  override readonly name = 'at';
  private readonly state: State;
  private readonly element: number;

  constructor(field: Battlefield, state: State, element: number) {
    super(field);
    this.state = state;
    this.element = element;
  }

  protected override cells(): readonly number[] {
    return this.field.allCells.filter((cell) => this.isAllowed(cell));
  }

  protected override isAllowed(cell: number): boolean {
    return reaches(this.field, this.state, this.element, { hex: cell });
  }

  protected override describeCell(cell: number, hex: string): Description {
    const { field, state, element } = this;
    const explanation = explain<RuleId>((tally) => {
      shotNumber(tally, field, state, element, cell);
      if (hitsByItself(field, state, element, cell)) tally.set(0, ARTILLERY_REASONS.registered, 'BF2-ART-07');
    });
    return { label: hex, hex, measure: MEASURES.toHit, explanation };
  }

  protected override whyNotCell(cell: number, hex: string): Reason {
    const { field, state, element } = this;
    if (cell < 0) return WHY_NOT.notAHex(hex);
    const { range } = ARTILLERY[artilleryOf(field, element)!];
    return ARTILLERY_WHY_NOT.tooFar(rangeTo(field, state, element, { hex: cell }), range);
  }
}

/** BF2-ART-01: at a unit in a box. */
export class UnitShellerPick extends GunPick {
  protected override can(element: number): boolean {
    return unitTargets(this.field, this.state, element).length > 0;
  }

  override whyNot(element: unknown): Reason {
    return this.isAmong(element) ? ARTILLERY_WHY_NOT.noUnit : super.whyNot(element);
  }

  follow(element: number): readonly Field[] {
    const { field, state } = this;
    return [
      {
        kind: 'pick',
        name: 'target',
        label: LABELS.target,
        values: unitTargets(field, state, element),
        describe: (unit) => describeEnemy(field, state, unit),
        whyNot: () => ARTILLERY_WHY_NOT.noUnit,
      },
      ...this.overheat(element),
    ];
  }
}

/** BF2-ART-09: who points, at whom, for which missiles. */
export class SpotterPick extends GunPick {
  override readonly name = 'spotter';
  override readonly label = ARTILLERY_LABELS.spotter;
  private readonly seat: Seat;

  constructor(field: Battlefield, state: State, seat: Seat, elements: readonly number[]) {
    super(field, state, elements);
    this.seat = seat;
  }

  protected override can(spotter: number): boolean {
    return guidable(this.field, this.state, this.seat, spotter).length > 0;
  }

  override whyNot(): Reason {
    return ARTILLERY_WHY_NOT.noTag;
  }

  follow(spotter: number): readonly Field[] {
    const { field, state, seat } = this;
    return [
      {
        kind: 'pick',
        name: 'target',
        label: LABELS.element,
        values: guidable(field, state, seat, spotter),
        describe: (target) => describeTarget(field, state, target as number),
        whyNot: () => ARTILLERY_WHY_NOT.noGuidedTarget,
        follow: (target) => [
          {
            kind: 'each',
            name: 'missiles',
            label: ARTILLERY_LABELS.missiles,
            key: 'shot',
            items: missilesFor(field, state, seat, target as number),
            fields: () => [],
          },
        ],
      },
    ];
  }
}

export const guidable = (field: Battlefield, state: State, seat: Seat, spotter: number): number[] =>
  spottedBy(field, state, spotter).filter((target) => missilesFor(field, state, seat, target).length > 0);
