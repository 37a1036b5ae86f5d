import type { Each, Field, Menu, Point } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure, SecretDecision } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { isOnTable, wholeTable } from '@ironfield/table/scenes/scene.ts';
import type { GearBlitz } from '../../game-types.ts';
import { groupsOf, longest } from '../../rules/battle/reserves.ts';
import { reserveGroups } from '../../rules/battle/victory.ts';
import { isSalvo } from '../../rules/support/support.ts';
import { somePlace } from '../../rules/terrain/room.ts';
import type { Asset, BattleFrames } from '../../state/battle.ts';
import { rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { BATTLE_TEXT } from '../../text/battle.ts';

/** HGB-RES-01, HGB-AIR-01, HGB-ARTY-01: sides with something to write down do so before the game. */
export const planning: Procedure<GearBlitz, BattleFrames['planning']> = (play) => {
  const seats = [0, 1].filter(
    (seat) => mostInReserve(play.state, seat) > 0 || assetsOf(play.state, seat).length > 0,
  );
  if (seats.length > 0) play.next({ step: 'plans', seats });
};

/** HGB-STANCE-01, HGB-STANCE-03 */
function mostInReserve(state: State, seat: Seat): number {
  const stance = state.battle.stances[seat];
  return stance ? reserveGroups(stance, groupsOf(state, seat).length) : 0;
}

const assetsOf = ({ battle }: State, seat: Seat): number[] =>
  battle.support.flatMap((asset, index) => (asset.seat === seat ? [index] : []));

/** HGB-RES-01, HGB-AIR-01, HGB-ARTY-01: everybody sees what is held back; rounds and targets stay secret. */
export const plans: SecretDecision<GearBlitz, BattleFrames['plans'], 'plan'> = {
  secret: true,
  menu: (state, _frame, seat) => planMenu(state, seat),
  reveal(play, { seats }, orders) {
    for (const seat of seats) {
      const { reserves, strikes, salvos } = orders[seat];
      const support = [
        ...strikes.map(({ asset, round }) => ({ asset, due: round, at: null })),
        ...salvos.map(({ asset, round, at }) => ({ asset, due: round, at })),
      ];
      play.happen({ type: 'planned', seat, reserves, support });
    }
  },
};

export function planMenu(state: State, seat: Seat): Menu<'plan'> {
  const assets = assetsOf(state, seat);
  const isOfGuns = (index: number): boolean => isSalvo(state.battle.support[index]);
  return {
    prompt: BATTLE_TEXT.plan,
    rule: 'HGB-RES-01',
    orders: [
      {
        type: 'plan',
        label: BATTLE_TEXT.writeDown,
        fields: [
          reserveField(state, seat),
          assetField(
            state,
            'strikes',
            assets.filter((index) => !isOfGuns(index)),
          ),
          assetField(state, 'salvos', assets.filter(isOfGuns)),
        ],
      },
    ],
  };
}

function reserveField(state: State, seat: Seat): Each {
  const { groups } = rosterOf(state.setup);
  const most = mostInReserve(state, seat);
  return {
    kind: 'each',
    name: 'reserves',
    label: BATTLE_TEXT.reserves,
    key: 'group',
    items: most > 0 ? groupsOf(state, seat) : [],
    fields: () => [
      {
        kind: 'whole',
        name: 'arrival',
        label: BATTLE_TEXT.arrival,
        min: 0,
        max: longest(state),
        describe: (round) => ({ label: BATTLE_TEXT.arrivalIn(round) }),
      },
    ],
    describe: (group) => ({ label: groups[Number(group)].name }),
    together: (entries) =>
      entries.length > most ? { message: BATTLE_TEXT.mostInReserve(most), rule: 'HGB-STANCE-03' } : null,
  };
}

/** HGB-AIR-01, HGB-ARTY-01: support that is not written down must be called. */
function assetField(state: State, name: 'strikes' | 'salvos', assets: readonly number[]): Each {
  const round: Field = {
    kind: 'whole',
    name: 'round',
    label: BATTLE_TEXT.round,
    min: 1,
    max: longest(state),
    describe: (value) => ({ label: BATTLE_TEXT.inRound(value) }),
  };
  return {
    kind: 'each',
    name,
    label: BATTLE_TEXT[name],
    key: 'asset',
    items: assets,
    fields: () => (name === 'salvos' ? [round, targetPoint(state)] : [round]),
    describe: (index) => ({ label: assetName(state.battle.support[Number(index)]) }),
  };
}

export const assetName = ({ type }: Asset): string => BATTLE_TEXT.assets[type];

/** HGB-ARTY-01: any place of the table. */
export function targetPoint({ setup }: State): Point {
  const { scene } = setup;
  const outline = wholeTable(scene);
  const forbids: Point['forbids'] = (at) =>
    isOnTable(scene, at) ? null : { message: BATTLE_TEXT.offTable, rule: 'HGB-ARTY-01' };
  return {
    kind: 'point',
    name: 'at',
    label: BATTLE_TEXT.target,
    forbids,
    sample: (random) => somePlace(outline, random, forbids)!,
    outline,
  };
}
