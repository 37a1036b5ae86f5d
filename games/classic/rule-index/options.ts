import { section } from './section.ts';

/** How the options of Maximum Tech go together. */
export const OPTIONS = section(
  'Options of Maximum Tech, not in the book',
  [
    'MT-OPT-02',
    'Every option by itself',
    'Each option is switched on or off by itself before the game, all of them are off at first, and any of them go together but for what they need and exclude.',
  ],
  [
    'MT-OPT-03',
    'Order of precedence',
    'An option overrides a rule only where it speaks of it. Where two speak of the same thing their modifiers add up, unless one stands instead of the other.',
  ],
  ['MT-OPT-04', 'Packages', 'Options that belong together can be switched on together, with what they need.'],
  [
    'MT-OPT-05',
    'What options need',
    'Some options need others. Of two ways to see over hills, and of duels and double-blind play, only one can be on.',
  ],
  [
    'MT-WX-01',
    'Weather',
    'Weather holds on the whole map and adds to weapon attacks, once each, and not to physical ones. Its kinds add up, but for dusk at night.',
  ],
);
