import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { RuleId } from '../../rule-index.ts';
import { CALL_OFF } from '../../text/turn.ts';

/** CBT-THM-02, CBT-PHY-02: what cannot hit may be called off before it is resolved. */
export const callOffMenu = (rule: RuleId, attack: string, attacker: number): Menu<'call-off'> => ({
  prompt: CALL_OFF.prompt,
  rule,
  orders: [
    {
      type: 'call-off',
      label: attack,
      fields: [
        {
          kind: 'pick',
          name: 'stop',
          label: CALL_OFF.label,
          values: [true, false],
          describe: (stop) => ({ label: stop ? CALL_OFF.stop : CALL_OFF.goOn, piece: attacker }),
        },
      ],
    },
  ],
});
