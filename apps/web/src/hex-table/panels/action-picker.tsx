import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { MoreActions } from '../../order/more-actions.tsx';
import type { Form } from '../../order/use-order.ts';
import type { DeskUse } from '../desk/use-desk.ts';
import type { HexGame } from '../hex-game.ts';
import { giveKeysBack } from '../keys-back.ts';

interface ActionPickerProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
}

const FEW = 2;

/** Other actions of the unit in hand: the likely one as a button, the rest in a list. */
export function ActionPicker<G extends GameTypes>({
  hex,
  desk: { actions, ordering, act },
}: ActionPickerProps<G>) {
  const { buttons = hex.postures?.slice(0, 1) ?? [] } = hex;
  // A few that are all there is need no list.
  const idle: readonly string[] = hex.idle;
  const others = ordering.menu?.orders.filter(({ type }) => !idle.includes(type)) ?? [];
  const isAll = actions.length <= FEW && actions.length === others.length;
  const isButton = ({ type }: Form) => isAll || (buttons as readonly string[]).includes(type);
  const rest = actions.filter((form) => !isButton(form));
  const begin = (type: string) => {
    act(type);
    giveKeysBack();
  };
  const chosen = ordering.isTouched ? ordering.form?.type : undefined;
  // The plan of what is asked for alone is open.
  if (isAll && actions.length === 1) return null;
  return (
    <>
      {actions.filter(isButton).map(({ type, label }) => (
        <button
          key={type}
          type="button"
          className="button"
          aria-pressed={type === chosen}
          onClick={() => begin(type)}
        >
          {label}
        </button>
      ))}
      <MoreActions forms={rest} chosen={chosen} onBegin={begin} />
    </>
  );
}
