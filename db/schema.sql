-- The schema after all migrations, for reading. Only SchemaTest runs it, to compare it with the migrated database.
-- A new migration must change this file too.
--
-- roles.sql makes two roles: longroll_owner owns everything here, longroll_app is the server's and has the rights
-- granted below. "revoke ... from public" takes all rights from other roles.

-- ---------------------------------------------------------------------------------------------------------------------
-- The ledger. Append-only.
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
  -- json, not jsonb, which would change the bytes: they are part of the hash.
  payload        json        not null,
  occurred_at    timestamptz not null,
  recorded_at    timestamptz not null,
  actor          text        not null,
  previous_hash  bytea       not null check (length(previous_hash) = 32),
  hash           bytea       not null check (length(hash) = 32),
  unique (stream, sequence)
);

comment on column ledger.position is 'Place among all streams, given by the database and outside the hash';

-- The result of each command. Insert-only, so that a repeated request is always recognised.
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

-- The end of each battle. Its row separates two writers of one battle, and shows if the ledger was truncated.
create table head (
  stream   uuid   primary key,
  sequence bigint not null,
  hash     bytea  not null check (length(hash) = 32)
) with (fillfactor = 50);

-- The current state of battles and units: read models, written in the transaction of the events.
create table status (
  stream   uuid   not null,
  kind     text   not null,
  id       text   not null,
  version  bigint not null,
  -- For lists. A separate column, because an index on the document would make every update slower.
  facet    text,
  document json   not null,
  primary key (stream, kind, id)
) with (fillfactor = 70);

create index status_by_facet on status (kind, facet, stream) where facet is not null;

-- Called before a position is taken: every position of the transaction is above the number in the lock's key.
create function ledger_announce() returns void language sql as
  'select pg_advisory_xact_lock_shared(x''4c52000000000000''::bigint + coalesce(pg_sequence_last_value(''ledger_position_seq''), 0))';

-- The horizon: a later statement sees every event up to this position, and none will be added. Positions up to "given"
-- were assigned before; their unfinished transactions are among the locks, later transactions get higher positions.
-- Nothing waits here.
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

-- One append: if the head is the expected one, it moves and everything else is written with it; otherwise LR001.
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

-- A group of appends, with one array for each property of the rows.
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
-- Other read models: the journal and the dice of a battle, updated on demand from its events.
-- ---------------------------------------------------------------------------------------------------------------------

-- The progress of a battle's rows. An update of them locks this row.
create table read_model (
  battle  uuid    primary key,
  -- Of the code that made the rows. Rows of another format are rebuilt.
  format  integer not null,
  -- The last event that the rows contain.
  version bigint  not null
);

-- A row for each entry, including those that an amendment recorded again.
create table journal (
  battle        uuid    not null,
  first_version bigint  not null,
  last_version  bigint  not null,
  number        integer not null,
  entry         uuid    not null,
  type          text    not null,
  turn          integer not null,
  actor         text    not null,
  -- The entry that has its events: the amendment that recorded it again, or the entry itself.
  recorded_in   uuid    not null,
  replaces      uuid,
  undone        boolean not null,
  -- The units and leaders that it names or concerns.
  about         varchar[] not null,
  primary key (battle, first_version)
);

create index journal_by_number on journal (battle, number);

