import type { TableView } from '@ironfield/client/api.ts';
import { type Connection, connect } from '@ironfield/client/connection/connection.ts';

/** Watches a game from start to end. */
export class Spectator {
  readonly connection: Connection;
  /** The numbers of the entries that were told. */
  readonly told: number[] = [];
  readonly over: Promise<TableView>;
  isOver = false;

  constructor(url: string, game: string) {
    const { promise, resolve, reject } = Promise.withResolvers<TableView>();
    this.over = promise;
    this.connection = connect(url, { firstDelay: 5, lastDelay: 50 });
    const look = (table: TableView) => {
      this.isOver = table.summary.outcome !== null;
      if (this.isOver) resolve(table);
    };
    this.connection.attend(
      game,
      undefined,
      {
        table: (table, missed) => {
          for (const { number } of missed) this.told.push(number);
          look(table);
        },
        news: ({ number }, table) => {
          this.told.push(number);
          look(table);
        },
        lost: ({ message }) => reject(new Error(message)),
      },
      0,
    );
  }
}
