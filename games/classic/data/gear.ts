// What units may have besides their weapons, if an option allows it, and by which rule.

export const GEAR = {
  'heavy armour': 'MT-IEQP-04',
  LRMs: 'MT-IEQP-05',
  "engineers' tools": 'MT-SOPS-05',
  'field guns': 'MT-IEQP-02',
  'camo suits': 'MT-IEQP-01',
  'ECM suits': 'MT-IEQP-01',
  'Narc launchers': 'MT-IEQP-06',
  'TAG of infantry': 'MT-IEQP-07',
  'the orders of a squad': 'MT-INFY-01',
  artillery: 'MT-BASE-24',
  TAG: 'MT-BASE-25',
  'beams of Level 2': 'MT-WPN-65',
  'Gauss rifles': 'MT-WPN-50',
  CASE: 'MT-MCON-12',
  'CASE II': 'MT-SYS-01',
  'double heat sinks': 'MT-MCON-09',
  'an XL or light engine': 'MT-ENG-08',
  'endo steel': 'MT-MCON-07',
  'ferro-fibrous armor': 'MT-MCON-08',
  'troop space': 'MT-PRE-25',
  handholds: 'MT-PRE-25',
  'magnetic clamps': 'MT-PRE-25',
} as const satisfies Readonly<Record<string, `MT-${string}`>>;

export type Gear = keyof typeof GEAR;
