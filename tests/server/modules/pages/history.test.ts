import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mostVersions } from '#src/server/modules/pages/history.ts'
import { block, page, pageStage } from './stage.ts'

const { server, send, create, draft, open, versions, visit } = pageStage()

const titled = (title: string, more: object = {}) => ({
  title,
  value: { 1767225600000000: block(1767225600000000, { text: title }) },
  ...more,
})

describe('the history of a page', () => {
  it('says who, when, and how each version came about, newest first', async () => {
    const made = await create(titled('一'))
    await draft(made.id, titled('二'))
    const saved = await draft(made.id, titled('三'))
    await send('POST', `publish/${made.id}`, { if_version: saved.data.version })
    await draft(made.id, titled('四'))
    const list = await versions(made.id)
    expect(list.map(({ kind, is_published, is_draft }) => [kind, is_published, is_draft])).toEqual([
      ['saved', 0, 1],
      ['published', 1, 0],
      ['saved', 0, 0],
      ['saved', 0, 0],
      ['published', 0, 0],
    ])
    const now = Date.now() / 1000
    for (const entry of list) {
      expect(entry).toMatchObject({ admin_name: expect.stringMatching(/^a/), label: '', restored_from: null })
      expect(Math.abs(now - entry.saved_at!)).toBeLessThan(300)
    }
    expect((await send('GET', `versions/${made.id}?page=2&limit=2`)).data).toMatchObject({
      count: 5,
      list: [{ id: list[2]!.id }, { id: list[3]!.id }],
    })
    expect(await send('GET', 'versions/999999')).toMatchObject({ status: 400351 })
  })

  it('gives a version back as the page is read', async () => {
    const made = await create(titled('一', { color_picker: '#123456' }))
    await send('POST', `diy_save/${made.id}`, page(titled('二')))
    const [, first] = await versions(made.id)
    const read = (await send('GET', `versions/${made.id}/${first!.id}`)).data as unknown as { version: object; info: object }
    expect(read.version).toEqual(first)
    expect(read.info).toMatchObject({
      id: Number(made.id),
      title: '一',
      color_picker: '#123456',
      value: titled('一').value,
      hash: made.hash,
    })
    expect(await send('GET', `versions/1/${first!.id}`)).toMatchObject({ status: 400, code: 'page_no_version' })
  })

  it('begins with what was there before the first save', async () => {
    const made = await server.app.db.execute(sql`insert into pages (name, title, version, value, portable, add_time)
      values ('演示', '最初', 'seeded', '{"1":{"name":"swiperBg","img":"/uploads/a.jpg"}}', true, '2026-01-02T03:04:05Z') returning id`)
    const { id } = made.rows[0] as { id: number }
    await draft(id, titled('改'))
    const list = await versions(id)
    expect(list.map(({ kind, admin_name, is_published }) => [kind, admin_name, is_published])).toEqual([
      ['saved', expect.stringMatching(/^a/), 0],
      ['published', '', 1],
    ])
    expect(list[1]!.saved_at).toBe(Date.parse('2026-01-02T03:04:05Z') / 1000)
    const reply = await send('GET', `versions/${id}/${list[1]!.id}`)
    expect(reply.data.info).toMatchObject({ title: '最初', value: { 1: { img: 'http://localhost:80/uploads/a.jpg' } } })
  })

  it('restores a version as a draft that says what it repeats', async () => {
    const made = await create(titled('一'))
    const second = await send('POST', `diy_save/${made.id}`, page(titled('二')))
    const first = (await versions(made.id)).at(-1)!
    const outdated = await send('POST', `versions/${made.id}/${first.id}/restore`, { if_version: made.version })
    expect(outdated).toMatchObject({ status: 409, code: 'page_conflict', data: { against: 'published', info: { title: '二' } } })
    const restored = await send('POST', `versions/${made.id}/${first.id}/restore`, { if_version: second.data.version })
    expect(restored).toMatchObject({ status: 200, data: { hash: made.hash, publishing: { draft: { base_version: second.data.version } } } })
    expect(await visit(made.id)).toMatchObject({ title: '二' })
    expect((await open(made.id)).info).toMatchObject({ title: '一', value: titled('一').value })
    expect((await versions(made.id))[0]).toMatchObject({
      kind: 'restored',
      is_draft: 1,
      restored_from: { id: first.id, saved_at: first.saved_at },
    })
    await send('POST', `publish/${made.id}`, { if_version: restored.data.version })
    expect(await visit(made.id)).toMatchObject({ title: '一' })
  })

  it('names versions', async () => {
    const made = await create()
    const [only] = await versions(made.id)
    const url = `versions/${made.id}/${only!.id}`
    expect(await send('PUT', url, { label: ' 双十一 ' })).toMatchObject({ status: 200, data: { label: '双十一' } })
    expect((await versions(made.id))[0]).toMatchObject({ label: '双十一' })
    expect(await send('PUT', url, { label: '' })).toMatchObject({ status: 200, data: { label: '' } })
    expect(await send('PUT', url, { label: '长'.repeat(51) })).toMatchObject({ status: 400, errors: { label: expect.any(String) } })
    expect(await send('PUT', `versions/${made.id}/999999`, { label: 'x' })).toMatchObject({ status: 400, code: 'page_no_version' })
  })

  it('lets go only of what is old, far down, unnamed and unused', async () => {
    const made = await create(titled('在线'))
    const { db } = server.app
    await db.execute(sql`insert into page_versions (page_id, version, hash, columns, value, kind, saved_at)
      select ${made.id}, 'old-' || n, '', '{}', '{}', 'saved', now() - interval '91 days' from generate_series(1, 120) n`)
    await db.execute(sql`insert into page_versions (page_id, version, hash, columns, value, kind, saved_at)
      select ${made.id}, 'young-' || n, '', '{}', '{}', 'saved', now() - interval '89 days' from generate_series(1, 30) n`)
    await db.execute(sql`update page_versions set label = '留' where page_id = ${made.id} and version = 'old-3'`)
    await draft(made.id, titled('新'))
    const kept = await db.execute<{ version: string }>(sql`select version from page_versions where page_id = ${made.id} order by id desc`)
    const names = kept.rows.map((entry) => entry.version)
    // the newest hundred: the draft, thirty young ones, 69 old ones; then the named one and what visitors read
    expect(names).toHaveLength(mostVersions + 2)
    expect(names.slice(-3)).toEqual(['old-52', 'old-3', made.version])
    await db.execute(sql`update page_versions set saved_at = now() - interval '10 days' where page_id = ${made.id}`)
    for (let n = 0; n < 3; n++) await draft(made.id, titled(`再${n}`))
    expect(await versions(made.id)).toHaveLength(100)
    expect((await send('GET', `versions/${made.id}`)).data.count).toBe(mostVersions + 5)
  })
})
