import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from '../ui/place-beside.ts';
import { type Rulebook, ruleAddress } from './rule-address.ts';
import styles from './rules.module.css';
import { useRules } from './use-rules.ts';
import { rememberWayBack } from './way-back.ts';

interface Props {
  readonly game: Rulebook;
  /** Its id, such as `BFQ-COM-03`. */
  readonly rule: string;
  /** Show the title beside the id. */
  readonly withTitle?: boolean;
  /** Follow it without leaving the page, where something is half done. */
  readonly inNewTab?: boolean;
}

const OPEN_AFTER_MS = 150;

/** The id of a rule wherever one is cited: shows the rule when pointed at or focused, leads to it when followed. */
export function RuleLink({ game, rule, withTitle = false, inNewTab = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const entry = useRules(game).find((each) => each.id === rule);

  useLayoutEffect(() => {
    const [anchor, box] = [link.current, popover.current];
    if (!isOpen || !anchor || !box) return;
    // In the top layer, where no scrolling panel cuts it off.
    box.showPopover?.();
    placeBeside(box, anchor.getBoundingClientRect(), 'below');
    const close = () => setOpen(false);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  }, [isOpen]);

  if (!entry)
    return (
      <span className="rule-id" data-part="rule-id">
        {rule}
      </span>
    );

  const open = (after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), after);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return (
    <span className="rule-link">
      <a
        ref={link}
        href={ruleAddress(game.id, rule)}
        className="rule-id"
        data-part="rule-id"
        aria-describedby={isOpen ? id : undefined}
        {...(inNewTab ? { target: '_blank', rel: 'noopener' } : { onClick: rememberWayBack })}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open(OPEN_AFTER_MS)}
        onPointerLeave={close}
        onFocus={() => open(0)}
        onBlur={close}
        onKeyDown={onKeyDown}
      >
        {rule}
        {withTitle && <span className={styles.ruleLinkTitle}> {entry.title}</span>}
      </a>
      {isOpen && (
        <span
          ref={popover}
          id={id}
          role="tooltip"
          popover="manual"
          className="rule-popover"
          data-part="rule-popover"
        >
          <span className={styles.rulePopoverHead}>
            <strong>{entry.title}</strong>
            <span className={styles.rulePopoverSection}>{entry.section}</span>
          </span>
          <span className={styles.rulePopoverText}>{entry.summary}</span>
        </span>
      )}
    </span>
  );
}
