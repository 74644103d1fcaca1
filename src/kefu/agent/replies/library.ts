/** Which library: 0 the shared one, 1 one's own. */
export type ReplyLibrary = 0 | 1
