import { sql } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import { signedIn, testApp } from '../../database.ts'

/** Days around now. */
export const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** An app with four products in two categories, and calls by somebody who designs pages. */
export function marketingStage() {
  const server = testApp()
  let headers: Record<string, string>
  beforeAll(async () => {
    headers = (await signedIn(server.app, ['admin-setting-pages-devise'])).headers
    await server.app.db.execute(sql`insert into categories (pid, cate_name) values (0, '防护用品'), (1, '防护手套'), (0, '居家日用')`)
    for (const [name, cate] of [
      ['丁腈手套', 2],
      ['橡胶手套', 2],
      ['马克杯', 3],
      ['汤碗', 3],
    ] as const)
      await server.app.db.execute(sql`insert into products (cate_id, image, slider_image, store_name, price, ot_price, cost, stock, spu)
        values (${cate}, '/uploads/attach/p.jpg', '["/uploads/attach/p.jpg"]'::json, ${name}, '20.00', '30.00', '9.00', 5, '12345678901')`)
  })
  const get = async (url: string, as = headers) => (await server.app.inject({ url: `/adminapi/${url}`, headers: as })).json()
  return {
    server,
    get,
    /** A list call's data. */
    list: async <Row>(url: string): Promise<{ list: Row[]; count: number }> => {
      const reply = await get(url)
      expect(reply).toMatchObject({ status: 200, msg: 'success' })
      return reply.data
    },
  }
}
