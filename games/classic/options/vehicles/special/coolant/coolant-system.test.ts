import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../../kinds.ts';
import type { RuleId } from '../../../../rule-index.ts';
import { isHelpless } from '../../../../rules/fire/attack-modifiers.ts';
import { heatAfter } from '../../../../rules/heat/heat.ts';
import { march } from '../../../../testing/march.ts';
import { mech } from '../../../../testing/scene.ts';
import { COMBINED, vehicle } from '../../../../testing/vehicles.ts';
import type { VehicleFile } from '../../../../units/vehicle-file.ts';

const ON = { ...COMBINED, 'coolant-system': true } as const;
const plain = vehicle('Truck', { tons: 40, cruise: 4 });
const withSystems = (count: number): VehicleFile => ({
  ...plain,
  items: { ...plain.items, BD: new Array<string>(count).fill('Coolant System') },
});

interface Plan {
  readonly tons?: number;
  readonly truck?: VehicleFile;
  readonly others?: Readonly<Record<string, object>>;
}

const park = ({ tons = 50, truck = withSystems(1), others = {} }: Plan = {}) =>
  march({
    options: ON,
    units: {
      Wolf: { mech: mech('Wolf', { tons, heatSinks: 10 }), at: '0505 N', side: 0, state: { heat: 25 } },
      Truck: { mech: truck, at: '0506 N', side: 0 },
      ...others,
      Bear: { mech: mech('Bear'), at: '1510 N', side: 1 },
    },
  });
type Park = ReturnType<typeof park>;

function begin(made: Park): Park {
  made.scene.state.pair = [0, 0];
  for (const unit of made.scene.state.units) unit.thisPhase.acted = false;
  return made.begin(0);
}
const endPhase = (made: Park, phase: 'movement' | 'weapon' = 'movement'): Park => {
  const { scene } = made;
  scene.rolling([], () => scene.field.plugged.phaseEnds!(scene.play, scene.field, phase));
  return made;
};
const endTurn = (made: Park): Park => {
  const { scene } = made;
  scene.rolling([], () => scene.field.plugged.turnEnds!(scene.play, scene.field));
  scene.state.turn++;
  return made;
};
const hookUp = (made = park(), unit = 'Wolf'): Park => {
  begin(made).order({ type: 'hook-up', unit, truck: 'Truck' });
  return endPhase(made);
};
const stage = ({ scene }: Park, unit = 'Wolf') => scene.unit(unit).marks?.hose?.stage;
const heat = ({ scene }: Park) =>
  explain<RuleId>((tally) => heatAfter(tally, scene.field, scene.state, scene.index('Wolf')));

