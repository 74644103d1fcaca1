/** A bucket of a store that speaks S3. Read from the environment. */
export interface S3Config {
  /** Origin of the store. */
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
  /** The bucket stands in the path of its addresses, not before the host. */
  isPathStyle: boolean
  /** Origin and folder that visitors read from; '' where this server hands the files out. */
  publicAddress: string
}

/** The bucket that is configured, or undefined: then files lie on this server's disk. @throws Error when it is configured by half */
export function configuredS3(env: NodeJS.ProcessEnv = process.env): S3Config | undefined {
  const bucket = env['CRM_S3_BUCKET']
  if (!bucket) return undefined
  const needed = (name: string) => {
    if (!env[name]) throw new Error(`CRM_S3_BUCKET is set, but ${name} is not`)
    return env[name]
  }
  return {
    bucket,
    endpoint: needed('CRM_S3_ENDPOINT').replace(/\/+$/, ''),
    accessKey: needed('CRM_S3_ACCESS_KEY'),
    secretKey: needed('CRM_S3_SECRET_KEY'),
    region: env['CRM_S3_REGION'] || 'us-east-1',
    isPathStyle: env['CRM_S3_PATH_STYLE'] === '1',
    publicAddress: (env['CRM_S3_PUBLIC'] ?? '').replace(/\/+$/, ''),
  }
}
