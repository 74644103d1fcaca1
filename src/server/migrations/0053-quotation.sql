-- The quotation, in the section of sales (specification 2): the folder is made where no other page of it has made it.
insert into menus (id, pid, path, permission, title, icon, sort)
  select 800, 0, '/admin/marketingManagement', 'admin-store-index', '{"zh-cn": "营销管理", "en": "Sales", "zh-tw": "銷售管理"}', 's-order', 100
  where not exists (select from menus where path = '/admin/marketingManagement');
insert into menus (id, pid, path, permission, title, sort)
  select 801, id, '/admin/marketingManagement/quotation', 'admin-store-quotation-index', '{"zh-cn": "报价单", "en": "Quotations", "zh-tw": "報價單"}', 10
  from menus where path = '/admin/marketingManagement';
