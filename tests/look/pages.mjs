/** Pages that are looked at in every layout, language, theme and width. */
export const whole = {
  home: '/index',
  staff: '/setting/system_admin/index',
  roles: '/setting/system_role/index',
  pages: '/setting/pages/devise/0',
  settings: '/setting/system_config',
}

/** Pages that four pictures are enough for. */
export const others = {
  structure: '/setting/systemStructure',
  'menu-rules': '/setting/system_menus/index',
  'operation-log': '/system/maintain/system_log/index',
  'basic-data': '/setting/systemBasicdata',
  'weight-ranges': '/setting/weightRange',
  'theme-style': '/setting/theme_style',
  'category-style': '/setting/pages/cate_page/1',
  'member-centre': '/setting/pages/user_page/2',
  'page-links': '/setting/pages/links',
  media: '/system/file',
  'error-log': '/error_logger_page',
  missing: '/nowhere',
  forbidden: '/403',
  broken: '/500',
}
