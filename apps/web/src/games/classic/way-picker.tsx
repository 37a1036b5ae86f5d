import { Segments } from '../../ui/segments.tsx';
import { giveKeysBack } from './keys-back.ts';
import type { WayName, WayThere } from './move-plan.ts';
import { GO } from './text.ts';

interface WayPickerProps {
  readonly ways: readonly WayThere[];
  readonly way: WayThere | undefined;
  onWay(name: WayName): void;
}

/** Walk, run or jump. */
export function WayPicker({ ways, way, onWay }: WayPickerProps) {
  if (!way || way.name === 'place' || ways.length < 2) return null;
  return (
    <Segments
      label="How to go"
      value={way.name}
      choices={ways.map(({ name }) => ({ value: name, label: GO[name] }))}
      onChange={(name) => {
        onWay(name);
        giveKeysBack();
      }}
    />
  );
}
