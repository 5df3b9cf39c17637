-- What became of a die, in place of whether its entry is in force. Rows without it are of an older format and are made
-- anew.

alter table dice drop column undone;
alter table dice add column fate text not null default 'stands';
alter table dice alter column fate drop default;
