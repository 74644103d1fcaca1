/** How long the server keeps what was thrown away. */
export const retentionDays = 30

const day = 86_400_000

/** Days until a file is removed for good, from the shop's clock (`YYYY-MM-DD HH:mm:ss`); a day that has begun counts. */
export function daysLeft(removed: string, now = Date.now()): number {
  const since = Date.parse(`${removed.replace(' ', 'T')}+08:00`)
  return Number.isNaN(since) ? retentionDays : Math.max(0, Math.ceil(retentionDays - (now - since) / day))
}
