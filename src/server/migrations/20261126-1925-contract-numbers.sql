-- Money that comes in is numbered by a rule that somebody can change, and so are contracts of orders: each has its number from the first time it
-- is written (manufacturing 3.0, HT).
insert into number_rules (type, letters) values ('RECEIPT', 'SK'), ('CONTRACT', 'HT') on conflict do nothing;

alter table factory_documents add contract_no text not null default '';
create unique index factory_documents_contract on factory_documents (contract_no) where contract_no <> '';
