import { useEffect, useRef, useState } from 'react';
import { placeBeside } from './place-beside.ts';

interface Refused {
  readonly why: string;
  readonly at: DOMRect;
}

/** The refusing control under a pointer, or the one that a label belongs to. */
function refusedAt(x: number, y: number): Refused | null {
  const pressed = document.elementFromPoint(x, y);
  const control = pressed?.closest('label')?.control ?? pressed?.closest<HTMLElement>('[data-why]');
  const why = control?.dataset.why;
  return why === undefined ? null : { why, at: control!.getBoundingClientRect() };
}

/** Tells why a control refuses when it is pressed, on a phone as well, until the next action. */
export function WhyBubble() {
  const [refused, setRefused] = useState<Refused | null>(null);
  const bubble = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const press = ({ clientX, clientY }: PointerEvent) => setRefused(refusedAt(clientX, clientY));
    const leave = () => setRefused(null);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', leave, true);
    document.addEventListener('scroll', leave, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', leave, true);
      document.removeEventListener('scroll', leave, true);
    };
  }, []);
  useEffect(() => {
    if (!refused || !bubble.current) return;
    // Above everything, dialogs as well.
    bubble.current.showPopover();
    placeBeside(bubble.current, refused.at, 'above');
  }, [refused]);
  return (
    refused && (
      <p
        ref={bubble}
        key={refused.why}
        className="why-bubble"
        data-part="why-bubble"
        role="alert"
        popover="manual"
      >
        {refused.why}
      </p>
    )
  );
}
