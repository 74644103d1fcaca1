-- Who wrote a message may take it back for two minutes. The row stays as it was sent, so that the log of what was said is whole; no reply
-- shows its words again.
alter table chat_messages add column recalled_at timestamptz;
