import type { Fairness } from '../../../table/fairness.ts';
import { withBattleValues } from './battle-values.ts';
import { FairFightDialog } from './fair-fight-dialog.tsx';

export const fairness: Fairness = { measured: withBattleValues, Dialog: FairFightDialog };
