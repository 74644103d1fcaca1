-- The one quotation that each person was writing becomes the draft of a new one; a number that somebody typed for it stands in the remark.
-- What is no number, and a unit that is in no list, stay in their cells to be mended.
update form_drafts d set
  name = 'form.new.marketingmanagement.quotation',
  draft = json_build_object(
    'at', d.draft->'at',
    'base', json_build_object('lines', '[]'::json, 'remark', ''),
    'values', json_build_object(
      'remark', coalesce(d.draft#>>'{values,orderSn}', ''),
      'lines', (
        select coalesce(json_agg(json_build_object(
          'id', 'new-kept-' || nr,
          'name', coalesce(line->>'name', ''),
          'spec', '',
          'unit', case when coalesce(trim(line->>'unit'), '') = '' then to_json(''::text)
            else coalesce((select to_json(u.id::text) from units u where lower(u.name) = lower(trim(line->>'unit'))),
              json_build_object('refused', line->>'unit', 'fault', json_build_object('code', 'FIELD_OPTION'))) end,
          'num', case when coalesce(line->>'num', '') ~ '^(-?\d+(\.\d+)?)?$' then to_json(coalesce(line->>'num', ''))
            else json_build_object('refused', line->>'num', 'fault', json_build_object('code', 'FIELD_NUMBER')) end,
          'price', case when coalesce(line->>'price', '') ~ '^(-?\d+(\.\d+)?)?$' then to_json(coalesce(line->>'price', ''))
            else json_build_object('refused', line->>'price', 'fault', json_build_object('code', 'FIELD_NUMBER')) end,
          'subtotal', '0.00',
          'remark', coalesce(line->>'remark', '')
        ) order by nr), '[]'::json)
        from json_array_elements(case json_typeof(d.draft#>'{values,lines}') when 'array' then d.draft#>'{values,lines}' else '[]'::json end)
          with ordinality as found (line, nr)
        where concat(line->>'name', line->>'unit', line->>'num', line->>'price', line->>'remark') <> ''
      )
    )
  )
  where d.name = 'quotation';
