-- Stock stands in the journal by what it is (manufacturing 2.9): goods to be sold, goods under way, materials. Money stands there by its account.
alter table journal_entries add column cash_account_id bigint references cash_accounts;
create index journal_entries_cash on journal_entries (cash_account_id, biz_date) where cash_account_id is not null;

-- entries of before say the account of their document; a mirror has that of what it takes back. They say no other figure than they did.
alter table journal_entries disable trigger journal_entries_kept;
update journal_entries j set cash_account_id = coalesce(d.account_id, o.account_id)
  from factory_documents d left join factory_documents o on o.id = d.reversal_of
  where d.id = j.document_id and j.account = 'cash' and coalesce(d.account_id, o.account_id) is not null;
alter table journal_entries enable trigger journal_entries_kept;

-- what was booked as materials goes to where it belongs, document by document
insert into journal_entries (biz_date, document_id, account, debit, credit)
select m.biz_date, m.document_id, x.account, greatest(x.amount, 0), greatest(-x.amount, 0)
from (
  select m.biz_date, m.document_id, case p.kind when 'finished' then 'goods' else 'work' end as account, sum(m.value) as value
  from stock_moves m join factory_products_skus s on s.id = m.sku_id join factory_products p on p.id = s.parent_id and p.kind in ('finished', 'semi')
  where exists (select from journal_entries j where j.document_id = m.document_id and j.account = 'materials')
  group by 1, 2, 3 having sum(m.value) <> 0) m
cross join lateral (values (m.account, m.value), ('materials', -m.value)) x (account, amount);
