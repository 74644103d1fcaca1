import type { Id } from '#src/api/endpoint.ts'
import { cancelSchedule, discardDraft, publishPage, schedulePage, type Expected, type OpenedDraft } from '#src/api/page-publishing.ts'
import { restorePageVersion } from '#src/api/page-versions.ts'
import { freshId } from '#src/lib/random-id.ts'
import { answered, pageIn } from './answers.ts'
import { openedPage, type OpenedPage } from './open-page.ts'
import type { PublisherParts } from './publisher.ts'
import type { Saver } from './saver.ts'

type Done = Promise<boolean>

/** One id for all tries of the same publishing: asked again after an answer that got lost, the server answers as the first time. */
export class PublishKey {
  #last: { readonly version: string; readonly key: string } | undefined

  of({ if_version: version = '' }: Expected): string {
    if (this.#last?.version !== version) this.#last = { version, key: freshId() }
    return this.#last.key
  }
}

/** Saves what is on the screen and publishes it. */
export async function publish(parts: PublisherParts, key: PublishKey): Done {
  if (!(await stored(parts))) return false
  const isDone = await act(parts, (expected, id) =>
    parts.connection.send(publishPage, { params: { id }, body: { ...expected, client_save_id: key.of(expected) } }),
  )
  if (isDone) parts.onPublished()
  return isDone
}

/** Saves what is on the screen and publishes that at a time. */
export async function schedule(parts: PublisherParts, at: number): Done {
  if (!(await stored(parts))) return false
  return act(parts, (expected, id) => parts.connection.send(schedulePage, { params: { id }, body: { ...expected, publish_at: at } }))
}

export const cancel = (parts: PublisherParts): Done => act(parts, (_, id) => parts.connection.send(cancelSchedule, { params: { id } }))

/** Throws the draft away and shows what visitors read. */
export async function discard(parts: PublisherParts, label: string): Done {
  let left: OpenedDraft | undefined
  const isDone = await act(parts, async ({ if_version }, id) => {
    const query = { ...(if_version !== undefined && { if_version }) }
    left = pageIn(await parts.connection.send(discardDraft, { params: { id }, query }), id)
    return { publishing: left.publishing }
  })
  if (isDone && left) parts.onShown(openedPage(left.info, undefined, left.publishing), label)
  return isDone
}

/** Makes an older version the draft and shows it. */
export async function restore(parts: PublisherParts, version: Id, opened: OpenedPage, label: string): Done {
  let draft = ''
  const isDone = await act(parts, async (expected, id) => {
    const body = { ...expected, client_save_id: freshId() }
    const restored = answered(await parts.connection.send(restorePageVersion, { params: { id, version }, body }))
    draft = restored.version
    return { publishing: restored.publishing }
  })
  if (isDone) parts.onShown({ ...opened, origin: { ...parts.saver.$origin.get(), version: draft, updated: '' } }, label)
  return isDone
}

async function act({ saver, onConflict }: PublisherParts, send: Parameters<Saver['act']>[0]): Done {
  const isDone = await saver.act(send)
  const conflict = saver.$conflict.get()
  if (!isDone && conflict) await onConflict(conflict)
  return isDone
}

// the draft on the server is what is published: everything on the screen has to be in it
async function stored({ page, saver, save }: PublisherParts): Promise<boolean> {
  const origin = saver.$origin.get()
  if (!page.history.$state.get().isDirty && origin.id !== '' && origin.publishing?.draft) return true
  return (await save()) !== null
}
