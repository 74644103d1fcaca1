import type { ConfigTab } from '#src/api/config.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import type { ChatSettings } from '../../shop/chat-settings.ts'
import type { ShopSettings } from '../../shop/settings.ts'
import { allModules, type Site } from '../../web/site.ts'
import { chatRules, chatTab, isChatField } from './chat-tab.ts'
import { shopFields, shopGroups, shopRules } from './shop-tabs.ts'

type Rule = ServerForm['rules'][number]

/** Numbers of the shop's own tabs: addresses of its menu lead to them. */
const system = 129
const groups = { 1: 'config_basics', 122: 'config_logo' } as const

const ofLogos = new Set(['site_logo', 'site_logo_square'])

/** The tabs whose fields are named. */
export const tabsIn = (body: object): number[] => {
  const fields = Object.keys(body).filter((field) => field !== 'version')
  const tabOf = (field: string) => shopFields[field] ?? (isChatField(field) ? chatTab : ofLogos.has(field) ? 122 : 1)
  return [...new Set(fields.map(tabOf))]
}

/** The tabs below a number; 0 is the top. */
export function configTabs(pid: number, locale: Locale): ConfigTab[] {
  const tab = (id: number, above: number, key: string): ConfigTab => ({
    ...{ id, value: id, label: sentence(key, locale) ?? '', pid: above, icon: '', type: 0 },
  })
  const below = Object.entries(groups).map(([id, key]) => tab(Number(id), system, key))
  if (pid === system) return below
  const group = shopGroups[pid as keyof typeof shopGroups]
  if (group) return group.tabs.map((id) => tab(id, pid, `config_${id}`))
  return pid === 0 ? [{ ...tab(system, 0, 'config_system'), children: below }] : []
}

interface Held {
  site: Site
  shop: ShopSettings
  chat: ChatSettings
}

/** The form of a tab as the shop describes it; undefined for a tab that is none. */
export function configForm(id: number, held: Held, version: number, locale: Locale): ServerForm | undefined {
  const { site, shop, chat } = held
  const say = (key: string) => sentence(key, locale) ?? ''
  const rule = (field: string, value: string | number | readonly string[], rest: Rule): Rule => ({
    ...(say(`config_${field}_help`) && {
      suffix: { type: 'div', class: 'tips-info', domProps: { innerHTML: say(`config_${field}_help`) } },
    }),
    ...{ field, value, title: say(`config_${field}`), col: { span: 13 } },
    ...rest,
  })
  const input = (field: string, value: string, maxlength: number, required?: string): Rule =>
    rule(field, value, {
      type: 'input',
      // what it is for stands below it
      props: { type: 'text', placeholder: '', maxlength },
      ...(required && { validate: [{ message: say(required), required: true, type: 'string', trigger: 'change' }] }),
    })
  const picture = (field: string, value: string): Rule =>
    rule(field, value, {
      type: 'frame',
      props: { type: 'image', maxLength: 1, title: say(`config_${field}`), src: `/admin/widget.images/index.html?fodder=${field}` },
    })
  const demos = rule('show_demos', site.hasDemos ? 1 : 0, { type: 'switch', props: { activeValue: 1, inactiveValue: 0 } })
  const modules = rule('model_checkbox', site.modules, {
    type: 'checkbox',
    props: {},
    options: allModules.map((module) => ({ value: module, label: say(`config_${module}`) })),
  })
  const rules: Record<number, Rule[]> = {
    [system]: [],
    1: [
      input('site_name', site.name, 40, 'config_site_name_missing'),
      input('copyright', site.copyright, 120),
      input('new_order_audio_link', site.orderSound, 500),
      modules,
      demos,
    ],
    122: [picture('site_logo', site.logo), picture('site_logo_square', site.logoSquare)],
    [chatTab]: chatRules(chat, locale),
  }
  const own = rules[id] ?? shopRules(id, shop, locale)
  if (!rules[id] && own.length === 0 && !(id in shopGroups)) return undefined
  const title = say(id === system ? 'config_system' : (groups[id as keyof typeof groups] ?? `config_${id}`))
  const read = { type: 'hidden', field: 'version', value: version, title: '', props: {} }
  return {
    rules: own.length > 0 ? [...own, read] : own,
    title,
    action: '/setting/config/save_basics',
    method: 'POST',
    info: '',
    status: true,
  }
}
