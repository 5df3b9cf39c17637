-- How far the elected publisher has come: everything up to here was taken by the channel at least once.
create table publication (
  channel  text   primary key,
  position bigint not null check (position >= 0)
);

-- Messages that a consumer could not process, when the channel is in memory. With Kafka they are in a topic.
create table dead_letter (
  id      bigint generated always as identity primary key,
  channel text        not null,
  message text        not null,
  reason  text        not null,
  at      timestamptz not null
);

revoke all on publication, dead_letter from public;
grant select, insert, update on publication to ${app_role};
grant select, insert, delete on dead_letter to ${app_role};
