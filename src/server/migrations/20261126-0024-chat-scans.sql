-- Codes on the screen of who wants to sign in as an agent; the agent confirms them where they are signed in already.
create table chat_scans (
  key_hash bytea primary key,
  -- who has scanned it, and whether they agree
  agent_id bigint references chat_agents on delete cascade,
  is_confirmed boolean not null default false,
  expires_at timestamptz not null
);
