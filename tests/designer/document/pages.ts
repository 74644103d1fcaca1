import { readdirSync, readFileSync } from 'node:fs'
import { recordedSet, trimmedPages, wholeSet } from '../../replay/recorded.mjs'

/** A page as a server stored it. */
export interface SourcePage {
  name: string
  text: string
}

const folders = [trimmedPages, ...(recordedSet === 'whole' ? [`${wholeSet}/pages`] : [])]

const valueOf = (file: { value?: unknown }) => (file.value !== undefined ? file.value : file)

/** Every supplied page: the trimmed copies here, with `RECORDED=whole` also the whole ones. */
export const sourcePages: SourcePage[] = folders.flatMap((folder, index) =>
  readdirSync(folder)
    .filter((name) => /-diy\.json$|^synthetic-/.test(name))
    .map((name) => ({
      name: `${index === 0 ? 'copy' : 'whole'} ${name}`,
      text: JSON.stringify(valueOf(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as { value?: unknown })),
    })),
)

export function fixture(name: string): unknown {
  return JSON.parse(readFileSync(`${folders[0]}/${name}`, 'utf8'))
}
