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
  /** The agent leaves: a shop ignores it, our server ends the session (specification 4, customer-service contract). */
  logout: (uid: string) => ({ type: 'logout', data: { uid: wireId(uid) } }),
  /** Ours: something is being written to whom the connection attends. */
  typing: () => ({ type: 'typing' }),
  presence: (online: boolean) => ({ type: 'online', data: { online: online ? 1 : 0 } }),
} as const

/** Ids are numbers on the shop's wire; anything else goes as it is. */
export const wireId = (id: string): string | number => (/^\d{1,15}$/.test(id) ? Number(id) : id)
