import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icons.tsx';

interface Props {
  readonly title: string;
  readonly isWide?: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** A sheet above the page; Escape and a press beside it close it. */
export function Dialog({ title, isWide = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${isWide ? styles.wide : ''}`}
      data-part="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.dialogHead}>
        <h2 id={id}>{title}</h2>
        <button type="button" className="button bare" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.dialogBody} data-part="dialog-body">
        {children}
      </div>
    </dialog>
  );
}