-- A row for each throw, in order; its dice with another fate have a row of their own.
create table dice (
  battle  uuid      not null,
  place   integer   not null,
  purpose text      not null,
  unit    text,
  sides   integer   not null,
  faces   integer[] not null,
  source  text      not null,
  thrower text      not null,
  -- Whether it stands, was corrected, taken back, struck or left out.
  fate    text      not null,
  primary key (battle, place)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- The feed
-- ---------------------------------------------------------------------------------------------------------------------

-- The progress of the elected publisher: the channel has taken everything up to here at least once.
create table publication (
  channel  text   primary key,
  position bigint not null check (position >= 0)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Snapshots: the state of a battle at some version, so that a load need not fold all events. Disposable.
-- ---------------------------------------------------------------------------------------------------------------------

create table snapshot (
  stream   uuid   not null,
  version  bigint not null,
  -- The shape of the state in the program that wrote it; programs with another shape ignore it.
  format   text   not null,
  document text   not null,
  primary key (stream, version)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Photos that players attach to notes. Append-only, but for the bytes of one that is withdrawn.
-- ---------------------------------------------------------------------------------------------------------------------

-- A picture, encoded again by the server. The event of the note contains the hash of its bytes.
create table attachment (
  sha256     bytea   primary key check (length(sha256) = 32),
  media_type text    not null check (media_type in ('image/jpeg', 'image/png')),
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  -- Already compressed. Null once no battle shows it any more.
  bytes      bytea   storage external
);

-- The battles of a picture: one that is in two battles is stored once.
create table attachment_of (
  place    bigint      generated always as identity,
  battle   uuid        not null,
  sha256   bytea       not null references attachment,
  added_by text        not null,
  added_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (battle, sha256)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- The names of people. In the ledger a person is an id.
-- ---------------------------------------------------------------------------------------------------------------------

create table person_name (
  battle uuid not null,
  person uuid not null,
  name   text not null check (length(name) between 1 and 100),
  primary key (battle, person)
);

-- Checkpoints are found without reading the ledger: those of a battle, and all of them in order.
create index ledger_checkpoints_of_a_stream on ledger (stream, sequence) where type = 'checkpoint-signed';
create index ledger_checkpoints on ledger (position) where type = 'checkpoint-signed';

-- The log of heads: the SHA-256 of every checkpoint's note, numbered from 0 in the transaction that records it. The
-- battle is for our own checks; what witnesses get names none.
create table head_log (
  place    bigint primary key check (place >= 0),
  position bigint not null unique,
  hash     bytea  not null check (length(hash) = 32),
  stream   uuid
);

create index head_log_of_a_stream on head_log (stream);

-- One at a time, so that places have no gaps; only appends with a checkpoint wait, and they have all their heads by then.
create function log_head() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4919061201861867);
  insert into head_log (place, position, hash, stream)
    select coalesce(max(place), -1) + 1, new.position, sha256(convert_to(new.payload ->> 'note', 'UTF8')), new.stream
      from head_log;
  return null;
end
$$;

create trigger checkpoint_is_logged after insert on ledger
  for each row when (new.type = 'checkpoint-signed') execute function log_head();

-- What witnesses signed: a line of a note for the log's checkpoint of this size.
create table cosignature (
  size   bigint not null check (size > 0),
  name   text   not null check (length(name) between 1 and 200),
  key_id text   not null check (length(key_id) = 8),
  line   text   not null check (length(line) between 1 and 1000),
  primary key (size, name, key_id)
);

-- The notes in which the server announced the key that follows, signed by the one before.
create table key_announcement (
  place bigint primary key check (place >= 0),
  note  text   not null check (length(note) between 1 and 10000)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Short codes that stand for a seat, as their HMAC, until they are typed or have run out.
-- ---------------------------------------------------------------------------------------------------------------------

create table invitation (
  code       bytea       primary key check (length(code) = 32),
  battle     uuid        not null,
  seat       text        not null,
  expires_at timestamptz not null,
  generation int         not null default 0
);

create index invitation_of_battle on invitation (battle);

-- ---------------------------------------------------------------------------------------------------------------------
-- Triggers that keep tables append-only, even for the owner
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
create trigger attachment_is_append_only before delete or truncate on attachment
  for each statement execute function refuse_change();
create trigger attachment_is_not_replaced before update on attachment
  for each row when (old.bytes is not null and new.bytes is not null) execute function refuse_change();
create trigger attachment_of_is_append_only before delete or truncate on attachment_of
  for each statement execute function refuse_change();
create trigger head_log_is_append_only before update or delete or truncate on head_log
  for each statement execute function refuse_change();
create trigger cosignature_is_append_only before update or delete or truncate on cosignature
  for each statement execute function refuse_change();
create trigger key_announcement_is_append_only before update or delete or truncate on key_announcement
  for each statement execute function refuse_change();

-- ---------------------------------------------------------------------------------------------------------------------
-- Rights
-- ---------------------------------------------------------------------------------------------------------------------

revoke all on ledger, command, head, status from public;
grant select on ledger, command to longroll_app;
-- Every column but the position, which only the database assigns.
grant insert (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload, occurred_at,
              recorded_at, actor, previous_hash, hash) on ledger to longroll_app;
-- To read the last position; only the database assigns one.
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
grant update (bytes) on attachment to longroll_app;
grant update (withdrawn_at) on attachment_of to longroll_app;

revoke all on person_name from public;
grant select, insert, update, delete on person_name to longroll_app;

revoke all on invitation from public;
grant select, insert, delete on invitation to longroll_app;

revoke all on head_log, cosignature, key_announcement from public;
grant select, insert on head_log, cosignature, key_announcement to longroll_app;
