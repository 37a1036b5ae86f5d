import { describe, expect, test } from 'vitest';
import { answerOf } from '../../testing/bot.ts';
import { mech, scene } from '../../testing/scene.ts';
import { toHit } from '../../testing/table.ts';
import { BEAR_FIRST, duel, Turns, tank, WOLF_FIRST } from '../../testing/turns.ts';
import type { MechFile } from '../../units/unit-file.ts';

/** What a bot does in the Action Phase of Wolf. */
function choice(game: Turns): unknown {
  const order = answerOf(game.scene);
  return order.type === 'duel-plan' ? order.plan : order.type === 'duel-act' ? order.action : order;
}

interface Plan {
  readonly wolf: MechFile;
  readonly bear?: string;
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly options?: object;
  readonly state?: object;
}

/** Wolf has said how it moves, and may act. */
function acting(plan: Plan, how = 'still'): Turns {
  const { bear = '0508 N', gunnery = 4, piloting = 5, state = {} } = plan;
  const made = scene({
    units: {
      Wolf: { mech: { ...plan.wolf, name: 'Wolf' }, at: '0505 S', gunnery, piloting, state },
      Bear: { mech: { ...tank, name: 'Bear' }, at: bear },
    },
    options: { dueling: true, ...plan.options },
  });
  return new Turns(made).turn(['initiative', 6, 6], ['initiative', 1, 1]).plan('Wolf', how);
}

const cool = mech('Cool', { heatSinks: 30, slots: { RT: ['3 x PPC'] } });
const hot = mech('Hot', { heatSinks: 10, slots: { RT: ['3 x PPC'] } });
const unarmed = mech('Unarmed', {});

describe('A bot in its Action Phase', () => {
  test('moves before it does anything else', () => {
    expect(choice(duel().turn(...WOLF_FIRST))).toBe('now');
    expect(choice(duel().turn(...BEAR_FIRST))).toBe('now');
  });

  test('then fires as ever', () => {
    expect(choice(acting({ wolf: cool }).act('Wolf', 'fire'))).toMatchObject({ type: 'fire', target: 1 });
  });

  test('fires twice where its heat sinks bear it, and once where they do not', () => {
    expect(choice(acting({ wolf: cool }))).toBe('twice');
    expect(choice(acting({ wolf: hot }))).toBe('fire');
    expect(choice(acting({ wolf: hot, state: { heat: 7 } }))).toBe('fire');
  });

  test('strikes several times, or fires and strikes, whichever promises more', () => {
    const bear = '0506 N';
    expect(choice(acting({ wolf: unarmed, bear }))).toBe('melee');
    const decisions = [
      [1, 6, 7, 'melee'],
      [2, 2, 5, 'melee'],
      [2, 2, 7, 'fire'],
      [3, 4, 3, 'melee'],
      [3, 4, 5, 'fire'],
      [3, 4, 7, 'twice'],
      [4, 4, 3, 'fire'],
      [4, 4, 5, 'twice'],
      [4, 6, 5, 'fire'],
    ] as const;
    for (const [lasers, gunnery, piloting, best] of decisions) {
      const wolf = mech('Wolf', { heatSinks: 30, slots: { RT: Array(lasers).fill('Medium Laser') } });
      const found = choice(acting({ wolf, bear, gunnery, piloting }));
      expect([lasers, gunnery, piloting, found]).toEqual([lasers, gunnery, piloting, best]);
    }
    // After a shot there is time for one blow, and after that for nothing.
    const fired = acting({ wolf: cool, bear })
      .act('Wolf', 'fire')
      .fire('Wolf', 'Bear', ['PPC RT'], toHit(1, 1));
    expect(choice(fired)).toBe('strike');
  });

  test('asks itself nothing twice: what it left alone it leaves alone', () => {
    const game = acting({ wolf: cool });
    const hold = { type: 'hold', unit: 'Wolf', twist: 0 } as const;
    game.act('Wolf', 'twice').order(hold);
    expect(choice(game)).toBe('fire');
    game.act('Wolf', 'fire').order(hold);
    expect(choice(game)).toBe('done');
  });

  test('makes the move that it has declared when there is nothing else', () => {
    const moving = acting({ wolf: cool }, 'walk').act('Wolf', 'twice');
    moving.fire('Wolf', 'Bear', ['PPC RT'], toHit(1, 1)).fire('Wolf', 'Bear', ['PPC RT'], toHit(1, 1));
    expect(choice(moving)).toBe('move');
  });

  test('fires at nobody whom it cannot hit', () => {
    expect(choice(acting({ wolf: cool, bear: '0517 N', gunnery: 7 }))).not.toBe('melee');
    const short = mech('Short', { heatSinks: 30, slots: { RT: ['Small Laser'] } });
    expect(choice(acting({ wolf: short, bear: '0517 N' }))).toBe('done');
  });

  test('turns its torso far where it cannot fire otherwise', () => {
    const options = { 'dueling-wide-twist': true };
    expect(choice(acting({ wolf: cool, bear: '0602 N', options }))).toBe('wide-twist');
    expect(choice(acting({ wolf: cool, options }))).toBe('twice');
    expect(choice(acting({ wolf: unarmed, bear: '0501 N', options }))).toBe('done');
  });

  test('does what is left to do for who has nothing to fire at', () => {
    const options = { 'careful-aim': true };
    const far = { wolf: mech('Far', { slots: { RT: ['Small Laser'] } }), bear: '0510 N', options };
    const game = acting(far);
    const chosen = choice(game);
    const { field, state } = game.scene;
    const idle = field.plugged.idle?.({ type: 'hold', unit: 0, twist: 0 }, field, state, 0);
    expect([idle?.type, chosen]).toEqual(['aim', 'fire']);
  });
});
