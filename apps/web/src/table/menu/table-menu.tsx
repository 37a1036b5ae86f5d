import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import type { TableModel } from '../table-model.ts';

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));

/** Commands for the game as a whole. */
export function TableMenu({ model }: { readonly model: TableModel }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const away = ({ target }: Event) => !place.current?.contains(target as Node) && setOpen(false);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('pointerdown', away);
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('pointerdown', away);
      window.removeEventListener('keydown', press, true);
    };
  }, [isOpen]);
  return (
    <div className="table-menu" ref={place}>
      <button
        type="button"
        className="button bare"
        aria-expanded={isOpen}
        aria-label="Game menu"
        title="Take back, save, rules, draw, give up; pace, appearance, keys"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <Suspense>
          <MenuSheet model={model} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
