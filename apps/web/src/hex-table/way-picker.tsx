import { Segments } from '../ui/segments.tsx';
import { giveKeysBack } from './keys-back.ts';
import type { Moving } from './moving.ts';

interface WayPickerProps {
  readonly moving: Moving;
  /** The ways by name, and what they are called. */
  readonly words: Readonly<Record<string, string>>;
}

/** Walk, run or jump. */
export function WayPicker({ moving: { ways, way, goBy }, words }: WayPickerProps) {
  const names = [...new Set(ways.map(({ name }) => name))];
  if (!way || names.length < 2) return null;
  return (
    <Segments
      label="How to go"
      value={way.name}
      choices={names.map((name) => ({ value: name, label: words[name] }))}
      onChange={(name) => {
        goBy(name);
        giveKeysBack();
      }}
    />
  );
}
