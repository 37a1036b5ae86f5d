// Which options have to be on before a unit can take part.

import { remembered } from '@ironfield/kernel/memory.ts';
import { turned } from '@ironfield/kernel/options/options.ts';
import { BASE_KINDS, kindOf } from '../kinds.ts';
import type { Option } from '../option.ts';
import { register } from '../register.ts';
import type { UnitFile } from '../units/unit-file.ts';
import { pluggedBy } from './plugged-by.ts';

/** By what they allow: kinds of units, and what units carry. */
const allowing = remembered((options: readonly Option[]): ReadonlyMap<string, Option> => {
  const found = new Map<string, Option>();
  for (const option of options) {
    const { gear, unitKinds } = pluggedBy({ [option.id]: turned(option) });
    const kinds = unitKinds?.(BASE_KINDS).filter((kind) => !BASE_KINDS.includes(kind)) ?? [];
    for (const allowed of [...(gear?.([]) ?? []), ...kinds])
      if (!found.has(allowed)) found.set(allowed, option);
  }
  return found;
});

/** The ids of these options; null where there is none for something that the unit has. */
export function neededFor(file: UnitFile): readonly string[] | null {
  const { options } = register;
  const kind = kindOf(file);
  const wanted = [...(BASE_KINDS.includes(kind.id) ? [] : [kind.id]), ...(kind.gearOf?.(file) ?? [])];
  const needed = wanted.map((each) => allowing(options).get(each));
  if (needed.includes(undefined)) return null;
  return withRequired(needed as readonly Option[]);
}

/** With what they require themselves, in the order of the register. */
function withRequired(needed: readonly Option[]): readonly string[] {
  const ids = new Set(needed.map(({ id }) => id));
  for (const id of ids)
    for (const other of register.options.find((option) => option.id === id)?.requires ?? []) ids.add(other);
  return register.options.flatMap(({ id }) => (ids.has(id) ? [id] : []));
}
