-- Lines of the log by a part of their path or address: its few different values are found by leaps, their lines counted from the index.
create index audit_calls_path on audit_calls (path, id);
create index audit_calls_address on audit_calls (address, id);
