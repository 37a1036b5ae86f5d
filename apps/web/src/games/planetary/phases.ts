import { PHASES, type War } from '@ironfield/planetary/state.ts';
import { PHASE_NAMES } from '@ironfield/planetary/text.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import type { PhaseList } from '../../table/top-bar.tsx';

/** The stage of the game, for the line above the map. */
export function phasesOf({ battle, war, setup }: Table): PhaseList | undefined {
  if (!battle) {
    if (!war) return undefined;
    if (war.turn === 0 && war.fall) return { turn: 'Before the war', phases: ['Set-up'], current: 0 };
    if (war.turn === 0) return beforeTheWar(war);
    const name = setup.sides[war.active]!.name;
    return {
      turn: `Turn ${war.turn} of ${setup.war!.turns}${war.phase === 'end' ? '' : `: ${name}`}`,
      phases: PHASES.map((phase) => PHASE_NAMES[phase]),
      current: PHASES.indexOf(war.phase),
    };
  }
  const turn = battle.turn === 0 ? 'Before the battle' : `Turn ${battle.turn}`;
  const halves = battle.turn === 0 ? ['Set-up'] : ['Attacker', 'Defender'];
  return { turn, phases: halves, current: battle.turn === 0 || battle.active === battle.attacker ? 0 : 1 };
}

/** PA-SEQ-04 */
const beforeTheWar = ({ bought }: War): PhaseList => ({
  turn: 'Before the war',
  phases: ['Purchase', 'Set-up'],
  current: bought ? 1 : 0,
});
