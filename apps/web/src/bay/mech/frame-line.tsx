import { armorPart, toggleActuator } from '@ironfield/mechbay/mech-design/operations.ts';
import { FRAME_PARTS, type FramePart } from '@ironfield/mechbay/units/frame-parts.ts';
import type { Mech } from '@ironfield/mechbay/units/unit.ts';
import { useState } from 'react';
import type { Bench } from '../bench/use-bench.ts';
import styles from './mech.module.css';
import { nameOf } from './place-names.ts';

interface Props {
  readonly bench: Bench<Mech>;
  readonly location: string;
  readonly part: FramePart;
  /** 0 for one that was left out. */
  readonly slots: number;
}

/** A part of the frame: pressed, it shows whether it can be armoured or left out. */
export function FrameLine({ bench: { design, change }, location, part, slots }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isArmored = design.armoredParts?.includes(`${location}:${part}`) ?? false;
  const canGo = design.frame === 'biped' && (part === 'lowerArm' || part === 'hand');
  const name = FRAME_PARTS[part].replace(' actuator', '');
  const shown = slots > 1 ? `${name} ×${slots}` : name;
  return (
    <li>
      <button
        type="button"
        className={styles.framePart}
        data-gone={slots === 0 || undefined}
        aria-expanded={isOpen}
        aria-label={`${shown}, ${nameOf(design, location)}${isArmored ? ', armoured' : ''}`}
        onClick={() => setOpen(!isOpen)}
      >
        {shown}
        {isArmored && <span aria-hidden="true"> ◆</span>}
      </button>
      {isOpen && (
        <span className={styles.actions}>
          {canGo && (
            <button
              type="button"
              className="button"
              onClick={() => {
                setOpen(false);
                change(toggleActuator(design, location, part));
              }}
            >
              {slots === 0 ? 'Put back' : 'Leave out'}
            </button>
          )}
          {slots > 0 && (
            <button
              type="button"
              className="button"
              onClick={() => change(armorPart(design, location, part))}
            >
              {isArmored ? 'Take its armour off' : 'Armour it'}
            </button>
          )}
        </span>
      )}
    </li>
  );
}
