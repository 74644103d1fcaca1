import type { Id } from '#src/api/endpoint.ts'
import type { Publishing } from '#src/api/page-publishing.ts'
import type { StoredPage } from '#src/api/pages.ts'
import { RequestError } from '#src/http/failure.ts'
import { $text } from '#src/http/http.text.ts'
import { isWire } from '../document/block.ts'

/*
 * What servers and the proxies before them answer, looked at before a page is made of it: an answer that is none must
 * not open as an empty page, which could then be saved over the real one.
 */

const isStanding = (value: unknown): boolean => value === null || (isWire(value) && typeof value['version'] === 'string')
const isPlan = (value: unknown): boolean =>
  value === null || (isWire(value) && Number.isFinite(value['publish_at']) && typeof value['state'] === 'string')

/** Where a page stands, as our server says it. */
export const isPublishing = (value: unknown): value is Publishing =>
  isWire(value) && isStanding(value['published']) && isStanding(value['draft']) && isPlan(value['schedule'])

const isIdOf = (value: unknown, id: Id): boolean => (typeof value === 'string' || typeof value === 'number') && String(value) === String(id)

/** The answer to a call, an object whose `publishing` is one; `isWhole` where it must be there. @throws RequestError */
export function answered<T>(answer: T, isWhole = false): T {
  if (!isWire(answer) || !isPublished(answer['publishing'], isWhole)) throw noAnswer()
  return answer
}

const isPublished = (value: unknown, isWhole: boolean): boolean => isPublishing(value) || (!isWhole && value === undefined)

/** An answered page: the one that was asked for. @throws RequestError */
export function pageIn<T extends { readonly info: StoredPage }>(answer: T, id: Id): T {
  if (!isWire(answer) || !isWire(answer['info']) || !isIdOf(answer['info']['id'], id)) throw noAnswer()
  return answered(answer)
}

/** For an answer that makes no sense. */
export const noAnswer = (): RequestError => new RequestError({ kind: 'malformed', status: 200, code: '', message: $text.get().malformed })
