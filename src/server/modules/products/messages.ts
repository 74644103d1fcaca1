import type { Messages } from '../../messages.ts'
import { ofBin } from './bin/bin-messages.ts'
import { ofProducts } from './product-messages.ts'
import { ofSheets } from './sheets/sheet-messages.ts'

/** Refusals by their number, and what forms call their fields: `<table>.<key>`. */
const messages: Messages = {
  ...ofProducts,
  ...ofBin,
  ...ofSheets,
  'categories.add': { 'zh-cn': '添加分类', en: 'Add category', 'zh-tw': '新增分類' },
  'categories.edit': { 'zh-cn': '编辑分类', en: 'Edit category', 'zh-tw': '編輯分類' },
  'categories.pid': { 'zh-cn': '上级分类', en: 'Parent category', 'zh-tw': '上級分類' },
  'categories.pid.none': { 'zh-cn': '顶级分类', en: 'Top level', 'zh-tw': '頂級分類' },
  'categories.cate_name': { 'zh-cn': '分类名称', en: 'Category name', 'zh-tw': '分類名稱' },
  'categories.pic': { 'zh-cn': '分类图标(180*180)', en: 'Icon (180 × 180)', 'zh-tw': '分類圖示(180*180)' },
  'categories.pic.hint': { 'zh-cn': '请选择分类图标(180*180)', en: 'Choose an icon (180 × 180)', 'zh-tw': '請選擇分類圖示(180*180)' },
  'categories.big_pic': { 'zh-cn': '分类大图(468*340)', en: 'Banner (468 × 340)', 'zh-tw': '分類大圖(468*340)' },
  'categories.big_pic.hint': {
    'zh-cn': '请选择分类大图(468*340)',
    en: 'Choose a banner (468 × 340)',
    'zh-tw': '請選擇分類大圖(468*340)',
  },
  'categories.sort': { 'zh-cn': '排序', en: 'Sort', 'zh-tw': '排序' },
  'categories.is_show': { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  'categories.is_show.1': { 'zh-cn': '显示', en: 'Shown', 'zh-tw': '顯示' },
  'categories.is_show.0': { 'zh-cn': '隐藏', en: 'Hidden', 'zh-tw': '隱藏' },
  '400740': {
    'zh-cn': '商品分类最多两级',
    en: 'Categories have two levels at most',
    'zh-tw': '商品分類最多兩級',
  },
}

export default messages
