import { Segments } from '../../ui/fields/segments.tsx';
import { giveKeysBack } from '../keys-back.ts';
import { differentWays, type Moving } from '../moving.ts';

interface WayPickerProps {
  readonly moving: Moving;
}

/** Walk, run or jump. */
export function WayPicker({ moving: { ways, way, goBy } }: WayPickerProps) {
  const different = differentWays(ways);
  if (!way || different.length < 2) return null;
  return (
    <Segments
      label="How to go"
      value={way.name}
      choices={different.map(({ name, label }) => ({ value: name, label }))}
      onChange={(name) => {
        goBy(name);
        giveKeysBack();
      }}
    />
  );
}
