const at = (bytes: Uint8Array, offset: number, text: string) =>
  [...text].every((sign, index) => bytes[offset + index] === sign.charCodeAt(0))

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, 16).arrayBuffer())

/**
 * Whether a file begins as a picture that browsers show (JPEG, PNG, GIF, WebP). A shop looks at the name alone: it takes a text
 * that is called `.jpg`, and shows a broken picture ever after. @throws when the file cannot be read
 */
export async function beginsAsPicture(file: Blob): Promise<boolean> {
  const head = await headOf(file)
  const isWebp = at(head, 0, 'RIFF') && at(head, 8, 'WEBP')
  return at(head, 0, '\xff\xd8\xff') || at(head, 0, '\x89PNG\r\n\x1a\n') || at(head, 0, 'GIF8') || isWebp
}

// most begin with `ftyp`; older ones with what they hold
const boxes = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide']

/** The same of a film (MP4). */
export async function beginsAsFilm(file: Blob): Promise<boolean> {
  const head = await headOf(file)
  return boxes.some((box) => at(head, 4, box))
}
