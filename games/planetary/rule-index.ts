import { defineRules } from '@ironfield/kernel/options/rule-index.ts';

/** The rules of Planetary Assault in our own words: those that are in the game so far, and then those that are not. */
export const rules = defineRules([
  {
    id: 'PA-SEQ-05',
    title: 'Hidden counters',
    section: 'Setting Up',
    summary:
      'Units begin face-down: the enemy sees that a counter is there, not what it is, until a battle or recon turns it over for good. Convoys and settlements are always open.',
  },
  {
    id: 'PA-MAP-01',
    title: 'The globe',
    section: 'Planet Map',
    summary:
      'The planet is an icosahedron unfolded: 252 hexes, of which the two poles and ten corners have five neighbours and all others six.',
  },
  {
    id: 'PA-MAP-04',
    title: 'Orbit zones',
    section: 'Planet Map',
    summary:
      'Ten zones in a ring, each over two triangles; a hex on a border lies under all zones that meet there.',
  },
  {
    id: 'PA-MAP-05',
    title: 'System diagram',
    section: 'System Diagram',
    summary: 'Deep space is a field of hexes with the planets, the star and the jump points.',
  },
  {
    id: 'PA-MAP-06',
    title: 'Battle board',
    section: 'Battle Board',
    summary:
      'Five by five boxes, adjacent straight ahead and sideways only. Each side has a reserve row and a front row with its main box in the middle; the nine central boxes have the terrain of the hex.',
  },
  {
    id: 'PA-UNIT-02',
    title: 'Figures of a unit',
    section: 'Units',
    summary:
      'Movement points, Attack Value, Defense Rating, Toughness Rating, transport capacity, and a quality from Green (+1) to Elite (−2) that changes target numbers.',
  },
  {
    id: 'PA-UNIT-03',
    title: 'Unit table',
    section: 'Units',
    summary: 'The figures and prices of the 38 Inner Sphere and 54 Clan types of unit.',
  },
  {
    id: 'PA-UNIT-04',
    title: 'Categories',
    section: 'Units',
    summary:
      'Ground units, VTOLs, ships, aerospace units, vessels of space and settlements; infantry rules hold for battle armor, too.',
  },
  {
    id: 'PA-SUP-07',
    title: 'Supply in space',
    section: 'Supply',
    summary:
      'Fighters in space are in supply only beside a ship or station of their side; everybody else always is.',
  },
  {
    id: 'PA-MOVE-01',
    title: 'Movement points',
    section: 'Movement',
    summary: 'A unit may always go one step as its whole move, whatever that costs.',
  },
  {
    id: 'PA-MOVE-02',
    title: 'Costs of movement',
    section: 'Movement',
    summary:
      'Plains cost 1 MP, Desert and Arctic 2, Woods 2 and Mountains 3; ground vehicles pay one more in Woods and Mountains. Water is for ships alone.',
  },
  {
    id: 'PA-MOVE-05',
    title: 'Divided hexes',
    section: 'Movement',
    summary:
      'Within one move nobody crosses a hex from one of its parts to another; whoever begins there may leave by any side.',
  },
  {
    id: 'PA-CBT-02',
    title: 'Terrain of the board',
    section: 'Battle Board',
    summary:
      'Around the terrain of the hex lies more of it; but Woods lie in Plains, Mountains in Woods, islands in Water and lakes in land. Ground units stay out of Water and ships in it.',
  },
  {
    id: 'PA-CBT-03',
    title: 'Settlements on the board',
    section: 'Battle Setup',
    summary:
      'First each side places its settlements in its two rows. They take no room, shelter their own side, and all but cities bar the enemy from their box.',
  },
  {
    id: 'PA-CBT-04',
    title: 'Order of set-up',
    section: 'Battle Setup',
    summary:
      'A side without face-down units sets up before one with some. Where both have some: open units of the attacker, of the defender, then the hidden ones likewise; where neither has, attacker before defender.',
  },
  {
    id: 'PA-CBT-05',
    title: 'Where units are set up',
    section: 'Battle Setup',
    summary:
      'Somebody must be in the main box. No box gets a second unit before all ten have one, and reserves are doubled before the front; then all counters are turned face-up.',
  },
  {
    id: 'PA-CBT-06',
    title: 'Combat Turns',
    section: 'Combat Turn',
    summary:
      'Attacker and defender alternate with up to two actions each. No unit takes two of one kind in a Combat Turn. A battle that goes nowhere is broken off by the attacker, who loses it.',
  },
  {
    id: 'PA-CBT-07',
    title: 'Moving on the board',
    section: 'Combat Turn',
    summary:
      'Units go up to their MP without passing the enemy and keep their facing; turning costs 1 MP. Fighters and DropShips fly anywhere for nothing. Leaving over the home edge is for good.',
  },
  {
    id: 'PA-CBT-08',
    title: 'Who attacks whom',
    section: 'Combat Turn',
    summary:
      'One unit attacks one enemy in an adjacent box to its front or side. Artillery, WarShips and fortresses reach three boxes straight in any direction, and units without facing attack all around.',
  },
  {
    id: 'PA-CBT-09',
    title: 'Repair',
    section: 'Combat Turn',
    summary: 'A convoy in the box of a damaged unit of its side is used up to make that unit whole.',
  },
  {
    id: 'PA-CBT-10',
    title: 'To hit',
    section: 'Combat Resolution',
    summary:
      'Two dice must reach the Defense Rating of the target with all modifiers; 2 always misses and 12 always hits.',
  },
  {
    id: 'PA-CBT-11',
    title: 'To-hit modifiers',
    section: 'Combat Resolution',
    summary:
      'Quality, supply, damage, position and harassment: each enemy beside the attacker makes it harder, each friend beside the target easier.',
  },
  {
    id: 'PA-CBT-12',
    title: 'Cover',
    section: 'Combat Resolution',
    summary:
      'Only the best of the terrain and the settlement of the target counts, twice for infantry and never for air units.',
  },
  {
    id: 'PA-CBT-13',
    title: 'Damage',
    section: 'Combat Resolution',
    summary:
      'Two dice with the modifiers damage a unit at its Toughness, or destroy it if it is damaged; twice its Toughness destroys it at once. 2 never harms and 12 always does.',
  },
  {
    id: 'PA-CBT-14',
    title: 'Damage modifiers',
    section: 'Combat Resolution',
    summary: 'The Attack Value, and what supply, damage, position and harassment add or take away.',
  },
  {
    id: 'PA-CBT-15',
    title: "'Mechs and heat",
    section: 'Combat Resolution',
    summary: "'Mechs that attack out of an Arctic box do one more, out of a Desert box one less.",
  },
  {
    id: 'PA-CBT-16',
    title: 'End of a battle',
    section: 'Ending Combat',
    summary:
      'A side whose last unit is gone has lost; cities and convoys do not hold the field. The winner keeps the hex, and the fled units of the loser leave it.',
  },
  {
    id: 'PA-CBT-17',
    title: 'Settlements in battle',
    section: 'Ending Combat',
    summary: 'Bases and fortresses must be defeated like units; cities are no targets.',
  },
  {
    id: 'PA-CBT-18',
    title: 'Damage does not last',
    section: 'Ending Combat',
    summary: 'After the battle everybody who is left is whole again and lies face-up.',
  },
  {
    id: 'PA-ACBT-02',
    title: 'VTOLs',
    section: 'Aerospace Combat',
    summary: 'VTOLs fight on the battle board like everybody else.',
  },
  {
    id: 'PA-ACBT-03',
    title: 'Battles in space',
    section: 'Aerospace Combat',
    summary: 'Who fights in orbit or deep space does so on a board that is Space all over, without cover.',
  },
  {
    id: 'PA-SEQ-01',
    title: 'Scope and scale',
    section: 'Introduction',
    summary: 'One planet, two sides, turns of two days; any number of units may share a place.',
  },
  {
    id: 'PA-SEQ-02',
    title: 'Turn sequence',
    section: 'Playing the Game',
    summary:
      'The attacker moves and fights, then the defender, then an End Phase settles control, cities, convoys, sieges and victory, in this order.',
  },
  {
    id: 'PA-SEQ-03',
    title: 'Winning in general',
    section: 'Playing the Game',
    summary:
      'Without other conditions the side with the last unit wins; if both lose their last at once it is a draw.',
  },
  {
    id: 'PA-SEQ-04',
    title: 'Setting up',
    section: 'Setting Up',
    summary:
      'Both sides buy in secret and at once. Then the defender places settlements and units, and the attacker comes last.',
  },
  {
    id: 'PA-SEQ-06',
    title: 'Counters',
    section: 'Components',
    summary:
      'Each side has a printed sheet of 157 counters, so many of each type. An option holds purchases to it.',
  },
  {
    id: 'PA-SEQ-07',
    title: 'Timetable',
    section: 'Introduction',
    summary: 'How an invasion usually goes, day by day; nothing in it is a rule.',
  },
  {
    id: 'PA-MAP-02',
    title: 'Terrain of the planet',
    section: 'Planet Map',
    summary: 'Each hex has one terrain and no, some or only water.',
  },
  {
    id: 'PA-MAP-03',
    title: 'Terra',
    section: 'Planet Map',
    summary: 'Some hexes of Terra are read otherwise than they are drawn; two are canals.',
  },
  {
    id: 'PA-MAP-07',
    title: 'Other worlds',
    section: 'Planet Map',
    summary: 'Any other planet lies on the same grid: five worlds of our own are in the game.',
  },
  {
    id: 'PA-MAP-08',
    title: 'What is lost',
    section: 'Planet Map',
    summary: 'What is known of the printed maps, and what had to be made anew.',
  },
  {
    id: 'PA-MAP-09',
    title: 'Land masses and seas',
    section: 'Planet Map',
    summary: 'Which hexes of Terra hang together by land and by sea.',
  },
  {
    id: 'PA-MAP-10',
    title: 'Planet generator',
    section: 'Planet Map',
    summary: 'A planet is made from a seed, with so much water, warmth and relief.',
  },
  {
    id: 'PA-MAP-11',
    title: 'System generator',
    section: 'System Diagram',
    summary: 'A system diagram with short or normal ways and two, four or six pirate points.',
  },
  {
    id: 'PA-UNIT-01',
    title: 'What a unit is',
    section: 'Units',
    summary: 'A counter is a company, battalion, squadron, group or vessel; all of a type are alike.',
  },
  {
    id: 'PA-UNIT-05',
    title: 'Trinaries aboard',
    section: 'Units',
    summary: 'A Trinary takes the room of two units.',
  },
  {
    id: 'PA-UNIT-06',
    title: 'Who carries whom',
    section: 'Units',
    summary:
      'Ground and air transports carry infantry, ships ground units, DropShips ground units and fighters, JumpShips and WarShips two DropShips.',
  },
  {
    id: 'PA-UNIT-07',
    title: 'Buying forces',
    section: 'Units',
    summary:
      'Both sides spend an agreed number of points in secret; 200 make a regiment with support. Better quality costs more, and what is left over is lost.',
  },
  {
    id: 'PA-UNIT-08',
    title: 'Sizes',
    section: 'Units',
    summary:
      'A company is 12 machines, a Binary or a fighter Star 10, a Trinary 15, a squadron 6, a DropShip group 3, and a vessel of space one.',
  },
  {
    id: 'PA-CTRL-01',
    title: 'Control of a hex',
    section: 'Control',
    summary:
      'Ground units of one side alone control a hex; settlements control theirs, and cities the hexes around them.',
  },
  {
    id: 'PA-CTRL-02',
    title: 'Types of world',
    section: 'Control',
    summary: 'Empty land is the defender’s on a major world and nobody’s elsewhere.',
  },
  {
    id: 'PA-CTRL-03',
    title: 'Seizing a hex',
    section: 'Control',
    summary: 'Whoever is alone in a hex controls it at once.',
  },
  {
    id: 'PA-CTRL-04',
    title: 'Taking a city',
    section: 'Control',
    summary: 'A city taken is in unrest for one turn, and falls back as soon as its captor leaves.',
  },
  {
    id: 'PA-CTRL-05',
    title: 'Taking bases and fortresses',
    section: 'Control',
    summary: 'What was defeated belongs to whoever holds its hex in the next End Phase, or is removed.',
  },
  {
    id: 'PA-SUP-01',
    title: 'Supply',
    section: 'Supply',
    summary: 'A unit is in supply if hexes of its side lead from a settlement of its side to it.',
  },
  {
    id: 'PA-SUP-02',
    title: 'Siege',
    section: 'Supply',
    summary:
      'A settlement with enemies in all hexes around it is besieged until the next End Phase at least.',
  },
  {
    id: 'PA-SUP-03',
    title: 'Convoys under siege',
    section: 'Supply',
    summary: 'A convoy may be spent to supply a besieged garrison for one battle.',
  },
  {
    id: 'PA-SUP-04',
    title: 'New convoys',
    section: 'Supply',
    summary: 'Each side makes a convoy a turn, and a second one if it has a city.',
  },
  {
    id: 'PA-SUP-05',
    title: 'Uses of convoys',
    section: 'Supply',
    summary: 'Convoys hold hexes, repair in battle, relieve sieges, and two of them make a base.',
  },
  {
    id: 'PA-SUP-06',
    title: 'Capturing convoys',
    section: 'Supply',
    summary: 'Convoys left alone with enemy ground units change sides.',
  },
  {
    id: 'PA-MOVE-03',
    title: 'Ocean',
    section: 'Movement',
    summary: 'Only ships and aircraft go to Ocean hexes.',
  },
  {
    id: 'PA-MOVE-04',
    title: 'Coasts',
    section: 'Movement',
    summary: 'Land or water must cross the side between two hexes for whoever moves on it.',
  },
  {
    id: 'PA-MOVE-06',
    title: 'Islands and canals',
    section: 'Movement',
    summary: 'Islands of one hex are one land; canals are land and water at once.',
  },
  {
    id: 'PA-TRANS-01',
    title: 'Boarding',
    section: 'Transport',
    summary: 'Who boards does not move; a transport that unloads moves no more.',
  },
  {
    id: 'PA-TRANS-02',
    title: 'Capacity',
    section: 'Transport',
    summary: 'Ships and DropShips carry loaded transports, and nothing else nests.',
  },
  {
    id: 'PA-DROP-01',
    title: 'Combat drops',
    section: 'Combat Drops',
    summary: "DropShips drop 'Mechs and battle armor once a turn, passing by or staying.",
  },
  {
    id: 'PA-DROP-02',
    title: 'Damage by drops',
    section: 'Combat Drops',
    summary: 'A dropped unit that fails two rolls against its Toughness is lost.',
  },
  {
    id: 'PA-DROP-03',
    title: 'Drops into battle',
    section: 'Combat Drops',
    summary: 'Dropped units come last, all into one box without enemies.',
  },
  {
    id: 'PA-RECON-01',
    title: 'Recon',
    section: 'Reconnaissance',
    summary: 'A unit may look at counters next to it for 1 MP each, and shows itself if it fails.',
  },
  {
    id: 'PA-AERO-01',
    title: 'Who flies where',
    section: 'Aerospace',
    summary:
      'Fighters and DropShips go everywhere, WarShips stay in space, JumpShips and stations do not move.',
  },
  {
    id: 'PA-AERO-02',
    title: 'Flight',
    section: 'Aerospace',
    summary: 'In the air every hex costs 1 MP.',
  },
  {
    id: 'PA-ORBIT-01',
    title: 'Zones',
    section: 'In Orbit',
    summary: 'Only units in one zone fight each other.',
  },
  {
    id: 'PA-ORBIT-02',
    title: 'Moving in orbit',
    section: 'In Orbit',
    summary: 'From zone to zone around the ring.',
  },
  {
    id: 'PA-ORBIT-03',
    title: 'Drops from orbit',
    section: 'In Orbit',
    summary: 'They are rougher: 2 more on each roll.',
  },
  {
    id: 'PA-ORBIT-04',
    title: 'Entering and leaving orbit',
    section: 'In Orbit',
    summary: 'It takes the whole move, from below or from the planet’s hex.',
  },
  {
    id: 'PA-ORBIT-05',
    title: 'Landing',
    section: 'In Orbit',
    summary: 'A roll that enemy cities, fortresses and aerospace units make harder.',
  },
  {
    id: 'PA-DEEP-01',
    title: 'Moving in the system',
    section: 'Deep Space',
    summary: 'DropShips and WarShips go two hexes a turn, fighters one.',
  },
  {
    id: 'PA-DEEP-02',
    title: 'Docking',
    section: 'Deep Space',
    summary: 'JumpShips and WarShips carry two DropShip units.',
  },
  {
    id: 'PA-DEEP-03',
    title: 'Arriving',
    section: 'Deep Space',
    summary: 'A jump that fails its roll ends a turn later at the nearer of the two common points.',
  },
  {
    id: 'PA-DEEP-04',
    title: 'To the planet',
    section: 'Deep Space',
    summary: 'Whoever begins a turn in the planet’s hex may enter any zone.',
  },
  {
    id: 'PA-DEEP-05',
    title: 'Jumping out',
    section: 'Deep Space',
    summary: 'A charged ship at a common point may leave the game.',
  },
  {
    id: 'PA-DEEP-06',
    title: 'Recharging',
    section: 'Deep Space',
    summary: 'A ship that charges is weak and cannot move.',
  },
  {
    id: 'PA-CBT-01',
    title: 'When battles are fought',
    section: 'Combat Phase',
    summary: 'Wherever both sides have units on the surface, apart by land and by sea.',
  },
  {
    id: 'PA-ACBT-01',
    title: 'Attacks on the move',
    section: 'Aerospace Combat',
    summary: 'Fighters and assault DropShips may attack once in passing, and are shot at in return.',
  },
  {
    id: 'PA-ACBT-04',
    title: 'Orbital bombardment',
    section: 'Aerospace Combat',
    summary: 'A WarShip may bombard one unit below its zone each turn.',
  },
  {
    id: 'PA-ACBT-05',
    title: 'Scatter',
    section: 'Aerospace Combat',
    summary: 'A bombardment that misses on the battle board falls elsewhere.',
  },
  {
    id: 'PA-ACBT-06',
    title: 'Damage by bombardment',
    section: 'Aerospace Combat',
    summary: 'The Attack Value of the WarShip and the state of the target count.',
  },
  {
    id: 'PA-SCN-01',
    title: 'Assault',
    section: 'Scenarios',
    summary:
      'On a Minor World both sides buy for as many points. The attacker brings no settlements and has room aboard DropShips for everybody; the defender has at least two cities.',
  },
  {
    id: 'PA-SCN-02',
    title: 'Assault: the defender',
    section: 'Scenarios',
    summary:
      'Settlements come first, on land and at least six hexes apart as long as there is room; then units go anywhere that they can be: stations in orbit, JumpShips at zenith or nadir, WarShips in orbit or deep space.',
  },
  {
    id: 'PA-SCN-03',
    title: 'Assault: the attacker',
    section: 'Scenarios',
    summary:
      'Everything of the attacker begins in the hex of the planet, aboard its ships, and may enter orbit in turn 1.',
  },
  {
    id: 'PA-SCN-04',
    title: 'Assault: victory',
    section: 'Scenarios',
    summary:
      'The attacker wins by holding every city and fortress, or by a siege of the last; the defender wins when the attacker has fewer ground units than there are cities and fortresses.',
  },
  {
    id: 'PA-SCN-05',
    title: 'Victory points',
    section: 'Scenarios',
    summary: 'What is destroyed and held counts its price.',
  },
  {
    id: 'PA-SCN-06',
    title: 'Which scenario',
    section: 'Scenarios',
    summary: 'One die: 1 or 2 is an Assault, 3 or 4 a Raid, 5 an Extraction, 6 a Last Stand.',
  },
  {
    id: 'PA-SCN-10',
    title: 'Raid: forces',
    section: 'Scenarios',
    summary:
      'The attacker jumps in in turn 1 and has noted in secret which base it wants. The defender has half as many points again, a base for every 100 points begun, a unit of DropShips for every 200, and no cities, fortresses or ships that jump.',
  },
  {
    id: 'PA-SCN-11',
    title: 'Raid: detection',
    section: 'Scenarios',
    summary:
      'No defender moves before a die, no higher than the turn, has detected the raid; whoever is attacked may.',
  },
  {
    id: 'PA-SCN-12',
    title: 'Raid: victory',
    section: 'Scenarios',
    summary:
      'It ends when one side is destroyed or the raiders have left at zenith or nadir. Raiders count the target, enemies, and who got away; defenders three times what they destroy, and the target if it stands.',
  },
  {
    id: 'PA-SCN-20',
    title: 'Extraction: forces',
    section: 'Scenarios',
    summary:
      'Equal points on a Major World. The defender hides a headquarters and two decoys in three hexes with land.',
  },
  {
    id: 'PA-SCN-21',
    title: 'Extraction: finding',
    section: 'Scenarios',
    summary:
      'An attacker in the hex turns a counter up in the End Phase. From the next turn on ground units and transport VTOLs take the headquarters along, once a turn; it is gone when a DropShip is with it in a later End Phase.',
  },
  {
    id: 'PA-SCN-22',
    title: 'Extraction: victory',
    section: 'Scenarios',
    summary:
      'The headquarters counts twice what the defender has paid, or what the attacker has paid if it is not taken; the attacker counts no enemies.',
  },
  {
    id: 'PA-SCN-30',
    title: 'Last Stand: forces',
    section: 'Scenarios',
    summary:
      'The attacker has twice the points. The defender buys a main force and a relief force of as many points, which fights one level better; a headquarters and two traps are hidden.',
  },
  {
    id: 'PA-SCN-31',
    title: 'Last Stand: relief',
    section: 'Scenarios',
    summary: 'A die no higher than the turn brings the relief force by jump in the next turn.',
  },
  {
    id: 'PA-SCN-32',
    title: 'Last Stand: bunker',
    section: 'Scenarios',
    summary:
      'Whoever holds the command bunker has one more MP on the planet, and scouts against it add 2 to their dice. Ground units turn it up and take it, and it can be retaken.',
  },
  {
    id: 'PA-SCN-33',
    title: 'Last Stand: traps',
    section: 'Scenarios',
    summary:
      'An objective is a trap: before the battles a Green attack with an Attack Value of 4 on every attacking ground unit in its hex.',
  },
  {
    id: 'PA-SCN-34',
    title: 'Last Stand: victory',
    section: 'Scenarios',
    summary:
      'The attacker wins at once by destroying all defenders and holding every city before any relief is down; otherwise it ends like an Assault, and cities count.',
  },
  {
    id: 'PA-LARGE-01',
    title: 'Normal size',
    section: 'Large Scale',
    summary: 'How large a game the counters allow.',
  },
  {
    id: 'PA-LARGE-02',
    title: 'Large scale',
    section: 'Large Scale',
    summary: 'All counters of a war may stand for the next larger formation; nothing else changes.',
  },
  {
    id: 'PA-LARGE-03',
    title: 'Conversion',
    section: 'Large Scale',
    summary:
      'A company becomes a battalion, a battalion a regiment, a squadron a wing, a Binary or Trinary a cluster, a DropShip group a fleet.',
  },
  {
    id: 'PA-FOT-01',
    title: 'Fall of Terra',
    section: 'Fall of Terra',
    summary: 'The Word of Blake comes for Terra, which ComStar holds.',
  },
  {
    id: 'PA-FOT-02',
    title: 'Settlements of Terra',
    section: 'Fall of Terra',
    summary: 'Cities and fortresses and where they lie.',
  },
  {
    id: 'PA-FOT-03',
    title: 'ComStar',
    section: 'Fall of Terra',
    summary: 'Its units and where they begin.',
  },
  {
    id: 'PA-FOT-04',
    title: 'Word of Blake',
    section: 'Fall of Terra',
    summary: 'Its first units and where they land.',
  },
  {
    id: 'PA-FOT-05',
    title: 'Reinforcements',
    section: 'Fall of Terra',
    summary: 'What the Word of Blake gets, and when.',
  },
  {
    id: 'PA-FOT-06',
    title: 'Fall of Terra: victory',
    section: 'Fall of Terra',
    summary: 'Who holds how many cities, and for how long.',
  },
  {
    id: 'PA-FOT-07',
    title: 'Space defenses',
    section: 'Fall of Terra',
    summary: 'Each zone may shoot at what passes it.',
  },
  {
    id: 'PA-FOT-08',
    title: 'Special forces',
    section: 'Fall of Terra',
    summary: 'Agents strike at any time of a turn, and may be lost.',
  },
  {
    id: 'PA-FOT-09',
    title: 'Attack on the defenses',
    section: 'Fall of Terra',
    summary: 'Agents may silence a zone.',
  },
  {
    id: 'PA-FOT-10',
    title: 'Sabotage',
    section: 'Fall of Terra',
    summary: 'Agents may damage a unit before a battle.',
  },
  {
    id: 'PA-FOT-11',
    title: 'Headhunters',
    section: 'Fall of Terra',
    summary: 'Agents may disrupt a command.',
  },
  {
    id: 'PA-FOT-12',
    title: 'Mars and Venus',
    section: 'Fall of Terra',
    summary: 'Both have settlements and a surface of their own.',
  },
]);

export type RuleId = (typeof rules)[number]['id'];
