import { atom } from 'nanostores'
import type { Id } from '#src/api/endpoint.ts'
import type { Publishing } from '#src/api/page-publishing.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { PageDocument } from '../document/page-document.ts'
import type { OpenedPage } from './open-page.ts'
import type { PublishKey } from './publishing-acts.ts'
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
  onConflict(conflict: Conflict): Promise<unknown>
  /** Visitors read the page as it is here from now on. */
  onPublished(): void
}

type Done = Promise<boolean>
type Acts = typeof import('./publishing-acts.ts')

/**
 * Brings the draft before visitors, now or at a time, or lets go of it (src/api/page-publishing.ts). Everything answers
 * false when somebody else's page is in the way, which the saver then shows. @throws RequestError
 */
export class Publisher {
  /** True while the server is asked. */
  readonly $isBusy = atom(false)
  #key: PublishKey | undefined

  constructor(private readonly parts: PublisherParts) {}

  /** False for a server that knows no drafts, and where the host stores the page by itself. */
  get isOffered(): boolean {
    return this.parts.connection.capabilities.features.pageDrafts && !this.parts.saver.$isHosts.get()
  }

  /** Saves what is on the screen and publishes it. */
  publish(): Done {
    return this.#do(({ publish, PublishKey }) => publish(this.parts, (this.#key ??= new PublishKey())))
  }

  /** Saves what is on the screen and publishes that at a time (unix seconds); what is edited later is not part of it. */
  schedule(at: number): Done {
    return this.#do(({ schedule }) => schedule(this.parts, at))
  }

  cancel(): Done {
    return this.#do(({ cancel }) => cancel(this.parts))
  }

  /** Back to what visitors read, as one step of undo; undone and saved it is a draft again. */
  discard(label: string): Done {
    return this.#do(({ discard }) => discard(this.parts, label))
  }

  /** Makes an older version the draft, and one step of undo. */
  restore(version: Id, opened: OpenedPage, label: string): Done {
    return this.#do(({ restore }) => restore(this.parts, version, opened, label))
  }

  /** Learns of a publishing whose time has come. */
  async catchUp(now = Date.now()): Promise<void> {
    const schedule = this.parts.saver.$origin.get().publishing?.schedule
    if (schedule?.state === 'waiting' && schedule.publish_at * 1000 <= now) await this.parts.saver.refresh().catch(() => {})
  }

  async #do(work: (acts: Acts) => Done): Done {
    if (this.$isBusy.get()) return false
    this.$isBusy.set(true)
    try {
      return await work(await import('./publishing-acts.ts'))
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
