/** A frame of the server's sockets (conventions 9): JSON `{type, data}`; whatever else it carries stays in `rest`. */
export interface Frame {
  type: string
  data: Record<string, unknown>
  /** `data` when it is no object (a token, a list). */
  bare?: unknown
  /** The server closes the socket after this frame. */
  close: boolean
  rest: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a frame; undefined when the text is none. A frame without a type counts as a ping, as on the server. */
export function readFrame(text: unknown): Frame | undefined {
  if (typeof text !== 'string') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(value)) return undefined
  const { type, data, close, ...rest } = value
  const frame: Frame = {
    type: typeof type === 'string' && type ? type : 'ping',
    data: isRecord(data) ? data : {},
    close: close === true,
    rest,
  }
  return isRecord(data) || data === undefined ? frame : { ...frame, bare: data }
}

/** Sentence of an `error` or `err_tip` frame. */
export const sentenceOf = (frame: Frame): string => (typeof frame.data.msg === 'string' ? frame.data.msg : '')

/** Keeps a socket open: the server closes one that is silent for 12 s. */
export const pingFrame = { type: 'ping' } as const
