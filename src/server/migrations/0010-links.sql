-- Pre-sale activities have a node of their own; what a plain shop server lacks.
insert into link_categories (id, pid, type, name, sort) values (16, 2, 'advance', '预售商品', 92);
