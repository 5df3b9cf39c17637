-- The units and leaders that an entry is about. Rows without them are of an older format and are made anew.

alter table journal add column about varchar[] not null default '{}';
alter table journal alter column about drop default;
