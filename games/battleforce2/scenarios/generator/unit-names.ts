import type { Organization } from '../../data/tables.ts';
import type { ElementType } from '../../element.ts';

/** The name of a force of companies. */
export const FORMATION_NAMES: Readonly<Record<Organization, string>> = {
  'Inner Sphere': 'task force',
  Clan: 'striker force',
  'Com Guards': 'Level III',
};

const ORDINALS = [
  'Alpha',
  'Bravo',
  'Charlie',
  'Delta',
  'Echo',
  'Foxtrot',
  'Golf',
  'Hotel',
  'India',
  'Juliet',
];
const LANCES = ['Command', 'Battle', 'Fire', 'Strike', 'Pursuit', 'Recon', 'Support', 'Assault'];

const KINDS: Partial<Record<ElementType, string>> = {
  vehicle: 'Armor ',
  infantry: 'Infantry ',
  battleArmor: 'Elemental ',
};

/** Unlike within a force; the company is named where there are several. */
export function unitName(
  organization: Organization,
  type: ElementType,
  company: number,
  place: number,
  companies: number,
): string {
  const kind = KINDS[type] ?? '';
  const formation = ORDINALS[company % ORDINALS.length];
  if (organization === 'Inner Sphere') {
    const name = `${LANCES[place % LANCES.length]} ${kind}Lance`;
    return companies > 1 ? `${formation} ${name}` : name;
  }
  const unit = organization === 'Clan' ? 'Star' : 'Level II';
  const name = `${ORDINALS[place % ORDINALS.length]} ${kind}${unit}`;
  return companies > 1 ? `${name}, ${organization === 'Clan' ? 'Trinary' : 'Level III'} ${formation}` : name;
}
