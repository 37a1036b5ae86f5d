import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { Desk } from '../../../hex-table/hex-game.ts';
import { activeFields, type Choice, type Entry, entriesIn, listIn, wordFor } from '../../../order/draft.ts';
import { Icon } from '../../../ui/icons.tsx';

/** What each fighter takes along (BF2-AERO-03). */
export function BombLoads({ desk: { ordering } }: { readonly desk: Desk<Battleforce2> }) {
  const { form, full } = ordering;
  const list = listIn(form!.fields, full)!;
  const entries = entriesIn(full[list.name]);
  const put = (item: Choice, load: Entry) => {
    const others = entries.filter((entry) => entry[list.key] !== item.value);
    const isEmpty = Object.values(load).every((count) => !count);
    ordering.fill({
      ...full,
      [list.name]: isEmpty ? others : [...others, { [list.key]: item.value, ...load }],
    });
  };
  return list.items.map((item, index) => {
    const load = entries.find((entry) => entry[list.key] === item.value) ?? {};
    const types = activeFields(item.fields ?? [], load).filter((field) => field.kind === 'pick');
    const countOf = (name: string) => Number(load[name] ?? 0);
    const all = Object.fromEntries(types.map(({ name }) => [name, countOf(name)]));
    const room = Math.max(0, ...(types[0]?.choices ?? []).map(({ value }) => Number(value)));
    const left = room - types.reduce((sum, { name }) => sum + countOf(name), 0);
    return (
      <fieldset key={String(item.value)} className="bomb-load">
        <legend>
          {wordFor(item)} {index + 1} <span className="quiet">room for {left}</span>
        </legend>
        {types.map(({ name, label }) => (
          <div key={name} className="bomb-count">
            <span>{label}</span>
            <button
              type="button"
              className="button"
              aria-label={`One ${label} less`}
              disabled={countOf(name) === 0}
              onClick={() => put(item, { ...all, [name]: countOf(name) - 1 })}
            >
              <Icon name="minus" />
            </button>
            <b>{countOf(name)}</b>
            <button
              type="button"
              className="button"
              aria-label={`One ${label} more`}
              disabled={left === 0}
              onClick={() => put(item, { ...all, [name]: countOf(name) + 1 })}
            >
              <Icon name="plus" />
            </button>
          </div>
        ))}
      </fieldset>
    );
  });
}
