import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '110006': { 'zh-cn': '登录已过期,请重新登录', en: 'Your session has ended, please sign in again', 'zh-tw': '登入已過期,請重新登入' },
  '110007': {
    'zh-cn': '登录状态有误,请重新登录',
    en: 'Your session is not valid, please sign in again',
    'zh-tw': '登入狀態有誤,請重新登入',
  },
  '410000': { 'zh-cn': '请输入账号和密码', en: 'Enter your account and password', 'zh-tw': '請輸入帳號和密碼' },
  '410001': { 'zh-cn': '登录成功', en: 'Signed in', 'zh-tw': '登入成功' },
  '410025': { 'zh-cn': '账号或密码错误', en: 'Wrong account or password', 'zh-tw': '帳號或密碼錯誤' },
  '410027': {
    'zh-cn': '您已被禁止登录，请联系管理员',
    en: 'You may not sign in any more, please ask the administrator',
    'zh-tw': '您已被禁止登入，請聯絡管理員',
  },
  '410038': { 'zh-cn': '获取用户访问token失败', en: 'The visitor’s token is missing', 'zh-tw': '無法取得使用者的存取 token' },
  '410090': {
    'zh-cn': '无效的token不能查找到用户聊天记录',
    en: 'There is no chat history for an invalid token',
    'zh-tw': 'token 無效，查不到使用者的聊天記錄',
  },
  '410091': { 'zh-cn': '图片上传成功', en: 'The picture is there', 'zh-tw': '圖片上傳成功' },
  '410136': {
    'zh-cn': '暂无客服人员在线，请稍后联系',
    en: 'Nobody from customer service is online, please try again later',
    'zh-tw': '目前沒有客服人員在線上，請稍後再聯絡',
  },
  '100101': { 'zh-cn': '非法操作', en: 'That is not allowed', 'zh-tw': '不合法的操作' },
  '410032': { 'zh-cn': '用户不存在', en: 'There is no such user', 'zh-tw': '使用者不存在' },
  '410092': {
    'zh-cn': '用户uid不再当前聊天用户范围内',
    en: 'This is none of the customers who talk to you',
    'zh-tw': '使用者不在目前的聊天範圍內',
  },
  '410113': { 'zh-cn': '用户不存在', en: 'There is no such user', 'zh-tw': '使用者不存在' },
  '410143': { 'zh-cn': '商品未查到', en: 'The product was not found', 'zh-tw': '查不到商品' },
  '410173': { 'zh-cn': '订单不存在', en: 'There is no such order', 'zh-tw': '訂單不存在' },
  '410141': { 'zh-cn': '没有此用户', en: 'There is no such user', 'zh-tw': '沒有此使用者' },
  'chat-format': { 'zh-cn': '格式错误', en: 'Wrong format', 'zh-tw': '格式錯誤' },
  'chat-sign-in': { 'zh-cn': '请登录', en: 'Please sign in', 'zh-tw': '請登入' },
  'chat-self': { 'zh-cn': '不能和自己聊天', en: 'You cannot talk to yourself', 'zh-tw': '不能和自己聊天' },
  'chat-nobody': { 'zh-cn': '用户不存在', en: 'There is no such person', 'zh-tw': '使用者不存在' },
  'chat-not-serving': {
    'zh-cn': '这位客服已停止接待，请刷新页面后重新咨询',
    en: 'This agent does not serve you any more. Please reload the page and ask again',
    'zh-tw': '這位客服已停止接待，請重新整理頁面後再諮詢',
  },
  'chat-pictures': {
    'zh-cn': '今天已经发了 {most} 张图片，请明天再发',
    en: 'You have sent {most} pictures today, please go on tomorrow',
    'zh-tw': '今天已經傳了 {most} 張圖片，請明天再傳',
  },
  'chat-long': { 'zh-cn': '消息内容过长', en: 'The message is too long', 'zh-tw': '訊息內容過長' },
  'chat-fast': { 'zh-cn': '发送太快，请稍候', en: 'Too fast, please wait a moment', 'zh-tw': '傳送太快，請稍候' },
  'chat-away': {
    'zh-cn': '服务正在恢复，消息稍后自动发送',
    en: 'The service is recovering; the message will be sent in a moment',
    'zh-tw': '服務正在恢復，訊息稍後自動傳送',
  },
}

export default messages
