import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '100021': { 'zh-cn': '添加成功', en: 'Added', 'zh-tw': '新增成功' },
  '400198': { 'zh-cn': '请填写按钮名称', en: 'Enter a name', 'zh-tw': '請填寫按鈕名稱' },
  menu_children: {
    'zh-cn': '请先删除下级规则',
    en: 'Delete the rules below it first',
    'zh-tw': '請先刪除下層規則',
  },
  menu_beyond: {
    'zh-cn': '您没有该规则的权限，不能改动它',
    en: 'You can only change rules whose permission you have yourself',
    'zh-tw': '您沒有該規則的權限，不能變更它',
  },
  menu_above: {
    'zh-cn': '上级身份正在使用该权限，不能停用、删除或更换',
    en: 'A role above yours has this permission: it cannot be switched off, deleted or replaced',
    'zh-tw': '上層身分正在使用該權限，不能停用、刪除或更換',
  },
  menu_add: { 'zh-cn': '添加权限', en: 'New rule', 'zh-tw': '新增權限' },
  menu_edit: { 'zh-cn': '修改权限', en: 'Edit rule', 'zh-tw': '修改權限' },
  menu_name: { 'zh-cn': '按钮名称', en: 'Name', 'zh-tw': '按鈕名稱' },
  menu_name_hint: { 'zh-cn': '请输入按钮名称', en: 'What staff will read', 'zh-tw': '請輸入按鈕名稱' },
  menu_name_missing: { 'zh-cn': '按钮名称必填', en: 'Enter a name', 'zh-tw': '按鈕名稱必填' },
  menu_path: { 'zh-cn': '路由名称', en: 'Address', 'zh-tw': '路由名稱' },
  menu_path_hint: { 'zh-cn': '请输入前台跳转路由地址', en: 'Where it leads in the console', 'zh-tw': '請輸入前台跳轉路由地址' },
  menu_path_missing: { 'zh-cn': '请填写前台路由地址', en: 'Enter an address', 'zh-tw': '請填寫前台路由地址' },
  menu_key: { 'zh-cn': '权限标识', en: 'Permission key', 'zh-tw': '權限代碼' },
  menu_key_hint: { 'zh-cn': '不填写则后台自动生成', en: 'Made by the server when empty', 'zh-tw': '不填寫則後台自動產生' },
  menu_icon: { 'zh-cn': '图标', en: 'Icon', 'zh-tw': '圖示' },
  menu_icon_hint: { 'zh-cn': '请选择图标', en: 'Choose an icon', 'zh-tw': '請選擇圖示' },
  menu_sort: { 'zh-cn': '排序', en: 'Order', 'zh-tw': '排序' },
  menu_sort_hint: { 'zh-cn': '请输入排序', en: 'Larger comes first', 'zh-tw': '請輸入排序' },
  menu_type: { 'zh-cn': '类型', en: 'Type', 'zh-tw': '類型' },
  menu_type_1: { 'zh-cn': '菜单', en: 'Menu', 'zh-tw': '選單' },
  menu_type_2: { 'zh-cn': '接口', en: 'Call', 'zh-tw': '介面' },
  menu_type_3: { 'zh-cn': '按钮', en: 'Button', 'zh-tw': '按鈕' },
  menu_state: { 'zh-cn': '权限状态', en: 'In force', 'zh-tw': '權限狀態' },
  menu_on: { 'zh-cn': '开启', en: 'Yes', 'zh-tw': '開啟' },
  menu_off: { 'zh-cn': '关闭', en: 'No', 'zh-tw': '關閉' },
  menu_show: { 'zh-cn': '是否显示', en: 'In the menu', 'zh-tw': '是否顯示' },
  menu_shown: { 'zh-cn': '显示', en: 'Shown', 'zh-tw': '顯示' },
  menu_hidden: { 'zh-cn': '隐藏', en: 'Hidden', 'zh-tw': '隱藏' },
  menu_parent: { 'zh-cn': '父级id', en: 'Below', 'zh-tw': '上層 ID' },
  menu_parent_hint: { 'zh-cn': '不选择则为顶级', en: 'At the top when empty', 'zh-tw': '不選擇則為最上層' },
}

export default messages
