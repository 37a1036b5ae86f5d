import { section } from './section.ts';

export const SEQUENCE = [
  ...section(
    'Set-up',
    ['HGB-SETUP-01', 'Before the battle', 'Armies, terrain, buildings, optional rules.'],
    ['HGB-SETUP-02', 'Army Commander', 'One a side; when lost, the highest Leadership follows.'],
    ['HGB-SETUP-03', 'Set-up roll', 'Leadership of the Commanders; the winner has the choice.'],
    ['HGB-SETUP-04', 'End of the game', 'The most Victory Points win.'],
  ),
  ...section(
    'The Combat Round',
    ['HGB-ROUND-01', 'Three steps', 'Initiative, activation, miscellaneous events.'],
    ['HGB-ROUND-02', 'Initiative', 'Leadership of the Commanders; the winner says who begins.'],
    ['HGB-ROUND-03', 'Alternation', 'One Combat Group after the other, side by side.'],
    ['HGB-ROUND-04', 'Activation', 'Speed or mode, movement, actions along the way, then Locked.'],
    ['HGB-ROUND-05', 'Miscellaneous events', 'What is due, what burns, what ends with the round.'],
  ),
  ...section(
    'Actions',
    ['HGB-ACT-01', 'Actions', 'So many a round, before or during the own activation.'],
    ['HGB-ACT-02', 'What costs one', 'Attacks, electronic warfare, observation, special actions.'],
    ['HGB-ACT-03', 'Free rolls', 'One Active Detection and one Active Comms with an action.'],
    ['HGB-ACT-04', 'What costs none', 'Moving, handing on Command Points, switches, smoke.'],
    ['HGB-ACT-05', 'Evasive Maneuvers', 'Defense 1 better; everything else 1 worse this round.'],
    ['HGB-ACT-06', 'Hull-Down', 'Behind cover for an action: one or two counters.'],
    ['HGB-ACT-07', 'Hull-Down counters', 'Absorb damage before Sturdy boxes do, Overkill too.'],
    ['HGB-ACT-08', 'Staying Hull-Down', 'Stationary; a lost counter may be had back for the creep.'],
    ['HGB-ACT-09', 'Stand-By', 'Actions kept for indirect fire at co-ordinates or tags.'],
    ['HGB-ACT-10', 'Snap Fire from Stand-By', 'Once, at −1, for all that is kept.'],
    ['HGB-ACT-11', 'Snap Fire', 'At an enemy in its activation, for an action.'],
    ['HGB-ACT-12', 'Windows for Snap Fire', 'Once an inch of the move; the active player goes first.'],
  ),
];
