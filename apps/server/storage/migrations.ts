import type { Database, Queries } from './database.ts';

/** Applied in order, once each. A migration that has been published is never changed. */
export const MIGRATIONS: readonly string[] = [
  `
  -- Setups are shared: games of one scenario with the same options have the same one.
  create table ironfield.setups (
    hash text primary key,
    setup text not null
  );

  create table ironfield.games (
    id text primary key,
    game text not null,
    scenario text not null,
    title text,
    setup text not null references ironfield.setups (hash),
    seed text not null,
    spectators boolean not null,
    clock text,
    created bigint not null,

    -- What follows from the log, kept here for summaries and scans. Every entry changes it.
    number integer not null,
    waiting text not null,
    outcome text,
    time_left text,
    clock_since bigint,
    deadline bigint,
    bot_due boolean not null,
    updated bigint not null,

    -- What changes without an entry, and how often it has.
    takeback text,
    revision integer not null default 0,
    chats integer not null default 0,

    -- The process that moves the bots of this game, by the clock of the database.
    lease_by text,
    lease_until timestamptz
  ) with (fillfactor = 70);
  create index games_deadline on ironfield.games (deadline) where deadline is not null;
  create index games_bot_due on ironfield.games (lease_until) where bot_due;

  create table ironfield.seats (
    game text not null references ironfield.games (id),
    seat integer not null,
    side text not null,
    kind text not null check (kind in ('human', 'open', 'bot')),
    name text,
    strength text,
    secret_hash text,
    invitation_hash text,
    primary key (game, seat)
  );

  -- The log. The primary key is what puts orders of several processes into one order. No foreign key: the
  -- statement that adds an entry also changes its game, and checking twice would cost a third of the speed.
  create table ironfield.entries (
    game text not null,
    number integer not null,
    request text,
    at bigint not null,
    entry text not null,
    primary key (game, number)
  );
  create unique index entries_request on ironfield.entries (game, request) where request is not null;
  create function ironfield.keep_entries() returns trigger language plpgsql as
    $$ begin raise exception 'entries of the log are never changed'; end $$;
  create trigger keep_entries before update or delete on ironfield.entries
    for each row execute function ironfield.keep_entries();

  create table ironfield.chat (
    game text not null references ironfield.games (id),
    id integer not null,
    seat integer,
    name text not null,
    text text not null,
    at bigint not null,
    primary key (game, id)
  );

  -- The latest state of a game, to save replaying it. Can be thrown away at any time.
  create table ironfield.snapshots (
    game text primary key references ironfield.games (id),
    number integer not null,
    version text not null,
    state text not null,
    hash text not null
  );

  -- When any server process was last alive.
  create table ironfield.heartbeat (
    id integer primary key check (id = 1),
    at bigint not null
  );
  `,
  `
  -- A log goes as a whole, after its game; as long as there is the game, nothing is taken from it.
  create or replace function ironfield.keep_entries() returns trigger language plpgsql as
    $$ begin
      if tg_op = 'DELETE' and not exists (select from ironfield.games where id = old.game) then
        return old;
      end if;
      raise exception 'entries of the log are never changed';
    end $$;
  `,
  `
  -- Shelves of designs. Who knows the secret has the shelf; nothing else is known of anybody.
  create table ironfield.shelves (
    id integer generated always as identity primary key,
    secret_hash text not null unique,
    created bigint not null
  );

  -- Everything that was ever saved of a design; without a unit where it was thrown away. The primary key is what
  -- keeps two devices from saving over each other, the index what makes a repeated save the same one.
  create table ironfield.design_versions (
    shelf integer not null references ironfield.shelves (id),
    design text not null,
    number integer not null,
    id text not null,
    saved_at text not null,
    unit text,
    note text not null,
    received bigint not null,
    primary key (shelf, design, number)
  );
  create unique index design_versions_id on ironfield.design_versions (shelf, design, id);
  create function ironfield.keep_design_versions() returns trigger language plpgsql as
    $$ begin raise exception 'versions of designs are never changed'; end $$;
  create trigger keep_design_versions before update or delete on ironfield.design_versions
    for each row execute function ironfield.keep_design_versions();
  `,
  `
  -- Dice that house and seats share: commitments first, and the secrets when all are there. The seed follows from them.
  alter table ironfield.games
    alter column seed drop not null,
    add column house text,
    add column dice text not null default 'earlier' check (dice in ('shared', 'file', 'earlier')),
    add check (coalesce(seed, house) is not null);
  alter table ironfield.games alter column dice drop default;
  alter table ironfield.seats
    add column commitment text,
    add column share text;
  `,
  `
  -- Games that anybody may join.
  alter table ironfield.games add column listed boolean not null default false;
  create index games_listed on ironfield.games (created) where listed;
  `,
  `
  -- What is said again under the same name is said once.
  alter table ironfield.chat add column request text;
  create unique index on ironfield.chat (game, seat, request);
  `,
  `
  -- The same battle again: who has asked for it, and in which game.
  alter table ironfield.games add column rematch text;
  `,
  `
  -- A draw that somebody offers.
  alter table ironfield.games add column draw text;
  `,
  `
  -- Of how many entries each seat, and last a spectator, was told; null while that is all of them.
  alter table ironfield.games add column counts text;
  `,
  `
  -- Who has listed a game that has not begun, and who has taken a listed seat in it: hashes, gone when it begins.
  alter table ironfield.games add column host text;
  alter table ironfield.seats add column taken_by text;
  update ironfield.games g set host = id
    where listed and exists (select from ironfield.seats s where s.game = g.id and s.kind = 'open');
  drop index ironfield.games_listed;
  create index games_hosted on ironfield.games (created) where host is not null;
  create index games_of_host on ironfield.games (host) where host is not null;
  create index seats_taken_by on ironfield.seats (taken_by) where taken_by is not null;
  `,
  `
  -- By when guests must have told what they add to the dice, and the invitation that is good again if they have not.
  alter table ironfield.games add column dice_due bigint;
  alter table ironfield.seats add column used_invitation text;
  create index games_dice_due on ironfield.games (dice_due) where dice_due is not null;
  `,
  `
  -- What this server has made up for itself, such as the salt of recovery phrases.
  create table ironfield.house_secrets (
    name text primary key,
    value text not null
  );

  -- People who want to be known here by a name: opened by the keys of their devices and by a recovery phrase.
  create table ironfield.identities (
    id text primary key,
    name text not null,
    phrase_hash text not null unique,
    shelf integer references ironfield.shelves (id),
    created bigint not null
  );
  create table ironfield.identity_keys (
    hash text primary key,
    identity text not null references ironfield.identities (id) on delete cascade,
    created bigint not null
  );
  create index identity_keys_identity on ironfield.identity_keys (identity);

  -- Whose a seat is, as long as nobody else sits there: until then the seat has the secret with this hash. It was
  -- claimed early if no order had been given from it yet.
  create table ironfield.identity_seats (
    game text not null,
    seat integer not null,
    identity text not null references ironfield.identities (id) on delete cascade,
    basis text not null,
    since bigint not null,
    early boolean not null,
    primary key (game, seat)
  );
  create index identity_seats_identity on ironfield.identity_seats (identity, since);
  -- Further secrets of such a seat and of a shelf, one for a device.
  create table ironfield.seat_keys (
    game text not null,
    seat integer not null,
    hash text not null,
    basis text not null,
    key text not null references ironfield.identity_keys (hash) on delete cascade,
    primary key (game, seat, key)
  );
  create index seat_keys_key on ironfield.seat_keys (key);
  create table ironfield.shelf_keys (
    hash text primary key,
    shelf integer not null references ironfield.shelves (id) on delete cascade,
    key text not null references ironfield.identity_keys (hash) on delete cascade
  );
  create index shelf_keys_key on ironfield.shelf_keys (key);
  create index shelf_keys_shelf on ironfield.shelf_keys (shelf);

  -- A shelf goes as a whole, with the identity that it belongs to; as long as it is there, nothing is taken from it.
  alter table ironfield.design_versions drop constraint design_versions_shelf_fkey,
    add foreign key (shelf) references ironfield.shelves (id) on delete cascade;
  create or replace function ironfield.keep_design_versions() returns trigger language plpgsql as
    $$ begin
      if tg_op = 'DELETE' and not exists (select from ironfield.shelves where id = old.shelf) then
        return old;
      end if;
      raise exception 'versions of designs are never changed';
    end $$;
  `,
  `
  -- Games that may count for ratings, until it is known whether they do.
  alter table ironfield.games add column to_rate boolean not null default false;
  create index games_to_rate on ironfield.games (id) where to_rate and outcome is not null;
  create table ironfield.rated_games (
    id text primary key,
    at bigint not null,
    verdict text not null
  );

  -- A rater is an identity, by its id, or a bot, by its strength.
  create table ironfield.ratings (
    game text not null,
    rater text not null,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    games integer not null,
    at bigint not null,
    primary key (game, rater)
  );
  create index ratings_rating on ironfield.ratings (game, rating);
  create table ironfield.rating_steps (
    id text not null,
    rater text not null,
    game text not null,
    number integer not null,
    at bigint not null,
    score double precision not null,
    opponents text not null,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    primary key (id, rater)
  );
  create index rating_steps_rater on ironfield.rating_steps (rater, game, number);
  `,
  `
  -- Until when somebody is away, and for how many days they have been in this year.
  alter table ironfield.identities
    add column vacation_until bigint,
    add column vacation_year integer not null default 0,
    add column vacation_days integer not null default 0;
  `,
  `
  -- An address of somebody's own that is told when a game waits for them, and how often in a row that has failed.
  alter table ironfield.identities
    add column webhook text,
    add column webhook_failures integer not null default 0;
  -- Whether they were told that this game waits for them; also true when there is nothing more to tell.
  alter table ironfield.identity_seats add column told boolean not null default false;
  create index identity_seats_told on ironfield.identity_seats (game) where told;
  create index identity_seats_untold on ironfield.identity_seats (identity) where not told;
  `,
  `
  -- Who may not use their identity, until when (null: for good), and why.
  create table ironfield.bans (
    identity text primary key references ironfield.identities (id) on delete cascade,
    at bigint not null,
    until bigint,
    why text not null
  );
  -- People whom somebody does not want to meet, and people whose games somebody wants to hear of.
  create table ironfield.blocks (
    identity text not null references ironfield.identities (id) on delete cascade,
    other text not null references ironfield.identities (id) on delete cascade,
    at bigint not null,
    primary key (identity, other)
  );
  create index blocks_other on ironfield.blocks (other);
  create table ironfield.watches (
    identity text not null references ironfield.identities (id) on delete cascade,
    other text not null references ironfield.identities (id) on delete cascade,
    at bigint not null,
    primary key (identity, other)
  );
  create index watches_other on ironfield.watches (other);
  -- What people have told those who run the server about others.
  create table ironfield.reports (
    id text primary key,
    at bigint not null,
    reporter text references ironfield.identities (id) on delete cascade,
    about text not null references ironfield.identities (id) on delete cascade,
    game text,
    words text not null,
    settled bigint
  );
  create index reports_reporter on ironfield.reports (reporter);
  create index reports_about on ironfield.reports (about);
  create index reports_open on ironfield.reports (at) where settled is null;

  -- Games and people that were taken away, all their rows as JSON, until nobody can want them back.
  create table ironfield.removed (
    id text primary key,
    kind text not null check (kind in ('game', 'person')),
    name text,
    at bigint not null,
    why text not null,
    content text not null
  );
  -- Puts such rows back: into the columns that they have and that there are today.
  create function ironfield.put_back(content json) returns void language plpgsql as $$
  declare
    place text;
    columns text;
  begin
    foreach place in array array['setups', 'games', 'seats', 'entries', 'chat', 'identities', 'identity_keys',
      'identity_seats', 'seat_keys', 'ratings', 'rating_steps'] loop
      select string_agg(quote_ident(name), ', ') into columns
      from (select json_object_keys(content -> place -> 0) as name) k
      where exists (select from information_schema.columns c
        where c.table_schema = 'ironfield' and c.table_name = place and c.column_name = k.name);
      if columns is not null then
        execute format('insert into ironfield.%I (%s) select %s from json_populate_recordset(null::ironfield.%I, $1)
          on conflict do nothing', place, columns, columns, place) using content -> place;
      end if;
    end loop;
  end $$;
  `,
  `
  -- Open seats that only certain people may take: one person, or anybody of a strength. Gone with the game.
  create table ironfield.challenges (
    game text primary key references ironfield.games (id) on delete cascade,
    identity text not null references ironfield.identities (id) on delete cascade,
    person text references ironfield.identities (id) on delete cascade,
    lowest integer,
    highest integer,
    at bigint not null,
    until bigint not null
  );
  create index challenges_identity on ironfield.challenges (identity);
  create index challenges_person on ironfield.challenges (person) where person is not null;
  create index challenges_open on ironfield.challenges (at) where person is null;
  `,
  `
  -- Tournaments in any game for two. Ids of people stay when an identity goes: their results are those of others, too.
  create table ironfield.tournaments (
    id text primary key,
    title text not null,
    kind text not null check (kind in ('swiss', 'round-robin')),
    game text not null,
    scenario text,
    request text not null,
    host text,
    state text not null default 'open' check (state in ('open', 'running', 'over')),
    round integer not null default 0,
    rounds integer not null,
    most integer not null,
    days integer not null,
    due bigint,
    created bigint not null,
    -- One process leads it at a time, by the clock of the database.
    busy_until timestamptz
  );
  create index tournaments_running on ironfield.tournaments (busy_until) where state = 'running';
  create table ironfield.tournament_players (
    tournament text not null references ironfield.tournaments (id) on delete cascade,
    identity text not null,
    at bigint not null,
    gone boolean not null default false,
    primary key (tournament, identity)
  );
  create table ironfield.tournament_pairings (
    tournament text not null references ironfield.tournaments (id) on delete cascade,
    round integer not null,
    number integer not null,
    first text not null,
    second text,
    game text,
    first_score double precision,
    second_score double precision,
    how text check (how in ('played', 'absent', 'bye', 'unverified')),
    primary key (tournament, round, number)
  );
  `,
  `
  -- Passkeys open an identity as its recovery phrase does; whoever has one may go without a phrase.
  alter table ironfield.identities alter column phrase_hash drop not null;
  create table ironfield.passkeys (
    id text primary key,
    identity text not null references ironfield.identities (id) on delete cascade,
    public_key text not null,
    algorithm integer not null,
    counter bigint not null,
    site text not null,
    label text not null,
    created bigint not null
  );
  create index passkeys_identity on ironfield.passkeys (identity);
  -- Challenges that were answered, until they would be too old anyway.
  create table ironfield.spent_challenges (
    hash text primary key,
    until bigint not null
  );
  create index spent_challenges_until on ironfield.spent_challenges (until);
  -- As before, with passkeys: rows go back into the columns that they have and that there are today.
  create or replace function ironfield.put_back(content json) returns void language plpgsql as $$
  declare
    place text;
    columns text;
  begin
    foreach place in array array['setups', 'games', 'seats', 'entries', 'chat', 'identities', 'identity_keys',
      'identity_seats', 'seat_keys', 'passkeys', 'ratings', 'rating_steps'] loop
      select string_agg(quote_ident(name), ', ') into columns
      from (select json_object_keys(content -> place -> 0) as name) k
      where exists (select from information_schema.columns c
        where c.table_schema = 'ironfield' and c.table_name = place and c.column_name = k.name);
      if columns is not null then
        execute format('insert into ironfield.%I (%s) select %s from json_populate_recordset(null::ironfield.%I, $1)
          on conflict do nothing', place, columns, columns, place) using content -> place;
      end if;
    end loop;
  end $$;
  `,
  `
  -- Battles of a larger game, each a game of its own, whose dice follow from those of the larger one.
  create table ironfield.battles (
    parent text not null references ironfield.games (id) on delete cascade,
    errand integer not null,
    game text not null unique references ironfield.games (id) on delete cascade,
    primary key (parent, errand)
  );
  alter table ironfield.games drop constraint games_dice_check,
    add constraint games_dice_check check (dice in ('shared', 'file', 'earlier', 'larger'));
  -- Games that wait for nobody may wait for a battle.
  create index games_between on ironfield.games (game) where waiting = '[]' and outcome is null;
  -- As before, and with battles.
  create or replace function ironfield.put_back(content json) returns void language plpgsql as $$
  declare
    place text;
    columns text;
  begin
    foreach place in array array['setups', 'games', 'battles', 'seats', 'entries', 'chat', 'identities',
      'identity_keys', 'identity_seats', 'seat_keys', 'passkeys', 'ratings', 'rating_steps'] loop
      select string_agg(quote_ident(name), ', ') into columns
      from (select json_object_keys(content -> place -> 0) as name) k
      where exists (select from information_schema.columns c
        where c.table_schema = 'ironfield' and c.table_name = place and c.column_name = k.name);
      if columns is not null then
        execute format('insert into ironfield.%I (%s) select %s from json_populate_recordset(null::ironfield.%I, $1)
          on conflict do nothing', place, columns, columns, place) using content -> place;
      end if;
    end loop;
  end $$;
  `,
  `
  -- Browsers that show a notice when a game waits: one for each device that is signed in, and gone with it.
  create table ironfield.pushes (
    key text primary key references ironfield.identity_keys (hash) on delete cascade,
    identity text not null references ironfield.identities (id) on delete cascade,
    endpoint text not null,
    browser_key text not null,
    auth text not null,
    origin text not null,
    failures integer not null default 0,
    created bigint not null
  );
  create index pushes_identity on ironfield.pushes (identity);
  -- Addresses for mail, if the operator sends any. Until its code has come back, nothing else goes to an address.
  create table ironfield.mails (
    identity text primary key references ironfield.identities (id) on delete cascade,
    address text not null,
    confirmed boolean not null default false,
    code_hash text,
    code_until bigint,
    tries integer not null default 0,
    failures integer not null default 0
  );
  -- Who was told that a game of a tournament waits for them to sit down: 1 the first, 2 the second, 3 both.
  alter table ironfield.tournament_pairings add column told integer not null default 0;
  create index tournament_pairings_untold on ironfield.tournament_pairings (game)
    where how is null and game is not null and told < 3;
  `,
];

/** Only one process at a time brings the tables up to date; the others wait and find it done. */
const LOCK = 7_331_204;

export async function migrate(database: Database, migrations = MIGRATIONS): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query(`select pg_advisory_xact_lock(${LOCK})`);
    await queries.query(`
      create schema if not exists ironfield;
      create table if not exists ironfield.migrations (
        version integer primary key,
        applied timestamptz not null default now()
      )`);
    const done = await versionOf(queries);
    if (done > migrations.length) {
      throw new Error(`the games were kept by a newer Ironfield (tables of version ${done}); use that one`);
    }
    for (let version = done + 1; version <= migrations.length; version++) {
      await queries.query(migrations[version - 1]);
      await queries.query('insert into ironfield.migrations (version) values ($1)', [version]);
    }
  }, true);
}

async function versionOf(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ version: number | null }>(
    'select max(version) as version from ironfield.migrations',
    [],
  );
  return row?.version ?? 0;
}
