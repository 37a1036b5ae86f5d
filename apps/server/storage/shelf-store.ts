import type { ShelfLimits } from '../limits/service-limits.ts';
import type { Database } from './database.ts';

/** A version of a design in the database. */
export interface KeptVersion {
  readonly number: number;
  readonly id: string;
  readonly savedAt: string;
  /** The unit file as the JSON text received; null where the design was deleted. */
  readonly unit: string | null;
  readonly note: string;
}

export interface ListedDesign {
  readonly design: string;
  readonly removed: boolean;
  /** Ids of all versions, from the oldest on. */
  readonly versions: readonly string[];
}

/** The state of a design for a client that wants to save a version. */
export interface DesignStanding {
  readonly newest: KeptVersion | null;
  /** The number of an identical version already stored. */
  readonly same: number | null;
  readonly designs: number;
  readonly allVersions: number;
}

/** Stores shelves. It only ever adds. */
/** The most that fits one answer. */
export interface Most {
  readonly versions: number;
  readonly bytes: number;
}

export interface ShelfStore {
  /** The shelf with this hash of its secret, made if there is none. */
  open(secretHash: string, at: number): Promise<number>;
  find(secretHash: string): Promise<number | null>;
  list(shelf: number): Promise<readonly ListedDesign[]>;
  /** At most this many versions, and no further one after this many bytes. */
  versions(shelf: number, design: string, since: number, most: Most): Promise<readonly KeptVersion[]>;
  /** False, and nothing added, unless its number is the next one, its id is new, and there is room. */
  append(
    shelf: number,
    design: string,
    version: KeptVersion,
    at: number,
    room: ShelfLimits,
  ): Promise<boolean>;
  standing(shelf: number, design: string, id: string): Promise<DesignStanding>;
}

export class SqlShelfStore implements ShelfStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async open(secretHash: string, at: number): Promise<number> {
    await this.database.query(
      'insert into ironfield.shelves (secret_hash, created) values ($1, $2) on conflict do nothing',
      [secretHash, at],
    );
    return (await this.find(secretHash))!;
  }

  async find(secretHash: string): Promise<number | null> {
    const [row] = await this.database.query<{ id: number }>(
      `select id from ironfield.shelves where secret_hash = $1
       union all select shelf from ironfield.shelf_keys where hash = $1`,
      [secretHash],
    );
    return row?.id ?? null;
  }

  async list(shelf: number): Promise<readonly ListedDesign[]> {
    const rows = await this.database.query<{ design: string; removed: boolean; versions: string }>(LIST, [
      shelf,
    ]);
    return rows.map((row) => ({ ...row, versions: JSON.parse(row.versions) }));
  }

  async versions(shelf: number, design: string, since: number, { versions, bytes }: Most) {
    return this.database.query<KeptVersion>(VERSIONS, [shelf, design, since, versions, bytes]);
  }

  async append(shelf: number, design: string, version: KeptVersion, at: number, room: ShelfLimits) {
    const { number, id, savedAt, unit, note } = version;
    const { versions, allVersions, designs } = room;
    const values = [shelf, design, number, id, savedAt, unit, note, at, versions, allVersions, designs];
    return (await this.database.query(APPEND, values)).length > 0;
  }

  async standing(shelf: number, design: string, id: string): Promise<DesignStanding> {
    const [row] = await this.database.query<Omit<DesignStanding, 'newest'>>(STANDING, [shelf, design, id]);
    const [newest = null] = await this.database.query<KeptVersion>(
      `select ${COLUMNS} from ironfield.design_versions
       where shelf = $1 and design = $2 order by number desc limit 1`,
      [shelf, design],
    );
    return { ...row!, newest };
  }
}

const COLUMNS = 'number, id, saved_at as "savedAt", unit, note';

/** The size of a text is known without reading it. */
const VERSIONS = `
  select ${COLUMNS} from (
    select *, sum(octet_length(coalesce(unit, ''))) over (order by number)
      - octet_length(coalesce(unit, '')) as before
    from ironfield.design_versions
    where shelf = $1 and design = $2 and number > $3 order by number limit $4
  ) as version
  where before < $5 order by number`;

const LIST = `
  select design, (array_agg(unit is null order by number desc))[1] as removed,
    json_agg(id order by number)::text as versions
  from ironfield.design_versions where shelf = $1 group by design order by design`;

/** If the number or the version already exists, nothing is added. */
const APPEND = `
  insert into ironfield.design_versions (shelf, design, number, id, saved_at, unit, note, received)
  select $1::integer, $2::text, $3::integer, $4::text, $5::text, $6::text, $7::text, $8::bigint
  where $3::integer = 1 + (select coalesce(max(number), 0) from ironfield.design_versions
      where shelf = $1::integer and design = $2::text)
    and $3::integer <= $9::integer
    and (select count(*) from ironfield.design_versions where shelf = $1::integer) < $10::integer
    and ($3::integer > 1 or (select count(*) from ironfield.design_versions
      where shelf = $1::integer and number = 1) < $11::integer)
  on conflict do nothing
  returning number`;

const STANDING = `
  select
    (select number from ironfield.design_versions where shelf = $1 and design = $2 and id = $3) as same,
    (select count(*)::integer from ironfield.design_versions where shelf = $1 and number = 1) as designs,
    (select count(*)::integer from ironfield.design_versions where shelf = $1) as "allVersions"`;
