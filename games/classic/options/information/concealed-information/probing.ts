// MT-INFO-02: active probes read the record sheets of enemies that are near.

import { distance } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import { probeOf } from '../../../rules/sight/probes.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import { kept } from '../../../rules/unit/marks.ts';
import { carrierOf } from '../../../rules/unit/riding.ts';
import type { State, UnitState } from '../../../state.ts';
import { sheetsChanged } from '../../../view/sighting.ts';

declare module '../../../extensions.ts' {
  interface UnitMarks {
    /** MT-INFO-02: an enemy probe has found it in reach. Nobody but those who read it knows. */
    readonly read?: true;
  }
}

/** Does somebody of the other side read its sheet? Those who only watch have no probes. */
export const isRead = ({ marks }: Pick<UnitState, 'marks'>, viewer: Viewer): boolean =>
  viewer !== 'spectator' && marks?.read === true;

const isReadable = (unit: UnitState): boolean => isOnMap(unit) && carrierOf(unit) < 0;

/** Is a unit in reach of a probe, and nothing keeps that out? */
function isProbed(field: Battlefield, state: State, unit: number): boolean {
  const target = state.units[unit];
  if (!isReadable(target)) return false;
  const probes = field.enemiesOf[unit].filter((enemy) => {
    const carrier = state.units[enemy];
    return (
      field.designs[enemy].probe !== undefined &&
      isReadable(carrier) &&
      distance(field.board, carrier.hex, target.hex) <= probeOf(field, state, enemy).reach
    );
  });
  if (probes.length === 0) return false;
  const { jams } = field.plugged;
  return !jams?.(field, state, field.sideOf[probes[0]], [target.hex], 'electronics');
}

function probe(play: Play<Classic>, field: Battlefield, units: readonly number[]): void {
  const { state } = play;
  const changed = units.filter(
    (unit) => isProbed(field, state, unit) !== (state.units[unit].marks?.read === true),
  );
  if (changed.length === 0) return;
  sheetsChanged(play, () => {
    for (const unit of changed) {
      const mech = state.units[unit];
      const { read, ...marks } = mech.marks ?? {};
      mech.marks = read ? kept(marks) : { ...marks, read: true };
    }
  });
}

const hasProbe = ({ designs }: Battlefield): boolean => designs.some(({ probe }) => probe !== undefined);

/** All enemies of all probes. */
export function probeAll(play: Play<Classic>, field: Battlefield): void {
  if (hasProbe(field)) probe(play, field, [...play.state.units.keys()]);
}

/** MT-ELEC-01: a unit that moves is tried in each hex, and those around it only if probes work on the way. */
export function probeOnTheWay(play: Play<Classic>, field: Battlefield, unit: number): void {
  // Where moves are plotted nobody is anywhere before all have moved.
  if (!hasProbe(field) || field.plugged.hidesPlaces?.()) return;
  if (field.plugged.probesOnTheWay?.()) probeAll(play, field);
  else probe(play, field, [unit]);
}

/** Its own side does not see that it is read, nor do those who cannot read it. */
export function withoutProbes(
  seen: UnitState,
  { setup, sideOf }: Battlefield,
  _real: UnitState,
  unit: number,
  viewer: Viewer,
): UnitState {
  if (!seen.marks?.read) return seen;
  if (viewer !== 'spectator' && setup.seats[viewer].side !== sideOf[unit]) return seen;
  const { read: _, ...marks } = seen.marks;
  return { ...seen, marks: kept(marks) };
}
