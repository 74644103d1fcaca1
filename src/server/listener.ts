import pg, { type PoolConfig } from 'pg'

/** `reconnected` runs when notifications may have been missed: read again what they would have told. */
export type Listen = (channel: string, heard: (payload: unknown) => void, reconnected?: () => void) => () => void

interface Ear {
  channel: string
  heard: (payload: unknown) => void
  reconnected: (() => void) | undefined
}

/** One connection for all channels, made with the first of them. */
export function openListener(config: PoolConfig, failed: (error: unknown) => void) {
  const ears = new Set<Ear>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let delay = 100

  const retry = () => {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void connect(true)
    }, delay)
    timer.unref()
    delay = Math.min(delay * 2, 5_000)
  }

  async function connect(again: boolean): Promise<void> {
    const next = new pg.Client({ ...config, keepAlive: true })
    client = next
    const gone = (error?: unknown) => {
      if (client !== next) return
      client = undefined
      if (error) failed(error)
      retry()
    }
    next.on('error', gone)
    next.on('end', () => gone())
    next.on('notification', ({ channel, payload }) => {
      const value = parsed(payload)
      for (const ear of ears) if (ear.channel === channel) ear.heard(value)
    })
    try {
      await next.connect()
      for (const channel of new Set([...ears].map((ear) => ear.channel))) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      delay = 100
      if (again) for (const ear of ears) ear.reconnected?.()
    } catch (error) {
      gone(error)
      await next.end().catch(() => undefined)
    }
  }

  const listenTo: Listen = (channel, heard, reconnected) => {
    const ear = { channel, heard, reconnected }
    ears.add(ear)
    if (!client && !timer) void connect(false)
    else client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
    return () => void ears.delete(ear)
  }

  const close = async () => {
    closed = true
    clearTimeout(timer)
    const last = client
    client = undefined
    await last?.end().catch(() => undefined)
  }
  return { listenTo, close }
}

function parsed(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? 'null')
  } catch {
    return payload
  }
}
