-- The schema as it is after all migrations, for reading. Nothing runs this file but SchemaTest, which holds it against the
-- database that the migrations make. Who adds a migration changes this file too.
--
-- Two roles, from roles.sql: longroll_owner owns everything here, longroll_app is the server's and may do what is granted
-- below. "revoke ... from public" says that nobody else may do anything.

-- ---------------------------------------------------------------------------------------------------------------------
-- The ledger: what was recorded. Append-only.
-- ---------------------------------------------------------------------------------------------------------------------

-- Every event of every battle.
create table ledger (
  position       bigint generated always as identity primary key,
  stream         uuid        not null,
  sequence       bigint      not null check (sequence > 0),
  event_id       uuid        not null unique,
  entry_id       uuid        not null,
  command_id     uuid        not null,
  type           text        not null,
  schema_version integer     not null check (schema_version > 0),
  -- json, not jsonb: the hash is taken over these very bytes, and jsonb would rewrite them.
  payload        json        not null,
  occurred_at    timestamptz not null,
  recorded_at    timestamptz not null,
  actor          text        not null,
  previous_hash  bytea       not null check (length(previous_hash) = 32),
  hash           bytea       not null check (length(hash) = 32),
  unique (stream, sequence)
);

comment on column ledger.position is 'Place among all streams, given by the database and outside the hash';

-- What a command id led to. Insert-only, so that a repeated request is recognised for ever.
create table command (
  scope          uuid   not null,
  command_id     uuid   not null,
  body_hash      bytea  not null check (length(body_hash) = 32),
  stream         uuid   not null,
  entry_id       uuid   not null,
  first_sequence bigint not null,
  last_sequence  bigint not null,
  primary key (scope, command_id)
);

-- Where each battle ends. Its row keeps two writers of one battle apart; a tail that was cut off the ledger shows here.
create table head (
  stream   uuid   primary key,
  sequence bigint not null,
  hash     bytea  not null check (length(hash) = 32)
) with (fillfactor = 50);

-- What is true now, of battles and units: read models that become visible together with the events they come from.
create table status (
  stream   uuid   not null,
  kind     text   not null,
  id       text   not null,
  version  bigint not null,
  -- What lists look for. A column of its own, because an index over the document would make every update dearer.
  facet    text,
  document json   not null,
  primary key (stream, kind, id)
) with (fillfactor = 70);

create index status_by_facet on status (kind, facet, stream) where facet is not null;

-- Said before a position is taken: every position of this transaction is above the number in the lock's key.
create function ledger_announce() returns void language sql as
  'select pg_advisory_xact_lock_shared(x''4c52000000000000''::bigint + coalesce(pg_sequence_last_value(''ledger_position_seq''), 0))';

-- Up to here everything that will ever be visible is visible to a statement that begins after this one. Positions up to
-- the first line's were given before it; of their writers, those who are not through are among the locks, and a writer
-- that comes later gets higher ones. Nobody waits for anybody.
create function ledger_horizon() returns bigint language plpgsql as $$
declare
  given bigint := coalesce(pg_sequence_last_value('ledger_position_seq'), 0);
  begun bigint;
begin
  select min(((classid::bigint & 65535) << 32) | objid::bigint) into begun
    from pg_locks
   where locktype = 'advisory' and objsubid = 1 and (classid::bigint >> 16) = x'4c52'::bigint
     and database = (select oid from pg_database where datname = current_database());
  return least(given, begun);
end
$$;

-- One append: the head moves if it is the one that was expected, and everything else is written with it. Otherwise LR001.
create function ledger_append_one(
  in_stream uuid, in_expected bigint, in_previous bytea, in_version bigint, in_hash bytea,
  in_scope uuid, in_command uuid, in_body bytea, in_entry uuid, in_occurred timestamptz, in_recorded timestamptz,
  in_actor text,
  e_sequence bigint[], e_event uuid[], e_type text[], e_schema integer[], e_payload json[], e_previous bytea[],
  e_hash bytea[],
  s_kind text[], s_id text[], s_facet text[], s_document json[])
