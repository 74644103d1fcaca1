const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

/** Unix seconds as the shop's lists write them, `YYYY-MM-DD HH:mm:ss` in Shanghai (live-server), wherever the screen is. */
export const shopTime = (seconds: number): string => clock.format(new Date(seconds * 1000))
