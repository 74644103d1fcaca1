import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { row, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'

/** A write that may arrive twice: who sends it, the sender's key for it, and a digest of all it asks for. */
export interface Intention {
  person: string
  key: string
  digest: string
}

interface Carried extends Intention {
  /** A paper came of it: its answer is remembered for as long as that is there. */
  madePaper: boolean
}

const carried = new AsyncLocalStorage<Carried>()

/** Carries a write out; answers besides whether a paper came of it. */
export async function carryOut<Out>(intention: Intention, write: () => Promise<Out>): Promise<{ answer: Out; madePaper: boolean }> {
  const own: Carried = { ...intention, madePaper: false }
  const answer = await carried.run(own, write)
  return { answer, madePaper: own.madePaper }
}

/** The key as a paper keeps it: two people may hit upon the same one. */
function tokenOf({ person, key }: Intention): string {
  const hex = createHash('sha256').update(`${person}\n${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/**
 * Writes the intention of the call that is carried out, where it has one, into the paper that was made for it: of several into the first. The same
 * intention is one paper for ever (manufacturing 3.0, `client_token`). `besides` is written in the same update, also where there is no intention.
 * @throws Refusal 409 `TOKEN_OF_ANOTHER` where a paper was made for it before, and its answer is not remembered any more
 */
export async function keepIntention(db: Db, document: number, besides?: SQL): Promise<void> {
  const own = carried.getStore()
  if (!own || own.madePaper) {
    if (besides) await db.execute(sql`update factory_documents set ${besides} where id = ${document}`)
    return
  }
  const token = tokenOf(own)
  const kept = await row(
    db,
    sql`update factory_documents set client_token = ${token}::uuid, client_digest = ${own.digest}${besides ? sql`, ${besides}` : sql``}
        where id = ${document} and not exists (select from factory_documents where client_token = ${token}::uuid) returning id`,
  )
  if (!kept) throw new Refusal({ status: 409, code: 'TOKEN_OF_ANOTHER' })
  own.madePaper = true
}
