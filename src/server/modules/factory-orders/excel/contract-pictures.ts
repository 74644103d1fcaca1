import sharp from 'sharp'
import type { Company } from '#src/api/company.ts'
import type { DocxPicture } from '#src/papers/factory/contract-docx.ts'
import type { ContractPictures } from '#src/papers/factory/contract-pdf.ts'
import type { PdfPicture } from '#src/papers/pdf/pdf-file.ts'
import type { Storage } from '#src/server/storage/storage.ts'

/** Pixels of a picture on paper at most: three hundred to the inch on four centimetres. */
const most = 480

/** The bytes of an uploaded picture; undefined where nothing lies there. */
async function bytesOf(storage: Storage, address: string | undefined): Promise<Buffer | undefined> {
  const key = /\/uploads\/([^?#]+)/.exec(address ?? '')?.[1]
  if (!key) return undefined
  const name = decodeURIComponent(key)
  return (await storage.look(name)) ? storage.read(name) : undefined
}

const small = (bytes: Buffer) => sharp(bytes).rotate().resize(most, most, { fit: 'inside', withoutEnlargement: true }).ensureAlpha()

async function forPdf(bytes: Buffer): Promise<PdfPicture> {
  const { data, info } = await small(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const count = info.width * info.height
  const [rgb, alpha] = [new Uint8Array(count * 3), new Uint8Array(count)]
  for (let at = 0; at < count; at++) {
    rgb.set(data.subarray(at * 4, at * 4 + 3), at * 3)
    alpha[at] = data[at * 4 + 3]!
  }
  return { width: info.width, height: info.height, rgb, alpha }
}

async function forWord(bytes: Buffer): Promise<DocxPicture> {
  const { data, info } = await small(bytes).png().toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

/** Pictures of a company for one kind of file; the seal where it is wanted. What is no picture is left out. */
async function pictures<Picture>(
  storage: Storage,
  { logo, seal }: Pick<Partial<Company>, 'logo' | 'seal'>,
  read: (bytes: Buffer) => Promise<Picture>,
): Promise<ContractPictures<Picture>> {
  const of = async (address: string | undefined) => {
    const bytes = await bytesOf(storage, address)
    return bytes && read(bytes).catch(() => undefined)
  }
  return { logo: await of(logo), seal: await of(seal) }
}

export const pdfPictures = (storage: Storage, company: Pick<Partial<Company>, 'logo' | 'seal'>) => pictures(storage, company, forPdf)
export const docxPictures = (storage: Storage, company: Pick<Partial<Company>, 'logo' | 'seal'>) => pictures(storage, company, forWord)
