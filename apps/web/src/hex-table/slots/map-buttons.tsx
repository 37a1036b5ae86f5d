import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { RulerTool } from '../../board/ruler-parts.tsx';
import { CoachSwitch } from '../../coach/coach-bubble.tsx';
import type { CoachModel } from '../../coach/use-coach.ts';
import { Icon } from '../../ui/icons.tsx';
import { DANGER, type DeskUse, THREATS } from '../desk/use-desk.ts';
import type { HexGame } from '../hex-game.ts';

interface MapButtonsProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
  readonly coach: CoachModel;
}

/** Buttons that show or hide layers of the map. */
export function MapButtons<G extends GameTypes>({ hex, desk, coach }: MapButtonsProps<G>) {
  const threats = {
    id: THREATS,
    name: 'Threats',
    title: 'Who can hit whom from here, and all that is declared (V)',
    icon: 'aim',
  } as const;
  const danger = {
    id: DANGER,
    name: 'Danger',
    title: 'What it has to fear and what it can do wherever it can go (D)',
    icon: 'danger',
  } as const;
  const layers = (hex.layers?.(desk.table) ?? []).map((layer) => ({ ...layer, title: layer.name }));
  return (
    <>
      <RulerTool ruler={desk.ruler} />
      {[...(hex.numbersOn ? [threats] : []), ...(hex.danger ? [danger] : []), ...layers].map(
        ({ id, name, title, icon }) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-pressed={desk.layers.has(id)}
            aria-label={name}
            title={title}
            onClick={() => desk.toggleLayer(id)}
          >
            <Icon name={icon} />
          </button>
        ),
      )}
      {hex.coach && <CoachSwitch coach={coach} />}
    </>
  );
}
