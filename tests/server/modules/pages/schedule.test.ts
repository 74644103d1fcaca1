import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#src/server/app.ts'
import { notify, row } from '#src/server/db.ts'
import { signedIn, withDatabase } from '../../database.ts'
import { connect, listening } from '../chat/socket-client.ts'
import { block, page, pageStage } from './stage.ts'

const second = withDatabase()
const { server, send, create, draft, open, visit, versions } = pageStage()

const titled = (title: string, more: object = {}) => ({
  title,
  value: { 1767225600000000: block(1767225600000000, { text: title }) },
  ...more,
})
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const soon = () => inSeconds(2)
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 })

const others: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(others.splice(0).map((app) => app.close()))
})

describe('publishing at a time', () => {
  it('publishes what the draft was, once, and says who had set it', async () => {
    const made = await create(titled('旧'))
    const saved = await draft(made.id, titled('准时'))
    const set = await send('PUT', `schedule/${made.id}`, { publish_at: soon(), if_version: saved.data.version })
    expect(set).toMatchObject({
      status: 200,
      msg: '设置成功',
      data: { publishing: { schedule: { state: 'waiting', draft_version: saved.data.version } } },
    })
    await draft(made.id, titled('之后又改'))
    await until(async () => expect(await visit(made.id)).toMatchObject({ title: '准时' }))
    const { info, publishing } = await open(made.id)
    expect(info).toMatchObject({ title: '之后又改' })
    expect(publishing).toMatchObject({ schedule: null, draft: { base_version: publishing.published!.version } })
    expect((await versions(made.id)).map((entry) => entry.kind)).toEqual(['published', 'saved', 'scheduled', 'saved', 'published'])
    expect((await versions(made.id))[0]!.admin_name).toMatch(/^a/)
    const later = await draft(made.id, titled('之后又改', { if_version: info.version }))
    expect((await send('POST', `publish/${made.id}`, { if_version: later.data.version })).status).toBe(200)
  })

  it('is told to who edits pages, whether it worked or not', async () => {
    const address = (await listening(server.app)).replace('/msg', '/notice')
    const editor = await signedIn(server.app, ['admin-setting-pages-devise'])
    const client = await connect(address)
    client.send({ type: 'login', data: editor.token })
    await client.next('success')
    const [good, bad] = [await create(titled('会成功')), await create(titled('会失败'))]
    for (const { id } of [good, bad]) {
      await draft(id, titled('准时'))
      await send('PUT', `schedule/${id}`, { publish_at: inSeconds(3_600) })
    }
    // somebody publishes the other page meanwhile
    await server.app.db.execute(sql`update pages set version = 'newer' where id = ${Number(bad.id)}`)
    const notice = [client.next('PAGE_PUBLISHED'), client.next('PAGE_NOT_PUBLISHED')]
    await server.app.db.execute(sql`update page_schedules set try_at = now()`)
    await notify(server.app.db, 'page_schedules', 0)
    expect((await Promise.all(notice)).map(({ data }) => data!.id)).toEqual([Number(good.id), Number(bad.id)])
    const { data } = (await server.app.inject({ url: '/adminapi/jnotice', headers: editor.headers })).json()
    expect(data).toMatchObject([{ title: '有1个页面定时发布失败', url: '/admin/setting/pages/devise/0', type: 6 }])
    await client.close()
  })

  it('publishes a page for the first time, and ends its draft', async () => {
    const made = await draft(0, titled('首发'))
    await send('PUT', `schedule/${made.data.id}`, { publish_at: soon() })
    await until(async () => expect(await visit(made.data.id)).toMatchObject({ title: '首发' }))
    expect((await open(made.data.id)).publishing).toMatchObject({ draft: null, schedule: null, published: { hash: made.data.hash } })
  })

  it('takes another time, a newer draft, and a cancellation', async () => {
    const made = await create(titled('旧'))
    await draft(made.id, titled('甲'))
    const first = await send('PUT', `schedule/${made.id}`, { publish_at: inSeconds(3_600) })
    const moved = await send('PUT', `schedule/${made.id}`, { publish_at: inSeconds(7_200) })
    expect(moved.data.publishing.schedule).toMatchObject({ version_id: first.data.publishing.schedule!.version_id })
    expect((await send('GET', 'get_list?page=1&limit=1')).data.list[0]!.publishing).toMatchObject({
      publish_at: moved.data.publishing.schedule!.publish_at,
    })
    const newer = await draft(made.id, titled('乙'))
    const again = await send('PUT', `schedule/${made.id}`, { publish_at: inSeconds(7_200) })
    expect(again.data.publishing.schedule).toMatchObject({ draft_version: newer.data.version })
    expect(again.data.publishing.schedule!.version_id).not.toBe(first.data.publishing.schedule!.version_id)
    expect((await send('DELETE', `schedule/${made.id}`)).data.publishing).toMatchObject({
      schedule: null,
      draft: { version: newer.data.version },
    })
    expect((await send('DELETE', `schedule/${made.id}`)).status).toBe(200)
  })

  it('ends with publishing now, with the draft, and with the page', async () => {
    const schedules = (id: string) =>
      row<{ count: number }>(server.app.db, sql`select count(*)::int as count from page_schedules where page_id = ${id}`)
    const scheduled = async () => {
      const made = await create(titled('旧'))
      await draft(made.id, titled('新'))
      await send('PUT', `schedule/${made.id}`, { publish_at: inSeconds(3_600) })
      expect(await schedules(made.id)).toEqual({ count: 1 })
      return made.id
    }
    const ends = [
      (id: string) => send('POST', `publish/${id}`, {}),
      (id: string) => send('DELETE', `draft/${id}`),
      (id: string) => send('DELETE', `del/${id}`),
    ]
    for (const end of ends) {
      const id = await scheduled()
      expect((await end(id)).status).toBe(200)
      expect(await schedules(id)).toEqual({ count: 0 })
    }
  })

  it('tells that it failed when the page was changed meanwhile, and overwrites nothing', async () => {
    const made = await create(titled('旧'))
    await draft(made.id, titled('准时'))
    await send('PUT', `schedule/${made.id}`, { publish_at: soon() })
    await send('POST', `diy_save/${made.id}`, page(titled('直接保存')))
    await until(async () => expect((await open(made.id)).publishing.schedule).toMatchObject({ state: 'failed' }))
    expect((await open(made.id)).publishing.schedule).toMatchObject({ failure: 'page_conflict', message: '页面已被他人保存，请核对后再试' })
    expect(await visit(made.id)).toMatchObject({ title: '直接保存' })
    expect((await send('GET', 'get_list?page=1&limit=1')).data.list[0]!.publishing).toMatchObject({ publish_at: null, has_failed: 1 })
    await send('DELETE', `schedule/${made.id}`)
    expect((await open(made.id)).publishing.schedule).toBeNull()
  })

  it('is refused for times that are past or far away, and without a draft', async () => {
    const made = await create()
    await draft(made.id)
    for (const publish_at of [inSeconds(-5), inSeconds(3 * 366 * 86_400)])
      expect(await send('PUT', `schedule/${made.id}`, { publish_at })).toMatchObject({ status: 400, code: 'page_schedule_time' })
    const bare = await create()
    expect(await send('PUT', `schedule/${bare.id}`, { publish_at: inSeconds(60) })).toMatchObject({ status: 400, code: 'page_no_draft' })
    expect(await send('PUT', `schedule/${made.id}`, { publish_at: inSeconds(60), if_version: 'other' })).toMatchObject({ status: 409 })
  })
})

