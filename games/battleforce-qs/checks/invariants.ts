import { battlefieldOf } from '../battlefield.ts';
import { SHUTDOWN_HEAT } from '../data/tables.ts';
import { isOwnCounter } from '../rules/movement/movement.ts';
import { GONE, type State } from '../state.ts';

/** What must hold after every order. */
export function invariants(state: State): string[] {
  const field = battlefieldOf(state.setup);
  const broken: string[] = [];
  const check = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence);
  };
  for (const [index, element] of state.elements.entries()) {
    const sheet = field.sheets[index];
    const { effects, marked } = element;
    const name = `${sheet.name} (${index})`;
    check(element.armor >= 0 && element.armor <= sheet.armor, `${name}: armour is off its sheet`);
    check(
      element.structure >= 0 && element.structure <= sheet.structure,
      `${name}: structure is off its sheet`,
    );
    check(element.structure > 0 || marked.destroyed, `${name}: has no structure but is not destroyed`);
    check(element.heat >= 0 && element.heat <= SHUTDOWN_HEAT, `${name}: heat is off the scale`);
    check(marked.mpLost <= sheet.mv, `${name}: lost more MP than it has`);
    check(marked.engineHits < 2 || marked.destroyed, `${name}: survived a second engine hit`);
    check(
      effects.engineHits <= marked.engineHits &&
        effects.fireControlHits <= marked.fireControlHits &&
        effects.mpLost <= marked.mpLost &&
        effects.weaponHits <= marked.weaponHits &&
        (!effects.destroyed || marked.destroyed),
      `${name}: an effect holds that is not marked`,
    );
    check(
      !effects.destroyed || !state.attacks.some(({ attacker }) => attacker === index),
      `${name}: attacks while destroyed`,
    );
    check(element.heatGain === 0 || element.attacked, `${name}: gains heat without an attack`);
  }
  for (const [index, unit] of state.units.entries()) {
    const { name } = field.unitSheets[index];
    const lost = field.elementsOf[index].every((element) => state.elements[element].effects.destroyed);
    check(unit.hex < field.board.size, `${name}: is off the board`);
    check(lost === (unit.hex === GONE), `${name}: is on the map without Elements, or gone with some left`);
    if (unit.hex < 0) continue;
    check(
      state.units.every((other, i) => i === index || other.hex !== unit.hex),
      `${name}: shares its hex`,
    );
    check(!isOwnCounter(state, field.seatOf[index], unit.hex), `${name}: stands on a counter it defends`);
  }
  return broken;
}
