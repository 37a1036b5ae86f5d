import type { OptionSet } from '@ironfield/kernel/options/options.ts';
import type { Option } from './option.ts';
import { arrowInfernos } from './options/artillery/arrow-iv-infernos.ts';
import { artillery } from './options/artillery/artillery.ts';
import { artilleryDamage } from './options/artillery/artillery-l3-damage.ts';
import { artilleryOrdnance } from './options/artillery/artillery-l3-ordnance.ts';
import { artilleryRanges } from './options/artillery/artillery-l3-ranges.ts';
import { counterBattery } from './options/artillery/counter-battery.ts';
import { coreSighting } from './options/artillery/onboard/core-sighting.ts';
import { fieldArtillery } from './options/artillery/onboard/field-artillery.ts';
import { onboardArtillery } from './options/artillery/onboard/onboard-artillery.ts';
import { pointblankArtillery } from './options/artillery/onboard/pointblank-artillery.ts';
import { tag } from './options/artillery/tag/tag.ts';
import { alteredEnergyDamage } from './options/attacks/altered-energy-damage.ts';
import { calledShots } from './options/attacks/called-shots.ts';
import { carefulAim } from './options/attacks/careful-aim.ts';
import { expandedTmm } from './options/attacks/expanded-tmm.ts';
import { extremeRanges } from './options/attacks/extreme-range.ts';
import { glancingBlows } from './options/attacks/glancing-blows.ts';
import { indirectFire } from './options/attacks/indirect-fire.ts';
import { missileHitPenalties } from './options/attacks/missile-hit-penalties.ts';
import { oneArmProneFire } from './options/attacks/one-arm-prone-fire.ts';
import { opportunityFire } from './options/attacks/opportunity-fire/opportunity-fire.ts';
import { weaponLinking } from './options/attacks/weapon-linking.ts';
import { basements } from './options/buildings/basements.ts';
import { bridges } from './options/buildings/bridges-l3.ts';
import { buildings } from './options/buildings/buildings.ts';
import { largeDoors } from './options/buildings/large-doors.ts';
import { structureArmament } from './options/buildings/structure-armament.ts';
import { structures } from './options/buildings/structures-l3.ts';
import { walls } from './options/buildings/walls-l3.ts';
import { combinedArms } from './options/combined-arms/combined-arms.ts';
import { droppingTroops } from './options/combined-arms/dropping-troops.ts';
import { transport } from './options/combined-arms/transport.ts';
import { deepSnow } from './options/conditions/deep-snow.ts';
import { fog } from './options/conditions/fog.ts';
import { geyser } from './options/conditions/geyser.ts';
import { gravity } from './options/conditions/gravity.ts';
import { ice } from './options/conditions/ice.ts';
import { mud } from './options/conditions/mud.ts';
import { night } from './options/conditions/night.ts';
import { rapids } from './options/conditions/rapids.ts';
import { searchlights } from './options/conditions/searchlights.ts';
import { weaponCalibration } from './options/conditions/weapon-calibration.ts';
import { bracing } from './options/cover/bracing.ts';
import { expandedPartialCover } from './options/cover/expanded-partial-cover.ts';
import { hullDownQuad } from './options/cover/hull-down-quad.ts';
import { hullDownVehicle } from './options/cover/hull-down-vehicle.ts';
import { takingCover } from './options/cover/taking-cover.ts';
import { woodsCover } from './options/cover/woods-cover.ts';
import { engineExplosions } from './options/damage/engine-explosions.ts';
import { expandedCriticalDamage } from './options/damage/expanded-critical-damage.ts';
import { floatingCritical } from './options/damage/floating-critical.ts';
import { quadProneHitTable } from './options/damage/quad-prone-hit-table.ts';
import { secretCriticalEffects } from './options/damage/secret-critical-effects.ts';
import { selfDestruct } from './options/damage/self-destruct.ts';
import { vehicleAcceleration } from './options/driving/acceleration.ts';
import { vehicleBootlegger } from './options/driving/bootlegger.ts';
import { vehicleDeclareSpeed } from './options/driving/declared-speed.ts';
import { hoverFlankSkid } from './options/driving/hover-flank-skid.ts';
import { vehicleLanceMovement } from './options/driving/lance-movement.ts';
import { vehicleReverseGear } from './options/driving/reverse-gear.ts';
import { vehicleSideslip } from './options/driving/sideslip.ts';
import { vehicleTurnModes } from './options/driving/turn-modes.ts';
import { vehicleSkidding } from './options/driving/vehicle-skidding.ts';
import { dueling } from './options/dueling/dueling.ts';
import { wideTwist } from './options/dueling/wide-twist.ts';
import { masterRules } from './options/edition/master-rules.ts';
import { maxRulesLevel } from './options/edition/max-rules-level.ts';
import { quads } from './options/edition/quads.ts';
import { activeProbes } from './options/equipment/active-probes.ts';
import { armorFerroHeavy, armorFerroLight } from './options/equipment/armor/armor-ferro.ts';
import { armorHardened } from './options/equipment/armor/armor-hardened.ts';
import { armorPatchwork } from './options/equipment/armor/armor-patchwork.ts';
import { armorReactive } from './options/equipment/armor/armor-reactive.ts';
import { armorReflective } from './options/equipment/armor/armor-reflective.ts';
import { artemis } from './options/equipment/artemis-iv.ts';
import { bloodhoundProbe } from './options/equipment/bloodhound-probe.ts';
import { masc } from './options/equipment/boosters/masc.ts';
import { supercharger } from './options/equipment/boosters/supercharger.ts';
import { tripleStrength } from './options/equipment/boosters/triple-strength.ts';
import { c3Computers } from './options/equipment/c3.ts';
import { cellularStorage } from './options/equipment/case.ts';
import { caseTwo } from './options/equipment/case-ii.ts';
import { doubleHeatSinks } from './options/equipment/double-heat-sinks.ts';
import { amsAsWeapon } from './options/equipment/electronics/ams-as-weapon.ts';
import { angelEcm } from './options/equipment/electronics/angel-ecm.ts';
import { antiMissile } from './options/equipment/electronics/anti-missile.ts';
import { c3iComputers } from './options/equipment/electronics/c3i.ts';
import { enhancedImaging } from './options/equipment/electronics/cockpits/enhanced-imaging.ts';
import { torsoCockpit } from './options/equipment/electronics/cockpits/torso-cockpit.ts';
import { commandConsole } from './options/equipment/electronics/command/command-console.ts';
import { satelliteUplink } from './options/equipment/electronics/command/satellite-uplink.ts';
import { eccm } from './options/equipment/electronics/eccm.ts';
import { ecmSuites } from './options/equipment/electronics/ecm.ts';
import { laserAms } from './options/equipment/electronics/laser-ams.ts';
import { nullSignature } from './options/equipment/electronics/null-signature.ts';
import { probeMovingDetection } from './options/equipment/electronics/probe-moving-detection.ts';
import { stealthArmor } from './options/equipment/electronics/stealth-armor.ts';
import { targetingComputer } from './options/equipment/electronics/targeting/targeting-computer.ts';
import { targetingSystems } from './options/equipment/electronics/targeting/targeting-systems.ts';
import { combustionMechs } from './options/equipment/frames/combustion-mechs.ts';
import { jumpBoosters } from './options/equipment/frames/jump-boosters.ts';
import { coolantPod } from './options/equipment/heat/coolant-pod.ts';
import { laserHeatSinks } from './options/equipment/heat/laser-heat-sinks.ts';
import { jumpPack } from './options/equipment/jump-pack.ts';
import { lightFrames } from './options/equipment/light-frames.ts';
import { probeTargetingAid } from './options/equipment/probe-targeting-aid.ts';
import { vtolBombing } from './options/flying/vtol-bombing/vtol-bombing.ts';
import { vtolCriticalHits } from './options/flying/vtol-critical-hits.ts';
import { vtolHitLocation } from './options/flying/vtol-hit-location.ts';
import { vtolStrafing } from './options/flying/vtol-strafing/vtol-strafing.ts';
import { expandedHeatPoints } from './options/heat/expanded-heat-points.ts';
import { expandedHeatScale } from './options/heat/expanded-heat-scale.ts';
import { shutdownSkillRoll } from './options/heat/shutdown-skill-roll.ts';
import { battleArmorArms } from './options/infantry/battle-armor-arms/battle-armor-arms.ts';
import { battleArmorCriticals } from './options/infantry/battle-armor-criticals.ts';
import { infantryFieldGuns } from './options/infantry/gear/infantry-field-guns.ts';
import { infantryHeavyArmor } from './options/infantry/gear/infantry-heavy-armor.ts';
import { infantryLrm } from './options/infantry/gear/infantry-lrm.ts';
import { infantryNarc } from './options/infantry/gear/infantry-narc.ts';
import { infantryStealthSuits } from './options/infantry/gear/infantry-stealth-suits.ts';
import { infantryTag } from './options/infantry/gear/infantry-tag.ts';
import { infantryDigIn } from './options/infantry/infantry-dig-in.ts';
import { infantrySquads } from './options/infantry/infantry-squads/infantry-squads.ts';
import { infantryWeaponDamage } from './options/infantry/infantry-weapon-damage.ts';
import { mechanizedPositions } from './options/infantry/mechanized-positions.ts';
import { infantryMorale } from './options/infantry/morale/morale.ts';
import { engineers } from './options/infantry/special-operations/engineers.ts';
import { engineersBridge } from './options/infantry/special-operations/engineers-bridge.ts';
import { engineersDemolition } from './options/infantry/special-operations/engineers-demolition.ts';
import { engineersFieldworks } from './options/infantry/special-operations/engineers-fieldworks.ts';
import { engineersFirefighting } from './options/infantry/special-operations/engineers-firefighting.ts';
import { engineersMinesweeping } from './options/infantry/special-operations/engineers-minesweeping.ts';
import { paratroops } from './options/infantry/special-operations/paratroops.ts';
import { swarmVehicles } from './options/infantry/special-operations/swarm-vehicles.ts';
import { submersibleInfantry } from './options/infantry/submersible-infantry.ts';
import { concealedInformation } from './options/information/concealed-information/concealed-information.ts';
import { doubleBlind } from './options/information/double-blind/double-blind.ts';
import { hiddenUnits } from './options/information/hidden-units/hidden-units.ts';
import { minefields } from './options/minefields/minefields.ts';
import { backwardLevelChange } from './options/movement/backward-level-change.ts';
import { carefulMovement } from './options/movement/careful-movement.ts';
import { climbing } from './options/movement/climbing.ts';
import { dangleAndDrop } from './options/movement/dangle-and-drop.ts';
import { evading } from './options/movement/evading.ts';
import { halveFallInDepth0 } from './options/movement/halve-fall-in-depth-0.ts';
import { intentionalFall } from './options/movement/intentional-fall.ts';
import { leaping } from './options/movement/leaping.ts';
import { skidTerrain } from './options/movement/skid-terrain.ts';
import { skidding } from './options/movement/skidding.ts';
import { skilledEvading } from './options/movement/skilled-evading.ts';
import { sprinting } from './options/movement/sprinting.ts';
import { packagesOf } from './options/packages.ts';
import { clanPhysicalPenalty } from './options/physical/clan-physical-penalty.ts';
import { dfaWreckage } from './options/physical/dfa-wreckage.ts';
import { grabbing } from './options/physical/grabbing.ts';
import { grappling } from './options/physical/grappling/grappling.ts';
import { jumpJetAttack } from './options/physical/jump-jet-attack.ts';
import { muleKick } from './options/physical/mule-kick.ts';
import { physicalPilotingSkill } from './options/physical/physical-piloting-skill.ts';
import { physicalWeapons } from './options/physical/physical-weapons.ts';
import { realisticChargeDamage } from './options/physical/realistic-charge-damage.ts';
import { tripping } from './options/physical/tripping.ts';
import { carefulStand } from './options/piloting/careful-stand.ts';
import { crunchyLegDamage } from './options/piloting/crunchy-leg-damage.ts';
import { movementDice } from './options/piloting/movement-dice.ts';
import { psrDamageScaling } from './options/piloting/psr-damage-scaling.ts';
import { psrKickPushWeight } from './options/piloting/psr-kick-push-weight.ts';
import { standArmDamage } from './options/piloting/stand-arm-damage.ts';
import { abilityPoints } from './options/pilots/ability-points.ts';
import { abilityPrice } from './options/pilots/ability-price.ts';
import { advancedAbilities } from './options/pilots/advanced-abilities/advanced-abilities.ts';
import { consciousnessTiming } from './options/pilots/consciousness-timing.ts';
import { ejection } from './options/pilots/ejection.ts';
import { experience } from './options/pilots/experience.ts';
import { randomSkills } from './options/pilots/random-skills.ts';
import { juryRigging } from './options/repair/jury-rigging/jury-rigging.ts';
import { turnLimit } from './options/sequence/turn-limit.ts';
import { hullBreach } from './options/ships/hull-breach.ts';
import { navalVessels } from './options/ships/naval-vessels.ts';
import { underwaterCombat } from './options/ships/underwater-combat.ts';
import { deadZones } from './options/sight/dead-zones.ts';
import { losDiagram } from './options/sight/los-diagram.ts';
import { bogDown } from './options/terrain/bog-down.ts';
import { clearingWoods } from './options/terrain/clearing-woods.ts';
import { expandedTerrainTable } from './options/terrain/expanded-terrain-table.ts';
import { fire } from './options/terrain/fire.ts';
import { jungle } from './options/terrain/jungle.ts';
import { magma } from './options/terrain/magma.ts';
import { sand } from './options/terrain/sand.ts';
import { smokeL3 } from './options/terrain/smoke-l3.ts';
import { smokeWindDrift } from './options/terrain/smoke-wind-drift.ts';
import { tundra } from './options/terrain/tundra.ts';
import { ultraHeavyWoods } from './options/terrain/ultra-heavy-woods.ts';
import { amphibious } from './options/vehicles/special/amphibious.ts';
import { bridgelayer } from './options/vehicles/special/bridgelayer.ts';
import { bulldozer } from './options/vehicles/special/bulldozer.ts';
import { cargo } from './options/vehicles/special/cargo.ts';
import { coolantSpray } from './options/vehicles/special/coolant/coolant-spray.ts';
import { coolantSystem } from './options/vehicles/special/coolant/coolant-system.ts';
import { drones } from './options/vehicles/special/drones/drones.ts';
import { mash } from './options/vehicles/special/mash.ts';
import { minesweeper } from './options/vehicles/special/minesweeper.ts';
import { mobileHq } from './options/vehicles/special/mobile-hq.ts';
import { duneBuggy, snowmobile } from './options/vehicles/special/running-gear.ts';
import { vehicleCrew } from './options/vehicles/vehicle-crew.ts';
import { vehicleCrewStabilizedFire } from './options/vehicles/vehicle-crew-stabilized-fire.ts';
import { vehicleCriticalHits } from './options/vehicles/vehicle-critical-hits/vehicle-critical-hits.ts';
import { vehicleDestruction } from './options/vehicles/vehicle-destruction.ts';
import { vehicleDualTurrets } from './options/vehicles/vehicle-dual-turrets.ts';
import { vehicleFireDamage } from './options/vehicles/vehicle-fire-damage.ts';
import { vehicleFiringArcs } from './options/vehicles/vehicle-firing-arcs.ts';
import { vehicleHitLocation } from './options/vehicles/vehicle-hit-location.ts';
import { vehicleMinefields } from './options/vehicles/vehicle-minefields.ts';
import { vehicleMotiveDamage } from './options/vehicles/vehicle-motive-damage.ts';
import { vehicleTurretLoss } from './options/vehicles/vehicle-turret-loss.ts';
import { largeNavalVessels, superHeavyTanks } from './options/vehicles/very-large.ts';
import { acRapidFire } from './options/weapons/ac-rapid-fire.ts';
import { artilleryCannons } from './options/weapons/arsenal/artillery-cannons.ts';
import { clanLaunchers } from './options/weapons/arsenal/clan-launchers.ts';
import { clanSmallArms } from './options/weapons/arsenal/clan-small-arms.ts';
import { erPulseLasers } from './options/weapons/arsenal/er-pulse-lasers.ts';
import { gaussRifles } from './options/weapons/arsenal/gauss-rifles.ts';
import { heavyFlamer } from './options/weapons/arsenal/heavy-flamer.ts';
import { lbxAutocannons } from './options/weapons/arsenal/lb-x-autocannons.ts';
import { levelTwoBeams } from './options/weapons/arsenal/level-2-beams.ts';
import { lightAutocannons } from './options/weapons/arsenal/light-autocannons.ts';
import { advancedTacticalMissiles } from './options/weapons/arsenal/missiles/advanced-tactical-missiles.ts';
import { mediumRangeMissiles } from './options/weapons/arsenal/missiles/medium-range-missiles.ts';
import { rocketLaunchers } from './options/weapons/arsenal/missiles/rocket-launchers.ts';
import { semiGuidedLrm } from './options/weapons/arsenal/missiles/semi-guided-lrm.ts';
import { streakLrms } from './options/weapons/arsenal/missiles/streak-lrm.ts';
import { streakMissiles } from './options/weapons/arsenal/missiles/streak-missiles.ts';
import { thunderbolts } from './options/weapons/arsenal/missiles/thunderbolts.ts';
import { torpedoes } from './options/weapons/arsenal/missiles/torpedoes.ts';
import { ultraAutocannons } from './options/weapons/arsenal/ultra-autocannons.ts';
import { xPulseLasers } from './options/weapons/arsenal/x-pulse-lasers.ts';
import { flamerHeat } from './options/weapons/flamer-heat.ts';
import { grenadeLaunchers } from './options/weapons/grenade-launchers/grenade-launchers.ts';
import { hotLoading } from './options/weapons/hot-loading.ts';
import { lateWeapons } from './options/weapons/late-weapons/late-weapons.ts';
import { flareLrm } from './options/weapons/lobbed/flare-lrm.ts';
import { missilesAtHexes } from './options/weapons/lobbed/missiles-at-hexes.ts';
import { smokeMissiles } from './options/weapons/lobbed/smoke-missiles.ts';
import { thunderMunitions } from './options/weapons/lobbed/thunder-munitions.ts';
import { mgRapidFire } from './options/weapons/mg-rapid-fire.ts';
import { armorPiercing } from './options/weapons/munitions/armor-piercing.ts';
import { caselessRounds } from './options/weapons/munitions/caseless.ts';
import { flechetteRounds } from './options/weapons/munitions/flechette.ts';
import { fragmentation } from './options/weapons/munitions/fragmentation.ts';
import { heatSeeking } from './options/weapons/munitions/heat-seeking.ts';
import { incendiaryRounds } from './options/weapons/munitions/incendiary.ts';
import { infernoMissiles } from './options/weapons/munitions/inferno.ts';
import { infernoFuel } from './options/weapons/munitions/inferno-fuel.ts';
import { precisionRounds } from './options/weapons/munitions/precision.ts';
import { swarmMissiles } from './options/weapons/munitions/swarm.ts';
import { tracerRounds } from './options/weapons/munitions/tracer.ts';
import { improvedNarc } from './options/weapons/narc-beacons/improved-narc.ts';
import { narcBeacons } from './options/weapons/narc-beacons/narc-beacons.ts';
import { narcBola } from './options/weapons/narc-beacons/narc-bola.ts';
import { ppcCapacitor } from './options/weapons/ppc-capacitor.ts';
import { ppcInhibitorOverride } from './options/weapons/ppc-inhibitor-override.ts';
import { acMultiTarget } from './options/weapons/walking-fire/ac-multi-target.ts';
import { mgMultiTarget } from './options/weapons/walking-fire/mg-multi-target.ts';
import { pulseMultiTarget } from './options/weapons/walking-fire/pulse-multi-target.ts';
import { blizzard } from './options/weather/blizzard.ts';
import { blowingSand } from './options/weather/blowing-sand.ts';
import { duskDawn } from './options/weather/dusk-dawn.ts';
import { earthquake } from './options/weather/earthquake.ts';
import { thickFog } from './options/weather/fog.ts';
import { heavySnowfall } from './options/weather/heavy-snowfall.ts';
import { rainfall } from './options/weather/rainfall.ts';
import { winds } from './options/weather/winds.ts';
import { mapOptions } from './scenarios/map-options.ts';

