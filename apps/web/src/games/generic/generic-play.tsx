import { useMemo } from 'react';
import { useOrder } from '../../desk/use-order.ts';
import { OrderBar } from '../../order/order-bar.tsx';
import { orderKeys } from '../../order/order-keys.ts';
import { OrderPanel } from '../../order/order-panel.tsx';
import { usePointing } from '../../order/pointing.ts';
import { boardOf, piecesOn, timeOf } from '../../order/table-shape.ts';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { Frame } from '../../table/frame.tsx';
import type { PlayProps } from '../../table/game-views.ts';
import { useShortcuts } from '../../ui/keys/shortcuts.ts';
import { Boundary } from '../../ui/mishaps/boundary.tsx';
import styles from './generic.module.css';
import { GenericMap } from './generic-map.tsx';
import { Sides } from './sides.tsx';

/** A table for any game at all, from its menu, its pieces, its board or its own drawing. */
export function GenericPlay({ game, model }: PlayProps) {
  const { snapshot } = model;
  const { table } = snapshot.view;
  const ordering = useOrder(model);
  const board = boardOf(table);
  const pieces = useMemo(() => piecesOn(board, game.pieces?.(table) ?? []), [board, game, table]);
  const pointing = usePointing(board, pieces, ordering);
  const time = timeOf(table);
  useShortcuts(orderKeys(model, ordering));
  return (
    <RulebookContext value={game}>
      <Frame
        model={model}
        phases={time ? { turn: time.turn, phases: time.phase ? [time.phase] : [], current: 0 } : undefined}
        map={
          board ? (
            <Boundary
              where={{ page: 'form', game: game.id, question: snapshot.view.question?.step }}
              instead={() => <TextTable text={game.draw(table)} />}
            >
              <GenericMap board={board} pieces={pieces} pointing={pointing} memory={snapshot.summary.id} />
            </Boundary>
          ) : (
            <TextTable text={game.draw(table)} />
          )
        }
        sheet={
          <>
            <OrderPanel ordering={ordering} />
            <Sides model={model} pieces={pieces} />
            {board && (
              <details className={styles.asText}>
                <summary>The table as text</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys */}
                <pre tabIndex={0}>{game.draw(table)}</pre>
              </details>
            )}
          </>
        }
        bar={<OrderBar game={game} model={model} ordering={ordering} />}
      />
    </RulebookContext>
  );
}

function TextTable({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys
    <pre className={styles.textDrawing} data-part="text-drawing" tabIndex={0}>
      {text}
    </pre>
  );
}
