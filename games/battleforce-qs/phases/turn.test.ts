import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { actsFirst, battle, mech, toHit, unit } from '../testing/scene.ts';

rule(
  'BFQ-SEQ-04',
  'A turn is Initiative, Movement, Combat and End Phase, and then comes the next turn',
  () => {
    const table = battle({
      south: [unit('Flock', '0810 N', mech('Ram', { overheat: 1 }))],
      north: [unit('Pack', '0808 S', mech('Wolf'))],
    });
    const phases: string[] = [];
    const note = () => phases.push(`${table.state.turn} ${table.state.phase}`);
    table.phase('initiative', 'south', ...actsFirst('south'));
    note();
    table.move('Flock', '0809', 'N');
    table.move('Pack', '0808', 'S');
    note();
    table.declare(['Ram > Wolf +1'], toHit(1, 1));
    table.declare(['Wolf > Ram'], toHit(1, 1), ...actsFirst('north'));
    note();
    expect(phases).toEqual(['1 movement', '1 combat', '2 movement']);
    const told = table.log.map((event) => (event.type === 'phase' ? `${event.phase} phase` : event.type));
    expect(told).toEqual([
      'initiative',
      'movement phase',
      'moved',
      'moved',
      'combat phase',
      'declared',
      'attacked',
      'declared',
      'attacked',
      'end phase',
      'heat',
      'turn',
      'initiative',
      'movement phase',
    ]);
    // The new turn brings new moves and new attacks, and the other side acts first.
    for (const element of table.state.elements)
      expect(element).toMatchObject({ attacked: false, heatGain: 0 });
    expect(table.asked).toBe('north movement/move');
    table.standStill();
    expect(table.asked).toBe('north combat/declare');
    expect(table.targets('Wolf')).toEqual(['Ram']);
  },
);
