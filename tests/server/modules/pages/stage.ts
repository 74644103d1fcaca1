import { sql } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import type { Publishing } from '#src/api/page-publishing.ts'
import type { PageVersion } from '#src/api/page-versions.ts'
import type { PageRow } from '#src/api/pages.ts'
import { signedIn, testApp } from '../../database.ts'

interface Info {
  id: number
  name: string
  title: string
  version: string
  hash: string
  value: Record<string, unknown>
}

type Listed = PageRow & { cate_id?: number; url?: string } & Partial<PageVersion>

/** Whatever the calls of the page module answer; each test reads what its call has. */
interface Answer {
  id: string
  version: string
  hash: string
  info: Info
  list: Listed[]
  publishing: Publishing
  against?: string
  count: number
  url: unknown[]
}

export interface Reply {
  http: number
  status: number
  msg: string
  code?: string
  data: Answer
}

const columns = {
  name: '模板',
  title: '首页',
  type: 2,
  is_show: 1,
  is_bg_color: 0,
  color_picker: '#f5f5f5',
  is_bg_pic: 0,
  bg_pic: '',
  bg_tab_val: 0,
}

export const block = (stamp: number, more: object = {}) => ({ name: 'titles', timestamp: stamp, id: `id${stamp}`, ...more })

/** The body of a save. */
export const page = (more: object = {}) => ({
  ...columns,
  value: { 1767225600000001: block(1767225600000001), 1767225600000000: block(1767225600000000) },
  ...more,
})

const draftBody = (more: object) => {
  const { type: _, ...body } = page(more)
  return body
}

/** An app with the legacy page that every shop has as number 1, and calls by a super administrator. */
export function pageStage() {
  const server = testApp()
  let headers: Record<string, string>
  beforeAll(async () => {
    headers = (await signedIn(server.app)).headers
    await server.app.db.execute(sql`insert into pages (name, type, is_diy, version) values ('默认模版', 0, 0, 'legacy')`)
  })
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ): Promise<Reply> => {
    const reply = await server.app.inject({
      method,
      url: `/adminapi/diy/${url}`,
      headers: { ...headers, ...more },
      ...(payload ? { payload } : {}),
    })
    return { http: reply.statusCode, ...reply.json<Omit<Reply, 'http'>>() }
  }
  return {
    server,
    send,
    create: async (more: object = {}) => (await send('POST', 'diy_save/0', page(more))).data,
    draft: async (id: string | number, more: object = {}) => send('POST', `draft/${id}`, draftBody(more)),
    open: async (id: string | number) => (await send('GET', `draft/${id}`)).data,
    versions: async (id: string | number) => (await send('GET', `versions/${id}?page=1&limit=100`)).data.list,
    /** What visitors get. */
    visit: async (id: string | number) => (await server.app.inject(`/api/v2/diy/get_diy/default?id=${id}`)).json<{ data: unknown }>().data,
    read: async (id: string | number) => (await send('GET', `get_diy_info/${id}`)).data.info,
  }
}
