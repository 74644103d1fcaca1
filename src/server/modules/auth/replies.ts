import { anything, flag, id, list, number, record, text } from '../../replies.ts'

const loginInfo = record({
  slide: list(record({ slide: text })),
  logo_square: text,
  logo_rectangle: text,
  login_logo: text,
  site_name: text,
  copyright: text,
  version: text,
  key: text,
  login_captcha: number,
})
const menuNode = record({
  id: id,
  pid: id,
  path: text,
  title: text,
  icon: text,
  header: text,
  is_header: number,
  is_show: number,
  auth: list(text),
  children: list(anything),
})
const signInReply = record({
  token: text,
  expires_time: number,
  menus: list(menuNode),
  unique_auth: list(text),
  user_info: record({ id: id, account: text, head_pic: text, level: number, real_name: text }),
  logo: text,
  logo_square: text,
  site_name: text,
  version: text,
  newOrderAudioLink: text,
  queue: flag,
  timer: flag,
  site_func: list(text),
})

export const readLoginInfo = loginInfo
export const signIn = signInReply
export const captcha = record({
  originalImageBase64: text,
  jigsawImageBase64: text,
  secretKey: text,
  token: text,
  questions: list(record({ question: text, choices: list(text) })),
})