/** The register: what players may agree on, in the order in which it is shown and plugged in. */
export const options: readonly Option[] = withBook([
  ...mapOptions,
  night,
  searchlights,
  fog,
  randomSkills,
  experience,
  advancedAbilities,
  abilityPoints,
  abilityPrice,
  flamerHeat,
  ppcInhibitorOverride,
  ppcCapacitor,
  acRapidFire,
  mgRapidFire,
  hotLoading,
  acMultiTarget,
  mgMultiTarget,
  pulseMultiTarget,
  hullDownQuad,
  hullDownVehicle,
  probeTargetingAid,
  levelTwoBeams,
  gaussRifles,
  ultraAutocannons,
  lbxAutocannons,
  lateWeapons,
  heavyFlamer,
  artilleryCannons,
  narcBeacons,
  improvedNarc,
  narcBola,
  streakMissiles,
  mediumRangeMissiles,
  rocketLaunchers,
  lightAutocannons,
  xPulseLasers,
  clanLaunchers,
  clanSmallArms,
  erPulseLasers,
  streakLrms,
  ejection,
  consciousnessTiming,
  halveFallInDepth0,
  turnLimit,
  masterRules,
  quads,
  maxRulesLevel,
  combinedArms,
  navalVessels,
  hullBreach,
  underwaterCombat,
  transport,
  sprinting,
  evading,
  skilledEvading,
  backwardLevelChange,
  leaping,
  climbing,
  dangleAndDrop,
  intentionalFall,
  skidding,
  skidTerrain,
  carefulStand,
  expandedCriticalDamage,
  secretCriticalEffects,
  expandedTmm,
  extremeRanges,
  missileHitPenalties,
  alteredEnergyDamage,
  glancingBlows,
  calledShots,
  carefulAim,
  opportunityFire,
  indirectFire,
  weaponLinking,
  oneArmProneFire,
  expandedPartialCover,
  takingCover,
  bracing,
  woodsCover,
  deadZones,
  losDiagram,
  floatingCritical,
  quadProneHitTable,
  engineExplosions,
  selfDestruct,
  expandedHeatScale,
  shutdownSkillRoll,
  physicalPilotingSkill,
  realisticChargeDamage,
  clanPhysicalPenalty,
  tripping,
  grabbing,
  grappling,
  muleKick,
  jumpJetAttack,
  physicalWeapons,
  dfaWreckage,
  psrDamageScaling,
  psrKickPushWeight,
  standArmDamage,
  crunchyLegDamage,
  movementDice,
  expandedTerrainTable,
  bogDown,
  jungle,
  ultraHeavyWoods,
  sand,
  tundra,
  mud,
  deepSnow,
  rapids,
  carefulMovement,
  ice,
  thickFog,
  smokeL3,
  smokeWindDrift,
  fire,
  clearingWoods,
  buildings,
  structures,
  bridges,
  walls,
  structureArmament,
  largeDoors,
  basements,
  magma,
  geyser,
  gravity,
  weaponCalibration,
  expandedHeatPoints,
  earthquake,
  duskDawn,
  rainfall,
  heavySnowfall,
  winds,
  blizzard,
  blowingSand,
  concealedInformation,
  doubleBlind,
  hiddenUnits,
  dueling,
  wideTwist,
  juryRigging,
  artillery,
  artilleryRanges,
  artilleryDamage,
  artilleryOrdnance,
  counterBattery,
  arrowInfernos,
  onboardArtillery,
  fieldArtillery,
  coreSighting,
  pointblankArtillery,
  tag,
  minefields,
  grenadeLaunchers,
  vehicleCrew,
  vehicleFiringArcs,
  vehicleCrewStabilizedFire,
  vehicleMotiveDamage,
  vehicleHitLocation,
  vehicleCriticalHits,
  vehicleTurretLoss,
  vehicleDualTurrets,
  superHeavyTanks,
  largeNavalVessels,
  mobileHq,
  drones,
  duneBuggy,
  snowmobile,
  amphibious,
  minesweeper,
  bulldozer,
  bridgelayer,
  coolantSystem,
  coolantSpray,
  mash,
  cargo,
  vehicleDestruction,
  vehicleFireDamage,
  vehicleMinefields,
  vtolHitLocation,
  vtolCriticalHits,
  vtolStrafing,
  vtolBombing,
  infantrySquads,
  infantryDigIn,
  infantryWeaponDamage,
  battleArmorCriticals,
  battleArmorArms,
  infantryHeavyArmor,
  infantryLrm,
  infantryFieldGuns,
  infantryStealthSuits,
  infantryNarc,
  infantryTag,
  infantryMorale,
  swarmVehicles,
  paratroops,
  submersibleInfantry,
  droppingTroops,
  engineers,
  engineersMinesweeping,
  engineersFirefighting,
  engineersFieldworks,
  mechanizedPositions,
  engineersBridge,
  engineersDemolition,
  vehicleLanceMovement,
  vehicleAcceleration,
  vehicleDeclareSpeed,
  vehicleReverseGear,
  vehicleTurnModes,
  vehicleSkidding,
  vehicleSideslip,
  vehicleBootlegger,
  hoverFlankSkid,
  antiMissile,
  laserAms,
  amsAsWeapon,
  ecmSuites,
  angelEcm,
  eccm,
  stealthArmor,
  nullSignature,
  activeProbes,
  bloodhoundProbe,
  targetingComputer,
  artemis,
  c3Computers,
  c3iComputers,
  probeMovingDetection,
  semiGuidedLrm,
  armorPiercing,
  flechetteRounds,
  tracerRounds,
  precisionRounds,
  incendiaryRounds,
  heatSeeking,
  fragmentation,
  swarmMissiles,
  infernoMissiles,
  infernoFuel,
  missilesAtHexes,
  thunderMunitions,
  flareLrm,
  smokeMissiles,
  thunderbolts,
  torpedoes,
  advancedTacticalMissiles,
  caselessRounds,
  masc,
  supercharger,
  tripleStrength,
  jumpPack,
  targetingSystems,
  satelliteUplink,
  commandConsole,
  enhancedImaging,
  torsoCockpit,
  coolantPod,
  laserHeatSinks,
  jumpBoosters,
  combustionMechs,
  cellularStorage,
  caseTwo,
  doubleHeatSinks,
  lightFrames,
  armorPatchwork,
  armorFerroLight,
  armorFerroHeavy,
  armorHardened,
  armorReflective,
  armorReactive,
]);

