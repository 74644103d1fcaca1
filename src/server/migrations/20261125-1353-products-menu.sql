-- the page of products is there: its entry stands in the menu
update menus set is_show = 1, sort = 10 where permission = 'admin-store-storeProuduct-index' and path = '/admin/product/product_list';
