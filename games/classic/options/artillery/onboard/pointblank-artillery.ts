import { sum } from '@ironfield/kernel/dice.ts';
import { explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import type { Ordnance } from '../../../data/artillery.ts';
import type { AmbushOrders } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import type { Order } from '../../../orders.ts';
import { effectOf } from '../../../phases/sequence/early-fire.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { firesFrom } from '../../../phases/weapon/weapon.ts';
import { section } from '../../../rule-index/section.ts';
import type { RuleId } from '../../../rule-index.ts';
import { doneBy } from '../../../rules/crew/about-rolls.ts';
import type { State, Twist, UnitState } from '../../../state.ts';
import { binWith, loadsIn, pieceOf, piecesOf, twistTo } from '../carried.ts';
import { comesFrom, worthAt } from '../direct.ts';
import { along, bursts, scattered } from '../landing.ts';
import { WORDS } from '../text.ts';

declare module '../../../extensions.ts' {
  interface AmbushOrders {
    'point-blank-shell': {
      readonly type: 'point-blank-shell';
      readonly unit: number;
      readonly weapon: number;
    };
  }
  interface OptionEvents {
    /** -1 for those who do not know its sheet. */
    'shells-pointblank': {
      readonly type: 'shells-pointblank';
      readonly unit: number;
      readonly twist: Twist;
      readonly bin: number;
    };
  }
}

const OPTION = 'pointblank-artillery';
const HITS_ON = 5;
const ORDNANCE: Ordnance = 'high-explosive';
const SIDES = 6;
const ORDER = 'Fire artillery at point-blank range';
const WHY_NOT: Reason = {
  message:
    'Only artillery that is loaded with high explosive, and bears on the enemy that has come upon its unit',
  rule: 'MT-ARTY-17',
};

/** The pieces that it can fire at that hex. */
const gunsAt = (field: Battlefield, state: State, unit: number, cell: number): number[] =>
  piecesOf(field, state, unit).filter(
    (weapon) =>
      loadsIn(field, state, unit, weapon).includes(ORDNANCE) &&
      twistTo(field, state, unit, weapon, cell) !== null,
  );

/** Nothing makes it harder or easier. */
const toHit = (tally: Tally<RuleId>): void => tally.set(HITS_ON, WORDS.pointblank, 'MT-ARTY-17');

function form(
  field: Battlefield,
  state: State,
  unit: number,
  target: number,
): readonly OrderForm<'point-blank-shell'>[] {
  const guns = gunsAt(field, state, unit, state.units[target].hex);
  if (guns.length === 0) return [];
  return [
    {
      type: 'point-blank-shell',
      label: ORDER,
      fields: [
        new UnitPick(field, state, [unit]),
        {
          kind: 'pick',
          name: 'weapon',
          label: WORDS.gun,
          values: guns,
          describe: (weapon) => ({
            label: field.designs[unit].weapons[weapon as number].label,
            measure: WORDS.measure,
            explanation: explain<RuleId>(toHit),
          }),
          whyNot: () => WHY_NOT,
        },
      ],
    },
  ];
}

/** MT-BASE-02, but not toward who fires: not over that hexside of the target, nor the two beside it. */
function scatteredAway(play: Play<Classic>, towards: number | undefined): number[] {
  for (;;) {
    const [direction, hexes] = scattered(play);
    const turn = towards === undefined ? SIDES / 2 : (direction - 1 - towards + SIDES) % SIDES;
    if (turn > 1 && turn < SIDES - 1) return [direction, hexes];
  }
}

function fire(
  play: Play<Classic>,
  field: Battlefield,
  order: AmbushOrders[keyof AmbushOrders],
  target: number,
): void {
  if (order.type !== 'point-blank-shell') return;
  const { state } = play;
  const { unit, weapon } = order;
  const { hex } = state.units[target];
  const effect = effectOf(field, state, target, unit);
  const twist = twistTo(field, state, unit, weapon, hex)!;
  const bin = binWith(field, state, unit, weapon, ORDNANCE);
  load(state.units[unit], twist, bin);
  play.emit({ type: 'shells-pointblank', unit, twist, bin });
  field.plugged.attacks?.(play, field, unit);
  const mount = field.designs[unit].weapons[weapon];
  firesFrom(state.units[unit], mount);
  const dice = play.roll(WORDS.roll, 2, doneBy(field, unit, HITS_ON));
  const isHit = sum(dice) >= HITS_ON;
  const from = (cell: number) => comesFrom(field, cell, state.units[unit].hex);
  const scatter = isHit ? [] : scatteredAway(play, from(hex)[0]);
  const to = isHit ? hex : along(field, hex, scatter);
  const thrown = { unit, weapon, ordnance: ORDNANCE, hex, to, dice, isHit, scatter } as const;
  play.emit({ type: 'shell-thrown', ...thrown, number: play.explain<RuleId>(toHit) });
  const shell = { side: field.sideOf[unit], type: pieceOf(mount)!, ordnance: ORDNANCE };
  if (to >= 0) bursts(play, field, { ...shell, cell: to, from: from(to) });
  play.next(effect);
}

function load(mech: UnitState, twist: Twist, bin: number): void {
  mech.twist = twist;
  if (bin >= 0) mech.body.shots[bin]--;
}

/** For bots: whoever has no better shot, and hurts the enemy more than itself. */
function answer(
  order: Order | null,
  field: Battlefield,
  state: State,
  asked: FrameOf<Classic>,
): Order | null {
  if (order?.type !== 'no-shot' || asked.step !== 'hidden/shot' || asked.hasFired) return order;
  const { unit, target } = asked;
  const cell = state.units[target].hex;
  const ideas = gunsAt(field, state, unit, cell).map((weapon) => {
    const type = pieceOf(field.designs[unit].weapons[weapon])!;
    return { weapon, worth: worthAt(field, state, unit, { type, ordnance: ORDNANCE, cell }) };
  });
  const [best] = ideas.toSorted((a, b) => b.worth - a.worth);
  return best && best.worth > 0 ? { type: 'point-blank-shell', unit, weapon: best.weapon } : order;
}

export const pointblankArtillery: Option<boolean> = {
  id: OPTION,
  title: 'Artillery: point-blank fire',
  summary: 'Hidden artillery that has never fired shells an enemy that comes upon it, against 5.',
  group: 'Artillery',
  rule: 'MT-ARTY-17',
  base: false,
  requires: ['onboard-artillery', 'hidden-units'],
  rules: section('Maximum Tech, artillery', [
    'MT-ARTY-17',
    'Point-blank artillery',
    'A hidden unit that has neither moved nor fired may shell the hex of an enemy that has come upon it, with high explosive, against 5 whatever else. What misses does not scatter toward it.',
    OPTION,
  ]),
  orders: [z.strictObject({ type: z.literal('point-blank-shell'), unit: indexSchema, weapon: indexSchema })],
  plug: () => ({
    add: { ambushed: fire },
    stage: {
      ambushes: (forms, field, state, unit, target) => [...forms, ...form(field, state, unit, target)],
      glimpse: (event) => (event?.type === 'shells-pointblank' ? { ...event, bin: -1 } : event),
      answer,
    },
  }),
  changes: {
    'shells-pointblank': ({ units }, { unit, twist, bin }) => load(units[unit], twist, bin),
  },
  sentences: {
    'shells-pointblank': ({ unit }, { mech }) => `${mech(unit)} fires its artillery at point-blank range.`,
  },
};
