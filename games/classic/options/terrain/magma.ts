import type { Option } from '../../option.ts';
import { isGround, testGround } from '../../phases/landing/brittle.ts';
import { section } from '../../rule-index/section.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { allows } from '../../rules/ground/ground.ts';
import { isLiquidMagma } from '../../rules/heat/hot-ground.ts';
import { testBog } from '../../rules/piloting/bog.ts';
import { burnInMagma } from '../../rules/piloting/magma.ts';
import { isOnMap } from '../../rules/unit/condition.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** It began the Movement Phase in liquid magma. */
    readonly beganInMagma?: true;
  }
  interface OptionEvents {
    'began-in-magma': { readonly type: 'began-in-magma'; readonly unit: number };
  }
}

export const magma: Option<boolean> = {
  id: 'terrain-magma',
  title: 'Magma',
  summary: 'Crust that may break, and molten rock under it that burns and heats whoever stands in it.',
  group: 'Terrain',
  rule: 'MT-TER-04',
  base: false,
  requires: ['expanded-terrain-table', 'bog-down'],
  rules: section(
    'Maximum Tech, terrain',
    [
      'MT-TER-04',
      'Magma crust',
      'Whoever enters rolls 1D6: on 6 the crust breaks, and the hex is liquid magma from then on. Who jumps or is thrown in may get stuck, too.',
      'terrain-magma',
    ],
    [
      'MT-TER-05',
      'Liquid magma',
      'Every leg takes 2D6 on entering and at the start of the Movement Phase, and 2D6 more if the phase ends there as well; every location of a prone unit does.',
      'terrain-magma',
    ],
    [
      'MT-TER-06',
      'Heat of magma',
      'Crust: 5 points in the Heat Phase and 2 for each hex of it that was left. Liquid magma: 10, and 5 for each hex left.',
      'terrain-magma',
    ],
  ),
  plug: () => ({
    stage: {
      mapKinds: allows('magma crust', 'liquid magma'),
      suffered: (marks) => [...marks, 'beganInMagma'],
    },
    add: {
      arrived: (play, field, unit, arrival) => {
        const { how, falls } = arrival;
        const mech = play.state.units[unit];
        const { hex } = mech;
        if (isGround('crust', field, hex)) {
          const hasBroken = testGround(play, field, unit, { ground: 'crust', arrival });
          if (!hasBroken && how !== 'foot') testBog(play, field, unit);
        } else if (isLiquidMagma(field, hex)) burnInMagma(play, field, unit, falls || mech.prone);
      },
      movementBegins: (play, field) => {
        for (const [unit, mech] of play.state.units.entries()) {
          if (!isOnMap(mech) || isAloft(mech) || !isLiquidMagma(field, mech.hex)) continue;
          mech.thisTurn.marks = { ...mech.thisTurn.marks, beganInMagma: true };
          play.emit({ type: 'began-in-magma', unit });
          burnInMagma(play, field, unit);
        }
      },
      phaseEnds: (play, field, phase, acting) => {
        if (phase !== 'movement' && phase !== 'action') return;
        for (const [unit, mech] of play.state.units.entries()) {
          if (acting !== undefined && acting !== unit) continue;
          if (!isOnMap(mech) || !mech.thisTurn.marks?.beganInMagma) continue;
          if (isLiquidMagma(field, mech.hex)) burnInMagma(play, field, unit);
        }
      },
    },
  }),
  sentences: { 'began-in-magma': () => null },
  changes: {
    'began-in-magma': ({ units }, { unit }) => {
      const { thisTurn } = units[unit];
      thisTurn.marks = { ...thisTurn.marks, beganInMagma: true };
    },
  },
};
