import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { options } from '../../options.ts';
import { MARK_ENDS, type PassingMark } from '../../rules/unit/mark-ends.ts';
import { STUCK } from '../../rules/unit/stuck.ts';
import { scene } from '../../testing/scene.ts';

/** All marks that options declare, in the order of the register. */
function declared(): readonly PassingMark[] {
  const marks = options.flatMap((option) => {
    const value = typeof option.base === 'boolean' ? true : option.allowed?.at(-1);
    return option.plug?.(value ?? option.base).stage?.marks?.([]) ?? [];
  });
  return [...new Set([STUCK, ...marks])];
}

test('The page lists every mark with what ends it', () => {
  const page = readFileSync(new URL('../../../../docs/classic.md', import.meta.url), 'utf8');
  const rows = declared().map(
    ({ name, ends }) => `| ${name} | ${ends.map((end) => MARK_ENDS[end]).join('; ')} |`,
  );
  const table = page.slice(page.indexOf('| mark | it ends when |')).split('\n\n')[0];
  expect(table.split('\n').slice(2)).toEqual(rows);
});

test('A mark that is taken off leaves all others', () => {
  const { state } = scene({ units: { Wolf: { at: '0505 N' }, Bear: { at: '0510 N' } } });
  const [wolf] = state.units;
  for (const mark of declared()) {
    wolf.marks = {
      stuckIn: wolf.hex,
      climb: { upper: 0, height: 1, hex: wolf.hex },
      aim: { target: 1, hex: wolf.hex, phases: 1 },
      watching: true,
      brace: { arm: 0, hex: wolf.hex, facing: 0, turn: 1 },
      grip: { partner: 1, isHolder: true },
      hidden: { hex: wolf.hex, facing: 0 },
      trench: { facing: 0, isDone: true },
      fieldworks: { turns: 1, latest: 1 },
      drilling: { turns: 1, latest: 1 },
      bridging: { hex: wolf.hex, sort: 'light', turns: 1, latest: 1 },
      laying: 1,
      hose: { truck: 1, stage: 'flows', turn: 1 },
      dozing: { turns: 1, latest: 1 },
      hullDown: true,
    };
    wolf.thisTurn.marks = { cover: 0, comesDown: true };
    const before = { ...wolf.marks, ...wolf.thisTurn.marks };
    expect([mark.name, mark.isOn(wolf)]).toEqual([mark.name, true]);
    mark.takeOff(wolf);
    expect([mark.name, mark.isOn(wolf)]).toEqual([mark.name, false]);
    const after = { ...wolf.marks, ...wolf.thisTurn.marks };
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length - 1);
    expect(before).toMatchObject(after);
  }
});
