import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import { signedIn } from '../../database.ts'
import { block, page, pageStage } from './stage.ts'

const { server, send, create, draft, open, visit, versions } = pageStage()

const titled = (title: string, more: object = {}) => ({
  title,
  value: { 1767225600000000: block(1767225600000000, { text: title }) },
  ...more,
})

describe('a draft', () => {
  it('is not what visitors read, until it is published', async () => {
    const made = await create(titled('旧'))
    const saved = await draft(made.id, titled('新', { if_version: made.version, if_published: made.version }))
    expect(saved).toMatchObject({ status: 200, msg: '修改成功', data: { id: Number(made.id), publishing: { schedule: null } } })
    expect(saved.data.hash).toBe(canonicalHash(titled('新').value))
    expect(await visit(made.id)).toMatchObject({ title: '旧' })
    expect((await send('GET', `get_diy_info/${made.id}`)).data.info).toMatchObject({ title: '旧', version: made.version })
    expect(await open(made.id)).toMatchObject({
      info: { title: '新', version: saved.data.version, hash: saved.data.hash },
      publishing: { published: { version: made.version }, draft: { version: saved.data.version, base_version: made.version } },
    })

    const live = await send('POST', `publish/${made.id}`, { if_version: saved.data.version })
    expect(live).toMatchObject({ status: 200, msg: '发布成功', data: { hash: saved.data.hash, publishing: { draft: null } } })
    expect(live.data.publishing.published).toMatchObject({ version: live.data.version, hash: saved.data.hash })
    expect(await visit(made.id)).toMatchObject({ title: '新', value: titled('新').value })
    expect(await send('POST', `publish/${made.id}`, {})).toMatchObject({ status: 400, code: 'page_no_draft' })
  })

  it('of a new page is seen by nobody outside before it is published', async () => {
    const made = await draft(0, titled('专题', { name: '未发布的专题' }))
    expect(made).toMatchObject({
      status: 200,
      msg: '保存成功',
      data: { id: expect.stringMatching(/^\d+$/), publishing: { published: null } },
    })
    const { id } = made.data
    expect(await visit(id)).toEqual([])
    expect((await server.app.inject(`/api/v2/diy/get_version/${id}`)).json()).toMatchObject({ status: 400351 })
    const listed = (await send('GET', 'get_list?name=未发布的专题')).data.list
    expect(listed).toMatchObject([{ publishing: { is_published: 0, has_draft: 1, publish_at: null, has_failed: 0 } }])
    const linked = (await send('GET', 'get_page_link/7')).data.list
    expect(linked.map((row) => String(row.id))).not.toContain(id)
    expect(await send('PUT', `set_status/${id}`)).toMatchObject({ status: 400, code: 'page_never_published' })
    expect(await send('DELETE', `draft/${id}`)).toMatchObject({ status: 400, code: 'page_never_published' })

    await send('POST', `publish/${id}`, { if_version: made.data.version })
    expect(await visit(id)).toMatchObject({ title: '专题' })
    expect(await send('PUT', `set_status/${id}`)).toMatchObject({ status: 200 })
  })

  it('can be thrown away', async () => {
    const made = await create(titled('旧'))
    const saved = await draft(made.id, titled('新'))
    expect(await send('DELETE', `draft/${made.id}?if_version=other`)).toMatchObject({ status: 409, code: 'page_conflict' })
    expect((await send('DELETE', `draft/${made.id}?if_version=${saved.data.version}`)).data).toMatchObject({
      info: { title: '旧', version: made.version },
      publishing: { draft: null },
    })
    expect(await send('DELETE', `draft/${made.id}`)).toMatchObject({ status: 400, code: 'page_no_draft' })
  })

  it('meets a conflict with another draft', async () => {
    const made = await create(titled('旧'))
    const mine = await draft(made.id, titled('甲', { if_version: made.version }))
    const theirs = await draft(made.id, titled('乙', { if_version: made.version }))
    expect(theirs).toMatchObject({
      http: 409,
      status: 409,
      code: 'page_conflict',
      data: { against: 'draft', info: { title: '甲', version: mine.data.version }, publishing: { draft: { version: mine.data.version } } },
    })
    expect((await draft(made.id, titled('乙', { if_version: mine.data.version }))).status).toBe(200)
    const { version } = (await open(made.id)).info
    const both = await Promise.all(['丙', '丁'].map((title) => draft(made.id, titled(title, { if_version: version }))))
    expect(both.map((reply) => reply.status).sort((one, other) => one - other)).toEqual([200, 409])
  })

  it('meets a conflict with a page that was saved live by a client of the shop', async () => {
    const made = await create(titled('旧'))
    const saved = await draft(made.id, titled('草稿', { if_version: made.version }))
    const live = await send('POST', `diy_save/${made.id}`, page(titled('直接保存')))
    const conflict = {
      status: 409,
      code: 'page_conflict',
      data: { against: 'published', info: { title: '直接保存', version: live.data.version } },
    }
    expect(await send('POST', `publish/${made.id}`, { if_version: saved.data.version })).toMatchObject(conflict)
    expect(await draft(made.id, titled('草稿二', { if_version: saved.data.version, if_published: made.version }))).toMatchObject(conflict)
    expect(await visit(made.id)).toMatchObject({ title: '直接保存' })
    const over = await draft(made.id, titled('草稿二', { if_version: saved.data.version, if_published: live.data.version }))
    expect(over.data.publishing.draft).toMatchObject({ base_version: live.data.version })
    expect((await send('POST', `publish/${made.id}`, { if_version: over.data.version })).status).toBe(200)
    expect(await visit(made.id)).toMatchObject({ title: '草稿二' })
  })

  it('is saved, published and restored once however often it is sent', async () => {
    const body = titled('一次', { client_save_id: 'd-1' })
    const made = await Promise.all([draft(0, body), draft(0, body)])
    expect(made[0]!.data).toEqual(made[1]!.data)
    const { id, version } = made[0]!.data
    const publish = { if_version: version, client_save_id: 'p-1' }
    const live = [await send('POST', `publish/${id}`, publish), await send('POST', `publish/${id}`, publish)]
    expect(live[0]!.data).toEqual(live[1]!.data)
    const restore = { if_version: live[0]!.data.version, client_save_id: 'r-1' }
    const first = (await versions(id)).at(-1)!.id
    const restored = [
      await send('POST', `versions/${id}/${first}/restore`, restore),
      await send('POST', `versions/${id}/${first}/restore`, restore),
    ]
    expect(restored[0]!.data).toEqual(restored[1]!.data)
    expect((await versions(id)).map((entry) => entry.kind)).toEqual(['restored', 'published', 'saved'])
    expect(await draft(id, titled('别的', { client_save_id: 'd-1' }))).toMatchObject({ status: 422, code: 'idempotency_reused' })
  })

  it('refuses what a saved page refuses', async () => {
    expect(await draft(0, { value: { 1: 'x' } })).toMatchObject({ status: 400, code: 'page_entry_no_block' })
    expect(await draft(999_999)).toMatchObject({ status: 400351 })
    expect(await send('GET', 'draft/0')).toMatchObject({ status: 400, code: '100100' })
    const clerk = await signedIn(server.app, ['system-file'])
    for (const [method, url] of [
      ['GET', 'draft/1'],
      ['POST', 'publish/1'],
      ['DELETE', 'draft/1'],
      ['GET', 'versions/1'],
      ['POST', 'duplicate/1'],
    ] as const)
      expect(await send(method, url, method === 'POST' ? {} : undefined, clerk.headers), url).toMatchObject({ status: 110000 })
  })
})

describe('a copy of a page', () => {
  it('is a draft of its own, with absolute addresses', async () => {
    const value = { 1: { name: 'swiperBg', img: '/uploads/a.jpg' } }
    const made = await server.app.db.execute(
      sql`insert into pages (name, title, version, value, portable) values ('原页', '标题', 'v', ${JSON.stringify(value)}::json, true) returning id`,
    )
    const { id } = made.rows[0] as { id: number }
    const copy = await send('POST', `duplicate/${id}`, { client_save_id: 'copy' })
    expect((await send('POST', `duplicate/${id}`, { client_save_id: 'copy' })).data).toEqual(copy.data)
    const opened = await open(copy.data.id)
    expect(opened.info).toMatchObject({ name: '原页 副本', title: '标题', value: { 1: { img: 'http://localhost:80/uploads/a.jpg' } } })
    expect(opened.info.hash).toBe(canonicalHash(opened.info.value))
    expect(opened.publishing).toMatchObject({ published: null, draft: { hash: opened.info.hash } })
    await draft(id, titled('改过', { name: '原页' }))
    const second = await send('POST', `duplicate/${id}`, { name: '第二份' })
    expect((await open(second.data.id)).info).toMatchObject({ name: '第二份', title: '改过' })
  })
})
