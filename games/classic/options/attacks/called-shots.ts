import { explain } from '@ironfield/kernel/explanation.ts';
import type { Field } from '@ironfield/kernel/menu/menu.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Blow, Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { SIDE } from '../../bot/temper/sides.ts';
import type { Incoming } from '../../kind.ts';
import type { Option } from '../../option.ts';
import type { ShotIdea } from '../../points/bots.ts';
import { section } from '../../rule-index/section.ts';
import type { RuleId } from '../../rule-index.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { physicalToHit } from '../../rules/physical/physical-to-hit.ts';
import { coverOf } from '../../rules/sight/cover.ts';
import { unitSight } from '../../rules/sight/line-of-sight.ts';
import type { PhysicalAttack, State, WeaponAttack } from '../../state.ts';

type Call = 'high' | 'low' | 'left' | 'right';

declare module '../../extensions.ts' {
  interface AttackMarks {
    readonly call?: Call;
  }
  interface BlowMarks {
    readonly call?: Call;
  }
}

const MODIFIER = 4;
const NO_CALL = 'none';
/** Hexsides clockwise. */
const TURNS: Readonly<Record<Call, number>> = { high: 0, low: 0, left: 1, right: -1 };
const WORDS: Readonly<Record<Call | typeof NO_CALL, string>> & {
  label: string;
  reason: string;
  lowPunch: string;
} = {
  label: 'Called shot',
  reason: 'Called shot',
  none: 'No call',
  high: 'High: upper half, head 1 in 6',
  low: 'Low: legs, side torsos',
  lowPunch: 'Low: anywhere',
  left: 'Left: a hexside clockwise',
  right: 'Right: a hexside counterclockwise',
};

type ToHit = (call: Call | undefined) => ReturnType<typeof explain<RuleId>>;

/** MT-ATK-06: a low punch may strike anywhere. */
const callField = (name: string, calls: readonly Call[], toHit: ToHit, isPunch = false): Field => ({
  kind: 'pick',
  name,
  label: WORDS.label,
  values: [NO_CALL, ...calls],
  describe: (call) => ({
    label: isPunch && call === 'low' ? WORDS.lowPunch : WORDS[call as Call],
    measure: 'to hit',
    explanation: toHit(call === NO_CALL ? undefined : (call as Call)),
  }),
});

const called = (call: unknown): { readonly call?: Call } =>
  call === undefined || call === NO_CALL ? {} : { call: call as Call };

/** MT-ATK-04: low is not for those behind cover. */
function callsOf(field: Battlefield, state: State, { attacker, target }: Shot): Call[] {
  const isCovered = coverOf(field, state, attacker, target, unitSight(field, state, attacker, target));
  return isCovered ? ['high', 'left', 'right'] : ['high', 'low', 'left', 'right'];
}

/** MT-ATK-06 */
const BLOWS: Readonly<Partial<Record<Blow['kind'], readonly Call[]>>> = {
  punch: ['low', 'left', 'right'],
  club: ['high', 'low', 'left', 'right'],
  hatchet: ['high', 'low', 'left', 'right'],
  sword: ['high', 'low', 'left', 'right'],
};

/** MT-ATK-06: at the same level, where a punch strikes the table of punches and a weapon the full one. */
function blowCalls(field: Battlefield, state: State, blow: Blow): readonly Call[] {
  const calls = BLOWS[blow.kind] ?? [];
  const { attacker, target } = blow;
  const [own, theirs] = [state.units[attacker].hex, state.units[target].hex];
  if (field.bed[own] !== field.bed[theirs]) return [];
  const isCovered = coverOf(field, state, attacker, target, unitSight(field, state, attacker, target));
  return isCovered ? calls.filter((call) => call !== 'low') : calls;
}

function tableFor(attack: WeaponAttack | PhysicalAttack, call: Call, usual: Incoming['table']) {
  if (call === 'high') return 'above';
  if (call !== 'low') return usual;
  return 'kind' in attack && attack.kind === 'punch' ? 'mech' : 'below';
}

