import { ROLE_NAMES } from '@ironfield/classic/text/mustering.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Sparkline } from '../charts/sparkline.tsx';
import { factsOf } from '../design-facts.ts';
import { titleOf } from '../text.ts';

export interface RowProps {
  readonly file: UnitFile;
  readonly address: string;
  /** Below the name. */
  readonly note: string;
  /** Where it is saved. */
  readonly place?: string;
  readonly isChosen: boolean;
  /** For comparison. */
  onChoose(isChosen: boolean): void;
  readonly children?: ReactNode;
}

/** Damage that fills a sparkline: about what the heaviest stock designs can do. */
const FULL_DAMAGE = 40;

/** A design in one line. */
export function DesignRow({ file, address, note, place, isChosen, onChoose, children }: RowProps) {
  const { role, armor, weapons, speed, damage } = factsOf(file);
  return (
    <li className="design">
      <span className="design-tons">
        {file.tons} <small className="design-unit">t</small>
      </span>
      <span className="design-name">
        <a href={address} title={titleOf(file)}>
          {file.name} <span className="design-model">{file.model}</span>
        </a>
        <small className="design-note">{note}</small>
        {place && <small className="design-place">{place}</small>}
      </span>
      <span className="design-role">{role ? ROLE_NAMES[role] : '–'}</span>
      <span className="design-move" title="Walking, running and jumping MP">
        {speed.walk}/{speed.run}/{speed.jump}
      </span>
      <span className="design-armor" title="Armour points">
        Armour {armor.points}
        <i className="meter" aria-hidden="true" style={{ '--share': armor.share } as CSSProperties} />
      </span>
      <Sparkline values={damage ?? []} full={FULL_DAMAGE} />
      <span className="design-weapons">{weapons || 'No weapons'}</span>
      <span className="design-buttons">
        {children}
        <label className="compare-check">
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
