/** A frame of the chat socket: JSON `{type, data}`; whatever else it carries stays in `rest`. */
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

/** `form_type` of a visitor in a browser: PC or H5 (customer-service contract). */
export const browserFormType = 3

/** Frames that a client sends. `form_type` stands at the top too: that is the one the shop reads. */
export const outgoing = {
  agentLogin: (token: string) => ({ type: 'kefu_login', data: token }),
  visitorLogin: (token: string) => ({ type: 'login', data: token, form_type: browserFormType }),
  /** Ours: proves a tourist's identity on the connection; a shop server does not know it. */
  touristLogin: (proof: string) => ({ type: 'tourist_login', data: proof, form_type: browserFormType }),
  /** Opens the conversation with `id`, on our server `0` means that none is looked at. */
  attend: (id: string, tourist?: string) => ({
    type: 'to_chat',
    data: { id: wireId(id), ...(tourist ? { tourist_uid: wireId(tourist) } : {}) },
  }),
  presence: (online: boolean) => ({ type: 'online', data: { online: online ? 1 : 0 } }),
  ping: () => ({ type: 'ping' }),
} as const

/** Ids are numbers on the shop's wire; anything else goes as it is. */
export const wireId = (id: string): string | number => (/^\d{1,15}$/.test(id) ? Number(id) : id)
