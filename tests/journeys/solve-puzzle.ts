import sharp from 'sharp'

/** Finds the gap of a slide captcha as an eye does: where the darkened ground looks like the piece. */
export async function solvePuzzle(ground: string, piece: string): Promise<number> {
  const raw = (picture: string) => sharp(Buffer.from(picture, 'base64')).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [{ data: scene, info: size }, { data: part, info: shape }] = await Promise.all([raw(ground), raw(piece)])
  let best = { x: 0, error: Infinity }
  for (let x = 0; x <= size.width - shape.width; x++) {
    let error = 0
    for (let at = 0; at < part.length; at += 4) {
      if (part[at + 3]! < 255) continue
      const pixel = at / 4
      const there = (Math.floor(pixel / shape.width) * size.width + x + (pixel % shape.width)) * 4
      for (let colour = 0; colour < 3; colour++) error += Math.abs(scene[there + colour]! * 2 - part[at + colour]!)
    }
    if (error < best.error) best = { x, error }
  }
  return best.x
}
