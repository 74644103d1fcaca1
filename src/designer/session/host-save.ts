/** What a host that saves by itself may tell: where the page is now, and the hash of what it stored (`canonicalJson`). */
export interface HostSaved {
  readonly id?: string
  readonly version?: string
  readonly hash?: string
}

export type HostAnswer = HostSaved | null | undefined | void

/** The host's chance to save by itself while it hears `crm-save`, as with the `respondWith` of a fetch event. */
export class HostSave {
  #isOpen = true
  #saved: Promise<HostAnswer> | undefined

  /** Given to the host. Throws when it is called twice, or after the event. */
  readonly respondWith = (saved: PromiseLike<HostAnswer> | HostAnswer): void => {
    if (!this.#isOpen || this.#saved)
      throw new DOMException('respondWith() is called once, while the event crm-save is heard', 'InvalidStateError')
    this.#saved = Promise.resolve(saved)
    // whoever waits for it hears of the failure
    this.#saved.catch(() => {})
  }

  /** Ends the chance; undefined when the host leaves it to the designer. */
  close(): Promise<HostAnswer> | undefined {
    this.#isOpen = false
    return this.#saved
  }
}
