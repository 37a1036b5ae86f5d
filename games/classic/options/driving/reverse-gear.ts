import type { Battlefield } from '../../battlefield.ts';
import type { Steps } from '../../kind.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import type { Search } from '../../rules/movement/reach.ts';
import type { UnitState } from '../../state.ts';

const BACKED_UP = { message: 'It has gone backward in this turn', rule: 'MT-VMOV-05' } as const;

const hasGears = ({ kinds }: Battlefield, unit: number): boolean =>
  kinds[unit].driving !== undefined && kinds[unit].flight === undefined;

const hasBackedUp = ({ thisTurn: { heading } }: UnitState): boolean => heading === -1;

const ahead = (search: Search): Search => ({ ...search, rules: { ...search.rules, backward: false } });

function back(search: Search): Search {
  const { steps, rules } = search;
  const none = new Uint8Array(steps.walk.length);
  const only: Steps = { ...steps, walk: none, run: none };
  return { ...search, steps: only, rules: { ...rules, isBackOnly: true } };
}

/** Ahead or back, and not both. */
function inOneGear(search: Search, { thisTurn: { heading } }: UnitState): Search[] {
  if (!search.rules.backward) return [search];
  if (heading === 1) return [ahead(search)];
  return heading === -1 ? [back(search)] : [ahead(search), back(search)];
}

export const vehicleReverseGear: Option<boolean> = {
  id: 'vehicle-reverse-gear',
  title: 'Reverse gear of vehicles',
  summary: 'In one turn a ground vehicle goes forward or backward, and not both.',
  group: 'Driving',
  rule: 'MT-VMOV-05',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, driving', [
    'MT-VMOV-05',
    'Reverse gear',
    'No vehicle but a VTOL moves both forward and backward in one turn. Facing changes are neither.',
    'vehicle-reverse-gear',
  ]),
  plug: () => ({
    stage: {
      searches: (searches, field, { units }, unit) =>
        hasGears(field, unit) ? searches.flatMap((search) => inOneGear(search, units[unit])) : searches,
      whyNoBlow: (why, field, { units }, { kind, attacker }) =>
        why ??
        (kind === 'charge' && hasGears(field, attacker) && hasBackedUp(units[attacker]) ? BACKED_UP : null),
    },
  }),
};
