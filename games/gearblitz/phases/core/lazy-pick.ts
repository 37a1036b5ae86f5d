import type { Description, Field, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';

interface Picking {
  readonly name: string;
  readonly label: string;
  readonly among: readonly number[];
  /** Asked about those among which one is picked. */
  readonly can: (value: number) => boolean;
  readonly describe: (value: number) => Description;
  readonly whyNot?: (value: number) => Reason | null;
  readonly follow: (value: number) => readonly Field[];
}

/** Checking one value looks at that value alone; the list is built only for choosers. */
export class LazyPick implements Pick {
  readonly kind = 'pick';
  readonly name: string;
  readonly label: string;
  private readonly picking: Picking;
  private list: readonly number[] | undefined;

  constructor(picking: Picking) {
    this.name = picking.name;
    this.label = picking.label;
    this.picking = picking;
  }

  get values(): readonly number[] {
    const { among, can } = this.picking;
    this.list ??= among.filter(can);
    return this.list;
  }

  has(value: unknown): boolean {
    const { among, can } = this.picking;
    return this.list
      ? this.list.includes(value as number)
      : among.includes(value as number) && can(value as number);
  }

  describe(value: number): Description {
    return this.picking.describe(value);
  }

  get known(): readonly number[] {
    return this.picking.among;
  }

  whyNot(value: unknown): Reason | null {
    return typeof value === 'number' ? (this.picking.whyNot?.(value) ?? null) : null;
  }

  follow(value: number): readonly Field[] {
    return this.picking.follow(value);
  }
}
