import { join } from 'node:path'
import sharp from 'sharp'

/** Pictures to be uploaded: a small one, one on its side, one with holes, and none. */
export async function draw(folder: string): Promise<void> {
  const noise = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 50 } } })
  const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } })
  await plain(60, 60).png().toFile(join(folder, 'small.png'))
  await plain(80, 60).png().toFile(join(folder, 'other.png'))
  // lies on its side, and says so: the left half belongs to the top
  const left = await plain(1100, 1500).png().toBuffer()
  await noise(2200, 1500)
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toFile(join(folder, 'upright.jpg'))
  const middle = await noise(800, 800).png({ compressionLevel: 0 }).toBuffer()
  await sharp({ create: { width: 1000, height: 1000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: middle, left: 100, top: 100 }])
    .png({ compressionLevel: 0 })
    .toFile(join(folder, 'clear.PNG'))
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 16 } } })
    .jpeg({ quality: 92 })
    .toFile(join(folder, 'detailed.jpg'))
  await sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).png().toFile(join(folder, 'note.txt'))
}

/** What a stored picture looks like at its top and bottom. */
export async function pixels(address: string) {
  const picture = sharp(Buffer.from(await (await fetch(address)).arrayBuffer()))
  const { format, width, height } = await picture.metadata()
  const at = async (top: number) => {
    const [r = 0, g = 0, b = 0] = await picture
      .clone()
      .extract({ left: width / 2, top, width: 8, height: 8 })
      .removeAlpha()
      .resize(1, 1)
      .raw()
      .toBuffer()
    if (r > 240 && g > 240 && b > 240) return 'white'
    return r > 200 && g < 60 ? 'red' : 'grey'
  }
  return { format, width, height, top: await at(20), bottom: await at(height - 28) }
}
