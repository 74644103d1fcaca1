import { open } from 'node:fs/promises'
import type { Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { pictureLimit } from '../../storage/upload-limits.ts'
import type { Storage } from '../../storage/storage.ts'
import { approve, discard } from '../../storage/intake/arrival.ts'
import { newIncoming } from '../../storage/intake/disk.ts'
import { faultOf, inWords } from '../../storage/intake/limits.ts'
import { extensionOf } from '../../storage/intake/picture.ts'
import { storeFile, type Destination } from './store.ts'
import { Turns } from '../../storage/intake/turns.ts'
import { fetchOnto, WebFailure, type FetchOptions } from './web/fetch.ts'

/** Addresses that are asked at the same time, for everybody. */
const asking = new Turns(4)

// the address may have no ending, or another one: the content says what it is
async function nameOf(address: string, path: string): Promise<string> {
  const file = await open(path)
  const head = Buffer.alloc(16)
  await file.read(head, 0, 16, 0).finally(() => file.close())
  const extension = extensionOf(head)
  if (!extension) throw faultOf('file_content')
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  const bare = last.replace(/\.[A-Za-z0-9]{1,8}$/, '') || 'picture'
  return `${decodeURIComponentSafely(bare)}.${extension}`
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function storeOne(
  db: Db,
  files: Storage,
  address: string,
  to: Omit<Destination, 'name'>,
  options: Partial<FetchOptions>,
): Promise<string> {
  const path = await newIncoming(files.folder)
  try {
    await fetchOnto(path, address, { limit: pictureLimit, ...options })
    const name = await nameOf(address, path)
    return (await storeFile(db, files, await approve({ path, name }), { ...to, name })).src
  } finally {
    await discard({ path })
  }
}

interface Failed {
  address: string
  msg: string
}

function spoken(error: unknown, locale: Locale): string {
  if (error instanceof WebFailure) return sentence(error.fault, locale, { size: inWords(pictureLimit) }) ?? error.fault
  if (!(error instanceof Refusal)) throw error
  const { code, status, values } = error.detail
  return sentence(code ?? String(status), locale, values) ?? String(code ?? status)
}

const shortened = (address: string) => (address.length > 80 ? `${address.slice(0, 77)}…` : address)

/**
 * Fetches and stores pictures from web addresses. Those that worked stay; each that did not is told with its reason.
 * @throws Refusal web_failed, with `stored` and `failed` in its data
 */
export async function storeFromWeb(
  db: Db,
  files: Storage,
  addresses: string[],
  to: Omit<Destination, 'name'>,
  options: Partial<FetchOptions> & { locale: Locale },
): Promise<void> {
  const stored: string[] = []
  const failed: Failed[] = []
  const { locale, ...fetching } = options
  const one = async (address: string) => {
    try {
      stored.push(await asking.run(1, () => storeOne(db, files, address, to, fetching)))
    } catch (error) {
      failed.push({ address, msg: spoken(error, locale) })
    }
  }
  await Promise.all(addresses.map((address) => one(address.trim())))
  if (!failed.length) return
  const reasons = failed.map(({ address, msg }) => `${shortened(address)}: ${msg}`).join('; ')
  throw new Refusal({ status: 400, code: 'web_failed', values: { reasons }, data: { stored, failed } })
}
