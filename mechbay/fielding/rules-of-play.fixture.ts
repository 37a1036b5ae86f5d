// MT-WPN-66: by item, the rules that say what it does in play.

import type { Item } from '../data/items.ts';

export interface Family {
  readonly name: string;
  /** The ids of its items. */
  readonly items: RegExp;
  readonly rules: readonly string[];
}

const family = (name: string, items: RegExp, rules: string): Family => ({
  name,
  items,
  rules: rules.split(' '),
});

/** By the family and the munition of ammunition. */
const ammunition = (name: string, items: RegExp, rules: string): Family => family(name, items, rules);

/** What an item is looked up by: ammunition by its family and its munition, everything else by its id. */
export const keyOf = (item: Item): string =>
  item.kind === 'ammo' ? `ammo ${item.family} ${item.munition}` : item.id.replace(/^(is|clan|any)-/, '');

export const FAMILIES: readonly Family[] = [
  family(
    'lasers, PPCs',
    /^((er-)?(small|medium|large|micro)-laser|(er-)?ppc|er-micro-laser)$/,
    'MT-WPN-65 MT-WPN-36 MT-DMG-01',
  ),
  family('ER lasers', /^er-(small|medium|large)-laser$/, 'MT-WPN-65 MT-DMG-01'),
  family('pulse lasers', /^(small|medium|large|micro)-pulse-laser$/, 'MT-WPN-41 MT-WPN-13'),
  family('X-pulse lasers', /x-pulse-laser$/, 'MT-WPN-12'),
  family('ER pulse lasers', /^er-\w+-pulse-laser$/, 'MT-WPN-11'),
  family('heavy lasers', /^heavy-(small|medium|large)-laser$/, 'MT-WPN-41'),
  family('PPC capacitors', /^ppc-capacitor$/, 'MT-WPN-37 MT-WPN-38 MT-WPN-39'),
  family('autocannons', /^(autocannon-\d+|light-ac-\d+)$/, 'MT-WPN-03 MT-WPN-04 MT-WPN-10'),
  ammunition('their rounds', /^ammo l?ac standard$/, 'CBT-WPN-04 MT-WPN-51'),
  ammunition('armor-piercing', /^ammo l?ac armor-piercing$/, 'MT-WPN-05 MT-WPN-06'),
  ammunition('caseless', /^ammo l?ac caseless$/, 'MT-WPN-05 MT-WPN-07'),
  ammunition('flechette', /^ammo l?ac flechette$/, 'MT-WPN-05 MT-WPN-08'),
  ammunition('tracer', /^ammo l?ac tracer$/, 'MT-WPN-05 MT-WPN-09'),
  ammunition('precision and incendiary', /^ammo l?ac (precision|incendiary)$/, 'MT-WPN-59'),
  family('LB-X', /^lb-\d+-x-ac$|^ammo lbx /, 'MT-WPN-42'),
  family('Ultra', /^ultra-ac-\d+$|^ammo ultra /, 'MT-BASE-10'),
  family('rotary', /^rotary-ac-\d+$|^ammo rotary /, 'MT-WPN-43 MT-WPN-51'),
  family('Gauss rifles', /^(light-)?gauss-rifle$|^ammo gauss(-light)? /, 'MT-WPN-50'),
  family('heavy Gauss rifles', /^heavy-gauss-rifle$|^ammo gauss-heavy /, 'MT-WPN-50 MT-WPN-43'),
  family(
    'machine guns',
    /^((light|heavy)-)?machine-gun$|^ammo mg(-light|-heavy)? /,
    'MT-WPN-45 MT-WPN-61 MT-WPN-28 MT-PRE-27',
  ),
  family('flamers', /^(vehicle-)?flamer$|^ammo vehicle-flamer standard$/, 'MT-WPN-52 MT-WPN-14'),
  family('heavy flamers', /^heavy-flamer$|^ammo heavy-flamer standard$/, 'MT-WPN-15 MT-WPN-52'),
  ammunition('inferno fuel', /^ammo (vehicle|heavy)-flamer inferno$/, 'MT-WPN-16'),
  family(
    'LRMs',
    /^(proto-clan-)?lrm-\d+$|^ammo lrm standard$/,
    'CBT-WPN-06 MT-BASE-13 MT-WPN-46 MT-WPN-31 MT-WPN-32',
  ),
  family('SRMs', /^(proto-clan-)?srm-\d+$|^ammo srm standard$/, 'CBT-WPN-06 MT-WPN-46'),
  family('Streak SRMs', /^(proto-clan-)?streak-srm-\d+$|^ammo streak-srm /, 'MT-WPN-47'),
  family('Streak LRMs', /^streak-lrm-\d+$|^ammo streak-lrm /, 'MT-WPN-30'),
  family('MRMs', /^mrm-\d+$|^ammo mrm /, 'MT-WPN-48'),
  family('ATMs', /^atm-\d+$|^ammo atm /, 'MT-WPN-42 MT-ELEC-13'),
  family('rocket launchers', /^rl-\d+$|^ammo rocket /, 'MT-WPN-49'),
  family('one-shot launchers', /-os$/, 'MT-WPN-49'),
  family('Thunderbolts', /^thunderbolt-\d+$|^ammo thunderbolt-\d+ /, 'MT-WPN-40'),
  family('torpedoes', /^(proto-clan-)?[ls]rt-\d+$|^ammo [ls]rt /, 'MT-WPN-44 MT-PRE-18 MT-PRE-31'),
  ammunition('infernos', /^ammo srm inferno$/, 'MT-WPN-53'),
  ammunition('fragmentation', /^ammo [ls]rm fragmentation$/, 'MT-WPN-54 MT-PRE-27'),
  ammunition('swarm', /^ammo lrm swarm(-i)?$/, 'MT-WPN-55'),
  ammunition('semi-guided', /^ammo lrm semi-guided$/, 'MT-WPN-56'),
  ammunition('Thunder', /^ammo lrm thunder(-\w+)?$/, 'MT-WPN-57 MT-BASE-05 MT-BASE-12'),
  ammunition('flares', /^ammo lrm flare$/, 'MT-WPN-58'),
  ammunition('Narc-capable', /^ammo [ls]rm narc-capable$/, 'MT-ELEC-18'),
  ammunition('Artemis-capable', /^ammo [ls]rm artemis-capable$/, 'MT-ELEC-13'),
  ammunition('heat-seeking', /^ammo [ls]rm heat-seeking$/, 'MT-WPN-33'),
  ammunition('smoke', /^ammo [ls]rm smoke$/, 'MT-WPN-34 MT-SMOKE-01'),
  family('Artemis IV', /^artemis-iv-fcs$/, 'MT-ELEC-13'),
  family('Artemis V', /^artemis-v$/, 'MT-ELEC-09'),
  family('Narc', /^narc$|^ammo narc (standard|explosive)$/, 'MT-BASE-12 MT-ELEC-18'),
  ammunition('bola pods', /^ammo narc bola$/, 'MT-WPN-35'),
  family('improved Narc', /^inarc$|^ammo inarc /, 'MT-WPN-43 MT-ELEC-19'),
  family('TAG', /^(light-)?tag$|^c3-master-with-tag$/, 'MT-BASE-25'),
  family('C3', /^c3-(slave|master-with-tag)$/, 'MT-ELEC-14 MT-ELEC-15'),
  family('C3i', /^c3i-computer$/, 'MT-ELEC-16'),
  family('ECM', /^(guardian-)?ecm-suite$/, 'MT-BASE-08 MT-ELEC-17'),
  family('Angel ECM', /^angel-ecm-suite$/, 'MT-ELEC-08'),
  family('ECM of suits', /^single-hex-ecm$/, 'MT-WPN-64 MT-BASE-08'),
  family('probes', /^(beagle-|light-)?active-probe$/, 'MT-BASE-03 MT-ELEC-21'),
  family('Bloodhound probes', /^bloodhound-active-probe$/, 'MT-ELEC-03'),
  family('AMS', /^ams$|^ammo ams /, 'MT-BASE-09'),
  family('laser AMS', /^laser-ams$/, 'MT-ELEC-04 MT-ELEC-05'),
  family('targeting computers', /^targeting-computer$/, 'MT-BASE-06 MT-ELEC-12'),
  family('targeting and tracking systems', /^tts-/, 'MT-TTS-02'),
  family('satellite uplinks', /^satellite-uplink$/, 'MT-UPLINK-01'),
  family('cockpits', /^(command-console|ei-display)$/, 'MT-COCKPIT-03 MT-COCKPIT-05'),
  family('searchlights', /^(ba-any-)?searchlight$/, 'MT-ELEC-20'),
  family('null-signature systems', /^null-signature-system$/, 'MT-ELEC-10'),
  family('stealth armor', /^stealth-armor$/, 'MT-ARMOR-12'),
  family('armor', /^(light-|heavy-)?ferro-fibrous$/, 'MT-ARMOR-05 MT-MCON-08'),
  family('hardened armor', /^hardened$/, 'MT-ARMOR-02'),
  family('reflective armor', /^armor-reflective$/, 'MT-ARMOR-06'),
  family('reactive armor', /^armor-reactive$/, 'MT-ARMOR-07'),
  family('standard armor', /^standard$/, 'CBT-DMG-02'),
  family('endo steel', /^endo-steel$/, 'MT-MCON-07'),
  family('structures', /^(reinforced|composite|component-armor)$/, 'MT-FRAME-01 MT-FRAME-02 MT-FRAME-03'),
  family(
    'artillery',
    /^(arrow-iv|long-tom|sniper|thumper)$|^ammo (arrow-iv|long-tom|sniper|thumper) (standard|homing)$/,
    'MT-BASE-01 MT-BASE-02 MT-BASE-24 MT-BASE-25',
  ),
  ammunition(
    'artillery: mines and smoke',
    /^ammo (arrow-iv|long-tom|sniper|thumper) (fascam|smoke)$/,
    'MT-ARTY-11 MT-ARTY-13',
  ),
  ammunition('artillery: infernos and vibrabombs', /^ammo arrow-iv (inferno|vibrabomb)$/, 'MT-WPN-60'),
  family(
    'artillery cannons',
    /^(long-tom|sniper|thumper)-cannon$|^ammo (long-tom|sniper|thumper)-cannon /,
    'MT-WPN-02',
  ),
  family('grenade launchers', /^grenade-launcher$/, 'MT-WPN-17 MT-WPN-18'),
  family('AP pods', /^(cl-)?ap-pod$/, 'MT-PRE-28'),
  family('CASE', /^case$/, 'MT-MCON-12'),
  family('CASE II', /^case-ii$/, 'MT-SYS-01'),
  family('heat sinks', /^(double-)?heat-sink$/, 'CBT-HEA-02 MT-MCON-09'),
  family('compact heat sinks', /^\d-compact-heat-sinks?$/, 'MT-SYS-04'),
  family('laser heat sinks', /^laser-heat-sink$/, 'MT-SYS-06'),
  family('coolant', /^coolant-(pod|system)$/, 'MT-SYS-03 MT-SPV-11'),
  family('jump jets', /^jump-jet$/, 'CBT-MOV-14'),
  family('improved jump jets', /^improved-jump-jet$/, 'MT-SYS-09'),
  family('jump boosters and packs', /^jump-(booster|pack)$/, 'MT-SYS-11 MT-SYS-07'),
  family('MASC', /^masc$/, 'MT-BASE-11'),
  family('superchargers', /^supercharger$/, 'MT-SYS-13'),
  family('triple-strength myomer', /^tsm$/, 'MT-MCON-11'),
  family(
    'parts of vehicles',
    /^(jet-booster|mast-mount|sponson|power-amplifier|turret|mech-turret|vehicle-jump-jet)$/,
    'MT-VCON-06 MT-VCON-07 MT-VCON-05 MT-VCON-11 MT-MTUR-01',
  ),
  family('physical weapons', /^(hatchet|sword|(tree|girder|limb)-club)$/, 'CBT-PHY-11 CBT-PHY-13 MT-WPN-62'),
  family('utility', /^(combine|lift-hoist|chainsaw|cargo)$/, 'MT-MCON-04 MT-BASE-14'),
  family(
    'vehicle items',
    /^(bridgelayer-\w+|bulldozer|minesweeper-vehicle|mash|amphibious|dune-buggy|snowmobile|mobile-hq|extra-crew)$/,
    'MT-SPV-03 MT-SPV-05 MT-SPV-06 MT-SPV-07 MT-SPV-08 MT-SPV-09 MT-SPV-10 MT-SPV-19',
  ),
  family('hitches', /^trailer-hitch$/, 'MT-SPV-14'),
  family('drones', /^drone-/, 'MT-DRONE-02 MT-DRONE-03'),
  family(
    'infantry items',
    /^(heavy-armor|vibro-shovel|demolition-charge|bridge-kit|light-minesweeper)$/,
    'MT-IEQP-04 MT-SOPS-05 MT-SOPS-06 MT-SOPS-09',
  ),
  family('infantry weapons', /^infantry-(rifle|mg|srm|laser|flamer|lrm)$/, 'MT-PRE-13'),
  family('infernos of infantry', /^infantry-inferno-srm$/, 'MT-WPN-53 MT-PRE-13'),
  family('attacks of infantry', /^ba-any-(leg-attack|swarm-mek|stop-swarm-attack)$/, 'MT-PRE-15 MT-PRE-28'),
  family(
    'arms of suits',
    /^ba-(any|is|clan)-(?!leg|swarm|stop|magnetic|searchlight|boarding|assault|fire-)|^ammo (ba-|lrm-torpedo|mine|srm-adv)/,
    'MT-PRE-14 MT-WPN-63',
  ),
  family(
    'equipment of suits',
    /^(ba-(any-(boarding|assault|fire-|magnetic)|manipulator|ap-mount|infantry|armor|stealth|probe|jump|srm2|taser)|(basic|improved|standard)-stealth|mine$|minesweeper$|mimetic|simple-camo|parafoil|vacuum)/,
    'MT-WPN-64',
  ),
];
