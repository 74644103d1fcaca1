import { createHmac, randomBytes } from 'node:crypto'

/** A bucket of UCloud's US3 that videos go to directly. Read from the environment; the private key stays here. */
export interface Us3 {
  bucket: string
  publicKey: string
  privateKey: string
  /** Host of the region, such as `cn-bj.ufileos.com`. */
  host: string
  /** Origin that visitors read from; the bucket's own when it is empty. */
  cdn: string
}

/** The bucket that is configured, or undefined: then files lie on this server's disk. */
export function configuredUs3(env: NodeJS.ProcessEnv = process.env): Us3 | undefined {
  const { CRM_US3_BUCKET: bucket, CRM_US3_PUBLIC_KEY: publicKey, CRM_US3_PRIVATE_KEY: privateKey } = env
  if (!bucket || !publicKey || !privateKey) return undefined
  const host = env['CRM_US3_HOST'] || 'cn-bj.ufileos.com'
  return { bucket, publicKey, privateKey, host, cdn: (env['CRM_US3_CDN'] ?? '').replace(/\/+$/, '') }
}

/**
 * What `upload_type` says of US3. The shop has a client for it and no driver, so none of its numbers 1 to 7 means it;
 * 8 is free there, and every client reads the storage's kind from `type` of the temporary keys anyway.
 */
export const us3UploadType = '8'

/** Endings of the films that a browser may put there, by the type that it says. */
const endings: Record<string, string> = { 'video/mp4': 'mp4', 'video/quicktime': 'mov', 'video/webm': 'webm' }

/** The name under which a film of this type will lie, which nobody can guess or choose; undefined for other types. */
export const newUs3Key = (mime: string): string | undefined =>
  Object.hasOwn(endings, mime) ? `${randomBytes(16).toString('hex')}.${endings[mime]}` : undefined

/** Seconds within which an upload must have begun. */
const openFor = 600

/**
 * What a browser needs to PUT one file, and only that one: signed for its key, its content type and an end. A signature
 * in the address holds `Expires` (unix seconds) where one in a header holds `Date` (US3, "Include a signature in the URL").
 */
export function us3Keys(us3: Us3, key: string, mime: string, now = Date.now()): Record<string, unknown> {
  const { bucket, publicKey, privateKey, host, cdn } = us3
  const expires = Math.floor(now / 1000) + openFor
  const signature = createHmac('sha1', privateKey).update(`PUT\n\n${mime}\n${expires}\n/${bucket}/${key}`).digest('base64')
  const origin = `https://${bucket}.${host}`
  const query = new URLSearchParams({ UCloudPublicKey: publicKey, Signature: signature, Expires: String(expires) })
  return {
    type: 'US3',
    accessid: publicKey,
    storageName: bucket,
    host: origin,
    cdn,
    key,
    contentType: mime,
    expire: expires,
    upload_url: `${origin}/${key}?${query}`,
    url: `${cdn || origin}/${key}`,
  }
}
