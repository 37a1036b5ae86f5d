// A crew that spends a Weapon Attack Phase on a weapon or a turret that has jammed (MT-VCOM-08).

import type { OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import type { Declaration, Order } from '../../../orders.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { isDazed, isStuckWeapon, stuckWeapons } from '../../../rules/damage/crew-damage.ts';
import { jammedTurrets } from '../../../rules/damage/jammed-turrets.ts';
import { hasShot } from '../../../rules/fire/to-hit.ts';
import { canAct, weaponWorks } from '../../../rules/unit/condition.ts';
import type { State } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface DeclaringOrders {
    'clear-jam': { readonly type: 'clear-jam'; readonly unit: number; readonly jam: Jam };
  }
  interface OptionEvents {
    'weapon-cleared': { readonly type: 'weapon-cleared'; readonly unit: number; readonly weapon: number };
    'turret-freed': { readonly type: 'turret-freed'; readonly unit: number; readonly front?: true };
  }
}

/** A weapon by its number, or a turret. */
type Jam = number | 'turret' | 'front-turret';

const WORDS = {
  label: 'Clear a jam',
  jam: 'What is cleared',
  turret: 'Turret',
  'front-turret': 'Front turret',
};
const NO_JAM: Reason = {
  message: 'Nothing of it jammed before this turn, or its crew cannot see to that now',
  rule: 'MT-VCOM-08',
};

/** The weapons that jammed in an earlier turn. */
function jamsOf(field: Battlefield, state: State, unit: number): Jam[] {
  const { designs, kinds, plugged } = field;
  const { turn } = state;
  const { [unit]: vehicle } = state.units;
  if (vehicle.marks === null || !canAct(vehicle) || isDazed(vehicle, turn)) return [];
  if (plugged.hasAttacked?.(vehicle) || plugged.mayClear?.(true, field, state, unit) === false) return [];
  const weapons: Jam[] = stuckWeapons(vehicle)
    .filter((stuck) => stuck.turn < turn && weaponWorks(designs[unit].weapons[stuck.weapon], vehicle.body))
    .map(({ weapon }) => weapon);
  return [...weapons, ...jammedTurrets(vehicle, kinds[unit].codes, turn)];
}

class MenderPick extends UnitPick {
  protected override can(unit: number): boolean {
    return jamsOf(this.field, this.state, unit).length > 0;
  }

  follow(unit: number): readonly Pick[] {
    const { field, state } = this;
    return [
      {
        kind: 'pick',
        name: 'jam',
        label: WORDS.jam,
        values: jamsOf(field, state, unit),
        describe: (jam) => ({
          label:
            typeof jam === 'string'
              ? WORDS[jam as 'turret']
              : field.designs[unit].weapons[jam as number].label,
        }),
        whyNot: () => NO_JAM,
      },
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? NO_JAM : super.whyNot(unit);
  }
}

export function declarations(
  forms: readonly OrderForm<Declaration>[],
  field: Battlefield,
  state: State,
  units: readonly number[],
): readonly OrderForm<Declaration>[] {
  const menders = units.filter((unit) => jamsOf(field, state, unit).length > 0);
  if (menders.length === 0) return forms;
  return [
    ...forms,
    { type: 'clear-jam', label: WORDS.label, fields: [new MenderPick(field, state, menders)] },
  ];
}

export function declares(play: Play<Classic>, _field: Battlefield, order: Order): void {
  if (order.type !== 'clear-jam') return;
  const { unit, jam } = order;
  if (jam === 'turret') play.happen({ type: 'turret-freed', unit });
  else if (jam === 'front-turret') play.happen({ type: 'turret-freed', unit, front: true });
  else play.happen({ type: 'weapon-cleared', unit, weapon: jam });
}

/** For bots: what has jammed is cleared if it is worth more than all that could be fired instead. */
export function liesLow(order: Order | null, field: Battlefield, state: State, unit: number): Order | null {
  if (order || state.phase !== 'weapon') return order;
  const jams = jamsOf(field, state, unit);
  if (jams.length === 0) return null;
  const { weapons } = field.designs[unit];
  const { body, twist } = state.units[unit];
  const points = (weapon: number): number => weapons[weapon].type.damage;
  const left = weapons.flatMap((mount, weapon) =>
    weaponWorks(mount, body) && !isStuckWeapon(state.units[unit], weapon) ? [weapon] : [],
  );
  const fires = left.reduce((sum, weapon) => sum + points(weapon), 0);
  const best = jams.filter((jam) => typeof jam === 'number').sort((a, b) => points(b) - points(a))[0];
  if (best !== undefined && points(best) >= fires) return { type: 'clear-jam', unit, jam: best };
  return hasShot(field, state, { unit, twist, prop: null })
    ? null
    : { type: 'clear-jam', unit, jam: jams[0] };
}
