import { OptionRegister } from '@ironfield/kernel/options/register.ts';
import type { Option } from './option.ts';
import type { PastPoints } from './past/points.ts';
import type { Points } from './points.ts';

export const register = new OptionRegister<Points, Option, PastPoints>();
