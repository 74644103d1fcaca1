// the shop's clock; a shop without a site address sends unix seconds instead of its text
const shopClock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

/** The shop's wall-clock time as `YYYY-MM-DD HH:mm:ss`, from its text or from unix seconds. */
export function wallClock(time: unknown): string {
  const text = typeof time === 'number' || typeof time === 'string' ? String(time).trim() : ''
  if (!/^\d{1,11}$/.test(text)) return text
  const seconds = Number(text)
  return seconds > 0 ? shopClock.format(new Date(seconds * 1000)) : ''
}
