import { sum } from '@ironfield/kernel/dice.ts';
import { z } from 'zod';
import { ORDNANCE, PIECES } from '../../data/artillery.ts';
import type { Names, Option } from '../../option.ts';
import { hexSchema, indexSchema } from '../../orders/parts.ts';
import { forgetLastPhase } from '../../phases/turn/turn.ts';
import { firesFrom } from '../../phases/weapon/weapon.ts';
import { section } from '../../rule-index/section.ts';
import { comeDown, findOut, launch, losePiece, range, register, secrets } from './battery.ts';
import { answerOrder, answerRegister, homingDue, shellPeril } from './bot.ts';
import {
  declareShell,
  hasPieces,
  idleShell,
  seenShelling,
  shellForm,
  shellingSeen,
  takeAim,
  throwShells,
} from './direct.ts';
import { askForOrders, askForRegistered, order, registering } from './firing.ts';
import { HITS_ON, isHoming } from './homing.ts';
import { land } from './landing.ts';
import { hexMarks } from './marks.ts';
import { NAMES, pieceName } from './text.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'guns/orders': object;
  }
}

const OPTION = 'artillery';

const whereTo = (to: number, hex: Names['hex']): string =>
  to < 0 ? 'comes down off the map' : `comes down in hex ${hex(to)}`;

