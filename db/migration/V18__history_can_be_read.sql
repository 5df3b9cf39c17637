-- An addition: a node without the owner's password sees whether the tables are those of its version; only the owner migrates.
grant select on ${flyway:table} to ${app_role};
