insert into menus (id, pid, path, permission, title, sort) values
  (23, 12, '/admin/setting/system_config/2/129', 'setting-system-config', '{"zh-cn": "系统设置", "en": "Settings", "zh-tw": "系統設定"}', 40);

-- logos of the site are pictures of the media library
select track_file_uses('settings', 'settings', '1', '0', '''''', 'r.name <> ''site''', 'r.value');