export const artillery: Option<string> = {
  id: OPTION,
  title: 'Artillery',
  summary:
    'Each side has an artillery piece behind its edge of the map, which fires at hexes; units may carry some.',
  group: 'Artillery',
  rule: 'MT-BASE-01',
  base: 'none',
  allowed: ['none', ...PIECES, 'carried'],
  rules: section(
    'Maximum Tech, artillery',
    [
      'MT-BASE-01',
      'Artillery from off the map',
      'Shells need Gunnery Skill + 7, half of what the spotter has beyond 4, and −1 for each miss there that was seen. Hexes hit before, and five registered by each side, need no roll. Beside the hex they do half.',
      OPTION,
    ],
    [
      'MT-BASE-02',
      'Scatter',
      'A shell that misses comes down 1D6 hexes away along the hexside of another die, 1 being the top. Off the map it does nothing.',
      OPTION,
    ],
    [
      'MT-BASE-24',
      'Artillery, step by step',
      'Who spots has to see the hex when the shell is ordered and when it lands. A piece that fires at another hex loses the spotters of its shells in the air. The side that lost the Initiative goes first.',
      OPTION,
    ],
    [
      'MT-PRE-33',
      'Artillery in the turn',
      'Pieces get their orders after the Initiative. Shells come down when all have moved; whoever they shake rolls to stay up, and then weapon attacks are declared.',
      OPTION,
    ],
    [
      'MT-ARTY-05',
      'Secret orders',
      'The hex and the round are known to the own side alone until the shell bursts.',
      OPTION,
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('bombard'),
      gun: indexSchema,
      ordnance: z.enum(ORDNANCE),
      hex: hexSchema,
    }),
    z.strictObject({
      type: z.literal('counter-fire'),
      gun: indexSchema,
      ordnance: z.enum(ORDNANCE),
      target: indexSchema,
    }),
    z.strictObject({ type: z.literal('hold-fire') }),
    z.strictObject({ type: z.literal('register'), hex: hexSchema }),
    z.strictObject({ type: z.literal('registered') }),
    z.strictObject({
      type: z.literal('shell'),
      unit: indexSchema,
      weapon: indexSchema,
      ordnance: z.enum(ORDNANCE),
      hex: hexSchema,
    }),
  ],
  steps: {
    'guns/orders': askForOrders,
    'guns/order': order,
    'guns/land': land,
    'guns/register': registering,
  },
  // The other side learns of shells when they come down, also where nothing else is hidden.
  reveals: ['barrage', 'shell-landed', 'shell-homed', 'piece-under-fire'],
  plug: () => ({
    replace: { firesFromAfar: () => true },
    add: {
      opening: askForRegistered,
      declares: declareShell,
      phaseEnds: (play, field, phase, acting) => {
        if (phase === 'weapon' || phase === 'action') throwShells(play, field, acting);
      },
    },
    stage: {
      gear: (names) => [...names, 'artillery'],
      declarations: (forms, field, state, units) =>
        hasPieces(field, units) ? [...forms, shellForm(field, state, units)] : forms,
      idle: idleShell,
      glimpse: shellingSeen,
      seenUnit: (seen, _field, real) => seenShelling(seen, real),
      secrets,
      hexMarks,
      peril: shellPeril,
      comingHome: (missiles, field, state, side) => missiles + homingDue(field, state, side),
      // MT-PRE-33. Where there is no Weapon Attack Phase, shells land before anybody acts.
      sequence(steps) {
        const weapon = steps.findIndex(({ step }) => step === 'weapon');
        const at = weapon < 0 ? 1 : weapon;
        const [first, ...others] = steps;
        return [
          first,
          { step: 'guns/orders' },
          ...others.slice(0, at - 1),
          { step: 'guns/land' },
          ...others.slice(at - 1),
        ];
      },
      answer(answer, field, state, frame) {
        if (frame.step === 'guns/order') return answerOrder(field, state, frame);
        return frame.step === 'guns/register' ? answerRegister(field, frame) : answer;
      },
    },
  }),
  changes: {
    'shell-fired': (table, { type: _, ...flight }, field) => launch(table, field, flight),
    'hex-registered': (table, { side, hex }, field) => register(table, field, side, hex),
    barrage: (table) => forgetLastPhase(table),
    'piece-found': (table, { gun }, field) => findOut(table, field, gun),
    'piece-under-fire': (table, { target, isLost, ...shell }, field) => {
      comeDown(table, shell);
      if (isLost) losePiece(table, field, target);
    },
    'shell-landed': (table, shell) => comeDown(table, shell),
    shelling: ({ units }, { unit, ...aim }) => takeAim(units[unit], aim),
    'shell-thrown': ({ units }, { unit, weapon }, { designs }) => {
      if (weapon >= 0) firesFrom(units[unit], designs[unit].weapons[weapon]);
    },
    'shell-homed': (table, shell) => comeDown(table, shell),
    ranged: (table, { type: _, gun, ...ranged }, field) => range(table, field, gun, ranged),
  },
  sentences: {
    'shell-fired': ({ ordnance, hex: at, target, lands }, { hex }) =>
      `A shell (${NAMES[ordnance]}) is on its way to ${target === undefined ? `hex ${hex(at)}` : 'an enemy piece'}. It lands in turn ${lands}.`,
    'piece-found': () => 'An enemy artillery piece has been found out.',
    'piece-under-fire': ({ isLost }) =>
      isLost
        ? 'An artillery piece off the map is destroyed.'
        : 'An artillery piece off the map is under fire.',
    'hex-registered': ({ hex: at }, { hex }) => `Hex ${hex(at)} is registered with the artillery.`,
    barrage: () => 'Shells come down.',
    'shell-landed': ({ piece, ordnance, hex: aimed, to, number, dice, isHit }, { hex }) => {
      const rolled = number ? ` needs ${number.total}, rolls ${sum(dice)} and` : '';
      const what = `${pieceName(piece)} (${NAMES[ordnance]}), aimed at hex ${hex(aimed)},`;
      return `${what}${rolled} ${isHit ? 'hits' : `misses: it ${whereTo(to, hex)}`}.`;
    },
    shelling: ({ unit, hex: at, weapon, ordnance }, { mech, hex, weapon: name }) => {
      const what = weapon < 0 ? 'artillery' : `${name(unit, weapon)} (${NAMES[ordnance]})`;
      return `${mech(unit)} aims ${what} at hex ${hex(at)}.`;
    },
    'shell-thrown': ({ unit, ordnance, hex: aimed, to, number, dice, isHit }, { mech, hex }) => {
      const rolled = dice.length > 0 ? ` needs ${number?.total ?? HITS_ON}, rolls ${sum(dice)} and` : '';
      const missed = isHoming(ordnance) ? 'bursts beside its target' : `misses: it ${whereTo(to, hex)}`;
      const what = `The shell of ${mech(unit)} (${NAMES[ordnance]}), aimed at hex ${hex(aimed)},`;
      return `${what}${rolled} ${isHit ? 'hits' : missed}.`;
    },
    'shell-homed': ({ piece, ordnance, to, target, dice, isHit }, { mech, hex }) => {
      const what = `${pieceName(piece)} (${NAMES[ordnance]})`;
      if (to < 0) return `${what} finds no target and is lost.`;
      if (target < 0) return `${what} comes down in hex ${hex(to)}.`;
      const hits = isHit ? 'hits' : 'misses, and bursts in its hex';
      return `${what} homes on ${mech(target)}: needs ${HITS_ON}, rolls ${sum(dice)} and ${hits}.`;
    },
    ranged: ({ hex: at, seen, isFound }, { hex }) =>
      isFound
        ? `From now on the piece hits hex ${hex(at)} without a roll.`
        : `The miss was seen: -${seen} at hex ${hex(at)} from now on.`,
  },
};
