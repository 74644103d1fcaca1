import { describe, expect, it } from 'vitest'
import type { MemberCentre } from '#src/api/appearance.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()

interface Reply {
  status: number
  msg: string
  code?: string
  data?: MemberCentre
  errors?: Record<string, string>
}

const send = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, permissions?: string[]): Promise<Reply> => {
  const { headers } = await signedIn(server.app, permissions)
  return (await server.app.inject({ method, url: `/adminapi/diy/${url}`, headers, ...(payload ? { payload } : {}) })).json<Reply>()
}
const visit = async (key: string) => (await server.app.inject(`/api/v2/diy/color_change/${key}`)).json<{ data: unknown }>().data

describe('theme and category page', () => {
  it('are chosen, and read by visitors', async () => {
    expect((await send('GET', 'get_color_change/color_change')).data).toEqual({ status: 3, version: expect.any(Number) })
    expect(await send('PUT', 'color_change/5/color_change')).toEqual({ status: 200, msg: '设置成功', code: '100014' })
    expect(await send('PUT', 'color_change/2/category')).toMatchObject({ status: 200 })
    expect(await visit('color_change')).toEqual({ status: 5, is_diy: 0 })
    expect(await visit('category')).toEqual({ status: 2, is_diy: 0 })
    expect((await send('GET', 'get_member')).data).toMatchObject({ color_change: 5 })
  })

  it.each(['color_change/0/color_change', 'color_change/6/color_change', 'color_change/4/category', 'color_change/1/member'])(
    'refuse %s with the words of the shop',
    async (url) => expect(await send('PUT', url)).toMatchObject({ status: 400, msg: '参数错误', code: '100100' }),
  )

  it('are for those who may decorate the shop', async () => {
    expect(await send('PUT', 'color_change/1/color_change', undefined, ['system-file'])).toMatchObject({ status: 110000 })
    expect(await send('GET', 'get_member', undefined, ['system-file'])).toMatchObject({ status: 110000 })
  })
})

describe('the member centre', () => {
  const item = (name: string, more: object = {}) => ({
    name,
    pic: [`http://localhost:80/uploads/${name}.png`],
    url: `/pages/${name}`,
    ...more,
  })
  const body = {
    status: 3,
    order_status: 5,
    my_banner_status: 1,
    routine_my_banner: [item('横幅')],
    routine_my_menus: [item('一'), item('二')],
  }

  it('is written whole, in the order that was sent', async () => {
    expect(await send('POST', 'member_save', body)).toEqual({ status: 200, msg: '保存成功', code: '100000' })
    const { data } = await send('GET', 'get_member')
    expect(data).toMatchObject({
      status: 3,
      order_status: 5,
      my_banner_status: true,
      routine_my_banner: [{ ...item('横幅'), gid: 70, status: 1 }],
    })
    expect(data!.routine_my_menus).toMatchObject([
      { ...item('一'), gid: 54, sort: 2 },
      { ...item('二'), sort: 1 },
    ])

    const again = { ...body, my_banner_status: '', routine_my_banner: [], routine_my_menus: [...data!.routine_my_menus].reverse() }
    await send('POST', 'member_save', again)
    const after = (await send('GET', 'get_member')).data!
    expect(after.routine_my_menus.map(({ name }) => name)).toEqual(['二', '一'])
    expect(after).toMatchObject({ my_banner_status: false, routine_my_banner: [] })
  })

  it('keeps uploaded pictures without an origin, and others as they are', async () => {
    const away = 'https://cdn.example.com/uploads/x.png'
    await send('POST', 'member_save', { ...body, routine_my_banner: [], routine_my_menus: [item('一'), item('二', { pic: away })] })
    const { headers } = await signedIn(server.app)
    const other = await server.app.inject({ url: '/adminapi/diy/get_member', headers: { ...headers, host: 'shop.example.com' } })
    const pictures = other.json<{ data: MemberCentre }>().data.routine_my_menus.map(({ pic }) => pic)
    expect(pictures).toEqual([['http://shop.example.com/uploads/一.png'], [away]])
  })

  it.each([
    ['菜单名不能为空', 'name', { name: ' ' }],
    ['图标不能为空', 'pic', { pic: [] }],
    ['跳转路径不能为空', 'url', { url: '' }],
  ])('refuses an entry: %s, and changes nothing', async (msg, field, gap) => {
    await send('POST', 'member_save', body)
    const sent = { ...body, status: 1, routine_my_menus: [item('好'), item('缺', gap)] }
    expect(await send('POST', 'member_save', sent)).toMatchObject({ status: 400, msg, errors: { [`routine_my_menus.1.${field}`]: msg } })
    expect((await send('GET', 'get_member')).data).toMatchObject({ status: 3 })
  })

  it('refuses a missing style with the words of the shop', async () => {
    for (const status of [0, '', 4])
      expect(await send('POST', 'member_save', { ...body, status })).toMatchObject({ status: 400, msg: '参数错误' })
  })
})
