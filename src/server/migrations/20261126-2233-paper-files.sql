-- Files that belong to a paper and are no pictures: signed contracts, delivery notes, test reports. What is taken off stays where it lies.
create table document_files (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  document_id bigint not null references factory_documents,
  name text not null,
  size bigint not null,
  location text not null,
  added_by text not null,
  added_at timestamptz not null default now(),
  removed_at timestamptz
);
create index document_files_document on document_files (document_id, added_at) where removed_at is null;
