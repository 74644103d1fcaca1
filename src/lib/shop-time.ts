const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

/** Unix seconds as the shop's lists write them, `YYYY-MM-DD HH:mm:ss` in Shanghai (live-server), wherever the screen is. */
export const shopTime = (seconds: number): string => clock.format(new Date(seconds * 1000))

/** The day of the shop's calendar that it is now, `YYYY-MM-DD`. */
export const today = (): string => shopTime(Date.now() / 1000).slice(0, 10)
