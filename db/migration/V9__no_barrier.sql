-- There is no barrier any more. An append that has to look before it is decided reads heads and receipts without a lock
-- and is written by the same functions as every other. They compare the heads and write all or nothing. The battle's row in
-- "head" keeps two writers of one battle apart, the key of "command" keeps a command from being recorded twice. A node of
-- an earlier version that still runs calls the function that is gone: it fails instead of deciding on heads that may move.

drop function ledger_barrier();

-- One append. Scalars where there is one of a thing: a tenth more appends a second than with arrays of one.
create or replace function ledger_append_one(
  in_stream uuid, in_expected bigint, in_previous bytea, in_version bigint, in_hash bytea,
  in_scope uuid, in_command uuid, in_body bytea, in_entry uuid, in_occurred timestamptz, in_recorded timestamptz,
  in_actor text,
  e_sequence bigint[], e_event uuid[], e_type text[], e_schema integer[], e_payload json[], e_previous bytea[],
  e_hash bytea[],
  s_kind text[], s_id text[], s_facet text[], s_document json[])
returns setof bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if ledger_announce() is null then
    null; -- called for its lock; as an expression, because "perform" would start a query
  end if;
  if in_expected = 0 then
    insert into head (stream, sequence, hash) values (in_stream, in_version, in_hash);
  else
    update head set sequence = in_version, hash = in_hash
     where stream = in_stream and sequence = in_expected and hash = in_previous;
    if not found then
      raise exception 'the stream has gone on' using errcode = 'LR001';
    end if;
  end if;
  insert into command (scope, command_id, body_hash, stream, entry_id, first_sequence, last_sequence)
    values (in_scope, in_command, in_body, in_stream, in_entry, in_expected + 1, in_version);
  if cardinality(s_id) > 0 then
    insert into status (stream, kind, id, version, facet, document)
      select in_stream, s.kind, s.id, in_version, s.facet, s.document
        from unnest(s_kind, s_id, s_facet, s_document) as s(kind, id, facet, document)
      on conflict (stream, kind, id)
      do update set version = excluded.version, facet = excluded.facet, document = excluded.document;
  end if;
  return query
    insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                        occurred_at, recorded_at, actor, previous_hash, hash)
      select in_stream, e.sequence, e.event_id, in_entry, in_command, e.type, e.schema_version, e.payload,
             in_occurred, in_recorded, in_actor, e.previous_hash, e.hash
        from unnest(e_sequence, e_event, e_type, e_schema, e_payload, e_previous, e_hash)
          as e(sequence, event_id, type, schema_version, payload, previous_hash, hash)
      returning position;
end
$$;

-- A group of appends: the same for many, each property of all rows in one array.
create or replace function ledger_append(
  h_stream uuid[], h_expected bigint[], h_previous bytea[], h_version bigint[], h_hash bytea[],
  e_stream uuid[], e_sequence bigint[], e_event uuid[], e_entry uuid[], e_command uuid[], e_type text[],
  e_schema integer[], e_payload json[], e_occurred timestamptz[], e_recorded timestamptz[], e_actor text[],
  e_previous bytea[], e_hash bytea[],
  c_scope uuid[], c_id uuid[], c_body bytea[], c_stream uuid[], c_entry uuid[], c_first bigint[], c_last bigint[],
  s_stream uuid[], s_kind text[], s_id text[], s_version bigint[], s_facet text[], s_document json[])
returns setof bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  advanced bigint;
  begun bigint := 0;
begin
  perform ledger_announce();
  -- In one order, whatever the plan of the update: two groups with the same battles wait for each other and do not
  -- deadlock.
  perform from head where stream = any(h_stream) order by stream for update;
  update head set sequence = h.version, hash = h.hash
    from unnest(h_stream, h_expected, h_previous, h_version, h_hash) as h(stream, expected, previous, version, hash)
   where head.stream = h.stream and head.sequence = h.expected and head.hash = h.previous;
  get diagnostics advanced = row_count;
  if advanced < cardinality(h_stream) then
    insert into head (stream, sequence, hash)
      select h.stream, h.version, h.hash
        from unnest(h_stream, h_expected, h_version, h_hash) as h(stream, expected, version, hash)
       where h.expected = 0;
    get diagnostics begun = row_count;
  end if;
  if advanced + begun <> cardinality(h_stream) then
    raise exception 'a stream has gone on' using errcode = 'LR001';
  end if;
  insert into command (scope, command_id, body_hash, stream, entry_id, first_sequence, last_sequence)
    select * from unnest(c_scope, c_id, c_body, c_stream, c_entry, c_first, c_last);
  if cardinality(s_id) > 0 then
    insert into status (stream, kind, id, version, facet, document)
      select * from unnest(s_stream, s_kind, s_id, s_version, s_facet, s_document)
      on conflict (stream, kind, id)
      do update set version = excluded.version, facet = excluded.facet, document = excluded.document;
  end if;
  return query
    insert into ledger (stream, sequence, event_id, entry_id, command_id, type, schema_version, payload,
                        occurred_at, recorded_at, actor, previous_hash, hash)
      select * from unnest(e_stream, e_sequence, e_event, e_entry, e_command, e_type, e_schema, e_payload,
                           e_occurred, e_recorded, e_actor, e_previous, e_hash)
      returning position;
end
$$;
