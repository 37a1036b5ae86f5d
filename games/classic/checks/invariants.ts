import { battlefieldOf } from '../battlefields.ts';
import { contradictionsMounted } from '../buildings/mounted.ts';
import { isAirborne, isLost, PILOT_DEAD } from '../rules/unit/condition.ts';
import { fullStrength } from '../rules/unit/squads.ts';
import { mayEnter, occupantsOf } from '../rules/unit/stacking.ts';
import { GONE, OFF_MAP, type State } from '../state.ts';
import { contradictionsAboard } from '../transport/contradictions.ts';

const JOSTLING: ReadonlySet<string> = new Set([
  'displace',
  'displace/step-aside',
  'physical/give-way',
  'physical/make-way',
  'physical/land',
  'movement/continue',
  'movement/after',
  'movement/along',
]);

/** The invariants at every decision, whatever has happened. */
export function invariants(state: State): string[] {
  const field = battlefieldOf(state);
  const broken: string[] = [];
  const check = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence);
  };
  const asked = state.agenda.at(-1);
  // When attacks are declared all wrecks of the phase before are gone.
  const isSettled = asked?.step === 'weapon/declare' || asked?.step === 'physical/declare';
  // While somebody is being pushed about, or stopped on its way past a friend, two may be in one hex.
  const isJostling = state.agenda.some(({ step }) => JOSTLING.has(step));
  for (const [index, mech] of state.units.entries()) {
    const kind = field.kinds[index];
    const design = field.designs[index];
    const name = `${design.name} (${index})`;
    for (const [facing, points] of mech.body.armor.entries()) {
      const most = mech.marks?.joined ? fullStrength(design, mech) : design.armor[facing];
      check(points >= 0 && points <= most, `${name}: armour ${facing} is off its sheet`);
    }
    for (const [part, points] of mech.body.structure.entries()) {
      const at = `${name} ${kind.codes[part]}`;
      const most = mech.marks?.joined ? fullStrength(design, mech) : design.structure[part];
      check(points >= 0 && points <= most, `${at}: structure is off its sheet`);
      check(points > 0 || isLost(mech.body, part), `${at}: has no structure but is not lost`);
    }
    for (const sentence of kind.contradictions(field, state, index)) check(false, `${name} ${sentence}`);
    for (const sentence of contradictionsAboard(field, state, index)) check(false, `${name} ${sentence}`);
    for (const sentence of contradictionsMounted(field, state, index)) check(false, `${name} ${sentence}`);
    for (const [bin, shots] of mech.body.shots.entries()) {
      check(shots >= 0 && shots <= design.bins[bin].shots, `${name}: bin ${bin} has ${shots} shots`);
    }
    check((mech.thisPhase.before.lost & ~mech.body.lost) === 0, `${name}: a lost location is back`);
    check(mech.heat >= 0, `${name}: heat is below zero`);
    check(
      mech.sinksOff >= 0 && mech.sinksOff <= design.heatSinks,
      `${name}: switched off more sinks than it has`,
    );
    check(mech.thisTurn.mpLeft >= 0, `${name}: has overdrawn its MP`);
    check(mech.thisTurn.hexesMoved >= 0, `${name}: moved a negative number of hexes`);
    const isWrecked = mech.crew.hits >= PILOT_DEAD || kind.isWrecked(field, state, index);
    if (isSettled) check(!isWrecked || mech.loss !== null, `${name}: goes on though it is wrecked`);
    check(mech.hex < field.board.size && mech.hex >= GONE, `${name}: is nowhere`);
    if (isSettled) check(mech.loss === null || mech.hex === GONE, `${name}: is lost but still there`);
    // Where places are hidden, units are off the map while others move.
    const mayBeOff = mech.loss === null || field.plugged.hidesPlaces?.() === true;
    check(mech.hex !== OFF_MAP || mayBeOff, `${name}: is lost before it has come`);
    if (mech.hex < 0 || isAirborne(mech) || isJostling) continue;
    const others = occupantsOf(state, mech.hex, index);
    check(
      others.every(
        (i) => !kind.fillsHex || !field.kinds[i].fillsHex || field.plugged.mayShare?.(false, state, index, i),
      ),
      `${name}: shares its hex`,
    );
    const isFull = others.some((i) => !field.kinds[i].fillsHex) && !mayEnter(field, state, index, mech.hex);
    check(!isFull, `${name}: is in a hex with too many others`);
  }
  if (asked && (asked.step === 'movement/move' || asked.step.endsWith('/declare')) && 'unit' in asked) {
    check(asked.unit < 0 || state.units[asked.unit].loss === null, `${asked.step}: asks for a lost 'Mech`);
  }
  return broken;
}
