ALTER TABLE battle ADD COLUMN place text;
