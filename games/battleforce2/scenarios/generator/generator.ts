// Battles that are made up (BF2-SCEN-01): the same seed and the same choices are the same battle.

import { type Random, randomBelow, randomFrom, randomItem, shuffle } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { FORCE_FACTIONS, type ForceFaction, organizationOf } from '../../data/assignment.ts';
import { COMMAND_LISTS } from '../../data/commands.ts';
import { EXPERIENCES, type Experience, USUAL_SKILL } from '../../data/force-tables.ts';
import { MISSION, MISSIONS, type Mission } from '../../data/missions.ts';
import { rosterNamed } from '../../data/roster.ts';
import { WAR } from '../../data/wars.ts';
import type { Setup } from '../../state.ts';
import { type Force, forceOf, type MannedUnit } from '../forces.ts';
import type { BattleChoices } from './battle-choices.ts';
import { withBuildings } from './building-sites.ts';
import { boughtFor } from './buying.ts';
import { mapFor } from './map-selection.ts';
import { employs, withMercenaries } from './mercenaries.ts';
import {
  chainOfCommand,
  clanUnits,
  crewOf,
  type Die,
  drawForce,
  type Formation,
  type Training,
} from './unit-generation.ts';
import { FORMATION_NAMES, unitName } from './unit-names.ts';

const dieFrom =
  (random: Random): Die =>
  () =>
    1 + randomBelow(random, 6);

/** BF2-SCEN-07 */
export const rollMission = (die: Die): Mission => MISSIONS[die() - 1];

/** Attackers first. */
const ROLES = ['attackers', 'defenders'] as const;

/** A side before its machines are drawn. */
interface Party {
  readonly name: string;
  readonly faction: ForceFaction;
}

/** BF2-WAR-01: chosen, or rolled; in a war among its parties. */
function partiesOf(choices: BattleChoices, random: Random): Party[] {
  return ROLES.map((role) => {
    const wanted = choices[role];
    const rolled = () => (wanted === 'any' ? randomItem(random, FORCE_FACTIONS) : wanted);
    if (choices.war === 'none') {
      const faction = rolled();
      return { name: partyName(faction), faction };
    }
    const all = WAR[choices.war][role];
    const fit = all.filter(({ draws }) => wanted === 'any' || draws === wanted);
    const { name, draws } = randomItem(random, fit.length > 0 ? fit : all);
    return { name, faction: draws };
  });
}

const partyName = (faction: ForceFaction): string => {
  const organization = organizationOf(faction);
  return organization === 'Clan'
    ? `Clan ${faction}`
    : organization === 'Com Guards'
      ? faction
      : `House ${faction}`;
};

/** Units of a company. */
const COMPANY = 3;

/** BF2-SCEN-10 to BF2-SCEN-16; by dice Clans have half of it against the Inner Sphere (BF2-GEN-02). */
function unitsOf(mission: Mission, choices: BattleChoices, parties: readonly Party[]): number[] {
  const clans = parties.map(({ faction }) => organizationOf(faction) === 'Clan');
  return ROLES.map((_, side) => {
    const units = choices.companies * COMPANY * MISSION[mission].units[side];
    return choices.forces === 'dice' && clans[side] && !clans[1 - side] ? clanUnits(units) : units;
  });
}

/** BF2-SCEN-12: one level better, as far as there is one. */
function trainingOf(mission: Mission, choices: BattleChoices, side: number): Training {
  const { experience, isSkillRolled } = choices;
  const better = side === 1 ? (MISSION[mission].better ?? 0) : 0;
  if (experience === 'rolled') return { experience, isSkillRolled };
  const level = Math.min(EXPERIENCES.length - 1, EXPERIENCES.indexOf(experience) + better);
  return { experience: EXPERIENCES[level], isSkillRolled };
}

/** BF2-GEN-21: the skill paid for; rolled crews cost as Regular ones when machines are bought. */
const skillPaidFor = ({ experience }: Training): number =>
  USUAL_SKILL[experience === 'rolled' ? 'Regular' : (experience satisfies Experience)];

/** BF2-WAR-06: the loyalists of the secession have a tenth more. */
const LOYALISTS = 1.1;

function pointsFor(mission: Mission, choices: BattleChoices, side: number): number {
  const { points } = MISSION[mission];
  const usual = choices.unitPoints * choices.companies * COMPANY * points[side];
  return choices.war === 'andurien-secession' && side === 0 ? Math.round(usual * LOYALISTS) : usual;
}

