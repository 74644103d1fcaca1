let prefix = ''

/** Puts how many messages are unread before the title of a page that allows it; whatever the page calls itself meanwhile stays. */
export function countInTitle(count: number): void {
  const bare = prefix && document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title
  prefix = count > 0 ? `(${Math.min(count, 99)}) ` : ''
  document.title = prefix + bare
}
