import { $text } from './engine.text.ts'
import type { PageTools } from './page.ts'

/** Puts a text on the clipboard and says so, or that it could not be. */
export async function copyText(
  text: string,
  { notifySuccess, notifyError }: Pick<PageTools, 'notifySuccess' | 'notifyError'>,
): Promise<void> {
  const words = $text.get()
  try {
    await navigator.clipboard.writeText(text)
    notifySuccess(words.copied)
  } catch {
    // pages without TLS have no clipboard
    notifyError(words.notCopied)
  }
}
