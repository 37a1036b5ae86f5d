import type { Board } from '@ironfield/hex/board.ts';
import { mapSchema } from '@ironfield/hex/board-file.ts';
import { whyTooCrowded } from '@ironfield/hex/crowd.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import { CORE_SETUP } from '@ironfield/kernel/setup-schema.ts';
import type { KernelParts } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import { TERRAINS, VETERAN_ZONE_ROWS } from './data/tables.ts';
import { deployedStart } from './options.ts';
import { type Effects, type ElementState, OFF_MAP, type Setup, type State } from './state.ts';

const name = z.string().min(1).max(60);
const damage = z.int().min(0).max(20);

const elementSchema = z.strictObject({
  name,
  mv: z.int().min(0).max(30),
  jump: z.boolean(),
  damage: z.tuple([damage, damage, damage]),
  size: z.int().min(1).max(4),
  baseToHit: z.int().min(2).max(12),
  overheat: z.int().min(0).max(4),
  armor: z.int().min(0).max(40),
  structure: z.int().min(1).max(40),
  special: z.enum(['CASE', 'ENE']).nullable(),
  points: z.int().min(0).max(200),
  standIn: z.boolean().optional(),
});
const unitSchema = z.strictObject({
  name,
  size: z.int().min(1).max(4),
  elements: z.array(elementSchema).min(1).max(6),
});
const forceSchema = z.strictObject({ name, units: z.array(unitSchema).min(1).max(4) });

/** The smallest map that keeps the two deployment zones apart. */
const MIN_HEIGHT = 2 * VETERAN_ZONE_ROWS + 1;

const whyNotMap = ({ width, height }: Board): string | null =>
  Math.min(width, height) < MIN_HEIGHT ? `the map must be at least ${MIN_HEIGHT} hexes wide and high` : null;

export const setupSchema: z.ZodType<Setup> = z
  .strictObject({
    scenario: z.enum(['green', 'veteran']),
    ...CORE_SETUP,
    map: mapSchema({ terrains: TERRAINS }, whyNotMap),
    forces: z.tuple([forceSchema, forceSchema]),
  })
  .refine(
    ({ scenario, forces }) => scenario === 'green' || forces[0].units.length === forces[1].units.length,
    {
      path: ['forces'],
      message: 'both sides field the same number of Units in the Veteran scenario (BFQ-SCN-04)',
    },
  )
  .superRefine(({ map, forces }, context) => {
    const units = forces[0].units.length + forces[1].units.length;
    const message = whyTooCrowded(units, map.width * map.height);
    if (message) context.addIssue({ code: 'custom', path: ['map'], message });
  });

function undamaged(): Effects {
  return { engineHits: 0, fireControlHits: 0, mpLost: 0, weaponHits: 0, destroyed: false };
}

/** Fresh record sheets, no Units on the map yet, and the steps of the scenario's set-up ahead. */
export function begin(setup: Setup): Omit<State, KernelParts> {
  const units = setup.forces.flatMap((force) => force.units);
  return {
    setup,
    agenda: setUpSteps(setup).reverse(),
    turn: 0,
    phase: 'setup',
    initiativeWinner: 0,
    units: setup.forces.flatMap((force, seat) =>
      force.units.map(() => ({ hex: OFF_MAP, facing: seat === 0 ? 0 : 3, moved: false }) as const),
    ),
    elements: units
      .flatMap(({ elements }) => elements)
      .map(
        ({ armor, structure }): ElementState => ({
          armor,
          structure,
          heat: 0,
          effects: undamaged(),
          marked: undamaged(),
          attacked: false,
          heatGain: 0,
        }),
      ),
    counters: [],
    attacks: [],
    lines: {},
    directions: {},
  };
}

/** BFQ-SCN-02, BFQ-SCN-05, BFQ-SCN-06 */
function setUpSteps({ scenario, options }: Setup): State['agenda'] {
  if (scenario === 'green') {
    return [{ step: 'setup/deploy', seat: 0 }, { step: 'setup/deploy', seat: 1 }, { step: 'turn' }];
  }
  const deployed = optionValue(deployedStart, options) ? [{ step: 'setup/order-roll' as const }] : [];
  return [{ step: 'setup/roll' }, ...deployed, { step: 'turn' }];
}
