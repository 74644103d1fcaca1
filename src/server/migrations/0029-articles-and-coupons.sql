insert into menus (id, pid, path, permission, title, icon, header, is_header, sort) values
  (27, 0, '/admin/marketing', 'admin-marketing', '{"zh-cn": "营销", "en": "Marketing", "zh-tw": "行銷"}', 's-marketing', 'home', 1, 110),
  (30, 27, '/admin/marketing/store_coupon', 'marketing-store_coupon-index', '{"zh-cn": "优惠券", "en": "Coupons", "zh-tw": "優惠券"}', '', 'marketing', 0, 100),
  (71, 30, '/admin/marketing/store_coupon_issue/index', 'marketing-store_coupon_issue', '{"zh-cn": "优惠券列表", "en": "Coupon list", "zh-tw": "優惠券列表"}', '', 'marketing', 0, 0),
  (43, 0, '/admin/cms', 'admin-cms', '{"zh-cn": "内容", "en": "Content", "zh-tw": "內容"}', 's-management', 'home', 1, 85),
  (44, 43, '/admin/cms/article/index', 'cms-article-index', '{"zh-cn": "文章管理", "en": "Articles", "zh-tw": "文章管理"}', '', 'cms', 0, 1);
