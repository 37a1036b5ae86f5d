import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { damageModifiers, toHit } from '../rules/attack.ts';
import { battleIn, fighterOf } from '../rules/fighters.ts';
import { MARS, placeName, placeOf, VENUS } from '../rules/places.ts';
import { changeOf } from '../rules/war/end-phase.ts';
import { refugesOf } from '../rules/war/retreating.ts';
import { dueBattles } from '../rules/war/sites.ts';
import { DESTROYED, type Fall } from '../state.ts';
import { type Campaign, post, skyWar, type Theatre } from '../testing/campaign.ts';

const fallWar = (theatre: Omit<Theatre, 'system' | 'fall'>): Campaign =>
  skyWar({ world: 'major', turns: 20, fall: true, ...theatre });

const fallIn = (war: Campaign): Fall => war.war.war.fall!;
const stepOf = (war: Campaign) => war.state.agenda.at(-1) as { step: string; seat: number };

/** The Word of Blake moves; ComStar has tanks in supply, and others far from it. */
const field = () =>
  fallWar({
    attacker: [post('foot', 'infantry', 'K12')],
    defender: [
      post('Moscow', 'city', 'D19'),
      post('tanks', 'light-vehicle', 'D19', { faceDown: true }),
      post('mech', 'medium-mech-iu', 'D19'),
      post('Cairo', 'fortress', 'F18'),
    ],
  });

const struck = (war: Campaign, name: string, ...dice: readonly [number, number]) =>
  war.give(0, { type: 'sabotage', target: war.id(name) }, ['special forces', 6], ['damage', ...dice]);

describe('Sabotage', () => {
  rule('PA-FOT-10', 'On the map it destroys with twice the Toughness, and turns its target up', () => {
    const war = field();
    expect(war.counter('tanks').faceUp).toBe(false);
    // Toughness 3: 2 + 4 is enough, but two dice of 2 never harm.
    struck(war, 'tanks', 1, 1);
    expect(war.counter('tanks')).toMatchObject({ faceUp: true });
    expect(war.counter('tanks').place).toBeGreaterThan(0);
    struck(war, 'tanks', 1, 2);
    expect(war.counter('tanks').place).toBe(DESTROYED);
  });

  rule('PA-FOT-10', 'Two in a row that damage destroy; anything in between is a new beginning', () => {
    const war = field();
    // Toughness 7: 4 + 4 damages, and then 4 + 2 + 4 damages what is damaged.
    struck(war, 'mech', 2, 2);
    expect(fallIn(war).weakened).toBe(war.id('mech'));
    war.give(0, { type: 'silence', at: 'orbit 1' }, ['special forces', 3]);
    expect(fallIn(war).weakened).toBe(-1);
    struck(war, 'mech', 2, 2);
    expect(war.counter('mech').place).toBeGreaterThan(0);
    struck(war, 'mech', 2, 2);
    expect(war.counter('mech').place).toBe(DESTROYED);
  });

  rule('PA-FOT-10', 'A second one that does no harm leaves nothing of the first', () => {
    const war = field();
    struck(war, 'mech', 2, 2);
    struck(war, 'mech', 1, 1);
    expect(fallIn(war).weakened).toBe(-1);
    expect(war.counter('mech').place).toBeGreaterThan(0);
  });

  rule(
    'PA-FOT-10',
    'Fortresses are targets, cities are not, and a fortress that is destroyed is rubble',
    () => {
      const war = field();
      expect(war.refusal(0, { type: 'sabotage', target: war.id('Moscow') })).not.toBeNull();
      struck(war, 'Cairo', 5, 5);
      struck(war, 'Cairo', 5, 5);
      expect(war.settlement('Cairo').rubble).toBe(true);
      expect(war.refusal(0, { type: 'sabotage', target: war.id('Cairo') })).not.toBeNull();
    },
  );

  rule('PA-FOT-10', 'A failure does nothing', () => {
    const war = field();
    war.give(0, { type: 'sabotage', target: war.id('tanks') }, ['special forces', 2]);
    expect(war.counter('tanks').faceUp).toBe(false);
    expect(fallIn(war).allowance).toBe(7);
  });
});

