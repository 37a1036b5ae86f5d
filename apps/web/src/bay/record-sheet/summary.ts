import type { Gauge, SheetData } from '@ironfield/mechbay/sheet/sheet-data.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const of = ({ left, full }: Gauge): string => `${left} of ${full}`;

/** The sheet in sentences, for those who hear it rather than see it. */
export function summaryOf(sheet: SheetData): string[] {
  const { warrior, heat, sinks, status } = sheet;
  const locations = sheet.locations.map(({ name, code, structure, lost, slots }, at) => {
    if (lost) return `${capital(name)}: lost`;
    const rear = sheet.armor.find((facing) => facing.code === `${code}R`);
    const hits = slots.filter(({ hit }) => hit).map(({ name: item }) => item);
    return [
      `${capital(name)}: armour ${of(sheet.armor[at])}`,
      ...(rear ? [`rear armour ${of(rear)}`] : []),
      `structure ${of(structure)}`,
      ...(hits.length > 0 ? [`hit: ${hits.join(', ')}`] : []),
    ].join('; ');
  });
  const weapons = sheet.inventory.map(
    ({ working, count, type, location }) =>
      `${working === count ? count : `${working} of ${count}`} ${type}${location === '' ? '' : `, ${location}`}`,
  );
  return [
    ...status,
    ...(warrior.name === '' ? [] : [`MechWarrior ${warrior.name}`]),
    ...(warrior.abilities ?? []),
    `${warrior.hits} of 6 hits taken${warrior.unconscious ? ', unconscious' : ''}`,
    ...(heat === null ? [] : [`Heat ${heat}`]),
    `${sinks.full - sinks.destroyed} of ${sinks.full} heat sinks work${sinks.off > 0 ? `, ${sinks.off} switched off` : ''}`,
    `Walking MP ${of(sheet.walk)}, running ${of(sheet.run)}, jumping ${of(sheet.jump)}`,
    ...locations,
    ...weapons,
    ...sheet.bins.map(
      (bin, i) =>
        `Ammunition ${i + 1}, ${bin.type} ${bin.location}: ${of(bin)} shots${bin.lost ? ', lost' : ''}`,
    ),
  ];
}
