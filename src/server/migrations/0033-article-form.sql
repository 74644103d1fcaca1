insert into menus (id, pid, path, permission, title, auth_type, is_show, sort) values
  (2451, 43, '/admin/cms/article/add_article', 'cms-article-creat', '{"zh-cn": "文章添加", "en": "Add articles", "zh-tw": "文章新增"}', 3, 0, 0);
