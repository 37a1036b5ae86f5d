import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { isAblaze } from '@ironfield/classic/rules/damage/ablaze.ts';
import { frontTwist } from '@ironfield/classic/rules/damage/front-turret.ts';
import { twistsOf } from '@ironfield/classic/rules/fire/twists.ts';
import { altitudeOf } from '@ironfield/classic/rules/ground/altitude.ts';
import { isLost } from '@ironfield/classic/rules/unit/condition.ts';
import { passengersOf } from '@ironfield/classic/rules/unit/riding.ts';
import type { Mode } from '@ironfield/classic/state.ts';
import type { InfantryMotion } from '@ironfield/classic/units/infantry-file.ts';
import type { MechFile, UnitFile } from '@ironfield/classic/units/unit-file.ts';
import type { Motion } from '@ironfield/classic/units/vehicle-file.ts';
import { figure, signed } from '@ironfield/kernel/figures.ts';
import { type WeightClass, weightClassOf } from '@ironfield/mechbay/figures.ts';
import { memo } from 'react';
import { angleOf } from '../../../board/geometry.ts';
import { Badge, type Look, Token } from '../../../board/token.tsx';
import { GunFigure } from '../../../hex-table/figures/gun-figure.tsx';
import { InfantryFigure } from '../../../hex-table/figures/infantry-figure.tsx';
import { MechFigure } from '../../../hex-table/figures/mech-figure.tsx';
import { type MechShape, shapeByRole } from '../../../hex-table/figures/mech-shape.ts';
import { QuadFigure } from '../../../hex-table/figures/quad-figure.tsx';
import { SuitFigure } from '../../../hex-table/figures/suit-figure.tsx';
import { VehicleFigure } from '../../../hex-table/figures/vehicle-figure.tsx';
import type { TokenProps } from '../../../hex-table/hex-game.ts';
import { HOT, healthOf, isVeiled, statesOf, WARM } from './condition.ts';
import { looksOf } from './mech-looks.ts';
import { movementDie } from './movement-die.ts';
import { type Mech, stateOn } from './table.ts';
import './token.css';

/** The gravest reason why it cannot act; or that it is in the air. */
type Plight = 'out' | 'shut-down' | 'unconscious' | 'prone' | 'flying' | null;

/** A 'Mech on the map. */
export function MechToken({ table, unit, at, facing, twist, look }: TokenProps<Classic>) {
  const field = battlefieldOf(table);
  const { designs, sideOf, setup } = field;
  const mech = table.units[unit];
  const die = movementDie(table, unit);
  return (
    <DrawnMech
      side={sideOf[unit]}
      weight={weightClassOf(designs[unit].tons)}
      shape={field.kinds[unit].motion ? null : looksOf(setup.units[unit].unit as MechFile)}
      motion={field.kinds[unit].motion ?? null}
      hasTurret={twistsOf(field, stateOn(table), unit).length > 1 || mech.twist !== 0}
      front={frontOf(field, unit, mech, table.turn)}
      x={at.x}
      y={at.y}
      facing={facing}
      facesNowhere={field.kinds[unit].facesNowhere === true}
      twist={twist ?? mech.twist}
      health={isVeiled(table, unit) ? null : healthOf(designs[unit], mech)}
      heat={mech.heat}
      plight={plightOf(mech)}
      isProne={mech.prone}
      over={levelsOver(field, mech)}
      isAblaze={isAblaze(mech)}
      passengers={mech.hex < 0 ? 0 : passengersOf(table, unit).length}
      isHidden={statesOf(field, table, unit).includes('hidden')}
      moved={die?.value ?? null}
      mode={die?.mode ?? null}
      look={look}
    />
  );
}

function frontOf({ kinds }: Battlefield, unit: number, mech: Mech, turn: number): number | null {
  const part = kinds[unit].codes.indexOf('FT');
  return part < 0 || isLost(mech.body, part) ? null : frontTwist(mech, turn);
}

/** MT-PRE-12: levels over the ground of its hex; null for whatever is on the ground. */
function levelsOver({ level }: Battlefield, mech: Mech): number | null {
  const altitude = altitudeOf(mech);
  return altitude === null || mech.hex < 0 ? null : altitude - level[mech.hex]!;
}

