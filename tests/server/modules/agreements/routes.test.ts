import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply {
  status: number
  code?: string
  data: { id: number; title: string; content: string; status: number; version: number }
}

async function call(who: SignedIn, method: 'GET' | 'POST', path: string, payload?: object): Promise<Reply> {
  return (await held.app.inject({ method, url: `/adminapi/${path}`, headers: who.headers, ...(payload && { payload }) })).json()
}
const read = async (who: SignedIn) => (await call(who, 'GET', 'user/member/agreement')).data

describe('what members agree to', () => {
  const body = { type: 1, title: '会员协议', content: '<p>条款<img src="http://localhost:80/uploads/attach/a.png"></p>', status: 1 }

  it('begins with its name, is kept whole, and an older version is refused', async () => {
    const who = await signedIn(held.app)
    expect(await read(who)).toMatchObject({ id: 0, title: '付费会员协议', content: '', status: 1, version: 1 })
    expect(await call(who, 'POST', 'user/member_agreement/save/0', { ...body, version: 1 })).toMatchObject({ status: 200, code: '100000' })
    const made = await read(who)
    expect(made).toMatchObject({ title: '会员协议', version: 2 })
    expect(made.content).toContain('/uploads/attach/a.png')
    expect(await rows(held.app.db, sql`select kind, title, place from file_uses where source = 'agreements'`)).toEqual([
      { kind: 'agreement', title: '会员协议', place: 'attach/a' },
    ])
    const path = `user/member_agreement/save/${made.id}`
    expect(await call(who, 'POST', path, { ...body, status: 0, version: 2 })).toMatchObject({ status: 200 })
    expect(await call(who, 'POST', path, { ...body, version: 2 })).toMatchObject({ status: 409, data: { row: { status: 0 } } })
    expect(await call(who, 'POST', 'user/member_agreement/save/999', body)).toMatchObject({ status: 100026 })
    // the shop's own screen sends 0 although there is one
    expect(await call(who, 'POST', 'user/member_agreement/save/0', body)).toMatchObject({ status: 200 })
    expect((await read(who)).id).toBe(made.id)
  })

  it.each([
    [{ type: 0 }, 400548],
    [{ type: 3 }, 400548],
    [{ title: ' ' }, 400549],
    [{ content: '' }, 400550],
  ])('is refused by the numbers of the contract: %j', async (wrong, status) => {
    const who = await signedIn(held.app)
    expect(await call(who, 'POST', 'user/member_agreement/save/0', { ...body, ...wrong })).toMatchObject({ status })
  })
})

describe('what users agree to', () => {
  it('is read by who sees the recharges, and written with a key of its own', async () => {
    const reader = await signedIn(held.app, ['marketing-recharge'])
    const writer = await signedIn(held.app, ['marketing-recharge', 'recharge-agreement'])
    const path = 'setting/set_user_agreement'
    expect(await call(reader, 'POST', path, { content: '<p>一</p>' })).toMatchObject({ status: 110000 })
    expect(await call(writer, 'POST', path, { content: '<p>一</p>', version: 1 })).toMatchObject({ status: 200, code: '100014' })
    expect(await call(writer, 'POST', path, { content: '<p>二</p>', version: 1 })).toMatchObject({
      status: 409,
      data: { row: { content: '<p>一</p>' } },
    })
    expect((await call(reader, 'GET', 'setting/get_user_agreement')).data).toEqual({ content: '<p>一</p>', version: 2 })
  })
})
