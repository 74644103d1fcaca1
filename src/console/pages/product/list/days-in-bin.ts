const day = 86_400_000

/** Whole days since something was put into the recycle bin, by the shop's clock (`YYYY-MM-DD HH:mm:ss`). */
export function daysInBin(since: string, now = Date.now()): number {
  const at = Date.parse(`${since.replace(' ', 'T')}+08:00`)
  return Number.isNaN(at) ? 0 : Math.max(0, Math.floor((now - at) / day))
}
