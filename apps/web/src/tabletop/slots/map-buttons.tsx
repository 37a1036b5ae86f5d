import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { RulerTool } from '../../board/ruler-parts.tsx';
import { CoachSwitch } from '../../coach/coach-bubble.tsx';
import type { CoachModel } from '../../coach/use-coach.ts';
import { Icon } from '../../ui/icons.tsx';
import type { TabletopGame } from '../tabletop-game.ts';
import type { TableRuler } from '../use-ruler.ts';
import type { TabletopDesk } from '../use-tabletop-desk.ts';

/** Layers that show what a model sees, and how far it is seen. */
export const SIGHTS = 'sights';
export const RANGES = 'ranges';
/** The layer that shows what a model has to fear wherever it can go, and what it can do there. */
export const DANGER = 'danger';

interface MapButtonsProps<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly desk: TabletopDesk<G>;
  readonly ruler: TableRuler;
  readonly coach: CoachModel;
}

/** Buttons that show or hide layers of the table. */
export function MapButtons<G extends GameTypes>({ tabletop, desk, ruler, coach }: MapButtonsProps<G>) {
  const layers = [
    {
      id: SIGHTS,
      has: tabletop.sights,
      title: 'What it sees, how far away and through how much cover; dashed where it detects nothing (V)',
      name: 'Lines of sight',
      icon: 'eye',
    },
    {
      id: RANGES,
      has: tabletop.ranges,
      title: 'How near a model must come to be detected, and how far its sensors reach (W)',
      name: 'Detection ranges',
      icon: 'waves',
    },
    {
      id: DANGER,
      has: tabletop.danger,
      title: 'What it has to fear and what it can do wherever it can go (X)',
      name: 'Danger',
      icon: 'danger',
    },
  ] as const;
  return (
    <>
      <RulerTool ruler={ruler} />
      {layers.map(
        ({ id, has, title, name, icon }) =>
          has && (
            <button
              key={id}
              type="button"
              className="button"
              aria-pressed={desk.layers.has(id)}
              title={title}
              aria-label={name}
              onClick={() => desk.toggleLayer(id)}
            >
              <Icon name={icon} />
            </button>
          ),
      )}
      {tabletop.coach && <CoachSwitch coach={coach} />}
    </>
  );
}
