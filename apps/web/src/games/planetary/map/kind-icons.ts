import type { Kind } from '@ironfield/planetary/state.ts';

/** One drawing for each kind of counter, in a square of 24 by 24. */
export const KIND_ICONS: Readonly<Record<Kind, string>> = {
  mech: 'M9 3h6v4h3v7h-2v-4h-1l1 11h-3l-1-7-1 7H8l1-11H8v4H6V7h3z',
  vehicle: 'M3 13h18l-2 6H5zM6 9h9v3H6zM15 9.800h7v1.800h-7z',
  artillery: 'M3 17h12v2.500H3zM5 13.500h7V16H5zM9 13L20.500 4.500l1.300 1.900L11.500 14z',
  convoy:
    'M2 7h11v9H2zM14 10h4l4 3v3h-8zM6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.500 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  infantry:
    'M3 5h2.600L12 10.300 18.400 5H21v1.800L14.700 12 21 17.200V19h-2.600L12 13.700 5.600 19H3v-1.800L9.300 12 3 6.800z',
  'battle-armor': 'M12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM5 10h14v4h-3v-1l1 8h-4l-1-5-1 5H7l1-8v1H5z',
  vtol: 'M2 5h20v1.600h-8.500V9c4.500 0 7.500 2 7.500 6.500h-10L4 12V8.500L6.500 10h4V6.600H2z',
  naval: 'M2 14h20l-3.500 6h-13zM11 3h2v10h-2zM14 5l5 8h-5z',
  fighter: 'M12 2l2 8 8 5v2.400l-8-2-1 5.600h-2l-1-5.600-8 2V15l8-5z',
  dropship: 'M12 2c4 3 5 8 5 13l2.500 5h-15L7 15c0-5 1-10 5-13z',
  jumpship: 'M11 2h2v13h-2zM4.500 15h15L16 20H8z',
  warship: 'M12 2l3 6v8l4 5H5l4-5V8z',
  'space-station':
    'M12 5.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zm0 3.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM1 11h4.500v2H1zM18.500 11H23v2h-4.500z',
  city: 'M2 20V10h6v10zM9 20V4h6v16zM16 20V8h6v12z',
  base: 'M2 19l4.500-9h11l4.500 9z',
  fortress: 'M3 20V6h3.500v3h2.500V6h2v3h2V6h2v3h2.500V6H21v14z',
};