/** A battle in the Plains of D18, in which the Word of Blake acts first. */
function inBattle(): Campaign {
  const war = fallWar({
    attacker: [post('mech', 'medium-mech-iu', 'D18'), post('foot', 'infantry', 'D18')],
    defender: [
      post('tanks', 'medium-vehicle', 'D18'),
      post('light', 'light-mech-iu', 'D18'),
      post('Moscow', 'city', 'D19'),
    ],
  });
  for (let orders = 0; orders < 20 && !war.state.battle; orders++) war.done(waitingFor(war.state)[0]);
  war.deployAll();
  return war;
}

describe('In a battle', () => {
  rule(
    'PA-FOT-10',
    'On the board sabotage damages and destroys as any attack does, and takes no action',
    () => {
      const war = inBattle();
      expect(stepOf(war)).toMatchObject({ step: 'battle/act', seat: 0 });
      // Toughness 5: 3 + 4 damages, and 3 + 4 + 2 destroys what is damaged.
      struck(war, 'tanks', 1, 2);
      expect(fighterOf(battleIn(war.state), war.id('tanks')).damaged).toBe(true);
      expect(war.state.battle!.actionsLeft).toBe(2);
      struck(war, 'tanks', 1, 2);
      expect(war.counter('tanks').place).toBeGreaterThan(0);
      expect(fighterOf(battleIn(war.state), war.id('tanks')).box).toBeLessThan(0);
      expect(war.refusal(0, { type: 'sabotage', target: war.id('tanks') })).not.toBeNull();
    },
  );

  rule(
    'PA-FOT-08',
    'Between the actions of ComStar special forces strike if they want to be asked in battles',
    () => {
      const war = inBattle();
      war.give(0, { type: 'done' });
      // They begin wanting to be asked in phases alone.
      expect(stepOf(war)).toMatchObject({ step: 'battle/act', seat: 1 });
      war.state.war = { ...war.war.war, fall: { ...fallIn(war), watches: ['battle', 'step'] } };
      war.give(1, { type: 'done' });
      war.give(0, { type: 'done' });
      expect(stepOf(war)).toMatchObject({ step: 'fall/window', seat: 0 });
      struck(war, 'tanks', 1, 2);
      war.done(0);
      expect(stepOf(war)).toMatchObject({ step: 'battle/act', seat: 1 });
    },
  );

  rule('PA-FOT-08', 'A side whose last unit is sabotaged has lost the battle', () => {
    const war = inBattle();
    struck(war, 'tanks', 5, 5);
    struck(war, 'light', 5, 5);
    expect(war.state.battle).toBeNull();
    expect(war.counter('light').place).toBe(DESTROYED);
  });

  rule(
    'PA-FOT-11',
    'A disrupted unit hits at +1, and no friend beside its target or its attacker is of use to it',
    () => {
      const war = inBattle();
      const boxes: Readonly<Record<string, number>> = { mech: 12, foot: 0, tanks: 17, light: 11 };
      war.state.battle = {
        ...war.state.battle!,
        fighters: war.state.battle!.fighters.map((fighter) => {
          const name = Object.keys(boxes).find((each) => war.id(each) === fighter.counter)!;
          return { ...fighter, box: boxes[name] };
        }),
      };
      const numbers = (attacker: string, target: string) => {
        const attack = {
          attacker: fighterOf(battleIn(war.state), war.id(attacker)),
          target: fighterOf(battleIn(war.state), war.id(target)),
        };
        return [
          explain(toHit(battleIn(war.state), attack)).total,
          explain(damageModifiers(battleIn(war.state), attack)).total,
        ];
      };
      const [own, harm] = numbers('tanks', 'mech');
      const [theirs, hurt] = numbers('mech', 'tanks');
      war.give(0, { type: 'headhunt', target: war.id('tanks') }, ['special forces', 6]);
      // Without the light 'Mech beside the target: +1, and +1 for itself; -1 damage.
      expect(numbers('tanks', 'mech')).toEqual([own + 2, harm - 1]);
      // Without it beside the attacker: -1, and +1 damage.
      expect(numbers('mech', 'tanks')).toEqual([theirs - 1, hurt + 1]);
    },
  );
});

