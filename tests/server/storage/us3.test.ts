import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Capabilities } from '#src/api/capabilities.ts'
import { signedIn } from '../database.ts'
import { stageFiles } from '../modules/files/sender.ts'

const { server, ask } = stageFiles()
afterEach(() => vi.unstubAllEnvs())

describe('keys of a cloud', () => {
  const keys = (query: string) => ask<Record<string, unknown>>('GET', `product/product/get_temp_keys?${query}`)

  it('are refused while files lie on this disk', async () => {
    expect((await ask('GET', 'file/upload_type')).data).toEqual({ upload_type: '1' })
    expect(await keys('key=1.mp4')).toMatchObject({ status: 400, code: '100016' })
  })

  const configure = () => {
    vi.stubEnv('CRM_US3_BUCKET', 'shop')
    vi.stubEnv('CRM_US3_PUBLIC_KEY', 'public')
    vi.stubEnv('CRM_US3_PRIVATE_KEY', 'very-secret')
    vi.stubEnv('CRM_US3_CDN', 'https://cdn.example.com/')
  }

  it('of US3 are signed here for a name of ours and ten minutes, and the private key stays here', async () => {
    configure()
    expect((await ask('GET', 'file/upload_type')).data).toEqual({ upload_type: '8' })
    const before = Math.floor(Date.now() / 1000)
    const { data } = await keys('key=1700.mp4&contentType=video/mp4')
    const key = String(data['key'])
    expect(key).toMatch(/^[0-9a-f]{32}\.mp4$/)
    expect(data).toMatchObject({ type: 'US3', storageName: 'shop', contentType: 'video/mp4', url: `https://cdn.example.com/${key}` })
    const signed = new URL(String(data['upload_url']))
    expect(`${signed.origin}${signed.pathname}`).toBe(`https://shop.cn-bj.ufileos.com/${key}`)
    const expires = Number(signed.searchParams.get('Expires'))
    expect(expires - before).toBeGreaterThanOrEqual(600)
    expect(expires - before).toBeLessThan(660)
    // the rule of US3 for a signature in an address: Expires stands where Date does
    const text = `PUT\n\nvideo/mp4\n${expires}\n/shop/${key}`
    expect(signed.searchParams.get('Signature')).toBe(createHmac('sha1', 'very-secret').update(text).digest('base64'))
    expect(signed.searchParams.get('UCloudPublicKey')).toBe('public')
    expect(JSON.stringify(data)).not.toContain('very-secret')
  })

  it('of US3 are never for a name that was asked for, and only for films', async () => {
    configure()
    const [first, again] = [await keys('key=kept.mp4'), await keys('key=kept.mp4')]
    expect(JSON.stringify(first.data)).not.toContain('kept')
    expect(first.data['key']).not.toBe(again.data['key'])
    expect((await keys('key=../x.mp4&contentType=video/webm')).data['key']).toMatch(/^[0-9a-f]{32}\.webm$/)
    for (const mime of ['text/html', 'video/mp4%0A', 'constructor'])
      expect(await keys(`contentType=${mime}`)).toMatchObject({ status: 400, code: '100100' })
  })

  it('of US3 are told of to the elements', async () => {
    const cloud = async () => (await ask<Capabilities>('GET', 'capabilities')).data.uploads?.cloud
    expect(await cloud()).toBeUndefined()
    configure()
    expect(await cloud()).toBe(true)
  })

  it('of US3 are for those who keep the library or the products', async () => {
    configure()
    const statusFor = async (...held: string[]) =>
      (await ask('GET', 'product/product/get_temp_keys?key=1.mp4', undefined, await signedIn(server.app, held))).status
    expect(await statusFor('system-file')).toBe(200)
    expect(await statusFor('admin-store-storeProuduct-index')).toBe(200)
    expect(await statusFor('cms-article-index')).toBe(110000)
  })
})
