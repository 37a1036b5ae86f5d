import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { DEGREE, movedAlong, turned } from '@ironfield/table/heading.ts';
import { distance, INCH } from '@ironfield/table/place.ts';
import { useId, useState } from 'react';
import type { TabletopDesk } from '../use-tabletop-desk.ts';
import { courseTo } from '../ways.ts';

/** A move in numbers: which way, how far, and where to face. They follow what is dragged, and it follows them. */
export function CourseFields<G extends GameTypes>({ desk }: { readonly desk: TabletopDesk<G> }) {
  const { ways, from, ghost, goTo, turnTo } = desk;
  const isFree = ways.some(({ kind }) => kind === 'place');
  const canGo = from !== null && ways.some(({ kind }) => kind !== 'turn');
  const canTurn =
    ways.some((way) => way.kind === 'turn' || (way.kind === 'place' && way.heading)) ||
    (from !== null && ghost !== null);
  const end = ghost ?? from;
  const course = from && end ? courseTo(from, end.at) : null;
  const far = from && end ? distance(from.at, end.at) : 0;
  return (
    <>
      {canGo && (isFree || far > 0) && from && course && (
        <NumberField
          label="Direction"
          unit="°"
          step={5}
          value={course.heading / DEGREE}
          onChange={(degrees) =>
            goTo(movedAlong(from.at, turned(0, Math.round(degrees * DEGREE)), far), true)
          }
        />
      )}
      {canGo && course && (
        <NumberField
          label="Distance"
          unit="″"
          step={0.25}
          value={far / INCH}
          onChange={(value) => {
            const way = isFree ? course.heading : from.heading;
            goTo(movedAlong(from.at, way, Math.round(value * INCH)), true);
          }}
        />
      )}
      {canTurn && end && (
        <NumberField
          label="Facing"
          unit="°"
          step={5}
          value={end.heading / DEGREE}
          onChange={(degrees) => turnTo(turned(0, Math.round(degrees * DEGREE)), true)}
        />
      )}
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly step: number;
  readonly value: number;
  onChange(value: number): void;
}

function NumberField({ label, unit, step, value, onChange }: NumberFieldProps) {
  const id = useId();
  /** Text that is being typed is not corrected before it is finished. */
  const [text, setText] = useState<string | null>(null);
  return (
    <span className="course" data-part="course">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        step={step}
        value={text ?? Math.round(value * 100) / 100}
        onChange={({ target }) => {
          setText(target.value);
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
        }}
        onBlur={() => setText(null)}
      />
      {unit}
    </span>
  );
}
