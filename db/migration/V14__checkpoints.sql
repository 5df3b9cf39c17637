-- Checkpoints are found without reading the ledger: those of a battle, and all of them in order.

create index ledger_checkpoints_of_a_stream on ledger (stream, sequence) where type = 'checkpoint-signed';
create index ledger_checkpoints on ledger (position) where type = 'checkpoint-signed';

-- The log of heads: the SHA-256 of every checkpoint's note, numbered from 0 in the order of the ledger. No battle is
-- named, so that a witness can hold it.
create table head_log (
  place    bigint primary key check (place >= 0),
  position bigint not null unique,
  hash     bytea  not null check (length(hash) = 32)
);

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

create trigger head_log_is_append_only before update or delete or truncate on head_log
  for each statement execute function refuse_change();
create trigger cosignature_is_append_only before update or delete or truncate on cosignature
  for each statement execute function refuse_change();
create trigger key_announcement_is_append_only before update or delete or truncate on key_announcement
  for each statement execute function refuse_change();

revoke all on head_log, cosignature, key_announcement from public;
grant select, insert on head_log, cosignature, key_announcement to ${app_role};
