-- up to where the administrators were told that somebody waits for an answer
alter table chat_conversations add column told_seq bigint not null default 0;
create index chat_conversations_unread on chat_conversations (id) where agent_read_seq < last_seq;
