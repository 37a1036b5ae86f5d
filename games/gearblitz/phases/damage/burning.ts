import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { isAtLeast } from '../../rules/core/dice.ts';
import { burningNumber } from '../../rules/damage/damage.ts';
import { areInContact } from '../../rules/sight/sighting.ts';
import { nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';
import { rollDie } from '../core/rolls.ts';
import { settle, takeResult } from './damage.ts';

/** HGB-WSR-16: more than two actions are of no use. */
const ENOUGH = 2;

/** HGB-WSR-16: an action against the own fire, or that of a friend in contact. */
export function fireForms(state: State, id: number): OrderForm<'fight-fire'>[] {
  const values = state.units[id].actions > 0 ? firesNear(state, id) : [];
  if (values.length === 0) return [];
  return [
    {
      type: 'fight-fire',
      label: SPECIAL_TEXT.fightFire,
      fields: [
        {
          kind: 'pick',
          name: 'target',
          label: TEXT.unit,
          values,
          describe: (target) => ({ label: nameOf(state, Number(target)), piece: target }),
        },
      ],
    },
  ];
}

function firesNear(state: State, id: number): number[] {
  const { units } = rosterOf(state.setup);
  return units.flatMap((other) => {
    const { fire, at } = state.units[other.id];
    if (!fire || fire.fought >= ENOUGH || at === null || other.seat !== units[id].seat) return [];
    return other.id === id || areInContact(state, id, other.id) ? other.id : [];
  });
}

export function fightFire(play: Play<GearBlitz>, id: number, target: number): void {
  const { units } = play.state;
  const fire = units[target].fire!;
  play.happen({
    type: 'fire-fought',
    unit: id,
    target,
    fire: { ...fire, fought: fire.fought + 1 },
    now: { actions: units[id].actions - 1 },
  });
}

/** HGB-WSR-16, HGB-ROUND-05: burning units take damage on 5+, the winner's first. */
export const burning: Procedure<GearBlitz, Frames['burning']> = (play) => {
  const { winner, setup } = play.state;
  const { units } = rosterOf(setup);
  for (const isFirst of [true, false])
    for (const { id, seat } of units) if ((seat === winner) === isFirst) burn(play, id);
};

function burn(play: Play<GearBlitz>, id: number): void {
  const { state } = play;
  const { fire, at } = state.units[id];
  if (!fire || at === null) return;
  const { card } = unitOf(state, id).sheet;
  const number = burningNumber(card, { actionsSpent: fire.fought, isBurning: fire.isBurning });
  const die = number === null ? null : rollDie(play, id, 'burning');
  const isBurning = die !== null && isAtLeast(die, number!);
  play.happen({
    type: 'burns',
    unit: id,
    die,
    number,
    now: { fire: isBurning ? { isBurning, fought: 0 } : null },
  });
  if (isBurning) settle(play, id, takeResult(play, id, { level: 1, traits: {}, isSheltered: false }));
}
