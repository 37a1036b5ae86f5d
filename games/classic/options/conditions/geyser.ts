import { sum } from '@ironfield/kernel/dice.ts';
import { type Battlefield, hasCondition } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { isAboveIt } from '../../rules/ground/altitude.ts';
import { allows, changeGround, hexWith } from '../../rules/ground/ground.ts';
import { burnInMagma } from '../../rules/piloting/magma.ts';
import { isOnMap } from '../../rules/unit/condition.ts';

declare module '../../extensions.ts' {
  interface GameMarks {
    /** By cell: the last turn of an eruption. */
    readonly eruptions?: Readonly<Record<number, number>>;
  }
  interface OptionEvents {
    eruption: { readonly type: 'eruption'; readonly hex: number; readonly until: number | null };
  }
}

const ERUPTS_ON = 1;
const PURPOSES = { eruption: 'geyser', length: 'length of the eruption' };

/** The geysers, what each erupts as, and the ground it leaves. */
const GEYSERS = [
  { dormant: 'geyser', erupting: 'erupting geyser', isMagma: false },
  { dormant: 'magma geyser', erupting: 'erupting magma geyser', isMagma: true },
] as const;

const isMagmaEruption = (field: Battlefield, cell: number): boolean =>
  hasCondition(field, cell, 'erupting magma geyser');

function noted(
  marks: { readonly eruptions?: Readonly<Record<number, number>> } | null,
  hex: number,
  until: number | null,
) {
  const { [hex]: _, ...others } = marks?.eruptions ?? {};
  return { ...marks, eruptions: until === null ? others : { ...others, [hex]: until } };
}

export const geyser: Option<boolean> = {
  id: 'condition-geyser',
  title: 'Geysers',
  summary: 'Geysers on the map erupt now and then, and are as heavy woods to those who look through them.',
  group: 'Terrain',
  rule: 'MT-COND-03',
  base: false,
  requires: ['expanded-terrain-table'],
  rules: section(
    'Maximum Tech, terrain',
    [
      'MT-COND-03',
      'Geyser',
      'In the End Phase a geyser erupts on 1D6 = 1 for 1D6 turns: 1 MP more, piloting +1, and as heavy woods to sight and fire.',
      'condition-geyser',
    ],
    [
      'MT-COND-04',
      'Magma geyser',
      'Whoever enters or stands in one that erupts takes 2D6 in every location; afterwards the hex is liquid magma.',
      'condition-geyser',
    ],
  ),
  plug: () => ({
    stage: {
      mapKinds: allows('geyser', 'erupting geyser', 'magma geyser', 'erupting magma geyser', 'liquid magma'),
    },
    add: {
      arrived: (play, field, unit) => {
        if (isMagmaEruption(field, play.state.units[unit].hex)) burnInMagma(play, field, unit, true);
      },
      turnEnds: (play) => {
        const { state } = play;
        const field = battlefieldOf(state);
        for (let cell = 0; cell < field.board.size; cell++) {
          const kind = GEYSERS.find(
            ({ dormant, erupting }) =>
              hasCondition(field, cell, dormant) || hasCondition(field, cell, erupting),
          );
          if (!kind) continue;
          const { dormant, erupting, isMagma } = kind;
          const set = (until: number | null) => {
            state.marks = noted(state.marks, cell, until);
            play.emit({ type: 'eruption', hex: cell, until });
          };
          if (hasCondition(field, cell, dormant)) {
            if (sum(play.roll(PURPOSES.eruption, 1)) !== ERUPTS_ON) continue;
            const until = state.turn + sum(play.roll(PURPOSES.length, 1));
            changeGround(
              play,
              hexWith(battlefieldOf(state).board, cell, { take: [dormant], add: [erupting] }),
            );
            set(until);
            const unit = state.units.findIndex(
              (mech) => isOnMap(mech) && mech.hex === cell && !isAboveIt(field, mech),
            );
            if (isMagma && unit >= 0) burnInMagma(play, battlefieldOf(state), unit, true);
          } else if (state.turn >= (state.marks?.eruptions?.[cell] ?? 0)) {
            const after = isMagma
              ? { terrain: 'liquid magma', take: [erupting] }
              : { take: [erupting], add: [dormant] };
            changeGround(play, hexWith(battlefieldOf(state).board, cell, after));
            set(null);
          }
        }
      },
    },
  }),
  sentences: {
    eruption: ({ hex, until }, names) =>
      until === null
        ? `The geyser in hex ${names.hex(hex)} is quiet again.`
        : `The geyser in hex ${names.hex(hex)} erupts.`,
  },
  changes: {
    eruption: (table, { hex, until }) => {
      table.marks = noted(table.marks, hex, until);
    },
  },
};
