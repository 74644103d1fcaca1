import type { Messages } from '../../messages.ts'

/** Refusals by their number, and what forms call their fields: `<table>.<key>`. */
const messages: Messages = {
  USER_GROUP_USED: {
    'zh-cn': '该分组下还有用户，请先把用户移到其他分组',
    en: 'Users are in this group: move them to another one first',
    'zh-tw': '該分組下還有會員，請先把會員移到其他分組',
  },
  USER_LABEL_USED: {
    'zh-cn': '还有用户带着这个标签，请先取消用户的标签',
    en: 'Users carry this label: take it from them first',
    'zh-tw': '還有會員帶著這個標籤，請先取消會員的標籤',
  },
  USER_LEVEL_USED: {
    'zh-cn': '还有用户是这个等级，可以先隐藏它',
    en: 'Users are on this level; it can be hidden',
    'zh-tw': '還有會員是這個等級，可以先隱藏它',
  },
  'user_groups.add': { 'zh-cn': '添加分组', en: 'Add group', 'zh-tw': '新增分組' },
  'user_groups.edit': { 'zh-cn': '修改分组', en: 'Edit group', 'zh-tw': '修改分組' },
  'user_groups.group_name': { 'zh-cn': '分组名称', en: 'Group name', 'zh-tw': '分組名稱' },
  '400321': { 'zh-cn': '请输入分组名称', en: 'Enter a group name', 'zh-tw': '請輸入分組名稱' },
  '400666': { 'zh-cn': '该分组已经存在', en: 'This group exists already', 'zh-tw': '該分組已經存在' },

  'user_label_categories.add': { 'zh-cn': '添加标签分类', en: 'Add label category', 'zh-tw': '新增標籤分類' },
  'user_label_categories.edit': { 'zh-cn': '编辑标签分类', en: 'Edit label category', 'zh-tw': '編輯標籤分類' },
  'user_label_categories.name': { 'zh-cn': '分类名称', en: 'Category name', 'zh-tw': '分類名稱' },
  'user_label_categories.sort': { 'zh-cn': '排序', en: 'Sort', 'zh-tw': '排序' },
  '400086': { 'zh-cn': '请输入分类名称', en: 'Enter a category name', 'zh-tw': '請輸入分類名稱' },
  '400087': { 'zh-cn': '请输入排序', en: 'Enter a sort number', 'zh-tw': '請輸入排序' },
  '400323': {
    'zh-cn': '该分类下有标签，请先删除标签',
    en: 'This category has labels: delete the labels first',
    'zh-tw': '該分類下有標籤，請先刪除標籤',
  },

  'user_labels.add': { 'zh-cn': '添加标签', en: 'Add label', 'zh-tw': '新增標籤' },
  'user_labels.edit': { 'zh-cn': '修改标签', en: 'Edit label', 'zh-tw': '修改標籤' },
  'user_labels.label_cate': { 'zh-cn': '标签分类', en: 'Label category', 'zh-tw': '標籤分類' },
  'user_labels.label_cate.none': { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  'user_labels.label_name': { 'zh-cn': '标签名称', en: 'Label name', 'zh-tw': '標籤名稱' },
  '400322': { 'zh-cn': '会员标签不能为空', en: 'A label cannot be empty', 'zh-tw': '會員標籤不能為空' },

  'user_levels.add': { 'zh-cn': '添加用户等级', en: 'Add user level', 'zh-tw': '新增會員等級' },
  'user_levels.edit': { 'zh-cn': '编辑用户等级', en: 'Edit user level', 'zh-tw': '編輯會員等級' },
  'user_levels.name': { 'zh-cn': '等级名称', en: 'Level name', 'zh-tw': '等級名稱' },
  'user_levels.grade': { 'zh-cn': '等级', en: 'Level', 'zh-tw': '等級' },
  'user_levels.discount': { 'zh-cn': '享受折扣', en: 'Discount', 'zh-tw': '享受折扣' },
  'user_levels.discount.hint': {
    'zh-cn': '输入折扣数100，代表原价，90代表9折',
    en: '100 is the full price, 90 is 10% off',
    'zh-tw': '輸入折扣數100，代表原價，90代表9折',
  },
  'user_levels.exp_num': { 'zh-cn': '解锁经验值', en: 'Experience needed', 'zh-tw': '解鎖經驗值' },
  'user_levels.icon': { 'zh-cn': '图标', en: 'Icon', 'zh-tw': '圖示' },
  'user_levels.icon.hint': { 'zh-cn': '请选择图标', en: 'Choose an icon', 'zh-tw': '請選擇圖示' },
  'user_levels.image': { 'zh-cn': '用户等级背景', en: 'Background', 'zh-tw': '會員等級背景' },
  'user_levels.image.hint': { 'zh-cn': '请选择用户等级背景', en: 'Choose a background', 'zh-tw': '請選擇會員等級背景' },
  'user_levels.is_show': { 'zh-cn': '是否显示', en: 'Shown', 'zh-tw': '是否顯示' },
  'user_levels.is_show.1': { 'zh-cn': '显示', en: 'Shown', 'zh-tw': '顯示' },
  'user_levels.is_show.0': { 'zh-cn': '隐藏', en: 'Hidden', 'zh-tw': '隱藏' },
  '400324': { 'zh-cn': '请输入等级名称', en: 'Enter a level name', 'zh-tw': '請輸入等級名稱' },
  '400325': { 'zh-cn': '请输入等级', en: 'Enter a level', 'zh-tw': '請輸入等級' },
  '400327': { 'zh-cn': '请上传等级图标', en: 'Choose an icon for the level', 'zh-tw': '請上傳等級圖示' },
  '400328': { 'zh-cn': '请上传等级背景图标', en: 'Choose a background for the level', 'zh-tw': '請上傳等級背景圖示' },
  '400329': { 'zh-cn': '请输入升级经验值', en: 'Enter the experience that the level takes', 'zh-tw': '請輸入升級經驗值' },
  '400673': {
    'zh-cn': '用户等级经验必须大于上一等级设置的经验',
    en: 'It must take more experience than the level below',
    'zh-tw': '會員等級經驗必須大於上一等級設定的經驗',
  },
  '400674': {
    'zh-cn': '用户等级经验必须小于下一等级设置的经验',
    en: 'It must take less experience than the level above',
    'zh-tw': '會員等級經驗必須小於下一等級設定的經驗',
  },
  '400675': {
    'zh-cn': '已检测到您设置过的用户等级，此等级不可重复',
    en: 'There is a level of this number already',
    'zh-tw': '已偵測到您設定過的會員等級，此等級不可重複',
  },
  '400676': {
    'zh-cn': '已检测到您设置过该用户等级经验值，经验值不可重复',
    en: 'Another level takes just as much experience',
    'zh-tw': '已偵測到您設定過該會員等級經驗值，經驗值不可重複',
  },
}

export default messages
