-- A checkpoint is in the log of heads from the transaction that records it: what was numbered when somebody asked could be
-- deleted before. The battle is named, so that one which the ledger lacks can be told; it is shown to nobody outside.

alter table head_log add column stream uuid;

select pg_advisory_xact_lock(4919061201861867);

alter table head_log disable trigger head_log_is_append_only;
update head_log set stream = ledger.stream from ledger where ledger.position = head_log.position;
alter table head_log enable trigger head_log_is_append_only;

insert into head_log (place, position, hash, stream)
  select (select coalesce(max(place), -1) from head_log) + row_number() over (order by position),
         position, sha256(convert_to(payload ->> 'note', 'UTF8')), stream
    from ledger
   where type = 'checkpoint-signed' and position > (select coalesce(max(position), 0) from head_log);

create index head_log_of_a_stream on head_log (stream);

-- One at a time, so that places have no gaps; only appends with a checkpoint wait, and they have all their heads by then.
create function log_head() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4919061201861867);
  insert into head_log (place, position, hash, stream)
    select coalesce(max(place), -1) + 1, new.position, sha256(convert_to(new.payload ->> 'note', 'UTF8')), new.stream
      from head_log;
  return null;
end
$$;

create trigger checkpoint_is_logged after insert on ledger
  for each row when (new.type = 'checkpoint-signed') execute function log_head();
