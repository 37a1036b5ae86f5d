import { parquetWriteFile } from 'hyparquet-writer';
import type { Experiment } from '../experiment/plan.ts';
import type { GameLine } from '../play/playing.ts';
import { type Cell, columnsOf } from './table-file.ts';

/** The table of games for programs that read columns. All of it is in memory while it is written. */
export function writeParquet(filename: string, experiment: Experiment, lines: Iterable<GameLine>): void {
  const columns = columnsOf(experiment).map((column) => ({ column, data: [] as Cell[] }));
  for (const line of lines) for (const { column, data } of columns) data.push(column.valueOf(line));
  parquetWriteFile({
    filename,
    columnData: columns.map(({ column, data }) => ({
      name: column.name,
      data,
      type: column.type,
      nullable: column.isOptional,
    })),
  });
}
