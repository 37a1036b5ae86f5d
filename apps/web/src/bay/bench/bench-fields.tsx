import { Select } from '../../ui/fields/select.tsx';

/** The id of a kind as its name. */
export const title = (id: string): string => `${id[0]!.toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

interface TextProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

export const Text = ({ label, value, onChange }: TextProps) => (
  <label>
    {label}
    <input
      className="text-field"
      maxLength={60}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/[<>#\p{C}]/gu, ''))}
    />
  </label>
);

interface ChoiceProps extends TextProps {
  readonly choices: readonly (readonly [string, string])[];
}

export const Choice = ({ label, value, choices, onChange }: ChoiceProps) => (
  <label>
    {label}
    <Select value={value} choices={choices.map(([id, name]) => [id, name] as const)} onChange={onChange} />
  </label>
);

/** Both bases, alone and mixed. */
export const TECHNOLOGIES = [
  ['IS', 'Inner Sphere'],
  ['Clan', 'Clan'],
  ['mixed IS', 'Mixed, Inner Sphere chassis'],
  ['mixed Clan', 'Mixed, Clan chassis'],
] as const;

interface WholeProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly step?: number;
  onChange(value: number): void;
}

export const Whole = ({ label, value, least = 0, most, step = 1, onChange }: WholeProps) => (
  <label>
    {label}
    <input
      type="number"
      className="text-field"
      min={least}
      max={most}
      step={step}
      value={value}
      onChange={({ target: { valueAsNumber } }) =>
        onChange(Number.isNaN(valueAsNumber) ? least : Math.min(most, Math.max(0, valueAsNumber)))
      }
    />
  </label>
);
