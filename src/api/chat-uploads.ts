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

/** What a message of our server carries of its file; its text names the file and its address for clients that do not know this. */
export interface MessageFile {
  name: string
  /** Bytes. */
  size: number
  url: string
}

/** A file that was uploaded: a `chat` frame of type 1 whose `file` is `key` sends it. */
export interface ChatFile extends MessageFile {
  key: string
}

/** An agent's file that is no picture (pdf, doc, docx, xls, xlsx, zip, txt); ours, as large as `uploads.chatFile` of the capabilities says. */
export const uploadAgentFile = endpoint<{ body: FormData }, ChatFile>('POST', '/upload_file', { side: 'kefu', encoding: 'multipart' })

/** A visitor's; `token` or `tourist_token` before the file, as with pictures. */
export const uploadVisitorFile = endpoint<{ body: FormData }, ChatFile>('POST', '/tourist/upload_file', {
  side: 'kefu',
  encoding: 'multipart',
  open: true,
})

/** Its bytes, always as a download; whoever has the key may read it. */
export const downloadChatFile = endpoint<{ params: { key: string } }, Blob>('GET', '/file/:key', { side: 'kefu', open: true })
