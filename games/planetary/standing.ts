import type { Json } from '@ironfield/kernel/json.ts';
import { BOARD } from './rules/board.ts';
import { NOT_CARRIED, type State } from './state.ts';

/** All counters turned over, where they are, and how they stand on the battle board. */
export function standing({ counters, battle, war, elsewhere }: State): Json {
  return {
    counters: counters.map(({ side, type, quality, faceUp, place }) => [side, type, quality, faceUp, place]),
    battle: battle && {
      turn: battle.turn,
      active: battle.active,
      actionsLeft: battle.actionsLeft,
      fighters: battle.fighters.map(({ counter, box, facing, damaged, moved, attacked }) => [
        counter,
        BOARD.name[box] ?? box,
        facing,
        damaged,
        moved,
        attacked,
      ]),
    },
    ...(elsewhere && {
      elsewhere: [
        elsewhere.battles,
        elsewhere.veterans.map(({ counter, original, lost }) => [counter, original, lost]),
      ],
    }),
    ...(war && {
      war: {
        turn: war.turn,
        phase: war.phase,
        active: war.active,
        sieges: war.sieges,
        ...(war.fall && { fall: { ...war.fall } as unknown as Json }),
        ...(war.mission && { mission: { ...war.mission } as unknown as Json }),
        aboard: war.carriers.flatMap((carrier, id) => (carrier === NOT_CARRIED ? [] : [[id, carrier]])),
        settlements: war.settlements.map(({ counter, rubble, besieged }) => [counter, rubble, besieged]),
        ...(war.sky && {
          drives: war.sky.drives.map(({ counter, drive, battery }) => [counter, drive, battery]),
          arrivals: war.sky.arrivals.map(({ counter, turn, at }) => [counter, turn, at]),
          engaged: war.sky.engaged,
        }),
      },
    }),
  };
}
