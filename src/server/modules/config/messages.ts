import type { Messages } from '../../messages.ts'

const messages: Messages = {
  config_system: { 'zh-cn': '系统配置', en: 'System', 'zh-tw': '系統設定' },
  config_basics: { 'zh-cn': '基础配置', en: 'Basics', 'zh-tw': '基本設定' },
  config_logo: { 'zh-cn': 'LOGO配置', en: 'Logos', 'zh-tw': 'LOGO設定' },
  config_site_name: { 'zh-cn': '网站名称', en: 'Name of the site', 'zh-tw': '網站名稱' },
  config_site_name_help: {
    'zh-cn': '显示在登录页、菜单和浏览器标题上',
    en: 'Shown on the sign-in page, above the menu and in the title of the browser',
    'zh-tw': '顯示在登入頁、選單和瀏覽器標題上',
  },
  config_site_name_missing: { 'zh-cn': '请输入网站名称', en: 'Enter a name', 'zh-tw': '請輸入網站名稱' },
  config_copyright: { 'zh-cn': '版权信息', en: 'Copyright', 'zh-tw': '版權資訊' },
  config_copyright_help: { 'zh-cn': '显示在登录页的底部', en: 'Shown at the foot of the sign-in page', 'zh-tw': '顯示在登入頁的底部' },
  config_show_demos: { 'zh-cn': '显示示例菜单', en: 'Show the demos', 'zh-tw': '顯示範例選單' },
  config_show_demos_help: {
    'zh-cn': '关闭后菜单里不再有“示例”',
    en: 'When off, the menu shows no demos',
    'zh-tw': '關閉後選單裡不再有「範例」',
  },
  config_model_checkbox: { 'zh-cn': '营销活动', en: 'Marketing', 'zh-tw': '行銷活動' },
  config_model_checkbox_help: {
    'zh-cn': '关闭后，对应的菜单、页面组件和链接不再显示',
    en: 'When one is off, its menu entries, page blocks and links are not shown',
    'zh-tw': '關閉後，對應的選單、頁面元件和連結不再顯示',
  },
  config_seckill: { 'zh-cn': '秒杀', en: 'Flash sales', 'zh-tw': '秒殺' },
  config_bargain: { 'zh-cn': '砍价', en: 'Bargains', 'zh-tw': '砍價' },
  config_combination: { 'zh-cn': '拼团', en: 'Group buying', 'zh-tw': '拼團' },
  config_site_logo: { 'zh-cn': '后台登录LOGO', en: 'Wide logo', 'zh-tw': '後台登入LOGO' },
  config_site_logo_help: {
    'zh-cn': '建议尺寸：128*45px，不填则用网站名称生成',
    en: 'Best 128×45 px; drawn from the name when empty',
    'zh-tw': '建議尺寸：128*45px，不填則用網站名稱產生',
  },
  config_site_logo_square: { 'zh-cn': '后台小LOGO', en: 'Square logo', 'zh-tw': '後台小LOGO' },
  config_site_logo_square_help: {
    'zh-cn': '建议尺寸：64*64px，菜单收起时显示',
    en: 'Best 64×64 px; shown when the menu is folded',
    'zh-tw': '建議尺寸：64*64px，選單收起時顯示',
  },
  config_new_order_audio_link: { 'zh-cn': '新订单语音提示', en: 'Sound for a new order', 'zh-tw': '新訂單語音提示' },
  config_new_order_audio_link_help: {
    'zh-cn': '提示音文件的地址（mp3、wav），留空则不响；系统自带 /brand/order.wav',
    en: 'Address of an mp3 or wav file, silent when empty; /brand/order.wav comes with the system',
    'zh-tw': '提示音檔案的位址（mp3、wav），留空則不響；系統內建 /brand/order.wav',
  },
  config_not_a_sound: {
    'zh-cn': '请输入以 / 或 http 开头的音频地址',
    en: 'Enter an address that begins with / or http',
    'zh-tw': '請輸入以 / 或 http 開頭的音訊位址',
  },
  config_not_ours: {
    'zh-cn': '只能选择素材库里的图片',
    en: 'Only pictures of the media library can be used',
    'zh-tw': '只能選擇素材庫裡的圖片',
  },
  config_unknown: { 'zh-cn': '没有这个配置分类', en: 'There is no such group of settings', 'zh-tw': '沒有這個設定分類' },
}

export default messages
