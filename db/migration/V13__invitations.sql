-- Short codes that stand for a seat. Only the HMAC of a code is kept; the row goes when the code is typed or has run out.

create table invitation (
  code       bytea       primary key check (length(code) = 32),
  battle     uuid        not null,
  seat       text        not null,
  expires_at timestamptz not null
);

create index invitation_of_battle on invitation (battle);

revoke all on invitation from public;
grant select, insert, delete on invitation to ${app_role};
