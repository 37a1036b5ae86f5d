import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });
const counted = (text: (count: number) => string): readonly string[] =>
  Array.from({ length: 64 }, (_, count) => text(count));

const TARGET_MOVED = counted((hexes) => `Target moved ${hexes} hexes`);
const LIGHT_BETWEEN = counted((hexes) => `Light woods between: ${hexes}`);
const HEAVY_BETWEEN = counted((hexes) => `Heavy woods between: ${hexes}`);
const HEAT = counted((heat) => `Heat ${heat}`);

/** Reasons of the lines of explanations. */
export const REASONS = {
  gunnery: 'Gunnery Skill',
  piloting: 'Piloting Skill',
  range: ['Short range', 'Medium range', 'Long range'],
  sameHex: 'Target in the same hex',
  battleArmor: 'Target is battle armour',
  stomp: 'Stamping on infantry',
  minimumRange: 'Within minimum range',
  beyondRange: 'Beyond long range',
  attackerProne: 'Attacker is prone',
  sure: 'It needs no roll',
  targetMoved: (hexes: number) => TARGET_MOVED[hexes] ?? `Target moved ${hexes} hexes`,
  targetJumped: 'Target jumped',
  lightBetween: (hexes: number) => LIGHT_BETWEEN[hexes],
  heavyBetween: (hexes: number) => HEAVY_BETWEEN[hexes],
  targetWoods: [
    '',
    'Target in light woods',
    'Target in heavy woods',
    'Target in ultra-heavy woods, or in woods and smoke',
    'Target in heavy woods and heavy smoke',
    'Target in the thick of woods and smoke',
  ],
  partialCover: 'Target has partial cover',
  secondary: ['', 'Secondary target in the forward arc', 'Secondary target outside the forward arc'],
  sensors: 'Sensors hit',
  ammunition: 'Cluster ammunition',
  targetingComputer: 'Targeting computer',
  heat: (heat: number) => HEAT[heat] ?? `Heat ${heat}`,
  shoulder: 'Shoulder hit',
  upperArm: 'Upper arm actuator hit',
  lowerArm: 'Lower arm actuator hit',
  immobile: 'Target is immobile',
  skidded: 'Target has skidded',
  stuck: 'Target is stuck',
  aimedAtHead: 'Aimed at the head of an immobile target',
  targetProneNear: 'Target is prone in the next hex',
  targetProneFar: 'Target is prone and not in the next hex',
  // Physical attacks
  kind: {
    punch: 'Punch',
    kick: 'Kick',
    club: 'Club',
    hatchet: 'Hatchet',
    push: 'Push',
    charge: 'Charge',
    dfa: 'Death from above',
  },
  skillDifference: "Difference of the pilots' skills",
  noHand: 'No working hand actuator',
  noLowerArm: 'No working lower arm actuator',
  noUpperArm: 'No working upper arm actuator',
  noUpperLeg: 'No working upper leg actuator',
  noLowerLeg: 'No working lower leg actuator',
  noFoot: 'No working foot actuator',
  tonnage: (tons: number) => `${tons} tons`,
  chargeDamage: (tons: number, hexes: number) => `${tons} tons, ${hexes} hexes moved`,
} as const;

/** Answers to "why not?" for weapon attacks. */
export const WHY_NO_SHOT = {
  cannotAct: why("That 'Mech is shut down, or its pilot is unconscious", 'CBT-WPN-01'),
  notOnMap: why("That 'Mech is not on the map", 'CBT-WPN-01'),
  onslaught: why("A 'Mech that charges or makes a death from above fires nothing", 'CBT-WPN-01'),
  busy: why("A 'Mech that picks up a club makes no attacks", 'CBT-PHY-13'),
  sensors: why('The sensors are destroyed', 'CBT-WPN-01'),
  broken: why('The weapon is destroyed', 'CBT-WPN-01'),
  jammed: why('The weapon is jammed', 'MT-PRE-23'),
  sameHex: why('There is no fire at a unit in the same hex', 'MT-PRE-10'),
  noWeapon: why('There is no such weapon', 'CBT-WPN-01'),
  noAmmo: why('There is no ammunition left for the weapon', 'CBT-WPN-04'),
  noTarget: why("There is no such 'Mech on the map", 'CBT-WPN-02'),
  friend: why("That 'Mech is on your own side", 'CBT-WPN-02'),
  underWater: why("There is no fire to or from a 'Mech under water", 'CBT-LOS-09'),
  outOfArc: why("The target is outside the weapon's firing arc", 'CBT-ARC-02'),
  proneTwist: why("A prone 'Mech cannot twist its torso", 'CBT-ARC-03'),
  proneArmLost: why("A prone 'Mech needs both arms to fire", 'CBT-WPN-05'),
  proneLeg: why("A prone 'Mech cannot fire leg weapons", 'CBT-WPN-05'),
  propLost: why('That arm is gone', 'CBT-WPN-05'),
  propped: why("The 'Mech props itself up on that arm", 'CBT-WPN-05'),
  wetLegs: why('Legs that stand in water cannot fire', 'CBT-LOS-11'),
  legsCovered: why('The hill that covers the attacker is in the way of its leg weapons', 'CBT-LOS-11'),
} as const;