describe('several server processes', () => {
  const start = async () => {
    const app = await buildApp({ database: second.config, files: server.files })
    await app.ready()
    others.push(app)
    return app
  }

  it('publish each page once, also what fell due while none of them ran', async () => {
    const first = await start()
    const { db } = first
    await db.execute(sql`insert into pages (name, version, is_published) select 'p' || n, '', false from generate_series(1, 20) n`)
    await db.execute(sql`insert into page_versions (page_id, version, hash, columns, value, kind)
      select id, 'f' || id, 'h', json_build_object('title', 't', 'name', name, 'is_show', 1, 'is_bg_color', 0, 'color_picker', '', 'is_bg_pic', 0,
        'bg_pic', '', 'bg_tab_val', 0, 'cover_image', ''), '{}', 'scheduled' from pages where name like 'p%'`)
    await first.close()
    others.length = 0
    const late = await start()
    await late.db.execute(sql`insert into page_schedules (page_id, publish_at, try_at, version_id, draft_version, base_version)
      select page_id, now() - interval '1 hour', now() - interval '1 hour', id, 'd', '' from page_versions where kind = 'scheduled'`)
    await Promise.all([start(), start(), start()])
    const published = () =>
      row<{ pages: number; entries: number }>(
        late.db,
        sql`select count(distinct page_id)::int as pages, count(*)::int as entries from page_versions where kind = 'published'`,
      )
    await until(async () => expect((await published())!.pages).toBe(20))
    expect(await published()).toEqual({ pages: 20, entries: 20 })
    expect(await row(late.db, sql`select count(*)::int as left from page_schedules`)).toEqual({ left: 0 })
  })

  it('gives up after several tries that did not work, and says so', async () => {
    const app = await start()
    await app.db.execute(sql`insert into pages (name, version, is_published) values ('q', '', false)`)
    // a content that no page can take
    await app.db.execute(sql`insert into page_versions (page_id, version, hash, columns, value, kind)
      select id, 'g', 'h', '{}', '{}', 'scheduled' from pages where name = 'q'`)
    await app.db.execute(sql`insert into page_schedules (page_id, publish_at, try_at, tries, version_id, draft_version, base_version)
      select page_id, now(), now(), 4, id, 'd', '' from page_versions where version = 'g'`)
    await app.db.execute(sql`select pg_notify('page_schedules', '0')`)
    const state = () => row(app.db, sql`select state, failure from page_schedules`)
    await until(async () => expect(await state()).toEqual({ state: 'failed', failure: 'page_schedule_failed' }))
  })
})
