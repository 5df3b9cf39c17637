#!/usr/bin/env bash
# Sets the passwords of the two roles that db/roles.sql has made; the image of PostgreSQL runs it once, on an empty volume.
set -euo pipefail
secrets=${SECRETS:-/run/secrets}
psql -v ON_ERROR_STOP=1 -v owner="$(cat "$secrets/database-owner")" -v app="$(cat "$secrets/database-app")" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
ALTER ROLE longroll_owner PASSWORD :'owner';
ALTER ROLE longroll_app PASSWORD :'app';
SQL