describe('Coolant systems', () => {
  rule('MT-SPV-11', 'Who is beside one when all have moved is hooked up, and loses 10 heat more', () => {
    const made = park();
    expect(heat(made)).toTotal(25 - 10);
    begin(made).order({ type: 'hook-up', unit: 'Wolf', truck: 'Truck' });
    expect([stage(made), heat(made).total]).toEqual(['begins', 15]);
    endPhase(made);
    expect(stage(made)).toBe('flows');
    expect(heat(made)).toTotal(25 - 10 - 10);
    expect(heat(made).lines).toContainEqual(expect.objectContaining({ value: -10, rule: 'MT-SPV-11' }));
    expect(made.scene.said('hose')).toEqual([
      'Wolf hooks up to the coolant of Truck.',
      'Coolant flows into Wolf.',
    ]);
  });

  rule('MT-SPV-11', 'Not who is farther off, nor with an enemy, nor beside who has none', () => {
    const offers = (made: Park) => begin(made).orders.includes('hook-up');
    expect([offers(park()), offers(park({ truck: plain }))]).toEqual([true, false]);
    const far = park();
    far.scene.unit('Truck').hex = far.scene.cell('0507');
    expect(offers(far)).toBe(false);
    const enemy = park();
    enemy.scene.unit('Bear').hex = enemy.scene.cell('0506');
    enemy.scene.unit('Truck').hex = enemy.scene.cell('1510');
    expect(offers(enemy)).toBe(false);
    const stunned = park();
    stunned.scene.unit('Truck').knockedOut = 2;
    expect(offers(stunned)).toBe(false);
    const lying = park();
    lying.scene.unit('Wolf').prone = true;
    expect(offers(lying)).toBe(false);
  });

  test('Also at the end of a move; and a truck that drives off meanwhile serves nobody', () => {
    const made = park();
    Object.assign(made.scene.unit('Wolf'), { hex: made.scene.cell('0503'), heat: 0 });
    begin(made).order({
      type: 'move',
      unit: 'Wolf',
      mode: 'walk',
      to: '0505',
      facing: 0,
      more: true,
    } as never);
    expect(made.orders).toContain('hook-up');
    made.order({ type: 'hook-up', unit: 'Wolf', truck: 'Truck' });
    made.scene.unit('Truck').hex = made.scene.cell('0508');
    endPhase(made);
    expect([stage(made), made.scene.said('hose').at(-1)]).toEqual([undefined, 'The hoses of Wolf come off.']);
  });

  rule('MT-SPV-11', 'Up to 55 tons it takes 1 of 5 points of each system, from 60 on 2', () => {
    const herd = (tons: number, systems: number) => {
      const cows = ['Ada', 'Bess', 'Cleo', 'Dot', 'Eve'];
      const others = Object.fromEntries(
        cows.map((name, index) => [name, { mech: mech(name, { tons }), at: `100${index + 1} N`, side: 0 }]),
      );
      const made = park({ tons, truck: withSystems(systems), others });
      const { field, state } = made.scene;
      const around = field.board.neighbours.subarray(made.scene.cell('0506') * 6).subarray(0, 6);
      for (const [index, name] of cows.entries()) made.scene.unit(name).hex = around[index + 1];
      state.units[0].hex = around[0];
      begin(made);
      const names = ['Wolf', ...cows];
      return names.filter((unit) => {
        if (!made.choices('hook-up').includes(made.scene.index(unit))) return false;
        made.order({ type: 'hook-up', unit, truck: 'Truck' });
        return true;
      }).length;
    };
    expect([herd(55, 1), herd(60, 1), herd(60, 2)]).toEqual([5, 2, 5]);
  });

  const attacks = ({ scene }: Park) =>
    (['fire', 'strike', 'club'] as const).map(
      (what) => scene.field.plugged.whyNoAttack!(null, scene.state, 0, what)?.rule,
    );

  rule('MT-SPV-11', 'It attacks nobody in that turn, and may in the next', () => {
    const made = hookUp();
    expect(attacks(made)).toEqual(['MT-SPV-11', 'MT-SPV-11', 'MT-SPV-11']);
    endTurn(made);
    expect(attacks(made)).toEqual([undefined, undefined, undefined]);
  });

  rule('MT-SPV-11', 'From then on it is immobile, and goes nowhere; nor does who serves it', () => {
    const made = park();
    const helpless = () => isHelpless(made.scene.field, made.scene.state.units[0]);
    begin(made).order({ type: 'hook-up', unit: 'Wolf', truck: 'Truck' });
    expect(helpless()).toBe(false);
    endPhase(made);
    expect(helpless()).toBe(true);
    endTurn(made);
    begin(made);
    expect(made.choices('move', 'Wolf')).toEqual([]);
    expect(made.choices('move', 'Truck')).toEqual([]);
    expect(made.orders).toContain('unhook');
  });

  rule('MT-SPV-11', 'To take the hoses off takes a whole turn, in which it is immobile and cooled', () => {
    const made = endTurn(hookUp());
    begin(made).order({ type: 'unhook', unit: 'Wolf' });
    expect([stage(endPhase(made)), isHelpless(made.scene.field, made.scene.state.units[0])]).toEqual([
      'ends',
      true,
    ]);
    expect(heat(made)).toTotal(5);
    endTurn(made);
    expect([stage(made), isHelpless(made.scene.field, made.scene.state.units[0])]).toEqual([
      undefined,
      false,
    ]);
    made.scene.unit('Wolf').heat = 0;
    expect(begin(made).choices('move', 'Wolf')).toContain('walk');
  });

  test('The hoses come off when the truck is lost or pushed away, or the other is moved', () => {
    const lost = hookUp();
    lost.scene.unit('Truck').loss = 'broken';
    expect([stage(endPhase(lost, 'weapon')), heat(lost).total]).toEqual([undefined, 15]);
    const pushed = hookUp();
    pushed.scene.unit('Truck').hex = pushed.scene.cell('0508');
    expect(heat(pushed)).toTotal(15);
    expect(stage(endPhase(pushed, 'weapon'))).toBeUndefined();
    const { scene } = hookUp();
    const [mark] = scene.field.plugged.marks!([]);
    expect([mark!.name, mark!.isOn(scene.state.units[0])]).toEqual(['hooked up to coolant', true]);
  });

  test('What is going on is said of both', () => {
    const made = hookUp();
    const { field, state } = made.scene;
    expect([0, 1].map((unit) => field.plugged.states!([], field, state, unit))).toEqual([
      ['hooked up to coolant'],
      ['serves coolant'],
    ]);
  });

  test('Every kind of vehicle may carry them', () => {
    const ok = (file: VehicleFile) => kindOf(file).designOf(file).ok;
    expect([1, 2].map((count) => ok(withSystems(count)))).toEqual([true, true]);
    expect(ok({ ...withSystems(1), motion: 'hover' })).toBe(true);
  });
});
