import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { Desk } from '../../../hex-table/hex-game.ts';
import { activeFields, entriesIn, listIn, wordFor } from '../../../order/draft/draft.ts';
import { BombCounts } from './bomb-counts.tsx';

/** The load of each fighter (BF2-AERO-03). */
export function BombLoads({ desk: { ordering } }: { readonly desk: Desk<Battleforce2> }) {
  const { form, full } = ordering;
  const list = listIn(form!.fields, full)!;
  const entries = entriesIn(full[list.name]);
  return list.items.map((item, index) => {
    const load = entries.find((entry) => entry[list.key] === item.value) ?? {};
    const fields = activeFields(item.fields ?? [], load).filter((field) => field.kind === 'pick');
    const room = Math.max(0, ...(fields[0]?.choices ?? []).map(({ value }) => Number(value)));
    const types = fields.map(({ name, label }) => ({
      name,
      label,
      count: Number(load[name] ?? 0),
      most: room,
    }));
    const left = room - types.reduce((sum, { count }) => sum + count, 0);
    return (
      <BombCounts
        key={String(item.value)}
        title={`${wordFor(item)} ${index + 1}, room for ${left}`}
        left={left}
        types={types}
        onChange={(counts) => {
          const others = entries.filter((entry) => entry[list.key] !== item.value);
          const isEmpty = Object.values(counts).every((count) => count === 0);
          const own = isEmpty ? [] : [{ [list.key]: item.value, ...counts }];
          ordering.fill({ ...full, [list.name]: [...others, ...own] });
        }}
      />
    );
  });
}
