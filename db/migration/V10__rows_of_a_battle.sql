-- The journal and the dice of a battle are made from its events when somebody asks for them, and are then brought up to
-- date by what came since. No read model follows the ledger as a whole any more.

drop view timeline;
drop view dice;
drop table timeline_a, timeline_b, dice_a, dice_b, projection, projection_build;

-- Nothing reads letters that could not be delivered; a message of the channel is a hint and nothing more.
drop table dead_letter;

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

revoke all on read_model, journal, dice from public;
grant select, insert, update, delete on read_model, journal, dice to ${app_role};
