import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { isUsable, weaponWorks } from '@ironfield/classic/rules/unit/condition.ts';
import { isSeized } from '@ironfield/classic/rules/unit/seized.ts';
import { AUTOMATIC_MISS } from '@ironfield/classic/state.ts';
import { shotsFor } from './condition.ts';
import { shortNames } from './names.ts';
import styles from './sheet.module.css';
import type { Table } from './table.ts';
import { SHEET } from './text.ts';
import { damageOf } from './weapon-words.ts';

interface WeaponListProps {
  readonly table: Table;
  readonly unit: number;
}

/** Weapons with what they do and how far; below each what is left to fire, or what it has been declared at. */
export function WeaponList({ table, unit }: WeaponListProps) {
  const field = battlefieldOf(table);
  const design = field.designs[unit];
  const mech = table.units[unit];
  const heats = field.kinds[unit].heat !== undefined;
  return (
    <table className={styles.mechWeapons}>
      <thead>
        <tr>
          <th scope="col">{SHEET.weapons}</th>
          {heats && (
            <th scope="col" title="Heat">
              Ht
            </th>
          )}
          <th scope="col" title="Damage">
            Dmg
          </th>
          <th scope="col" title="Minimum range; short, medium and long range">
            Range
          </th>
        </tr>
      </thead>
      <tbody>
        {design.weapons.map((mount, weapon) => {
          const { type, parts, rear } = mount;
          const works = isUsable(field, mount, mech);
          const shots = shotsFor(design, mech, weapon);
          const declared = table.weaponAttacks.find(
            (attack) => attack.attacker === unit && attack.weapon === weapon,
          );
          const place = parts.map(({ location }) => field.kinds[unit].codes[location]).join('/');
          return (
            <tr key={mount.label} className={works ? '' : styles.gone}>
              <th scope="row">
                {type.name}{' '}
                <span className="quiet">
                  {place}
                  {rear && ' (R)'}
                </span>
                {!works && (
                  <span className={styles.sheetBad}>
                    {' '}
                    {isSeized(mech, mount) && weaponWorks(mount, mech.body) ? SHEET.jammed : SHEET.gone}
                  </span>
                )}
                {works && shots !== null && (
                  <span className={shots === 0 ? styles.sheetBad : 'quiet'}> · {SHEET.shots(shots)}</span>
                )}
                {type.locks && <span className="quiet"> · {SHEET.locks}</span>}
                {declared && (
                  <span className={styles.mechDeclared}>
                    {' → '}
                    {shortNames(field)[declared.target]}
                    {declared.number < AUTOMATIC_MISS && declared.number > 0 && ` ${declared.number}+`}
                  </span>
                )}
              </th>
              {heats && <td>{type.heat}</td>}
              <td>{damageOf(type)}</td>
              <td>
                {type.min > 0 && <span className="quiet">{type.min} | </span>}
                {type.closeAttack ? SHEET.sameHex : `${type.short}/${type.medium}/${type.long}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
