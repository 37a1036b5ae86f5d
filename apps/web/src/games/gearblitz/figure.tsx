import type { Kind } from '@ironfield/gearblitz/cards/card.ts';
import type { ReactNode } from 'react';

/** Models seen from above, heading up, within a circle of radius 12. */
const FIGURES: Readonly<Record<Kind, ReactNode>> = {
  gear: (
    <>
      <path d="M5.500 -9.500h2.600v10h-2.600z" />
      <path d="M-8.500 -2.500a3 3 0 0 1 3-3h11a3 3 0 0 1 3 3v3.500a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3z" />
      <path d="M-4 3.500h8v4.500a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2z" />
      <circle cy={-2} r={3.4} />
    </>
  ),
  strider: (
    <>
      <path d="M-10 -6h4.500v12h-4.500zM5.500 -6h4.500v12h-4.500z" />
      <path d="M-5 -7.500h10l1.500 5v8l-2.500 3.500h-8l-2.500 -3.500v-8z" />
      <path d="M-1.200 -11h2.400v8h-2.400z" />
    </>
  ),
  tank: (
    <>
      <path d="M-8 -8.500h16v17.500h-16z" />
      <circle cy={0.5} r={4.6} />
      <path d="M-1.100 -12h2.200v9h-2.200z" />
    </>
  ),
  apc: (
    <>
      <path d="M-6.500 -6.500l2.500-3h8l2.500 3v15.500h-13z" />
      <path d="M-3.500 -4h7v2.500h-7z" />
    </>
  ),
  drone: (
    <>
      <path d="M-7 -7l14 14M7 -7l-14 14" strokeWidth={2} stroke="currentColor" />
      <circle r={3.6} />
    </>
  ),
  infantry: (
    <>
      <circle cx={-4.5} cy={-3} r={2.7} />
      <circle cx={4.5} cy={-3} r={2.7} />
      <circle cx={0} cy={-6.5} r={2.7} />
      <circle cx={-3} cy={4} r={2.7} />
      <circle cx={3.5} cy={4.5} r={2.7} />
    </>
  ),
};

export const figureOf = (kind: Kind): ReactNode => FIGURES[kind];
