import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { roleOf } from '@ironfield/classic/rules/role.ts';
import type { Setup } from '@ironfield/classic/state.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { weightClassOf } from '@ironfield/mechbay/figures.ts';
import { boardExtent } from '../../board/geometry.ts';
import { MapPicture } from '../../board/map-picture.tsx';
import { DrawnMech } from './mech/mech-token.tsx';

/** No more than this many of a side are shown, each of them this share of the width. */
const MOST = 4;
const SHARE = 0.11;
/** Pictures are about this much wider than high: what is above and below is cut off. */
const WIDE = 1.7;
const TOKEN = 50;

/** The map with both sides drawn up. */
export function ClassicPicture({ setup }: { readonly setup: CoreSetup }) {
  const { units } = setup as Setup;
  const { board } = battlefieldOf({ setup: setup as Setup });
  const { width, height } = boardExtent(board);
  const isWide = width > height;
  const scale = (SHARE * Math.min(width, WIDE * height)) / TOKEN;
  return (
    <MapPicture board={board} label={`The map ${board.name}`}>
      {[0, 1].map((side) => {
        const own = units.filter((unit) => unit.side === side).slice(0, MOST);
        return own.map(({ mech, pilot }, index) => {
          const along = (index + 1) / (own.length + 1);
          const [near, far] = isWide ? [0.3, 0.7] : [0.61, 0.39];
          const across = side === 0 ? near : far;
          const [x, y] = isWide ? [width * across, height * along] : [width * along, height * across];
          return (
            <g key={pilot.name} transform={`translate(${x} ${y}) scale(${scale})`}>
              <DrawnMech
                side={side}
                weight={weightClassOf(mech.tons)}
                role={roleOf(mech)}
                x={0}
                y={0}
                facing={isWide ? [1, 5][side] : [0, 3][side]}
              />
            </g>
          );
        });
      })}
    </MapPicture>
  );
}
