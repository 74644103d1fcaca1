import pg, { type PoolConfig } from 'pg'

/**
 * `connected` runs whenever hearing begins, also for the first time: notifications before it were missed, read what they
 * would have told.
 */
export type Listen = (channel: string, heard: (payload: unknown) => void, connected?: () => void) => () => void

interface Ear {
  channel: string
  heard: (payload: unknown) => void
  connected: (() => void) | undefined
}

/** One connection for all channels, made with the first of them and made again whenever it is lost. */
export class Listener {
  readonly #config: PoolConfig
  readonly #failed: (error: unknown) => void
  readonly #ears = new Set<Ear>()
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
    const ear = { channel, heard, connected }
    this.#ears.add(ear)
    if (this.#isOpen)
      this.#catchUp().then(
        () => connected?.(),
        () => undefined,
      )
    else if (!this.#client && !this.#timer) void this.#connect()
    return () => void this.#ears.delete(ear)
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
      for (const ear of this.#ears) ear.connected?.()
    } catch (error) {
      this.#lost(client, error)
      await client.end().catch(() => undefined)
    }
  }

  #hear(channel: string, payload: string | undefined): void {
    const value = parsed(payload)
    for (const ear of this.#ears) if (ear.channel === channel) ear.heard(value)
  }

  // one query after the other: a connection takes no second one meanwhile
  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#listenToAll().finally(() => (this.#catchingUp = undefined))
    return this.#catchingUp
  }

  async #listenToAll(): Promise<void> {
    for (;;) {
      const channel = [...this.#ears].find((ear) => !this.#listened.has(ear.channel))?.channel
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
