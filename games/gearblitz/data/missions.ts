/** HGB-MIS-01, by die: the printed "Delay" is Defend. */
export const MISSIONS = ['patrol', 'assault', 'breakthrough', 'defend', 'rearguard', 'last stand'] as const;
export type Mission = (typeof MISSIONS)[number];

/** HGB-MOR-08: with the modifier to the Breakpoint. */
export const PRIORITIES = { 'very high': 2, high: 1, normal: 0, low: -1, 'very low': -2 } as const;
export type Priority = keyof typeof PRIORITIES;

/** HGB-MIS-02 to HGB-MIS-07: by die where one decides. */
export const MISSION_PRIORITIES: Readonly<Record<Mission, readonly Priority[]>> = {
  patrol: six('very low'),
  assault: six('normal'),
  breakthrough: six('normal'),
  defend: ['low', 'low', 'normal', 'normal', 'high', 'high'],
  rearguard: ['low', 'high', 'low', 'high', 'low', 'high'],
  'last stand': six('very high'),
};

function six(priority: Priority): readonly Priority[] {
  return new Array<Priority>(6).fill(priority);
}

/** HGB-MIS-09: rounds on top of the default, by die; nothing where the length is unpredictable. */
export const MORE_ROUNDS: readonly (number | null)[] = [0, 1, 2, 3, 4, null];

/** HGB-STANCE-01 to HGB-STANCE-03: the part of the groups in reserve, or on Stand-By or Hull-Down. */
export const STANCES = {
  aggressive: { reserve: 1 / 4, prepared: 0 },
  defensive: { reserve: 0, prepared: 1 / 2 },
  neutral: { reserve: 1 / 2, prepared: 0 },
} as const;
export type Stance = keyof typeof STANCES;
