// npm run chronicles -- record|check|retell FILE GAME-MODULE EXPORT [COUNT]
// Records games before a redesign and plays them again after it. `retell` is for changes that only reword the log.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { chronicle, insistUnaltered, packed, retold, unpacked } from './chronicle.ts';

const [verb, file = '', module = '', name = '', count = '500'] = process.argv.slice(2);
const game = (await import(pathToFileURL(resolve(module)).href))[name] as AnyGame;
if (verb === 'record') {
  const all = Array.from({ length: Number(count) }, (_, index) => {
    if (index % 25 === 0) console.error(`${game.id}: ${index} of ${count}`);
    return chronicle(game, `chronicle ${index}`);
  });
  writeFileSync(file, packed(all));
  const orders = all.reduce((sum, { log }) => sum + log.length, 0);
  console.log(`${game.id}: ${all.length} games, ${orders} orders recorded in ${file}`);
} else if (verb === 'retell') {
  const all = unpacked(readFileSync(file)).map((one) => retold(game, one));
  writeFileSync(file, packed(all));
  console.log(`${game.id}: ${all.length} games retold in ${file}`);
} else {
  let orders = 0;
  const all = unpacked(readFileSync(file));
  for (const one of all) {
    insistUnaltered(game, one);
    orders += one.log.length;
  }
  console.log(`${game.id}: ${all.length} games, ${orders} orders replayed unaltered`);
}