returns setof bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if ledger_announce() is null then
    null; -- called for its lock; as an expression, because "perform" would start a query
  end if;
  if in_expected = 0 then
    insert into head (stream, sequence, hash) values (in_stream, in_version, in_hash);
  else
    update head set sequence = in_version, hash = in_hash
     where stream = in_stream and sequence = in_expected and hash = in_previous;
    if not found then
      raise exception 'the stream has gone on' using errcode = 'LR001';
    end if;
  end if;
  insert into command (scope, command_id, body_hash, stream, entry_id, first_sequence, last_sequence)
    values (in_scope, in_command, in_body, in_stream, in_entry, in_expected + 1, in_version);
  if cardinality(s_id) > 0 then
    insert into status (stream, kind, id, version, facet, document)
      select in_stream, s.kind, s.id, in_version, s.facet, s.document
        from unnest(s_kind, s_id, s_facet, s_document) as s(kind, id, facet, document)
      on conflict (stream, kind, id)
      do update set version = excluded.version, facet = excluded.facet, document = excluded.document;
  end if;
  return query
    insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                        occurred_at, recorded_at, actor, previous_hash, hash)
      select in_stream, e.sequence, e.event_id, in_entry, in_command, e.type, e.schema_version, e.payload,
             in_occurred, in_recorded, in_actor, e.previous_hash, e.hash
        from unnest(e_sequence, e_event, e_type, e_schema, e_payload, e_previous, e_hash)
          as e(sequence, event_id, type, schema_version, payload, previous_hash, hash)
      returning position;
end
$$;

-- A group of appends: the same for many, each property of all rows in one array.
create function ledger_append(
  h_stream uuid[], h_expected bigint[], h_previous bytea[], h_version bigint[], h_hash bytea[],
  e_stream uuid[], e_sequence bigint[], e_event uuid[], e_entry uuid[], e_command uuid[], e_type text[],
  e_schema integer[], e_payload json[], e_occurred timestamptz[], e_recorded timestamptz[], e_actor text[],
  e_previous bytea[], e_hash bytea[],
  c_scope uuid[], c_id uuid[], c_body bytea[], c_stream uuid[], c_entry uuid[], c_first bigint[], c_last bigint[],
  s_stream uuid[], s_kind text[], s_id text[], s_version bigint[], s_facet text[], s_document json[])
returns setof bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  advanced bigint;
  begun bigint := 0;
begin
  perform ledger_announce();
  -- In one order, whatever the plan of the update: two groups with the same battles wait for each other and do not
  -- deadlock.
  perform from head where stream = any(h_stream) order by stream for update;
  update head set sequence = h.version, hash = h.hash
    from unnest(h_stream, h_expected, h_previous, h_version, h_hash) as h(stream, expected, previous, version, hash)
   where head.stream = h.stream and head.sequence = h.expected and head.hash = h.previous;
  get diagnostics advanced = row_count;
  if advanced < cardinality(h_stream) then
    insert into head (stream, sequence, hash)
      select h.stream, h.version, h.hash
        from unnest(h_stream, h_expected, h_version, h_hash) as h(stream, expected, version, hash)
       where h.expected = 0;
    get diagnostics begun = row_count;
  end if;
  if advanced + begun <> cardinality(h_stream) then
    raise exception 'a stream has gone on' using errcode = 'LR001';
  end if;
  insert into command (scope, command_id, body_hash, stream, entry_id, first_sequence, last_sequence)
    select * from unnest(c_scope, c_id, c_body, c_stream, c_entry, c_first, c_last);
  if cardinality(s_id) > 0 then
    insert into status (stream, kind, id, version, facet, document)
      select * from unnest(s_stream, s_kind, s_id, s_version, s_facet, s_document)
      on conflict (stream, kind, id)
      do update set version = excluded.version, facet = excluded.facet, document = excluded.document;
  end if;
  return query
    insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                        occurred_at, recorded_at, actor, previous_hash, hash)
      select * from unnest(e_stream, e_sequence, e_event, e_entry, e_command, e_type, e_schema, e_payload,
                           e_occurred, e_recorded, e_actor, e_previous, e_hash)
      returning position;
end
$$;

-- ---------------------------------------------------------------------------------------------------------------------
-- Read models beside the status: the journal and the dice of a battle are made from its events when they are asked for, and
-- are then brought up to date by what came since.
-- ---------------------------------------------------------------------------------------------------------------------

