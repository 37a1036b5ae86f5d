import { sum } from '@ironfield/kernel/dice.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import { heatEffect } from '../../data/tables.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { anyOf, rolledBy } from '../../rules/crew/about-rolls.ts';
import { hurtPilot } from '../../rules/crew/pilot.ts';
import { mostExplosiveBins } from '../../rules/fire/ammunition.ts';
import { heatAfter } from '../../rules/heat/heat.ts';
import { heatScaleOf } from '../../rules/heat/heat-scale.ts';
import { oweRoll } from '../../rules/piloting/piloting.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import type { Frames, UnitState } from '../../state.ts';
import { LABELS, PROMPTS, PURPOSES } from '../../text/heat.ts';
import { beginPhase } from '../turn/turn.ts';

/** CBT-SEQ-10 */
export function heat(play: Play<Classic>): void {
  beginPhase(play, 'heat');
  play.next({ step: 'phase/end', phase: 'heat' });
  const { units } = play.state;
  const field = battlefieldOf(play.state);
  for (let unit = units.length - 1; unit >= 0; unit--) {
    if (field.kinds[unit].heat && isOnMap(units[unit])) play.next({ step: 'heat/unit', unit });
  }
  play.next(...(field.plugged.beforeHeat?.([], field, play.state) ?? []));
}

/** CBT-HEA-14: adjust, shutdown or restart, ammunition, pilot. */
export function heatOfUnit(play: Play<Classic>, { unit }: Frames['heat/unit']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const mech = state.units[unit];
  const from = mech.heat;
  const compute = (tally: Tally<RuleId>) => heatAfter(tally, field, state, unit);
  const to = totalOf<RuleId>(compute);
  if (play.listening && (from !== to || mech.thisTurn.heatBuilt > 0)) {
    play.emit({ type: 'heat', unit, from, to: play.explain<RuleId>(compute) });
  }
  mech.heat = to;
  if (mech.shutDown === 0) checkShutdown(play, field, unit);
  else checkRestart(play, field, unit);
  field.plugged.beforeAmmunition?.(play, field, unit);
  const bins = mech.loss === null ? ammunitionAtRisk(play, field, unit) : [];
  if (!(field.past.explodesFirst?.() ?? true)) hurtByHeat(play, { unit });
  else play.next({ step: 'heat/pilot', unit });
  if (bins.length > 0) explodeOne(play, field, unit, bins);
}

/** The roll that keeps the reactor running, or starts it again; 0 where it takes none. */
export function shutdownNumber(field: Battlefield, { heat, crew }: UnitState): number {
  const number = heatEffect(heatScaleOf(field).shutdown, heat);
  return number === 0 ? 0 : (field.plugged.shutdownNumber?.(number, crew.piloting) ?? number);
}

/** CBT-HEA-11 */
function checkShutdown(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const mech = state.units[unit];
  const number = shutdownNumber(field, mech);
  if (number === 0) return;
  const cannotRoll = mech.heat >= heatScaleOf(field).automatic || mech.crew.knockedOut > 0;
  const dice = cannotRoll ? [] : play.roll(PURPOSES.shutdown, 2, rolledBy(unit, number));
  const avoided = !cannotRoll && sum(dice) >= number;
  play.emit({ type: 'shutdown', unit, dice, number, avoided });
  if (avoided) return;
  mech.shutDown = state.turn;
  if (!mech.prone) oweRoll(mech, 'shutdown', ROLL_MODIFIERS.shutdown);
}

/** CBT-HEA-13 */
function checkRestart(play: Play<Classic>, field: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  const number = shutdownNumber(field, mech);
  if (mech.shutDown === play.state.turn || mech.heat >= heatScaleOf(field).automatic) return;
  if (number > 0 && mech.crew.knockedOut > 0) return;
  const dice = number === 0 ? [] : play.roll(PURPOSES.restart, 2, rolledBy(unit, number));
  const success = sum(dice) >= number;
  play.emit({ type: 'restart', unit, dice, number, success });
  if (success) mech.shutDown = 0;
}

/** CBT-HEA-14, CBT-HEA-15: the loaded bins with the most destructive rack, if the roll against the explosion fails. */
function ammunitionAtRisk(play: Play<Classic>, field: Battlefield, unit: number): number[] {
  const mech = play.state.units[unit];
  const usual = heatEffect(heatScaleOf(field).explosion, mech.heat);
  if (usual === 0) return [];
  const number = field.plugged.explosionNumber?.(usual, field, unit) ?? usual;
  const bins = mostExplosiveBins(field.designs[unit], mech);
  if (bins.length === 0) return [];
  const dice = play.roll(PURPOSES.ammunition, 2, rolledBy(unit, number));
  const avoided = sum(dice) >= number;
  play.emit({ type: 'ammo-roll', unit, dice, number, avoided });
  return avoided ? [] : bins;
}

function explodeOne(play: Play<Classic>, field: Battlefield, unit: number, bins: readonly number[]): void {
  const types = [...new Set(bins.map((bin) => field.designs[unit].bins[bin].type.name))];
  if (types.length > 1) play.next({ step: 'heat/ammo', seat: field.seatOf[unit], unit, types });
  else explodeFullest(play, field, unit, bins);
}

/** Of several slots of one type the fullest goes up, and dice decide between equals. */
function explodeFullest(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  bins: readonly number[],
): void {
  const { shots } = play.state.units[unit].body;
  const most = Math.max(...bins.map((bin) => shots[bin]));
  const fullest = bins.filter((bin) => shots[bin] === most);
  field.kinds[unit].explode(play, field, unit, fullest[anyOf(play, fullest.length)]);
}

/** CBT-HEA-15 */
export const chooseAmmo: Decision<Classic, Frames['heat/ammo'], 'ammo'> = {
  menu(_state, { types }) {
    return {
      prompt: PROMPTS.ammo,
      rule: 'CBT-HEA-15',
      orders: [
        {
          type: 'ammo',
          label: LABELS.explode,
          fields: [{ kind: 'pick', name: 'ammo', label: LABELS.ammo, values: types }],
        },
      ],
    };
  },

  apply(play, { unit }, order) {
    const { state } = play;
    const field = battlefieldOf(state);
    const design = field.designs[unit];
    const chosen = mostExplosiveBins(design, state.units[unit]).filter(
      (bin) => design.bins[bin].type.name === order.ammo,
    );
    explodeFullest(play, field, unit, chosen);
  },
};

/** CBT-HEA-16: of a 'Mech that its ammunition has left. */
export function hurtByHeat(play: Play<Classic>, { unit }: Frames['heat/pilot']): void {
  const field = battlefieldOf(play.state);
  const mech = play.state.units[unit];
  if (mech.loss !== null) return;
  const { cockpit } = field.kinds[unit];
  if (cockpit) {
    const { mild, severe } = cockpit.heatLimits(field, unit);
    if (mech.heat >= mild && cockpit.lifeSupportHit(field, play.state, unit))
      hurtPilot(play, field, unit, mech.heat >= severe ? 2 : 1);
  }
  if (mech.loss === null) field.plugged.heated?.(play, field, unit);
}
