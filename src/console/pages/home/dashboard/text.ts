import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '主页', en: 'Home', 'zh-tw': '主頁' },
  night: {
    'zh-cn': (name: string) => (name ? `夜深了，${name}` : '夜深了'),
    en: (name: string) => (name ? `Good night, ${name}` : 'Good night'),
    'zh-tw': (name: string) => (name ? `夜深了，${name}` : '夜深了'),
  },
  morning: {
    'zh-cn': (name: string) => (name ? `早上好，${name}` : '早上好'),
    en: (name: string) => (name ? `Good morning, ${name}` : 'Good morning'),
    'zh-tw': (name: string) => (name ? `早安，${name}` : '早安'),
  },
  afternoon: {
    'zh-cn': (name: string) => (name ? `下午好，${name}` : '下午好'),
    en: (name: string) => (name ? `Good afternoon, ${name}` : 'Good afternoon'),
    'zh-tw': (name: string) => (name ? `午安，${name}` : '午安'),
  },
  evening: {
    'zh-cn': (name: string) => (name ? `晚上好，${name}` : '晚上好'),
    en: (name: string) => (name ? `Good evening, ${name}` : 'Good evening'),
    'zh-tw': (name: string) => (name ? `晚安，${name}` : '晚安'),
  },
  signedInAs: {
    'zh-cn': (account: string) => `当前账号 ${account}`,
    en: (account: string) => `Signed in as ${account}`,
    'zh-tw': (account: string) => `目前帳號 ${account}`,
  },
  quick: { 'zh-cn': '我的工作台', en: 'My desk', 'zh-tw': '我的工作台' },
  todo: { 'zh-cn': '消息通知', en: 'Message notification', 'zh-tw': '訊息通知' },
  nothingToDo: { 'zh-cn': '没有待处理的事项', en: 'Nothing is waiting for you', 'zh-tw': '沒有待處理的事項' },
  todoNotRead: { 'zh-cn': '待处理事项加载失败', en: 'The list could not be read', 'zh-tw': '待處理事項載入失敗' },
  recent: { 'zh-cn': '店铺页面', en: 'Storefront pages', 'zh-tw': '店鋪頁面' },
  all: { 'zh-cn': '查看全部', en: 'See all', 'zh-tw': '查看全部' },
  noPages: { 'zh-cn': '还没有页面', en: 'No pages yet', 'zh-tw': '還沒有頁面' },
  pagesNotRead: { 'zh-cn': '页面加载失败', en: 'The pages could not be read', 'zh-tw': '頁面載入失敗' },
  updated: {
    'zh-cn': (time: string) => `更新于 ${time}`,
    en: (time: string) => `Updated ${time}`,
    'zh-tw': (time: string) => `更新於 ${time}`,
  },
  added: {
    'zh-cn': (time: string) => `添加于 ${time}`,
    en: (time: string) => `Added ${time}`,
    'zh-tw': (time: string) => `新增於 ${time}`,
  },
  homePage: { 'zh-cn': '首页', en: 'Home page', 'zh-tw': '首頁' },
})
