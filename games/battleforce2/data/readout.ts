// Facts of the technical readout that a screen may show; nothing of it acts in play (BF2-TRO-14).

/** BF2-TRO-15 */
const KPH_PER_MP = 10.8;

/** Cruising speed in kilometres an hour. */
export const cruisingSpeed = (mp: number): number => Math.round(mp * KPH_PER_MP);

/** BF2-TRO-17: the meaning of the codes of special abilities. */
const TERMS: Readonly<Record<string, string>> = {
  art: 'artillery',
  artA: 'Arrow IV missile artillery',
  artL: 'Long Tom artillery',
  artS: 'Sniper artillery',
  artT: 'Thumper artillery',
  c3m: 'C3 master computer',
  c3s: 'C3 slave computer',
  cool: "coolant for overheated 'Mechs",
  ecm: 'Guardian ECM suite',
  eng: 'engineers',
  hq: 'headquarters',
  if: 'LRMs for indirect fire',
  mash: 'field hospital',
  mof: 'moves or fires',
  omni: 'OmniMech or OmniFighter',
  prb: 'active probe',
  sph: 'spheroid hull',
  tag: 'TAG target designator',
};

const TONS: Readonly<Record<string, string>> = { car: 'carried as', tran: 'transports' };

/** A code in words; a code with tons names them. */
export function termOf(code: string): string {
  const [, letters, tons] = /^([a-z]+)(\d+)$/.exec(code) ?? [];
  if (letters in TONS) return `${TONS[letters]} ${tons} tons`;
  return TERMS[code] ?? code;
}