function comesIn(
  from: Incoming,
  field: Battlefield,
  state: State,
  attack: WeaponAttack | PhysicalAttack,
): Incoming {
  const { call, attacker, target } = attack;
  if (!call) return from;
  const side = TURNS[call]
    ? attackSide(field, state, state.units[attacker].hex, target, TURNS[call])
    : from.side;
  return { ...from, side, table: tableFor(attack, call, from.table) };
}

/** Bots call left or right where the side that it leads to is worth the harder shot. */
function better(idea: ShotIdea, field: Battlefield, state: State, { attacker, target }: Shot): ShotIdea {
  const { number, sides, worth } = idea;
  const { hex } = state.units[attacker];
  const usual = sides[SIDE[attackSide(field, state, hex, target)]];
  let best = idea;
  for (const call of ['left', 'right'] as const) {
    const side = SIDE[attackSide(field, state, hex, target, TURNS[call])];
    const hoped = (worth * sides[side]) / usual;
    if (chanceOfTwoDice(number + MODIFIER) * hoped <= chanceOfTwoDice(best.number) * best.worth) continue;
    best = { ...idea, number: number + MODIFIER, worth: hoped, choice: { ...idea.choice, call } };
  }
  return best;
}

export const calledShots: Option<boolean> = {
  id: 'called-shots',
  title: 'Called shots',
  summary: 'At +4 a shot or a punch may be called high, low, left or right.',
  group: 'Attacks',
  rule: 'MT-ATK-04',
  base: false,
  rules: section(
    'Maximum Tech, attacks',
    [
      'MT-ATK-04',
      'Called shots: high and low',
      'At +4 a shot may be called: high it strikes as from above, low as from below; not low at a target behind cover, and not where it is aimed.',
      'called-shots',
    ],
    [
      'MT-ATK-05',
      'Called shots: left and right',
      'A shot called left comes in one hexside clockwise of its line, one called right the other way round.',
      'called-shots',
    ],
    [
      'MT-ATK-06',
      'Called blows',
      'Punches and weapons in the hand may be called at the same level; a low punch may strike anywhere, and none is called high.',
      'called-shots',
    ],
    [
      'MT-PRE-09',
      'From above and below',
      'What comes from above strikes arms, torso or head, what comes from below legs or side torsos, from whatever side.',
      'called-shots',
    ],
  ),
  plug: () => ({
    add: {
      weaponToHit: (tally, _field, _state, { call }) => {
        if (call) tally.add(MODIFIER, WORDS.reason, 'MT-ATK-04');
      },
      physicalToHit: (tally, _field, _state, { call }) => {
        if (call) tally.add(MODIFIER, WORDS.reason, 'MT-ATK-06');
      },
    },
    stage: {
      targetFields: (fields, field, state, shot) => [
        ...fields,
        callField('call', callsOf(field, state, shot), (call) =>
          explain<RuleId>((tally) => weaponToHit(tally, field, state, { ...shot, ...(call && { call }) })),
        ),
      ],
      declared: (marks, { call }) => ({ ...marks, ...called(call) }),
      blowFields: (fields, field, state, blow, name) => {
        const calls = blowCalls(field, state, blow);
        if (calls.length === 0) return fields;
        const toHit: ToHit = (call) =>
          explain<RuleId>((tally) => physicalToHit(tally, field, state, { ...blow, ...(call && { call }) }));
        return [...fields, callField(nameOfCall(name), calls, toHit, blow.kind === 'punch')];
      },
      struck: (blow, order, name) => ({ ...blow, ...called(order[nameOfCall(name)]) }),
      incoming: comesIn,
      betterShot: better,
    },
  }),
};

/** Blows of both arms are called one by one. */
const nameOfCall = (name: string): string => (name === 'target' ? 'call' : `${name}Call`);
