import { sum } from '@ironfield/kernel/dice.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { z } from 'zod';
import { depthOf } from '../../data/terrain.ts';
import { seatsOf } from '../../knowledge.ts';
import type { Option } from '../../option.ts';
import { hexSchema, indexSchema, someOf } from '../../orders/parts.ts';
import { seenAiming } from '../../phases/weapon/hex-shots.ts';
import { firesFrom } from '../../phases/weapon/weapon.ts';
import { section } from '../../rule-index/section.ts';
import { SIDES } from '../../state.ts';
import { aimSaid, shotSaid } from '../../text/hex-shots.ts';
import { blastForms, blastingSeen, declareBlast, fireAtMines, mightBlast, takeAim } from './blasting.ts';
import { CLEAR, clear, isSweeping, SWEEPS, startSweeping } from './clearing.ts';
import { asField, hexMarks, knowGone, knowOf, layOpenly, minesIn, nameOf, secrets } from './fields.ts';
import { answerLaying, laying } from './laying.ts';
import { arrived, flown, moveEnds, reachOf, springsOn } from './springing.ts';

const OPTION = 'minefields';

export const minefields: Option<number> = {
  id: OPTION,
  title: 'Minefields',
  summary: 'Minefields that each side lays before the battle, in secret.',
  group: 'Artillery',
  rule: 'MT-PRE-16',
  base: 0,
  allowed: [0, 12],
  rules: section(
    'Maximum Tech, minefields',
    [
      'MT-PRE-16',
      'Mines',
      "A unit that enters a minefield sets it off on 7+, all damage in one location. 'Mechs set off vibrabombs a hex away for every 10 tons above their setting. Infantry clears mines on 10+ (5 or less hurts), 20 LRMs on 5+.",
      OPTION,
    ],
    [
      'MT-BASE-05',
      'Damage of mines',
      'A conventional minefield does 6 points, a vibrabomb 10; infantry in the open suffers double.',
      OPTION,
    ],
    [
      'MT-BASE-23',
      'Laying and knowing minefields',
      'Laid in secret on dry ground, off pavement and buildings, one field of a kind in a hex. Whoever sees a field go off knows of it, and infantry that ends its move there. Fields stay until cleared; vibrabombs are used up.',
      OPTION,
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('lay-mines'),
      kind: z.literal(['conventional', 'vibrabomb']),
      setting: z.int().min(0).max(200).optional(),
      hex: hexSchema,
    }),
    z.strictObject({ type: z.literal('mines-laid') }),
    z.strictObject({ type: z.literal('clear-mines'), unit: indexSchema }),
    z.strictObject({
      type: z.literal('fire-at-mines'),
      unit: indexSchema,
      hex: hexSchema,
      weapons: someOf(z.strictObject({ weapon: indexSchema })),
    }),
  ],
  steps: { 'mines/lay': laying, 'mines/clear': clear },
  // A field that goes off or is found comes to light, also where nothing else is hidden.
  reveals: ['mines-sprung', 'mines-swept', 'mines-blasted', 'mines-known', 'mines-gone'],
  plug: (count) => ({
    add: {
      opening(play, { setup }) {
        for (const side of SIDES.toReversed())
          play.next({ step: 'mines/lay', seat: seatsOf(setup, side)[0], left: count });
      },
      arrived,
      flown,
      moveEnds,
      declares: declareBlast,
      phaseEnds: (play, field, phase, acting) => {
        if (phase === 'weapon' || phase === 'action') fireAtMines(play, field, acting);
      },
      minesLand(play, field, mines) {
        if (depthOf(field.board.terrain[mines.hex]) < 0) layOpenly(play, field, mines);
      },
    },
    stage: {
      secrets,
      hexMarks,
      moves: (moves) => [...moves, CLEAR],
      declarations: (forms, field, state, units) => [...forms, ...blastForms(field, state, units)],
      isAskedAnyway: (is, field, state, unit) => is || mightBlast(field, state, unit),
      glimpse: blastingSeen,
      seenUnit: (seen, _field, real) => seenAiming(seen, real, 'blasting'),
      whyNoAttack: (why, { units }, unit) => why ?? (isSweeping(units[unit]) ? SWEEPS : null),
      states: (states, _field, { units }, unit) =>
        isSweeping(units[unit]) ? [...states, 'clearing mines'] : states,
      // Before weapon attacks; where there is no such phase, when all have acted.
      sequence(steps) {
        const weapon = steps.findIndex(({ step }) => step === 'weapon');
        const at = weapon >= 0 ? weapon : steps.findIndex(({ step }) => step === 'heat');
        return [...steps.slice(0, at), { step: 'mines/clear' }, ...steps.slice(at)];
      },
      riskOfHex(points, field, state, unit, cell) {
        let risk = points;
        for (const { hex, kind, strength, setting = 0 } of minesIn(state).known[field.sideOf[unit]]) {
          if (hex !== cell) continue;
          if (kind !== 'vibrabomb') risk += chanceOfTwoDice(springsOn(field, unit, kind)) * strength;
          else if (field.kinds[unit].limbs && reachOf(field.designs[unit].tons, setting) >= 0)
            risk += strength;
        }
        return risk;
      },
      answer: (order, field, state, frame) =>
        frame.step === 'mines/lay' ? answerLaying(field, state, frame) : order,
    },
  }),
  changes: {
    'mines-known': (table, { side, ...mines }) => knowOf(table, side, asField(mines)),
    'mines-gone': (table, { side, ...mines }) => knowGone(table, side, mines),
    'mines-sprung': () => {},
    sweeping: ({ units }, { unit }) => startSweeping(units[unit]),
    'mines-swept': () => {},
    'mines-targeted': ({ units }, { unit, hex, weapons, bins }) => {
      takeAim(units[unit], { hex, weapons });
      for (const bin of bins) if (bin >= 0) units[unit].body.shots[bin]--;
    },
    'fired-at-mines': ({ units }, { unit, weapon }, { designs }) => {
      if (weapon >= 0) firesFrom(units[unit], designs[unit].weapons[weapon]);
    },
    'mines-blasted': () => {},
  },
  sentences: {
    'mines-known': (mines, { hex }) => `In hex ${hex(mines.hex)} lies ${nameOf(mines)}.`,
    'mines-gone': ({ hex: at }, { hex }) => `The mines in hex ${hex(at)} are gone.`,
    'mines-sprung': ({ unit, hex: at, dice }, { mech, hex }) =>
      `${mech(unit)} sets off mines in hex ${hex(at)}${dice.length > 0 ? ` (${sum(dice)})` : ''}.`,
    sweeping: ({ unit }, { mech }) => `${mech(unit)} clears mines.`,
    'mines-targeted': (aimed, names) => aimSaid(aimed, names, 'at the mines'),
    'fired-at-mines': (fired, names) => shotSaid(fired, names),
    'mines-blasted': ({ hex: at, dice, cleared }, { hex }) =>
      `Missiles among the mines in hex ${hex(at)}: rolls ${sum(dice)}, ${cleared ? 'the hex is clear' : 'nothing happens'}.`,
    'mines-swept': ({ unit, dice, result }, { mech }) => {
      const outcome = { cleared: 'the hex is clear', nothing: 'nothing happens', sprung: 'they go off' }[
        result
      ];
      return `${mech(unit)} clears mines, rolls ${sum(dice)}: ${outcome}.`;
    },
  },
};