/** Answers to "why not?" for physical attacks. */
export const WHY_NO_BLOW = {
  standsOnNothing: why('That attack is made on a unit that stands on legs', 'MT-PRE-26'),
  chargesNoTroopers: why('Nobody charges infantry', 'MT-PRE-26'),
  onlyUnderfoot: why('Infantry is kicked in the same hex only', 'MT-PRE-26'),
  noLimbs: why('It has neither arms nor legs to strike with', 'CBT-PHY-01'),
  cannotAct: why("That 'Mech is shut down, or its pilot is unconscious", 'CBT-PHY-04'),
  notOnMap: why("That 'Mech is not on the map", 'CBT-PHY-04'),
  prone: why("A prone 'Mech makes no physical attacks", 'CBT-PHY-04'),
  busy: why("A 'Mech that picks up a club makes no attacks", 'CBT-PHY-13'),
  onslaught: why("A 'Mech makes one type of physical attack a turn", 'CBT-PHY-01'),
  noTarget: why("There is no such 'Mech on the map", 'CBT-PHY-04'),
  friend: why("That 'Mech is on your own side", 'CBT-PHY-04'),
  airborne: why('A death from above cannot be struck on its way down', 'CBT-PHY-26'),
  notAdjacent: why('The target is not in the next hex', 'CBT-PHY-04'),
  water: why('One of the two is under water, the other is not', 'CBT-PHY-04'),
  levels: why('The target stands too high or too low for this attack', 'CBT-PHY-06'),
  targetProne: why("That attack cannot be made on a prone 'Mech there", 'CBT-PHY-07'),
  outOfArc: why('The target is not in the arc of this attack', 'CBT-PHY-04'),
  noLimb: why('The attack needs a limb that is not there', 'CBT-PHY-04'),
  shoulder: why('The shoulder is damaged', 'CBT-PHY-08'),
  armFired: why('A weapon of that arm has been fired this turn', 'CBT-PHY-08'),
  armsFired: why('A weapon in the arms has been fired this turn', 'CBT-PHY-11'),
  noClub: why("That 'Mech carries no club", 'CBT-PHY-11'),
  clubHands: why('A club needs both hands and both shoulders unharmed', 'CBT-PHY-11'),
  noHatchet: why('There is no working hatchet in that arm', 'CBT-PHY-14'),
  hatchetFired: why('A weapon of that arm has been fired this turn', 'CBT-PHY-14'),
  hatchetArm: why('A hatchet needs a working hand and shoulder', 'CBT-PHY-14'),
  bothArms: why('A push needs both arms', 'CBT-PHY-15'),
  pushFired: why('A weapon in the arms has been fired this turn', 'CBT-PHY-15'),
  targetOnslaught: why("That 'Mech is itself charging or coming down from above", 'CBT-PHY-15'),
  pushedAlready: why("Somebody pushes that 'Mech this turn already", 'CBT-PHY-15'),
  hips: why('A kick needs both legs and both hips unharmed', 'CBT-PHY-18'),
  legFired: why('A weapon of that leg has been fired this turn', 'CBT-PHY-18'),
  targetToMove: why('The target has not moved yet', 'CBT-PHY-20'),
  chargedAlready: why("Somebody charges or jumps onto that 'Mech this turn already", 'CBT-PHY-20'),
} as const;
