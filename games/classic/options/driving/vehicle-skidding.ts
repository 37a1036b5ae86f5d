import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, kindsAt } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { ramsInSkid } from '../../phases/movement/ramming.ts';
import { section } from '../../rule-index/section.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { isRoadStep, isRubble } from '../../rules/ground/steps.ts';
import { isOpenTo } from '../../rules/ground/steps-of.ts';

/** Levels down that hurt. */
const DROP = 2;

/** The surface a vehicle is on, or floats on. */
const surface = ({ kinds, bed, level }: Battlefield, unit: number, hex: number): number =>
  kinds[unit].floats ? level[hex] : bed[hex];

function strainsInSkid(play: Play<Classic>, field: Battlefield, unit: number, from: number): boolean {
  const { hex } = play.state.units[unit];
  const isTorn = isRubble(field, hex) || kindsAt(field.board, hex)[0].name === 'rough';
  field.plugged.motiveDamage?.(play, field, unit, isTorn ? 1 : 0);
  if (from < 0) return true;
  const levels = surface(field, unit, from) - surface(field, unit, hex);
  if (levels < DROP) return true;
  const points = Math.ceil((field.designs[unit].tons / 10) * levels);
  strikeInGroups(play, field, unit, points, { table: 'mech', side: 'front', covered: 0 });
  return false;
}

export const vehicleSkidding: Option<boolean> = {
  id: 'vehicle-skidding',
  title: 'Skids of vehicles',
  summary: 'A skid strains the motive system of a vehicle, and ends at whatever is in its way.',
  group: 'Driving',
  rule: 'MT-SKID-09',
  base: false,
  requires: ['combined-arms', 'vehicle-motive-damage'],
  rules: section('Maximum Tech, driving', [
    'MT-SKID-09',
    'Skids of vehicles',
    'A roll for motive damage for each hex, at +1 on rough ground and rubble, and one where it slides nowhere. Closed ground and hills stop it, and so does whoever is rammed and survives; a drop of 2 levels hurts its front.',
    'vehicle-skidding',
  ]),
  plug: () => ({
    replace: { strainsInSkid, ramsInSkid },
    stage: {
      slide(slide, field, { unit, from, to }) {
        if (!field.kinds[unit].driving) return slide;
        const isHigher = surface(field, unit, to) > surface(field, unit, from);
        const isClosed = !isOpenTo(field, unit, to) && !isRoadStep(field, from, to);
        return isHigher || isClosed ? { ...slide, isStopped: true } : slide;
      },
    },
  }),
};
