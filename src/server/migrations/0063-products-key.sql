-- The key of the products' page can be given to a role: cards of the home page ask for it. Neither stands in the menu before its page is there.
insert into menus (id, pid, path, permission, title, icon, header, is_header, is_show, sort) values
  (1, 0, '/admin/product', 'admin-product', '{"zh-cn": "商品", "en": "Products", "zh-tw": "商品"}', 's-shop', '0', 1, 0, 115),
  (2, 1, '/admin/product/product_list', 'admin-store-storeProuduct-index', '{"zh-cn": "商品管理", "en": "Products", "zh-tw": "商品管理"}', '', '', 0, 0, 1);
