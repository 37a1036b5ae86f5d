import { cruisingSpeed, termOf } from '@ironfield/battleforce2/data/readout.ts';
import type { ElementSheet, ElementType } from '@ironfield/battleforce2/element.ts';
import { damageWords, specialWords } from '@ironfield/battleforce2/rules/elements/record-sheets.ts';

export const TYPE_TITLES: Readonly<Record<ElementType, string>> = {
  mech: "'Mechs",
  vehicle: 'Vehicles',
  infantry: 'Infantry',
  battleArmor: 'Battle armor',
  conventionalFighter: 'Conventional fighters',
  aerospaceFighter: 'Aerospace fighters',
  dropship: 'DropShips',
};

/** The line of a record sheet in short: MP, damage, Overheat Value, class, boxes, specials. */
export function lineOf(sheet: ElementSheet): string {
  const { mp, mode, damage, ov, class: weight, armor, structure } = sheet;
  const parts = [
    `${mp}${mode} MP`,
    damageWords(damage),
    ...(ov > 0 ? [`OV ${ov}`] : []),
    weight,
    `${armor}/${structure}`,
  ];
  return [...parts, ...specialWords(sheet)].join(' · ');
}

/** Its speed and what its codes stand for (BF2-TRO-15, BF2-TRO-17). */
export const detailsOf = ({ mp, specials }: ElementSheet): string =>
  [`${cruisingSpeed(mp)} km/h`, ...specials.map(termOf)].join(', ');
