import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import putIntoCos from '#src/http/uploads/clouds/cos.ts'
import { startCloud, type CloudRequest } from '../../../support/cloud-stand-in.ts'
import { NodeRequest } from '../../../support/node-request.ts'

const host = 'shop-125.cos.ap-guangzhou.myqcloud.com'
const secret = 'temporary-secret'
const credentials = {
  credentials: { tmpSecretId: 'AKIDtmp', tmpSecretKey: secret, sessionToken: 'session/token==' },
  startTime: 1_790_000_000,
  expiredTime: 1_790_001_800,
  bucket: 'shop-125',
  region: 'ap-guangzhou',
  url: `https://${host}/`,
  cdn: 'https://cdn.example',
  type: 'COS',
}
const mac = (key: string, text: string) => createHmac('sha1', key).update(text).digest('hex')

/** Recomputes the provider's documented signature from what arrived. */
function isSigned({ method, path, query, headers }: CloudRequest): boolean {
  const given: Record<string, string> = Object.fromEntries(
    headers.authorization!.split('&').map((part) => [part.split('=')[0], part.slice(part.indexOf('=') + 1)]),
  )
  const names = [...query.keys()].map((name) => name.toLowerCase()).sort((a, b) => (a < b ? -1 : 1))
  const listed = given['q-header-list']!.split(';')
  const values = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]))
  const parameters = names.map((name) => `${name}=${encodeURIComponent(values.get(name)!)}`).join('&')
  const headed = listed.map((name) => `${name}=${encodeURIComponent(String(headers[name]))}`).join('&')
  const request = `${method.toLowerCase()}\n${decodeURIComponent(path)}\n${parameters}\n${headed}\n`
  const time = `${credentials.startTime};${credentials.expiredTime}`
  const text = `sha1\n${time}\n${createHash('sha1').update(request).digest('hex')}\n`
  return (
    given['q-sign-algorithm'] === 'sha1' &&
    given['q-ak'] === 'AKIDtmp' &&
    given['q-sign-time'] === time &&
    given['q-key-time'] === time &&
    given['q-url-param-list'] === names.join(';') &&
    given['q-signature'] === mac(mac(secret, time), text) &&
    headers['x-cos-security-token'] === 'session/token==' &&
    headers.cookie === undefined
  )
}

let parts: Map<string, Buffer>
let object: Buffer | undefined
let cloud: Awaited<ReturnType<typeof startCloud>>
let refuseFrom = Infinity
beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeRequest)
  parts = new Map()
  object = undefined
  refuseFrom = Infinity
  cloud = await startCloud([host], (request) => {
    if (!isSigned(request) || cloud.seen.length > refuseFrom) return 403
    const { method, query, body } = request
    if (method === 'PUT' && !query.has('partNumber')) return ((object = body), '')
    if (method === 'POST' && query.has('uploads'))
      return '<InitiateMultipartUploadResult><UploadId>up+1/x=</UploadId></InitiateMultipartUploadResult>'
    if (query.get('uploadId') !== 'up+1/x=') return 404
    if (method === 'PUT') {
      parts.set(query.get('partNumber')!, body)
      return { headers: { etag: `"e${query.get('partNumber')}"` } }
    }
    if (method === 'DELETE') return (parts.clear(), 204)
    const listed = [...body.toString().matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>"e(\d+)"<\/ETag><\/Part>/g)]
    if (listed.some(([, number, etag]) => number !== etag)) return 400
    return ((object = Buffer.concat(listed.map(([, number]) => parts.get(number!)!))), '')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  cloud.close()
})

const job = (bytes: Buffer<ArrayBuffer>, keys: Record<string, unknown> = credentials) => ({
  file: new File([bytes], '开箱.mp4'),
  key: '1790000000123.mp4',
  contentType: 'video/mp4',
  credentials: keys,
  options: {},
})

test('a small film is one signed PUT; the address is http and the location', async () => {
  const bytes = Buffer.from('small film')
  expect(await putIntoCos(job(bytes))).toBe(`http://${host}/1790000000123.mp4`)
  expect(object).toEqual(bytes)
  expect(cloud.seen[0]).toMatchObject({ method: 'PUT', path: '/1790000000123.mp4', headers: { 'content-type': 'video/mp4' } })
})

test('a large film goes in parts, each of them signed', async () => {
  const bytes = Buffer.alloc(17 * 1024 * 1024, 'film')
  await putIntoCos(job(bytes))
  expect(parts.size).toBe(3)
  expect(createHash('md5').update(object!).digest('hex')).toBe(createHash('md5').update(bytes).digest('hex'))
})

test('a refused part takes back what lies there, and is told with its status', async () => {
  refuseFrom = 2
  await expect(putIntoCos(job(Buffer.alloc(9 * 1024 * 1024)))).rejects.toMatchObject({
    message: '文件 开箱.mp4 上传失败，状态码 403，请检查跨域（CORS）设置',
  })
  await vi.waitFor(() => expect(cloud.seen.at(-1)!.method).toBe('DELETE'))
})

test('another secret is refused', async () => {
  const wrong = { ...credentials, credentials: { ...credentials.credentials, tmpSecretKey: 'x' } }
  await expect(putIntoCos(job(Buffer.from('x'), wrong))).rejects.toMatchObject({ status: 403 })
})
