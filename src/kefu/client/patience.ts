import type { SendOptions } from '#src/http/request.ts'

/** Milliseconds that a chat's read may take: through a line that is half open nothing comes, and what comes later waits for it. */
export const reading: SendOptions = { timeout: 10_000 }
/** Milliseconds for which a picture may stand still. */
export const pictureStall = 20_000
