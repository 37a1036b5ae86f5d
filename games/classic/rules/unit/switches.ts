// Equipment that is switched before the game and in the End Phase. What it is set to is for those who know the sheet, but
// for what makes its unit hard to hit, which anybody sees who fires at it.

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { State, UnitState } from '../../state.ts';
import { kept, noteInside } from './marks.ts';

declare module '../../extensions.ts' {
  interface InsideMarks {
    /** What was set to something else than it usually is. */
    readonly switched?: Readonly<Partial<Record<SwitchId, Setting>>>;
  }
  interface UnitMarks {
    /** MT-ARMOR-12, MT-ELEC-10: what is switched on that makes it hard to hit from afar. */
    readonly muffled?: Muffler;
  }
}

export type Muffler = 'stealth' | 'null-signature';
export const SWITCH_IDS = [
  'ecm',
  'ams',
  'stealth',
  'null-signature',
  'targeting',
  'uplink',
  'imaging',
] as const;
export type SwitchId = (typeof SWITCH_IDS)[number];
export const SETTINGS = ['on', 'off', 'ECCM', 'normal range', 'long range', 'short range'] as const;
export type Setting = (typeof SETTINGS)[number];

export interface Switch {
  readonly id: SwitchId;
  readonly label: string;
  /** The first is the usual one. */
  readonly settings: readonly Setting[];
  /** Has a unit anything to switch? */
  has(field: Battlefield, state: Pick<State, 'units'>, unit: number): boolean;
  /** Where it is no matter of the sheet alone: how it is set, and how that is changed. */
  now?(unit: UnitState): Setting;
  turn?(play: Play<Classic>, unit: number, setting: Setting): void;
  /** For bots: how it had better be set. */
  wanted?(field: Battlefield, state: State, unit: number): Setting;
}

const NO_SWITCHES: readonly Switch[] = [];

export const switchesIn = ({ plugged }: Pick<Battlefield, 'plugged'>): readonly Switch[] =>
  plugged.switches?.(NO_SWITCHES) ?? NO_SWITCHES;

/** Undefined for the usual setting. */
export const settingOf = ({ marks }: Pick<UnitState, 'marks'>, id: SwitchId): Setting | undefined =>
  marks?.inside?.switched?.[id];

export function setSwitch(unit: UnitState, id: SwitchId, setting: Setting): void {
  noteInside(unit, { switched: { ...unit.marks?.inside?.switched, [id]: setting } });
}

/** MT-UPLINK-01: its satellite uplink is on. */
export const isUplinked = (
  { designs }: Pick<Battlefield, 'designs'>,
  unit: Pick<UnitState, 'marks' | 'shutDown'>,
  index: number,
): boolean =>
  designs[index].fittings?.some(({ type }) => type.id === 'uplink') === true &&
  unit.shutDown === 0 &&
  settingOf(unit, 'uplink') !== 'off';

/** It works for a unit that runs. */
export const isMuffled = (
  { marks, shutDown }: Pick<UnitState, 'marks' | 'shutDown'>,
  by?: Muffler,
): boolean => marks?.muffled !== undefined && shutDown === 0 && (by === undefined || marks.muffled === by);

export function muffle(unit: UnitState, by: Muffler | null): void {
  const { muffled: _, ...rest } = unit.marks ?? {};
  unit.marks = kept(by ? { ...rest, muffled: by } : rest);
}
