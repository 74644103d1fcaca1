import { randomBytes } from 'node:crypto'

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
const failure = (status, msg) => ({ status, msg, data: [] })

/** Tokens of the replayed shop, and what it answers to wrong ones (live-server, "Session codes"). */
export function sessionHandlers() {
  const living = new Map()
  return {
    /** `kind`: admin, kefu, or user for a customer of the storefront. */
    give(kind, id = 1) {
      const token = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode({ jti: { id, type: kind } })}.${randomBytes(16).toString('base64url')}`
      living.set(token, kind)
      return token
    },
    isLiving: (token, kind) => living.get(token) === kind,
    end: (token) => living.delete(token),
    endAll: () => living.clear(),
    /** undefined when the admin token is good, else the whole reply. */
    refuseAdmin(token) {
      if (living.get(token) === 'admin') return undefined
      if (!token) return failure(110003, '登录已过期,请重新登录')
      const claims = claimsOf(token)
      if (claims === undefined) return failure(400, 'Syntax error, malformed JSON')
      if (!claims?.jti) return failure(400, 'Undefined property: stdClass::$jti')
      return failure(110003, '登录已过期,请重新登录')
    },
    refuseAgent: (token) => (living.get(token) === 'kefu' ? undefined : failure(110005, '请登录')),
  }
}

function claimsOf(token) {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
