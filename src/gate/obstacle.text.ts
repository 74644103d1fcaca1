import { columns } from '#src/text/columns.ts'

export const $text = columns({
  unreachableTitle: { 'zh-cn': '无法连接服务器', en: 'The server cannot be reached', 'zh-tw': '無法連線到伺服器' },
  unreachable: {
    'zh-cn': (base: string) => `没有收到 ${base} 的响应。请检查网络，或请管理员确认服务是否已启动。`,
    en: (base: string) => `${base} does not answer. Check the network, or ask the administrator whether the service is running.`,
    'zh-tw': (base: string) => `沒有收到 ${base} 的回應。請檢查網路，或請管理員確認服務是否已啟動。`,
  },
  unavailableTitle: { 'zh-cn': '服务器暂时不可用', en: 'The server is not available', 'zh-tw': '伺服器暫時無法使用' },
  unavailable: {
    'zh-cn': '服务器正在启动或出了故障，请稍后重试。',
    en: 'It is starting, or it has failed. Try again in a moment.',
    'zh-tw': '伺服器正在啟動或發生故障，請稍後重試。',
  },
  corsTitle: {
    'zh-cn': '服务器拒绝了当前网站的访问',
    en: 'The server refuses requests from this site',
    'zh-tw': '伺服器拒絕了目前網站的存取',
  },
  cors: {
    'zh-cn': (base: string, site: string) =>
      `${base} 在线，但没有允许当前网站跨域访问。如果它是本产品自带的服务器，请管理员把 ${site} 加入 CRM_ORIGINS 后重启；如果是商城服务器，请在该服务器上加入以下响应头：`,
    en: (base: string, site: string) =>
      `${base} is online, but does not allow cross-origin requests from this site. If it is the server that comes with this product, add ${site} to CRM_ORIGINS and restart it. If it is a shop server, add these response headers there:`,
    'zh-tw': (base: string, site: string) =>
      `${base} 可以連線，但沒有允許目前網站跨域存取。如果它是本產品內建的伺服器，請管理員把 ${site} 加入 CRM_ORIGINS 後重新啟動；如果是商城伺服器，請在該伺服器上加入以下回應標頭：`,
  },
  versionTitle: { 'zh-cn': '服务器版本不匹配', en: 'The server has another version', 'zh-tw': '伺服器版本不符' },
  version: {
    'zh-cn': (given: number, wanted: number) => `服务器的接口版本为 ${given}，本组件需要 ${wanted}。请把两边更新到同一版本。`,
    en: (given: number, wanted: number) =>
      `The server speaks contract ${given}; this element needs ${wanted}. Update both to the same release.`,
    'zh-tw': (given: number, wanted: number) => `伺服器的介面版本為 ${given}，本元件需要 ${wanted}。請把兩邊更新到同一版本。`,
  },
  waitingTitle: { 'zh-cn': '等待登录', en: 'Waiting for sign-in', 'zh-tw': '等待登入' },
  waiting: {
    'zh-cn': '正在等待所在页面完成登录，完成后会自动继续。',
    en: 'Waiting for the host page to sign you in. This continues by itself.',
    'zh-tw': '正在等待所在頁面完成登入，完成後會自動繼續。',
  },
})
