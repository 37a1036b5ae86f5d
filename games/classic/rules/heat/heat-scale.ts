import type { Forces } from '../../battlefield.ts';
import { HEAT_SCALE, type HeatScale } from '../../data/tables.ts';

/** CBT-HEA-08: the scale of this game. */
export const heatScaleOf = ({ plugged }: Pick<Forces, 'plugged'>): HeatScale =>
  plugged.heatScale?.() ?? HEAT_SCALE;
