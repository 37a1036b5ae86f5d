/** What questions and orders of command and electronic warfare are called. */
export const COMMAND_TEXT = {
  active: 'Active ECM or ECCM (an action)',
  designate: 'Designate a target (an action)',
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  system: 'System',
  systems: { ecm: 'ECM', eccm: 'ECCM' },
  toExceed: 'to exceed',
} as const;
