import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DemoPicture } from './catalogue.ts'

/** Folder below the uploads in which demo pictures lie. */
export const demoFolder = 'attach/demo'
export const demoAddress = (file: string): string => `/uploads/${demoFolder}/${file}`

export interface Rendered {
  picture: DemoPicture
  att_dir: string
  satt_dir: string
  size: number
  mime: string
  width: number
  height: number
  sha256: string
}

const thumbnailSide = 480
// sharp has a thread of its own for each; more would only take memory
const atOnce = 4

async function render(picture: DemoPicture, folder: string): Promise<Rendered> {
  const isPhoto = picture.file.endsWith('.jpg')
  const drawn = await sharp(Buffer.from(picture.markup())).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = drawn.info
  const source = () => sharp(drawn.data, { raw: { width, height, channels } })
  const bytes = await (
    isPhoto ? source().removeAlpha().jpeg({ quality: 84, chromaSubsampling: '4:4:4' }) : source().png({ compressionLevel: 7 })
  ).toBuffer()
  await writeFile(join(folder, picture.file), bytes)
  const isLarge = width > thumbnailSide || height > thumbnailSide
  const small = isLarge ? picture.file.replace(/\.\w+$/, '_small.webp') : picture.file
  if (isLarge)
    await source().resize(thumbnailSide, thumbnailSide, { fit: 'inside' }).webp({ quality: 80, effort: 1 }).toFile(join(folder, small))
  return {
    picture,
    att_dir: demoAddress(picture.file),
    satt_dir: demoAddress(small),
    size: bytes.length,
    mime: isPhoto ? 'image/jpeg' : 'image/png',
    width,
    height,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** Draws pictures into the upload folder; what is there already is written again. */
export async function renderAll(pictures: readonly DemoPicture[], files: string): Promise<Rendered[]> {
  const folder = join(files, demoFolder)
  await mkdir(folder, { recursive: true })
  const done: Rendered[] = []
  const waiting = [...pictures.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done[next[0]] = await render(next[1], folder)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return done
}
