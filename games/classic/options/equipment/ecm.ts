import { distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { canAct, isOnMap } from '../../rules/unit/condition.ts';
import { workingFittings } from '../../rules/unit/fittings.ts';
import { carrierOf } from '../../rules/unit/riding.ts';
import { SIDES, type Side, type State } from '../../state.ts';

const OPTION = 'ecm-suites';

/** MT-ELEC-17: how far the field of a unit reaches; -1 without one. */
function reachOf({ designs }: Battlefield, { units }: Pick<State, 'units'>, unit: number): number {
  const carrier = units[unit];
  if (!isOnMap(carrier) || !canAct(carrier) || carrierOf(carrier) >= 0) return -1;
  const suites = workingFittings(designs[unit], carrier.body, 'ecm');
  return suites.reduce((most, { type: { reach = 0 } }) => Math.max(most, reach), -1);
}

function jams(
  field: Battlefield,
  state: Pick<State, 'units'>,
  side: Side,
  cells: readonly number[],
): boolean {
  const enemies = SIDES.flatMap((other) => (other === side ? [] : field.unitsOf[other]));
  return enemies.some((unit) => {
    const reach = reachOf(field, state, unit);
    const { hex } = state.units[unit];
    return reach >= 0 && cells.some((cell) => cell >= 0 && distance(field.board, hex, cell) <= reach);
  });
}

/** The rules that ask about it say what it does. */
export const ecmSuites: Option<boolean> = {
  id: OPTION,
  title: 'ECM suites',
  summary: 'Units may have ECM, which jams the electronics of enemies within six hexes.',
  group: 'Equipment',
  rule: 'MT-BASE-08',
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      'MT-BASE-08',
      'ECM suites',
      'Its field reaches 6 hexes, whatever is in between. There Artemis, Narc, C3 and probes of enemies do not work. Who is shut down, unconscious or carried has none.',
      OPTION,
    ],
    [
      'MT-ELEC-17',
      'What ECM stops',
      'Artemis and Narc on any hex of the line of the shot, both ends included; probes where their unit is; C3 on the line to the master. Nothing else, and nothing of its own side.',
      OPTION,
    ],
  ),
  plug: () => ({
    replace: { jams },
    stage: {
      gear: (names) => [...names, 'an ECM suite'],
      states: (states, field, table, unit) =>
        isOnMap(table.units[unit]) && jams(field, table, field.sideOf[unit], [table.units[unit].hex])
          ? [...states, 'in enemy ECM']
          : states,
    },
  }),
};
