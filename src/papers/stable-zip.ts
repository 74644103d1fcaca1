import JSZip from 'jszip'

/** A zip knows no earlier day. */
const epoch = '1980-01-01'

const coreDates = /(<dcterms:(created|modified)[^>]*>)[^<]*/g

/**
 * An Office package whose bytes say nothing about when or where it was made: its files and its properties carry this day (`YYYY-MM-DD`;
 * another text counts as none), so that the same paper is the same file.
 */
export async function stableZip(bytes: ArrayBuffer, day: string): Promise<ArrayBuffer> {
  const given = await JSZip.loadAsync(bytes)
  const time = Date.parse(`${/^\d{4}-\d\d-\d\d/.exec(day)?.[0]}T00:00:00Z`)
  const stamp = new Date(time >= Date.parse(epoch) ? time : epoch)
  const zip = new JSZip()
  for (const name of Object.keys(given.files).sort(byKind)) {
    const entry = given.files[name]!
    if (entry.dir) continue
    const content =
      name === 'docProps/core.xml'
        ? (await entry.async('string')).replace(coreDates, `$1${stamp.toISOString().slice(0, 19)}Z`)
        : await entry.async('uint8array')
    zip.file(name, content, { createFolders: false, date: new Date(epoch) })
  }
  return zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE', platform: 'DOS' })
}

// programs tell the kind of a package by its first file
const byKind = (a: string, b: string) => Number(b === '[Content_Types].xml') - Number(a === '[Content_Types].xml') || (a < b ? -1 : 1)
