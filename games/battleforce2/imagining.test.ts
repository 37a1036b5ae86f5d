import { rule } from '@ironfield/conformance/rule.ts';
import { viewFor } from '@ironfield/kernel/advance.ts';
import { imagined } from '@ironfield/kernel/imagining.ts';
import { expect } from 'vitest';
import { battlefieldOf } from './battlefields.ts';
import type { Command } from './data/commands.ts';
import { battleforce2 } from './game.ts';
import { mpOf } from './rules/movement-points.ts';
import { battle, leading, mech, unit } from './testing.ts';

const LIST: readonly Command[] = ['Fall Back!', ...Array<Command>(9).fill('Luck of the Fox')];

rule(
  'BF2-CMDX-08',
  'Whoever has scanned one that falls back with its superior makes sense of its number',
  () => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram'))],
      north: [
        leading(unit('Pack', '0803 S', mech('Wolf')), 'Den'),
        unit('Den', '0808 S', mech('Cub', { mp: 4 })),
      ],
      commands: [LIST, LIST],
    });
    const cub = table.elementIndex('Cub');
    table.counter('Pack', 'Fall Back!', true);
    table.phase('combat', 'south');
    table.showAll();
    const world = imagined(battleforce2, viewFor(battleforce2, table.state, 0), 'seed');
    expect(mpOf(battlefieldOf(world), world, cub)).toBeGreaterThan(4);
    expect(battleforce2.invariants(world)).toEqual([]);
  },
);
