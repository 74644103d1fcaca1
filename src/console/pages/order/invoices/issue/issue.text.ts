import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: {
    'zh-cn': (order: string) => `开电子发票 · ${order}`,
    en: (order: string) => `Issue an electronic invoice · ${order}`,
    'zh-tw': (order: string) => `開立電子發票 · ${order}`,
  },
  frame: { 'zh-cn': '开票页面', en: 'Page of the tax service', 'zh-tw': '開票頁面' },
  opening: { 'zh-cn': '正在打开开票页面…', en: 'Opening the page of the tax service…', 'zh-tw': '正在開啟開票頁面…' },
  saving: { 'zh-cn': '正在保存发票…', en: 'Keeping the invoice…', 'zh-tw': '正在儲存發票…' },
  notOpened: { 'zh-cn': '开票页面打不开', en: 'The page of the tax service did not open', 'zh-tw': '開票頁面打不開' },
  noAddress: {
    'zh-cn': '服务器没有给出可用的开票地址，请检查一号通的配置',
    en: 'The shop named no address that can be shown; look at the settings of its tax service',
    'zh-tw': '伺服器沒有給出可用的開票位址，請檢查一號通的設定',
  },
  notSaved: {
    'zh-cn': '发票已开具，但没有保存到订单',
    en: 'The invoice was issued, and is not kept yet',
    'zh-tw': '發票已開立，但沒有儲存到訂單',
  },
  unread: {
    'zh-cn': '开票页面没有给出发票号码，请点“编辑”手工填写',
    en: 'The page told no number. Enter it by "Edit".',
    'zh-tw': '開票頁面沒有給出發票號碼，請點「編輯」手工填寫',
  },
  stranger: {
    'zh-cn': (origin: string) => `结果来自另一个网站（${origin}），没有采用；请核对后点“编辑”手工填写`,
    en: (origin: string) => `Another site said so (${origin}), which is not believed. Check it, then enter the number by "Edit".`,
    'zh-tw': (origin: string) => `結果來自另一個網站（${origin}），沒有採用；請核對後點「編輯」手工填寫`,
  },
})
