-- Lines of the log are counted from these: equal values lie together in them, so a million lines take a tenth of the room of those
-- that also hold the id, and path and address together are found without a look at the lines.
create index audit_calls_path_address on audit_calls (path, address);
create index audit_calls_address_count on audit_calls (address);
