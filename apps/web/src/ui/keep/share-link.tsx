import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icons.tsx';
import styles from './share-link.module.css';

const NOTED = 2500;

interface ShareLinkProps {
  readonly link: string;
  /** Its purpose. */
  readonly label: string;
}

/** A link with everything one does with a link: read, copy, and where the device can, hand on. */
export function ShareLink({ link, label }: ShareLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={styles.shareLink} data-part="share-link">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className="text-field"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <CopyLink link={link} field={() => field.current} />
      {canShare && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share({ title: 'Ironfield', url: link }).catch(() => {})}
        >
          Share…
        </button>
      )}
    </div>
  );
}

interface CopyLinkProps {
  readonly link: string;
  readonly isPrimary?: boolean;
  readonly title?: string;
  /** A field that shows the link, for browsers that copy nothing else. */
  field?(): HTMLInputElement | null;
}

export function CopyLink({ link, isPrimary = false, title, field }: CopyLinkProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), NOTED);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button
      type="button"
      className={`button ${isPrimary ? 'primary' : ''}`}
      title={title}
      onClick={() => void copied(link, field?.() ?? null).then(setCopied)}
    >
      {isCopied && <Icon name="check" />}
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
    </button>
  );
}

/** Pages that did not come over https may not write to the clipboard; then a field that is selected still can. */
async function copied(text: string, shown: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = shown ?? document.body.appendChild(document.createElement('input'));
    field.value = text;
    field.select();
    const isDone = document.execCommand('copy');
    if (!shown) field.remove();
    return isDone;
  }
}
