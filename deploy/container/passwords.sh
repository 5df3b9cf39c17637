#!/usr/bin/env bash
# Sets the passwords of the two roles that db/roles.sql has made; the image of PostgreSQL runs it once, on an empty volume.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v app="$APP_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
ALTER ROLE longroll_owner PASSWORD :'owner';
ALTER ROLE longroll_app PASSWORD :'app';
SQL
