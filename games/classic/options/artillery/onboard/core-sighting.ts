import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import { seatsOf } from '../../../knowledge.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { AimerPick } from '../../../phases/weapon/aimer-pick.ts';
import { section } from '../../../rule-index/section.ts';
import { aimFurther, isPressed, isStillAiming, whomToAimAt } from '../../../rules/fire/taking-aim.ts';
import type { Happening } from '../../../rules/unit/mark-ends.ts';
import type { State } from '../../../state.ts';
import { piecesOf } from '../carried.ts';
import { loseSight, type Sighting, secretSightings, sighted, sightingOf, takeSight } from './sightings.ts';

declare module '../../../extensions.ts' {
  interface DeclaringOrders {
    sight: { readonly type: 'sight'; readonly unit: number; readonly target: number };
  }
  interface OptionEvents {
    /** Told to its own side. */
    sighting: { readonly type: 'sighting' } & Sighting;
    /** Told to its own side. */
    'sighting-lost': { readonly type: 'sighting-lost'; readonly unit: number };
  }
}

const OPTION = 'core-sighting';
const WORDS = { order: 'Sight its artillery', target: 'On' };
const WHY_NOT: Reason = {
  message: 'Only a unit that has not moved sights artillery that is loaded, and on an enemy that it sees',
  rule: 'MT-ARTY-16',
};

/** At any range: only the shot has to be a near one. */
const marksFor = (field: Battlefield, state: State, unit: number): number[] =>
  piecesOf(field, state, unit).length > 0 ? whomToAimAt(field, state, unit) : [];

const form = (field: Battlefield, state: State, units: readonly number[]): OrderForm<'sight'> => ({
  type: 'sight',
  label: WORDS.order,
  fields: [new AimerPick(field, state, units, { targets: marksFor, label: WORDS.target, whyNot: WHY_NOT })],
});

/** Something has happened to a unit that may spoil what it has sighted. */
function spoil(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  what: Pick<Happening, 'end' | 'phase'>,
): void {
  const { state } = play;
  const sighting = sightingOf(state, unit);
  if (!sighting) return;
  const isLost = state.units[unit].loss !== null;
  if (!isLost && isStillAiming({ field, state, unit, ...what }, sighting)) return;
  loseSight(state, unit);
  play.emit({ type: 'sighting-lost', unit }, seatsOf(field.setup, field.sideOf[unit]));
}

export const coreSighting: Option<boolean> = {
  id: OPTION,
  title: 'Artillery: core sighting',
  summary: 'Artillery on the map takes careful aim at a unit, in secret: −1 for each phase, up to −3.',
  group: 'Artillery',
  rule: 'MT-ARTY-16',
  base: false,
  requires: ['onboard-artillery', 'careful-aim'],
  rules: section('Maximum Tech, artillery', [
    'MT-ARTY-16',
    'Core sighting',
    'Instead of firing, a unit that has not moved sights its artillery on an enemy in sight, at any range: −1 for each phase, up to −3, for a shell fired directly at its hex. Nobody else knows of it before it fires.',
    OPTION,
  ]),
  orders: [z.strictObject({ type: z.literal('sight'), unit: indexSchema, target: indexSchema })],
  plug: () => ({
    replace: { sighted },
    stage: {
      secrets: secretSightings,
      declarations: (forms, field, state, units) => [...forms, form(field, state, units)],
      states: (states, _field, table, unit) =>
        sightingOf(table, unit) ? [...states, 'sighting its artillery'] : states,
      idle(order, field, state, unit) {
        if (order.type === 'fire' || order.type === 'shell') return order;
        const targets = marksFor(field, state, unit);
        if (targets.length === 0 || isPressed(field, state, unit)) return order;
        const held = sightingOf(state, unit)?.target;
        return { type: 'sight', unit, target: targets.find((target) => target === held) ?? targets[0] };
      },
    },
    add: {
      declares(play, field, order) {
        if (order.type !== 'sight') return;
        const { unit, target } = order;
        const { state } = play;
        const mech = state.units[unit];
        const sighting = { unit, ...aimFurther(sightingOf(state, unit), mech, target) };
        takeSight(state, sighting);
        play.emit({ type: 'sighting', ...sighting }, seatsOf(field.setup, field.sideOf[unit]));
        // Everybody sees this much.
        play.emit({ type: 'held', unit, twist: mech.twist });
      },
      moveEnds: (play, field, unit) => spoil(play, field, unit, { end: 'has moved' }),
      attacks: (play, field, unit) => spoil(play, field, unit, { end: 'attacks' }),
      rolledPiloting(play, field, unit, success) {
        if (!success) spoil(play, field, unit, { end: 'fails a roll' });
      },
      phaseEnds(play, field, phase) {
        for (const unit of play.state.units.keys()) spoil(play, field, unit, { end: 'phase', phase });
      },
    },
  }),
  changes: {
    sighting: (table, { unit, target, hex, phases }) => takeSight(table, { unit, target, hex, phases }),
    'sighting-lost': (table, { unit }) => loseSight(table, unit),
  },
  sentences: {
    sighting: ({ unit, target, phases }, { mech }) =>
      `${mech(unit)} sights its artillery on ${mech(target)}: −${phases} for its next shell.`,
    'sighting-lost': ({ unit }, { mech }) => `${mech(unit)} has lost what its artillery was sighted on.`,
  },
};
