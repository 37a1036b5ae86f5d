import { sum } from '@ironfield/kernel/dice.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Planetary } from '../game-types.ts';
import { hitsWith } from '../rules/attack.ts';
import { GLOBE, placeOf } from '../rules/places.ts';
import {
  ATTACKER,
  bunkerTaker,
  DEFENDER,
  findsToUncover,
  kindOfMission,
  missionOf,
  trapDamage,
  trapsOf,
  trapToHit,
} from '../rules/war/mission.ts';
import { groundUnitsAt, type InWar, sheetOn, warIn } from '../rules/war/stacks.ts';
import { destroys } from '../rules/war/strikes.ts';
import { canEscape } from '../rules/war/winning.ts';
import { worldIn } from '../rules/world.ts';
import type { Find, Frames } from '../state.ts';
import { nameOf } from '../text/names.ts';
import { LABELS, PROMPTS, WHY_NOT } from '../text.ts';
import { actors, hexPick } from './actors.ts';
import { sink, turnUpOnMap } from './firing.ts';

/** PA-SCN-20, PA-SCN-30: a headquarters and two objectives in three hexes with land; others see three counters. */
export const hide: Decision<Planetary, Frames['war/hide'], 'hide'> = {
  menu: (state) => {
    const land = worldIn(state.setup).flatMap((ground, hex) => (ground.land === null ? [] : [hex]));
    const pick = (name: (typeof HIDDEN)[number], taken: readonly number[]): Field => {
      const next = HIDDEN[HIDDEN.indexOf(name) + 1];
      return {
        ...hexPick(
          name,
          land.filter((hex) => !taken.includes(hex)),
        ),
        label: LABELS.hidden[name],
        known: GLOBE.name,
        ...(next && { follow: (hex) => [pick(next, [...taken, placeOf(String(hex))])] }),
      };
    };
    return {
      prompt: PROMPTS.hide,
      rule: kindOfMission(state.setup) === 'extraction' ? 'PA-SCN-20' : 'PA-SCN-30',
      orders: [{ type: 'hide', label: LABELS.hide, fields: [pick(HIDDEN[0], [])] }],
    };
  },
  apply(play, { seat }, { headquarters, first, second }) {
    const kinds = new Map<number, Find['kind']>([
      [placeOf(headquarters), 'headquarters'],
      [placeOf(first), 'objective'],
      [placeOf(second), 'objective'],
    ]);
    // In the order of the map: the order of the list tells nothing.
    const finds = [...kinds].toSorted(([a], [b]) => a - b).map(([place, kind]) => ({ place, kind }));
    play.happen({ type: 'hidden', seat, finds });
  },
};

const HIDDEN = ['headquarters', 'first', 'second'] as const;

/** PA-SCN-10: the attacker of a raid notes what it has come for. */
export const target: Decision<Planetary, Frames['war/target'], 'target'> = {
  menu: (state) => ({
    prompt: PROMPTS.target,
    rule: 'PA-SCN-10',
    orders: [
      {
        type: 'target',
        label: LABELS.choose,
        fields: [
          {
            kind: 'pick',
            name: 'unit',
            label: LABELS.target,
            values: warIn(state).war.settlements.map(({ counter }) => counter),
            describe: (id) => ({ label: nameOf(state, Number(id)), piece: Number(id) }),
          },
        ],
      },
    ],
  }),
  apply: (play, { seat }, { unit }) => play.happen({ type: 'targeted', seat, target: unit }),
};

/** PA-SCN-32: at the end of their movement ground units turn up what they have come upon. */
export const uncovering: Procedure<Planetary, Frames['war/uncovering']> = (play) => uncover(play);

function uncover(play: Play<Planetary>): void {
  const isExtraction = kindOfMission(play.state.setup) === 'extraction';
  for (const find of findsToUncover(warIn(play.state))) {
    const kind = missionOf(warIn(play.state))!.finds[find].kind!;
    play.happen({ type: 'uncovered', find, kind, isRemoved: isExtraction && kind === 'objective' });
  }
}

