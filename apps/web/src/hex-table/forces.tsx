import type { GameTypes } from '@ironfield/kernel/game.ts';
import { Letters } from '../board/letters.tsx';
import { Force, HealthBar, UnitEntry } from '../table/force.tsx';
import type { Desk, HexGame } from './hex-game.ts';

interface ForcesProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: Desk<G>;
  onUnit(unit: number): void;
}

/** All sides, one's own first: every unit and the state it is in. */
export function Forces<G extends GameTypes>({ hex, desk, onUnit }: ForcesProps<G>) {
  const { table, units, own, shown, ready } = desk;
  const names = hex.sides(table);
  const sides = names.map((_, side) => side).toSorted((a, b) => Number(b === own) - Number(a === own));
  return sides.map((side) => (
    <Force key={side} side={side} name={names[side]}>
      {units.map(
        ({ name, side: its, isGone, health }, unit) =>
          its === side && (
            <UnitEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: units are known by their number
              key={unit}
              className={hex.entryClass ?? ''}
              figure={hex.Figure ? <hex.Figure table={table} unit={unit} /> : <Letters name={name} />}
              name={name}
              isShown={unit === shown}
              isReady={ready.has(unit)}
              isGone={isGone}
              onChoose={() => onUnit(unit)}
            >
              {hex.Entry ? (
                <hex.Entry table={table} unit={unit} />
              ) : (
                health !== undefined && <HealthBar health={health} />
              )}
            </UnitEntry>
          ),
      )}
    </Force>
  ));
}