function plightOf({ loss, shutDown, crew, prone, thisTurn }: Mech): Plight {
  if (loss) return 'out';
  if (shutDown > 0) return 'shut-down';
  if (crew.knockedOut > 0) return 'unconscious';
  if (prone) return 'prone';
  return thisTurn.onslaught?.kind === 'dfa' ? 'flying' : null;
}

/** Without the file of platoons, which is fetched with their option. */
const ON_FOOT: Readonly<Record<InfantryMotion, true>> = { foot: true, motorized: true, jump: true };
type Moving = Motion | InfantryMotion | 'armored' | 'mounted' | 'quad' | 'towed';
const isOnFoot = (motion: Moving): motion is InfantryMotion => Object.hasOwn(ON_FOOT, motion);

interface DrawnMechProps {
  readonly side: number;
  readonly weight: WeightClass;
  /** The looks of a 'Mech on two legs. */
  readonly shape: MechShape | null;
  /** Of a vehicle or infantry: what carries it; null of a 'Mech on two legs. */
  readonly motion: Moving | null;
  readonly hasTurret: boolean;
  /** MT-VCON-04: hexsides that a front turret is turned by; null where there is none. */
  readonly front: number | null;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly facesNowhere: boolean;
  /** Hexsides that the torso is turned by. */
  readonly twist: number;
  readonly health: number | null;
  readonly heat: number;
  readonly plight: Plight;
  readonly isProne: boolean;
  readonly over: number | null;
  /** MT-VCOM-11: it burns. */
  readonly isAblaze: boolean;
  /** MT-PRE-25: units that it carries. */
  readonly passengers: number;
  /** Others do not know where it is. */
  readonly isHidden: boolean;
  /** The modifier of its movement to the numbers against it, and the way it moved; null where that is not shown. */
  readonly moved: number | null;
  readonly mode: Mode | null;
  readonly look: Look;
}

/** The facts one needs to act on, and no more. Plain values alone, so that those unchanged stay as drawn. */
const DrawnMech = memo(function DrawnMech(props: DrawnMechProps) {
  const {
    side,
    weight,
    shape,
    motion,
    hasTurret,
    front,
    x,
    y,
    facing,
    facesNowhere,
    twist,
    health,
    heat,
    plight,
    isProne,
    over,
    isAblaze: isBurning,
    passengers,
    isHidden,
    moved,
    mode,
    look,
  } = props;
  const isOut = plight === 'out';
  const token = (
    <Token
      side={side}
      at={over === null ? { x, y } : { x, y: y - LIFT }}
      facing={isOut || facesNowhere ? null : facing}
      health={health}
      look={look}
      className={`mech-token ${plight ?? ''} ${isHidden ? 'hidden' : ''}`}
    >
      {twist !== 0 && !isOut && motion === null && (
        <path
          className="mech-torso"
          d="M-11 -25.500Q0 -31 11 -25.5"
          transform={`rotate(${angleOf(facing + twist)})`}
        />
      )}
      <g transform={isProne ? 'translate(0 3) rotate(90) scale(1.02)' : 'scale(1.12)'}>
        {motion === null ? (
          <MechFigure shape={shape ?? shapeByRole(weight, null)} />
        ) : motion === 'quad' ? (
          <QuadFigure weight={weight} />
        ) : motion === 'armored' ? (
          <SuitFigure />
        ) : motion === 'mounted' || motion === 'towed' ? (
          <GunFigure heading={angleOf(facing + twist)} isTurret={hasTurret} />
        ) : isOnFoot(motion) ? (
          <InfantryFigure motion={motion} />
        ) : (
          <VehicleFigure
            motion={motion}
            heading={angleOf(facing)}
            turret={hasTurret ? angleOf(facing + twist) : null}
            front={front === null ? null : angleOf(facing + front)}
          />
        )}
      </g>
      {moved !== null && (
        <g
          className={`movement-die ${mode}`}
          transform={`rotate(${angleOf(facing + twist)}) translate(0 -33) rotate(${-angleOf(facing + twist)})`}
        >
          <title>{`${signed(moved)} to be hit`}</title>
          <rect x={-7} y={-7} width={14} height={14} rx={3} />
          <text y={4}>{figure(moved)}</text>
        </g>
      )}
      {isOut && <path className="mech-cross" d="M-15 -15L15 15M15 -15L-15 15" />}
      {plight !== null && plight !== 'out' && (
        <Badge corner="lower-left" tone="ink">
          <path d={PLIGHTS[plight]} />
        </Badge>
      )}
      {heat >= WARM && !isOut && (
        <Badge corner="upper-right" tone={heat >= HOT ? 'hot' : 'warm'}>
          {heat}
        </Badge>
      )}
      {isBurning && !isOut && (
        <Badge corner="lower-right" tone="hot">
          <path className="token-flame" d={FLAME} />
        </Badge>
      )}
      {passengers > 0 && !isBurning && !isOut && (
        <Badge corner="lower-right" tone="side">
          <path className="token-people" d={passengers > 1 ? TWO : ONE} />
        </Badge>
      )}
      {over !== null && !isOut && (
        <Badge corner="upper-right" tone="side">
          {over}
        </Badge>
      )}
    </Token>
  );
  if (over === null) return token;
  return (
    <>
      <g className="flight-stem">
        <path d={`M${x} ${y + STEM}V${y}`} />
        <ellipse cx={x} cy={y + STEM} rx={9} ry={4} />
      </g>
      {token}
    </>
  );
});

