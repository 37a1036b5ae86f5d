import { quietTally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { orderedMode } from '../../rules/movement/gaits.ts';
import { jumpingPoints, pointsOnFoot } from '../../rules/movement/movement-points.ts';
import { rollToStayUp } from '../../rules/piloting/falls.ts';
import { pilotingRoll } from '../../rules/piloting/piloting.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import type { Exertion } from '../../rules/weather/gravity.ts';
import { inGravity, STANDARD } from '../../rules/weather/gravity.ts';
import type { State } from '../../state.ts';

const WORDS = { mp: (gravity: number) => `Gravity ${gravity / STANDARD}: divided and rounded` };

const own = quietTally();

/** The ground with undivided MP. */
function inStandardGravity(field: Battlefield): Battlefield {
  const { movementPoints: _, ...plugged } = field.plugged;
  return { ...field, plugged };
}

function exertion(field: Battlefield, state: State, unit: number): Exertion {
  const { thisTurn } = state.units[unit];
  const { hexesMoved, mpSpent } = thisTurn;
  const mode = orderedMode(thisTurn);
  const standard = inStandardGravity(field);
  own.total = 0;
  if (mode === 'jump') jumpingPoints(own, standard, state, unit);
  else if (mode !== 'still') pointsOnFoot(mode)(own, standard, state, unit);
  return { spent: mode === 'jump' ? hexesMoved : mpSpent, usual: own.total };
}

export const gravity: Option<number> = {
  id: 'gravity',
  title: 'Gravity',
  summary:
    'In tenths of the usual: MP are divided by it. Who uses more MP than it usually has risks its legs.',
  group: 'Conditions',
  rule: 'MT-PRE-07',
  base: STANDARD,
  allowed: [3, 30],
  rules: section('Maximum Tech, conditions', [
    'MT-PRE-07',
    'Gravity',
    'MP are divided by the gravity, rounded to the nearest and a half down. Who spends more than in standard gravity rolls, or takes a point for each MP too many on every leg.',
    'gravity',
  ]),
  plug: (tenths) => ({
    replace: { gravity: () => tenths },
    add: {
      movementPoints: (tally) => {
        const mp = inGravity(tally.total, tenths);
        if (mp !== tally.total) tally.set(mp, WORDS.mp(tenths), 'MT-PRE-07');
      },
      moveEnds: (play, field, unit) => {
        const { state } = play;
        const mech = state.units[unit];
        if (tenths >= STANDARD || !isOnMap(mech) || mech.thisTurn.mode === 'still') return;
        const { spent, usual } = (field.past.exertion ?? exertion)(field, state, unit);
        if (spent <= usual) return;
        const kind = field.kinds[unit];
        if (pilotingRoll(play, field, unit, { reason: 'ground', modifier: 0 }).success) return;
        for (let part = 0; part < kind.codes.length; part++)
          if (kind.isCovered(part))
            kind.strike(play, field, unit, { part, rear: false, critical: false }, spent - usual);
        rollToStayUp(play, field, unit);
      },
    },
  }),
};
