-- The two roles of a journal and what each may do before any migration has run. Run this as a superuser inside the
-- journal's own database; running it again changes nothing. Passwords are set separately, so that none is written here.

DO $$
BEGIN
  -- Owns the database and everything in it; only the migrations run as this role.
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'longroll_owner') THEN
    CREATE ROLE longroll_owner LOGIN;
  END IF;

  -- The server's own role: it gets what the migrations grant and can create nothing.
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'longroll_app') THEN
    CREATE ROLE longroll_app LOGIN;
  END IF;

  -- A node that hangs in the middle of a transaction must not keep the others from writing.
  ALTER ROLE longroll_app SET idle_in_transaction_session_timeout = '30s';
  ALTER ROLE longroll_app SET lock_timeout = '20s';

  EXECUTE format('ALTER DATABASE %I OWNER TO longroll_owner', current_database());
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO longroll_app', current_database());
END
$$;

ALTER SCHEMA public OWNER TO longroll_owner;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO longroll_app;
