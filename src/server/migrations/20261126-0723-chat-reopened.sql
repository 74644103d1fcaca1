-- A conversation that was called done and is taken up again by its agent is no end: nobody is asked for a rating for it.
alter table chat_endings add column reopened_at timestamptz;
