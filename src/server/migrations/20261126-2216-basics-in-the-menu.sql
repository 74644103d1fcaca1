-- Documents of the factory read units, warehouses, words and the company by now: their page stands in the menu again.
update menus set is_show = 1 where id = 26 and permission = 'setting-systemBasicdata';
