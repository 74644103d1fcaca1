/** Reads a multipart body: text fields as text, a file as `{name, type, content}`. */
export function readMultipart(content, contentType) {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1]
  const form = {}
  if (!boundary) return form
  const text = content.toString('latin1')
  for (const part of text.split(`--${boundary}`).slice(1, -1)) {
    const [head, ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n')
    const value = rest.join('\r\n\r\n').replace(/\r\n$/, '')
    const name = /name="([^"]*)"/.exec(head)?.[1]
    const file = /filename="([^"]*)"/.exec(head)?.[1]
    const utf8 = (latin) => Buffer.from(latin, 'latin1').toString('utf8')
    const type = /content-type:\s*(\S+)/i.exec(head)?.[1] ?? 'application/octet-stream'
    if (name) form[name] = file === undefined ? utf8(value) : { name: utf8(file), type, content: Buffer.from(value, 'latin1') }
  }
  return form
}
