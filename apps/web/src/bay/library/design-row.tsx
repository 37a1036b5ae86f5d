import { ROLE_NAMES } from '@ironfield/classic/text/mustering.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Sparkline } from '../charts/sparkline.tsx';
import { factsOf } from '../design-facts.ts';
import { titleOf } from '../text.ts';
import styles from './library.module.css';

export interface RowProps {
  readonly file: MechFile;
  readonly address: string;
  /** Below the name. */
  readonly note: string;
  /** The place where it is saved. */
  readonly place?: string;
  readonly isChosen: boolean;
  /** For comparison. */
  onChoose(isChosen: boolean): void;
  readonly children?: ReactNode;
}

/** Damage that fills a sparkline: about the most of any stock design. */
const FULL_DAMAGE = 40;

/** A design in one line. */
export function DesignRow({ file, address, note, place, isChosen, onChoose, children }: RowProps) {
  const { role, armor, weapons, speed, damage } = factsOf(file);
  return (
    <li className={styles.design} data-part="design">
      <span className={styles.designTons}>
        {file.tons} <small className={styles.designUnit}>t</small>
      </span>
      <span className={styles.designName}>
        <a href={address} title={titleOf(file)}>
          {file.name} <span className={styles.designModel}>{file.model}</span>
        </a>
        <small className={styles.designNote}>{note}</small>
        {place && <small className={styles.designPlace}>{place}</small>}
      </span>
      <span className={styles.designRole}>{role ? ROLE_NAMES[role] : '–'}</span>
      <span className={styles.designMove} title="Walking, running and jumping MP">
        {speed.walk}/{speed.run}/{speed.jump}
      </span>
      <span className={styles.designArmor} title="Armour points">
        Armour {armor.points}
        <i className={styles.meter} aria-hidden="true" style={{ '--share': armor.share } as CSSProperties} />
      </span>
      <Sparkline values={damage ?? []} full={FULL_DAMAGE} />
      <span className={styles.designWeapons}>{weapons || 'No weapons'}</span>
      <span className={styles.designButtons}>
        {children}
        <label className={styles.compareCheck}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={`Compare ${titleOf(file)}`}
            onChange={({ target }) => onChoose(target.checked)}
          />
          Compare
        </label>
      </span>
    </li>
  );
}
