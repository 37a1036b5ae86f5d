// Paints the icons that systems want as pixels from public/icon.svg: npm run -w apps/web icons

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './testing/browser.fixture.ts';

const folder = join(import.meta.dirname, 'public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** Systems cut maskable icons and those for touch to a shape of their own: they fill the square, the figure keeps clear. */
const ICONS = [
  { file: 'icon-192.png', size: 192, isFilled: false },
  { file: 'icon-512.png', size: 512, isFilled: false },
  { file: 'icon-maskable-512.png', size: 512, isFilled: true },
  { file: 'icon-180.png', size: 180, isFilled: true },
];

const browser = await launch();
const page = await browser.newPage();
for (const { file, size, isFilled } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const style = `body{margin:0;background:${isFilled ? '#17614f' : 'transparent'}}svg{display:block;width:${size}px;height:${size}px}`;
  await page.setContent(`<style>${style}</style>${drawing}`);
  await page.screenshot({ path: join(folder, file), omitBackground: true });
}
await browser.close();
