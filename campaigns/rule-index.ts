import { defineRules } from '@ironfield/kernel/options/rule-index.ts';
import { ABOUT_CAMPAIGNS } from './about.ts';

/** The rules of battles within battles, in our own words. */
export const campaign = {
  ...ABOUT_CAMPAIGNS,
  rules: defineRules([
    {
      id: 'BF2-INTEG-01',
      title: 'Battles at a lower scale',
      section: 'Integration',
      summary: 'A battle of a war may be fought in BattleForce instead of on the battle board.',
    },
    {
      id: 'BF2-INTEG-02',
      title: 'Expanding units',
      section: 'Integration',
      summary: 'Every counter in the hex becomes the elements that it stands for.',
    },
    {
      id: 'BF2-INTEG-03',
      title: 'Setup of the battle',
      section: 'Integration',
      summary: 'Map sheets suit the terrain of the hex; a settlement is there as buildings.',
    },
    {
      id: 'BF2-INTEG-04',
      title: 'Back to the planet',
      section: 'Integration',
      summary:
        "Only destroyed elements count. 'Mechs, vehicles and fighters lose a weight class for each quarter lost beyond the first; all others are destroyed by more than half.",
    },
    {
      id: 'BF2-INTEG-05',
      title: 'Strength that lasts',
      section: 'Integration',
      summary: 'Losses of all battles add up, against the size and class that the counter began with.',
    },
    {
      id: 'BF2-INTEG-10',
      title: 'Calling for a duel',
      section: 'Integration',
      summary:
        'In an End Phase both sides may agree on a hex: units in it and within three hexes fight in BattleTech.',
    },
    {
      id: 'BF2-INTEG-11',
      title: 'Setup of a duel',
      section: 'Integration',
      summary:
        'Two sheets joined at their long edges; dice decide who has which. Units of the hex begin on their sheet, the others enter over its outer edge.',
    },
    {
      id: 'BF2-INTEG-12',
      title: 'Turn and turn about',
      section: 'Integration',
      summary: 'Three turns of BattleTech and one of BattleForce alternate; nobody else comes near the duel.',
    },
    {
      id: 'BF2-INTEG-13',
      title: 'Back to the battle',
      section: 'Integration',
      summary: 'Whoever is left is converted back and goes on.',
    },
    {
      id: 'BF2-CONV-20',
      title: 'From BattleForce to BattleTech',
      section: 'Conversion of damage',
      summary: 'What has a record sheet can be converted, once in a battle.',
    },
    {
      id: 'BF2-CONV-21',
      title: 'Damage to armor',
      section: 'Conversion of damage',
      summary: 'Each box is 30 points in groups of five over the front; nothing goes inside.',
    },
    {
      id: 'BF2-CONV-22',
      title: 'Damage to structure',
      section: 'Conversion of damage',
      summary: 'Then 20 points for each box, through what armor is left.',
    },
    {
      id: 'BF2-CONV-23',
      title: 'Critical hits',
      section: 'Conversion of damage',
      summary: 'Each finds, by dice, a slot of the kind that it has hit; without any it is ignored.',
    },
    {
      id: 'BF2-CONV-30',
      title: 'From BattleTech to BattleForce',
      section: 'Conversion of damage',
      summary:
        'Armor and weapons are read off what is left; actuators, gyro, engine and sensors become critical hits.',
    },
    {
      id: 'BF2-CAMP-01',
      title: 'Campaigns',
      section: 'Campaigns',
      summary: 'Several battles with the same forces: damage and losses last.',
    },
    {
      id: 'BF2-CAMP-02',
      title: 'The short campaign',
      section: 'Campaigns',
      summary:
        'A Meeting Engagement of Light and Medium units, whose winner attacks from then on; an Initial Assault, whose winner has +2 on Initiative in the last battle and picks his edge; and the Final Battle.',
    },
    {
      id: 'BF2-CAMP-03',
      title: 'Repairs',
      section: 'Campaigns',
      summary:
        'Between battles one throw for each damaged element; a repair for each point that it reaches: two boxes of armor, one of structure, or a critical hit.',
    },
    {
      id: 'BF2-CAMP-04',
      title: 'The number to repair',
      section: 'Campaigns',
      summary: 'By technical support, with what there is of salvage, settlements, land and field hospitals.',
    },
    {
      id: 'BF2-CAMP-05',
      title: 'Saving what was destroyed',
      section: 'Campaigns',
      summary:
        'Right after its battle, 4 harder; the first repair mends what destroyed it. Otherwise it is lost.',
    },
    {
      id: 'BF2-CAMP-06',
      title: 'Salvage',
      section: 'Campaigns',
      summary:
        'Whoever holds the field has the wrecks: each helps one repair of its type. Parts of another technology change Damage Values by 1, once.',
    },
    {
      id: 'BF2-CAMP-07',
      title: 'Technicians',
      section: 'Campaigns',
      summary: 'Technicians with a skill of their own use it in place of the table.',
    },
    {
      id: 'BF2-CAMP-08',
      title: 'Limited supply',
      section: 'Campaigns',
      summary:
        'Each attempt costs a Supply Point, and each further one adds 1 to its throw; a wreck counts as one.',
    },
    {
      id: 'BF2-CAMP-20',
      title: 'The strategic turn',
      section: 'Between the stars',
      summary:
        'A week: JumpShips move as both sides have written, each world with units of both has three turns, then comes the Strategic End Phase.',
    },
    {
      id: 'BF2-CAMP-21',
      title: 'Seeing JumpShips',
      section: 'Between the stars',
      summary:
        'Whoever is in the system sees a ship that arrives; whoever arrives sees the ships that are there.',
    },
    {
      id: 'BF2-CAMP-22',
      title: 'Jumps',
      section: 'Between the stars',
      summary: 'One jump of 30 light-years a turn; two with a lithium-fusion battery, which WarShips have.',
    },
    {
      id: 'BF2-CAMP-23',
      title: 'Stops between the systems',
      section: 'Between the stars',
      summary: 'Any point will do, but a throw of 2 damages the drive, and another one loses the ship.',
    },
    {
      id: 'BF2-CAMP-24',
      title: 'Planets and supply',
      section: 'Between the stars',
      summary: 'Planets produce Supply Points, capitals more of them; ships take them along.',
    },
    {
      id: 'BF2-INTEG-20',
      title: 'Units of field manuals',
      section: 'Integration',
      summary:
        'So many companies of rolled weight, as good as their unit, with a command company and rookies.',
    },
    {
      id: 'BF2-INTEG-21',
      title: 'Mix of technologies',
      section: 'Integration',
      summary: 'By equipment rating: the shares of standard, upgraded and front-line machines.',
    },
    {
      id: 'BF2-REF-05',
      title: 'Reference map',
      section: 'Reference',
      summary: 'A map of the planet with a letter for each kind of land.',
    },
    {
      id: 'BF2-REF-06',
      title: 'Roster sheets',
      section: 'Reference',
      summary: 'A line for each counter of a side: destroyed or not, its number, type and experience.',
    },
    {
      id: 'BF2-REF-08',
      title: 'Tables of Planetary Assault',
      section: 'Reference',
      summary: 'Units, modifiers and costs beside the map, made of the numbers that the game uses.',
    },
    {
      id: 'PA-ZOOM-01',
      title: 'When a battle may be zoomed',
      section: 'Zoom',
      summary:
        'Before anything is set up the phasing player may propose it, and the other side agrees or not; otherwise it is the battle board. Battles on land only.',
    },
    {
      id: 'PA-ZOOM-02',
      title: 'Those who fight',
      section: 'Zoom',
      summary: 'Everybody who would stand on the battle board, but for convoys and those aboard transports.',
    },
    {
      id: 'PA-ZOOM-03',
      title: 'What a counter becomes',
      section: 'Zoom',
      summary:
        'A company is three lances, a Binary two Stars, a Trinary three, a battalion nine platoons; weight class and quality are those of the counter.',
    },
    {
      id: 'PA-ZOOM-04',
      title: 'The map of the battle',
      section: 'Zoom',
      summary: 'As many sheets as there are units for, with the terrain of the hex.',
    },
    {
      id: 'PA-ZOOM-05',
      title: 'Settlements',
      section: 'Zoom',
      summary: 'Bases, cities and fortresses are counters of buildings near the home edge of their side.',
    },
    {
      id: 'PA-ZOOM-06',
      title: 'Roles and supply',
      section: 'Zoom',
      summary: 'A stand-up fight without objectives; whoever is out of supply hits less often.',
    },
    {
      id: 'PA-ZOOM-07',
      title: 'The end of the battle',
      section: 'Zoom',
      summary:
        'Whoever is alone on the map keeps the field; after turn 20 the attacker breaks off, and whoever gives up flees.',
    },
    {
      id: 'PA-ZOOM-08',
      title: 'What becomes of counters',
      section: 'Zoom',
      summary:
        'They keep, lose or change their class by their losses, and count their first price; a counter has fled when most of its survivors have.',
    },
    {
      id: 'PA-ZOOM-09',
      title: 'Bots and the zoom',
      section: 'Zoom',
      summary: 'A bot agrees to either; bots may fight a zoomed battle out.',
    },
    {
      id: 'PA-ZOOM-20',
      title: 'The duel',
      section: 'Zoom',
      summary: 'In an End Phase units within three hexes of one may fight a duel of BattleTech.',
    },
    {
      id: 'PA-ZOOM-21',
      title: 'Map and machines of a duel',
      section: 'Zoom',
      summary: 'Two sheets made of the hexes around; machines and pilots as their elements are.',
    },
    {
      id: 'PA-ZOOM-22',
      title: 'The time of a duel',
      section: 'Zoom',
      summary: 'Three BattleTech turns and one BattleForce turn alternate, for fifteen turns at most.',
    },
    {
      id: 'PA-ZOOM-23',
      title: 'Back from a duel',
      section: 'Zoom',
      summary: 'Structure follows from what is left inside; heat and places are carried over.',
    },
  ]),
};
