import type { Engine } from '../units/unit.ts';
import { isLarge } from '../weights/engine.ts';

/** MT-COST-05 */
export const enginePrice = (engine: Engine, tons: number): number =>
  (engine.type.baseCost * (isLarge(engine) ? 2 : 1) * engine.rating * tons) / 75;
