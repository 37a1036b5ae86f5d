import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

export const ALL_HIDDEN = why('That is not one of your hidden units', 'BF2-HID-02');
export const HAS_SURPRISED = why('That unit has made a surprise attack this turn', 'BF2-HID-04');
export const cannotHide = (hex: string): Reason => why(`That unit cannot hide in hex ${hex}`, 'BF2-HID-01');

export const HIDDEN_LABELS = {
  hide: 'Hide',
  hideOffBoard: 'Hide in a box',
  emerge: 'Come out of hiding',
} as const;
export const HIDDEN_PROMPTS = {
  surprise: (unit: string, target: string) => `${target} has found ${unit}: a surprise attack?`,
} as const;
export const NO_TERRAIN = 'Surprise attack: terrain does not count';
