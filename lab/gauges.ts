import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { type Gauge, plainGauge } from './gauge.ts';
import { classicGauge } from './gauges/classic.ts';

const GAUGES: Readonly<Record<string, unknown>> = { classic: classicGauge };

export const gaugeOf = ({ id }: Pick<AnyGame, 'id'>): Gauge<GameTypes> =>
  (GAUGES[id] as Gauge<GameTypes> | undefined) ?? plainGauge;
