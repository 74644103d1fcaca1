import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '400169': { 'zh-cn': '回复成功', en: 'Answered', 'zh-tw': '回覆成功' },
  '400337': { 'zh-cn': '请选择商品', en: 'Choose a product', 'zh-tw': '請選擇商品' },
  REVIEW_CONTENT: { 'zh-cn': '请输入回复内容', en: 'Enter an answer', 'zh-tw': '請輸入回覆內容' },
  REVIEW_SUK: { 'zh-cn': '请选择商品规格', en: 'This product has no such specification', 'zh-tw': '請選擇商品規格' },
  REVIEW_AVATAR: { 'zh-cn': '请选择用户头像', en: "Choose the customer's picture", 'zh-tw': '請選擇會員頭像' },
  REVIEW_NICKNAME: { 'zh-cn': '请填写用户昵称', en: "Enter the customer's name", 'zh-tw': '請填寫會員暱稱' },
  REVIEW_COMMENT: { 'zh-cn': '请填写评论内容', en: 'Enter what is said', 'zh-tw': '請填寫評論內容' },
  REVIEW_PRODUCT_SCORE: {
    'zh-cn': '商品分数必须是1-5之间的整数',
    en: 'One to five stars for the product',
    'zh-tw': '商品分數必須是1-5之間的整數',
  },
  REVIEW_SERVICE_SCORE: {
    'zh-cn': '服务分数必须是1-5之间的整数',
    en: 'One to five stars for the service',
    'zh-tw': '服務分數必須是1-5之間的整數',
  },
  REVIEW_TIME: { 'zh-cn': '评论时间不正确', en: 'This is no time, or one that is yet to come', 'zh-tw': '評論時間不正確' },
  'reviews.add': { 'zh-cn': '添加虚拟评论', en: 'Add a review', 'zh-tw': '新增虛擬評論' },
  'reviews.image': { 'zh-cn': '商品', en: 'Product', 'zh-tw': '商品' },
  'reviews.image.hint': { 'zh-cn': '请选择商品', en: 'Choose a product', 'zh-tw': '請選擇商品' },
  'reviews.avatar': { 'zh-cn': '用户头像', en: "Customer's picture", 'zh-tw': '會員頭像' },
  'reviews.avatar.hint': { 'zh-cn': '请选择用户头像', en: 'Choose a picture', 'zh-tw': '請選擇會員頭像' },
  'reviews.nickname': { 'zh-cn': '用户名称', en: "Customer's name", 'zh-tw': '會員名稱' },
  'reviews.nickname.hint': { 'zh-cn': '请输入用户名称', en: 'Enter a name', 'zh-tw': '請輸入會員名稱' },
  'reviews.comment': { 'zh-cn': '评价文字', en: 'What is said', 'zh-tw': '評價文字' },
  'reviews.comment.hint': { 'zh-cn': '请输入评价文字', en: 'Enter what is said', 'zh-tw': '請輸入評價文字' },
  'reviews.product_score': { 'zh-cn': '商品分数', en: 'Stars for the product', 'zh-tw': '商品分數' },
  'reviews.service_score': { 'zh-cn': '服务分数', en: 'Stars for the service', 'zh-tw': '服務分數' },
  'reviews.pics': { 'zh-cn': '评价图片', en: 'Pictures', 'zh-tw': '評價圖片' },
  'reviews.pics.hint': { 'zh-cn': '请选择评价图片', en: 'Choose pictures', 'zh-tw': '請選擇評價圖片' },
  'reviews.add_time': { 'zh-cn': '评论时间', en: 'Time', 'zh-tw': '評論時間' },
  'reviews.add_time.hint': {
    'zh-cn': '请选择评论时间(不选择默认当前添加时间)',
    en: 'When it was written: now, unless you choose a time',
    'zh-tw': '請選擇評論時間(不選擇預設目前新增時間)',
  },
}

export default messages
