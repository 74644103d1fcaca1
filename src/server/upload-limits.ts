/** Bytes of a picture; the shop's limit unless the environment says otherwise. */
export const pictureLimit = Number(process.env['CRM_UPLOAD_LIMIT']) || 2_097_152

/** Bytes of a film. */
export const videoLimit = Number(process.env['CRM_VIDEO_LIMIT']) || 2 * 1024 ** 3

/** Bytes of a piece that suit us best, and the most that one may have. */
export const pieceSize = 2 * 1024 * 1024
export const pieceLimit = 16 * 1024 * 1024
