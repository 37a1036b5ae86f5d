import type { Results } from '../results/summary.ts';
import { damageTable, lengths, lossCurves, winRates } from './charts.ts';
import { damageWords, findingOf, lengthWords, tilesOf } from './findings.ts';
import { html, Markup } from './markup.ts';
import { rowsOf, type Series, seriesOf } from './rows.ts';
import { STYLE } from './style.ts';
import { counted } from './words.ts';

/** The frame of the report around the results. */
export interface Frame {
  readonly gameTitle: string;
  /** The definition of a hot turn; null where heat is not measured. */
  readonly hot: string | null;
  readonly command: string;
  readonly writtenBy: string;
  /** The file of a game worth watching, beside the page. */
  fileOf(kind: string): string;
}

/** The report as one page that needs nothing else. */
export function reportPage(results: Results, frame: Frame): string {
  const { experiment, digest, games } = results;
  const { question, sides } = experiment;
  const finding = findingOf(results);
  const rows = rowsOf(results);
  const series = seriesOf(results);
  const isMeasured = series.some(({ tally }) => tally.measured > 0);
  const last = series.at(-1)!;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${question}</title><style>${new Markup(STYLE)}</style></head><body><main>
<div class="top"><b>Ironfield</b><span>Laboratory</span><span>${digest === null ? 'not finished' : `digest ${digest.slice(0, 8)}`}</span></div>
<div class="answer"><div><h1>${question}</h1><p><b>${finding.lead}</b> ${finding.rest}</p></div>
<p class="figure"><b>${finding.figure}</b>${finding.unit}<br>${finding.interval}</p></div>
<div class="cards">
<section><h2>Games won by ${sides[0]}</h2><p>Draws count half. The lines hold the truth 95 of 100 times.</p>${winRates(
    rows,
    series.map(({ label }) => label),
  )}</section>
<section><h2>How long a game is</h2><p>${lengthWords(series)}</p>${seriesLegend(series)}${lengths(series, lengthWords(series))}</section>
${
  isMeasured &&
  html`<section><h2>Damage by weapon and range</h2><p>Points a game, both sides, by hexes${ofSeries(series, last)}. ${damageWords(series)}</p>${damageTable(last)}</section>
<section><h2>When units are lost</h2><p>Units lost so far, by turn${ofSeries(series, last)}.</p>${lossCurves(last, sides)}</section>`
}
${watching(results, frame)}
${settingsCard(results, frame)}
</div>
<div class="tiles">${tilesOf(results, series, frame.hot).map(({ title, values }) => html`<section><small>${title}</small><b>${values}</b></section>`)}</div>
<div class="cards"><section><h2>Make it again</h2><code>${frame.command}</code><p></p><p>${counted(games, 'game')}, the same on one thread or many. ${digest === null ? 'Not all games are played yet.' : `Digest ${digest}.`} Written by ${frame.writtenBy}.</p></section></div>
</main></body></html>
`;
  return page.text;
}

const ofSeries = (series: readonly Series[], { label }: Series): string =>
  series.length > 1 ? `, ${label}` : '';

const seriesLegend = (series: readonly Series[]): Markup | null =>
  series.length < 2
    ? null
    : html`<p class="legend">${series.map(({ label }, index) => html`<span><i class="stroke ${index === 0 ? 'before' : 'after'}"></i>${label}</span>`)}</p>`;

function watching({ telling, experiment, games }: Results, { fileOf }: Frame): Markup | null {
  if (telling.length === 0) return null;
  return html`<section><h2>Worth watching</h2><p>Of ${counted(games, 'game')}. “Open a game file” on the page Analysis replays a file; <b>ironfield verify</b> checks it.</p><ul class="watch">${telling.map(
    ({ kind, title, why, line }) => {
      const labels = experiment.plan.settings[line.setting].labels.join(', ');
      return html`<li><a href="${fileOf(kind)}" download>${title}</a><small>${why}${labels !== '' && ` (${labels})`}</small></li>`;
    },
  )}</ul></section>`;
}

function settingsCard({ experiment }: Results, { gameTitle }: Frame): Markup {
  const { plan, stop, axes, sides } = experiment;
  const [first] = plan.settings;
  const forceWords = (force: unknown) => (typeof force === 'string' ? force : 'own');
  const rules = [
    stop.narrower !== null && `± ${(100 * stop.narrower).toFixed(1)} points`,
    stop.decided && 'as soon as it is decided',
    `${counted(stop.most, 'game')} a setting`,
  ].filter((rule) => rule !== false);
  const sweeps = axes.map((name, axis) => {
    const values = [...new Set(plan.settings.map(({ labels }) => labels[axis]))];
    return `${name}: ${values.join(', ')}`;
  });
  const facts: (readonly [string, string])[] = [
    ['Game', gameTitle],
    ...(first.scenario === null
      ? ([
          [sides[0], forceWords(first.forces?.[0] ?? 'random')],
          [sides[1], forceWords(first.forces?.[1] ?? 'random')],
          [
            'Map',
            typeof first.map === 'string' ? first.map : first.map === null ? 'the first of the game' : 'own',
          ],
        ] as const)
      : ([['Scenario', first.scenario]] as const)),
    ...(sweeps.length > 0 ? ([['Swept', sweeps.join('; ')]] as const) : []),
    ['Players', first.players.join(' against ')],
    ['Sides', plan.mirror ? 'mirrored, in pairs' : 'as they are'],
    ['Stops', rules.join(', or ')],
    ['Seed', plan.seed],
  ];
  return html`<section><h2>Settings</h2><dl>${facts.map(([term, fact]) => html`<dt>${term}</dt><dd>${fact}</dd>`)}</dl></section>`;
}
