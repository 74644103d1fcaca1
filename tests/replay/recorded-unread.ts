/** Recorded replies of the shop's daily areas that no page reads, by their names, and why. */
export const unread: readonly (readonly [names: RegExp, why: string])[] = [
  [
    /^(ERR_)?adminapi_marketing_(seckill|bargain|combination|integral|lottery)_/,
    'pages of activities are not of these areas; links choose them',
  ],
  [/^adminapi_marketing_(bargain|combination|seckill|lottery)_list|^adminapi_marketing_point_record/, 'the same'],
  [/^adminapi_marketing_coupon_(released_id|released_issue|user$|save_coupon)/, 'the page of coupons lists them and gives them'],
  [/^adminapi_export_(bargain|combination|seckill)_list|^adminapi_export_userAgent/, 'the same'],
  [/^adminapi_export_(member_card|user(Commission|Finance|Point|Recharge))/, 'lists are saved from their own calls'],
  [/^adminapi_statistic_(product|user)_get_excel/, 'the file holds what is seen'],
  [/^adminapi_finance_finance_(bill_type|list)$/, 'the newer list of balances took its place'],
  [/^adminapi_(freight|marketing_integral)_config_edit_basics/, 'settings are read by the page of the configuration'],
  [/^adminapi_(order_invoice_info_id|user_member_scan|merchant_store_address|setting_group_data_header)/, 'no page shows it'],
  [/^adminapi_user_user_level_(create_task|read|task)/, 'levels have had no tasks since version 5'],
  [/^adminapi_cms_cms_(create|id_edit)/, 'refused by the shop: articles have a form of the page’s own'],
  [/^adminapi_order_(refund|no_refund)_id$/, 'orders are refunded by the piece, in a form of the page’s own'],
  [
    /^adminapi_(freight_express_create|user_user_label_cate$|user_user_label_cate_id_edit|product_reply_fictitious_reply)/,
    'a form of the page’s own',
  ],
  [/^adminapi_export_(order|product|user)_list$/, 'asked for as a file is saved: console/engine/export'],
  [/^adminapi_marketing_(bargain|combination|seckill)$/, 'read by their paths in designer/shop and by the links'],
  [/^adminapi_product_(attrs_5_type\d|product_attrs_id_type|product_list_picker)$/, 'read by their paths in the designer'],
  [/^adminapi_product_(cache|product_check_activity_id)$/, 'drafts stay on the device; the server says where a product is used'],
  [/^adminapi_order_(delivery_import_express|split_order_id)$/, 'sheets are read on the device; no recorded order was split'],
  [/^adminapi_user_one_info_(3_info|3_balance|id)$/, 'refused as no kind of record: no tab asks for it'],
  [/^adminapi_setting_sign_data/, 'the page of sign-in rewards has calls of its own'],
]