-- How far the rows of a battle have come. Whoever brings them up to date locks this row.
create table read_model (
  battle  uuid    primary key,
  -- Of the code that made the rows. Rows of another format are made anew.
  format  integer not null,
  -- The last event that the rows contain.
  version bigint  not null
);

-- A row for each entry, and one for each that an amendment recorded again.
create table journal (
  battle        uuid    not null,
  first_version bigint  not null,
  last_version  bigint  not null,
  number        integer not null,
  entry         uuid    not null,
  type          text    not null,
  turn          integer not null,
  actor         text    not null,
  -- The entry whose events it is among: the amendment that recorded this again, or the entry itself.
  recorded_in   uuid    not null,
  replaces      uuid,
  undone        boolean not null,
  primary key (battle, first_version)
);

create index journal_by_number on journal (battle, number);

-- A row for each throw, in the order in which they fell.
create table dice (
  battle  uuid      not null,
  place   integer   not null,
  purpose text      not null,
  unit    text,
  sides   integer   not null,
  faces   integer[] not null,
  source  text      not null,
  thrower text      not null,
  undone  boolean   not null,
  primary key (battle, place)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- The feed
-- ---------------------------------------------------------------------------------------------------------------------

-- How far the elected publisher has come: everything up to here was taken by the channel at least once.
create table publication (
  channel  text   primary key,
  position bigint not null check (position >= 0)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Snapshots: how a battle stood after some of its events, so that nobody needs to fold all of them. Disposable.
-- ---------------------------------------------------------------------------------------------------------------------

create table snapshot (
  stream   uuid   not null,
  version  bigint not null,
  -- The shape of the state that the program had that wrote it; another program does not read it.
  format   text   not null,
  document text   not null,
  primary key (stream, version)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Photos that players attach to notes. Append-only.
-- ---------------------------------------------------------------------------------------------------------------------

-- A picture, encoded anew by the server. It goes by the hash of its bytes, which the event of the note names.
create table attachment (
  sha256     bytea   primary key check (length(sha256) = 32),
  media_type text    not null check (media_type in ('image/jpeg', 'image/png')),
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  -- Compressed already, so the database does not try again.
  bytes      bytea   storage external not null
);

-- Which battles a picture belongs to: the same picture in two battles is kept once.
create table attachment_of (
  place    bigint      generated always as identity,
  battle   uuid        not null,
  sha256   bytea       not null references attachment,
  added_by text        not null,
  added_at timestamptz not null default now(),
  primary key (battle, sha256)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- What is append-only stays so, even for the owner
-- ---------------------------------------------------------------------------------------------------------------------

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The % is append-only: % is refused.', tg_table_name, tg_op
    using errcode = 'insufficient_privilege',
          hint = 'What was recorded stays. A correction is one more event.';
end
$$;

create trigger ledger_is_append_only before update or delete or truncate on ledger
  for each statement execute function refuse_change();
create trigger command_is_append_only before update or delete or truncate on command
  for each statement execute function refuse_change();
create trigger attachment_is_append_only before update or delete or truncate on attachment
  for each statement execute function refuse_change();
create trigger attachment_of_is_append_only before update or delete or truncate on attachment_of
  for each statement execute function refuse_change();

-- ---------------------------------------------------------------------------------------------------------------------
-- Who may do what
-- ---------------------------------------------------------------------------------------------------------------------

revoke all on ledger, command, head, status from public;
grant select on ledger, command to longroll_app;
-- Every column but the position, which only the database gives.
grant insert (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload, occurred_at,
              recorded_at, actor, previous_hash, hash) on ledger to longroll_app;
-- Where the numbering of positions is; giving one remains the database's alone.
grant select on sequence ledger_position_seq to longroll_app;
grant insert on command to longroll_app;
grant select, insert, update on head to longroll_app;
grant select, insert, update, delete on status to longroll_app;

revoke all on read_model, journal, dice from public;
grant select, insert, update, delete on read_model, journal, dice to longroll_app;

revoke all on publication from public;
grant select, insert, update on publication to longroll_app;

revoke all on snapshot from public;
grant select, insert, delete on snapshot to longroll_app;

revoke all on attachment, attachment_of from public;
grant select, insert on attachment to longroll_app;
grant select on attachment_of to longroll_app;
grant insert (battle, sha256, added_by) on attachment_of to longroll_app;
