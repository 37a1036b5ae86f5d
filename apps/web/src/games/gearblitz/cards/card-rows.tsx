import { type Card, MODES, type Mount, type Movement } from '@ironfield/gearblitz/cards/card.ts';
import { ARCS } from '@ironfield/gearblitz/data/arcs.ts';
import { WEAPONS } from '@ironfield/gearblitz/data/weapons.ts';
import { MODE_NAMES } from '@ironfield/gearblitz/text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icons.tsx';
import styles from './cards.module.css';

const ARC_NAMES = Object.keys(ARCS) as Mount['arc'][];

const SPEED_HEADS = ['Stationary', 'Combat', 'Top'];

type Triple = readonly [number, number, number];

interface PartProps {
  readonly card: Card;
  onChange(part: Partial<Card>): void;
}

/** A row for each mode, and the Attack modifiers. */
export function MovementFields({ card: { movement, attack }, onChange }: PartProps) {
  const put = (index: number, row: Partial<Movement>) =>
    onChange({ movement: movement.map((each, i) => (i === index ? { ...each, ...row } : each)) });
  const free = MODES.find((mode) => movement.every((row) => row.mode !== mode));
  return (
    <table className={styles.cardRows}>
      <thead>
        <tr>
          {['Movement', 'MP Combat', 'MP Top', ...SPEED_HEADS.map((speed) => `Def ${speed}`), ''].map(
            (head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {movement.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows go by their place
          <tr key={index}>
            <td>
              <Select
                label={`Mode of row ${index + 1}`}
                value={row.mode}
                choices={MODES.map((mode) => [mode, MODE_NAMES[mode]] as const)}
                onChange={(value) => put(index, { mode: value })}
              />
            </td>
            <td>
              <NumberInput
                label={`Combat MP, ${MODE_NAMES[row.mode]}`}
                value={row.combat}
                onChange={(combat = 0) => put(index, { combat })}
              />
            </td>
            <td>
              <NumberInput
                label={`Top MP, ${MODE_NAMES[row.mode]}`}
                value={row.top}
                onChange={(top = 0) => put(index, { top })}
              />
            </td>
            {row.defense.map((value, speed) => (
              <td key={SPEED_HEADS[speed]}>
                <NumberInput
                  label={`Defence, ${SPEED_HEADS[speed]}, ${MODE_NAMES[row.mode]}`}
                  value={value}
                  onChange={(next = 0) => put(index, { defense: withValue(row.defense, speed, next) })}
                />
              </td>
            ))}
            <td>
              <RemoveButton
                label={`Remove ${MODE_NAMES[row.mode]}`}
                onRemove={() => onChange({ movement: movement.toSpliced(index, 1) })}
              />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            Attack
          </th>
          {attack.map((value, speed) => (
            <td key={SPEED_HEADS[speed]}>
              <NumberInput
                label={`Attack, ${SPEED_HEADS[speed]}`}
                value={value}
                onChange={(next = 0) => onChange({ attack: withValue(attack, speed, next) })}
              />
            </td>
          ))}
          <td>
            {free && (
              <button
                type="button"
                className="button bare"
                aria-label="Add a movement mode"
                onClick={() =>
                  onChange({
                    movement: [...movement, { mode: free, combat: 4, top: 7, defense: [-3, -1, 1] }],
                  })
                }
              >
                <Icon name="plus" />
              </button>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const withValue = (values: Triple, place: number, value: number): [number, number, number] =>
  values.map((each, i) => (i === place ? value : each)) as [number, number, number];

/** A row for each weapon. */
export function WeaponFields({ card: { weapons }, onChange }: PartProps) {
  const put = (index: number, mount: Partial<Mount>) =>
    onChange({
      weapons: weapons.map((each, i) => (i === index ? fittedMount({ ...each, ...mount }) : each)),
    });
  return (
    <table className={styles.cardRows}>
      <thead>
        <tr>
          {['Weapon', 'Arc', 'ROF', 'Ammo', 'Reloads', 'Link', ''].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weapons.map((mount, index) => {
          const weapon = WEAPONS.get(mount.weapon);
          const name = weapon?.name ?? mount.weapon;
          const hasRate = weapon && weapon.rof[0] !== weapon.rof[1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: weapons go by their place
            <tr key={index}>
              <td>
                <Select
                  label={`Weapon ${index + 1}`}
                  value={mount.weapon}
                  choices={[...WEAPONS.values()].map(
                    ({ code, name: title }) => [code, `${code} ${title}`] as const,
                  )}
                  onChange={(value) => put(index, { weapon: value })}
                />
              </td>
              <td>
                <Select
                  label={`Arc of ${name}`}
                  value={mount.arc}
                  choices={ARC_NAMES}
                  onChange={(value) => put(index, { arc: value })}
                />
              </td>
              <td>
                {hasRate ? (
                  <NumberInput
                    label={`Rate of Fire of ${name}`}
                    value={mount.rof}
                    onChange={(rof) => put(index, { rof })}
                  />
                ) : (
                  (weapon?.rof[0] ?? '–')
                )}
              </td>
              <td>
                <NumberInput
                  label={`Ammunition of ${name}`}
                  value={mount.ammo}
                  onChange={(ammo) => put(index, { ammo })}
                />
              </td>
              <td>
                <input
                  type="checkbox"
                  aria-label={`${name} has Reloads`}
                  checked={mount.reloads ?? false}
                  onChange={({ target }) => put(index, { reloads: target.checked || undefined })}
                />
              </td>
              <td>
                <NumberInput
                  label={`Link of ${name}`}
                  value={mount.link}
                  onChange={(link) => put(index, { link })}
                />
              </td>
              <td>
                <RemoveButton
                  label={`Remove ${name}`}
                  onRemove={() => onChange({ weapons: weapons.toSpliced(index, 1) })}
                />
              </td>
            </tr>
          );
        })}
        <tr>
          <td colSpan={7}>
            <button
              type="button"
              className="button"
              onClick={() => onChange({ weapons: [...weapons, { weapon: 'LAC', arc: 'F' }] })}
            >
              <Icon name="plus" /> Weapon
            </button>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Missing fields stay missing; a Rate of Fire is written where weapons of its kind differ. */
function fittedMount({ weapon, arc, reloads, ammo, rof, link }: Mount): Mount {
  const [least, most] = WEAPONS.get(weapon)?.rof ?? [0, 0];
  return {
    weapon,
    arc,
    ...(reloads && { reloads }),
    ...(ammo !== undefined && { ammo }),
    ...(least !== most && { rof: rof ?? least }),
    ...(link !== undefined && { link }),
  };
}

interface NumberInputProps {
  readonly label: string;
  readonly value: number | undefined;
  onChange(value: number | undefined): void;
}

function NumberInput({ label, value, onChange }: NumberInputProps) {
  return (
    <input
      className="text-field"
      type="number"
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}

function RemoveButton({ label, onRemove }: { readonly label: string; onRemove(): void }) {
  return (
    <button type="button" className="button bare" aria-label={label} onClick={onRemove}>
      <Icon name="close" />
    </button>
  );
}
