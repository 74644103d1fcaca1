import { atom } from 'nanostores'
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.ts'
import type { Page } from './engine/page.ts'

type PageFile = { default: Page }
const files = import.meta.glob<PageFile>('./**/page.{ts,tsx}', { base: './pages' })

const known = new Map<string, Pick<Page, 'text' | 'edit'>>()

/** Counts what has become known of titles: the code of a page has arrived, or what a page shows. */
export const $loaded = atom(0)

/** What a page calls itself, as a form that changes something (`isEdit`) too; undefined before its code is there. */
export function titleOfPage(name: string, isEdit = false): string | undefined {
  const page = known.get(name)
  if (!page) return undefined
  const words = page.text.get()
  const edit = isEdit && page.edit ? (words as unknown as Record<string, unknown>)[page.edit] : undefined
  return typeof edit === 'string' ? edit : words.title
}

const places = new Map<string, string>()

/** What a place is called when its page shows more than one thing, and has learned which. */
export const titleOfPath = (path: string): string | undefined => places.get(path)

export function namePath(path: string, title: string): void {
  if (places.get(path) === title) return
  places.set(path, title)
  $loaded.set($loaded.get() + 1)
}

/** What a page declares. @throws where its code cannot be loaded */
export async function declaredPage(name: string): Promise<Page> {
  const file = files[`./${name}/page.tsx`] ?? files[`./${name}/page.ts`]
  if (!file) throw new Error(`no page "${name}"`)
  const { default: page } = await file()
  known.set(name, page)
  $loaded.set($loaded.get() + 1)
  return page
}

const parts = new Map<string, LazyPart<object>>()

/** Folders of all pages there are. */
export const pageNames = Object.keys(files).map((file) => file.slice(2, file.lastIndexOf('/')))

/** The code of a page, loaded when it is first shown. */
export function pagePart(name: string): LazyPart<object> {
  let part = parts.get(name)
  if (!part) {
    part = lazyPart<object>(async () => (await declaredPage(name)).View)
    parts.set(name, part)
  }
  return part
}
