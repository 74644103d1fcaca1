import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { ChatSettings } from '../../shop/chat-settings.ts'

/** The tab of customer service, by the number that the shop's menu leads to, and the key of its entry. */
export const chatTab = 69
export const chatKey = 'setting-kefu-config'

const fields = { service_feedback: 'feedbackNotice', kefu_greeting: 'greeting', tourist_avatar: 'visitorPicture' } as const

export const isChatField = (field: string): boolean => field in fields

/** The form of the tab. */
export function chatRules(settings: ChatSettings, locale: Locale): ServerForm['rules'] {
  const say = (key: string) => sentence(key, locale) ?? ''
  const common = (field: keyof typeof fields) => ({
    ...{ field, value: settings[fields[field]], title: say(`config_${field}`), col: { span: 13 } },
    suffix: { type: 'div', class: 'tips-info', domProps: { innerHTML: say(`config_${field}_help`) } },
  })
  const area = { type: 'input', props: { type: 'textarea', placeholder: '', maxlength: 500 } }
  const src = '/admin/widget.images/index.html?fodder=tourist_avatar'
  return [
    { ...common('service_feedback'), ...area },
    { ...common('kefu_greeting'), ...area },
    {
      ...common('tourist_avatar'),
      ...{ type: 'frame', props: { type: 'image', maxLength: 1, title: say('config_tourist_avatar'), src } },
    },
  ]
}

/** What a body sets of customer service; its picture is one of this server. */
export function checkedChat(body: Readonly<Record<string, unknown>>): Partial<ChatSettings> {
  const set = Object.entries(fields).filter(([field]) => body[field] !== undefined)
  const values = Object.fromEntries(set.map(([field, of]) => [of, String(body[field]).trim()])) as Partial<ChatSettings>
  if (values.visitorPicture && !/^(https?:\/\/[^/]+)?\/uploads\//.test(values.visitorPicture))
    throw new Refusal({ status: 400, code: 'config_not_ours', errors: { tourist_avatar: 'config_not_ours' } })
  return values
}
