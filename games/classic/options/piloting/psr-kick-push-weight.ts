import { weightClass } from '../../data/weight-classes.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

export const psrKickPushWeight: Option<boolean> = {
  id: 'psr-kick-push-weight',
  title: 'Kicks and pushes by weight',
  summary: "Whoever is kicked or pushed by a heavier 'Mech stays on its feet less easily.",
  group: 'Piloting',
  rule: 'MT-PSR-02',
  base: false,
  rules: section('Maximum Tech, piloting', [
    'MT-PSR-02',
    'Kicks and pushes by weight',
    'The roll of a target that was kicked or pushed is at +1 for each weight class that the attacker is heavier, and at −1 for each that it is lighter.',
    'psr-kick-push-weight',
  ]),
  plug: () => ({
    replace: {
      tottering: (attacker, target) => ({
        modifier: weightClass(attacker.tons) - weightClass(target.tons),
        rule: 'MT-PSR-02',
      }),
    },
  }),
};
