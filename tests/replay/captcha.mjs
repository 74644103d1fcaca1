import { createCipheriv, createDecipheriv, randomUUID } from 'node:crypto'

/** Where the gap of the recorded puzzle begins, in its own pixels: found by laying the piece over it. */
export const puzzleGap = 265
/** Width of the recorded ground; a puzzle is shown as if it had 310. */
export const puzzleGround = 315

/** Pixels that a hand may be off (conventions 6.2). */
const tolerance = 10

/** The slide captcha of the replayed shop: always the recorded puzzle, each time with a token of its own. */
export function captchaHandlers(recorded) {
  const open = new Set()
  const solved = new Set()
  const { responseBody: puzzle } = recorded.get('adminapi_ajcaptcha_blockPuzzle')
  const { secretKey } = puzzle.data

  function check({ token, pointJson }) {
    const isKnown = open.delete(token)
    const point = opened(String(pointJson), secretKey)
    const x = Number(/^\{"x":(\d+(?:\.\d+)?),"y":5\}$/.exec(point)?.[1])
    if (!isKnown || !(Math.abs(x - puzzleGap) <= tolerance)) return recorded.get('ERR_adminapi_ajcheck_POST').responseBody
    solved.add(sealed(`${token}---${point}`, secretKey))
    return { status: 200, msg: 'success' }
  }

  return {
    answer(method, path, query, body) {
      if (method === 'POST' && path === '/adminapi/ajcheck') return check(body)
      if (method !== 'GET' || path !== '/adminapi/ajcaptcha' || query.captchaType !== 'blockPuzzle') return undefined
      const token = randomUUID()
      open.add(token)
      return { ...puzzle, data: { ...puzzle.data, token } }
    },
    /** Uses a solved puzzle up; false when there is none such. The shop asks only about proof that is brought. */
    redeem: (verification) => solved.delete(verification),
  }
}

function opened(text, key) {
  try {
    const cipher = createDecipheriv('aes-128-ecb', key, null)
    return Buffer.concat([cipher.update(text, 'base64'), cipher.final()]).toString('utf8')
  } catch {
    return ''
  }
}

function sealed(text, key) {
  const cipher = createCipheriv('aes-128-ecb', key, null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
