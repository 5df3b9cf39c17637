-- The names of people. In the ledger a person is an id; the name stands here, where it can be changed and removed.

create table person_name (
  battle uuid not null,
  person uuid not null,
  name   text not null check (length(name) between 1 and 100),
  primary key (battle, person)
);

revoke all on person_name from public;
grant select, insert, update, delete on person_name to ${app_role};

-- A photo can be withdrawn: its hash stays, its bytes go once no battle shows it any more.

alter table attachment_of add column withdrawn_at timestamptz;
alter table attachment alter column bytes drop not null;

drop trigger attachment_is_append_only on attachment;
create trigger attachment_is_append_only before delete or truncate on attachment
  for each statement execute function refuse_change();
create trigger attachment_is_not_replaced before update on attachment
  for each row when (old.bytes is not null and new.bytes is not null) execute function refuse_change();

drop trigger attachment_of_is_append_only on attachment_of;
create trigger attachment_of_is_append_only before delete or truncate on attachment_of
  for each statement execute function refuse_change();

grant update (bytes) on attachment to ${app_role};
grant update (withdrawn_at) on attachment_of to ${app_role};
