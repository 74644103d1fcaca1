import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/config.ts'
import { Refusal } from '../../refusal.ts'
import { done, serve } from '../../serve.ts'
import { nameSite, readSite, type Site } from '../../site.ts'
import { configForm, configTabs } from './form.ts'
import * as schema from './schema.ts'

const permission = 'setting-system-config'

/** Settings of the shop, as far as something here reads them. */
export const config: FastifyPluginAsync = async (app) => {
  serve(app, api.readConfigTabs, { permission, query: schema.tabsQuery }, ({ query, locale }) => ({
    config_tab: configTabs(Number(query.pid ?? 0), locale),
  }))

  serve(app, api.readConfigForm, { permission, query: schema.formQuery }, async ({ db, query, locale }) => {
    const form = configForm(Number(query.tab_id), await readSite(db), locale)
    if (!form) throw new Refusal({ status: 400, code: 'config_unknown' })
    return form
  })

  serve(app, api.saveConfig, { permission, body: schema.configBody }, async ({ db, body }) => {
    await nameSite(db, checked(body as Record<string, string> & { show_demos?: number }))
    return done(undefined, '100001')
  })
}

/** What is named is kept, what is not stays. Logos are pictures of this server: a sign-in page loads nothing from elsewhere. */
function checked({ show_demos: demos, ...body }: Record<string, string> & { show_demos?: number }): Partial<Site> {
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
    hasDemos: demos === undefined ? undefined : demos === 1,
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}
