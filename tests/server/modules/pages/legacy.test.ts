import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import { pageStage } from './stage.ts'

const { server, send, create, versions } = pageStage()

const stored = (name: string) =>
  (JSON.parse(readFileSync(new URL(`../../../fixtures/pages/${name}.json`, import.meta.url), 'utf8')) as { value: object }).value
const open = async () => (await send('GET', 'get_info/1')).data.info

describe('a page of the older decoration', () => {
  it.each(['v4.0-id1-legacy', 'v4.1-id1-legacy', 'v4.7.0-id1-legacy'])('takes and returns %s unchanged, byte by byte', async (name) => {
    const text = JSON.stringify(withoutOptions(stored(name)))
    const saved = await send('POST', 'save/1', { value: stored(name) })
    expect(saved).toMatchObject({ status: 200, msg: '保存成功', code: '100000' })
    const info = await open()
    expect(JSON.stringify(info.value)).toBe(text)
    expect(info).toMatchObject({ name: '默认模版', version: saved.data.version, hash: saved.data.hash, is_diy: 0, type: 0 })
    expect(saved.data.hash).toBe(canonicalHash(JSON.parse(text)))
    // both readings and the visitors get the same
    expect((await send('GET', 'get_diy_info/1')).data.info.value).toEqual(JSON.parse(text))
    expect((await server.app.inject('/api/v2/diy/get_diy/default?id=1')).json<{ data: unknown }>().data).toEqual(JSON.parse(text))
  })

  it('stores picked products by their ids, and returns them with their rows', async () => {
    const aa = {
      isShow: { val: 1 },
      tabConfig: { tabVal: 1 },
      selectConfig: { activeValue: '' },
      goodsList: { max: 20, list: [{ id: 999_999 }] },
    }
    await send('POST', 'save/1', { value: { goodList: { aa } } })
    expect((await send('GET', 'get_diy_info/1')).data.info.value).toEqual({
      goodList: { aa: { ...aa, ids: [999_999], goodsList: { max: 20, list: [] } } },
    })
    // there is no such product: no row for it
    expect((await open()).value).toEqual({ goodList: { aa: { ...aa, ids: [999_999], goodsList: { max: 20, list: [] } } } })
    const list = Array.from({ length: 101 }, (_, id) => ({ id }))
    const tooMany = { goodList: { aa: { ...aa, goodsList: { list } } } }
    expect(await send('POST', 'save/1', { value: tooMany })).toMatchObject({ status: 400, msg: '您设置得商品个数超出系统限制' })
  })

  it('stores ids that are no list as they came', async () => {
    const aa = { tabConfig: { tabVal: 1 }, ids: '12,7', goodsList: { max: 20, list: [] } }
    await send('POST', 'save/1', { value: { goodList: { aa } } })
    expect((await open()).value).toEqual({ goodList: { aa } })
  })

  it('has a history, and refuses what somebody has saved over meanwhile', async () => {
    const { version } = (await send('POST', 'save/1', { value: { tabNav: { default: {} } } })).data
    const next = await send('POST', 'save/1', { value: { tabNav: { default: { isShow: { val: 0 } } } }, if_version: version })
    expect(next).toMatchObject({ status: 200 })
    const late = await send('POST', 'save/1', { value: {}, if_version: version })
    expect(late).toMatchObject({ http: 409, code: 'page_conflict', data: { info: { version: next.data.version } } })
    expect((await versions(1))[0]).toMatchObject({ version: next.data.version, is_published: 1 })
  })

  it('is no page made of blocks, and takes no nonsense', async () => {
    const made = await create()
    expect(await send('POST', `save/${made.id}`, { value: {} })).toMatchObject({ status: 400, code: 'page_not_older' })
    expect(await send('POST', 'save/1', { value: 'x' })).toMatchObject({ status: 400, code: 'page_value_no_object' })
    expect(await send('GET', 'get_info/999999')).toMatchObject({ status: 400351, msg: '模板不存在' })
  })
})

// the options of a category select are not stored (designer contract 4.2)
function withoutOptions(value: unknown): unknown {
  const strip = (key: string, entry: unknown): unknown => {
    if (key !== 'selectConfig' || typeof entry !== 'object' || entry === null) return entry
    const { list: _, ...rest } = entry as Record<string, unknown>
    return rest
  }
  const { goodList, ...others } = value as Record<string, unknown>
  const order = Object.keys(value as object)
  const all: Record<string, unknown> = {
    ...others,
    ...(goodList !== undefined && { goodList: JSON.parse(JSON.stringify(goodList, strip)) as unknown }),
  }
  return Object.fromEntries(order.map((key) => [key, all[key]]))
}