/** PA-SCN-33: before the battles a trap attacks all ground units in its hex. */
export const traps: Procedure<Planetary, Frames['war/traps']> = (play) => {
  for (const find of trapsOf(warIn(play.state))) {
    const { place } = missionOf(warIn(play.state))!.finds[find];
    for (const unit of groundUnitsAt(warIn(play.state), place, ATTACKER)) spring(play, find, unit);
    play.happen({ type: 'sprung', find });
  }
};

function spring(play: Play<Planetary>, find: number, unit: number): void {
  const state = warIn(play.state);
  turnUpOnMap(play, [unit]);
  const about = { by: DEFENDER, against: ATTACKER };
  const number = trapToHit(state, unit);
  const dice = play.roll('to-hit', 2, about);
  const hits = hitsWith(sum(dice), totalOf(number));
  const damage = hits ? play.roll('damage', 2, about) : null;
  const isDestroyed = damage !== null && destroys(damage, trapDamage, sheetOn(state, unit).toughness);
  const toHit = play.explain(number);
  play.happen({ type: 'trap', find, target: unit, toHit, dice, hits, damage, isDestroyed });
  if (isDestroyed) sink(play, [unit]);
}

/** PA-SCN-12: raiders leave the system at zenith or nadir. */
export const escaping: Procedure<Planetary, Frames['war/escaping']> = (play, { side }) => {
  const state = warIn(play.state);
  if (state.counters.some(({ id, side: own }) => own === side && canEscape(state, id)))
    play.next({ step: 'war/escape', seat: side });
};

export const leaveSystem: Decision<Planetary, Frames['war/escape'], 'escape' | 'done'> = {
  menu: (state, { seat }) => {
    const inWar = warIn(state);
    return {
      prompt: PROMPTS.escape,
      rule: 'PA-SCN-12',
      orders: [
        {
          type: 'escape',
          label: LABELS.escape,
          fields: [
            actors(
              inWar,
              seat,
              (id) => canEscape(inWar, id),
              () => WHY_NOT.noEscape,
            ),
          ],
        },
        { type: 'done', label: LABELS.stay, fields: [], isPass: true },
      ],
    };
  },
  apply(play, { seat }, order) {
    if (order.type === 'done') return;
    play.happen({ type: 'escaped', counter: order.unit, place: play.state.counters[order.unit].place });
    play.next({ step: 'war/escaping', side: seat });
  },
};

/** The End Phase of a raid, an extraction, a last stand. */
export const missionTurn: Procedure<Planetary, Frames['war/mission']> = (play) => {
  const kind = kindOfMission(play.state.setup)!;
  END_PHASE[kind](play, warIn(play.state));
};

const END_PHASE: Record<
  NonNullable<ReturnType<typeof kindOfMission>>,
  (play: Play<Planetary>, state: InWar) => void
> = {
  /** PA-SCN-11 */
  raid(play, state) {
    if (!missionOf(state)!.isDetected) watch(play, state, 'raid', []);
  },
  /** PA-SCN-21 */
  extraction: uncover,
  /** PA-SCN-31, PA-SCN-32 */
  'last-stand'(play, state) {
    const taker = bunkerTaker(state);
    if (taker !== null) play.happen({ type: 'bunker', side: taker });
    const { relief, isReliefComing } = missionOf(state)!;
    if (relief.length > 0 && !isReliefComing) watch(play, state, 'relief', relief);
  },
};

/** One die, no higher than the number of the turn. */
function watch(
  play: Play<Planetary>,
  state: InWar,
  what: 'raid' | 'relief',
  counters: readonly number[],
): void {
  const dice = play.roll(what === 'raid' ? 'detection' : 'relief', 1, { by: DEFENDER });
  play.happen({ type: 'alert', what, dice, succeeds: sum(dice) <= state.war.turn, counters });
}
