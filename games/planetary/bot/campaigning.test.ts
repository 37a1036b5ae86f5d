import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { planetary } from '../game.ts';
import { type Campaign, post, skyWar } from '../testing/campaign.ts';

/** The order of a regular bot. */
const chosen = (war: Campaign, seat: number) =>
  orderFrom(
    planetary.bot('regular'),
    () => viewFor(planetary, war.state, seat),
    menuFor(planetary, war.state, seat)!,
    randomFrom('bot'),
  );

test('A bot does not leave a city that it has taken to its convoys', () => {
  const war = skyWar({
    attacker: [
      post('Moscow', 'city', 'D19'),
      post('guard', 'assault-mech-is', 'D19'),
      post('gc', 'supply-convoy', 'D19'),
    ],
    defender: [post('foot', 'artillery', 'D18'), post('Delhi', 'city', 'F21')],
  });
  war.state.war = {
    ...war.war.war,
    settlements: war.war.war.settlements.map((each) =>
      each.counter === war.id('Moscow') ? { ...each, native: 1, captured: true } : each,
    ),
  };
  for (let orders = 0; orders < 20 && war.war.war.phase === 'movement'; orders++) {
    const [seat] = waitingFor(war.state);
    if (seat !== 0) break;
    war.give(0, chosen(war, 0));
  }
  expect(war.at('guard')).toBe('D19');
});

/** A platoon and its enemies on the board of the Plains of D18, some turns on; it is about to act. */
function lost(more: Parameters<typeof post>[] = []): Campaign {
  const war = skyWar({
    attacker: [post('foot', 'infantry', 'D18'), ...more.map((each) => post(...each))],
    defender: [
      post('one', 'assault-mech-is', 'D18'),
      post('two', 'assault-mech-is', 'D18'),
      post('far', 'city', 'F21'),
    ],
  });
  for (let orders = 0; orders < 20 && !war.state.battle; orders++) war.done(waitingFor(war.state)[0]);
  war.deployAll();
  const boxes: Readonly<Record<string, number>> = { foot: 2, one: 22, two: 23 };
  const { battle } = war.state;
  war.state.battle = {
    ...battle!,
    turn: 3,
    fighters: battle!.fighters.map((fighter) => {
      const name = Object.keys(boxes).find((each) => war.id(each) === fighter.counter);
      return name ? { ...fighter, box: boxes[name]! } : fighter;
    }),
  };
  return war;
}

test('A bot leaves a field that is lost, unless it holds a settlement there', () => {
  const open = lost();
  expect(chosen(open, 0)).toEqual({ type: 'leave', unit: open.id('foot') });
  const held = lost([['home', 'city', 'D18']]);
  expect(chosen(held, 0).type).not.toBe('leave');
});
