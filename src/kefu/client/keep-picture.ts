import { freshId } from '#src/lib/random-id.ts'
import type { Outgoing } from '../wire/message.ts'
import { held } from './held-pictures.ts'

/** Keeps a picture, or a file, and writes the message that it goes with, in its turn among others; the key of that message. */
export function keptPicture(
  file: File,
  write: (message: Pick<Outgoing, 'text'> & Partial<Outgoing>) => string,
  kind: 'image' | 'file' = 'image',
): string {
  const clientId = freshId()
  held.set(clientId, file)
  // without it only a reload would lose the picture
  void import('./pictures.ts').then(({ keepPicture }) => keepPicture(clientId, file)).catch(() => {})
  return write({ clientId, text: '', kind, file: { name: file.name, size: file.size, type: file.type } })
}

/** How pictures and other files are sent with what writes a message. */
export const fileSenders = (write: Parameters<typeof keptPicture>[1]) => ({
  sendPicture: (file: File) => keptPicture(file, write),
  sendFile: (file: File) => keptPicture(file, write, 'file'),
})

/** The message of a picture was acknowledged, or discarded. */
export function dropPicture(clientId: string): void {
  held.delete(clientId)
  // without it only a little room of the device would be lost
  void import('./pictures.ts').then(({ forgetPicture }) => forgetPicture(clientId)).catch(() => {})
}
