import type { Messages } from '../../messages.ts'

/** Refusals of products by their number in the shop's catalogue, and those of our own rules. */
export const ofProducts: Messages = {
  '100014': { 'zh-cn': '设置成功', en: 'Set', 'zh-tw': '設定成功' },
  '100040': { 'zh-cn': '恢复成功', en: 'Restored', 'zh-tw': '恢復成功' },
  '400337': { 'zh-cn': '请选择商品', en: 'Choose a product', 'zh-tw': '請選擇商品' },
  '400338': { 'zh-cn': '请输入商品名称', en: 'Enter the name of the product', 'zh-tw': '請輸入商品名稱' },
  '400349': { 'zh-cn': '请选择商品轮播图', en: 'Choose a picture', 'zh-tw': '請選擇商品輪播圖' },
  '400373': { 'zh-cn': '请选择商品分类', en: 'Choose a category', 'zh-tw': '請選擇商品分類' },
  '400533': { 'zh-cn': '商品不存在', en: 'There is no such product', 'zh-tw': '商品不存在' },
  '400570': { 'zh-cn': '请选择限购类型', en: 'Choose what is limited', 'zh-tw': '請選擇限購類型' },
  '400571': { 'zh-cn': '限购数量不能小于1', en: 'The limit is one piece at least', 'zh-tw': '限購數量不能小於1' },
  '400572': {
    'zh-cn': '一二级返佣相加不能大于商品售价',
    en: 'Both commissions together are more than the price',
    'zh-tw': '一二級返佣相加不能大於商品售價',
  },
  '400573': { 'zh-cn': '商品类型不能切换', en: 'The type of a product stays as it is', 'zh-tw': '商品類型不能切換' },
  '400585': {
    'zh-cn': '商品正在参加秒杀活动“{name}”，请先结束活动',
    en: 'The flash sale “{name}” sells this product: end it first',
    'zh-tw': '商品正在參加秒殺活動「{name}」，請先結束活動',
  },
  '400586': {
    'zh-cn': '商品正在参加砍价活动“{name}”，请先结束活动',
    en: 'The bargain “{name}” sells this product: end it first',
    'zh-tw': '商品正在參加砍價活動「{name}」，請先結束活動',
  },
  '400587': {
    'zh-cn': '商品正在参加拼团活动“{name}”，请先结束活动',
    en: 'The group buy “{name}” sells this product: end it first',
    'zh-tw': '商品正在參加拼團活動「{name}」，請先結束活動',
  },
  '410096': { 'zh-cn': '分类不存在', en: 'There is no such category', 'zh-tw': '分類不存在' },
  '410107': { 'zh-cn': '请选择分类', en: 'Choose a category', 'zh-tw': '請選擇分類' },
  PRODUCT_IN_PAGE: {
    'zh-cn': '页面“{name}”正在使用这个商品，请先在页面里移除',
    en: 'The page “{name}” shows this product: take it out there first',
    'zh-tw': '頁面「{name}」正在使用這個商品，請先在頁面裡移除',
  },
  PRODUCT_IN_COUPON: {
    'zh-cn': '优惠券“{name}”指定了这个商品，请先停用优惠券',
    en: 'The coupon “{name}” is for this product: switch it off first',
    'zh-tw': '優惠券「{name}」指定了這個商品，請先停用優惠券',
  },
  PRODUCT_IN_POINTS: {
    'zh-cn': '积分商品“{name}”正在兑换，请先下架',
    en: '“{name}” is offered for points: take it off sale first',
    'zh-tw': '積分商品「{name}」正在兌換，請先下架',
  },
  PRODUCT_IN_PRESALE: {
    'zh-cn': '预售活动“{name}”正在进行，请先结束活动',
    en: 'The presale “{name}” sells this product: end it first',
    'zh-tw': '預售活動「{name}」正在進行，請先結束活動',
  },
  PRODUCT_IN_ORDER: {
    'zh-cn': '订单 {name} 还没有完成，完成后才能删除商品',
    en: 'Order {name} is not finished: the product can be deleted afterwards',
    'zh-tw': '訂單 {name} 還沒有完成，完成後才能刪除商品',
  },
  PRODUCT_SPECS_MISSING: { 'zh-cn': '请添加商品规格', en: 'Add a specification', 'zh-tw': '請新增商品規格' },
  PRODUCT_SPEC_EMPTY: { 'zh-cn': '请填写规格名称和规格值', en: 'Enter the name and the values', 'zh-tw': '請填寫規格名稱和規格值' },
  PRODUCT_SPEC_TWICE: { 'zh-cn': '规格“{name}”重复了', en: '“{name}” stands twice', 'zh-tw': '規格「{name}」重複了' },
  PRODUCT_VALUE_UNKNOWN: {
    'zh-cn': '规格“{name}”没有“{value}”，请重新生成规格',
    en: '“{name}” has no value “{value}”: generate the rows again',
    'zh-tw': '規格「{name}」沒有「{value}」，請重新產生規格',
  },
  PRODUCT_SKU_TWICE: { 'zh-cn': '规格“{name}”重复了', en: '“{name}” stands twice', 'zh-tw': '規格「{name}」重複了' },
  PRODUCT_SKUS_MOST: { 'zh-cn': '规格组合最多 {most} 个', en: 'At most {most} combinations', 'zh-tw': '規格組合最多 {most} 個' },
  PRODUCT_SKUS_SEVERAL: {
    'zh-cn': '多规格商品请在编辑页修改价格和库存',
    en: 'This product has several specifications: change price and stock in its editor',
    'zh-tw': '多規格商品請在編輯頁修改價格和庫存',
  },
  PRODUCT_FIGURE: {
    'zh-cn': '请填写有效的数值，修改后的价格和库存不能小于 0',
    en: 'Enter a figure; no price or stock may fall below 0',
    'zh-tw': '請填寫有效的數值，修改後的價格和庫存不能小於 0',
  },
  PRODUCT_STOCK_MOST: { 'zh-cn': '库存最多 {most}', en: 'The stock is {most} at most', 'zh-tw': '庫存最多 {most}' },
  PRODUCT_STOCK_OF_CARDS: {
    'zh-cn': '卡密商品的库存就是卡密的数量',
    en: 'The stock of card codes is their number',
    'zh-tw': '卡密商品的庫存就是卡密的數量',
  },
  PRODUCT_CARDS_MISSING: { 'zh-cn': '请添加卡密', en: 'Add card codes', 'zh-tw': '請新增卡密' },
  PRODUCT_CARDS_HELD: {
    'zh-cn': '有 {count} 张卡密已被未支付的订单占用，卡密不能少于这个数',
    en: 'Unpaid orders hold {count} codes: there cannot be fewer',
    'zh-tw': '有 {count} 張卡密已被未付款的訂單佔用，卡密不能少於這個數',
  },
  PRODUCT_COUPON_MISSING: { 'zh-cn': '请选择优惠券', en: 'Choose a coupon', 'zh-tw': '請選擇優惠券' },
  PRODUCT_CHOICE_GONE: {
    'zh-cn': '所选内容已被删除，请重新选择',
    en: 'What was chosen has been deleted: choose again',
    'zh-tw': '所選內容已被刪除，請重新選擇',
  },
  PRODUCT_TEMPLATE_MISSING: { 'zh-cn': '请选择运费模板', en: 'Choose a shipping template', 'zh-tw': '請選擇運費模板' },
  PRODUCT_LOGISTICS_MISSING: { 'zh-cn': '请选择物流方式', en: 'Choose how it is delivered', 'zh-tw': '請選擇物流方式' },
  PRODUCT_PRESALE_TIME: { 'zh-cn': '请选择预售时间', en: 'Choose the days of the presale', 'zh-tw': '請選擇預售時間' },
  PRODUCT_PRESALE_ORDER: {
    'zh-cn': '预售结束时间要晚于开始时间',
    en: 'The presale ends before it begins',
    'zh-tw': '預售結束時間要晚於開始時間',
  },
}
