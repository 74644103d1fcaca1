-- What stock cost when the books began was agreed with nobody.
create or replace view agreed_lines as
  select l.id as line_id, d.id as document_id, l.sku_id, d.party_id, d.type, d.biz_date,
    (case when l.unit_id is not null and l.price_unit in ('unit', '') then round(l.price * l.unit_den / l.unit_num, 6) else l.price end)::numeric(18, 6) as price,
    l.price_unit
  from factory_documents_lines l join factory_documents d on d.id = l.parent_id
  where l.price is not null and d.type in ('PO', 'IN', 'SO', 'SLIP') and d.status in (2, 3, 4, 5) and d.reversal_of is null
    and d.sub_type <> 'opening';
