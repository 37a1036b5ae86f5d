import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { befalls } from '../../rules/crew/about-rolls.ts';
import { blast } from '../../rules/damage/engine-blast.ts';
import { isPlaced } from '../../rules/unit/condition.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'engine-roll': {
      readonly type: 'engine-roll';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly explodes: boolean;
    };
  }
}

const PURPOSE = 'engine explosion';
const HITS = 2;
const EXPLODES_ON = 12;
/** MT-EXPL-01: those whose engines have been hit twice in this phase, or their tanks, before they are rolled for. */
function isShaken(field: Battlefield, { units, turn, phase }: Classic['State'], unit: number): boolean {
  const { body, thisPhase, marks } = units[unit];
  const tank = marks?.inside?.tankHit;
  if (tank && tank.turn === turn && tank.phase === phase) return isPlaced(units[unit]);
  const kind = field.kinds[unit];
  const before = kind.engineHits(field, unit, thisPhase.before);
  return isPlaced(units[unit]) && kind.engineHits(field, unit, body) - before >= HITS;
}

/** One roll for each, also for those whom another blast has shaken. */
function rollForEngines(play: Play<Classic>, field: Battlefield): void {
  const rolled = new Set<number>();
  for (;;) {
    const next = play.state.units.findIndex(
      (_, unit) => !rolled.has(unit) && isShaken(field, play.state, unit),
    );
    if (next < 0) return;
    rolled.add(next);
    const about = befalls(field, next, (total) => total >= EXPLODES_ON);
    const dice = play.roll(PURPOSE, 2, about);
    const explodes = sum(dice) >= EXPLODES_ON;
    play.emit({ type: 'engine-roll', unit: next, dice, explodes });
    if (explodes) blast(play, field, next);
  }
}

export const engineExplosions: Option<boolean> = {
  id: 'engine-explosions',
  title: 'Engine explosions',
  summary: 'An engine that is hit twice in one phase may go up, and everything around with it.',
  group: 'Damage',
  rule: 'MT-EXPL-01',
  base: false,
  rules: section(
    'Maximum Tech, engine explosions',
    [
      'MT-EXPL-01',
      'Engine explosions: when',
      "A 'Mech whose engine takes two hits or more in one phase rolls at its end: on 12 it explodes. So does a vehicle with a fusion engine whose fuel tank is hit.",
      'engine-explosions',
    ],
    [
      'MT-EXPL-02',
      'Engine explosions: the blast',
      'It destroys all units in its hex, which burns. At 1, 2 and 3 hexes it does a tenth, a twentieth and a fortieth of the rating, a half rounded down, in groups of 5 from the direction of that hex.',
      'engine-explosions',
    ],
  ),
  plug: () => ({
    add: { phaseEnds: (play, field) => rollForEngines(play, field) },
    // MT-INFO-01: what broke inside is not seen, unless it goes up.
    stage: {
      glimpse: (event) =>
        event?.type === 'engine-roll' ? (event.explodes ? { ...event, dice: [] } : null) : event,
    },
  }),
  sentences: {
    'engine-roll': ({ unit, dice, explodes }, { mech }) =>
      `The engine of ${mech(unit)} ${explodes ? 'explodes' : 'holds'}${dice.length > 0 ? ` (${sum(dice)})` : ''}.`,
  },
  changes: { 'engine-roll': () => {} },
};
