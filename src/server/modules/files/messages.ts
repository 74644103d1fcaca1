import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '100021': { 'zh-cn': '添加成功', en: 'Added', 'zh-tw': '新增成功' },
  '100032': { 'zh-cn': '上传成功', en: 'Uploaded', 'zh-tw': '上傳成功' },
  '100034': { 'zh-cn': '移动成功', en: 'Moved', 'zh-tw': '移動成功' },
  '400100': { 'zh-cn': '请填写分类名称', en: 'Please fill in the category name', 'zh-tw': '請填寫分類名稱' },
  '400101': { 'zh-cn': '该分类已存在', en: 'This category already exists', 'zh-tw': '該分類已存在' },
  '400102': { 'zh-cn': '请先删除子分类', en: 'Please delete its subcategories first', 'zh-tw': '請先刪除子分類' },
  '400103': { 'zh-cn': '分类不存在', en: 'There is no such category', 'zh-tw': '分類不存在' },
  '400104': { 'zh-cn': '文件名称不能为空', en: 'The file name cannot be empty', 'zh-tw': '檔案名稱不能為空' },
  '400105': {
    'zh-cn': '该分类有下级分类，无法修改上级',
    en: 'This category has subcategories and cannot be moved below another',
    'zh-tw': '該分類有下級分類，無法修改上級',
  },
  '400599': { 'zh-cn': '请选择要删除的图片', en: 'Please select the pictures to delete', 'zh-tw': '請選擇要刪除的圖片' },
  '400733': { 'zh-cn': '您已关闭上传功能', en: 'Uploads to this storage are switched off', 'zh-tw': '您已關閉上傳功能' },
  file_form_add: { 'zh-cn': '添加分类', en: 'Add category', 'zh-tw': '新增分類' },
  file_form_edit: { 'zh-cn': '编辑分类', en: 'Edit category', 'zh-tw': '編輯分類' },
  file_form_parent: { 'zh-cn': '上级分类', en: 'Parent category', 'zh-tw': '上級分類' },
  file_form_top: { 'zh-cn': '顶级分类', en: 'Top level', 'zh-tw': '頂級分類' },
  file_form_choose_parent: { 'zh-cn': '请选择上级分类', en: 'Please choose a parent category', 'zh-tw': '請選擇上級分類' },
  file_form_name: { 'zh-cn': '分类名称', en: 'Category name', 'zh-tw': '分類名稱' },
  file_form_write_name: { 'zh-cn': '请输入分类名称', en: 'Please enter a category name', 'zh-tw': '請輸入分類名稱' },
  file_restored: { 'zh-cn': '已恢复', en: 'Restored', 'zh-tw': '已恢復' },
  file_own_parent: { 'zh-cn': '上级分类不能是自己', en: 'A category cannot be its own parent', 'zh-tw': '上級分類不能是自己' },
  file_missing: { 'zh-cn': '上传的文件不存在', en: 'No file was sent', 'zh-tw': '上傳的檔案不存在' },
  file_suffix: { 'zh-cn': '不合法的文件后缀', en: 'Files with this ending are not accepted', 'zh-tw': '不合法的檔案後綴' },
  file_gone: { 'zh-cn': '文件不存在或已删除', en: 'This file is no longer there', 'zh-tw': '檔案不存在或已刪除' },
  film_content: {
    'zh-cn': '文件内容不是有效的视频（支持 mp4、mov、webm）',
    en: 'The file is not a valid video (mp4, mov and webm are)',
    'zh-tw': '檔案內容不是有效的影片（支援 mp4、mov、webm）',
  },
  disk_full: {
    'zh-cn': '服务器存储空间不足，请联系管理员',
    en: 'The server has no room left, please tell whoever runs it',
    'zh-tw': '伺服器儲存空間不足，請聯絡管理員',
  },
  upload_unknown: {
    'zh-cn': '该上传不存在或已过期，请重新上传',
    en: 'This upload is unknown or over, please upload again',
    'zh-tw': '該上傳不存在或已過期，請重新上傳',
  },
  upload_offset: { 'zh-cn': '上传位置不一致', en: 'The upload stands at another place', 'zh-tw': '上傳位置不一致' },
  upload_hash: {
    'zh-cn': '文件在传输中损坏，请重新上传',
    en: 'The file was damaged on its way, please upload it again',
    'zh-tw': '檔案在傳輸中損壞，請重新上傳',
  },
  upload_quota: {
    'zh-cn': '未完成的上传太多，请先完成或取消一些',
    en: 'Too many unfinished uploads, finish or cancel some first',
    'zh-tw': '未完成的上傳太多，請先完成或取消一些',
  },
  replace_kind: {
    'zh-cn': '只能用同类文件替换（图片换图片，视频换同格式视频）',
    en: 'Only a file of the same kind can take its place: a picture for a picture, a video of the same format for a video',
    'zh-tw': '只能用同類檔案替換（圖片換圖片，影片換同格式影片）',
  },
  file_content: { 'zh-cn': '文件内容不是有效的图片', en: 'The file is not a valid picture', 'zh-tw': '檔案內容不是有效的圖片' },
  file_pixels: {
    'zh-cn': '图片像素过大，最多 {million} 百万像素',
    en: 'The picture has too many pixels, at most {million} million',
    'zh-tw': '圖片像素過大，最多 {million} 百萬像素',
  },
  file_size: {
    'zh-cn': '文件大小超出限制，最大 {size}',
    en: 'The file is too large, at most {size}',
    'zh-tw': '檔案大小超出限制，最大 {size}',
  },
}

export default messages
