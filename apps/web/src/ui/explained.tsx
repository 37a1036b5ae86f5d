import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface ExplainedProps {
  readonly explanation: Explanation;
  /** What the total counts, such as `MP` or `to hit`. */
  readonly measure?: string | undefined;
  readonly title?: string | undefined;
  /** A sentence below the sum: odds, consequences. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const LONG_PRESS = 400;

/** A number with the table of its reasons: on hover, focus, press and long press. */
export function Explained({ explanation, measure, title, note, children, className }: ExplainedProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('keydown', close, true);
    return () => window.removeEventListener('keydown', close, true);
  }, [isOpen]);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={className ?? 'explained'}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={() => {
          clearTimeout(press.current);
          setOpen(false);
        }}
        onPointerDown={({ pointerType }) => {
          if (pointerType !== 'mouse') press.current = setTimeout(() => setOpen(true), LONG_PRESS);
        }}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        {children}
      </button>
      {isOpen && (
        <Floating anchor={() => anchor.current?.getBoundingClientRect()} id={id}>
          <ExplanationTable explanation={explanation} measure={measure} title={title} note={note} />
        </Floating>
      )}
    </>
  );
}

function ExplanationTable({ explanation, measure, title, note }: Omit<ExplainedProps, 'children'>) {
  const { lines, total } = explanation;
  return (
    <>
      {title && <h3>{title}</h3>}
      <table>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an explanation are never reordered
            <tr key={index}>
              <td>{line.reason}</td>
              <td className="value">{valueText(line.kind, line.value, index)}</td>
              <td className="rule">{line.rule}</td>
            </tr>
          ))}
          <tr className="total">
            <td>{measure ? `Total ${measure}` : 'Total'}</td>
            <td className="value">{total}</td>
            <td />
          </tr>
        </tbody>
      </table>
      {note && <p className="note">{note}</p>}
    </>
  );
}

function valueText(kind: 'add' | 'set', value: number, index: number): string {
  if (kind === 'set') return `= ${value}`;
  return index > 0 && value >= 0 ? `+${value}` : String(value).replace('-', '−');
}

interface FloatingProps {
  anchor(): DOMRect | undefined;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A small sheet beside its anchor, kept inside the window. */
function Floating({ anchor, id, children }: FloatingProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = anchor();
    const box = sheet.current;
    if (!at || !box) return;
    const { width, height } = box.getBoundingClientRect();
    const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), window.innerWidth - width - 8);
    const above = at.top - height - 8;
    box.style.left = `${left}px`;
    box.style.top = `${above >= 8 ? above : Math.min(at.bottom + 8, window.innerHeight - height - 8)}px`;
  });
  return createPortal(
    <div ref={sheet} id={id} role="tooltip" className="explanation">
      {children}
    </div>,
    document.body,
  );
}
