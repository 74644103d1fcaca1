-- In English the folder and its first page had one name: a trail that said it twice.
update menus set title = jsonb_set(title, '{en}', '"System settings"') where id = 23 and title ->> 'en' = 'Settings';
