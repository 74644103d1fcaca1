import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'

/**
 * Writes into a file that must not be there yet. A flow that breaks off leaves nothing, also where it does so before the
 * file was open: it would be made afterwards.
 */
export async function writeNew(path: string, flow: (onto: WriteStream) => Promise<void>): Promise<void> {
  const onto = createWriteStream(path, { flags: 'wx', mode: 0o644 })
  const closed = new Promise<void>((done) => onto.once('close', done))
  try {
    await flow(onto)
  } catch (error) {
    onto.destroy()
    await closed
    await rm(path, { force: true })
    throw error
  }
}
