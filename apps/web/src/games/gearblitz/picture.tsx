import type { Setup } from '@ironfield/gearblitz/state.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { TablePicture } from '../../tabletop/terrain/table-picture.tsx';

export function GearblitzPicture({ setup }: { readonly setup: CoreSetup }) {
  return <TablePicture scene={(setup as Setup).scene} />;
}
