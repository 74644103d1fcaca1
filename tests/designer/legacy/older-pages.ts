import { readdirSync, readFileSync } from 'node:fs'
import { recordedSet, trimmedPages, wholeSet } from '../../replay/recorded.mjs'

type Wire = Record<string, unknown>

const folders = [trimmedPages, ...(recordedSet === 'whole' ? [`${wholeSet}/pages`] : [])]

const read = (folder: string, name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Wire

/** What the shop's own page editor starts each variant with, and which control edits which field. */
export interface Variant {
  readonly blocks: Record<string, Wire>
  readonly editors: Record<string, readonly { readonly field: string; readonly control: string }[]>
}

export const variants = read(folders[0]!, 'legacy-5.4.0-defaults.json') as unknown as Record<string, Variant>

/** Every supplied older page: the trimmed copies here, with `RECORDED=whole` also the whole ones. */
export const olderPages: readonly (readonly [name: string, value: Wire])[] = folders.flatMap((folder, index) => {
  const where = index === 0 ? 'copy' : 'whole'
  const pages = readdirSync(folder).filter((name) => name.endsWith('-legacy.json'))
  const shops = pages.map((name) => [`${where} ${name}`, read(folder, name)['value'] as Wire] as const)
  const defaults = read(folder, 'legacy-5.4.0-defaults.json') as unknown as Record<string, Variant>
  return [...shops, ...Object.entries(defaults).map(([name, { blocks }]) => [`${where} defaults of ${name}`, blocks] as const)]
})
