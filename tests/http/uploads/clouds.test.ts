import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CloudJob } from '#src/http/uploads/clouds/cloud.ts'
import { cloudFor } from '#src/http/uploads/clouds/index.ts'
import { setLocale } from '#src/text/locale.ts'
import { startCloud, type CloudAnswer, type CloudRequest } from '../../support/cloud-stand-in.ts'
import { NodeRequest } from '../../support/node-request.ts'

let close = () => {}
beforeEach(() => vi.stubGlobal('XMLHttpRequest', NodeRequest))
afterEach(() => {
  vi.unstubAllGlobals()
  setLocale('zh-cn')
  close()
})

const key = '1790000000123.mp4'
const bytes = Buffer.from('a film')
const secret = 'secret of the server'
const hmac = (text: string) => createHmac('sha1', secret).update(text).digest('base64')

async function put(
  type: string,
  credentials: Record<string, unknown>,
  names: string[],
  answer: (request: CloudRequest) => CloudAnswer,
  film = bytes,
) {
  const cloud = await startCloud(names, (request) => (request.headers.cookie ? 400 : answer(request)))
  close = cloud.close
  const job: CloudJob = {
    file: new File([film], '开箱.mp4', { type: 'video/mp4' }),
    key,
    contentType: 'video/mp4',
    credentials: { type, ...credentials },
    options: {},
  }
  const way = await cloudFor(type)
  return { seen: cloud.seen, address: way(job) }
}

const policyOf = (minutes: number, most: number) => {
  const expiration = new Date(Date.now() + minutes * 60_000).toISOString()
  const conditions = [
    ['content-length-range', 0, most],
    ['starts-with', '$key', '1790'],
  ]
  return Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
}
const policy = policyOf(5, 1_048_576_000)
const signed = {
  host: 'https://films.oss.example',
  accessid: 'LTAI',
  policy,
  signature: hmac(policy),
  expire: 30,
  cdn: 'https://cdn.example/',
}

/** Whether a form is what its policy allows: in time, a key that begins as it must, not more bytes than it says. */
function isAllowed(form: Map<string, string | Buffer>): boolean {
  const { expiration, conditions } = JSON.parse(Buffer.from(String(form.get('policy')), 'base64').toString()) as {
    expiration: string
    conditions: [string, string | number, string | number][]
  }
  const isMet = ([what, first, second]: [string, string | number, string | number]) =>
    what === 'content-length-range'
      ? form.get('file')!.length >= Number(first) && form.get('file')!.length <= Number(second)
      : what === 'starts-with' && String(form.get(String(first).slice(1))).startsWith(String(second))
  return Date.parse(expiration) > Date.now() && conditions.every(isMet)
}

/** What both form clouds document: exact names, the signature over the policy, what the policy says, the file last. */
const takesForm = (identity: string, signature: string) => {
  return ({ method, path, headers, fields }: CloudRequest) => {
    const form = new Map(fields)
    const isRight = form.get(identity) === 'LTAI' && form.get(signature) === hmac(String(form.get('policy'))) && form.get('key') === key
    const isForm = method === 'POST' && path === '/' && headers['content-type']?.startsWith('multipart/form-data; boundary=')
    return isForm && isRight && isAllowed(form) && fields.at(-1)![0] === 'file' ? '' : 403
  }
}

describe('form with a signed policy', () => {
  test('OSS', async () => {
    const { seen, address } = await put('OSS', signed, ['films.oss.example'], takesForm('OSSAccessKeyId', 'Signature'))
    expect(await address).toBe(`https://films.oss.example/${key}`)
    expect(seen[0]!.fields.map(([name]) => name)).toEqual(['key', 'OSSAccessKeyId', 'policy', 'Signature', 'success_action_status', 'file'])
    expect(new Map(seen[0]!.fields).get('file')).toEqual(bytes)
    expect(new Map(seen[0]!.fields).get('success_action_status')).toBe('200')
  })

  test.each(['OBS', 'CTOSS'])('%s', async (type) => {
    const { seen, address } = await put(type, signed, ['films.oss.example'], takesForm('AccessKeyId', 'signature'))
    expect(await address).toBe(`https://cdn.example/${key}`)
    expect(seen[0]!.fields.map(([name]) => name)).toEqual(['key', 'AccessKeyId', 'policy', 'signature', 'success_action_status', 'file'])
  })

  test('OBS without a CDN answers its own host, and a wrong signature is refused', async () => {
    const own = { ...signed, cdn: '', host: 'films.oss.example/' }
    expect(await (await put('OBS', own, ['films.oss.example'], takesForm('AccessKeyId', 'signature'))).address).toBe(
      `https://films.oss.example/${key}`,
    )
    close()
    const { address } = await put('OSS', { ...signed, signature: 'x' }, ['films.oss.example'], takesForm('OSSAccessKeyId', 'Signature'))
    await expect(address).rejects.toMatchObject({ status: 403 })
  })

  test.each([
    ['is over', policyOf(-1, 1000)],
    ['allows fewer bytes', policyOf(5, 3)],
  ])('a policy that %s is refused', async (_, other) => {
    const keys = { ...signed, policy: other, signature: hmac(other) }
    const { address } = await put('OSS', keys, ['films.oss.example'], takesForm('OSSAccessKeyId', 'Signature'))
    await expect(address).rejects.toMatchObject({ status: 403 })
  })
})

