import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { placeCode } from '@ironfield/mechbay/text.ts';
import { plural } from '../../ui/words/plural.ts';
import { type DesignFacts, factsOf } from '../design-facts.ts';
import { decimal } from '../numbers.ts';
import { titleOf } from '../text.ts';
import { ArmorFigure, FIGURE } from './armor-figure.tsx';
import { BARS_WIDTH, type BarRow, BarRows, barsHeight } from './bar-rows.tsx';
import { ChartFrame } from './chart-frame.tsx';
import styles from './charts.module.css';
import { DamageChart } from './damage-chart.tsx';

interface Charted {
  readonly name: string;
  readonly frame: MechFile['frame'];
  readonly facts: DesignFacts;
}

/** One design in pictures, or two in the same ones. */
export function DesignCharts({ designs }: { readonly designs: readonly MechFile[] }) {
  const charted = designs.map((file) => ({ name: titleOf(file), frame: file.frame, facts: factsOf(file) }));
  return (
    <div className={styles.designCharts}>
      <DamageChart series={charted.map(({ name, facts }) => ({ name, byRange: facts.damage }))} />
      <HeatChart charted={charted} />
      {charted.map(({ name, frame, facts }, index) => (
        <ArmorChart
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second design
          key={index}
          facts={facts}
          frame={frame}
          side={index}
          name={charted.length > 1 ? name : null}
        />
      ))}
      <SpeedChart charted={charted} />
    </div>
  );
}

const legendOf = (charted: readonly Charted[]) =>
  charted.length > 1 ? charted.map(({ name }) => name) : undefined;

const MODES = [
  ['still', 'Standing'],
  ['walk', 'Walking'],
  ['run', 'Running'],
  ['jump', 'Jumping'],
] as const;

/** The heat of moving and firing everything in a turn, against the heat sinks. */
function HeatChart({ charted }: { readonly charted: readonly Charted[] }) {
  const balances = charted.map(({ facts }) => facts.heat);
  const heatIn = (balance: (typeof balances)[number], mode: (typeof MODES)[number][0]): number =>
    balance ? balance.salvo + (balance.moving[mode] ?? 0) : 0;
  const rows = MODES.filter(([mode]) =>
    balances.some((balance) => balance && balance.moving[mode] !== null),
  ).map(([mode, label]): BarRow => ({ label, values: balances.map((balance) => heatIn(balance, mode)) }));
  const sinks = balances.map((balance) => balance?.sinks ?? 0);
  const full = Math.max(10, ...sinks, ...rows.flatMap(({ values }) => values)) * 1.05;
  const sentences = charted.map(({ name, facts: { heat } }) => {
    if (!heat) return `${name} cannot be computed yet.`;
    const over = heat.excess.run;
    return `${name}: everything fired while running makes ${heat.salvo + heat.moving.run}, the sinks take ${heat.sinks}; ${
      over > 0 ? `${over} too much` : `${-over} to spare`
    }.`;
  });
  return (
    <ChartFrame
      title="Heat of all weapons"
      axes="points; line: sinks"
      summary={sentences.join(' ')}
      width={BARS_WIDTH}
      height={barsHeight(rows.length)}
      legend={legendOf(charted)}
    >
      <BarRows rows={rows} full={full} limits={sinks} />
    </ChartFrame>
  );
}

interface ArmorChartProps {
  readonly facts: DesignFacts;
  readonly frame: MechFile['frame'];
  readonly side: number;
  /** Only if there are two. */
  readonly name: string | null;
}

function ArmorChart({ facts: { armor }, frame, side, name }: ArmorChartProps) {
  const bare = armor.facings
    .filter(({ points }) => points === 0)
    .map(({ facing }) => placeCode(frame, facing));
  return (
    <ChartFrame
      title={name ? `Armour of ${name}` : 'Armour'}
      axes="points, of the most"
      summary={`${armor.points} of ${plural(armor.most, 'point')}, ${Math.round(armor.share * 100)} %${
        bare.length > 0 ? `; none on ${bare.join(', ')}` : ''
      }.`}
      {...FIGURE}
    >
      <ArmorFigure armor={armor} frame={frame} side={side} />
    </ChartFrame>
  );
}

/** The speed of the fastest stock 'Mechs, so that bars show differences. */
const FAST = 12;

/** A hex of 30 metres in a turn of 10 seconds. */
const KMH_PER_MP = 10.8;

function SpeedChart({ charted }: { readonly charted: readonly Charted[] }) {
  const speeds = charted.map(({ facts }) => facts.speed);
  const rows: readonly BarRow[] = [
    { label: 'Walk', values: speeds.map(({ walk }) => walk) },
    { label: 'Run', values: speeds.map(({ run }) => run) },
    { label: 'Jump', values: speeds.map(({ jump }) => jump) },
  ];
  return (
    <ChartFrame
      title="Movement"
      axes="MP"
      summary={charted
        .map(({ name, facts: { speed } }) => `${name}: ${decimal(speed.run * KMH_PER_MP)} km/h running.`)
        .join(' ')}
      width={BARS_WIDTH}
      height={barsHeight(rows.length)}
      legend={legendOf(charted)}
    >
      <BarRows rows={rows} full={Math.max(FAST, ...speeds.map(({ run }) => run))} />
    </ChartFrame>
  );
}
