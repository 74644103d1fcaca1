-- figures of customer service are of days
create index chat_messages_created on chat_messages (created_at);
