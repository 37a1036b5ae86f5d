import { type PGlite, parse, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

interface Statement {
  readonly name: string;
  /** The types of its values. */
  readonly types: readonly number[];
}

/**
 * Statements parsed and planned once, as on a PostgreSQL server: PGlite's own `query` repeats that every time, which
 * takes longer than most of ours run. Not for concurrent use.
 */
export class PgliteStatements {
  private readonly database: PGlite;
  private readonly known = new Map<string, Statement>();

  constructor(database: PGlite) {
    this.database = database;
  }

  async run(sql: string, values: readonly unknown[]): Promise<object[]> {
    const { name, types } = this.known.get(sql) ?? (await this.prepare(sql));
    const { serializers, parsers } = this.database;
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      return serializers[types[index]]?.(value) ?? String(value);
    });
    const messages = await this.ask(
      serialize.bind({ statement: name, values: texts }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    );
    return (parse.parseResults(messages, parsers)[0]?.rows ?? []) as object[];
  }

  private async prepare(sql: string): Promise<Statement> {
    const name = `s${this.known.size}`;
    const messages = await this.ask(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    this.known.set(sql, statement);
    return statement;
  }

  private ask(...messages: readonly Uint8Array[]) {
    const { database } = this;
    return database.runExclusive(async () => {
      try {
        return await database.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
      } finally {
        await database.execProtocolStream(serialize.sync(), { syncToFs: false });
      }
    });
  }
}
