import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

export const LANDED = why('That unit has landed this turn', 'BF2-DROP-03');
export const CANNOT_DROP = why("Only 'Mechs and battle armor can be dropped", 'BF2-DROP-01');
export const NOT_ALOFT = why('That unit is not aloft', 'BF2-DROP-01');
export const cannotLand = (hex: string): Reason => why(`That unit cannot land in hex ${hex}`, 'BF2-DROP-01');

export const DROP_LABELS = { holdBack: 'Hold back for a drop', drop: 'Drop' } as const;
export const DROP_REASONS = { landing: 'Landing', skill: 'Worst skill of the unit' } as const;
