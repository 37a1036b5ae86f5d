import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { percent } from '../../ui/words/odds.ts';
import '../../table/arm-chips.css';
import type { DeskUse } from '../desk/use-desk.ts';
import type { HexGame } from '../hex-game.ts';
import { TurnButtons } from './turn-buttons.tsx';

interface ArmChipsProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
}

/** The weapons of the unit in hand side by side at the foot of the map, where there is no room for a panel beside it. */
export function ArmChips<G extends GameTypes>({ hex, desk: { gunnery, turning } }: ArmChipsProps<G>) {
  if (!gunnery) return null;
  // Weapons that cannot fire come last, so that the others stay in sight.
  const rows = gunnery.rows.toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null));
  return (
    <fieldset className="arm-chips" data-part="arm-chips">
      <legend className="visually-hidden">Weapons</legend>
      {turning?.isTwist && <TurnButtons turning={turning} />}
      {rows.map(({ arm, entry, target, reason }) => {
        const number = target?.explanation?.total;
        const words = number === undefined ? arm.place : `${number}+ · ${percent(hex.chanceOf(number))}`;
        return (
          <button
            key={String(arm.value)}
            type="button"
            className="button arm-chip"
            data-part="arm-chip"
            aria-pressed={entry !== undefined}
            {...refusing(reason, arm.note)}
            onClick={() => (entry ? gunnery.untick(arm.value) : gunnery.tick(arm.value))}
          >
            {arm.name}
            <small>{reason === null ? words : '–'}</small>
          </button>
        );
      })}
    </fieldset>
  );
}
