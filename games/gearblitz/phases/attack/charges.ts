import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { isInfantry } from '../../cards/unit.ts';
import type { Weapon } from '../../cards/weapon.ts';
import { RANGE_MODIFIERS } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import { outlivesReason } from '../../register.ts';
import { resultOf } from '../../rules/core/dice.ts';
import { areInContact } from '../../rules/sight/sighting.ts';
import { hasAux } from '../../rules/unit/condition.ts';
import { CHARGES_DAMAGE, SYSTEM_SKILL } from '../../rules/unit/systems.ts';
import { enemiesOf, nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';
import { rollLevel } from '../core/rolls.ts';
import { settle } from '../damage/damage.ts';
import { hitBy } from './bombing.ts';

/** HGB-AUX-02: they have no place in the tables. */
const CHARGES: Weapon = {
  code: 'charges',
  name: 'Anti-Personnel Charges',
  class: 'support',
  ranges: null,
  accuracy: 0,
  damage: CHARGES_DAMAGE,
  addsSize: false,
  rof: [0, 0],
  traits: { antiInfantry: true },
};

/** HGB-AUX-02: once for each contact with infantry, when one of the two acts or has moved. */
export function offerCharges(play: Play<GearBlitz>, id: number): void {
  part(play, id);
  const contacts = contactsOf(play.state, id);
  if (outlivesReason(play.state)) for (const contact of contacts) play.next(chargesFor(play.state, contact));
  else if (contacts.length > 0) play.next({ step: 'contacts', unit: id });
}

const chargesFor = ({ setup }: State, [unit, against]: Contact) =>
  ({ step: 'charges', seat: rosterOf(setup).units[unit].seat, unit, against }) as const;

/** One contact after the other, as far as there are any by then: Snap Fire and other charges come before. */
export const contacts: Procedure<GearBlitz, Frames['contacts']> = (play, { unit }) => {
  if (play.state.units[unit].at === null) return;
  const [first] = contactsOf(play.state, unit);
  if (first) play.next(chargesFor(play.state, first), { step: 'contacts', unit });
};

type Contact = readonly [unit: number, against: number];

/** Units with charges left, and the infantry touching them. */
function contactsOf(state: State, id: number): Contact[] {
  const isAsked = ([unit, against]: Contact): boolean => {
    const { stores, at } = state.units[unit];
    return (
      stores.charges > 0 &&
      at !== null &&
      hasAux(unitOf(state, unit)) &&
      isInfantry(unitOf(state, against)) &&
      !stores.met.includes(against) &&
      areInContact(state, unit, against)
    );
  };
  const found: Contact[] = [];
  const hasAny = (unit: number): boolean => state.units[unit].stores.charges > 0;
  for (const other of enemiesOf(state, id)) {
    if (!hasAny(id) && !hasAny(other)) continue;
    const both: Contact[] = [
      [id, other],
      [other, id],
    ];
    found.push(...both.filter(isAsked));
  }
  return found;
}

/** After parting, contact counts again. */
function part(play: Play<GearBlitz>, id: number): void {
  const { state } = play;
  for (const unit of [id, ...enemiesOf(state, id)]) {
    const { stores, at } = state.units[unit];
    if (stores.met.length === 0) continue;
    const met = stores.met.filter(
      (other) => at !== null && state.units[other].at !== null && areInContact(state, unit, other),
    );
    if (met.length < stores.met.length)
      play.happen({ type: 'parted', unit, now: { stores: { ...stores, met } } });
  }
}

/** HGB-AUX-02: for nothing, with skill 2 and at Point Blank range. */
export const charges: Decision<GearBlitz, Frames['charges'], 'detonate' | 'hold'> = {
  menu: (state, { unit, against }) => ({
    prompt: SPECIAL_TEXT.charges(nameOf(state, unit), nameOf(state, against)),
    rule: 'HGB-AUX-02',
    orders: [
      { type: 'detonate', label: SPECIAL_TEXT.detonate, fields: [] },
      { type: 'hold', label: SPECIAL_TEXT.keepCharges, fields: [], isPass: true },
    ],
  }),
  apply(play, { unit, against }, order) {
    if (order.type === 'detonate') return play.next({ step: 'charges/blast', unit, against });
    const { stores } = play.state.units[unit];
    const now = { stores: { ...stores, met: [...stores.met, against] } };
    play.happen({ type: 'charges-kept', unit, target: against, now });
  },
};

export const chargesBlast: Procedure<GearBlitz, Frames['charges/blast']> = (play, { unit, against }) => {
  const { state } = play;
  const { stores, at } = state.units[unit];
  // Under the old reading, a side could be asked about infantry that was already gone.
  if (at === null || state.units[against].at === null) return;
  const roll = rollLevel(play, { unit, level: SYSTEM_SKILL, purpose: 'charges' });
  const total = resultOf(roll, RANGE_MODIFIERS.PB);
  const now = { stores: { ...stores, charges: stores.charges - 1, met: [...stores.met, against] } };
  play.happen({ type: 'charges', unit, target: against, dice: roll.dice, total, now });
  const { seat } = rosterOf(state.setup).units[unit];
  const blast = { seat, weapon: CHARGES, concentrated: 0, from: at, centre: null };
  settle(play, against, hitBy(play, blast, against, total));
};
