alter table accounts
  add column login_count integer not null default 0,
  -- what a removed person did stays theirs
  add column is_removed boolean not null default false;

insert into menus (id, pid, path, permission, title, icon, header, is_header, is_show, sort) values
  (12, 0, '/admin/setting', 'admin-setting', '{"zh-cn": "设置", "en": "Settings", "zh-tw": "設定"}', 's-tools', '', 0, 1, 1),
  (14, 12, '/admin/setting/auth/list', 'setting-system', '{"zh-cn": "管理权限", "en": "Staff and roles", "zh-tw": "管理權限"}', '', '', 0, 1, 20),
  (19, 14, '/admin/setting/system_admin/index', 'setting-system-list', '{"zh-cn": "管理员列表", "en": "Administrators", "zh-tw": "管理員列表"}', '', '', 0, 1, 10);
