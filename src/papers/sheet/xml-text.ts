const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function charOf(code: number, whole: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** Text as it is meant: entities, and the escapes that spreadsheets use for signs that XML has not. */
export function plainText(text: string): string {
  const read = text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex?: string, figures?: string, word?: string) =>
        word ? (named[word] ?? whole) : charOf(hex ? parseInt(hex, 16) : Number(figures), whole),
      )
    : text
  return read.includes('_x') ? read.replace(/_x([\dA-Fa-f]{4})_/g, (whole, hex: string) => charOf(parseInt(hex, 16), whole)) : read
}

/** How the bytes of an XML text are read: by their sign, by where the noughts of `<` stand, else by what its declaration says. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const [, said = 'utf-8'] = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)/.exec(String.fromCharCode(...bytes.subarray(0, 200))) ?? []
  // what needs two bytes a sign would not have been readable
  return /^utf-?16|^ucs/i.test(said) ? 'utf-8' : said
}

/** The text of an XML part, whatever it is written in; what no browser reads is taken as UTF-8. */
export function decodedXml(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
