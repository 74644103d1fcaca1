import { $locale } from '#src/text/locale.ts'
import { shared } from '#src/lib/shared.ts'
import { pageStorage } from '../page-storage.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { freshId } from '#src/lib/random-id.ts'
import { ownThisPage } from './ownership.ts'

/** This page's outbox of a person at a server, with what pages left that are gone. */
export async function openPageOutbox(base: string, who: string): Promise<Outbox> {
  const page = shared('kefu-page', () => ownThisPage(freshId()))
  const outbox = createOutbox(`${base}:${who}`, page.owner, pageStorage())
  const alive = await page.alive()
  outbox.adopt((owner) => alive.has(owner))
  return outbox
}

/** Where a server's chat socket is. A socket has no headers to say the language; our server reads it from the address. */
export function socketAddress(base: string, isOurs: boolean): string {
  const address = `${(base || location.origin).replace(/^http/, 'ws')}/msg`
  return isOurs ? `${address}?lang=${$locale.get()}` : address
}
