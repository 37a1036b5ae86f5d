import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { figure, lineFigure } from '@ironfield/kernel/figures.ts';
import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { placeBeside } from '../ui/place-beside.ts';
import { RuleLink } from './rule-link.tsx';
import { RulebookContext } from './rulebook-context.ts';
import { useRules } from './use-rules.ts';

interface ExplainedProps {
  readonly explanation: Explanation;
  /** The measure of the total, such as `MP` or `to hit`. */
  readonly measure?: string | undefined;
  readonly title?: string | undefined;
  /** A sentence below the sum: odds, consequences. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Its name for tests and other code. */
  readonly part?: string;
}

const LONG_PRESS = 400;
/** Time enough to move the pointer from the number to its reasons. */
const LINGER = 250;

interface AwayUse {
  readonly isOpen: boolean;
  readonly place: RefObject<HTMLSpanElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly sheet: RefObject<HTMLSpanElement | null>;
  away(): void;
}

/** Puts a sheet away with Escape, with a press elsewhere, and when its number is scrolled out of sight. */
function useAway({ isOpen, place, button, sheet, away }: AwayUse): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens for as long as the sheet is open
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (sheet.current?.contains(document.activeElement)) button.current?.focus();
      away();
    };
    const point = ({ target }: Event) => !place.current?.contains(target as Node) && away();
    // It goes along with its number, and away with it.
    const scroll = ({ target }: Event) => {
      if (!sheet.current || !button.current || !(target as Node).contains(button.current)) return;
      if (isInSight(button.current))
        placeBeside(sheet.current, button.current.getBoundingClientRect(), 'above');
      else away();
    };
    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerdown', point, true);
    window.addEventListener('scroll', scroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerdown', point, true);
      window.removeEventListener('scroll', scroll, true);
    };
  }, [isOpen]);
}

/**
 * A number with the table of its reasons: on hover, focus, press and long press. The rules in it are links, which the
 * pointer and the Tab key can reach.
 */
export function Explained({
  explanation,
  measure,
  title,
  note,
  children,
  className,
  part = 'explained',
}: ExplainedProps) {
  const [open, setOpen] = useState<'no' | 'passing' | 'pinned'>('no');
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const id = useId();
  const isOpen = open !== 'no';
  const optionBehind = useOptions();
  const isTouched = explanation.lines.some(({ rule }) => optionBehind(rule) !== null);

  const after = (time: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, time);
  };
  const showInPassing = () => {
    clearTimeout(timer.current);
    setOpen((now) => (now === 'no' ? 'passing' : now));
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen('no');
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    if (!sheet.current || !button.current) return;
    // In the top layer, where no scrolling panel cuts it off.
    if (!sheet.current.matches(':popover-open')) sheet.current.showPopover();
    placeBeside(sheet.current, button.current.getBoundingClientRect(), 'above');
  });
  useAway({ isOpen, place, button, sheet, away: () => setOpen('no') });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the button and its sheet together
    <span
      ref={place}
      className="explained-place"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && showInPassing()}
      onPointerLeave={({ pointerType }) =>
        pointerType === 'mouse' && open === 'passing' && after(LINGER, close)
      }
      onFocus={showInPassing}
      onBlur={({ relatedTarget }) => !place.current?.contains(relatedTarget) && close()}
    >
      <button
        ref={button}
        type="button"
        className={`${className ?? 'explained'} ${isTouched ? 'by-option' : ''}`}
        data-part={part}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerDown={({ pointerType }) => {
          wasHeld.current = false;
          if (pointerType === 'mouse') return;
          after(LONG_PRESS, () => {
            wasHeld.current = true;
            setOpen('pinned');
          });
        }}
        onPointerUp={({ pointerType }) => pointerType !== 'mouse' && clearTimeout(timer.current)}
        onPointerCancel={() => clearTimeout(timer.current)}
        onContextMenu={(event) => wasHeld.current && event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          if (!wasHeld.current) setOpen(open === 'pinned' ? 'no' : 'pinned');
        }}
      >
        {children}
      </button>
      {isOpen && (
        <span
          ref={sheet}
          id={id}
          role="dialog"
          aria-label={title ?? 'Explanation'}
          popover="manual"
          className="explanation"
          data-part="explanation"
        >
          {title && <strong className="explanation-title">{title}</strong>}
          <ExplanationLines explanation={explanation} measure={measure} />
          {note && <span className="note">{note}</span>}
        </span>
      )}
    </span>
  );
}

function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && element.contains(top);
}

interface LinesProps extends Pick<ExplainedProps, 'explanation' | 'measure'> {
  /** It begins with nothing, so the first line is something more or less, too. */
  readonly isFromZero?: boolean;
}

/** Value, reason and rule, line by line; the last one is the number itself. */
export function ExplanationLines({ explanation, measure, isFromZero = false }: LinesProps) {
  const rulebook = useContext(RulebookContext);
  const optionBehind = useOptions();
  return (
    <span className="explanation-lines">
      {explanation.lines.map(({ reason, kind, value, rule }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an explanation are never reordered
        <span key={index} className="line">
          <span>
            {reason} <OptionTag title={optionBehind(rule)} />
          </span>{' '}
          <span className="value">{lineFigure({ kind, value }, isFromZero ? index + 1 : index)}</span>{' '}
          <span className="cited">{rulebook ? <RuleLink game={rulebook} rule={rule} /> : rule}</span>
        </span>
      ))}
      <span className="line total">
        <span>{measure ? `Total ${measure}` : 'Total'}</span>{' '}
        <span className="value">{figure(explanation.total)}</span>
      </span>
    </span>
  );
}

/** Finds the title of the option that a rule belongs to; null for rules that always hold. */
function useOptions(): (rule: string) => string | null {
  const rulebook = useContext(RulebookContext);
  const rules = useRules(rulebook);
  return (rule) => {
    const option = rules.find(({ id }) => id === rule)?.option;
    return rulebook?.options?.find(({ id }) => id === option)?.title ?? null;
  };
}

/** Says of a line that an option of this game has put it there. */
function OptionTag({ title }: { readonly title: string | null }) {
  if (title === null) return null;
  return (
    <span className="option-tag" title={`By the option ${title}`}>
      option
    </span>
  );
}
