import { quietTally } from '@ironfield/kernel/explanation.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { isOnMap } from '../../rules/condition.ts';
import { rollToStayUp } from '../../rules/falls.ts';
import { inGravity, STANDARD } from '../../rules/gravity.ts';
import { mpFor } from '../../rules/movement-points.ts';
import { pilotingRoll } from '../../rules/piloting.ts';

const WORDS = { mp: (gravity: number) => `Gravity ${gravity / STANDARD}: divided and rounded` };

const own = quietTally();

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
    add: {
      movementPoints: (tally) => {
        const mp = inGravity(tally.total, tenths);
        if (mp !== tally.total) tally.set(mp, WORDS.mp(tenths), 'MT-PRE-07');
      },
      moveEnds: (play, field, unit) => {
        const { state } = play;
        const mech = state.units[unit];
        const { mode, hexesMoved, mpLeft } = mech.thisTurn;
        if (tenths >= STANDARD || !isOnMap(mech) || mode === 'still') return;
        const kind = field.kinds[unit];
        own.total = 0;
        if (mode === 'jump') kind.jumpingPoints(own, field, state, unit);
        else kind.walkingPoints(own, field, state, unit);
        const usual = mode === 'run' ? Math.ceil(1.5 * own.total) : own.total;
        const spent = mode === 'jump' ? hexesMoved : mpFor(field, state, unit, mode) - mpLeft;
        if (spent <= usual) return;
        if (pilotingRoll(play, field, unit, { reason: 'ground', modifier: 0 }).success) return;
        for (let part = 0; part < kind.codes.length; part++)
          if (kind.isCovered(part))
            kind.strike(play, field, unit, { part, rear: false, critical: false }, spent - usual);
        rollToStayUp(play, field, unit);
      },
    },
  }),
};
