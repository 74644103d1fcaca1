/** Bytes of a picture; the shop's limit unless the environment says otherwise. */
export const pictureLimit = Number(process.env['CRM_UPLOAD_LIMIT']) || 2_097_152

/** Bytes of a film. */
export const videoLimit = Number(process.env['CRM_VIDEO_LIMIT']) || 2 * 1024 ** 3

/** Bytes of a file that is sent into a chat and is no picture. */
export const chatFileLimit = Number(process.env['CRM_CHAT_FILE_LIMIT']) || 20 * 1024 ** 2

/** The most bytes that a piece may have. */
export const pieceLimit = 16 * 1024 * 1024

/** Bytes of a piece that suit us best (specification 9). */
export const pieceSize = (): number => Math.min(pieceLimit, Number(process.env['CRM_UPLOAD_PIECE']) || 2 * 1024 * 1024)
