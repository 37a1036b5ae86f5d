import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { chanceOf } from '@ironfield/battleforce2/bot/exchange.ts';
import { turnsInFlight } from '@ironfield/battleforce2/data/support-tables.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { supportOf } from '@ironfield/battleforce2/rules/elements/places.ts';
import { mapsheetsBetween, placeOf } from '@ironfield/battleforce2/rules/map/support-map.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import type { ReactNode } from 'react';
import type { Desk } from '../../../hex-table/hex-game.ts';
import { activeFields, choicesOf } from '../../../order/draft/draft.ts';
import { Explained } from '../../../rules/explained.tsx';
import { percent } from '../../../ui/words/odds.ts';

/** A planned shot's target, its number and when it lands. */
export function shellWords({ table, board, ordering, units }: Desk<Battleforce2>): ReactNode {
  const { form, full } = ordering;
  if (form?.type !== 'shell' && form?.type !== 'shell-unit') return undefined;
  const gun = choicesOf(form.fields, 'element').find(({ value }) => value === full.element);
  const fields = activeFields(form.fields, full);
  const aimed = [...choicesOf(fields, 'at'), ...choicesOf(fields, 'target')].find(
    ({ value }) => value === (full.at ?? full.target),
  );
  if (!gun || !aimed) return `${gun?.label}: choose a hex, or an enemy in a box.`;
  const unit = aimed.piece as number | undefined;
  const place = unit === undefined ? { hex: cellOf(board, String(full.at)) } : supportOf(table, unit)!;
  const turns = turnsInFlight(
    mapsheetsBetween(openFieldOf(table), table.homes, placeOf(table, gun.piece as number)!, place),
  );
  const { explanation } = aimed;
  return (
    <>
      <b>{gun.label}</b> at <b>{unit === undefined ? `hex ${full.at}` : units[unit].name}</b>
      {explanation &&
        (explanation.total > 0 ? (
          <>
            {': '}
            <Explained explanation={explanation} measure="to hit" title="Artillery fire">
              {explanation.total}+
            </Explained>{' '}
            ({percent(chanceOf(explanation.total))})
          </>
        ) : (
          <>
            {': '}
            <Explained explanation={explanation} title="Artillery fire">
              hits without fail
            </Explained>
          </>
        ))}
      {turns === 0 ? ', lands this turn.' : `, lands in turn ${table.turn + turns}.`}
    </>
  );
}
