insert into menus (id, pid, path, permission, title, icon, header, is_header, sort) values
  (686, 27, '/admin/marketing/live', 'admin-marketing-live', '{"zh-cn": "直播管理", "en": "Live", "zh-tw": "直播管理"}', '', 'marketing', 0, 65),
  (687, 686, '/admin/marketing/live/live_room', 'admin-marketing-live-live_room', '{"zh-cn": "直播间管理", "en": "Live rooms", "zh-tw": "直播間管理"}', '', 'marketing', 0, 0);
