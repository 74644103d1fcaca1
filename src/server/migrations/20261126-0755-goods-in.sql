-- What a line of a receipt says besides (manufacturing 3.5 no. 10): what was still to come of the order when it was written, by how much in a
-- hundred its weight differs from that by theory, and how its lot stands.
alter table factory_documents_lines
  add wanted numeric(18, 6),
  add variance numeric(9, 2),
  add qc text not null default 'passed' check (qc in ('waiting', 'passed', 'concession', 'failed'));
