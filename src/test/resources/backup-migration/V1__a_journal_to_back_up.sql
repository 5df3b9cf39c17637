CREATE TABLE battle (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  name_length int GENERATED ALWAYS AS (length(name)) STORED
);

CREATE TABLE "Odd Name" (
  battle bigint NOT NULL REFERENCES battle,
  payload json,
  hash bytea,
  at timestamptz
);

CREATE TABLE ruleset (name text PRIMARY KEY);
INSERT INTO ruleset VALUES ('adf');

CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'append only'; END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ruleset FOR EACH STATEMENT EXECUTE FUNCTION refuse();
GRANT SELECT, INSERT ON battle TO ${app_role};
