import { atom } from 'nanostores'
import {
  cancelSchedule,
  discardDraft,
  publishPage,
  schedulePage,
  type Expected,
  type OpenedDraft,
  type Publishing,
} from '#src/api/page-publishing.ts'
import { restorePageVersion } from '#src/api/page-versions.ts'
import type { Id } from '#src/api/endpoint.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { PageDocument } from '../document/page-document.ts'
import { answered, pageIn } from './answers.ts'
import { openedPage, type OpenedPage } from './open-page.ts'
import type { Conflict, Saver } from './saver.ts'

/** What a publisher works with. `save` says itself why it could not. */
export interface PublisherParts {
  readonly connection: Pick<Connection, 'send' | 'capabilities'>
  readonly page: PageDocument
  readonly saver: Saver
  save(): Promise<{ id: string } | null>
  /** The server has another page now, which is to stand on the screen: one step of undo of this name. */
  onShown(opened: OpenedPage, label: string): void
  /** Somebody else's page is in the way: it is taken in, or a person has to choose. */
  onConflict(conflict: Conflict): void
  /** Visitors read the page as it is here from now on. */
  onPublished(): void
}

type Done = Promise<boolean>

/**
 * Brings the draft before visitors, now or at a time, or lets go of it (src/api/page-publishing.ts). Everything answers
 * false when somebody else's page is in the way, which the saver then shows. @throws RequestError
 */
export class Publisher {
  /** True while the server is asked. */
  readonly $isBusy = atom(false)
  #attempt: { readonly version: string; readonly key: string } | undefined

  constructor(private readonly parts: PublisherParts) {}

  /** False for a server that knows no drafts, and where the host stores the page by itself. */
  get isOffered(): boolean {
    return this.parts.connection.capabilities.features.pageDrafts && !this.parts.saver.$isHosts.get()
  }

  /** Saves what is on the screen and publishes it. */
  publish(): Done {
    return this.#busy(async () => {
      if (!(await this.#store())) return false
      const { connection } = this.parts
      const isDone = await this.#act((expected, id) =>
        connection.send(publishPage, { params: { id }, body: { ...expected, client_save_id: this.#keyOf(expected) } }),
      )
      if (!isDone) return false
      this.#attempt = undefined
      this.parts.onPublished()
      return true
    })
  }

  /** Saves what is on the screen and publishes that at a time (unix seconds); what is edited later is not part of it. */
  schedule(at: number): Done {
    return this.#busy(async () => {
      if (!(await this.#store())) return false
      const { connection } = this.parts
      return this.#act((expected, id) => connection.send(schedulePage, { params: { id }, body: { ...expected, publish_at: at } }))
    })
  }

  cancel(): Done {
    return this.#busy(() => this.#act((_, id) => this.parts.connection.send(cancelSchedule, { params: { id } })))
  }

  /** Back to what visitors read, as one step of undo; undone and saved it is a draft again. */
  discard(label: string): Done {
    return this.#busy(async () => {
      const { connection } = this.parts
      let left: OpenedDraft | undefined
      const isDone = await this.#act(async ({ if_version }, id) => {
        const query = { ...(if_version !== undefined && { if_version }) }
        left = pageIn(await connection.send(discardDraft, { params: { id }, query }), id)
        return { publishing: left.publishing }
      })
      if (isDone && left) this.parts.onShown(openedPage(left.info, undefined, left.publishing), label)
      return isDone
    })
  }

  /** Makes an older version the draft, and one step of undo. */
  restore(version: Id, opened: OpenedPage, label: string): Done {
    return this.#busy(async () => {
      const { connection, saver } = this.parts
      let draft = ''
      const isDone = await this.#act(async (expected, id) => {
        const body = { ...expected, client_save_id: freshId() }
        const restored = answered(await connection.send(restorePageVersion, { params: { id, version }, body }))
        draft = restored.version
        return { publishing: restored.publishing }
      })
      if (isDone) this.parts.onShown({ ...opened, origin: { ...saver.$origin.get(), version: draft, updated: '' } }, label)
      return isDone
    })
  }

  /** Learns of a publishing whose time has come. */
  async catchUp(now = Date.now()): Promise<void> {
    const schedule = this.parts.saver.$origin.get().publishing?.schedule
    if (schedule?.state === 'waiting' && schedule.publish_at * 1000 <= now) await this.parts.saver.refresh().catch(() => {})
  }

  async #act(send: Parameters<Saver['act']>[0]): Done {
    const { saver, onConflict } = this.parts
    const isDone = await saver.act(send)
    const conflict = saver.$conflict.get()
    if (!isDone && conflict) onConflict(conflict)
    return isDone
  }

  // the draft on the server is what is published: everything on the screen has to be in it
  async #store(): Promise<boolean> {
    const { page, saver, save } = this.parts
    const origin = saver.$origin.get()
    if (!page.history.$state.get().isDirty && origin.id !== '' && origin.publishing?.draft) return true
    return (await save()) !== null
  }

  // asked again after an answer that got lost, the server answers as the first time
  #keyOf({ if_version: version = '' }: Expected): string {
    if (this.#attempt?.version !== version) this.#attempt = { version, key: freshId() }
    return this.#attempt.key
  }

  async #busy(work: () => Done): Done {
    if (this.$isBusy.get()) return false
    this.$isBusy.set(true)
    try {
      return await work()
    } finally {
      this.$isBusy.set(false)
    }
  }
}

/** Where a page stands, as a word: nothing is known of a page that is not stored yet. */
export type Standing = 'new' | 'never' | 'draft' | 'published'

export function standingOf(publishing: Publishing | undefined): Standing {
  if (!publishing) return 'new'
  if (publishing.draft) return publishing.published ? 'draft' : 'never'
  return 'published'
}
