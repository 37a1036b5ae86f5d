import { defineRules } from '@ironfield/kernel/options/rule-index.ts';

/** The rules of the BattleForce Quick-Start rulebook, summed up in our own words. */
export const rules = defineRules([
  {
    id: 'BFQ-SEQ-01',
    title: 'Terms',
    section: 'Terminology',
    summary:
      "An Element is one 'Mech, a Unit the piece that moves several Elements together, a Force all Units of a player; sight, range and arc go Unit to Unit, hits and damage Element to Element.",
  },
  {
    id: 'BFQ-SEQ-02',
    title: 'Components',
    section: 'Playing Pieces',
    summary:
      'One map of 15 by 17 numbered hexes with clear ground and woods, Unit counters with a facing, Objective and Headquarters counters, two dice.',
  },
  {
    id: 'BFQ-SEQ-03',
    title: 'Dice and rounding',
    section: 'Dice',
    summary: 'Rolls use one or two six-sided dice; halves round up.',
  },
  {
    id: 'BFQ-SEQ-04',
    title: 'Turn sequence',
    section: 'Playing the Game',
    summary: 'Each turn runs through Initiative, Movement, Combat and End Phase until somebody has won.',
  },
  {
    id: 'BFQ-SEQ-05',
    title: 'Initiative',
    section: 'Initiative Phase',
    summary: 'Both players roll two dice, ties again; the higher roll wins the turn’s Initiative.',
  },
  {
    id: 'BFQ-SEQ-06',
    title: 'Order of movement',
    section: 'Movement Phase',
    summary: 'The loser of the Initiative moves all his Units in any order, then the winner all of his.',
  },
  {
    id: 'BFQ-SEQ-07',
    title: 'Order of combat',
    section: 'Combat Phase',
    summary:
      'The loser declares and resolves all his attacks, then the winner; what is destroyed still attacks because damage waits for the End Phase.',
  },
  {
    id: 'BFQ-SEQ-08',
    title: 'End Phase',
    section: 'End Phase',
    summary:
      'Damage and critical hits take effect, heat rises or falls, shut down Elements restart, counters are checked, then victory.',
  },

  {
    id: 'BFQ-MOV-01',
    title: 'Movement points',
    section: 'Movement Basics',
    summary:
      'An Element has its printed MP less MP hits and heat; a Unit has the lowest MP of its surviving Elements.',
  },
  {
    id: 'BFQ-MOV-02',
    title: 'Spending MP',
    section: 'Movement Basics',
    summary:
      'Entering a hex costs 1 MP plus its terrain; a Unit may stop early or stand still, but not enter what it cannot pay.',
  },
  {
    id: 'BFQ-MOV-03',
    title: 'Movement costs',
    section: 'Movement Costs Table',
    summary: 'Clear adds nothing, rough and light woods 1, heavy woods 2; turning is free.',
  },
  {
    id: 'BFQ-MOV-04',
    title: 'Direction of movement',
    section: 'Movement Basics',
    summary: 'Because turning is free a Unit may enter any of the six neighbouring hexes.',
  },
  {
    id: 'BFQ-MOV-05',
    title: 'Terrain',
    section: 'Terrain Types',
    summary:
      'Hexes are clear, light woods or heavy woods (rough has a cost only); there are no levels and no water.',
  },
  {
    id: 'BFQ-MOV-06',
    title: 'Jumping',
    section: 'Jumping',
    summary:
      'When all surviving Elements can jump the Unit moves 1 hex per MP over anything and lands with any facing.',
  },
  {
    id: 'BFQ-MOV-07',
    title: 'Facing',
    section: 'Facing',
    summary: 'A Unit faces one hexside; its owner can change that only while moving it.',
  },
  {
    id: 'BFQ-MOV-08',
    title: 'Stacking',
    section: 'Stacking',
    summary: 'Units pass friends but not enemies, and no two Units end in one hex; counters do not count.',
  },
  {
    id: 'BFQ-MOV-09',
    title: 'Immobile Units',
    section: 'Shutdown',
    summary: 'A Unit with a shut down Element, or with an Element at 0 MP, cannot move.',
  },

  {
    id: 'BFQ-COM-01',
    title: 'Attack procedure',
    section: 'Resolving Weapon Attacks',
    summary:
      'Each Element may make one attack a turn: declare, check sight, arc and range, find the number, roll, apply damage, roll for critical hits.',
  },
  {
    id: 'BFQ-COM-02',
    title: 'Declaration',
    section: 'Attack Declaration',
    summary:
      'All attacks of a side are declared before any is resolved; impossible ones are dropped, those on an already destroyed target need no roll.',
  },
  {
    id: 'BFQ-COM-03',
    title: 'Line of sight',
    section: 'Verify Line of Sight',
    summary:
      'Any woods the line touches between the two hexes block it; if it runs exactly between two hexes the target’s player picks a side for the turn.',
  },
  {
    id: 'BFQ-COM-04',
    title: 'Firing arc',
    section: 'Verify Firing Arc',
    summary:
      'A Unit attacks everything but what lies in the 60° wedge behind it; on the boundary the side chosen for the line decides.',
  },
  {
    id: 'BFQ-COM-05',
    title: 'Range',
    section: 'Range Table',
    summary:
      'Short is up to 1 hex, medium 2–4, long 5–8; without a Damage Value for the range there is no attack.',
  },
  {
    id: 'BFQ-COM-06',
    title: 'To-hit number',
    section: 'To-Hit Modifiers Table',
    summary:
      'Base number plus range, target movement, terrain, fire control hits, heat and what the target is.',
  },
  {
    id: 'BFQ-COM-07',
    title: 'To-hit roll',
    section: 'Roll To-Hit',
    summary: 'Two dice must reach the number; a number above 12 cannot be rolled.',
  },
  {
    id: 'BFQ-COM-08',
    title: 'Damage timing',
    section: 'Determine and Apply Damage',
    summary: 'Damage is marked at once and takes effect in the End Phase.',
  },
  {
    id: 'BFQ-COM-09',
    title: 'Attack direction',
    section: 'Attack Direction',
    summary:
      'Only the hexside opposite the facing is the rear; through a corner next to it the target’s player chooses.',
  },
  {
    id: 'BFQ-COM-10',
    title: 'Amount of damage',
    section: 'Amount of Damage',
    summary: 'The Damage Value of the range, plus overheat used, plus 1 from the rear.',
  },
  {
    id: 'BFQ-COM-11',
    title: 'Applying damage',
    section: 'Applying Damage',
    summary:
      'Armour, then structure; the last structure circle or damage left over destroys, other structure damage means one critical roll.',
  },
  {
    id: 'BFQ-COM-12',
    title: 'Critical hit table',
    section: 'Determining Critical Hits Table',
    summary: 'Two dice name the critical hit; 5 and 9 are none.',
  },
  {
    id: 'BFQ-COM-13',
    title: 'Critical effects',
    section: 'Critical Hit Effects',
    summary:
      'Ammo explosion, engine, fire control, MP and weapon hits and the lost head each have a lasting effect.',
  },
  {
    id: 'BFQ-COM-14',
    title: 'Inapplicable critical hits',
    section: 'Roll for Critical Hits',
    summary: 'A critical hit that cannot apply does 1 more point of damage, without another critical roll.',
  },

  {
    id: 'BFQ-HEA-01',
    title: 'Overheat Value',
    section: 'Using Overheat Value',
    summary:
      'With the declaration an Element may overheat by up to its Overheat Value for as much extra damage.',
  },
  {
    id: 'BFQ-HEA-02',
    title: 'Maximum overheat',
    section: 'Maximum Overheat',
    summary: 'No more than the heat scale has room for.',
  },
  {
    id: 'BFQ-HEA-03',
    title: 'Heat level',
    section: 'Heat',
    summary:
      'Overheat joins the heat level in the End Phase; from then on it costs as many MP and hinders attacks as much.',
  },
  {
    id: 'BFQ-HEA-04',
    title: 'Shutdown',
    section: 'Shutdown',
    summary:
      'At heat 4 an Element can do nothing, holds its Unit in place, and is hit at −4 without movement or jump modifiers.',
  },
  {
    id: 'BFQ-HEA-05',
    title: 'Cooling and restart',
    section: 'Cooling Down',
    summary: 'A turn without an attack takes heat to 0; what began the turn shut down restarts at 0.',
  },
  {
    id: 'BFQ-HEA-06',
    title: 'Heat of an engine hit',
    section: 'Engine Hit',
    summary: 'With an engine hit every attack adds 1 heat and no damage.',
  },
  {
    id: 'BFQ-SPA-01',
    title: 'CASE',
    section: 'Special Abilities',
    summary: 'An ammo explosion does 1 point of damage instead of destroying the Element.',
  },
  {
    id: 'BFQ-SPA-02',
    title: 'Energy (ENE)',
    section: 'Special Abilities',
    summary: 'Ammo explosions are ignored.',
  },

  {
    id: 'BFQ-SCN-01',
    title: 'Green scenario: forces',
    section: 'Green Training Scenario',
    summary: 'Two Word of Blake Level IIs defend against two Stars of Clan Ghost Bear on one map.',
  },
  {
    id: 'BFQ-SCN-02',
    title: 'Green scenario: deployment',
    section: 'Green Training Scenario',
    summary:
      'The defender sets up first within three rows of the south edge, then the attacker on the north edge.',
  },
  {
    id: 'BFQ-SCN-03',
    title: 'Green scenario: victory',
    section: 'Green Training Scenario',
    summary: 'Destroy all enemy Elements; a Unit that leaves the map is destroyed.',
  },
  {
    id: 'BFQ-SCN-04',
    title: 'Veteran scenario: changes',
    section: 'Veteran Training Scenario',
    summary: 'The same game with counters and victory points, with one or both Units a side.',
  },
  {
    id: 'BFQ-SCN-05',
    title: 'Veteran scenario: counters',
    section: 'Setting Up',
    summary:
      'By turns the players lay two objectives into each five-row zone, then a Headquarters into their own.',
  },
  {
    id: 'BFQ-SCN-06',
    title: 'Veteran scenario: start',
    section: 'Starting Positions',
    summary:
      'Units enter over their home edge in turn 1, or by agreement start in their zone; never in a hex with a counter they defend.',
  },
  {
    id: 'BFQ-SCN-07',
    title: 'Occupying and capturing',
    section: 'Objectives',
    summary:
      'An enemy Unit in the hex in the End Phase occupies; the same Unit there in two End Phases in a row captures.',
  },
  {
    id: 'BFQ-SCN-08',
    title: 'Veteran scenario: victory',
    section: 'Victory Conditions',
    summary: 'Destroy everything, capture everything, or have more victory points at the end.',
  },
  {
    id: 'BFQ-SCN-09',
    title: 'Victory points',
    section: 'Victory Points Table',
    summary:
      'Twice the points of what is destroyed, less own losses, plus a share of the enemy Force’s value for its counters.',
  },
  {
    id: 'BFQ-SCN-10',
    title: 'Values of the counters',
    section: 'Veteran Victory Points Table',
    summary: 'The printed awards for the six Forces that can take part.',
  },

  {
    id: 'BFQ-REC-01',
    title: 'Record sheet',
    section: 'Record Sheets',
    summary: 'What a sheet says of a Unit and its Elements.',
  },
  {
    id: 'BFQ-REC-02',
    title: 'Element data',
    section: 'Record Sheets',
    summary: 'The figures of the printed Elements.',
  },
  {
    id: 'BFQ-REC-03',
    title: 'Recon Star',
    section: 'Record Sheets',
    summary: 'Its sheet is lost; marked stand-ins of 67 points take its place.',
  },
  {
    id: 'BFQ-REC-04',
    title: 'Elements of the examples',
    section: 'Overheating',
    summary: 'The Ryoken B of the overheating example.',
  },
]);

export type RuleId = (typeof rules)[number]['id'];
