import { createHmac } from 'node:crypto'

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

/** Keys that name one file in the bucket's root, as browsers make them: `<milliseconds>.mp4`. */
export const isUs3Key = (key: string): boolean => /^[A-Za-z0-9][\w.-]{0,99}$/.test(key)
export const isUs3Mime = (mime: string): boolean => /^video\/[a-z0-9.+-]{1,40}$/.test(mime)

/** What a browser needs to PUT one file: signed for this key and this content type alone (US3, signature of requests). */
export function us3Keys({ bucket, publicKey, privateKey, host, cdn }: Us3, key: string, mime: string): Record<string, unknown> {
  const signed = createHmac('sha1', privateKey).update(`PUT\n\n${mime}\n\n/${bucket}/${key}`).digest('base64')
  const origin = `https://${bucket}.${host}`
  return {
    type: 'US3',
    accessid: publicKey,
    storageName: bucket,
    host: origin,
    cdn,
    key,
    contentType: mime,
    upload_url: `${origin}/${key}`,
    authorization: `UCloud ${publicKey}:${signed}`,
    url: `${cdn || origin}/${key}`,
  }
}
