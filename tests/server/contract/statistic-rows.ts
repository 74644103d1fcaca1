import type { Row } from './row.ts'

const noVisits = 'nothing of ours counts visits, carts and page views'
const noFile = 'the console writes the workbook of what is seen'
const money = 'money of a series is decimal text throughout; the shop mixes it with numbers'

const percent = 'a percentage is text here as at the other statistics; the shop writes those of points as numbers'

const colours = 'the shop says in which colours its own console draws'

export const rows: Row[] = [
  { recorded: 'adminapi_statistic_balance_get_basic' },
  { recorded: 'adminapi_statistic_balance_get_trend' },
  { recorded: 'adminapi_statistic_balance_get_channel' },
  { recorded: 'adminapi_statistic_balance_get_type' },
  { recorded: 'adminapi_marketing_point_get_basic' },
  { recorded: 'adminapi_marketing_point_get_trend' },
  { recorded: 'adminapi_marketing_point_get_channel', differs: { 'data.list[].percent': percent } },
  { recorded: 'adminapi_marketing_point_get_type', differs: { 'data.list[].percent': percent } },
  { recorded: 'adminapi_statistic_order_get_basic' },
  { recorded: 'adminapi_statistic_order_get_trend' },
  { recorded: 'adminapi_statistic_order_get_channel' },
  { recorded: 'adminapi_statistic_order_get_type' },
  {
    recorded: 'adminapi_statistic_product_get_basic',
    differs: { 'data.browse': noVisits, 'data.user': noVisits, 'data.cart': noVisits, 'data.payPercent': noVisits },
  },
  { recorded: 'adminapi_statistic_product_get_trend', differs: { 'data.series[].smooth': noVisits, 'data.series[].yAxisIndex': noVisits } },
  {
    recorded: 'adminapi_statistic_product_get_product_ranking',
    otherWords: 'success',
    otherStatus: { status: 200, code: undefined, reason: 'the shop fails without an order, ours has a usual one' },
  },
  {
    recorded: 'adminapi_statistic_user_get_basic',
    differs: { 'data.people': noVisits, 'data.browse': noVisits },
  },
  { recorded: 'adminapi_statistic_user_get_trend' },
  { recorded: 'adminapi_statistic_user_get_region', differs: { 'data[].visitNum': noVisits } },
  { recorded: 'adminapi_statistic_user_get_sex' },
  // both are by day
  { recorded: 'adminapi_statistic_trade_top_trade', opaque: ['data.right.month[].value'] },
  { recorded: 'adminapi_statistic_trade_bottom_trade', differs: { 'data.export': noFile, 'data.series[].money': money } },
  { recorded: 'adminapi_home_header' },
  ...['', '_thirtyday', '_week', '_month', '_year'].map((cycle) => ({
    ...{ recorded: `adminapi_home_order${cycle}`, differs: { 'data.pre_cycle.price.data': money, 'data.series[].itemStyle': colours } },
  })),
  { recorded: 'adminapi_home_user' },
  { recorded: 'adminapi_home_rank' },
]
