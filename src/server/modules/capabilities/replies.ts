import type { Schema } from '../../schemas.ts'
import { flag, number, record, text } from '../../replies.ts'

/** Which there are, `api/capabilities.ts` says. */
const features: Schema = { type: 'object', additionalProperties: flag }
const capabilities = record({
  kind: text,
  contract: number,
  features: features,
  uploads: record({ picture: number, video: number, piece: number, chatFile: number, cloud: flag }),
})

export const readCapabilities = capabilities
