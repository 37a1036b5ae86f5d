import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import { nearnessTo, sensorReach } from '@ironfield/gearblitz/rules/sight/detection-ranges.ts';
import { distanceBetween, found, measuredFrom } from '@ironfield/gearblitz/rules/sight/sighting.ts';
import { isSearching, SEARCHLIGHT } from '@ironfield/gearblitz/rules/unit/systems.ts';
import { nameOf, rosterOf, sheetOf, unitOf } from '@ironfield/gearblitz/state/roster.ts';
import type { State } from '@ironfield/gearblitz/state.ts';
import { FULL_TURN } from '@ironfield/kernel/menu/menu.ts';
import type { Overlay, Ranges, Stand } from '../../tabletop/tabletop-game.ts';
import { inches } from '../../tabletop/words/measures.ts';
import { bandsOf } from './aims.ts';
import { standingAt } from './measuring.ts';
import type { Table } from './types.ts';

type Reading = Ranges['readings'][number][number];

/**
 * The distances of detection: how near others have to come to a unit, how near it has to come to them, and how far its
 * sensors reach in this weather.
 */
export function ranges(table: Table, id: number, stand: Stand, other: number | null): Ranges {
  const state = standingAt(table, id, stand);
  const { units } = rosterOf(table.setup);
  const against = units.filter((each) => state.units[each.id].at !== null && each.seat !== units[id].seat);
  const facing = against.find((each) => each.id === other)?.id;
  const isBlunt = sheetOf(state, id).card.flaws.sensorDependent === true;
  return {
    overlays: [
      ...sensorsOf(state, id),
      ...(isBlunt ? [] : against.flatMap((each) => around(state, each.id, each.id === facing))),
      ...around(state, id, true),
    ],
    readings: [
      [
        ...nearReadings(state, id),
        sensorReading(state, id),
        ...(isBlunt ? [{ text: 'detects no one by proximity', rule: 'HGB-FLAW-06' }] : []),
      ],
      ...(facing === undefined ? [] : [otherReadings(state, id, facing)]),
    ],
  };
}

/** HGB-DET-02: who comes so near detects it, whatever lies between. */
function around(state: State, id: number, isNamed: boolean): Overlay[] {
  const { seat } = rosterOf(state.setup).units[id];
  const at = measuredFrom(state, id);
  return nearnessTo(state, id).map(({ heading, width, explanation }): Overlay => {
    const round = { at, radius: explanation.total * INCH, look: 'near', side: seat } as const;
    const label = isNamed ? { label: `Detected within ${explanation.total}″` } : {};
    return width === FULL_TURN
      ? { kind: 'circle', ...round, ...label }
      : { kind: 'arc', heading, width, ...round, ...label };
  });
}

/** HGB-SCEN-05, HGB-AUX-08: what the weather leaves of its sensors, and where its light makes night day. */
function sensorsOf(state: State, id: number): Overlay[] {
  const { far } = sensorReach(state, id);
  const { at, heading } = state.units[id];
  const lit =
    state.battle.light === 'night' && isSearching(unitOf(state, id))
      ? bandsOf({ at: at!, heading }, SEARCHLIGHT.arc, [SEARCHLIGHT.range]).map((band) => ({
          ...band,
          label: `Searchlight ${SEARCHLIGHT.range}″`,
        }))
      : [];
  if (far === null) return lit;
  const label = `Sensors ${inches(far)} in the open`;
  return [...lit, { kind: 'circle', at: measuredFrom(state, id), radius: far, label, look: 'range' }];
}

/** HGB-DET-02, HGB-AUX-08 */
function nearReadings(state: State, id: number): Reading[] {
  const name = nameOf(state, id);
  if (unitOf(state, id).isLit)
    return [{ text: `${name} has its searchlight on: everybody detects it`, rule: 'HGB-AUX-08' }];
  const all = nearnessTo(state, id);
  return all.map(({ explanation, isHullDown }, i) => ({
    text: i === 0 ? `${name} is detected within` : 'from behind within',
    number: { explanation, measure: '″' },
    after: isHullDown && all.length > 1 ? 'where its cover is' : '',
    rule: 'HGB-DET-02',
  }));
}

/** HGB-DET-01, HGB-DMG-06 */
function sensorReading(state: State, id: number): Reading {
  const { rating, far } = sensorReach(state, id);
  const after = far === null ? '' : `, in this weather nearer than ${inches(far)} in the open`;
  if (!rating) return { text: `without sensors detects what nothing obscures${after}`, rule: 'HGB-DMG-06' };
  return {
    text: 'detects through Obscurement',
    number: { explanation: rating, measure: '' },
    after,
    rule: 'HGB-DET-01',
  };
}

/** The readings of a model of the other side. */
function otherReadings(state: State, id: number, other: number): Reading[] {
  const { isDetected, obscured } = found(state, id, other);
  const far = inches(distanceBetween(state, id, other));
  return [
    ...nearReadings(state, other),
    { text: `now ${far} away, Obscurement ${obscured}: ${isDetected ? 'detected' : 'not detected'}` },
  ];
}
