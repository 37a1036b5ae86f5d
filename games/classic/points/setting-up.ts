import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Gear } from '../data/gear.ts';
import type { PlacingOrders } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { Placement } from '../orders.ts';
import type { Frames, State } from '../state.ts';
import type { UnitFile } from '../units/unit-file.ts';

/** Before the first turn. */
export interface SettingUpPoints {
  readonly add: {
    /** Before anybody is placed, and before hits from before the game. */
    opening(play: Play<Classic>, field: Battlefield): void;
    /** A 'Mech is set up in a way of its own. */
    places(play: Play<Classic>, field: Battlefield, order: PlacingOrders[keyof PlacingOrders]): void;
  };
  readonly stage: {
    /** Further ways of setting up a 'Mech. */
    placements(
      forms: readonly OrderForm<Placement>[],
      field: Battlefield,
      state: State,
      frame: Pick<Frames['setup/place'], 'seat' | 'index'>,
    ): readonly OrderForm<Placement>[];
    /** The kinds of ground and conditions that may be on the map, of those that not every game has. */
    mapKinds(names: readonly string[]): readonly string[];
    /** Kinds of unit that may take part. */
    unitKinds(ids: readonly string[]): readonly string[];
    /** The gear of people on foot besides their weapons. */
    gear(names: readonly Gear[]): readonly Gear[];
    /** The units that players are offered for forces of their own. */
    unitsOffered(files: readonly UnitFile[]): readonly UnitFile[];
  };
}
