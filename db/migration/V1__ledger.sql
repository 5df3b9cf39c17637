-- The ledger: one append-only table. Nothing in it is ever changed or removed.

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
  scope          uuid        not null,
  command_id     uuid        not null,
  body_hash      bytea       not null check (length(body_hash) = 32),
  stream         uuid        not null,
  entry_id       uuid        not null,
  first_sequence bigint      not null,
  last_sequence  bigint      not null,
  primary key (scope, command_id)
);

-- Where each stream ends. A tail that was cut off the ledger shows here.
create table head (
  stream   uuid   primary key,
  sequence bigint not null,
  hash     bytea  not null check (length(hash) = 32)
) with (fillfactor = 50);

-- Rows of read models that must become visible together with the events they come from.
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

-- Positions are given at insert and become visible at commit. Without this barrier a reader that goes on from the
-- last position it saw misses whatever commits late. Every append holds it to the end of its transaction.
create function ledger_barrier() returns void language sql as
  'select pg_advisory_xact_lock(4919061201861865)';

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

revoke all on ledger, command, head, status from public;
grant select on ledger, command to ${app_role};
-- Every column but the position, which only the database gives.
grant insert (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload, occurred_at,
              recorded_at, actor, previous_hash, hash) on ledger to ${app_role};
grant insert on command to ${app_role};
grant select, insert, update on head to ${app_role};
grant select, insert, update, delete on status to ${app_role};
