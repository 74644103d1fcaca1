import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '余额统计', en: 'Balance statistics', 'zh-tw': '餘額統計' },
  overview: { 'zh-cn': '余额概况（累计）', en: 'Balances since the beginning', 'zh-tw': '餘額概況（累計）' },
  now: { 'zh-cn': '当前余额', en: 'Owned now', 'zh-tw': '目前餘額' },
  come: { 'zh-cn': '累计余额', en: 'Ever added', 'zh-tw': '累計餘額' },
  gone: { 'zh-cn': '累计消耗余额', en: 'Ever used', 'zh-tw': '累計消耗餘額' },
  trend: { 'zh-cn': '余额使用趋势', en: 'Trend', 'zh-tw': '餘額使用趨勢' },
  added: { 'zh-cn': '余额积累', en: 'Added', 'zh-tw': '餘額累積' },
  used: { 'zh-cn': '余额消耗', en: 'Used', 'zh-tw': '餘額消耗' },
  sources: { 'zh-cn': '余额来源分析', en: 'Where balances came from', 'zh-tw': '餘額來源分析' },
  bySystem: { 'zh-cn': '系统增加', en: 'Added by staff', 'zh-tw': '系統增加' },
  recharged: { 'zh-cn': '用户充值', en: 'Recharged', 'zh-tw': '會員儲值' },
  commission: { 'zh-cn': '佣金提现', en: 'Commission', 'zh-tw': '佣金提現' },
  lottery: { 'zh-cn': '抽奖赠送', en: 'Won', 'zh-tw': '抽獎贈送' },
  refunded: { 'zh-cn': '商品退款', en: 'Refunded', 'zh-tw': '商品退款' },
  uses: { 'zh-cn': '余额消耗', en: 'What balances were used for', 'zh-tw': '餘額消耗分析' },
  takenBySystem: { 'zh-cn': '系统减少', en: 'Taken by staff', 'zh-tw': '系統減少' },
  rechargeRefunded: { 'zh-cn': '充值退款', en: 'Recharges refunded', 'zh-tw': '儲值退款' },
  bought: { 'zh-cn': '购买商品', en: 'Bought', 'zh-tw': '購買商品' },
  other: { 'zh-cn': '其他', en: 'Other', 'zh-tw': '其他' },
})
