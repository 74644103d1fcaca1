import { endpoint } from '../endpoint.ts'

/** Multipart `filename=file` and `file` (customer-service contract, "REST for the workbench"). */
export const uploadAgentPicture = endpoint<{ body: FormData }, { name: string; url: string }>('POST', '/upload', {
  side: 'kefu',
  encoding: 'multipart',
})
/** The same with a field `token` of the storefront; a shop refuses tourists with 410090, ours takes their `tourist_token`. */
export const uploadVisitorPicture = endpoint<{ body: FormData }, { name: string; url: string }>('POST', '/tourist/upload', {
  side: 'kefu',
  encoding: 'multipart',
  open: true,
})