/** A search for a book finds its options. */
function withBook(register: readonly Option[]): Option[] {
  return register.map((option) =>
    option.rule.startsWith('MT-') ? { ...option, book: 'Maximum Tech' } : option,
  );
}

/** The chapters of Maximum Tech, after what belongs to any game. */
export const optionGroups: readonly string[] = [
  'Map',
  'Edition',
  'Sequence of play',
  'Conditions',
  'Terrain',
  'Buildings',
  'Weather',
  'Movement',
  'Piloting',
  'Damage',
  'Attacks',
  'Line of sight',
  'Cover',
  'Physical attacks',
  'Heat',
  'MechWarriors',
  'Driving',
  'Vehicle combat',
  'Infantry',
  'Artillery',
  'Dueling',
  'Information',
  'Repairs',
  'Weapons',
  'Equipment',
];

export const optionSets: readonly OptionSet[] = [
  {
    id: 'introductory',
    title: 'Introductory',
    summary: 'The rulebook as it stands.',
    options: {},
  },
  {
    id: 'night-and-fog',
    title: 'Night and fog',
    summary: 'Nobody sees far: fights are close and sudden.',
    options: { night: true, fog: true },
  },
  {
    id: 'campaign',
    title: 'Campaign',
    summary: 'MechWarriors of uneven skill, who learn from what they survive.',
    options: { 'random-skills': true, experience: true },
  },
  {
    id: 'master-rules',
    title: 'Master Rules',
    summary: 'The edition that Maximum Tech was written for.',
    options: { [masterRules.id]: true },
  },
  {
    id: 'combined-arms',
    title: 'Combined arms',
    summary: "Tracked, wheeled and hover vehicles beside 'Mechs, in forces of your own choice.",
    options: { [combinedArms.id]: true },
  },
  ...packagesOf(options),
];
