import { atom, type ReadableAtom } from 'nanostores'
import type { partsOf, TextPart } from './links.ts'

const $finder = atom<typeof partsOf | undefined>()
let bringing: Promise<void> | undefined

/** What finds addresses in texts, which comes with the first text that may hold one; what shows texts is drawn again then. */
export const $addresses: ReadableAtom<typeof partsOf | undefined> = $finder

/** Never throws: without it addresses stand as words. */
export function bringAddresses(): Promise<void> {
  bringing ??= import('./links.ts').then(
    ({ partsOf: found }) => $finder.set(found),
    () => void (bringing = undefined),
  )
  return bringing
}

/** A text in its words and addresses, as soon as these can be told apart. */
export function readAddresses(text: string): TextPart[] {
  if (/https?:/i.test(text)) {
    const find = $finder.get()
    if (find) return find(text)
    void bringAddresses()
  }
  return [{ kind: 'words', text }]
}
