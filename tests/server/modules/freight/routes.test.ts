import { describe, expect, it } from 'vitest'
import type { CityNode, CityRow } from '#src/api/cities.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

interface Reply<Data> {
  status: number
  code?: string
  data: Data
}

async function call<Data>(who: SignedIn, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Reply<Data>> {
  const url = `/adminapi/setting/city/${path}`
  return (await held.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })).json()
}
const below = async (who: SignedIn, id: CityRow['city_id']) => (await call<CityRow[]>(who, 'GET', `list/${id}`)).data
const add = (who: SignedIn, name: string, parent: CityRow['city_id']) =>
  call(who, 'POST', 'save', { id: 0, name, parent_id: Number(parent), level: 0 })

describe('regions', () => {
  it('stand in three levels, are renamed, and go with what is below them', async () => {
    const who = await signedIn(held.app)
    expect(await add(who, '江苏省', 0)).toMatchObject({ status: 200, code: '100000' })
    const province = (await below(who, 0)).find(({ label }) => label === '江苏省')!
    expect(province).toMatchObject({ parent_name: '中国', children: [], hasChildren: [], _loading: false })
    await add(who, '苏州市', province.city_id)
    const [city] = await below(who, province.city_id)
    await add(who, '吴中区', city!.city_id)
    const [district] = await below(who, city!.city_id)
    expect(district).toEqual({ id: district!.id, city_id: district!.city_id, label: '吴中区', parent_name: '苏州市' })
    expect(await add(who, '某街道', district!.city_id)).toMatchObject({ status: 400, code: '100100' })
    expect(await call(who, 'POST', 'save', { id: city!.id, name: '苏州', merger_name: '江苏,苏州' })).toMatchObject({ code: '100001' })
    const tree = (await call<CityNode[]>(who, 'GET', 'full_list')).data
    expect(tree.find(({ label }) => label === '江苏省')).toEqual({
      label: '江苏省',
      value: province.city_id,
      children: [{ label: '苏州', value: city!.city_id, children: [{ label: '吴中区', value: district!.city_id }] }],
    })
    expect(await call(who, 'DELETE', `del/${province.city_id}`)).toMatchObject({ status: 200, code: '100002' })
    expect(await below(who, city!.city_id)).toEqual([])
  })

  it('refuses by the numbers of the contract', async () => {
    const who = await signedIn(held.app)
    expect(await add(who, ' ', 0)).toMatchObject({ status: 400, code: '400038' })
    expect(await add(who, '哪里', 99_999)).toMatchObject({ status: 100026 })
    expect(await call(who, 'GET', '99999/edit')).toMatchObject({ status: 100026 })
    const adder = await signedIn(held.app, ['setting-system-city', 'system-city-add'])
    expect(await add(adder, '安徽省', 0)).toMatchObject({ status: 200 })
    const [region] = await below(adder, 0)
    expect(await call(adder, 'POST', 'save', { id: region!.id, name: '改名' })).toMatchObject({ status: 110000 })
  })
})
