import { SKILL_OF } from '../data/tables.ts';
import { EVERY_SNAP, NO_SNAP } from '../state/command.ts';
import { TEXT } from './menus.ts';

interface Rolled {
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly needed: number | null;
  readonly harm: number | null;
}

const harmWords = (harm: number, atInfantry: boolean): string =>
  !atInfantry ? TEXT.levels[harm] : harm === 1 ? 'a base is lost' : `${harm} bases are lost`;

/** Names of questions and orders of command and electronic warfare. */
export const COMMAND_TEXT = {
  activateNow: 'Out of sequence (1 CP)',
  autopilot: 'Set the autopilots',
  autopilotPrompt: 'Which units go on autopilot this round?',
  onAutopilot: 'On autopilot: one extra action, straight ahead, and Defense with skill 1',
  evades: (cost: string) => `Evade (${cost})`,
  extraAction: 'Extra action (1 CP)',
  extraPrompt: (unit: string) => `What does ${unit} do with its extra action?`,
  /** In the log, after what was done. */
  from: {
    'neural net': () => ' by its Neural Net',
    chaplain: (name: string) => ` by the grace of ${name}`,
    commander: () => ' for a Command Point',
    transfer: (name: string) => ` for a Command Point of ${name}`,
  },
  interject: 'Activate a unit out of sequence?',
  keep: 'Let it stand',
  lastShot: (unit: string, cost: string) => `${unit} is going down: a last shot for ${cost}?`,
  noLastShot: 'No last shot',
  notNow: 'Not now',
  reroll: (cost: string) => `Roll again (${cost})`,
  rerollPrompt: (unit: string, { purpose, dice, needed, harm }: Rolled, atInfantry: boolean) => {
    // HGB-DICE-02: whatever would be enough, ones alone come to nothing.
    const isFumble = purpose in SKILL_OF && dice.every((die) => die === 1);
    const short = isFumble ? ', a Fumble' : needed === null ? '' : `, and needs ${needed}`;
    const stake = harm === null ? '' : `; as it is, ${harmWords(harm, atInfantry)}`;
    return `${unit} rolls ${dice.join(', ')} (${purpose})${short}${stake}: roll again?`;
  },
  rerolls: 'Ask about re-rolls and last shots',
  /** Of whoever lets a roll stand: about what to be asked from then on. */
  asksOn: { poor: 'ask about poor rolls', always: 'ask about all that fail', never: 'never ask again' },
  asBefore: 'ask as before',
  rerollWishes: { poor: 'Poor rolls', always: 'All that fail', never: 'Never' },
  rolled: ', if it gets through',
  /** The price of help. */
  sources: {
    'neural net': 'Neural Net, free',
    chaplain: 'the Chaplain’s point',
    commander: 'a Command Point',
    transfer: 'a Command Point',
  },
  uses: {
    're-roll': 'rolls again',
    activation: 'is activated out of sequence',
    action: 'gets an extra action',
    'last shot': 'fires a last shot',
    morale: 'steadies its group',
  },
  snaps: 'Ask about Snap Fire',
  snapWish: (chance: number) =>
    chance === EVERY_SNAP
      ? 'In every window'
      : chance === NO_SNAP
        ? 'Never'
        : `From a ${chance} % chance of damage on`,
  wasteAction: 'Do nothing with it',
  windows: 'Ask when only a Command Point can help',
  windowsOff: 'No',
  windowsOn: 'Yes',
  wish: 'Choose when to be asked',
  active: 'Active ECM or ECCM',
  designate: 'Designate a target',
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  system: 'System',
  systems: { ecm: 'ECM', eccm: 'ECCM' },
  toExceed: 'to exceed',
} as const;
