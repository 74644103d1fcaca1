/**
 * A file's address as a whole URL. Shops mix whole addresses (the list) with paths that count from the
 * shop's folder (upload replies), some with a Windows server's backslashes.
 * `base` is origin and folder of the server; anything that is no web address gives ''.
 */
export function absoluteFile(base: string, path: unknown): string {
  const text = typeof path === 'string' ? path.trim().replaceAll('\\', '/') : ''
  if (text === '') return ''
  if (/^https?:\/\//i.test(text)) return text
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return ''
  const root = base.replace(/\/+$/, '')
  if (text.startsWith('//')) return (/^https?:/i.exec(root)?.[0] ?? 'https:') + text
  const rooted = text.startsWith('/') ? text : `/${text}`
  const folder = root.replace(/^https?:\/\/[^/]+/i, '')
  // a server that knows its folder has already written it
  return folder && rooted.startsWith(`${folder}/`) ? root.slice(0, -folder.length) + rooted : root + rooted
}
