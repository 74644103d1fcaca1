import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { row, type Db } from '../db.ts'

/** Marketing modules that a shop can do without (`model_checkbox`, marketing contract). */
export const allModules = ['seckill', 'bargain', 'combination'] as const
export type MarketingModule = (typeof allModules)[number]

/** What the shop calls itself; the row `site` of the settings. */
export interface Site {
  name: string
  copyright: string
  /** Addresses of its logos; '' draws one from the name. */
  logo: string
  logoSquare: string
  /** The menu has the section that shows what the console can do. */
  hasDemos: boolean
  /** Address of the sound for a new order; '' is none. */
  orderSound: string
  /** Those that are switched on. */
  modules: readonly MarketingModule[]
}

const defaults = { orderSound: '/brand/order.wav', modules: allModules }
const unnamed: Site = { name: 'CRM 商城', copyright: '', logo: '', logoSquare: '', hasDemos: true, ...defaults }

export async function readSite(db: Db): Promise<Site> {
  const found = await row<{ value: Partial<Site> }>(db, sql`select value from settings where name = 'site'`)
  return { ...unnamed, ...found?.value }
}

export async function nameSite(db: Db, site: Partial<Site>): Promise<void> {
  const value = JSON.stringify(site)
  await db.execute(
    sql`insert into settings (name, value) values ('site', ${value}::jsonb) on conflict (name) do update set value = settings.value || excluded.value`,
  )
}

/** The logos that are shown at an origin. */
export const logosOf = (site: Site, origin: string) => ({
  wide: addressAt(site.logo, origin) || `${origin}/brand/wide.svg`,
  square: addressAt(site.logoSquare, origin) || `${origin}/brand/square.svg`,
})

// kept as the media library gave it; the server may be reached under another name by now
const addressAt = (picture: string, origin: string) => picture && origin + picture.replace(/^https?:\/\/[^/]+/, '')

/** The sound for a new order as it is fetched from an origin; '' for none. */
export const orderSoundOf = ({ orderSound }: Site, origin: string): string =>
  orderSound.startsWith('/') ? origin + orderSound : orderSound

// a proxy may hand on what its client said
const hostOf = (host: string): string => (/^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host) ? host : 'localhost')

/** Where the caller reached this server, without a trailing slash: addresses in replies are absolute. */
export const originOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  process.env['PUBLIC_URL']?.replace(/\/+$/, '') ?? `${request.protocol === 'https' ? 'https' : 'http'}://${hostOf(request.host)}`

declare const __CRM_VERSION__: string

export const version = `CRM-ELEMENTS v${__CRM_VERSION__}`
