import {
  buildClient,
  launch,
  open,
  problems,
  question,
  serve,
} from '@ironfield/web/testing/browser.fixture.ts';

type Page = Awaited<ReturnType<typeof open>>;
type DevTools = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

/** The smoothness of a map that moves in a real browser, drawn by the processor alone. */
export interface Smoothness {
  readonly framesPerSecond: number;
  /** Frames that came later than two beats of a screen with 60 a second. */
  readonly longFrames: number;
  readonly longestFrame: number;
  /** Work of the page itself, in milliseconds a frame: scripts, styles, layout, preparing to paint. */
  readonly workPerFrame: number;
  readonly layoutsPerFrame: number;
}

const LONG = 1000 / 30;

/** Frames while somebody drags and zooms the largest map there is to play on. */
export async function browserSpeed(seconds: number, progress: (what: string) => void): Promise<object> {
  await buildClient();
  const server = await serve();
  const browser = await launch();
  try {
    const { port } = server.address() as { port: number };
    const page = await open(browser, `http://127.0.0.1:${port}/`, { size: 'desktop', theme: 'light' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await question(page);
    // Keeping the files for later would disturb.
    await page.waitForFunction('navigator.serviceWorker.controller !== null');
    const hexes = await page.locator('.hex-numbers text').count();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    progress('the map in a browser');
    const panning = await smoothness(page, devtools, seconds, pan);
    const zooming = await smoothness(page, devtools, seconds, zoom);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return { hexes, panning, zooming };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page: the time of every frame until `stopNoting` is called, which returns them. */
const NOTE_FRAMES = `{
  const frames = [];
  let request = requestAnimationFrame(function note(time) {
    frames.push(time);
    request = requestAnimationFrame(note);
  });
  globalThis.stopNoting = () => {
    cancelAnimationFrame(request);
    return frames;
  };
}`;

/** A hand that goes on until told to stop. */
type Hand = (page: Page, middle: { x: number; y: number }, isOver: () => boolean) => Promise<void>;

async function pan(page: Page, { x, y }: { x: number; y: number }, isOver: () => boolean): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; !isOver(); step++) {
    await page.mouse.move(x + 160 * Math.sin(step / 12), y + 120 * Math.sin(step / 17));
  }
  await page.mouse.up();
}

async function zoom(page: Page, { x, y }: { x: number; y: number }, isOver: () => boolean): Promise<void> {
  await page.mouse.move(x, y);
  for (let step = 0; !isOver(); step++) await page.mouse.wheel(0, Math.sin(step / 20) > 0 ? -24 : 24);
}

async function smoothness(page: Page, devtools: DevTools, seconds: number, hand: Hand): Promise<Smoothness> {
  const box = (await page.locator('.map-view').boundingBox())!;
  await page.getByRole('button', { name: 'Whole map' }).click();
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForTimeout(400);
  const before = await work(devtools);
  await page.evaluate(NOTE_FRAMES);
  const end = performance.now() + seconds * 1000;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await hand(page, middle, () => performance.now() > end);
  const frames = await page.evaluate<number[]>('stopNoting()');
  const after = await work(devtools);
  const gaps = frames.slice(1).map((time, index) => time - frames[index]);
  return {
    framesPerSecond: (gaps.length / (frames[frames.length - 1] - frames[0])) * 1000,
    longFrames: gaps.filter((gap) => gap > LONG).length,
    longestFrame: Math.max(...gaps),
    workPerFrame: ((after.TaskDuration - before.TaskDuration) * 1000) / gaps.length,
    layoutsPerFrame: (after.LayoutCount - before.LayoutCount) / gaps.length,
  };
}

async function work(devtools: DevTools): Promise<Record<'TaskDuration' | 'LayoutCount', number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Record<
    'TaskDuration' | 'LayoutCount',
    number
  >;
}
