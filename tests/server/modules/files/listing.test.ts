import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FileRow } from '#src/api/files.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>

interface Made {
  name: string
  pid?: number
  size?: number
  type?: string
  alt?: string
  at?: string
  removed?: boolean
}

async function make({ name, pid = 0, size = 1, type = 'image/jpeg', alt = '', at = '2026-11-10 10:00:00+08', removed = false }: Made) {
  const kind = type.startsWith('video/') ? 'video' : 'picture'
  await server.app.db
    .execute(sql`insert into files (pid, name, real_name, att_dir, satt_dir, att_size, att_type, sha256, sent_sha256, kind, alt, add_time, removed_at)
    values (${pid}, 'x', ${name}, '/uploads/attach/x.jpg', '/uploads/attach/x.jpg', ${size}, ${type}, 'f0', 'f0', ${kind}, ${alt}, ${at},
      ${removed ? '2026-11-20 10:00:00+08' : null})`)
}

const ask = async (query: string, url = 'file') =>
  (await server.app.inject({ url: `/adminapi/file/${url}?${query}`, headers })).json() as {
    status: number
    data: { list: FileRow[]; count: number; ids: number[] }
  }
const names = async (query: string) => (await ask(query)).data.list.map((file) => file.real_name)
const searched = (text: string, more = '') => names(`real_name=${encodeURIComponent(text)}${more}`)

beforeAll(async () => {
  headers = (await signedIn(server.app)).headers
  const all: Made[] = [
    { name: '夏季新品.jpg', size: 500, at: '2026-11-01 00:00:00+08' },
    { name: '图 10.png', size: 3_000, type: 'image/png', pid: 7, at: '2026-11-02 23:59:59+08' },
    { name: '图 2.gif', size: 2_000, type: 'image/gif', pid: 7, at: '2026-11-03 00:00:00+08', alt: '转圈的伞' },
    { name: '开箱.mp4', size: 90_000, type: 'video/mp4', pid: 7 },
    { name: 'Banner-A.jpg', size: 700 },
    { name: '旧图.jpg', removed: true },
  ]
  for (const one of all) await make(one)
})

describe('a list', () => {
  it('is what a shop answers, without keys of ours', async () => {
    const { list, count } = (await ask('page=1')).data
    expect(list.map((file) => file.real_name)).toEqual(['Banner-A.jpg', '图 2.gif', '图 10.png', '夏季新品.jpg'])
    expect(count).toBe(4)
  })

  it('is not counted where the number is known', async () => {
    const { data } = await ask('page=1&counted=0')
    expect(data.list).toHaveLength(4)
    expect(data).not.toHaveProperty('count')
  })

  it('says more of each file', async () => {
    const [gif] = (await ask('type=gif')).data.list
    expect(gif!.crm).toEqual({ width: 0, height: 0, alt: '转圈的伞', focal: null, crop: null, sha256: 'f0', version: 1, removed: '' })
  })

  it.each([
    ['type=video', ['开箱.mp4']],
    ['type=gif', ['图 2.gif']],
    ['type=all&pid=7', ['开箱.mp4', '图 2.gif', '图 10.png']],
    ['min_size=700&max_size=2000', ['Banner-A.jpg', '图 2.gif']],
    ['from=2026-11-02&to=2026-11-02', ['图 10.png']],
    ['from=2026-11-03&to=2026-11-03', ['图 2.gif']],
    ['to=2026-11-01', ['夏季新品.jpg']],
    ['order=oldest', ['夏季新品.jpg', '图 10.png', '图 2.gif', 'Banner-A.jpg']],
    ['order=largest&type=all&page=1&limit=2', ['开箱.mp4', '图 10.png']],
    ['order=largest&type=all&page=2&limit=2', ['图 2.gif', 'Banner-A.jpg']],
    ['trash=1', ['旧图.jpg']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
    const plain = query.replace(/&?(page|limit)=\d+/g, '')
    const { ids } = (await ask(plain, 'ids')).data
    expect(ids).toHaveLength((await ask(query)).data.count)
    if (plain === query) expect(ids).toEqual((await ask(query)).data.list.map((file) => file.att_id))
  })

  it.each(['type=exe', 'order=size', 'from=2026-13-01', 'to=yesterday', 'min_size=-1', 'min_size=Infinity'])(
    'refuses %s',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )

  it('holds up to 500 a page', async () => {
    await server.app.db.execute(sql`insert into files (pid, name, real_name, att_dir, satt_dir, att_size, att_type, sha256)
      select 99, 'x', 'n' || n, '/uploads/x.jpg', '/uploads/x.jpg', 1, 'image/jpeg', '' from generate_series(1, 600) n`)
    expect((await ask('pid=99&page=1&limit=700')).data.list).toHaveLength(500)
    expect((await ask('pid=99&page=2&limit=500')).data.list).toHaveLength(100)
    expect((await ask('pid=99&page=1')).data.list).toHaveLength(18)
    expect((await ask('pid=99', 'ids')).data.ids).toHaveLength(600)
  })
})

describe('searching', () => {
  it.each([
    ['新', ['夏季新品.jpg']],
    ['季新', ['夏季新品.jpg']],
    ['夏季新', ['夏季新品.jpg']],
    ['xiaji', ['夏季新品.jpg']],
    ['XJXP', ['夏季新品.jpg']],
    ['xinpin', ['夏季新品.jpg']],
    ["xia'ji", ['夏季新品.jpg']],
    ['b', ['Banner-A.jpg']],
    ['banner', ['Banner-A.jpg']],
    ['的伞', ['图 2.gif']],
    ['zhuanquan', ['图 2.gif']],
    ['图 1', ['图 10.png']],
    ['%', []],
  ])('%s', async (text, expected) => expect(await searched(text, '&pid=&limit=50&page=1')).toEqual(expected))

  it('hears a new name at once', async () => {
    const { list } = (await ask('real_name=banner')).data
    await server.app.inject({
      method: 'PUT',
      url: `/adminapi/file/file/update/${list[0]!.att_id}`,
      headers,
      payload: { real_name: '横幅' },
    })
    expect(await searched('hengfu')).toEqual(['横幅'])
    expect(await searched('banner')).toEqual([])
  })

  it('orders by sound and number', async () => {
    expect(await searched('图', '&order=name')).toEqual(['图 2.gif', '图 10.png'])
  })
})
