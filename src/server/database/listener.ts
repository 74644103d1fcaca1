import pg, { type PoolConfig } from 'pg'

/**
 * `connected` runs whenever hearing begins, also for the first time: notifications before it were missed, read what they
 * would have told.
 */
export type Listen = (channel: string, heard: (payload: unknown) => void, connected?: () => void) => () => void

interface Subscriber {
  channel: string
  heard: (payload: unknown) => void
  connected: (() => void) | undefined
}

/** One connection for all channels, made with the first of them and made again whenever it is lost. */
export class Listener {
  readonly #config: PoolConfig
  readonly #failed: (error: unknown) => void
  readonly #subscribers = new Set<Subscriber>()
  readonly #listened = new Set<string>()
  #client: pg.Client | undefined
  #isOpen = false
  #isClosed = false
  #catchingUp: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #delay = 100

  constructor(config: PoolConfig, failed: (error: unknown) => void) {
    this.#config = config
    this.#failed = failed
  }

  readonly listenTo: Listen = (channel, heard, connected) => {
    const subscriber = { channel, heard, connected }
    this.#subscribers.add(subscriber)
    if (this.#isOpen)
      this.#catchUp().then(
        () => connected?.(),
        () => undefined,
      )
    else if (!this.#client && !this.#timer) void this.#connect()
    return () => void this.#subscribers.delete(subscriber)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const last = this.#client
    this.#client = undefined
    await last?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...this.#config, keepAlive: true })
    this.#client = client
    client.on('error', (error) => this.#lost(client, error))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload))
    try {
      await client.connect()
      this.#isOpen = true
      await this.#catchUp()
      this.#delay = 100
      for (const subscriber of this.#subscribers) subscriber.connected?.()
    } catch (error) {
      this.#lost(client, error)
      await client.end().catch(() => undefined)
    }
  }

  #hear(channel: string, payload: string | undefined): void {
    const value = parsed(payload)
    for (const subscriber of this.#subscribers) if (subscriber.channel === channel) subscriber.heard(value)
  }

  // one query after the other: a connection takes no second one meanwhile
  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#listenToAll().finally(() => (this.#catchingUp = undefined))
    return this.#catchingUp
  }

  async #listenToAll(): Promise<void> {
    for (;;) {
      const channel = [...this.#subscribers].find((subscriber) => !this.#listened.has(subscriber.channel))?.channel
      if (channel === undefined || !this.#client) return
      await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`)
      this.#listened.add(channel)
    }
  }

  #lost(client: pg.Client, error?: unknown): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#isOpen = false
    this.#listened.clear()
    if (error) this.#failed(error)
    if (this.#isClosed || this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#connect()
    }, this.#delay)
    this.#timer.unref()
    this.#delay = Math.min(this.#delay * 2, 5_000)
  }
}

function parsed(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? 'null')
  } catch {
    return payload
  }
}
