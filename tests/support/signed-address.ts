import { createHash, createHmac } from 'node:crypto'
import type { CloudRequest } from './cloud-stand-in.ts'

/** Who may sign, and for what: an access key of a storage that speaks S3. */
export interface Signer {
  keyId: string
  secret: string
  region: string
}

interface Signed {
  method: string
  host: string
  path: string
  query: URLSearchParams
  /** By name in small letters. */
  headers: Record<string, string | undefined>
}

const encode = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Signature of a pre-signed address as S3 documents it (AWS Signature Version 4, in the query, body not signed). */
function signatureOf({ method, path, query, headers }: Signed, { secret, region }: Signer): string {
  const parameters = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort((a, b) => (a < b ? -1 : 1))
  const names = query.get('X-Amz-SignedHeaders')!.split(';')
  const headed = names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
  const request = [method, path, parameters.join('&'), headed.join(''), names.join(';'), 'UNSIGNED-PAYLOAD'].join('\n')
  const time = query.get('X-Amz-Date')!
  const day = time.slice(0, 8)
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, hash(request)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(mac, `AWS4${secret}`)
  return mac(key, text).toString('hex')
}

const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** An address that the owner of a key signed, as the shop's server does. `headers` are those that the sender must send just so. */
export function signAddress(
  method: string,
  address: string,
  signer: Signer,
  { at = new Date(), seconds = 600, headers = {} }: { at?: Date; seconds?: number; headers?: Record<string, string> } = {},
): string {
  const url = new URL(address)
  const all: Record<string, string> = { host: url.host, ...headers }
  const query = new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${signer.keyId}/${stamp(at).slice(0, 8)}/${signer.region}/s3/aws4_request`,
    'X-Amz-Date': stamp(at),
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': Object.keys(all).sort().join(';'),
  })
  query.set('X-Amz-Signature', signatureOf({ method, host: url.host, path: url.pathname, query, headers: all }, signer))
  return `${url.origin}${url.pathname}?${[...query].map(([name, value]) => `${name}=${encode(value)}`).join('&')}`
}

/** Judges a request by the address it came to, as the storage does: the algorithm, the key, the time, what is signed, the signature. */
export function isSignedBy(signer: Signer, { method, host, path, query, headers }: CloudRequest, now = Date.now()): boolean {
  const given = query.get('X-Amz-Date') ?? ''
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(given) ?? []
  const from = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  const seconds = Number(query.get('X-Amz-Expires'))
  const isInTime = from - 900_000 < now && now < from + seconds * 1000 && seconds >= 1 && seconds <= 604_800
  const names = (query.get('X-Amz-SignedHeaders') ?? '').split(';')
  const sent = headers as Record<string, string | undefined>
  return (
    query.get('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256' &&
    query.get('X-Amz-Credential') === `${signer.keyId}/${given.slice(0, 8)}/${signer.region}/s3/aws4_request` &&
    isInTime &&
    names.includes('host') &&
    // what belongs to the storage may not be added unsigned
    Object.keys(sent).every((name) => !name.startsWith('x-amz-') || names.includes(name)) &&
    headers.authorization === undefined &&
    query.get('X-Amz-Signature') === signatureOf({ method, host, path, query, headers: { ...sent, host } }, signer)
  )
}
