import { quietTally } from '@ironfield/kernel/explanation.ts';
import { binOfShot } from '../../../rules/fire/ammunition.ts';
import { targetModifiers } from '../../../rules/fire/attack-modifiers.ts';
import { autocannonRounds, isOf } from './munitions.ts';

const MOST = 2;

export const precisionRounds = autocannonRounds({
  id: 'ammo-ac-precision',
  title: 'Precision rounds',
  summary: 'Autocannons may fire rounds that steer after a target that moves.',
  gear: 'precision rounds',
  add: {
    weaponToHit: (tally, field, state, shot) => {
      const { attacker, target } = shot;
      if (target === attacker || !isOf(field, { attacker, bin: binOfShot(field, state, shot) }, 'precision'))
        return;
      const { mode, hexesMoved } = state.units[target].thisTurn;
      const moved = quietTally();
      if (field.kinds[target].troopers?.shroud?.(moved, field, state, target, 0)) return;
      moved.total = 0;
      targetModifiers(moved, field, mode, hexesMoved);
      if (moved.total > 0) tally.add(-Math.min(MOST, moved.total), 'Precision rounds', 'MT-WPN-59');
    },
  },
});
