import { z } from 'zod';
import type { Option } from '../../../option.ts';
import { indexSchema, twistSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { watched } from '../../../view/sighting.ts';
import { answer } from './bot.ts';
import { forgetPlots, groundKnown, notePlot, plotKnown, seeMade } from './plotted-ground.ts';
import {
  asksNobody,
  breaks,
  comeToRest,
  execute,
  fishtails,
  noteDue,
  putOffBreaking,
  putOffManeuver,
  putOffSideslip,
  putOffSkid,
  rollPutOff,
  slipsAside,
} from './plotted-rolls.ts';
import {
  activations,
  asked,
  carryOut,
  confirm,
  contact,
  contest,
  dusk,
  land,
  lift,
  turn,
  upcoming,
} from './plotting.ts';
import { ghosts, known, leaves, markBlind, seenUnit } from './sight.ts';
import { spot } from './spotting.ts';

const OPTION = 'double-blind';

export const doubleBlind: Option<boolean> = {
  id: OPTION,
  title: 'Double-blind',
  summary: 'Everybody moves unseen, and sees only what own units see at the end of the moves.',
  group: 'Information',
  rule: 'MT-BLIND-01',
  base: false,
  rules: section(
    'Maximum Tech, double-blind',
    [
      'MT-BLIND-01',
      'Two maps',
      'Players see their own units and the enemies that these have detected. Who is seen is found out anew every turn.',
      OPTION,
    ],
    [
      'MT-BLIND-02',
      'Sequence',
      'Initiative, movement with torso twists, spotting, weapon attacks, physical attacks, heat, end.',
      OPTION,
    ],
    [
      'MT-BLIND-03',
      'Plotting',
      'Each player moves all own units, turns their torsos and chooses their sensors in secret. When all is said skids, sideslips and breaking ground are rolled for; whoever fails loses the rest of the plot.',
      OPTION,
    ],
    [
      'MT-BLIND-04',
      'Contested hexes',
      'Where units of both sides end in one hex the side with the Initiative keeps it, unless the other has stood there all turn. Whoever gives way goes back on its path.',
      OPTION,
    ],
    [
      'MT-BLIND-05',
      'Spotting',
      'After all moves each side learns place, facing and type of the enemies that its units see or sense. Nobody learns that he was spotted.',
      OPTION,
    ],
    [
      'MT-BLIND-06',
      'Eyes',
      'A unit sees enemies in its forward arc in line of sight: up to 60 hexes by day, 15 at dusk, 10 in fog and rain, 5 at night.',
      OPTION,
    ],
    [
      'MT-BLIND-07',
      'Sensors',
      '2 to 4 is long range, 5 and 6 medium, 7 and 8 short: 8, 16, 24 hexes in sight, seismic 2, 4, 6. Vehicles 6, 12, 18 and 1, 2, 3; probes 12, 24, 36, of Clans 15, 30, 45, Bloodhound 16, 32, 48. Flyers have no seismic.',
      OPTION,
    ],
    [
      'MT-BLIND-08',
      'ECM against sensors',
      'Within enemy ECM a sensor is worse against ECM or a null-signature system: by 5, of a vehicle 6, Beagle 4, Bloodhound 3, Clan probe 2, and 1 more for an Angel. Fields add up. Eyes and seismic sensors do not mind.',
      OPTION,
    ],
    [
      'MT-BLIND-09',
      'Targets',
      'Only enemies that were spotted this turn are attacked. Whoever is hit by somebody unseen learns no more than that.',
      OPTION,
    ],
    [
      'MT-BLIND-12',
      'Death from above',
      'Who jumps into a hex that an enemy keeps may come down on that one in the Physical Attack Phase.',
      OPTION,
    ],
    [
      'MT-BLIND-13',
      'Charges',
      'Only units that tried to end in one hex charge each other in the Physical Attack Phase, if they face their target. If both do, the side with the Initiative does.',
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      shows: (play, _field, unit) =>
        watched(play, () => markBlind(play.state.units[unit], { spotted: true })),
      arrived: ({ state }, _field, unit, { from }) => leaves(state.units[unit], from),
      flewFrom: (_field, vtol, from) => leaves(vtol, from),
    },
    // Asking in the End Phase would reveal who was asked.
    replace: {
      hidesPlaces: () => true,
      sinksBeforeMoving: () => true,
      groundKnown,
      putOffSkid,
      putOffSideslip,
      putOffManeuver,
      putOffBreaking,
      rollPutOff,
      asksNobody,
    },
    stage: {
      secrets: plotKnown,
      known,
      seenUnit,
      upcoming,
      asked,
      ghosts,
      activations,
      beforeFire: (steps) => [{ step: 'blind/spot' }, ...steps],
      answer: (order, field, state, frame) =>
        frame.step === 'blind/confirm' ? answer(field, state, frame) : order,
    },
  }),
  steps: {
    'blind/dusk': dusk,
    'blind/lift': lift,
    'blind/land': land,
    'blind/turn': turn,
    'blind/confirm': confirm,
    'blind/execute': execute,
    'blind/breaks': breaks,
    'blind/slips': slipsAside,
    'blind/fishtails': fishtails,
    'blind/rest': comeToRest,
    'blind/contest': contest,
    'blind/spot': spot,
    'blind/contact': contact,
  },
  orders: [
    z.strictObject({ type: z.literal('plotted') }),
    z.strictObject({ type: z.literal('charge-rival'), unit: indexSchema }),
    z.strictObject({ type: z.literal('land-on-rival'), unit: indexSchema }),
    z.strictObject({
      type: z.literal('plot'),
      unit: indexSchema,
      twist: twistSchema,
      sensor: z.enum(['mech', 'seismic', 'probe']),
    }),
  ],
  changes: {
    sensors: () => {},
    'sensors-jammed': () => {},
    plot: (table, { units }) => carryOut(table, units),
    contested: () => {},
    'roll-due': ({ units }, { unit, due }) => noteDue(units[unit], due),
    'plot-begins': (table, { side }) => notePlot(table, side),
    'plot-ends': (table, { side, made }) => seeMade(table, side, made),
    'plots-over': (table) => forgetPlots(table),
  },
  sentences: {
    'sensors-jammed': ({ unit }, { mech }) => `The sensors of ${mech(unit)} are jammed by an ECM suite.`,
    sensors: ({ unit, reach }, { mech }) =>
      reach < 0
        ? `The sensors of ${mech(unit)} find nothing.`
        : `The sensors of ${mech(unit)} reach ${reach} hexes.`,
    plot: () => null,
    'plot-begins': () => null,
    'plot-ends': () => null,
    'plots-over': () => null,
    'roll-due': () => null,
    contested: ({ unit, hex: at, to, by }, { mech, hex }) =>
      at === to
        ? `${mech(unit)} keeps hex ${hex(at)} against a ${by}.`
        : `${mech(unit)} meets a ${by} in hex ${hex(at)} and is back in ${hex(to)}.`,
  },
};
