-- A draft that says anew what a document said which was taken back (manufacturing 0, no. 3).
alter table factory_documents add redraft_of bigint references factory_documents;
create index factory_documents_redraft on factory_documents (redraft_of) where redraft_of is not null;
