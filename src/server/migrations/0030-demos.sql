-- What the console can do, shown with its own widgets; the setting show_demos takes the whole section away.
insert into menus (id, pid, path, permission, title, icon, sort) values
  (700, 0, '/admin/demo', 'admin-demo', '{"zh-cn": "示例", "en": "Demos", "zh-tw": "範例"}', 's-grid', 0),
  (701, 700, '/admin/demo/permission', 'admin-demo-permission', '{"zh-cn": "权限管理", "en": "Permissions", "zh-tw": "權限管理"}', '', 99),
  (702, 701, '/admin/demo/permission/page', 'admin-demo-permission', '{"zh-cn": "前端控制·页面权限", "en": "Pages, in the browser", "zh-tw": "前端控制·頁面權限"}', '', 98),
  (703, 701, '/admin/demo/permission/button', 'admin-demo-permission', '{"zh-cn": "前端控制·按钮权限", "en": "Buttons, in the browser", "zh-tw": "前端控制·按鈕權限"}', '', 97),
  (704, 701, '/admin/demo/permission/server', 'admin-demo-permission', '{"zh-cn": "后端控制·页面权限", "en": "Pages, by the server", "zh-tw": "後端控制·頁面權限"}', '', 96),
  (705, 700, '/admin/demo/nested', 'admin-demo-nested', '{"zh-cn": "菜单嵌套", "en": "Nested menu", "zh-tw": "選單巢狀"}', '', 95),
  (706, 705, '/admin/demo/nested/1', 'admin-demo-nested', '{"zh-cn": "菜单 1", "en": "Menu 1", "zh-tw": "選單 1"}', '', 94),
  (707, 706, '/admin/demo/nested/1-1', 'admin-demo-nested', '{"zh-cn": "菜单 1-1", "en": "Menu 1-1", "zh-tw": "選單 1-1"}', '', 93),
  (708, 707, '/admin/demo/nested/1-1-1', 'admin-demo-nested', '{"zh-cn": "菜单 1-1-1", "en": "Menu 1-1-1", "zh-tw": "選單 1-1-1"}', '', 92),
  (709, 706, '/admin/demo/nested/1-2', 'admin-demo-nested', '{"zh-cn": "菜单 1-2", "en": "Menu 1-2", "zh-tw": "選單 1-2"}', '', 91),
  (710, 705, '/admin/demo/nested/2', 'admin-demo-nested', '{"zh-cn": "菜单 2", "en": "Menu 2", "zh-tw": "選單 2"}', '', 90),
  (711, 700, '/admin/demo/functions', 'admin-demo-functions', '{"zh-cn": "功能演示", "en": "Functions", "zh-tw": "功能示範"}', '', 89),
  (712, 700, '/admin/demo/pages', 'admin-demo-pages', '{"zh-cn": "页面演示", "en": "Pages", "zh-tw": "頁面示範"}', '', 88),
  (713, 700, '/admin/demo/charts', 'admin-demo-charts', '{"zh-cn": "图表", "en": "Charts", "zh-tw": "圖表"}', '', 87),
  (714, 700, '/admin/demo/tools', 'admin-demo-tools', '{"zh-cn": "工具", "en": "Tools", "zh-tw": "工具"}', '', 86);