/** A flying unit is drawn above its hex, on a stem that stands there. */
const LIFT = 10;
const STEM = 22;

/** Signs within a badge: a switch, a sleeper's z, the ground under something low, an arrow. */
const PLIGHTS: Readonly<Record<Exclude<Plight, 'out' | null>, string>> = {
  'shut-down': 'M0 -4.500V-.5M-2.9 -3A4.2 4.2 0 1 0 2.9 -3',
  unconscious: 'M-3 -3.600H3L-3 3.600H3',
  prone: 'M-4.2 3.200H4.200M-3 -.2H1.600M3.2 -.2H3.3',
  flying: 'M0 4V-3.800M-3.4 -.6L0 -4L3.4 -.6',
};

/** MT-PRE-25: somebody aboard, or several. */
const ONE = 'M0 -5A2 2 0 1 1 0 -1A2 2 0 1 1 0 -5M-3.800 4.500C-3.8 -1 3.800 -1 3.800 4.500Z';
const TWO =
  'M-2.6 -4.500A1.6 1.6 0 1 1 -2.6 -1.300A1.6 1.6 0 1 1 -2.6 -4.500M-5.4 3.800C-5.4 -1.200 .2 -1.200 .2 3.800ZM2.6 -4.500A1.6 1.6 0 1 1 2.6 -1.300A1.6 1.6 0 1 1 2.6 -4.500M.8 3.800C.8 -1.200 5.400 -1.200 5.400 3.800Z';

/** MT-VCOM-11 */
const FLAME =
  'M.4 -5.400C1.2 -2.600 4.200 -1.400 4.200 1.800A4.2 4 0 0 1 -4.200 1.800C-4.2 -.4 -2.600 -1.200 -2.200 -3C-1 -2.200 .2 -3.400 .4 -5.400Z';

export const figureOf = (file: UnitFile) =>
  'weapons' in file ? (
    <SuitFigure />
  ) : 'troopers' in file ? (
    <InfantryFigure motion={file.motion} />
  ) : 'items' in file && !('motion' in file) ? (
    <GunFigure heading={0} isTurret={file.kind === 'emplacement' && file.turret === true} />
  ) : 'motion' in file ? (
    <VehicleFigure
      motion={file.motion}
      heading={0}
      turret={file.armor.TU === undefined ? null : 0}
      front={file.armor.FT === undefined ? null : 0}
    />
  ) : 'frame' in file && file.frame === 'quad' ? (
    <QuadFigure weight={weightClassOf(file.tons)} />
  ) : (
    <MechFigure shape={looksOf(file as MechFile)} />
  );
