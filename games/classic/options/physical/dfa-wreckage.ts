import { neighbour } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Explanation, Tally } from '@ironfield/kernel/explanation.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming } from '../../kind.ts';
import type { Option } from '../../option.ts';
import type { Impact } from '../../points/weapon-attacks.ts';
import { section } from '../../rule-index/section.ts';
import type { RuleId } from '../../rule-index.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { physicalDamageOf, physicalToHit } from '../../rules/physical/physical-to-hit.ts';
import { oweRoll, pilotingRoll, totalPiloting } from '../../rules/piloting/piloting.ts';
import { isOnMap, isPlaced } from '../../rules/unit/condition.ts';
import type { UnitState } from '../../state.ts';
import { PURPOSES } from '../../text/physical.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    wreckage: { readonly unit: number };
  }
  interface OptionRolls {
    wreckage: true;
  }
  interface TurnMarks {
    /** Destroyed in the air: the hex that its wreck comes down upon. */
    readonly wreckOver?: number;
  }
  interface OptionEvents {
    'wreck-hangs': { readonly type: 'wreck-hangs'; readonly unit: number; readonly over: number };
    'wreck-falls': {
      readonly type: 'wreck-falls';
      readonly unit: number;
      readonly target: number;
      readonly number: Explanation;
      readonly dice: readonly number[];
      readonly hit: boolean;
    };
  }
}

const PILOTING = 1;
const TO_HIT = 1;
const WORDS = { piloting: 'To aim the wreck', toHit: 'A wreck comes down' };

function hang({ thisTurn }: UnitState, wreckOver: number): void {
  thisTurn.marks = { ...thisTurn.marks, wreckOver };
}

/** Those who were destroyed on their way, before they are taken off the map. */
function findWrecks(play: Play<Classic>, { board }: Battlefield): void {
  for (const [unit, mech] of play.state.units.entries()) {
    const { onslaught } = mech.thisTurn;
    if (mech.loss === null || !isPlaced(mech) || onslaught?.kind !== 'dfa') continue;
    const over = neighbour(board, mech.hex, mech.facing as Facing);
    hang(mech, over);
    play.emit({ type: 'wreck-hangs', unit, over });
  }
}

/** MT-PHYS-12: first its player steers, then it strikes. */
const comeDown: Procedure<Classic, OptionFrames['wreckage']> = (play, { unit }) => {
  const { state } = play;
  const field = battlefieldOf(state);
  const { thisTurn, loss } = state.units[unit];
  const { target, from } = thisTurn.onslaught!;
  const victim = state.units[target];
  if (!isOnMap(victim) || victim.hex !== thisTurn.marks?.wreckOver) return;
  const steered = pilotingRoll(play, field, unit, {
    reason: 'wreckage',
    modifier: PILOTING,
    rule: 'MT-PHYS-12',
    words: WORDS.piloting,
  });
  if (!steered.success) {
    // CBT-PHY-29: as anybody in the air who has failed a roll.
    thisTurn.onslaught = { ...thisTurn.onslaught!, spoiled: true };
    return;
  }
  const blow = { kind: 'dfa', attacker: unit, target, limb: -1 } as const;
  const compute = (tally: Tally<RuleId>) => {
    physicalToHit(tally, field, state, blow);
    tally.add(TO_HIT, WORDS.toHit, 'MT-PHYS-12');
  };
  const number = totalPiloting(compute);
  const dice = play.roll(PURPOSES.toHit, 2, rolledBy(unit, number, target));
  const hit = sum(dice) >= number;
  play.emit({ type: 'wreck-falls', unit, target, number: play.explain(compute), dice, hit });
  if (!hit) return;
  const glancing = field.plugged.glances?.(false, sum(dice) - number) ?? false;
  const half: Impact = { damage: Math.ceil(physicalDamageOf(field, state, blow) / 2) };
  const { damage, criticals } = field.plugged.blow?.(half, glancing) ?? half;
  const side = victim.prone ? 'rear' : attackSide(field, state, from, target);
  const incoming: Incoming = { table: 'mech', side, covered: 0, criticals, by: unit };
  if (loss === 'center-torso') strikeInGroups(play, field, target, damage, incoming);
  else {
    const kind = field.kinds[target];
    const struck = kind.rollLocation(play, field, target, incoming);
    if (struck && damage > 0) kind.strike(play, field, target, { ...struck, nature: 'blow' }, damage);
  }
  oweRoll(victim, 'stomped', ROLL_MODIFIERS.stomped);
};

export const dfaWreckage: Option<boolean> = {
  id: 'dfa-wreckage',
  title: 'Wrecks from above',
  summary: "A 'Mech that is destroyed in a death from above may still come down on its target.",
  group: 'Physical attacks',
  rule: 'MT-PHYS-12',
  base: false,
  rules: section('Maximum Tech, physical attacks', [
    'MT-PHYS-12',
    "Death from above by a destroyed 'Mech",
    'With a Piloting Skill Roll at +1 the wreck strikes, at +1 and for half the damage: in groups of 5 if the centre torso is gone, otherwise in one location.',
    'dfa-wreckage',
  ]),
  plug: () => ({
    add: {
      phaseEnds: (play, field, phase) => {
        if (phase === 'weapon') findWrecks(play, field);
      },
      lastBlows: (play) => {
        for (const [unit, { thisTurn }] of play.state.units.entries())
          if (thisTurn.marks?.wreckOver !== undefined) play.next({ step: 'wreckage', unit });
      },
    },
  }),
  steps: { wreckage: comeDown },
  words: { wreckage: 'to bring its wreck down on its target' },
  sentences: {
    'wreck-hangs': ({ unit }, { mech }) => `The wreck of ${mech(unit)} comes down.`,
    'wreck-falls': ({ unit, target, number, dice, hit }, { mech }) =>
      `The wreck of ${mech(unit)} ${hit ? 'strikes' : 'misses'} ${mech(target)}: needs ${number.total}, rolls ${sum(dice)}.`,
  },
  changes: {
    'wreck-hangs': ({ units }, { unit, over }) => hang(units[unit], over),
    'wreck-falls': () => {},
  },
};
