-- Lists of papers begin with the latest day, whatever the state.
create index factory_documents_days on factory_documents (type, biz_date desc, id desc);
-- They show what all of them come to and how many are in each state: the index holds those figures, so the papers themselves are not read.
create index factory_documents_totals on factory_documents (type, status) include (pieces, weight, gross);
-- What was paid in advance for a paper is looked up for each of a page.
create index factory_documents_paid_for on factory_documents (paid_for) where paid_for is not null;
