import { neighbour } from '@ironfield/hex/board.ts';
import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import { z } from 'zod';
import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf, type Part } from '../../design.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { rollToHit } from '../../phases/physical/physical-roll.ts';
import { section } from '../../rule-index/section.ts';
import type { AddedBlow } from '../../rules/physical/added-blow.ts';
import { blowSide } from '../../rules/physical/physical-to-hit.ts';
import { legsOf } from '../../rules/unit/limbs.ts';
import type { State } from '../../state.ts';
import { WHY_NO_BLOW } from '../../text/to-hit.ts';

declare module '../../extensions.ts' {
  interface OptionBlows {
    jets: true;
  }
  interface OptionOrders {
    jets: {
      readonly type: 'jets';
      readonly unit: number;
      readonly limb: 'LL' | 'RL' | 'legs';
      readonly target: number;
    };
  }
  interface OptionEvents {
    'jets-fired': { readonly type: 'jets-fired'; readonly unit: number; readonly heat: number };
  }
}

const DAMAGE_OF_A_JET = 3;
const LEAST_HEAT = 3;
const WORDS = {
  label: 'Jump jets',
  base: 'Jump jet attack',
  heat: (points: number) => `heat +${points}`,
  damage: (jets: number) => `Three points for each of ${jets} jets`,
};
const why = (message: string) => ({ message, rule: 'MT-PHYS-08' }) as const;
const WHY_NOT = {
  jumped: why('The jets have been used to jump'),
  noJets: why('There is no working jump jet in that leg'),
  ahead: why('The target must be directly ahead and one level lower'),
  behind: why("To a prone 'Mech the target must be directly behind, on its level"),
  oneLeg: why("A standing 'Mech uses the jets of one leg"),
};

/** The legs whose jets are used. */
const usedLegs = (field: Battlefield, { attacker, limb }: Blow): readonly Part[] =>
  limb === -1 ? legsOf(field, attacker) : [limb];

const jetsOf = (field: Battlefield, state: State, blow: Blow): number[] =>
  usedLegs(field, blow).map((leg) =>
    field.kinds[blow.attacker].limbs!.jetsIn(field, state, blow.attacker, leg),
  );

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const heatOf = (jets: readonly number[]): number => Math.max(LEAST_HEAT, total(jets));

const JETS: AddedBlow = {
  kind: 'jets',
  label: WORDS.label,
  limbs: ['LL', 'RL', 'legs'],
  base: { skill: 2, fixed: 5, words: WORDS.base, rule: 'MT-PHYS-08' },
  topples: false,
  whyNot(field, state, blow) {
    const { hex, facing, prone, thisTurn } = state.units[blow.attacker];
    const target = state.units[blow.target];
    if (thisTurn.mode === 'jump') return WHY_NOT.jumped;
    if (!prone && blow.limb === -1) return WHY_NOT.oneLeg;
    if (jetsOf(field, state, blow).some((jets) => jets === 0)) return WHY_NOT.noJets;
    if (usedLegs(field, blow).some((leg) => (thisTurn.fired & bitOf(leg)) !== 0)) return WHY_NO_BLOW.legFired;
    const at = neighbour(field.board, hex, prone ? oppositeOf(facing) : facing);
    const drop = at === target.hex ? field.bed[hex] - field.bed[target.hex] : Number.NaN;
    if (prone) return drop === 0 ? null : WHY_NOT.behind;
    return drop === 1 ? null : WHY_NOT.ahead;
  },
  damage(tally, field, state, blow) {
    const jets = total(jetsOf(field, state, blow));
    tally.add(DAMAGE_OF_A_JET * jets, WORDS.damage(jets), 'MT-PHYS-08');
  },
  outcomes: (field, state, blow) => [
    { on: 'always', rule: 'MT-PHYS-08', words: WORDS.heat(heatOf(jetsOf(field, state, blow))) },
  ],
  resolve(play, field, attack) {
    const { state } = play;
    const { attacker, target } = attack;
    const jets = jetsOf(field, state, attack);
    const heat = heatOf(jets);
    state.units[attacker].thisTurn.heatBuilt += heat;
    play.emit({ type: 'jets-fired', unit: attacker, heat });
    const impact = rollToHit(play, field, attack);
    if (!impact) return;
    const kind = field.kinds[target];
    const side = blowSide(field, state, attack);
    const share = impact.damage / attack.damage;
    // MT-ABIL-06: what is added to the whole goes with the first.
    let more = Math.max(0, impact.damage - total(jets) * DAMAGE_OF_A_JET);
    for (const each of jets) {
      const { criticals } = impact;
      const struck = kind.rollLocation(play, field, target, {
        table: 'mech',
        side,
        covered: 0,
        criticals,
        by: attacker,
      });
      const points = Math.floor(each * DAMAGE_OF_A_JET * share) + more;
      if (struck) kind.strike(play, field, target, { ...struck, nature: 'blow' }, points);
      more = 0;
    }
  },
};

export const jumpJetAttack: Option<boolean> = {
  id: 'jump-jet-attack',
  title: 'Jump jet attacks',
  summary: "The jets in a 'Mech's legs burn whoever is below, or behind one that lies on the ground.",
  group: 'Physical attacks',
  rule: 'MT-PHYS-08',
  base: false,
  rules: section('Maximum Tech, physical attacks', [
    'MT-PHYS-08',
    'Jump jet attack',
    "A 'Mech that has not jumped burns with the jets of a leg who is ahead and a level lower, or prone with those of its legs who is behind it: Piloting Skill +2, 3 points for each jet, a location a leg, and their heat.",
    'jump-jet-attack',
  ]),
  plug: () => ({ stage: { blows: (blows) => [...blows, JETS] } }),
  orders: [
    z.strictObject({
      type: z.literal('jets'),
      unit: indexSchema,
      limb: z.enum(['LL', 'RL', 'legs']),
      target: indexSchema,
    }),
  ],
  words: { jets: 'turns its jump jets on' },
  sentences: { 'jets-fired': () => null },
  changes: {
    'jets-fired': ({ units }, { unit, heat }) => {
      units[unit].thisTurn.heatBuilt += heat;
    },
  },
};
