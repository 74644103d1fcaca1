import { jsonText } from '#src/lib/json-text.ts'
import { encryptText } from './aes.ts'

/** A captcha as far as sealing an answer goes. */
interface Sealing {
  token: string
  secretKey: string
}

/** Width of the background in the puzzle's own pixels, in which the answer is given (conventions 6.2). */
export const puzzleWidth = 310

/** The piece stays on one line; the server expects this height. */
const line = 5

// text stays text: a choice may begin with a zero
const pointOf = (x: number | string) => jsonText({ x: typeof x === 'number' ? Math.round(x) : x, y: line })

// a puzzle without a key is answered in plain text
const sealed = (text: string, key: string) => (key ? encryptText(text, key) : text)

/** What `ajcheck` wants to know. */
export const pointJson = (puzzle: Sealing, x: number | string): string => sealed(pointOf(x), puzzle.secretKey)

/** What the sign-in itself carries as proof. */
export const verificationOf = (puzzle: Sealing, x: number | string): string => sealed(`${puzzle.token}---${pointOf(x)}`, puzzle.secretKey)

/** Draws a Base64 picture; a canvas, because a strict host may forbid `data:` pictures. */
export async function draw(canvas: HTMLCanvasElement, base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64.replace(/^data:[^,]*,/, '')), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
}
