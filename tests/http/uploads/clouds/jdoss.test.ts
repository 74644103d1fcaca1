import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import putIntoJdoss from '#src/http/uploads/clouds/jdoss.ts'
import { startCloud } from '../../../support/cloud-stand-in.ts'
import { NodeRequest } from '../../../support/node-request.ts'
import { isSignedBy, signAddress } from '../../../support/signed-address.ts'

const host = 's3.cn-north-1.jdcloud-oss.com'
const signer = { keyId: 'JDC_1', secret: 'secret of the server', region: 'cn-north-1' }
const bytes = Buffer.from('a film')
const address = `https://${host}/films/1790000000123.mp4`
const headers = { 'content-type': 'video/mp4' }

let cloud: Awaited<ReturnType<typeof startCloud>>
let stored: Buffer | undefined
beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeRequest)
  stored = undefined
  cloud = await startCloud([host], (request) => {
    if (request.headers.cookie || request.method !== 'PUT' || !isSignedBy(signer, request)) return 403
    stored = request.body
    return ''
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  cloud.close()
})

const send = (upload_url: string, contentType = 'video/mp4') =>
  putIntoJdoss({
    file: new File([bytes], '开箱.mp4', { type: contentType }),
    key: '1790000000123.mp4',
    contentType,
    credentials: { type: 'JDOSS', upload_url, url: 'https://cdn.jd.example/1790000000123.mp4' },
    options: {},
  })

// docs.aws.amazon.com: Authenticating Requests: Using Query Parameters
test('addresses are signed as the documented example is', () => {
  const documented = { keyId: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' }
  const at = new Date('2013-05-24T00:00:00Z')
  const signed = signAddress('GET', 'https://examplebucket.s3.amazonaws.com/test.txt', documented, { at, seconds: 86_400 })
  expect(new URL(signed).searchParams.get('X-Amz-Signature')).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404')
})

test.each([
  ['the host alone is signed, as a shop does it', {}],
  ['the type is signed too', { headers }],
])('the bytes are PUT to the signed address: %s', async (_, options) => {
  expect(await send(signAddress('PUT', address, signer, options))).toBe('https://cdn.jd.example/1790000000123.mp4')
  expect(stored).toEqual(bytes)
  expect(cloud.seen[0]!.headers).toMatchObject(headers)
})

const signed = signAddress('PUT', address, signer, { headers })
test.each([
  ['of another secret', signAddress('PUT', address, { ...signer, secret: 'x' })],
  ['for another method', signAddress('GET', address, signer)],
  ['for another file', signed.replace('1790000000123', '1790000000124')],
  ['of an hour ago', signAddress('PUT', address, signer, { at: new Date(Date.now() - 3_600_000) })],
  ['that was stretched', signed.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000')],
])('a signature %s is refused, and told with its status', async (_, address) => {
  await expect(send(address)).rejects.toMatchObject({ message: '文件 开箱.mp4 上传失败，状态码 403，请检查跨域（CORS）设置' })
  expect(stored).toBeUndefined()
})

test('another type than the signed one is refused', async () => {
  await expect(send(signed, 'video/webm')).rejects.toMatchObject({ status: 403 })
})
