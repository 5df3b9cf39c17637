-- Read models that follow the ledger by checkpoint. Each has two tables of the same shape: one is live, the other is
-- where a rebuild builds. Which one is live is a row, so that a switch is one update in one transaction, needs no right
-- to change the schema, and no reader ever sees a table that is half built.

create table projection (
  name     text    primary key,
  slot     text    not null check (slot in ('a', 'b')),
  -- Of the code that made the rows; other code may make others of the same events.
  version  integer not null check (version > 0),
  -- The last event that the live rows contain; written in the transaction of the rows.
  position bigint  not null check (position >= 0)
);

-- How far a rebuild has come, in the transaction of its rows: one that was killed goes on from here.
create table projection_build (
  name     text    primary key,
  slot     text    not null check (slot in ('a', 'b')),
  version  integer not null check (version > 0),
  position bigint  not null check (position >= 0)
);

create table timeline_a (
  battle        uuid        not null,
  number        integer     not null,
  entry         uuid        not null,
  first_version bigint      not null,
  last_version  bigint      not null,
  type          text        not null,
  actor         text        not null,
  recorded_at   timestamptz not null,
  undone        boolean     not null,
  primary key (battle, number)
);

create table timeline_b (like timeline_a including all);

create view timeline as
  select * from timeline_a where 'a' = (select slot from projection where name = 'timeline')
  union all
  select * from timeline_b where 'b' = (select slot from projection where name = 'timeline');

create table dice_a (
  battle  uuid             not null,
  version bigint           not null,
  index   integer          not null,
  entry   uuid             not null,
  sides   integer          not null,
  face    integer          not null,
  source  text             not null,
  thrower text             not null,
  purpose text             not null,
  unit    text,
  odds    double precision not null,
  primary key (battle, version, index)
);

create table dice_b (like dice_a including all);

create view dice as
  select * from dice_a where 'a' = (select slot from projection where name = 'dice')
  union all
  select * from dice_b where 'b' = (select slot from projection where name = 'dice');

revoke all on projection, projection_build, timeline_a, timeline_b, timeline, dice_a, dice_b, dice from public;
grant select, insert, update, delete on projection, projection_build to ${app_role};
grant select, insert, update, delete, truncate on timeline_a, timeline_b, dice_a, dice_b to ${app_role};
grant select on timeline, dice to ${app_role};
