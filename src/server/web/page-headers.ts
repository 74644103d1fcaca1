import { configuredUs3 } from '../storage/us3.ts'

const policy = (us3 = configuredUs3()) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob: http: https:`,
    `media-src 'self' blob: http: https:`,
    // films go there from the page itself
    `connect-src 'self' ws: wss:${us3 ? ` https://${us3.bucket}.${us3.host}` : ''}`,
    `font-src 'self'`,
    `worker-src 'self' blob:`,
    `frame-src 'self'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')

/** What every page of this server carries: nothing from elsewhere runs in it, and no other site frames it. */
export const pageHeaders = () => ({
  'content-security-policy': policy(),
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
})
