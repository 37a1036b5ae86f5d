// Fire that is walked from one target to another beside it (MT-WPN-04, MT-WPN-13, MT-WPN-27).

import { distance } from '@ironfield/hex/board.ts';
import { explain, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Shot } from '../../../attacks.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { WeaponType } from '../../../data/equipment.ts';
import { CLUSTER_HITS } from '../../../data/tables.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import type { Hit } from '../../../points/weapon-attacks.ts';
import { section } from '../../../rule-index/section.ts';
import type { RuleId } from '../../../rule-index.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { binsFor, isCluster, roundsOf } from '../../../rules/fire/ammunition.ts';
import { farthest, hasOneTarget, weaponToHit, whyNotFire } from '../../../rules/fire/to-hit.ts';
import type { State, UnitState } from '../../../state.ts';
import { PURPOSES } from '../../../text/fire.ts';

declare module '../../../extensions.ts' {
  interface AttackMarks {
    /** MT-WPN-04: the other target of a shot that is walked over two. */
    readonly second?: number;
    /** It is the half of such a shot that costs nothing more. */
    readonly walked?: true;
  }
  interface TurnMarks {
    /** MT-WPN-04: rounds of the shot under way that are left for its other target. */
    readonly walkedOn?: number;
  }
  interface OptionEvents {
    /** Of two rounds at once, how many hit which target. */
    'rounds-walked': {
      readonly type: 'rounds-walked';
      readonly unit: number;
      readonly target: number;
      readonly second: number;
      readonly dice: readonly number[];
      readonly here: number;
      readonly there: number;
    };
  }
}

const NOBODY = 'none';
const WALKING = 1;
const WHICH = 'target of a round';
const FIRST_UP_TO = 3;
const WORDS = {
  label: 'Walk fire over',
  none: 'This target alone',
  walking: 'Fire walked over two targets',
  harder: 'The other target is harder to hit',
};

interface Walking {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly rule: `MT-${string}`;
  readonly says: string;
  /** Some of them fire two rounds at once. */
  readonly firesTwo?: true;
  fits(type: WeaponType): boolean;
}

/** Who else may be fired at with the same shot. */
function others(field: Battlefield, state: State, shot: Shot): number[] {
  const { attacker: unit, weapon, target, twist } = shot;
  const { units } = state;
  const { type } = field.designs[unit].weapons[weapon];
  if (units[unit].prone || field.kinds[unit].troopers || hasOneTarget(field, state, unit)) return [];
  if (binsFor(field, state, unit, weapon).some((bin) => isCluster(field.designs[unit].bins[bin]))) return [];
  const reach = farthest(field, type);
  const isInReach = (enemy: number) => distance(field.board, units[unit].hex, units[enemy].hex) <= reach;
  if (!isInReach(target as number)) return [];
  return field.enemiesOf[unit].filter(
    (enemy) =>
      units[enemy].hex >= 0 &&
      distance(field.board, units[enemy].hex, units[target as number].hex) === 1 &&
      isInReach(enemy) &&
      whyNotFire(field, state, { unit, twist, prop: null }, weapon, enemy) === null,
  );
}

function secondPick(field: Battlefield, state: State, shot: Shot, values: readonly number[]): Field {
  const number = (second: number | undefined) =>
    explain<RuleId>((tally) =>
      weaponToHit(tally, field, state, second === undefined ? shot : { ...shot, second }),
    );
  return {
    kind: 'pick',
    name: 'second',
    label: WORDS.label,
    values: [NOBODY, ...values],
    describe: (second: Scalar) =>
      typeof second === 'number'
        ? {
            label: field.designs[second].name,
            piece: second,
            measure: 'to hit',
            explanation: number(second),
          }
        : { label: WORDS.none, measure: 'to hit', explanation: number(undefined) },
  };
}

/** The higher of both numbers, and 1 more. */
function toHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot, rule: RuleId): void {
  const { second, walked: _, ...own } = shot;
  const other = totalOf<RuleId>((sum) => weaponToHit(sum, field, state, { ...own, target: second! }));
  const more = other - tally.total;
  if (more > 0) tally.add(more, WORDS.harder, rule);
  tally.add(WALKING, WORDS.walking, rule);
}

function leave({ thisTurn }: Pick<UnitState, 'thisTurn'>, walkedOn: number): void {
  thisTurn.marks = { ...thisTurn.marks, walkedOn };
}

/** Half of a single round for each; of two rounds both may have one. */
function share(hit: Hit, play: Play<Classic>): Hit {
  const { attacker, target, second, walked } = hit.attack;
  if (roundsOf(hit.attack) === 1) return { ...hit, damageEach: Math.floor(hit.damageEach / 2) };
  const unit = play.state.units[attacker];
  if (walked) return unit.thisTurn.marks?.walkedOn ? hit : { ...hit, damageEach: 0 };
  const roll = (purpose: string, count: number) =>
    play.roll(purpose, count, rolledBy(attacker, undefined, target as number));
  const dice = roll(PURPOSES.cluster, 2);
  const hits = CLUSTER_HITS[2][dice[0] + dice[1] - 2];
  const here = hits === 2 || roll(WHICH, 1)[0] <= FIRST_UP_TO ? 1 : 0;
  play.happen({
    type: 'rounds-walked',
    unit: attacker,
    target: target as number,
    second: second!,
    dice,
    here,
    there: hits - here,
  });
  return here ? hit : { ...hit, damageEach: 0 };
}

const SPLITTING: Pick<Option<boolean>, 'changes' | 'sentences'> = {
  changes: { 'rounds-walked': ({ units }, { unit, there }) => leave(units[unit], there) },
  sentences: {
    'rounds-walked': ({ target, second, here, there }, { mech }) =>
      here && there
        ? `Of two rounds one hits ${mech(target)}, and one ${mech(second)}.`
        : `Of two rounds one hits: ${mech(here ? target : second)}.`,
  },
};

export const walkingFire = ({ id, title, summary, rule, says, firesTwo, fits }: Walking): Option<boolean> => {
  const isOurs = (field: Battlefield, { attacker, weapon }: Pick<Shot, 'attacker' | 'weapon'>): boolean =>
    fits(field.designs[attacker].weapons[weapon].type);
  return {
    id,
    title,
    summary,
    group: 'Weapons',
    rule: rule as RuleId,
    base: false,
    rules: section('Maximum Tech, weapons', [rule, title, says, id]),
    plug: () => ({
      add: {
        weaponToHitInAll: (tally, field, state, shot) => {
          if (shot.second !== undefined && isOurs(field, shot))
            toHit(tally, field, state, shot, rule as RuleId);
        },
      },
      stage: {
        targetFields: (fields, field, state, shot) => {
          if (!isOurs(field, shot)) return fields;
          const values = others(field, state, shot);
          return values.length === 0 ? fields : [...fields, secondPick(field, state, shot, values)];
        },
        declared: (marks, { weapon, second }, field, _state, unit) =>
          typeof second === 'number' && isOurs(field, { attacker: unit, weapon })
            ? { ...marks, second }
            : marks,
        roundsThatHit: (hits, { second }) => (second === undefined ? hits : 1),
        hit: (hit, play) =>
          hit.attack.second !== undefined && isOurs(battlefieldOf(play.state), hit.attack)
            ? share(hit, play)
            : hit,
      },
    }),
    ...(firesTwo && SPLITTING),
  };
};
