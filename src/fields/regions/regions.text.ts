import { columns } from '#src/text/columns.ts'

export const $text = columns({
  choose: { 'zh-cn': '选择区域', en: 'Choose regions', 'zh-tw': '選擇區域' },
  search: { 'zh-cn': '搜索省份或城市', en: 'Search provinces and cities', 'zh-tw': '搜尋省份或城市' },
  all: { 'zh-cn': '全选', en: 'All', 'zh-tw': '全選' },
  none: { 'zh-cn': '清空', en: 'None', 'zh-tw': '清空' },
  chosen: {
    'zh-cn': (provinces: number, cities: number) => `已选 ${provinces} 个省份、${cities} 个城市`,
    en: (provinces: number, cities: number) => `Provinces: ${provinces}, cities: ${cities}`,
    'zh-tw': (provinces: number, cities: number) => `已選 ${provinces} 個省份、${cities} 個城市`,
  },
  taken: {
    'zh-cn': '其他行已选的城市不再列出',
    en: 'Cities of the other rows are not listed',
    'zh-tw': '其他列已選的城市不再列出',
  },
  nothing: { 'zh-cn': '没有找到区域', en: 'No such region', 'zh-tw': '沒有找到區域' },
  failed: { 'zh-cn': '区域没有加载出来', en: 'The regions could not be loaded', 'zh-tw': '區域沒有載入' },
})
