import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/config.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { transaction, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { readChatSettings, setChatSettings } from '../../shop/chat-settings.ts'
import { readShopSettings, setShopSettings } from '../../shop/settings.ts'
import { nameSite, readSite, type Site } from '../../web/site.ts'
import { checkedChat } from './chat-tab.ts'
import { configForm, configTabs, tabsIn } from './form.ts'
import * as schema from './schema.ts'
import { checkedShop, keyOfShopTab, refuseShares, shopGroups } from './shop-tabs.ts'
import { nothing, serverForm } from '../../replies.ts'
import * as replies from './replies.ts'

const system = 'setting-system-config'
/** Of any of the entries; each leads to its own tabs. */
const permission = [system, ...Object.values(shopGroups).map(({ key }) => key)]

/** @throws Refusal 110000 for the tabs of an entry that somebody has not */
function refuseTab(call: Pick<Call, 'user'>, tab: number): void {
  const { level, permissions } = userOf(call)
  if (level !== 0 && !permissions.has(keyOfShopTab(tab) ?? system)) throw new Refusal({ status: 110000 })
}

/** Settings of the shop, as far as something here reads them. */
const config: FastifyPluginAsync = async (app) => {
  serve(app, api.readConfigTabs, { permission, query: schema.tabsQuery, reply: replies.readConfigTabs }, (call) => {
    const pid = Number(call.query.pid ?? 0)
    refuseTab(call, pid)
    return { config_tab: configTabs(pid, call.locale) }
  })

  serve(app, api.readConfigForm, { permission, query: schema.formQuery, reply: serverForm }, (call) => {
    refuseTab(call, Number(call.query.tab_id))
    return readForm(call.db, Number(call.query.tab_id), call.locale)
  })

  serve(app, api.saveConfig, { permission, body: schema.configBody, reply: nothing }, async (call) => {
    const { version, ...body } = call.body as Record<string, string> & { version?: number; show_demos?: number; model_checkbox?: [] }
    for (const tab of tabsIn(body)) refuseTab(call, tab)
    const [site, shop, chat] = [checked(body), checkedShop(body), checkedChat(body)]
    await transaction(call.db, async (inner) => {
      for (const tab of tabsIn(body)) {
        const now = async () =>
          Object.fromEntries((await readForm(inner, tab, call.locale)).rules.map(({ field, value }) => [field, value]))
        await revise(inner, userOf(call), thingOf(tab), { version, now })
      }
      if (Object.keys(site).length > 0) await nameSite(inner, site)
      if (Object.keys(shop).length > 0) await setShopSettings(inner, shop)
      if (Object.keys(chat).length > 0) await setChatSettings(inner, chat)
      refuseShares(await readShopSettings(inner))
    })
    return done(undefined, '100001')
  })
}

const thingOf = (tab: number) => `settings ${tab}`

/** Refused with config_unknown. */
async function readForm(db: Db, tab: number, locale: Locale): Promise<ServerForm> {
  const version = await versionOf(db, thingOf(tab))
  const form = configForm(
    tab,
    { site: await readSite(db), shop: await readShopSettings(db), chat: await readChatSettings(db) },
    version,
    locale,
  )
  if (!form) throw new Refusal({ status: 400, code: 'config_unknown' })
  return form
}

/** What is named is kept, what is not stays. Logos are pictures of this server: a sign-in page loads nothing from elsewhere. */
function checked(given: Record<string, string> & { show_demos?: number; model_checkbox?: Site['modules'] }): Partial<Site> {
  const { show_demos: demos, model_checkbox: modules, ...body } = given
  const { site_name: name, copyright, site_logo: logo, site_logo_square: logoSquare, new_order_audio_link: sound } = body
  if (name !== undefined && !name.trim()) throw new Refusal({ status: 400, code: 'config_site_name_missing' })
  for (const picture of [logo, logoSquare])
    if (picture && !/^(https?:\/\/[^/]+)?\/uploads\//.test(picture)) throw new Refusal({ status: 400, code: 'config_not_ours' })
  const orderSound = sound?.trim()
  if (orderSound && !/^(https?:\/\/[^/\s]|\/[^/\s])\S*$/.test(orderSound)) throw new Refusal({ status: 400, code: 'config_not_a_sound' })
  const named = {
    name: name?.trim(),
    copyright: copyright?.trim(),
    logo,
    logoSquare,
    orderSound,
    modules,
    hasDemos: demos === undefined ? undefined : demos === 1,
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

export default config
