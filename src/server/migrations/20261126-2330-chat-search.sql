-- What agents find in their conversations: words by trigrams, one or two characters by themselves (see `grams` of migration 0003).
create index chat_messages_words on chat_messages using gin (lower(msn) gin_trgm_ops) where msn_type = 1;
create index chat_messages_grams on chat_messages using gin (grams(lower(msn))) where msn_type = 1;
