// text that a browser or PHP would run if the file were ever served or included as something else
// (a tag ends in a space or a bracket: without it every few hundredth photo holds four such bytes by chance)
const inPictures = /<\?php|<\?=\s*(?:\$_|`|system|eval|exec|passthru|shell_exec)|<!doctype html|<(?:script|html|svg|iframe)[\s>/]/i
// a film of gigabytes holds four or five given bytes by chance
const inFilms = /<\?php\s|<!doctype html|<(?:script|iframe|html)[\s>]/i

/** The end record of an archive, which is looked for from behind. */
const archive = Buffer.from('PK\x05\x06', 'latin1')
/** Bytes from the end of a file in which that record must stand. */
export const archiveTail = 65_557

export const endsAsArchive = (tail: Buffer): boolean => tail.subarray(-archiveTail).includes(archive)

/** Whether a picture is something else as well: a script, a page, an archive. */
export const hidesCode = (bytes: Buffer): boolean => inPictures.test(bytes.toString('latin1')) || endsAsArchive(bytes)

/** Whether a part of a film holds a script or a page. */
export const hidesCodeInFilm = (part: Buffer): boolean => inFilms.test(part.toString('latin1'))
/** Bytes that the longest of these texts needs: parts must overlap by as many. */
export const longestHidden = 16
