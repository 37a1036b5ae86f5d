// The two forces of a campaign, out of BattleForce 2's tables.

import { type ForceFaction, organizationOf } from '@ironfield/battleforce2/data/assignment.ts';
import { type Experience, USUAL_SKILL } from '@ironfield/battleforce2/data/force-tables.ts';
import { crewOf, type Die, drawForce } from '@ironfield/battleforce2/scenarios/generator/unit-generation.ts';
import { unitName } from '@ironfield/battleforce2/scenarios/generator/unit-names.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { crewNames } from './pilots.ts';
import type { Camp, CampaignSide, CampaignType, CampaignUnit, Setup, Support } from './state.ts';
import { entryOf, mayMeet } from './units.ts';

export interface SideWish {
  readonly faction: ForceFaction;
  readonly experience?: Experience;
  readonly technicians?: number | undefined;
  readonly support?: Support | undefined;
  readonly camp?: Camp | undefined;
}

export interface CampaignWish {
  readonly options?: OptionValues;
  readonly sides?: readonly [SideWish, SideWish];
  /** Companies of each side, with three units each. */
  readonly companies?: number;
  /** A company of foot platoons and a field hospital on each side. */
  readonly hasInfantry?: boolean;
}

const COMPANY = 3;
const STAR_OF_MECHS: readonly [SideWish, SideWish] = [{ faction: 'Davion' }, { faction: 'Kurita' }];

const sideName = (faction: ForceFaction): string => {
  const organization = organizationOf(faction);
  return organization === 'Clan'
    ? `Clan ${faction}`
    : organization === 'Com Guards'
      ? faction
      : `House ${faction}`;
};

/** BF2-GEN-01 to BF2-GEN-17; drawn again until somebody can fight the first battle (BF2-CAMP-02). */
export function generateCampaign(
  { options = {}, sides = STAR_OF_MECHS, companies = 1, hasInfantry = false }: CampaignWish,
  chance: Random,
): Setup {
  const die: Die = () => 1 + randomBelow(chance, 6);
  const forces = sides.map((wish) => {
    let units = unitsFor(wish, companies, die);
    while (!units.some((unit) => mayMeet(unit.elements.map((element) => entryOf(element).sheet))))
      units = unitsFor(wish, companies, die);
    return hasInfantry && organizationOf(wish.faction) !== 'Clan' ? [...units, ...foot(wish)] : units;
  });
  const count = forces.flat().reduce((sum, { elements }) => sum + elements.length, 0);
  const pilots = crewNames(chance, count);
  const [first, second] = sides.map(
    ({ faction, technicians, support, camp }, seat): CampaignSide => ({
      name: sides[0].faction === sides[1].faction ? `${sideName(faction)} ${seat + 1}` : sideName(faction),
      faction,
      units: forces[seat]!.map(({ name, elements }) => ({
        name,
        elements: elements.map((element) => ({ ...element, pilot: pilots.pop()! })),
      })),
      ...(technicians !== undefined && { technicians }),
      ...(support && { support }),
      ...(camp && { camp }),
    }),
  );
  return { scenario: 'three-battles', options, sides: [first!, second!] };
}

function unitsFor(
  { faction, experience = 'Regular' }: SideWish,
  companies: number,
  die: Die,
): CampaignUnit[] {
  const organization = organizationOf(faction);
  const wish = { faction, units: companies * COMPANY, types: 'mechs' as const };
  const formations = drawForce(die, wish);
  return formations.flatMap((formation, company) =>
    formation.map(({ type, elements }, place) => ({
      name: unitName(organization, type, company, place, formations.length),
      elements: elements.map(({ sheet }) => ({
        name: sheet.name,
        type: type as CampaignType,
        pilot: 'nobody',
        experience,
        skill: crewOf(die, type, { experience, isSkillRolled: false }),
      })),
    })),
  );
}

/** BF2-INF-01: three platoons, and the truck that looks after them. */
function foot({ experience = 'Regular' }: SideWish): CampaignUnit[] {
  const crew = { pilot: 'nobody', experience, skill: USUAL_SKILL[experience] };
  return [
    {
      name: 'Foot Company',
      elements: Array.from({ length: 3 }, () => ({ name: 'Foot Rifle', type: 'infantry' as const, ...crew })),
    },
    { name: 'Field Hospital', elements: [{ name: 'MASH Truck', type: 'vehicle', ...crew }] },
  ];
}
