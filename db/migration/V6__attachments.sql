-- Photos that players attach to notes. What is kept was encoded anew by the server and goes by the SHA-256 of its
-- bytes, which the event of the note names. Nothing in here is ever changed or removed.

create table attachment (
  sha256     bytea   primary key check (length(sha256) = 32),
  media_type text    not null check (media_type in ('image/jpeg', 'image/png')),
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  bytes      bytea   not null
);

-- Pictures are compressed already; trying it again on every write costs time and gains nothing.
alter table attachment alter column bytes set storage external;

-- Which battles a picture belongs to: the same picture in two battles is kept once.
create table attachment_of (
  place    bigint      generated always as identity,
  battle   uuid        not null,
  sha256   bytea       not null references attachment,
  added_by text        not null,
  added_at timestamptz not null default now(),
  primary key (battle, sha256)
);

create trigger attachment_is_append_only before update or delete or truncate on attachment
  for each statement execute function refuse_change();

create trigger attachment_of_is_append_only before update or delete or truncate on attachment_of
  for each statement execute function refuse_change();

revoke all on attachment, attachment_of from public;
grant select, insert on attachment to ${app_role};
grant select on attachment_of to ${app_role};
grant insert (battle, sha256, added_by) on attachment_of to ${app_role};
