// MT-WPN-31: launchers whose missiles are armed in their tubes. Which they are is for those who know the sheet.

import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface InsideMarks {
    /** By launcher: from this turn on it is hot-loaded, or is so no longer. */
    readonly hotLaunchers?: Readonly<Record<number, HotSetting>>;
  }
}

export interface HotSetting {
  readonly isHot: boolean;
  readonly from: number;
}

export function isHotLoaded(
  { marks }: Pick<UnitState, 'marks'>,
  weapon: number,
  { turn }: Pick<State, 'turn'>,
): boolean {
  const setting = marks?.inside?.hotLaunchers?.[weapon];
  if (!setting) return false;
  return turn >= setting.from ? setting.isHot : !setting.isHot;
}