/** BF2-WAR-06: and by dice their skill is better by one. */
const WAR_SKILL = -1;

function forceFor(
  { mission, choices }: { readonly mission: Mission; readonly choices: BattleChoices },
  side: number,
  { name, faction }: Party,
  machines: readonly Formation[],
  chance: Random,
): Force {
  const training = trainingOf(mission, choices, side);
  const isBetter = choices.war === 'andurien-secession' && side === 0 && choices.forces === 'dice';
  const die = dieFrom(chance);
  const formations = machines.map((formation) =>
    formation.map(({ type, elements, isHired }) => ({
      type,
      isHired,
      elements: elements.map(({ sheet }) => ({
        sheet,
        skill: crewOf(die, type, training) + (isBetter ? WAR_SKILL : 0),
      })),
    })),
  );
  const organization = organizationOf(faction);
  const leads = chainOfCommand(formations);
  const platoons = choices.war === 'marik-liao' && faction === 'Liao' ? localPlatoons(leads.length) : [];
  const units = formations.flatMap((formation, company) =>
    formation.map(({ isHired, ...unit }, place) => ({
      ...unit,
      name: `${isHired ? 'Mercenary ' : ''}${unitName(organization, unit.type, company, place, formations.length)}`,
    })),
  );
  return forceOf(
    {
      name: `${name}, ${FORMATION_NAMES[organization]}`.slice(0, 60),
      organization,
      commands: COMMAND_LISTS[faction],
    },
    [...units.map((unit, index) => ({ ...unit, leads: leads[index] })), ...platoons],
    side === 0 ? 1 : 30,
  );
}

const COMPANY_OF_FOOT = 3;

/** BF2-WAR-09: a foot rifle platoon for each unit, three of them in a unit. */
function localPlatoons(units: number): MannedUnit[] {
  const { sheet } = rosterNamed('Foot Rifle', 'infantry')!;
  return Array.from({ length: Math.ceil(units / COMPANY_OF_FOOT) }, (_, index) => ({
    name: `Foot Company ${index + 1}`,
    elements: Array.from({ length: Math.min(COMPANY_OF_FOOT, units - index * COMPANY_OF_FOOT) }, () => ({
      sheet,
      skill: USUAL_SKILL.Regular,
    })),
  }));
}

/**
 * The setup of a battle. Map and machines follow from the seed; `chance` deals the crews, which are secret, and the
 * chain of command, which follows from them.
 */
export function generate(
  mission: Mission,
  seed: string,
  chosen: BattleChoices,
  options: OptionValues = {},
  chance: Random = randomFrom(`${seed} crews`),
): Setup {
  // BF2-WAR-08
  const choices: BattleChoices = chosen.war === 'clan-invasion' ? { ...chosen, forces: 'points' } : chosen;
  const random = randomFrom(`battle ${mission} ${seed}`);
  const die = dieFrom(random);
  const parties = partiesOf(choices, random);
  const counts = unitsOf(mission, choices, parties);
  const machines = parties.map(({ faction }, side) => {
    const drawn = drawForce(die, { faction, units: counts[side], types: choices.unitTypes });
    if (choices.forces === 'dice') return drawn;
    const skill = skillPaidFor(trainingOf(mission, choices, side));
    const isBid = choices.bid !== null && organizationOf(faction) === 'Clan';
    const limit = isBid ? choices.bid : pointsFor(mission, choices, side);
    return boughtFor(limit, skill, faction, drawn, (below) => randomBelow(random, below));
  });
  const fielded = parties.map(({ faction }, side) => {
    if (!employs(choices.mercenaries, ROLES[side], faction)) return machines[side];
    const skill = choices.forces === 'dice' ? null : skillPaidFor(trainingOf(mission, choices, side));
    return withMercenaries(machines[side], randomFrom(`mercenaries ${mission} ${seed} ${side}`), skill);
  });
  const [attacker, defender] = parties.map((party, side) =>
    forceFor({ mission, choices }, side, party, fielded[side], chance),
  );
  const { land, hasBuildings } = choices;
  const total = machines.flat(2).length;
  const map = mapFor(mission, total, { land, seed, hasBuildings }, (ids) => shuffle(random, ids), die);
  return {
    scenario: mission,
    options,
    map: withBuildings(map, choices.buildingDice, die, (below) => randomBelow(random, below)),
    sides: [attacker.side, defender.side],
    objectives: MISSION[mission].objectives,
    secrets: [attacker.secrets, defender.secrets],
  };
}
