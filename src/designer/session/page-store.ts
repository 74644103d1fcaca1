import type { Id } from '#src/api/endpoint.ts'
import { readDraft, saveDraft, type DraftConflict, type Publishing } from '#src/api/page-publishing.ts'
import { listPageVersions, readPageVersion } from '#src/api/page-versions.ts'
import { readPage, savePage, type SavedPage, type SavePageBody, type StoredPage } from '#src/api/pages.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import { isWire } from '../document/block.ts'
import { isPublishing, pageIn } from './answers.ts'

type Server = Pick<Connection, 'send' | 'capabilities'>

/** A page as the server has it; with `publishing` it is the page's draft, or what is published when there is none. */
export interface StoredState {
  readonly info: StoredPage
  readonly publishing?: Publishing
}

/** The proof of a save; what a server or a proxy did not answer is missing, and nothing is proved then. */
export type SavedState = Partial<SavedPage> & { readonly publishing?: Publishing }

const keepsDrafts = ({ capabilities }: Server): boolean => capabilities.features.pageDrafts

/** What the designer edits: the draft where the server keeps one, else the page itself. @throws RequestError */
export async function readStored(server: Server, id: Id): Promise<StoredState> {
  return pageIn(await server.send(keepsDrafts(server) ? readDraft : readPage, { params: { id } }), id)
}

/** What was answered to a save, as far as it is an answer. */
function proofIn(answer: unknown): SavedState {
  if (!isWire(answer)) return {}
  const { publishing, ...saved } = answer
  return { ...saved, ...(isPublishing(publishing) && { publishing }) }
}

/** Stores the draft, or the page where drafts are unknown; id 0 makes a page. @throws RequestError */
export async function sendPage(server: Server, id: Id, body: SavePageBody & { if_published?: string }): Promise<SavedState> {
  const { if_published: published, ...rest } = body
  if (!keepsDrafts(server)) return proofIn(await server.send(savePage, { params: { id }, body: rest }))
  const { type: _type, ...draft } = rest
  const sent = { ...draft, ...(published !== undefined && { if_published: published }) }
  return proofIn(await server.send(saveDraft, { params: { id }, body: sent }))
}

/** A stored page that is in the way of a write. */
export interface InTheWay extends StoredState {
  /** It was published past our draft, which was made of this published version. */
  readonly draftOf?: string
}

/** What is stored instead, when a server refused a write because of it. */
export function conflicting(error: unknown): InTheWay | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined
  const { info, publishing, against } = (error.data ?? {}) as Partial<DraftConflict>
  if (!isWire(info) || info['id'] === undefined) return undefined
  if (!isPublishing(publishing)) return { info }
  const { draft } = publishing
  if (against !== 'published' || !draft) return { info, publishing }
  // what is written next time still goes over the draft
  return { info: { ...info, version: draft.version }, publishing, draftOf: draft.base_version }
}

const atOnce = 100
const most = 5

/** A page as it was under a version, from its history; undefined when that is not kept any more. @throws RequestError */
export async function readEarlier(server: Server, id: Id, version: string): Promise<StoredPage | undefined> {
  if (!server.capabilities.features.pageVersions) return undefined
  for (let page = 1; page <= most; page++) {
    const { list } = await server.send(listPageVersions, { params: { id }, query: { page, limit: atOnce } })
    const found = list.find((entry) => entry.version === version)
    if (found) return (await server.send(readPageVersion, { params: { id, version: found.id } })).info
    if (list.length < atOnce) return undefined
  }
  return undefined
}
