import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech } from '../../../testing/scene.ts';
import { falls } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';

const ON = { ...COMBINED, engineers: true, 'engineers-bridge': true };
const sappers = platoon('Sappers', { motion: 'motorized', engineers: true });

/** Sappers stand west of two hexes of water, Tank behind them. */
const camp = (tons = 30, map = '. . ~1 .\n. . ~1 .') =>
  melee({
    options: ON,
    map,
    units: {
      Sappers: { mech: sappers, at: '0201 SE', side: 0 },
      Tank: { mech: vehicle('Tank', { tons, cruise: 6 }) as never, at: '0202 NE', side: 0 },
      Wolf: { mech: mech('Wolf', { tons: 45 }), at: '0401 SW', side: 1 },
    },
  });
type Camp = ReturnType<typeof camp>;
const build = (hex = '0301', sort = 'medium') =>
  ({ type: 'build-bridge', unit: 'Sappers', hex, sort }) as const;

/** A whole turn of work, or another move. */
const turn = (made: Camp, order: object = build()) => {
  made.scene.state.turn++;
  for (const unit of made.scene.state.units) unit.thisPhase.acted = false;
  made.scene.state.pair = [0, 0];
  made.beginAt('movement', 0).order(order as ReturnType<typeof build>);
  made.scene.rolling([], () => made.scene.field.plugged.turnEnds!(made.scene.play, made.scene.field));
};
const built = (made = camp(), order = build()) => {
  turn(made, order);
  turn(made, order);
  return made;
};
const bridges = ({ scene: { state } }: Camp) =>
  Object.entries(state.ground ?? {}).flatMap(([hex, { features }]) =>
    features?.includes('bridge') ? [hex] : [],
  );

describe('Bridges of engineers', () => {
  rule('MT-SOPS-06', 'Two complete turns of work, and a bridge leads over the water', () => {
    const made = camp();
    turn(made);
    expect(bridges(made)).toEqual([]);
    turn(made);
    expect(bridges(made)).toEqual(['0301']);
    expect(made.scene.said('bridging').at(-1)).toBe('Sappers has built a bridge over hex 0301.');
  });

  rule('MT-SOPS-06', 'Whoever does something else in between has worked in vain', () => {
    const made = camp();
    turn(made);
    turn(made, { type: 'still', unit: 'Sappers' });
    expect(made.scene.said('bridging').at(-1)).toBe('Sappers gives up its bridge.');
    turn(made);
    expect(bridges(made)).toEqual([]);
  });

  rule('MT-SOPS-06', 'Only over water beside it, by engineers', () => {
    expect(camp().beginAt('movement', 0).choices('build-bridge', 'Sappers')).toEqual(['0301', '0302']);
    expect(camp(30, '. . . .\n. . . .').beginAt('movement', 0).orders).not.toContain('build-bridge');
  });

  rule('MT-SOPS-06', 'One medium bridge, or two light ones', () => {
    const spent = built();
    spent.scene.state.turn++;
    for (const unit of spent.scene.state.units) unit.thisPhase.acted = false;
    expect(spent.beginAt('movement', 0).orders).not.toContain('build-bridge');
    const once = built(camp(30, '. . ~1 .\n. ~1 ~1 .'), build('0301', 'light'));
    once.scene.state.turn++;
    for (const unit of once.scene.state.units) unit.thisPhase.acted = false;
    expect(once.beginAt('movement', 0).choices('build-bridge', 'Sappers', '0202')).toEqual(['light']);
  });

  const crossing = (tons: number, sort = 'medium', ...rolls: Roll[]) => {
    const made = built(camp(tons), build('0301', sort));
    const { scene } = made;
    scene.unit('Tank').hex = scene.field.board.cells.get('0301')!;
    scene.rolling(rolls, () =>
      scene.field.plugged.arrived!(scene.play, scene.field, 1, {
        how: 'foot',
        from: scene.field.board.cells.get('0202')!,
        byRoad: false,
      }),
    );
    return bridges(made);
  };

  rule('MT-SOPS-06', 'A medium one bears 40 tons, a light one 14, and falls under more', () => {
    expect(crossing(40)).toEqual(['0301']);
    const struck: Roll = ['hit location', 3, 4];
    expect(crossing(41, 'medium', struck)).toEqual([]);
    expect(crossing(14, 'light')).toEqual(['0301']);
    expect(crossing(15, 'light', struck)).toEqual([]);
  });

  rule('MT-SOPS-06', "A 'Mech on it falls into the water", () => {
    const made = built();
    const { scene } = made;
    scene.unit('Wolf').hex = scene.field.board.cells.get('0301')!;
    scene.rolling(falls(1, [3, 4]), () =>
      scene.field.plugged.arrived!(scene.play, scene.field, 2, {
        how: 'foot',
        from: scene.field.board.cells.get('0401')!,
        byRoad: false,
      }),
    );
    expect([bridges(made), scene.unit('Wolf').prone]).toEqual([[], true]);
    expect(scene.said('laid-bridge-falls')).toEqual([
      'The bridge over hex 0301 does not bear its load and collapses.',
    ]);
  });
});
