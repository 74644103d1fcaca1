-- Nothing reads units, warehouses, dictionaries and the company yet: their page stands in no menu until documents of the factory do.
update menus set is_show = 0 where id = 26;
