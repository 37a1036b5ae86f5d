import { sum } from '@ironfield/kernel/dice.ts';
import type { OpenField } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { followedBy } from '../../phases/turn.ts';
import { fitsUnderEcm } from '../../state/counter-faces.ts';
import { opponentOf, type State } from '../../state.ts';
import { chooseConcealed } from './choosing.ts';
import { backShown, isUnidentified, openSetup, shown, turn } from './faces.ts';
import { guessUnit } from './guessing.ts';
import { identify, lookAround, showBack, showFront } from './identifying.ts';
import { jam, jamOrder } from './jamming.ts';
import { look, scan, scanForm, scanOrder } from './scanning.ts';

/** BF2-CONC-03: until ECM counters are placed, nobody knows whose type will show. */
const lieFaceDown = (state: Pick<State, 'units'>, { letters }: OpenField, unit: number): void =>
  turn(state, unit, fitsUnderEcm(letters[unit]) ? 'nothing' : 'type');

/** BF2-CONC-01 to BF2-CONC-06: counters stay face-down until they are identified. */
export const concealedIdentity: Option<boolean> = {
  id: 'concealed-identity',
  title: 'Concealed identity',
  summary:
    'Counters lie face-down and show only what kind of unit they are, until they attack or are scanned.',
  group: 'Special cases',
  rule: 'BF2-CONC-01',
  base: false,
  plug: () => ({
    add: {
      begins: (state, field) => {
        for (const [seat, side] of field.setup.secrets.entries())
          for (const [place, { counter }] of side!.units.entries())
            if (counter) lieFaceDown(state, field, field.unitsOf[seat][place]);
      },
      attacks: identify,
      moveEnds: lookAround,
      arrives: lookAround,
      ordered: (play, _seat, order) => {
        if (order.type === 'identify') scan(play, order);
      },
    },
    replace: { isUnidentified, shown, openSetup, guessUnit },
    stage: {
      opening: (frames, _field, first) => [
        ...frames,
        { step: 'concealed/jam', seat: first },
        { step: 'concealed/jam', seat: opponentOf(first) },
      ],
      // Aircraft land and units come from boxes without a move over the map.
      phases: (frames, _field, seat) => followedBy(frames, 'movement', { step: 'concealed/look', seat }),
      declareForms: (forms, field, state, seat) => [...forms, ...scanForm(field, state, seat)],
      note: (words, table, unit) => {
        const back = backShown(table, unit);
        if (!back) return words;
        return `${words}, ${back === 'nothing' ? 'behind an ECM counter' : 'face-down'}`;
      },
      standing: (facts, state) => ({
        ...facts,
        backs: state.units.map((_, unit) => backShown(state, unit)),
      }),
      choice: (order, _field, _state, { menu }) => order ?? chooseConcealed(menu),
    },
  }),
  steps: { 'concealed/jam': jam, 'concealed/look': lookAround },
  orders: [jamOrder, scanOrder],
  marks: { back: [] },
  changes: {
    typed: showBack,
    identified: showFront,
    looked: ({ units }, { unit }) => look(units, unit),
  },
  sentences: {
    typed: ({ shown: { id } }) => `A counter shows its type: ${id}.`,
    identified: ({ cover, shown: { id, name, elements } }) =>
      `${cover} is identified as ${id} ${name}: ${elements.map(({ chassis }) => chassis).join(', ')}.`,
    looked: ({ unit, target, number, dice, succeeds }, names) =>
      `${names.unit(unit)} tries to identify ${names.unit(target)}: ${number ? `needs ${number.total}, ` : ''}rolls ${sum(dice)} (${dice.join(' + ')}), ${succeeds ? 'succeeds' : 'fails'}.`,
  },
  reveals: ['typed', 'identified', 'looked'],
};
