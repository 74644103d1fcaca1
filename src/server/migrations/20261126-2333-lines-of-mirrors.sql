-- Moves that take others back say the line of their own document, as all moves do: lines of a mirror had no cost in reports, whose sums went on
-- counting what was taken back. Mirrors of before get the line at the place of the one that they take back; no figure of them changes.
alter table stock_moves disable trigger stock_moves_kept;
with mirrored as (select m.post_seq, m.document_id, o.line_id, o.document_id as taken_back
    from stock_moves m join stock_moves o on o.post_seq = m.reversal_of where m.line_id is null),
  placed as (select id, parent_id, row_number() over (partition by parent_id order by position, id) as place from factory_documents_lines
    where parent_id in (select document_id from mirrored union select taken_back from mirrored))
update stock_moves m set line_id = t.id
from mirrored r join placed o on o.id = r.line_id join placed t on t.parent_id = r.document_id and t.place = o.place where m.post_seq = r.post_seq;
alter table stock_moves enable trigger stock_moves_kept;
