declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** A server that speaks S3 and checks signatures; its only key is `S3RVER`, its secret the same. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      resetOnClose?: boolean
      configureBuckets: { name: string; configs: [] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
