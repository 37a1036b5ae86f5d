import { useEffect } from 'react';
import { useBusy, whileBusy } from './busy.ts';
import styles from './busy-bar.module.css';

/** Moves at the top of the page while it waits for something. */
export function BusyBar() {
  const isBusy = useBusy();
  return (
    <div className={`${styles.busyBar} ${isBusy ? styles.busy : ''}`} role="status">
      {isBusy && <span className="visually-hidden">Working…</span>}
    </div>
  );
}

/** Stands where a page will be that is still fetched. */
export function Awaited() {
  useEffect(() => {
    let end = () => {};
    void whileBusy(
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    );
    return () => end();
  }, []);
  return null;
}
