import { $text } from './engine.text.ts'
import type { PageTools } from './page.ts'

/** Puts a text on the clipboard and says so, or that it could not be. */
export async function copyText(text: string, { tell, complain }: Pick<PageTools, 'tell' | 'complain'>): Promise<void> {
  const words = $text.get()
  try {
    await navigator.clipboard.writeText(text)
    tell(words.copied)
  } catch {
    // pages without TLS have no clipboard
    complain(words.notCopied)
  }
}
