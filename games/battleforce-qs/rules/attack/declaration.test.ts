import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Lots, middleOf } from '../../testing/random.ts';
import { battle, mech, unit } from '../../testing/scene.ts';
import { canAttackAny, possibleAttacks, verdictBetween, whyNoAttack } from './declaration.ts';

const STEPS = [3, 5, 7, 10, 18];

/** Strewn Units of two Elements each, in all states of repair. */
function strewn(seed: string) {
  const lots = new Lots(seed);
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const any = (name: string) =>
    mech(name, {
      mv: lots.of([1, 3, 5, 9, 12]),
      jump: lots.of([true, false]),
      damage: [lots.of([0, 1, 3]), lots.of([0, 1, 3]), lots.of([0, 1, 3])],
      baseToHit: lots.of([3, 4, 6]),
    });
  const hexes = ['0108', '0305', '0503', '0605', '0811', '1008', '0207', '1106'];
  const pairs = [0, 2, 4, 6].map((i) =>
    unit(
      `${names[i]}${names[i + 1]}`,
      lots.of([0, 0, 0, 1])
        ? 'off the map'
        : `${hexes.splice(hexes.indexOf(lots.of(hexes)), 1)} ${lots.of(['N', 'SE', 'SW'])}`,
      any(names[i]),
      any(names[i + 1]),
    ),
  );
  const map = lots.map(11, 11, '.....rl');
  const table = battle({ map, scenario: 'veteran', south: pairs.slice(0, 2), north: pairs.slice(2) });
  for (const name of names) {
    const effects = {
      weaponHits: lots.of([0, 0, 1]),
      fireControlHits: lots.of([0, 0, 1]),
      mpLost: lots.of([0, 1]),
    };
    table.suffered(name, { ...effects, destroyed: lots.of([0, 0, 0, 0, 1]) === 1 });
    Object.assign(table.element(name), {
      heat: lots.of([0, 0, 1, 2, 4]),
      attacked: lots.of([0, 0, 0, 1]) === 1,
    });
  }
  return table;
}

rule(
  ['BFQ-COM-02', 'BFQ-COM-05', 'BFQ-COM-06', 'BFQ-COM-07', 'BFQ-HEA-04'],
  'The attacks on the menu are those that range, arc, line, damage and two dice allow, and no others',
  () => {
    for (let seed = 0; seed < 100; seed++) {
      const { field, state } = strewn(`attacks ${seed}`);
      const { board } = field;
      const hexOf = (element: number) => state.units[field.unitOf[element]].hex;
      const hexesBetween = (a: number, b: number) => {
        const [from, to] = [middleOf(board.number[a]), middleOf(board.number[b])];
        const across = Math.abs(to.x - from.x) / 1.5;
        return Math.round(across + Math.max(0, Math.abs(to.y - from.y) / Math.sqrt(3) - across / 2));
      };
      const isPossible = (attacker: number, target: number) => {
        const [own, enemy] = [state.elements[attacker], state.elements[target]];
        const [sheet, other] = [field.sheets[attacker], field.sheets[target]];
        if (hexOf(attacker) < 0 || hexOf(target) < 0) return false;
        if (own.effects.destroyed || enemy.effects.destroyed) return false;
        const range = hexesBetween(hexOf(attacker), hexOf(target));
        const bracket = range <= 1 ? 0 : range <= 4 ? 1 : 2;
        if (range > 8 || sheet.damage[bracket] - own.effects.weaponHits <= 0) return false;
        if (verdictBetween(field, state, field.unitOf[attacker], field.unitOf[target]) === 'closed')
          return false;
        const mp = other.mv - enemy.effects.mpLost - enemy.heat;
        const moving = STEPS.filter((step) => mp >= step).length + (other.jump ? 1 : 0);
        const cover = [0, 0, 1, 2][board.terrain[hexOf(target)]];
        const hindered = own.heat + 2 * own.effects.fireControlHits + cover;
        return sheet.baseToHit + 2 * bracket + hindered + (enemy.heat === 4 ? -4 : moving) <= 12;
      };
      for (const seat of [0, 1]) {
        const elementsOf = (side: number) => field.unitsOf[side].flatMap((one) => field.elementsOf[one]);
        const wanted = elementsOf(seat).flatMap((attacker) => {
          const targets = elementsOf(1 - seat).filter((target) => isPossible(attacker, target));
          const { attacked, heat } = state.elements[attacker];
          return attacked || heat === 4 || targets.length === 0 ? [] : [[attacker, targets] as const];
        });
        expect([seed, ...possibleAttacks(field, state, seat)].sort()).toEqual([seed, ...wanted].sort());
        expect(canAttackAny(field, state, seat)).toBe(wanted.length > 0);
        for (const attacker of elementsOf(seat)) {
          if (hexOf(attacker) < 0 || state.elements[attacker].effects.destroyed) continue;
          const targets = elementsOf(1 - seat);
          expect(targets.map((target) => whyNoAttack(field, state, attacker, target) === null)).toEqual(
            targets.map((target) => isPossible(attacker, target)),
          );
        }
      }
    }
  },
);

rule('BFQ-COM-02', 'A refused attack says why', () => {
  const table = battle({
    south: [
      unit('Flock', '0810 N', mech('Ram', { damage: [0, 2, 0] }), mech('Ewe')),
      unit('Herd', '0910 N', mech('Bull')),
    ],
    north: [unit('Pack', '0808 S', mech('Wolf'), mech('Cub'))],
  });
  table.suffered('Ewe', { destroyed: true });
  table.suffered('Cub', { destroyed: true });
  table.element('Bull').heat = 4;
  table.phase('combat', 'south');
  const why = (attacker: number, target: number) =>
    table.refusal('south', { type: 'declare', attacks: [{ attacker, target }] }).message;
  const [ram, ewe, bull, wolf, cub] = ['Ram', 'Ewe', 'Bull', 'Wolf', 'Cub'].map((name) =>
    table.elementIndex(name),
  );
  for (const nobody of [99, ewe, wolf]) expect(why(nobody, wolf)).toContain('There is no such Element');
  expect(why(bull, wolf)).toContain('A shut down Element cannot attack');
  expect(why(ram, 99)).toContain('There is no such Element');
  expect(why(ram, bull)).toContain('on your own side');
  expect(why(ram, cub)).toContain('destroyed or off the map');
});
