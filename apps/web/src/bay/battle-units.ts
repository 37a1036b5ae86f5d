import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { z } from 'zod';
import { ownList } from '../ui/keep/own-list.ts';

const keptSchema = z.object({ id: z.string(), unit: z.looseObject({}) });

/** Units from unit files that somebody wants to lead into battle; the game says whether it takes them. */
const kept = ownList('ironfield-battle-units', keptSchema, 'id');

const nameOf = ({ name, model }: UnitFile): string => `${name} ${model}`.trim();

export const keepForBattles = (unit: UnitFile): void => kept.keep([{ id: nameOf(unit), unit: { ...unit } }]);

export const forgetForBattles = (unit: UnitFile): void => kept.forget(nameOf(unit));

export const isKeptForBattles = (unit: UnitFile): boolean => kept.all().some(({ id }) => id === nameOf(unit));

export const battleUnits = (): object[] => kept.all().map(({ unit }) => unit);
