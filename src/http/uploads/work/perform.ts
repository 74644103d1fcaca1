import { isAnimatedGif } from './animated-gif.ts'
import { encodeJpeg } from './encode-jpeg.ts'
import { hashFile } from './hash-file.ts'
import type { Results, Task } from './tasks.ts'

/** Does a task where it stands. @throws when the file cannot be read, or is no picture */
export async function perform(task: Task, rest?: (done: number) => Promise<void> | void): Promise<Results[keyof Results]> {
  if (task.kind === 'hash') return hashFile(task.file, task.name, rest)
  if (task.kind === 'jpeg') return encodeJpeg(task.file, task.most)
  return isAnimatedGif(new Uint8Array(await task.file.arrayBuffer()))
}
