/**
 * Draws a picture on white and encodes it as JPEG, same size in pixels. The camera's orientation is applied
 * to the pixels, since the new file carries no mark for it. Runs in a worker and on a page alike.
 * @throws when the browser cannot read the picture
 */
export async function encodeJpeg(source: Blob, quality: number): Promise<Blob> {
  const picture = await createImageBitmap(source, { imageOrientation: 'from-image' })
  try {
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const pen = canvas.getContext('2d', { alpha: false })
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, picture.width, picture.height)
    pen.drawImage(picture, 0, 0)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality })
  } finally {
    picture.close()
  }
}
