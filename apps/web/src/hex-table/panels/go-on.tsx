import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { activeFields } from '../../order/draft/draft.ts';
import type { DeskUse } from '../desk/use-desk.ts';
import { giveKeysBack } from '../keys-back.ts';

/** Whether the unit does something else after this leg of its move, such as putting people off. */
export function GoOn<G extends GameTypes>({ desk: { ordering } }: { readonly desk: DeskUse<G> }) {
  const { form, full, entry } = ordering;
  const field = activeFields(form?.fields ?? [], full).find(({ name }) => name === 'more');
  if (field?.kind !== 'pick' || field.choices.length < 2) return null;
  return (
    <button
      type="button"
      className="button"
      aria-pressed={full.more === true}
      title="Move there, and do something else with the MP that are left"
      onClick={() => {
        ordering.amend({ ...entry, more: full.more !== true });
        giveKeysBack();
      }}
    >
      Then go on
    </button>
  );
}
