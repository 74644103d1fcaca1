import { listSeckillTimes } from '#src/api/marketing.ts'
import type { Question } from './shop-answers.ts'
import { numberOfRow, rowsOf, wordOfRow } from './wire-row.ts'

/** A session of every day: hours in the shop's zone. */
export interface SeckillSession {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Which session runs, and the one after it. Times in milliseconds since 1970. */
export interface SessionsNow {
  readonly running?: { readonly id: string; readonly ends: number }
  readonly next?: { readonly starts: number; readonly hour: number }
}

// shops of this kind keep the time of Shanghai, which knows no summer time (live-server)
const zone = 8 * 3_600_000
const hour = 3_600_000
const day = 24 * hour

export const askSessions: Question<readonly SeckillSession[]> = {
  key: 'seckill sessions',
  ask: async (shop) =>
    rowsOf(await shop.send(listSeckillTimes, {})).map((row) => {
      const from = numberOfRow(row, 'time')
      return { id: wordOfRow(row, 'id'), from, to: from + numberOfRow(row, 'continued') }
    }),
}

/** The session that runs at a moment, and the next one to begin; sessions do not run past midnight. */
export function sessionsAt(sessions: readonly SeckillSession[], now: number): SessionsNow {
  const midnight = Math.floor((now + zone) / day) * day - zone
  const running = sessions.find(({ from, to }) => midnight + from * hour <= now && now < midnight + Math.min(to, 24) * hour)
  const starts = sessions.map(({ from }) => ({ hour: from, starts: midnight + from * hour + (midnight + from * hour > now ? 0 : day) }))
  const [next] = starts.toSorted((a, b) => a.starts - b.starts)
  return {
    ...(running && { running: { id: running.id, ends: midnight + Math.min(running.to, 24) * hour } }),
    ...(next && { next }),
  }
}
