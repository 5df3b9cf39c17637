-- What an amendment recorded again is a row of the timeline like everything else, and says in whose place it stands.
-- Rows are found by where they begin, because those of one amendment share its number.

drop view timeline;

do $$
declare
  slot text;
begin
  foreach slot in array array['timeline_a', 'timeline_b'] loop
    execute format('truncate %I', slot);
    execute format('alter table %I drop constraint %I', slot, slot || '_pkey');
    execute format('alter table %I add primary key (battle, first_version)', slot);
    execute format('alter table %I add column recorded_in uuid not null', slot);
    execute format('alter table %I add column replaces uuid', slot);
    execute format('alter table %I add column amendment boolean not null', slot);
    execute format('alter table %I add column amended_by uuid', slot);
    execute format('comment on column %I.recorded_in is %L', slot,
                   'The entry as the ledger has it: the amendment that recorded this again, or the entry itself');
    execute format('comment on column %I.amended_by is %L', slot,
                   'The last amendment that took it back, even where that was taken back in turn');
  end loop;
end
$$;

create view timeline as
  select * from timeline_a where 'a' = (select slot from projection where name = 'timeline')
  union all
  select * from timeline_b where 'b' = (select slot from projection where name = 'timeline');

revoke all on timeline from public;
grant select on timeline to ${app_role};

-- The tables were emptied, so nothing has followed and no rebuild is under way; the next start fills them again.
update projection set position = 0 where name = 'timeline';
delete from projection_build where name = 'timeline';

comment on column dice_a.odds is 'The chance of this face of this die, whatever the roll was for';
comment on column dice_b.odds is 'The chance of this face of this die, whatever the roll was for';
