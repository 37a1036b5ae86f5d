import { optionsSuite } from '@ironfield/conformance/options-suite.ts';
import { gearblitz } from './game.ts';
import { switchboard } from './points.ts';

optionsSuite(
  { ...gearblitz, scenarios: gearblitz.scenarios.filter(({ id }) => id === 'meeting') },
  (register) => switchboard.connect(register),
);
