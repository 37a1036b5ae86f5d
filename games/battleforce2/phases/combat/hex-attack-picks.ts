import { HexPick } from '@ironfield/hex/hex-picks.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Description, Each, Field, Pick, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Aim } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Band } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { mostOverheat } from '../../rules/attack/heat.ts';
import {
  aimsIn,
  attackersOnHex,
  bandTo,
  canAttackHex,
  hexesFor,
  whyNotAt,
  whyNotWith,
} from '../../rules/attack/hex-attacks.ts';
import { toHitHex } from '../../rules/attack/to-hit.ts';
import type { State } from '../../state.ts';
import { LABELS, MEASURES, WHY_NOT } from '../../text.ts';
import { UnitPick } from '../picks.ts';

/** The unit that attacks a hex. */
export class HexFirerPick extends UnitPick {
  protected override can(unit: number): boolean {
    return canAttackHex(this.field, this.state, unit);
  }

  whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT.noHexToAttack : WHY_NOT.unitFired;
  }

  follow(unit: number): readonly Field[] {
    const { field, state } = this;
    const aims = aimsIn(field);
    const aimOf = (id: unknown) => aims.find((aim) => aim.id === id)!;
    const aim: Pick = {
      kind: 'pick',
      name: 'aim',
      label: LABELS.aim,
      values: aims.filter((each) => hexesFor(field, state, each, unit).length > 0).map(({ id }) => id),
      describe: (id) => ({ label: aimOf(id).label }),
      whyNot: () => WHY_NOT.noHexToAttack,
      follow: (id) => [new TargetHexPick(field, state, aimOf(id), unit)],
    };
    return [aim];
  }
}

class TargetHexPick extends HexPick {
  readonly name = 'to';
  readonly label = LABELS.to;
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly aim: Aim;
  private readonly unit: number;

  constructor(field: Battlefield, state: State, aim: Aim, unit: number) {
    super(field.board);
    this.field = field;
    this.state = state;
    this.aim = aim;
    this.unit = unit;
  }

  protected cells(): readonly number[] {
    return hexesFor(this.field, this.state, this.aim, this.unit);
  }

  protected isAllowed(hex: number): boolean {
    return attackersOnHex(this.field, this.state, this.aim, this.unit, hex).length > 0;
  }

  protected describeCell(_cell: number, hex: string): Description {
    return { label: hex, hex };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    const { field, state, aim, unit } = this;
    if (cell < 0) return WHY_NOT.notAHex(hex);
    const why = whyNotAt(field, state, aim, unit, cell);
    if (why) return why;
    const [attacker] = field.elementsOf[unit];
    return whyNotWith(field, state, aim, attacker, cell) ?? WHY_NOT.noHexToAttack;
  }

  follow(hex: string): readonly Field[] {
    const { field, state, aim, unit } = this;
    return [new HexAttackList(field, state, aim, unit, field.board.cells.get(hex)!)];
  }
}

/** BF2-DECL-01: the elements that attack it, and how far they overheat. */
class HexAttackList implements Each {
  readonly kind = 'each';
  readonly name = 'attacks';
  readonly label = LABELS.attacks;
  readonly key = 'attacker';
  readonly items: readonly number[];
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly aim: Aim;
  private readonly unit: number;
  private readonly hex: number;

  constructor(field: Battlefield, state: State, aim: Aim, unit: number, hex: number) {
    this.field = field;
    this.state = state;
    this.aim = aim;
    this.unit = unit;
    this.hex = hex;
    this.items = attackersOnHex(field, state, aim, unit, hex);
  }

  describe(attacker: number): Description {
    const { field, state, aim, unit, hex } = this;
    const band = bandTo(field, state, unit, hex) as Band;
    return {
      label: field.records[attacker].sheet.name,
      piece: unit,
      measure: MEASURES.toHit,
      explanation: explain<RuleId>((tally) => toHitHex(tally, field, state, { attacker, hex, band }, aim)),
    };
  }

  get known(): readonly number[] {
    return this.field.elementsOf[this.unit];
  }

  whyNot(attacker: Scalar | undefined): Reason {
    const { field, state, aim, hex } = this;
    if (typeof attacker !== 'number') return WHY_NOT.noSuchElement;
    return whyNotWith(field, state, aim, attacker, hex) ?? WHY_NOT.noSuchElement;
  }

  fields(attacker: number): readonly Field[] {
    const most = mostOverheat(this.field, this.state, attacker);
    if (most === 0) return [];
    const whyNot = () => WHY_NOT.notOverheat(most);
    return [{ kind: 'whole', name: 'overheat', label: LABELS.overheat, min: 0, max: most, whyNot }];
  }
}
