import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

// 64 MiB a guess, OWASP's second row for scrypt; argon2 is not in Node 20 and would be a native package
const usual = { N: 2 ** 16, r: 8, p: 2 } as const

/** What a new hash costs; tests that sign in a hundred times make it cheaper. */
export const passwordCost: { N: number; r: number; p: number } = { ...usual }
const length = 32

/** A guess takes 64 MiB: so many at once, the others wait. */
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

async function derive(password: string, salt: Buffer, options: Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>): Promise<Buffer> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const maxmem = 256 * options.N * options.r
      scrypt(password.normalize('NFC'), salt, length, { ...options, maxmem }, (error, key) => (error ? reject(error) : resolve(key)))
    })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** `scrypt$N$r$p$salt$hash`, so that the cost can grow without a migration. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const cost = { ...passwordCost }
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether guessing at this hash costs less than at one that is made today. */
export function isCheap(hash: string): boolean {
  const [, N, r, p] = hash.split('$').map(Number) as [number, number, number, number]
  return N * r * p < passwordCost.N * passwordCost.r * passwordCost.p
}

/** Without a hash it takes just as long and answers false: an unknown account is not told apart by the clock. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [kind, N, r, p, salt, expected] = hash?.split('$') ?? []
  if (kind !== 'scrypt' || !salt || !expected) {
    await derive(password, randomBytes(16), passwordCost)
    return false
  }
  const key = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  const expectedHash = Buffer.from(expected, 'base64url')
  return expectedHash.length === key.length && timingSafeEqual(expectedHash, key)
}
