import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The counters of the service. Without a registry they go nowhere. */
export class ServiceMetrics {
  readonly entries: Counter<'kind'>;
  readonly conflicts: Counter;
  readonly groups: Histogram;
  readonly commits: Histogram;
  readonly tables: Gauge;
  readonly loads: Counter<'from'>;
  readonly botOrders: Counter;
  readonly thinking: Histogram;
  readonly databaseBytes: Gauge<'of'>;
  readonly reports: Gauge;
  readonly stalls: Histogram<'because'>;

  constructor(registry = new Registry()) {
    const registers = [registry];
    this.entries = new Counter({
      name: 'ironfield_entries_total',
      help: 'Entries added to logs.',
      labelNames: ['kind'],
      registers,
    });
    this.conflicts = new Counter({
      name: 'ironfield_conflicts_total',
      help: 'Entries that came too late because another process, or an earlier try, was first.',
      registers,
    });
    this.groups = new Histogram({
      name: 'ironfield_commit_entries',
      help: 'Entries committed together.',
      buckets: [1, 2, 5, 10, 20, 50, 100, 250],
      registers,
    });
    this.commits = new Histogram({
      name: 'ironfield_commit_seconds',
      help: 'Duration of commits.',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    });
    this.tables = new Gauge({ name: 'ironfield_tables', help: 'Tables in memory.', registers });
    this.loads = new Counter({
      name: 'ironfield_table_loads_total',
      help: 'Tables loaded from the database.',
      labelNames: ['from'],
      registers,
    });
    this.botOrders = new Counter({ name: 'ironfield_bot_orders_total', help: 'Orders of bots.', registers });
    this.thinking = new Histogram({
      name: 'ironfield_bot_thinking_seconds',
      help: 'Time bots take for an order.',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1, 5],
      registers,
    });
    this.stalls = new Histogram({
      name: 'ironfield_stall_seconds',
      help: 'Times for which the thread that everybody shares answered nobody, by what it did.',
      labelNames: ['because'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    });
    this.reports = new Gauge({
      name: 'ironfield_open_reports',
      help: 'What people have reported about others and nobody has looked at.',
      registers,
    });
    this.databaseBytes = new Gauge({
      name: 'ironfield_database_bytes',
      help: 'Size of the database: its tables, and its log if it is the embedded one.',
      labelNames: ['of'],
      registers,
    });
  }
}
