import { seededDice } from '@ironfield/kernel/dice.ts';
import { Play } from '@ironfield/kernel/play/play.ts';
import { expect, test } from 'vitest';
import { invariants } from '../../../checks/invariants.ts';
import type { Event } from '../../../events.ts';
import type { Classic } from '../../../game-types.ts';
import { rollConsciousness } from '../../../rules/crew/pilot.ts';
import { strikeInGroups } from '../../../rules/damage/damage.ts';
import { fall, rollToStayUp } from '../../../rules/piloting/falls.ts';
import { fork } from '../../../state/fork.ts';
import type { State } from '../../../state.ts';
import { mech, scene } from '../../../testing/scene.ts';

const loaded = mech('Wolf', {
  tons: 35,
  armor: 12,
  slots: {
    LT: ['Ammo SRM 6', '2 x Heat Sink'],
    RT: ['3 x PPC', 'Ammo Machine Gun'],
    LA: ['2 x Medium Laser'],
    RL: ['2 x Jump Jet'],
  },
});
const made = scene({ units: { Wolf: { at: '0505', mech: loaded }, Bear: { at: '0101' } } });

const SIDES = ['front', 'left', 'right', 'rear'] as const;
const TABLES = ['mech', 'punch', 'mech', 'kick'] as const;

/** Beats upon a 'Mech until it is out of the game; what is wrong with its record sheet after each blow. */
function beat(state: State, events: Event[] | null): string[] {
  const { field } = made;
  const play = new Play<Classic>(state, events);
  const [wolf] = state.units;
  const broken: string[] = [];
  for (let blow = 0; wolf.loss === null; blow++) {
    state.phase = blow % 5 === 4 ? 'movement' : 'weapon';
    if (state.phase === 'movement') fall(play, field, 0, { levels: blow % 3, number: 7 });
    else {
      const from = { table: TABLES[blow % 4], side: SIDES[(blow >> 1) % 4], covered: 0 };
      strikeInGroups(play, field, 0, 7 + blow, from);
    }
    rollConsciousness(play, field, 0);
    if (state.phase === 'weapon') rollToStayUp(play, field, 0);
    if (wolf.crew.knockedOut > 0 && blow % 2 === 0) wolf.crew = { ...wolf.crew, knockedOut: 0 };
    if (wolf.body.structure.every((points) => points > 0)) wolf.prone = false;
    broken.push(...invariants(state).filter((sentence) => !sentence.includes('is lost but still there')));
  }
  return broken;
}

function battered(seed: string): State {
  const state = fork(made.state);
  state.dice = seededDice(seed);
  return state;
}

test('Whatever is done to a record sheet it stays a record sheet, told or not', () => {
  const losses = new Set<string | null>();
  for (let game = 0; game < 200; game++) {
    const told = battered(`${game}`);
    const quiet = battered(`${game}`);
    const events: Event[] = [];
    expect(beat(told, events)).toEqual([]);
    beat(quiet, null);
    expect(quiet).toEqual(told);
    expect(events.filter(({ type }) => type === 'destroyed')).toHaveLength(1);
    losses.add(told.units[0].loss);
  }
  expect([...losses].sort()).toEqual(['center-torso', 'engine', 'explosion', 'pilot']);
});
