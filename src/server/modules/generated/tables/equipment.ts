import type { Table } from '../table.ts'

/** Machines of a maker of rubber and adhesive boards. */
export default {
  name: 'equipment',
  title: { 'zh-cn': '设备台账', en: 'Equipment register', 'zh-tw': '設備台帳' },
  fields: {
    name: {
      ...{ type: 'input', most: 60, required: true, searchable: true, listed: true },
      title: { 'zh-cn': '设备名称', en: 'Name', 'zh-tw': '設備名稱' },
    },
    model: { type: 'input', most: 60, listed: true, title: { 'zh-cn': '型号', en: 'Model', 'zh-tw': '型號' } },
    kind: {
      ...{ type: 'select', required: true, searchable: true, listed: true },
      title: { 'zh-cn': '类别', en: 'Kind', 'zh-tw': '類別' },
      options: [
        { value: 'mixer', label: { 'zh-cn': '密炼机', en: 'Internal mixer', 'zh-tw': '密煉機' } },
        { value: 'mill', label: { 'zh-cn': '开炼机', en: 'Open mill', 'zh-tw': '開煉機' } },
        { value: 'press', label: { 'zh-cn': '硫化机', en: 'Vulcanising press', 'zh-tw': '硫化機' } },
        { value: 'cutter', label: { 'zh-cn': '裁切机', en: 'Cutter', 'zh-tw': '裁切機' } },
        { value: 'other', label: { 'zh-cn': '其他', en: 'Other', 'zh-tw': '其他' } },
      ],
    },
    location: { type: 'input', most: 60, listed: true, title: { 'zh-cn': '位置', en: 'Place', 'zh-tw': '位置' } },
    bought_on: {
      ...{ type: 'dateTime', isDay: true, searchable: true, listed: true },
      title: { 'zh-cn': '购置日期', en: 'Bought on', 'zh-tw': '購置日期' },
    },
    warranty: { type: 'dateTimeRange', isDay: true, listed: true, title: { 'zh-cn': '保修期', en: 'Warranty', 'zh-tw': '保固期' } },
    is_used: { type: 'switches', start: 1, listed: true, title: { 'zh-cn': '在用', en: 'In use', 'zh-tw': '使用中' } },
    photo: { type: 'frameImageOne', listed: true, title: { 'zh-cn': '照片', en: 'Photo', 'zh-tw': '照片' } },
    photos: { type: 'frameImages', most: 5, title: { 'zh-cn': '细节照片', en: 'More photos', 'zh-tw': '細節照片' } },
    note: { type: 'textarea', most: 500, title: { 'zh-cn': '备注', en: 'Note', 'zh-tw': '備註' } },
  },
} satisfies Table
