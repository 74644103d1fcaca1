import type { FastifyPluginAsync } from 'fastify'
import { contractVersion, readCapabilities, type Features } from '#src/api/capabilities.ts'
import { serve } from '../../serve.ts'
import { configuredUs3 } from '../../storage/us3.ts'
import { chatFileLimit, pictureLimit, pieceSize, videoLimit } from '../../storage/upload-limits.ts'
import * as replies from './replies.ts'

const features: Features = {
  pageHash: true,
  pageConflict: true,
  pageDrafts: true,
  pageVersions: true,
  pageDuplicates: true,
  pageTemplates: true,
  chatSequence: true,
  chatDesk: true,
  captchaEnforced: true,
  factory: true,
  savedLinks: true,
  linkCheck: true,
  // each becomes true with the routes behind it
  fileUploads: true,
  fileSearch: true,
  fileTrash: true,
  fileUses: true,
  fileEdits: true,
  advances: true,
  auditLog: true,
  preferences: true,
  departments: true,
  idempotency: true,
  sessionLock: true,
  largePages: true,
  recordExports: true,
  listBatches: true,
  reconciliation: true,
}

const capabilities: FastifyPluginAsync = async (app) => {
  serve(app, readCapabilities, { permission: 'open', reply: replies.readCapabilities }, () => ({
    kind: 'own' as const,
    contract: contractVersion,
    features,
    uploads: {
      picture: pictureLimit,
      video: videoLimit,
      piece: pieceSize(),
      chatFile: chatFileLimit,
      ...(configuredUs3() && { cloud: true }),
    },
  }))
}

export default capabilities
