import type { Option } from '../option.ts';

/** BF2-ENV-06: a side's other units stay behind. */
export const vacuum: Option<boolean> = {
  id: 'vacuum',
  title: 'Vacuum',
  summary: "Only 'Mechs and battle armor are deployed, and every hit on a 'Mech may be critical.",
  group: 'Special cases',
  rule: 'BF2-ENV-06',
  base: false,
  plug: () => ({
    replace: { isAlwaysCritical: (type) => type === 'mech' },
    stage: {
      deployable: (cells, { elementsOf, types }, _state, unit) => {
        const endures = elementsOf[unit].every(
          (element) => types[element] === 'mech' || types[element] === 'battleArmor',
        );
        return endures ? cells : [];
      },
    },
  }),
};
