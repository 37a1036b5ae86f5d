import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { Metrics } from '../http/metrics.ts';
import { ServiceMetrics } from '../service-metrics.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test.each(['dashboard.json', 'alerts.yml'])('%s asks only for figures that a server has', async (name) => {
  const metrics = new Metrics();
  const registry = new Registry();
  new ServiceMetrics(registry);
  const known = (await Promise.all([metrics.registry, registry].map((each) => each.getMetricsAsJSON())))
    .flat()
    .map((metric) => metric.name);
  const asked = read(name)
    .match(/ironfield_[a-z_]+/g)!
    .map((each) => each.replace(/_(sum|count|bucket)$/, ''));
  expect(asked.length).toBeGreaterThan(4);
  expect([...new Set(asked)].filter((each) => !known.includes(each))).toEqual([]);
});

test('the dashboard is one, and its panels do not overlap', () => {
  const { panels } = JSON.parse(read('dashboard.json')) as {
    panels: { id: number; gridPos: { x: number; y: number } }[];
  };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
});

test('the unit of the documentation is the file', () => {
  const document = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  expect(document).toContain(read('ironfield.service').trim());
});
