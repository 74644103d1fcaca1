-- the history of one record is read by its table and its key
create index audit_changes_row on audit_changes (source, row_key, id);
