// Campaigns for tests, with a few machines that are easy to count.

import { startGame } from '@ironfield/kernel/play/advance.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import type { BattleReport } from '../commission.ts';
import { linked } from '../game.ts';
import type { CampaignSide, ElementSetup, Setup, State } from '../state.ts';

/** `Panther PNT-10K, Veteran` */
export function crew(text: string, type: ElementSetup['type'] = 'mech'): ElementSetup {
  const [name, experience = 'Regular'] = text.split(', ') as [string, ElementSetup['experience']?];
  return { name, type, pilot: `Pilot of ${name}`.slice(0, 60), experience, skill: 0 };
}

export const lance = (name: string, ...elements: ElementSetup[]): CampaignSide['units'][number] => ({
  name,
  elements,
});

interface Wish {
  readonly ours?: Partial<CampaignSide>;
  readonly theirs?: Partial<CampaignSide>;
  readonly supply?: boolean;
}

/** Our Scouts (two Panthers, light) and Line (an Atlas, assault) against their Pack (two Jenners). */
export function campSetup({ ours, theirs, supply = false }: Wish = {}): Setup {
  const wanted: Setup = {
    scenario: 'three-battles',
    options: supply ? { supply: true } : {},
    sides: [
      {
        name: 'Ours',
        faction: 'Davion',
        units: [
          lance('Scouts', crew('Panther PNT-10K'), crew('Panther PNT-10K')),
          lance('Line', crew('Atlas AS7-S')),
        ],
        ...ours,
      },
      {
        name: 'Theirs',
        faction: 'Kurita',
        units: [lance('Pack', crew('Jenner JR7-K'), crew('Jenner JR7-K'))],
        ...theirs,
      },
    ],
  };
  const setup = newSetup(linked, wanted);
  if (!setup.ok) throw new Error(setup.error.map(({ message }) => message).join('; '));
  return setup.value;
}

export const camp = (wish: Wish = {}): State => startGame(linked, campSetup(wish), 'camp');

const NOTHING = { armor: 0, structure: 0, arm: 0, leg: 0, weapon: 0, engine: 0 };

type Hurt = Partial<typeof NOTHING> & { readonly cause?: 'structure' | 'engine' | 'crew' };

/** A report of the battle, with those that are hurt by their numbers. */
export const report = (
  sent: readonly number[],
  hurt: Readonly<Record<number, Hurt>>,
  winner: number | null = 0,
  holder: number | null = winner,
): BattleReport => ({
  type: 'fought',
  winner,
  holder,
  turns: 7,
  elements: sent.map((element) => {
    const { cause = null, ...marked } = hurt[element] ?? {};
    return { element, cause, marked: { ...NOTHING, ...marked } };
  }),
});
