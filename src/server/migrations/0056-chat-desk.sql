-- the agent whom a visitor was given: who may be written to before there is a conversation
alter table chat_people add column desk_uid bigint references chat_people on delete set null;
