-- Entries of the menu that pages have declared and that this database has had: what an administrator removes does not come back.
create table page_menus (
  permission text not null,
  path text not null,
  primary key (permission, path)
);
