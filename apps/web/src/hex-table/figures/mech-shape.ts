/** What an arm ends in. */
export type ArmShape = 'hand' | 'blade' | 'barrel' | 'cannon' | 'launcher' | 'stub';
/** What rises above a shoulder. */
export type ShoulderShape = 'bare' | 'barrel' | 'cannon' | 'launcher';

/** The looks of a 'Mech as far as its figure shows them. The right side comes first. */
export interface MechShape {
  readonly weight: 'light' | 'medium' | 'heavy' | 'assault';
  /** Bent back at the knee: those who run. */
  readonly isBirdLegged: boolean;
  readonly hasJets: boolean;
  readonly arms: readonly [ArmShape, ArmShape];
  readonly shoulders: readonly [ShoulderShape, ShoulderShape];
  /** One of three heads and of three chests: machines of one chassis have the same. */
  readonly head: 0 | 1 | 2;
  readonly chest: 0 | 1 | 2;
}

const PLAIN: Omit<MechShape, 'weight'> = {
  isBirdLegged: false,
  hasJets: false,
  arms: ['stub', 'stub'],
  shoulders: ['bare', 'bare'],
  head: 0,
  chest: 0,
};

const BY_ROLE: Readonly<Record<string, Partial<MechShape>>> = {
  scout: { isBirdLegged: true, head: 1 },
  striker: { isBirdLegged: true, arms: ['barrel', 'barrel'] },
  skirmisher: { hasJets: true, arms: ['hand', 'hand'] },
  brawler: { arms: ['hand', 'hand'], chest: 1 },
  sniper: { arms: ['cannon', 'hand'], shoulders: ['barrel', 'bare'] },
  missileBoat: { shoulders: ['launcher', 'launcher'], chest: 1 },
  juggernaut: { shoulders: ['cannon', 'bare'], arms: ['hand', 'hand'], chest: 2 },
};

/** A 'Mech of which no more is known than its weight and role. */
export const shapeByRole = (weight: MechShape['weight'], role: string | null): MechShape => ({
  ...PLAIN,
  ...(role === null ? {} : BY_ROLE[role]),
  weight,
});
