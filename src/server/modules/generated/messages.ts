import type { Messages } from '../../messages.ts'

const messages: Messages = {
  crud_actions: { 'zh-cn': '操作', en: 'Actions', 'zh-tw': '操作' },
  CRUD_NO_SWITCH: { 'zh-cn': '这个字段不能直接切换', en: 'This field is no switch', 'zh-tw': '這個欄位不能直接切換' },
  equipment: { 'zh-cn': '设备台账', en: 'Equipment register', 'zh-tw': '設備台帳' },
  'equipment.add': { 'zh-cn': '添加', en: 'Add', 'zh-tw': '新增' },
  'equipment.edit': { 'zh-cn': '修改', en: 'Edit', 'zh-tw': '修改' },
  'equipment.name': { 'zh-cn': '设备名称', en: 'Name', 'zh-tw': '設備名稱' },
  'equipment.model': { 'zh-cn': '型号', en: 'Model', 'zh-tw': '型號' },
  'equipment.kind': { 'zh-cn': '类别', en: 'Kind', 'zh-tw': '類別' },
  'equipment.kind.mixer': { 'zh-cn': '密炼机', en: 'Internal mixer', 'zh-tw': '密煉機' },
  'equipment.kind.mill': { 'zh-cn': '开炼机', en: 'Open mill', 'zh-tw': '開煉機' },
  'equipment.kind.press': { 'zh-cn': '硫化机', en: 'Vulcanising press', 'zh-tw': '硫化機' },
  'equipment.kind.cutter': { 'zh-cn': '裁切机', en: 'Cutter', 'zh-tw': '裁切機' },
  'equipment.kind.other': { 'zh-cn': '其他', en: 'Other', 'zh-tw': '其他' },
  'equipment.location': { 'zh-cn': '位置', en: 'Place', 'zh-tw': '位置' },
  'equipment.bought_on': { 'zh-cn': '购置日期', en: 'Bought on', 'zh-tw': '購置日期' },
  'equipment.warranty': { 'zh-cn': '保修期', en: 'Warranty', 'zh-tw': '保固期' },
  'equipment.is_used': { 'zh-cn': '在用', en: 'In use', 'zh-tw': '使用中' },
  'equipment.photo': { 'zh-cn': '照片', en: 'Photo', 'zh-tw': '照片' },
  'equipment.photos': { 'zh-cn': '细节照片', en: 'More photos', 'zh-tw': '細節照片' },
  'equipment.note': { 'zh-cn': '备注', en: 'Note', 'zh-tw': '備註' },
}

export default messages
