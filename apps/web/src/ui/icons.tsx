const PATHS = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  ruler: 'M3 13 13 3l4 4L7 17zM6 10l2 2M8.5 7.5l1.5 1.5M11 5l2 2',
  next: 'M6 4l8 6-8 6z',
  pause: 'M7 4v12M13 4v12',
  skip: 'M4 4l7 6-7 6zM15 4v12',
  undo: 'M8 4 4 8l4 4M4 8h7a5 5 0 0 1 0 10H8',
  left: 'M7 6a6 6 0 1 1-2 7M7 6 4 4M7 6 6 9.5',
  right: 'M13 6a6 6 0 1 0 2 7M13 6l3-2M13 6l1 3.5',
  close: 'M5 5l10 10M15 5 5 15',
  eye: 'M2 10c2-4 5-5.500 8-5.500s6 1.500 8 5.500c-2 4-5 5.500-8 5.500s-6-1.500-8-5.500zM10 12.500a2.500 2.500 0 1 0 0-5a2.500 2.500 0 0 0 0 5z',
  waves:
    'M10 10h.01M7 13a4.200 4.200 0 0 1 0-6M13 7a4.200 4.200 0 0 1 0 6M4.500 15.500a7.800 7.800 0 0 1 0-11M15.500 4.500a7.800 7.800 0 0 1 0 11',
  bulb: 'M7 14c-2-1.5-3-3-3-5.500a6 6 0 0 1 12 0c0 2.500-1 4-3 5.500zM8 17h4',
  bulbs:
    'M5 11c-1.500-1-2.500-2.300-2.500-4.200a4.300 4.300 0 0 1 8.600 0c0 1.900-1 3.200-2.500 4.200zM6 13.500h2M12.500 5.200a4.300 4.300 0 0 1 2.400 8.300c-.3 .7-.4 1.200-.4 1.500h-4M11.500 17.500h2',
  sliders: 'M3 6h7M14 6h3M3 14h3M10 14h7M10 4v4M14 4v4M10 4h4v4h-4zM6 12h4v4H6z',
  die: 'M4 4h12v12H4zM7.500 7.500h.01M12.500 12.500h.01M10 10h.01M12.500 7.500h.01M7.500 12.500h.01',
  aim: 'M10 3v3M10 14v3M3 10h3M14 10h3M10 6.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0 -7',
  sun: 'M10 6.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M10 1.500v2M10 16.500v2M1.500 10h2M16.500 10h2M4 4l1.400 1.400M14.600 14.600 16 16M4 16l1.400-1.400M14.600 5.400 16 4',
  moon: 'M16.500 12A7 7 0 0 1 8 3.500a7 7 0 1 0 8.500 8.500z',
  screen: 'M3 4h14v9.500H3zM7 17h6M10 13.500V17',
  chain:
    'M10 2.500a2 2 0 1 0 0 4 2 2 0 1 0 0-4M10 6.500V10M4.500 13.500V10h11v3.500M4.500 13.500a2 2 0 1 0 0 4 2 2 0 1 0 0-4M15.500 13.500a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
  sound: 'M3 8v4h3l4 3.500v-11L6 8zM13 7.500a3.500 3.500 0 0 1 0 5M15.500 5a7 7 0 0 1 0 10',
  silent: 'M3 8v4h3l4 3.500v-11L6 8zM13 8l4 4M17 8l-4 4',
  danger: 'M10 3 18 16.500H2zM10 8v4.500M10 14.500h.01',
  check: 'M4 10.500l4 4 8-9',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