describe('US3', () => {
  const name = '0123456789abcdef0123456789abcdef.mp4'
  const now = () => Math.floor(Date.now() / 1000)
  const keysFor = (expires: number, type = 'video/mp4') => {
    const query = new URLSearchParams({
      UCloudPublicKey: 'pub',
      Signature: hmac(`PUT\n\n${type}\n${expires}\n/films/${name}`),
      Expires: String(expires),
    })
    return { key: name, storageName: 'films', upload_url: `https://films.cn-bj.ufileos.com/${name}?${query}` }
  }
  /** What US3 documents for a signature in an address: not over, and made over method, type, end, bucket and key. */
  const takes = ({ method, path, query, headers, body }: CloudRequest) => {
    const wanted = hmac(`${method}\n\n${headers['content-type']}\n${query.get('Expires')}\n/films${decodeURIComponent(path)}`)
    const isSigned = query.get('Signature') === wanted && query.get('UCloudPublicKey') === 'pub' && !headers.authorization
    return isSigned && Number(query.get('Expires')) > now() && body.equals(bytes) ? '' : 403
  }
  const host = ['films.cn-bj.ufileos.com']

  test('takes what our server signed, under the name that it made; no secret in the browser', async () => {
    const { address } = await put('US3', keysFor(now() + 600), host, takes)
    expect(await address).toBe(`https://films.cn-bj.ufileos.com/${name}`)
    close()
    const onCdn = await put('US3', { ...keysFor(now() + 600), cdn: 'cdn.example' }, host, takes)
    expect(await onCdn.address).toBe(`https://cdn.example/${name}`)
  })

  test.each([
    ['is over', () => keysFor(now() - 1)],
    ['is for another type', () => keysFor(now() + 600, 'text/html')],
  ])('refuses a signature that %s', async (_, keys) => {
    await expect((await put('US3', keys(), host, takes)).address).rejects.toMatchObject({ status: 403 })
  })

  test('is refused with a sentence, before anything is sent, where a server signs nothing and hands out the secret', async () => {
    const keys = { accessid: 'pub', secretKey: 'of the shop', storageName: 'films', cdn: '' }
    const { seen, address } = await put('US3', keys, host, takes)
    await expect(address).rejects.toMatchObject({ kind: 'business', message: expect.stringContaining('US3 存储没有提供上传签名') })
    expect(seen).toEqual([])
  })
})

describe('QINIU', () => {
  const scope = Buffer.from(JSON.stringify({ scope: 'films', deadline: 1_790_003_600 })).toString('base64url')
  const token = `AK:${createHmac('sha1', secret).update(scope).digest('base64url')}:${scope}`
  const isToken = (text: unknown) => {
    const [ak, sign, policyText = ''] = String(text).split(':')
    return ak === 'AK' && sign === createHmac('sha1', secret).update(policyText).digest('base64url')
  }
  const hostsAnswer = JSON.stringify({ hosts: [{ up: { domains: ['up-z2.qiniup.com'] } }] })
  const names = ['api.qiniu.com', 'up-z2.qiniup.com']

  test('a small film is a form, at the host of the bucket’s region', async () => {
    const { seen, address } = await put('QINIU', { token, domain: 'films.example', key, cdn: '' }, names, ({ host, query, fields }) => {
      if (host === 'api.qiniu.com') return query.get('ak') === 'AK' && query.get('bucket') === 'films' ? hostsAnswer : 404
      return isToken(new Map(fields).get('token')) && new Map(fields).get('key') === key ? '{}' : 401
    })
    expect(await address).toBe(`https://films.example/${key}`)
    expect(seen[1]!.fields.map(([name]) => name)).toEqual(['key', 'token', 'fname', 'file'])
  })

  test('a large film goes in parts', async () => {
    const film = Buffer.alloc(9 * 1024 * 1024, 'film')
    const parts = new Map<number, Buffer>()
    let whole: Buffer | undefined
    // the provider's URL-safe base64 keeps its padding
    const below = `/buckets/films/objects/${Buffer.from(key).toString('base64').replaceAll('/', '_')}/uploads`
    const { address } = await put(
      'QINIU',
      { token, domain: 'https://films.example/', key, cdn: 'https://cdn.example' },
      names,
      ({ host, method, path, headers, body }) => {
        if (host === 'api.qiniu.com') return hostsAnswer
        const [how, sent] = String(headers.authorization).split(' ')
        if (how !== 'UpToken' || !isToken(sent)) return 401
        if (method === 'POST' && path === below) return '{"uploadId":"q1","expireAt":1790003600}'
        if (method === 'DELETE') return 204
        const number = Number(path.slice(`${below}/q1/`.length))
        if (method === 'PUT') return (parts.set(number, body), JSON.stringify({ etag: `e${number}`, md5: '' }))
        const listed = (JSON.parse(body.toString()) as { parts: { etag: string; partNumber: number }[] }).parts
        if (path !== `${below}/q1` || listed.some(({ etag, partNumber }) => etag !== `e${partNumber}`)) return 400
        return ((whole = Buffer.concat(listed.map(({ partNumber }) => parts.get(partNumber)!))), JSON.stringify({ key }))
      },
      film,
    )
    expect(await address).toBe(`https://cdn.example/${key}`)
    expect(parts.size).toBe(3)
    expect(whole!.equals(film)).toBe(true)
  })
})

describe('what goes wrong', () => {
  test('is told with the file, its status and the advice to look at CORS', async () => {
    const { address } = await put('OSS', signed, ['films.oss.example'], () => 403)
    setLocale('en')
    await expect(address).rejects.toMatchObject({ message: 'file 开箱.mp4 upload failed, status 403; check CORS' })
  })

  test('a browser that may not see the answer says status 0', async () => {
    const { address } = await put('JDOSS', { upload_url: 'https://127.0.0.1:1/x', url: 'x' }, [], () => 200)
    await expect(address).rejects.toMatchObject({ status: 0 })
  })

  test('a storage that nobody knows is named', async () => {
    await expect(cloudFor('MARS')).rejects.toMatchObject({ message: '不支持的云存储类型：MARS' })
  })
})
