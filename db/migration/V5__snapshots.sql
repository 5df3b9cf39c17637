-- How a battle stood after some of its events, so that nobody needs to fold all of them. Disposable: whoever drops
-- every row loses time and nothing else.
create table snapshot (
  stream   uuid   not null,
  version  bigint not null,
  -- The shape of the state that the program had that wrote it; another program does not read it.
  format   text   not null,
  document text   not null,
  primary key (stream, version)
);

revoke all on snapshot from public;
grant select, insert, delete on snapshot to ${app_role};
