import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, FrameOf, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Planetary } from '../game-types.ts';
import { dueBattles } from '../rules/war/sites.ts';
import { type InWar, warIn } from '../rules/war/stacks.ts';
import { hexName, hexOf } from '../rules/world.ts';
import type { Frames, Site } from '../state.ts';
import { BATTLE_NAMES, LABELS, PROMPTS } from '../text.ts';

/** PA-SEQ-02: the scenario's attacker moves and fights, then the defender, then all is booked. */
export const warTurn: Procedure<Planetary, Frames['war/turn']> = (play) => {
  play.happen({ type: 'turn', turn: play.state.war!.turn + 1 });
  const half = (side: Seat): FrameOf<Planetary>[] => [
    { step: 'war/phase', phase: 'movement', side },
    { step: 'war/move', seat: side },
    { step: 'war/phase', phase: 'combat', side },
    { step: 'war/battles', side },
  ];
  play.next(
    ...half(0),
    ...half(1),
    { step: 'war/phase', phase: 'end', side: 0 },
    { step: 'war/capture' },
    { step: 'war/building', side: 0 },
    { step: 'war/building', side: 1 },
    { step: 'war/status' },
    { step: 'war/providing', side: 0, placed: [] },
    { step: 'war/providing', side: 1, placed: [] },
    { step: 'war/victory' },
  );
};

export const warPhase: Procedure<Planetary, Frames['war/phase']> = (play, { phase, side }) =>
  play.happen({ type: 'phase', phase, side });

/** PA-CBT-01: all battles are fought, one after the other, in the order that the side likes. */
export const battles: Procedure<Planetary, Frames['war/battles']> = (play, { side }) => {
  const sites = dueBattles(warIn(play.state), side);
  if (sites.length === 0) return;
  play.happen({ type: 'battles-due', sites });
  if (sites.length === 1) play.next(...battleFrames(sites[0], side));
  else play.next({ step: 'war/choose', seat: side });
};

const battleFrames = ({ place, kind }: Site, side: Seat): FrameOf<Planetary>[] => [
  { step: 'battle/begin', place, kind },
  { step: 'war/battles', side },
];

export const choose: Decision<Planetary, Frames['war/choose'], 'fight'> = {
  menu: (state) => chooseMenu(warIn(state)),
  apply(play, { seat }, { at, kind }) {
    play.next(...battleFrames({ place: hexOf(at), kind }, seat));
  },
};

function chooseMenu({ war }: InWar): Menu<'fight'> {
  const places = [...new Set(war.due.map(({ place }) => place))];
  const hexes: Pick = {
    kind: 'pick',
    name: 'at',
    label: LABELS.hex,
    values: places.map(hexName),
    describe: (name) => ({ label: String(name), hex: String(name) }),
    follow: (name) => [
      {
        kind: 'pick',
        name: 'kind',
        label: LABELS.kind,
        values: war.due.flatMap(({ place, kind }) => (place === hexOf(String(name)) ? [kind] : [])),
        describe: (kind) => ({ label: BATTLE_NAMES[kind as Site['kind']] }),
      },
    ],
  };
  return {
    prompt: PROMPTS.choose,
    rule: 'PA-CBT-01',
    orders: [{ type: 'fight', label: LABELS.fight, fields: [hexes] }],
  };
}
