import { BEST_SKILL, type Organization, WORST_SKILL } from '@ironfield/battleforce2/data/tables.ts';
import { pointsOf } from '@ironfield/battleforce2/rules/victory/force-points.ts';
import {
  possibleSuperiors,
  sideUnitPoints,
  superiorOf,
  whyNotUnit,
  withElement,
} from '@ironfield/battleforce2/scenarios/force-plan.ts';
import type { MannedUnit } from '@ironfield/battleforce2/scenarios/forces.ts';
import { SKILL_NAMES } from '@ironfield/battleforce2/text.ts';
import { signed } from '@ironfield/kernel/figures.ts';
import musterStyles from '../../../muster/muster.module.css';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { detailsOf, lineOf } from './element-words.ts';
import styles from './forces.module.css';

const SKILLS = Array.from({ length: WORST_SKILL - BEST_SKILL + 1 }, (_, step) => BEST_SKILL + step);

interface UnitCardProps {
  readonly organization: Organization;
  readonly units: readonly MannedUnit[];
  readonly index: number;
  /** The counter that it will have. */
  readonly id: string;
  onChange(unit: MannedUnit): void;
  onLedBy(superior: number | null): void;
  onAdd(): void;
  onRemove(): void;
}

/** A unit with its elements and crews, and who leads it. */
export function UnitCard({ organization, units, index, id, ...on }: UnitCardProps) {
  const unit = units[index];
  const why = whyNotUnit(organization, unit);
  return (
    <section className={styles.unitCard} data-part="unit-card" aria-label={`${id} ${unit.name}`}>
      <header>
        <b className={styles.unitCounter}>{id}</b>
        <input
          className="text-field"
          aria-label={`Name of ${id}`}
          maxLength={60}
          value={unit.name}
          onChange={({ target }) => on.onChange({ ...unit, name: target.value })}
        />
        {unit.leads && <span title={`Command unit, leads ${unit.leads.length}`}>★</span>}
        <b className={musterStyles.memberWorth}>{sideUnitPoints(unit)}</b>
        <button type="button" className="button bare" aria-label={`Remove ${id}`} onClick={on.onRemove}>
          <Icon name="close" />
        </button>
      </header>
      <ul>
        {unit.elements.map((record, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
          <li key={place}>
            <span className={musterStyles.memberName} data-part="member-name">
              <strong>{record.sheet.name}</strong>
              <span className="quiet" title={detailsOf(record.sheet)}>
                {lineOf(record.sheet)}
              </span>
            </span>
            <Select
              label={`Skill of ${record.sheet.name}, ${id}`}
              value={record.skill}
              choices={SKILLS.map(
                (skill) =>
                  [
                    skill,
                    SKILL_NAMES[skill] ? `${SKILL_NAMES[skill]} ${signed(skill)}` : signed(skill),
                  ] as const,
              )}
              onChange={(value) => on.onChange(withElement(unit, place, { ...record, skill: value }))}
            />
            <b className={musterStyles.memberWorth}>{pointsOf(record)}</b>
            <button
              type="button"
              className="button bare"
              aria-label={`Remove ${record.sheet.name} from ${id}`}
              {...refusing(
                unit.elements.length === 1
                  ? 'A unit has one Element at least: remove the unit instead'
                  : null,
              )}
              onClick={() => on.onChange({ ...unit, elements: unit.elements.toSpliced(place, 1) })}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {why && (
        <p className="problem" role="status">
          {why}
        </p>
      )}
      <footer>
        <button type="button" className="button" onClick={on.onAdd}>
          <Icon name="plus" /> Element
        </button>
        <label>
          <span className="quiet">Led by</span>
          <Select
            value={superiorOf(units, index) ?? ''}
            choices={[
              ['', 'nobody'],
              ...possibleSuperiors(units, index).map((other) => [other, units[other].name] as const),
            ]}
            onChange={(value) => on.onLedBy(value === '' ? null : value)}
          />
        </label>
      </footer>
    </section>
  );
}
