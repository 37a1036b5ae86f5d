import type { Army } from '@ironfield/gearblitz/army/army.ts';
import type { ArmyChoice } from '@ironfield/gearblitz/army/choice.ts';
import styles from '../../../muster/muster.module.css';
import { Select } from '../../../ui/fields/select.tsx';

interface ChaplainFieldProps {
  readonly choice: ArmyChoice;
  readonly army: Army;
  readonly cost: { readonly tv: number; readonly monkTv: number };
  onChange(choice: ArmyChoice): void;
}

/** HGB-NG-02: one Unit of the army is Chaplain, and in a Gear a Warrior Monk if wanted. */
export function ChaplainField({ choice, army, cost, onChange }: ChaplainFieldProps) {
  const { chaplain, ...rest } = choice;
  const candidates = candidatesIn(choice, army);
  const isGear = candidates.some(
    ({ group, member, kind }) => group === chaplain?.group && member === chaplain.member && kind === 'gear',
  );
  return (
    <div className={styles.musterTools} data-part="muster-tools">
      <Select
        label="Chaplain"
        value={chaplain ? `${chaplain.group} ${chaplain.member}` : ''}
        choices={[
          ['', 'No Chaplain'],
          ...candidates.map(
            ({ group, member, name }) => [`${group} ${member}`, `Chaplain, ${cost.tv} TV: ${name}`] as const,
          ),
        ]}
        onChange={(value) => {
          const [group, member] = value.split(' ').map(Number);
          onChange(value === '' ? rest : { ...rest, chaplain: { group, member } });
        }}
      />
      {chaplain && isGear && (
        <label>
          <input
            type="checkbox"
            checked={chaplain.isMonk ?? false}
            onChange={({ target }) => {
              const { isMonk: _before, ...who } = chaplain;
              onChange({ ...rest, chaplain: target.checked ? { ...who, isMonk: true } : who });
            }}
          />
          {`Warrior Monk, ${cost.monkTv} TV`}
        </label>
      )}
    </div>
  );
}

/** Everybody but drones, by the squad that was chosen; the snipers of one are a group of their own. */
function candidatesIn({ groups }: ArmyChoice, army: Army) {
  const squads = army.groups.filter(({ kind }) => kind !== 'snipers');
  return groups.flatMap((_, group) =>
    (squads[group]?.units ?? []).flatMap(({ sheet }, member) => {
      const { kind } = sheet.card;
      const name = `${sheet.name} ${member + 1}, ${squads[group].name}`;
      return kind === 'drone' ? [] : { group, member, kind, name };
    }),
  );
}
