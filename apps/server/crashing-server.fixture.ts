// A server process for tests that kill it: plays games in the folder given to it and writes a line for every order
// that was acknowledged.
import { writeSync } from 'node:fs';
import { receivedMenu } from '@ironfield/client/received-menu.ts';
import type { ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import type { Attendee } from './service.ts';
import { attendees, createGame, testService, value } from './service-testing.ts';
import { type DatabasePlace, openDatabase } from './storage/open.ts';

const place = JSON.parse(process.argv[2]!) as DatabasePlace;
const service = await testService(await openDatabase(place));

async function play(seats: readonly Attendee[], seed: string): Promise<void> {
  const random = randomFrom(seed);
  for (;;) {
    const looks = await Promise.all(seats.map((seat) => service.look(seat)));
    const { id, number, waiting, outcome } = value(looks[0]!).summary;
    if (outcome) return;
    const seat = waiting[0]!;
    const { menu } = value(looks[seat]!);
    const order = sampleOrder<{ type: string }>(receivedMenu(menu as ExpandedMenu), random)!;
    const answer = await service.order(seats[seat]!, { request: `request-${number}`, number, order });
    if (answer.ok)
      writeSync(1, `${JSON.stringify({ id, number: answer.value.number, secret: seats[seat]!.secret })}\n`);
  }
}

for (let round = 0; ; round++) {
  const games = await Promise.all(Array.from({ length: 10 }, () => createGame(service)));
  await Promise.all(games.map((game, index) => play(attendees(game), `${round} ${index}`)));
}