describe('Headhunters', () => {
  rule('PA-FOT-11', 'They turn a unit up, and it does not move', () => {
    const war = field();
    war.give(0, { type: 'headhunt', target: war.id('tanks') }, ['special forces', 5]);
    expect(war.counter('tanks').faceUp).toBe(true);
    expect(fallIn(war)).toMatchObject({ disrupted: [war.id('tanks')], allowance: 7 });
    war.done(0);
    war.done(0);
    expect(war.whyNotMarch(1, 'tanks', 'E19')).toBe('Its command is disrupted, so it stays where it is');
    war.march(1, 'mech', 'E19');
    // A fortress has no command of that sort.
    expect(war.refusal(0, { type: 'headhunt', target: war.id('Cairo') })).not.toBeNull();
  });

  rule(
    'PA-FOT-11',
    'In the End Phase it recovers by itself with another unit beside it, else with 8 or more',
    () => {
      const war = field();
      war.give(0, { type: 'headhunt', target: war.id('tanks') }, ['special forces', 6]);
      war.endTurn();
      expect(fallIn(war).disrupted).toEqual([]);
      war.give(0, { type: 'headhunt', target: war.id('tanks') }, ['special forces', 6]);
      war.done(0);
      war.done(0);
      war.march(1, 'mech', 'E19');
      war.endTurn(['recovery', 3, 4]);
      expect(fallIn(war).disrupted).toEqual([war.id('tanks')]);
      war.endTurn(['recovery', 4, 4]);
      expect(fallIn(war).disrupted).toEqual([]);
    },
  );
});

describe('Mars and Venus', () => {
  const landing = () =>
    fallWar({
      attacker: [
        post('ship', 'dropship-medium-transports', '0802'),
        post('mech', 'heavy-mech-iu', 'ship'),
        post('other', 'dropship-assault', '0804'),
      ],
      defender: [
        post('Academy', 'fortress', 'Mars', { quality: 'veteran' }),
        post('cadets', 'infantry', 'Mars'),
        post('Moscow', 'city', 'D19'),
      ],
    });

  rule(
    'PA-FOT-12',
    'A ship in their hex lands as its move, without orbit, roll or defenses, and unloads',
    () => {
      const war = landing();
      war.march(0, 'ship', 'Mars');
      expect(war.at('ship')).toBe('Mars');
      expect(stepOf(war)).toMatchObject({ step: 'war/move', seat: 0 });
      war.give(0, { type: 'unload', unit: war.id('mech') });
      expect(war.at('mech')).toBe('Mars');
      expect(war.destinations('mech')).toEqual([]);
      war.march(0, 'other', 'Venus');
      expect(war.counter('other').place).toBe(VENUS);
      // From space nobody enters orbit there, and on Mars nobody moves on but up again.
      expect(war.destinations('ship')).toEqual(['0802']);
    },
  );

  rule('PA-FOT-12', 'Battles on the ground are for those who have landed, in Mountains', () => {
    const war = landing();
    expect(dueBattles(war.war, 0)).toEqual([]);
    war.march(0, 'ship', 'Mars');
    war.give(0, { type: 'unload', unit: war.id('mech') });
    expect(dueBattles(war.war, 0)).toEqual([{ place: MARS, kind: 'land' }]);
    for (let orders = 0; orders < 10 && !war.state.battle; orders++) war.done(waitingFor(war.state)[0]);
    expect(war.state.battle!.terrain.filter((each) => each === 'mountains')).toHaveLength(9);
    expect(war.state.battle!.fighters.map(({ counter }) => counter)).toContain(war.id('cadets'));
  });

  rule('PA-FOT-12', 'Who flees from there needs a ship', () => {
    const war = landing();
    war.march(0, 'ship', 'Mars');
    war.give(0, { type: 'unload', unit: war.id('mech') });
    expect(refugesOf(war.war, 0, MARS, [war.id('ship')]).map(placeName)).toEqual(['0802']);
    expect(refugesOf(war.war, 0, MARS, [war.id('mech')])).toEqual([]);
  });

  rule('PA-FOT-12', 'The fortress of Mars falls back to ComStar when nobody of its captor is there', () => {
    const war = landing();
    war.state.counters = war.state.counters.map((each) =>
      each.id === war.id('Academy') ? { ...each, side: 0 } : { ...each, place: placeOf('D11') },
    );
    expect(changeOf(war.war, war.settlement('Academy'))).toEqual({ side: 1, rubble: false });
    war.state.counters = war.state.counters.map((each) =>
      each.id === war.id('mech') ? { ...each, place: MARS } : each,
    );
    expect(changeOf(war.war, war.settlement('Academy'))).toBeNull();
  });
});
