import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { isBasic, type PhysicalKind } from '@ironfield/classic/data/physical-attacks.ts';
import { type Account, type Attack, type Cause, isDealt } from '@ironfield/classic/describe/account.ts';
import { addedBlow } from '@ironfield/classic/rules/physical/added-blow.ts';
import { REASONS } from '@ironfield/classic/text/to-hit.ts';
import { LOSSES } from '@ironfield/mechbay/sheet/text.ts';
import { total } from '../../../result/side-charts.ts';
import type { StatisticsTable } from '../../../result/statistics.ts';
import type { ToHitRoll } from '../../../result/to-hit-roll.ts';
import { expectedHits } from '../../../result/to-hit-rolls.ts';
import { unitsTable } from '../../../result/units-table.ts';
import { shortNames } from '../mech/names.ts';

const CAUSES: Readonly<Record<Cause, string>> = {
  weapon: 'Weapons',
  physical: 'Physical attacks and their recoil',
  fall: 'Falls',
  ammunition: 'Exploding ammunition',
  'location-lost': 'Gone with a lost limb or torso',
  earlier: 'From before the battle',
};

const damageOf = (attacks: readonly Attack[]) => total(attacks.map(({ damage }) => damage));
const hitsOf = (attacks: readonly Attack[]) => attacks.filter(({ isHit }) => isHit).length;

const blowName = (field: Battlefield, kind: PhysicalKind): string =>
  isBasic(kind) ? REASONS.kind[kind] : (addedBlow(field, kind)?.base.words ?? kind);

/** The attacks as rolls that can be compared with their odds. */
export function rollsOf(field: Battlefield, attacks: readonly Attack[]): readonly ToHitRoll[] {
  const names = shortNames(field);
  return attacks.map((attack) => ({
    ...attack,
    seat: field.sideOf[attack.attacker],
    attack: `${names[attack.attacker]} → ${names[attack.target]}`,
    means:
      attack.kind === 'weapon'
        ? field.designs[attack.attacker].weapons[attack.weapon].label
        : blowName(field, attack.kind),
  }));
}

/** The units that are out of the game, and the reasons. */
export function lossesTable(field: Battlefield, { exits }: Account): StatisticsTable {
  const names = shortNames(field);
  const doer = (unit: number, by: number | null) => (by === null ? '–' : by === unit ? 'itself' : names[by]);
  return {
    id: 'losses',
    title: "'Mechs out of the game",
    columns: [
      { label: 'Turn', isNumber: true },
      { label: "'Mech" },
      { label: 'How' },
      { label: 'By', isExtra: true },
    ],
    rows: exits.map(({ turn, moment, unit, loss, by }) => ({
      seat: field.sideOf[unit],
      moment,
      cells: [`${turn}`, names[unit], LOSSES[loss], doer(unit, by)],
    })),
  };
}

/** Everything that is gone from the record sheets of each side, by what took it. */
export function causesTable(
  field: Battlefield,
  sides: readonly string[],
  { harms }: Account,
): StatisticsTable {
  const points = (side: number, cause?: Cause) =>
    total(
      harms.map((harm) =>
        field.sideOf[harm.unit] === side && (cause ?? harm.cause) === harm.cause ? harm.points : 0,
      ),
    );
  const row = (label: string, cause?: Cause) => ({
    cells: [label, ...sides.map((_, side) => `${points(side, cause)}`)],
  });
  const met = (Object.keys(CAUSES) as Cause[]).filter((cause) => harms.some((harm) => harm.cause === cause));
  return {
    id: 'causes',
    title: 'Armour and structure lost',
    note: 'Points lost from the record sheets of a side, and their causes.',
    columns: [{ label: 'Cause' }, ...sides.map((label) => ({ label, isNumber: true }))],
    rows: harms.length > 0 ? [...met.map((cause) => row(CAUSES[cause], cause)), row('Together')] : [],
  };
}

/** The deeds and losses of every 'Mech. */
export function mechsTable(field: Battlefield, { attacks, harms, exits }: Account): StatisticsTable {
  const names = shortNames(field);
  const heads = { name: "'Mech", of: 'MechWarrior', left: 'Left' };
  const note = 'The remainder is armour and structure together.';
  return unitsTable(
    { id: 'mechs', title: "'Mechs", note, ...heads },
    field.designs.map(({ armor, structure }, unit) => {
      const printed = total(armor) + total(structure);
      const lost = total(harms.map((harm) => (harm.unit === unit ? harm.points : 0)));
      const exit = exits.find((each) => each.unit === unit);
      return {
        side: field.sideOf[unit],
        name: names[unit],
        of: field.pilots[unit].name,
        rolls: attacks.filter(({ attacker }) => attacker === unit),
        dealt: total(harms.map((harm) => (harm.by === unit && isDealt(field, harm) ? harm.points : 0))),
        left: exit ? LOSSES[exit.loss] : `${printed - lost} of ${printed}`,
      };
    }),
  );
}

/** The success of each kind of weapon, the most harmful first. */
export function weaponsTable(field: Battlefield, { attacks }: Account): StatisticsTable {
  const { designs, sideOf } = field;
  const nameOf = ({ kind, attacker, weapon }: Attack) =>
    kind === 'weapon' ? designs[attacker].weapons[weapon].type.name : blowName(field, kind);
  const kinds = Map.groupBy(attacks, (attack) => `${sideOf[attack.attacker]} ${nameOf(attack)}`);
  return {
    id: 'weapons',
    title: 'Weapons',
    columns: [
      { label: 'Weapon' },
      { label: 'Used', isNumber: true },
      { label: 'Hits', isNumber: true },
      { label: 'Expected', isNumber: true, isExtra: true },
      { label: 'Damage', isNumber: true },
    ],
    rows: [...kinds.values()]
      .toSorted((a, b) => damageOf(b) - damageOf(a))
      .map((own) => ({
        seat: sideOf[own[0].attacker],
        cells: [
          nameOf(own[0]),
          `${own.length}`,
          `${hitsOf(own)}`,
          expectedHits(own).toFixed(1),
          `${damageOf(own)}`,
        ],
      })),
  };
}
