import { isOnTable } from '@ironfield/table/scenes/scene.ts';
import { wrongWith } from '../card-files/card-problems.ts';
import { PIECE_KINDS } from '../data/terrain.ts';
import { holds, roomyDeployments } from '../rules/terrain/room.ts';
import type { Army, Setup } from '../state.ts';

/** A fault of a setup, and its path. */
interface SetupProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** More than any table holds. */
const MOST_UNITS = 60;

/** Faults that no single part of a setup shows; room for all units is checked only if everything else is right. */
export function setupProblems(setup: Setup): SetupProblem[] {
  const problems = [
    ...sceneProblems(setup),
    ...zoneProblems(setup),
    ...setup.armies.flatMap((army, seat) => armyProblems(army, ['armies', seat])),
  ];
  return problems.length > 0 ? problems : roomProblems(setup);
}

function sceneProblems({ scene }: Setup): SetupProblem[] {
  return scene.pieces.flatMap(({ id, kind, corners }, i) => {
    const path = ['scene', 'pieces', i];
    const problems: SetupProblem[] = [];
    const first = scene.pieces.findIndex((piece) => piece.id === id);
    if (first < i)
      problems.push({ path: [...path, 'id'], message: `"${id}" is the id of piece ${first}, too` });
    if (!PIECE_KINDS.includes(kind))
      problems.push({
        path: [...path, 'kind'],
        message: `there is no terrain "${kind}"; there are ${PIECE_KINDS.join(', ')}`,
      });
    const off = corners.findIndex((corner) => !isOnTable(scene, corner));
    if (off >= 0)
      problems.push({ path: [...path, 'corners'], message: 'the piece hangs over the edge of the table' });
    return problems;
  });
}

function zoneProblems({ scene, zones }: Setup): SetupProblem[] {
  if (zones === 'chosen') return [];
  return zones.flatMap((zone, seat) =>
    zone.every((corner) => isOnTable(scene, corner))
      ? []
      : [{ path: ['zones', seat], message: 'the zone lies beyond the table' }],
  );
}

function armyProblems(
  { groups, commander: [group, unit] }: Army,
  path: SetupProblem['path'],
): SetupProblem[] {
  const problems: SetupProblem[] = [];
  const count = groups.reduce((sum, { units }) => sum + units.length, 0);
  if (count > MOST_UNITS)
    problems.push({ path, message: `the army has ${count} units, and ${MOST_UNITS} are the most` });
  if (!groups[group]?.units[unit])
    problems.push({ path: [...path, 'commander'], message: 'there is no such unit to command the army' });
  for (const [g, { units }] of groups.entries()) {
    for (const [u, { card, master }] of units.entries()) {
      const place = [...path, 'groups', g, 'units', u];
      if (master !== undefined && (!units[master] || units[master].master !== undefined))
        problems.push({ path: [...place, 'master'], message: 'there is no such unit to control it' });
      for (const { message } of wrongWith(card, 'card')) problems.push({ path: place, message });
    }
  }
  return problems;
}

/** HGB-DEPLOY-02 */
function roomProblems(setup: Setup): SetupProblem[] {
  const { zones, scene, armies } = setup;
  if (zones === 'chosen')
    return roomyDeployments(setup).length > 0
      ? []
      : [{ path: ['scene'], message: 'no way to deploy has room for everybody on this table' }];
  return zones.flatMap((zone, seat) => {
    const sheets = armies[seat].groups.flatMap(({ units }) => units);
    return holds(scene, sheets, [zone])
      ? []
      : [{ path: ['zones', seat], message: 'the zone has no room for the whole army' }];
  });
}
