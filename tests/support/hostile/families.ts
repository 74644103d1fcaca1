import { deflateSync } from 'node:zlib'
import { mp4Box, pictures, pngChunk, riffChunk, withNote, type Bases, type Format, type HostileFile } from './bases.ts'

const text = (words: string) => Buffer.from(words, 'latin1')
const archive = text(`PK\x03\x04${'\0'.repeat(26)}PK\x05\x06${'\0'.repeat(18)}`)

const codes: [string, Buffer][] = [
  ['PHP', text('<?php system($_GET[1]); ?>')],
  ['short PHP', text('<?=`$_GET[1]`?>')],
  ['PHP in a tag', text('<script language="php">system("id");</script>')],
  ['a page', text('<!DOCTYPE html><html><body onload=alert(1)>')],
  ['a script', text('<script>alert(document.domain)</script>')],
  ['a vector picture', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a frame', text('<iframe src="javascript:alert(1)"></iframe>')],
  ['an archive', archive],
]

/** Files that are two things at once. */
export function polyglots(bases: Bases): HostileFile[] {
  const formats: Format[] = [...pictures, 'mp4']
  return formats.flatMap((format) =>
    codes.flatMap(([what, code]) => {
      const isFilm = format === 'mp4'
      const one = (where: string, bytes: Buffer, isRefused = true) => ({
        what: `${what} ${where} ${format}`,
        name: `x.${format}`,
        bytes,
        isRefused,
      })
      // what a film holds is judged by what a browser would run; inside of it, an archive is only bytes
      const isHarmless = isFilm && ['short PHP', 'a vector picture', 'an archive'].includes(what)
      return [
        one('behind a', Buffer.concat([bases[format], code])),
        one('in front of a', Buffer.concat([code, bases[format]])),
        one(
          'in a note of a',
          withNote(format, bases[format], Buffer.concat([code, Buffer.alloc(70_000)])),
          !(isHarmless || what === 'an archive'),
        ),
      ]
    }),
  )
}

/** A GIF whose first bytes are JavaScript as well, and code in the colours of a palette. */
export function oddities(bases: Bases): HostileFile[] {
  const script = Buffer.concat([text('GIF89a/*'), bases.gif.subarray(8), text('*/=1;alert(1)//')])
  const palette = Buffer.from(bases.gif)
  palette[10] = 0xf7
  const coloured = Buffer.concat([palette.subarray(0, 13), text('<?php eval($_POST[1]);?>'.padEnd(768, ' ')), bases.gif.subarray(13)])
  const turned = text('\xff\xd8\xff\xe0<?php phpinfo();__halt_compiler();')
  return [
    { what: 'a GIF that is JavaScript', name: 'x.gif', bytes: script },
    { what: 'PHP in a palette', name: 'x.gif', bytes: coloured, isRefused: true },
    { what: 'PHP after the first bytes of a JPEG', name: 'x.jpg', bytes: turned, isRefused: true },
    { what: 'a phar with the first bytes of a GIF', name: 'x.gif', bytes: text('GIF89a<?php __HALT_COMPILER(); ?>'), isRefused: true },
  ]
}

const runnable =
  'php php3 php5 php7 php8 phtml pht phar phps PHP pHp inc asp aspx cer jsp jspx cfm cgi pl py rb sh bat cmd exe dll com scr js mjs wasm html htm xhtml shtml svg svgz xml xsl swf jar htaccess config ini ico bmp tiff pdf zip'.split(
    ' ',
  )

/** Real pictures under endings that something might run, and endings that only look like a picture's. */
export function endings(bases: Bases): HostileFile[] {
  const doubled = runnable.map((ending) => ({
    what: `a picture named .${ending}`,
    name: `x.jpg.${ending}`,
    bytes: bases.jpg,
    isRefused: true,
  }))
  const odd = [
    'x.jpg.',
    'x.jpg ',
    'x.jpg::$DATA',
    'x.php%00',
    'x.jpg/',
    'x',
    '.jpg/x',
    'x.jpgphp',
    'x.jp',
    'x..',
    '',
    '.php',
    '.htaccess',
    '.user.ini',
  ]
  return [
    ...doubled,
    ...odd.map((name) => ({ what: `a picture named ${JSON.stringify(name)}`, name, bytes: bases.png, isRefused: true })),
    ...runnable.map((ending) => ({ what: `a picture named .${ending}.png`, name: `x.${ending}.png`, bytes: bases.png })),
  ]
}

/** Names that reach for other folders, other readers and other lines. */
export function names(bases: Bases): HostileFile[] {
  const tricks = [
    '../../../../etc/cron.d/x.jpg',
    '..\\..\\..\\boot.jpg',
    '/etc/passwd.jpg',
    'C:\\windows\\x.jpg',
    '....//....//x.jpg',
    '%2e%2e%2f%2e%2e%2fx.jpg',
    '..%c0%af..%c0%afx.jpg',
    'a\u202egpj.php.jpg',
    'a\u200b\u2066x\u2069.jpg',
    'x.php\u0000.jpg',
    'x\r\nX-Evil: 1.jpg',
    '"; filename="x.php".jpg',
    "' or 1=1 --.jpg",
    '<img src=x onerror=alert(1)>.jpg',
    '"><script>alert(1)</script>.jpg',
    '$(touch x).jpg',
    '`id`.jpg',
    '-rf.jpg',
    'con.jpg',
    '.htaccess.jpg',
    '.jpg',
    ' .jpg',
    `${'长'.repeat(500)}.jpg`,
    `${'a/'.repeat(300)}x.jpg`,
    '{{7*7}}${7*7}.jpg',
    '图\ud800片.jpg',
  ]
  return tricks.map((name) => ({ what: `a picture named ${JSON.stringify(name).slice(0, 60)}`, name, bytes: bases.jpg }))
}

/** Vector pictures with everything that they can run or fetch, under every ending. */
export function vectors(): HostileFile[] {
  const inside: [string, string][] = [
    ['a script', '<script>alert(1)</script>'],
    ['a foreign object', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'],
    ['a handler', '<rect onclick="alert(1)"/>'],
    ['another address', '<image href="http://169.254.169.254/latest"/><use href="data:,x#x"/>'],
    ['an animation', '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>'],
  ]
  const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghi'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`).join('')}]><svg>&i;</svg>`
  const outside =
    '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>'
  const drawn: [string, string][] = [
    ...inside.map(([what, body]): [string, string] => [what, `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`]),
    ['a billion laughs', laughs],
    ['a file of the server', outside],
  ]
  return drawn.flatMap(([what, markup]) =>
    ['svg', 'svgz', 'jpg', 'png', 'gif', 'webp', 'mp4', 'xml', 'html'].map((ending) => ({
      what: `a vector picture with ${what} named .${ending}`,
      name: `x.${ending}`,
      bytes: Buffer.from(markup),
      isRefused: true,
    })),
  )
}

function sized(png: Buffer, width: number, height: number): Buffer {
  const body = Buffer.from(png.subarray(16, 29))
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', body), png.subarray(33)])
}

/** Headers that promise more pixels than any memory holds. */
export function floods(bases: Bases): HostileFile[] {
  const sizes = [50_000, 65_535, 100_000, 2 ** 31 - 1]
  const pngs = sizes.flatMap((side) => [sized(bases.png, side, side), sized(bases.png, side, 2_000), sized(bases.png, 0, side)])
  const gif = Buffer.from(bases.gif)
  gif.writeUInt16LE(65_535, 6)
  gif.writeUInt16LE(65_535, 8)
  const at = bases.gif.indexOf(0x2c, 13)
  const frame = bases.gif.subarray(at, -1)
  const frames = Buffer.concat([gif.subarray(0, at), ...Array.from({ length: 300 }, () => frame), text(';')])
  const jpg = Buffer.from(bases.jpg)
  const start = jpg.indexOf(Buffer.from([0xff, 0xc0]))
  jpg.writeUInt16BE(65_500, start + 5)
  jpg.writeUInt16BE(65_500, start + 7)
  const large = riffChunk('VP8X', Buffer.from([0, 0, 0, 0, 0x4f, 0xc3, 0, 0x4f, 0xc3, 0]))
  const webp = Buffer.concat([bases.webp.subarray(0, 12), large, bases.webp.subarray(12)])
  webp.writeUInt32LE(webp.length - 8, 4)
  const flat = deflateSync(Buffer.alloc(20_000 * 2_501))
  const head = Buffer.from([0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20, 1, 0, 0, 0, 0])
  const whole = Buffer.concat([bases.png.subarray(0, 8), pngChunk('IHDR', head), pngChunk('IDAT', flat), pngChunk('IEND', Buffer.alloc(0))])
  const as = (name: string) => (bytes: Buffer) => ({ what: `a flood of pixels, ${name}`, name, bytes, isRefused: true })
  return [
    ...pngs.map(as('flood.png')),
    ...[gif, frames].map(as('flood.gif')),
    ...[jpg].map(as('flood.jpg')),
    ...[webp].map(as('flood.webp')),
    as('whole.png')(whole),
  ]
}

/** Containers that are broken, or hold what no film holds. */
export function films(bases: Bases): HostileFile[] {
  const start = bases.mp4.subarray(0, bases.mp4.indexOf(text('moov')) - 4)
  const rest = bases.mp4.subarray(start.length)
  const endless = Buffer.from(bases.mp4)
  endless.writeUInt32BE(0xffff_ffff, start.length)
  const script = text('<script>alert(1)</script>')
  const webm = text('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm')
  const as = (what: string, name: string, bytes: Buffer) => ({ what, name, bytes, isRefused: true })
  return [
    as('a film with a script among its frames', 'x.mp4', Buffer.concat([bases.mp4, mp4Box('mdat', script)])),
    as('a film with a script in an empty box', 'x.mp4', Buffer.concat([start, mp4Box('free', script), rest])),
    as('a film with a box that nobody knows', 'x.mp4', Buffer.concat([bases.mp4, mp4Box('evil', Buffer.alloc(99))])),
    as('a film with a box beyond its end', 'x.mp4', endless),
    as('a film without a movie', 'x.mp4', Buffer.concat([start, mp4Box('mdat', Buffer.alloc(500))])),
    as('a film that is cut', 'x.mp4', bases.mp4.subarray(0, -100)),
    as('only the first bytes of a film', 'x.mp4', start.subarray(0, 12)),
    as('a film named .webm', 'x.webm', bases.mp4),
    as('a film named .jpg', 'x.jpg', bases.mp4),
    as('a page with the first bytes of a film', 'x.webm', Buffer.concat([webm, text('<html><script>1</script>')])),
    as('a WebM named .mp4', 'x.mp4', Buffer.concat([webm, Buffer.alloc(300)])),
    as('a script named .mov', 'x.mov', script),
  ]
}
