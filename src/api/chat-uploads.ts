import { endpoint } from './endpoint.ts'

/** A picture that was sent to be shown in a chat: `url` goes into a message of type 3. */
export interface ChatPicture {
  name: string
  url: string
}

/**
 * An agent's picture (customer-service contract, "REST for the workbench"): multipart `filename=file` and `file`. Done with 410091. A
 * shop answers 100022 after a hundred of one day, our server says so in words; size, ending and content are refused as in the library.
 */
export const uploadAgentPicture = endpoint<{ body: FormData }, ChatPicture>('POST', '/upload', { side: 'kefu', encoding: 'multipart' })

/**
 * A visitor's picture: as the agent's, with a field `token` of the storefront before the file. `tourist_token` in its place is ours; a
 * shop refuses tourists with 410090, as our server does with who proves nothing.
 */
export const uploadVisitorPicture = endpoint<{ body: FormData }, ChatPicture>('POST', '/tourist/upload', {
  side: 'kefu',
  encoding: 'multipart',
  open: true,
})
