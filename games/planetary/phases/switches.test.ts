import { rule } from '@ironfield/conformance/rule.ts';
import { eventsFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { planetary } from '../game.ts';
import { boxesToDrop } from '../rules/deployment.ts';
import { battleIn } from '../rules/fighters.ts';
import { warOutcome } from '../rules/war/winning.ts';
import { type Campaign, post, skyWar } from '../testing/campaign.ts';

/** Everybody lets things go by until a battle is on. */
function untilBattle(war: Campaign): void {
  for (let orders = 0; orders < 20 && !war.state.battle; orders++) war.done(waitingFor(war.state)[0]);
}

/** The defender marches on the attacker, so that the battle is of its Combat Phase. */
function sally(options: OptionValues = {}): Campaign {
  const war = skyWar({
    attacker: [post('foot', 'infantry', 'E18')],
    defender: [post('tanks', 'medium-vehicle', 'E19'), post('Moscow', 'city', 'D19')],
    options,
  });
  war.done(0);
  war.march(1, 'tanks', 'E18');
  untilBattle(war);
  return war;
}

describe('Who attacks in a battle', () => {
  rule(
    'PA-CBT-06',
    'Whoever has the Combat Phase attacks and acts first, or by an option the attacker of the scenario',
    () => {
      const usual = sally();
      expect(usual.state.battle!.attacker).toBe(1);
      const other = sally({ 'battle-attacker': 'scenario' });
      expect(other.state.battle!.attacker).toBe(0);
      other.deployAll();
      expect(waitingFor(other.state)).toEqual([0]);
      // It is still the Combat Phase of the defender.
      expect(other.war.war.active).toBe(1);
    },
  );
});

/** Two DropShips, each with a 'Mech that it drops among enemies. */
function dropped(options: OptionValues = {}): Campaign {
  const war = skyWar({
    attacker: [
      post('A', 'dropship-medium-transports', 'orbit 3'),
      post('B', 'dropship-medium-transports', 'orbit 3'),
      post('one', 'assault-mech-is', 'A'),
      post('two', 'assault-mech-is', 'B'),
    ],
    defender: [post('guard', 'infantry', 'F08'), post('Moscow', 'city', 'D19')],
    options,
  });
  for (const [ship, unit] of [
    ['A', 'one'],
    ['B', 'two'],
  ])
    war.give(0, { type: 'drop', unit: war.id(ship!), at: 'F08', counter: war.id(unit!), more: [] });
  return war;
}

describe('Where units are dropped', () => {
  const choices = (options: OptionValues) => {
    const war = dropped(options);
    // Their ships stay in orbit, so that the rolls come before the battle.
    war.give(0, { type: 'done' }, ['combat drop', 1, 1], ['combat drop', 1, 1]);
    untilBattle(war);
    for (let orders = 0; orders < 5 && waitingFor(war.state)[0] === 1; orders++)
      war.give(1, { type: 'deploy', unit: war.id('guard'), to: 'C4' });
    war.give(0, { type: 'deploy', unit: war.id('one'), to: 'C1', facing: 'N' });
    return boxesToDrop(battleIn(war.state), war.id('two')).length;
  };

  rule('PA-DROP-03', 'All of a side come into one box, or by an option those of each DropShip', () => {
    expect(choices({})).toBe(1);
    expect(choices({ 'drop-box-per-dropship': true })).toBeGreaterThan(10);
  });
});

describe('What decides', () => {
  const ending = (options: OptionValues, turns = 1) => {
    const war = skyWar({
      attacker: [
        post('foot', 'infantry', 'E18'),
        post('more', 'infantry', 'E18'),
        post('most', 'infantry', 'E18'),
      ],
      defender: [post('guard', 'infantry', 'D19'), post('Moscow', 'city', 'D19')],
      turns,
      options,
    });
    war.endTurn();
    return war.state.outcome!;
  };

  rule('PA-SCN-05', 'When the time is up the points decide, or by an option nobody has won', () => {
    expect(ending({})).toMatchObject({ winners: [1], points: [expect.any(Number), expect.any(Number)] });
    const other = ending({ 'victory-points': false });
    expect(other).toEqual({ winners: [], reason: 'The time is up, and nobody has won', rule: 'PA-SCN-04' });
  });

  rule(
    'PA-SCN-04',
    'Without points the defender wins decisively when the attacker has too few left, and a siege is marginal',
    () => {
      const war = skyWar({
        attacker: [post('ship', 'dropship-assault', 'orbit 3')],
        defender: [post('guard', 'infantry', 'D19'), post('Moscow', 'city', 'D19')],
        options: { 'victory-points': false },
      });
      expect(warOutcome(war.war)).toMatchObject({
        winners: [1],
        reason: expect.stringContaining('decisive'),
      });
      const siege = { ...war.war, war: { ...war.war.war, sieges: 2 } };
      expect(warOutcome(siege)).toMatchObject({ winners: [0], reason: expect.stringContaining('marginal') });
    },
  );
});

describe('What a counter shows', () => {
  /** A scout looks at tanks beside it. */
  const looking = (options: OptionValues) => {
    const war = skyWar({
      attacker: [post('scout', 'light-mech-iu', 'E18'), post('foot', 'infantry', 'D18')],
      defender: [
        post('tanks', 'medium-vehicle', 'E19', { quality: 'elite', faceDown: true }),
        post('Moscow', 'city', 'D19'),
      ],
      options,
    });
    const scout = war.id('scout');
    const events = war.give(
      0,
      { type: 'scout', unit: scout, at: 'E19', counter: war.id('tanks'), more: [] },
      ['recon', 1, 1],
    );
    const seen = (viewer: number) => viewFor(planetary, war.state, viewer).table.counters[war.id('tanks')];
    return { war, events, seen };
  };

  rule(
    'PA-SEQ-05',
    'A counter that is turned up shows its type and quality, or by an option its type alone',
    () => {
      expect(looking({}).seen(0)).toMatchObject({ type: 'medium-vehicle', quality: 'elite' });
      const { seen, events } = looking({ 'face-up-shows-quality': false });
      expect(seen(0)).toMatchObject({ type: 'medium-vehicle', quality: null });
      expect(seen(1)).toMatchObject({ quality: 'elite' });
      expect(JSON.stringify(eventsFor(planetary, events, 0))).not.toContain('elite');
    },
  );

  rule('PA-SEQ-05', 'By that option a battle shows quality, for good', () => {
    const { war, seen } = looking({ 'face-up-shows-quality': false });
    war.done(0);
    war.march(1, 'tanks', 'D18');
    untilBattle(war);
    war.deployAll();
    expect(seen(0)).toMatchObject({ quality: 'elite' });
    expect(war.war.war.rated).toContain(war.id('tanks'));
  });

  test('Convoys and JumpShips have one quality, which nothing hides', () => {
    const war = skyWar({
      attacker: [post('J', 'jumpship', '0105'), post('foot', 'infantry', 'D18')],
      defender: [post('gc', 'supply-convoy', 'D19'), post('Moscow', 'city', 'D19')],
      options: { 'face-up-shows-quality': false },
    });
    const { counters } = viewFor(planetary, war.state, 1).table;
    expect(counters[war.id('J')]!.quality).toBe('regular');
    expect(viewFor(planetary, war.state, 0).table.counters[war.id('gc')]!.quality).toBe('regular');
  });
});
