// Units of public files fight each other, whatever they carry, with the options that they need.

import { invariants } from '@ironfield/classic/checks/invariants.ts';
import { classic } from '@ironfield/classic/game.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { optionProblems } from '@ironfield/kernel/options/options.ts';
import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { hasReferenceFiles, readReference, referenceFiles } from '../unit-files/reference.fixture.ts';
import { battleFileOf } from './fielding.ts';

const GAMES = 8;
const ORDERS = 400;
const LANCE = 3;
const mustering = classic.mustering!;

test.runIf(hasReferenceFiles)('Most units of public files can be fielded, and bots fight with them', () => {
  const files = referenceFiles().flatMap((reference) => {
    const { unit } = readReference(reference);
    if (unit?.kind !== 'mech' && unit?.kind !== 'vehicle') return [];
    return [battleFileOf(unit, reference.text)];
  });
  const units = files.flatMap((file) => (file.ok ? [file.value] : []));
  expect(units.length / files.length).toBeGreaterThan(0.9);
  const bot = classic.bot!('regular');
  for (let game = 0; game < GAMES; game++) {
    const random = randomFrom(`library ${game}`);
    const forces = mustering.sides.map((_, side) =>
      Array.from({ length: LANCE }, (__, place) => ({
        unit: randomItem(random, units) as UnitFile,
        name: mustering.driver(side, place),
        skills: mustering.trainings[0].skills,
      })),
    );
    const needed = new Set(forces.flat().flatMap(({ unit }) => mustering.needs!(unit) ?? []));
    const options = Object.fromEntries(
      classic.options.flatMap(({ id, base, allowed = [] }) =>
        needed.has(id)
          ? [[id, typeof base === 'boolean' ? true : allowed.find((value) => value !== base)!]]
          : [],
      ),
    );
    expect(optionProblems(classic.options, options)).toEqual([]);
    const map = mustering.maps.generate({
      landscape: 'hills',
      width: 15,
      height: 17,
      seed: `${game}`,
      options,
    });
    const setup = newSetup(classic, mustering.setup({ forces, map, options }));
    if (!setup.ok) throw new Error(setup.error[0].message);
    const state = startGame(classic, setup.value, `library ${game}`, []);
    for (let orders = 0; orders < ORDERS && !state.outcome; orders++) {
      const [seat] = waitingFor(state);
      const menu = menuFor(classic, state, seat)!;
      const order = bot.choose(() => viewFor(classic, state, seat), menu, random);
      expect(refusalOf(menu, order)).toBeNull();
      advance(classic, state, seat, order, []);
      expect(invariants(state)).toEqual([]);
    }
  }
});
