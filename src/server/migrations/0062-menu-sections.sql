-- What the specification (2) has in its menu: a site outside, a page in a frame, and one's own account.
insert into menus (id, pid, path, permission, title, icon, sort) values
  (715, 700, 'https://www.w3.org/', 'admin-demo-tools', '{"zh-cn": "外链页面", "en": "Link view", "zh-tw": "外部連結頁面"}', '', 85),
  (716, 700, '/admin/demo/frame', 'admin-demo-tools', '{"zh-cn": "内嵌页面", "en": "Iframe view", "zh-tw": "內嵌頁面"}', '', 84),
  (717, 0, '/admin/system/user', 'admin-index-index', '{"zh-cn": "个人中心", "en": "Personal centre", "zh-tw": "個人中心"}', 's-custom', -1);
