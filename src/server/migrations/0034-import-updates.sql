-- What an import changed is put back when it is taken back: each row as it was, with its version.
alter table import_runs add column before jsonb not null default '[]';
