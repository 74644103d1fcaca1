-- Those who are there, or were when their server process died: few of all people, looked for every few seconds.
create index chat_people_here on chat_people (seen_at) where seen_at is not null;
