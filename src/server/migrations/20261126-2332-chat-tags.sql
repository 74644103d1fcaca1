-- What agents tag conversations with. They are the visitor's: who is handed on keeps them.
create table chat_tags (
  visitor_uid bigint not null references chat_people on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (visitor_uid, name)
);
create index chat_tags_name on chat_tags (name);
