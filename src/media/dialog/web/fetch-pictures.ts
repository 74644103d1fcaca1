import { uploadFromWeb } from '#src/api/file-uploads.ts'
import { listFiles } from '#src/api/files.ts'
import { RequestError } from '#src/http/failure.ts'
import type { MediaServer } from '../../server.ts'

/** How far one address is. `message` is the server's sentence, or '' where it says nothing. */
export interface WebPicture {
  address: string
  state: 'waiting' | 'fetching' | 'done' | 'failed'
  message: string
}

/** The list with more addresses; what is there already stays as it is. */
export function withAddresses(pictures: readonly WebPicture[], addresses: readonly string[]): readonly WebPicture[] {
  const fresh = addresses.filter((address) => !pictures.some((picture) => picture.address === address))
  return [...pictures, ...fresh.map((address) => ({ address, state: 'waiting' as const, message: '' }))]
}

interface Fetching {
  server: Pick<MediaServer, 'send'>
  categoryId: string
  /** A plain shop answers success for what it could not fetch: then its list is asked what came. */
  isSilent: boolean
  onChange(pictures: readonly WebPicture[]): void
}

/**
 * Lets the server fetch pictures one by one, in order; those that are there already are left alone, so that
 * a second call tries only what failed. Answers the last state.
 */
export async function fetchPictures(pictures: readonly WebPicture[], parts: Fetching): Promise<readonly WebPicture[]> {
  let now = pictures
  const set = (index: number, part: Partial<WebPicture>) => {
    now = now.map((picture, at) => (at === index ? { ...picture, ...part } : picture))
    parts.onChange(now)
  }
  for (const [index, picture] of pictures.entries()) {
    if (picture.state === 'done') continue
    set(index, { state: 'fetching', message: '' })
    set(index, await fetchOne(picture.address, parts))
  }
  return now
}

async function fetchOne(address: string, { server, categoryId, isSilent }: Fetching): Promise<Pick<WebPicture, 'state' | 'message'>> {
  try {
    const before = isSilent ? await newestOf(server, categoryId) : ''
    await server.send(uploadFromWeb, { body: { pid: categoryId, images: [address] } })
    const isThere = !isSilent || (await newestOf(server, categoryId)) !== before
    return { state: isThere ? 'done' : 'failed', message: '' }
  } catch (error) {
    if (error instanceof RequestError) error.shown = true
    return { state: 'failed', message: reasonOf(error) }
  }
}

// our server says of each address why
function reasonOf(error: unknown): string {
  const { failed } = (error instanceof RequestError ? (error.data ?? {}) : {}) as { failed?: { msg?: string }[] }
  return failed?.[0]?.msg || (error instanceof Error ? error.message : '')
}

async function newestOf(server: Pick<MediaServer, 'send'>, categoryId: string): Promise<string> {
  const { list } = await server.send(listFiles, { query: { pid: categoryId, real_name: '', page: 1, limit: 1 } })
  return String(list[0]?.att_id ?? '')
}
