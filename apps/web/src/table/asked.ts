import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { lazyMenu } from '@ironfield/kernel/menu/lazy-menu.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { menuInView } from '@ironfield/kernel/play/menu-in-view.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';

/** A viewer's question. No menu travels: it is computed here, as far as the page looks at it. */
export class Asked {
  readonly menu: ExpandedMenu;
  private readonly real: Menu;

  private constructor(real: Menu) {
    this.real = real;
    this.menu = lazyMenu(real);
  }

  /** The same for the same table; null when the viewer has nothing to decide. */
  static in(game: AnyGame, view: View<GameTypes>): Asked | null {
    const { viewer, waiting, table } = view;
    if (viewer === 'spectator' || !waiting.includes(viewer)) return null;
    const known = byTable.get(table);
    if (known) return known;
    const menu = menuInView(game, view);
    const asked = menu && new Asked(menu);
    if (asked) byTable.set(table, asked);
    return asked;
  }

  /** Why an order is not possible; null if it is. */
  whyNot(order: CoreOrder): Reason | null {
    return refusalOf(this.real, order);
  }
}

const byTable = new WeakMap<object, Asked>();
