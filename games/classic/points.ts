// The points where options plug into the procedures of the game, a file a chapter.

import type { Plugged } from '@ironfield/kernel/options/options.ts';
import type { PastPoints } from './past/points.ts';
import type { ArtilleryPoints } from './points/artillery.ts';
import type { BotPoints } from './points/bots.ts';
import type { DamagePoints } from './points/damage.ts';
import type { DuelingPoints } from './points/dueling.ts';
import type { HeatPoints } from './points/heat.ts';
import type { InformationPoints } from './points/information.ts';
import type { MechWarriorPoints } from './points/mechwarriors.ts';
import type { MovementPoints } from './points/movement.ts';
import type { PhysicalAttackPoints } from './points/physical-attacks.ts';
import type { PilotingPoints } from './points/piloting.ts';
import type { SequencePoints } from './points/sequence.ts';
import type { SettingUpPoints } from './points/setting-up.ts';
import type { SightPoints } from './points/sight.ts';
import type { StructurePoints } from './points/structures.ts';
import type { TargetPoints } from './points/targets.ts';
import type { WeaponAttackPoints } from './points/weapon-attacks.ts';
import type { WeatherPoints } from './points/weather.ts';

declare module './battlefield.ts' {
  interface Forces {
    /** The handlers of the options of the setup. */
    readonly plugged: Plugged<Points>;
    /** The handlers of past readings: rules as they were before they were corrected. */
    readonly past: Plugged<PastPoints>;
  }
}

export type Points = SettingUpPoints &
  SequencePoints &
  MovementPoints &
  PilotingPoints &
  WeaponAttackPoints &
  PhysicalAttackPoints &
  TargetPoints &
  DamagePoints &
  StructurePoints &
  ArtilleryPoints &
  HeatPoints &
  SightPoints &
  WeatherPoints &
  MechWarriorPoints &
  DuelingPoints &
  InformationPoints &
  BotPoints;
