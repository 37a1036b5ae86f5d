import { STRUCTURE } from '@ironfield/classic/data/structure.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { armBuildsOf, bareSlots, FRAME_ITEMS, slotCount } from '@ironfield/classic/units/frame.ts';
import { LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
import { locationName, WRONG } from '../text.ts';
import { type Blueprint, type Finding, unless } from './blueprint.ts';

/** CBT-CON-03 */
export const tonnage = ({ file: { tons } }: Blueprint): readonly Finding[] =>
  unless(Object.hasOwn(STRUCTURE, tons), () => ({ rule: 'CBT-CON-03', message: WRONG.tonnage(tons) }));

/** CBT-CON-01 */
export function totalWeight({ file: { tons }, weights: { total } }: Blueprint): readonly Finding[] {
  if (total === null || total === 2 * tons) return [];
  const over = total - 2 * tons;
  const message = over > 0 ? WRONG.tooHeavy(total, over, tons) : WRONG.tooLight(total, -over, tons);
  return [{ rule: 'CBT-CON-01', message }];
}

/** Rules about parts that no 'Mech lacks; the slots of all others are fixed by CBT-CON-04. */
const MANDATORY: Readonly<Record<string, RuleId>> = {
  Cockpit: 'CBT-CON-07',
  Engine: 'CBT-CON-08',
  Gyro: 'CBT-CON-10',
};

/** CBT-CON-04, CBT-CON-07, CBT-CON-08, CBT-CON-10: what is built in is where it belongs, and nowhere else. */
export function fixedSlots({ file }: Blueprint): readonly Finding[] {
  const bare = bareSlots(armBuildsOf(file), file.frame);
  return LOCATION_CODES.flatMap((location) => {
    const slots = file.slots[location].map((has, slot) => ({ slot, has, wants: bare[location][slot] }));
    const where = locationName(file.frame, location);
    const numbers = (group: readonly { readonly slot: number }[]) => group.map(({ slot }) => slot);
    const wrong = slots.filter(({ has, wants }) => wants !== null && has !== wants);
    const missing = [...Map.groupBy(wrong, ({ wants }) => wants!)].map(([item, group]): Finding => {
      const found = [...new Set(group.map(({ has }) => has ?? 'nothing'))];
      const rule = MANDATORY[item] ?? 'CBT-CON-04';
      return { rule, message: WRONG.missing(item, numbers(group), where, found), location };
    });
    const extra = slots.filter(
      ({ has, wants }) =>
        has !== null && has !== wants && FRAME_ITEMS.has(has) && !isLoneHand(file, location, has),
    );
    const misplaced = [...Map.groupBy(extra, ({ has }) => has!)].map(([item, group]): Finding => {
      return { rule: 'CBT-CON-04', message: WRONG.misplaced(item, numbers(group), where), location };
    });
    const count = slotCount(file.frame, location);
    const beyond = slots
      .slice(count)
      .filter(({ has }) => has !== null)
      .map(({ has, slot }): Finding => {
        return { rule: 'CBT-CON-04', message: WRONG.beyondSlots(has!, slot, where, count), location };
      });
    return [...missing, ...misplaced, ...beyond];
  });
}

const isLoneHand = (file: Blueprint['file'], location: LocationCode, item: string): boolean =>
  file.frame === 'biped' &&
  (location === 'LA' || location === 'RA') &&
  item === 'Hand Actuator' &&
  !file.slots[location].includes('Lower Arm Actuator');

/** CBT-CON-05 */
export const actuatorOrder = ({ file }: Blueprint): readonly Finding[] =>
  LOCATION_CODES.filter((location) =>
    file.slots[location].some((item) => item !== null && isLoneHand(file, location, item)),
  ).map((location) => ({
    rule: 'CBT-CON-05',
    message: WRONG.handWithoutArm(locationName(file.frame, location)),
    location,
  }));
