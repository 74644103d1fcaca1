/** Quality, and share of the sides: the first is that of specification 5, each next one makes less of it. */
const steps = [
  [0.8, 1],
  [0.7, 1],
  [0.6, 1],
  [0.6, 0.8],
  [0.6, 0.6],
  [0.6, 0.4],
  [0.5, 0.25],
  [0.5, 0.12],
] as const

/**
 * Draws a picture on white and encodes it as JPEG, in its own size at quality 0.8; as long as that has more than `most` bytes
 * at less quality, then smaller. The camera's orientation is applied to the pixels, since the new file carries no mark for it.
 * Runs in a worker and on a page alike.
 * @returns the first that fits, or the smallest
 * @throws when the browser cannot read the picture
 */
export async function encodeJpeg(source: Blob, most = Infinity): Promise<Blob> {
  const picture = await createImageBitmap(source, { imageOrientation: 'from-image' })
  try {
    let encoded: Blob | undefined
    for (const [quality, share] of steps) {
      encoded = await drawn(picture, share).convertToBlob({ type: 'image/jpeg', quality })
      if (encoded.size <= most) break
    }
    return encoded!
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, share: number): OffscreenCanvas {
  const side = (pixels: number) => Math.max(1, Math.round(pixels * share))
  const canvas = new OffscreenCanvas(side(picture.width), side(picture.height))
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
