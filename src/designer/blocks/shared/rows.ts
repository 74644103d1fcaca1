import { isWire, type Wire } from '../../document/block.ts'
import { asText, valueAt, withValueAt, type Lens } from './lens.ts'

/** Carries the stored form of a row through edits, so that fields we do not know survive. */
const source = Symbol('source')

/** A clean row of a list, with its stored form attached. */
export type Row<T extends object> = T & { readonly [source]?: unknown }

interface RowCode<T extends object> {
  read(stored: unknown): T
  /** Stored form of a row, changed as little as possible. */
  write(stored: unknown, row: T): unknown
  /** Stored form of a row that was made here. */
  template: unknown
}

/** A list of rows at a path of the block. Rows that were not touched are written as they came. */
export function rows<T extends object>(path: readonly [string, ...string[]], code: RowCode<T>): Lens<readonly Row<T>[]> {
  const readRow = (stored: unknown): Row<T> => ({ ...code.read(stored), [source]: stored })
  return {
    at: path[0],
    read(wire) {
      const list = valueAt(wire, path)
      return Array.isArray(list) ? list.map(readRow) : undefined
    },
    write: (wire, list) =>
      withValueAt(
        wire,
        path,
        list.map((row) => code.write(source in row ? row[source] : code.template, row)),
      ) as Wire,
  }
}

const put = (stored: unknown, path: readonly (string | number)[], value: unknown) =>
  valueAt(stored, path) === value ? stored : withValueAt(isWire(stored) ? stored : {}, path, value)

const wordAt = (stored: unknown, path: readonly (string | number)[]) => asText(valueAt(stored, path)) ?? ''

/** One text of a stored row: its name here, its label in the data, its hint and its limit in the old editor. */
export type RowWord<K extends string> = readonly [name: K, title: string, tips: string, max: number]

/** Picture, some texts, and the link, which is always the last of `info` (designer contract 3.3). */
export type PictureRow<K extends string> = { readonly picture: string; readonly link: string } & { readonly [key in K]: string }

const infoLength = (stored: unknown, words: number) => {
  const info = valueAt(stored, ['info'])
  return Array.isArray(info) && info.length > 0 ? info.length : words + 1
}

/** What a new row of a picture list holds. */
export function pictureTemplate(words: readonly RowWord<string>[], values: readonly string[] = []): Wire {
  const info = words.map(([, title, tips, max], index) => ({ title, value: values[index] ?? '', tips, max }))
  return { img: '', info: [...info, { title: '链接', value: '', tips: '请输入链接', max: 100 }] }
}

/** Rows of `{img, info}`. */
export function pictures<K extends string>(field: string, words: readonly RowWord<K>[]): Lens<readonly Row<PictureRow<K>>[]> {
  const linkPath = (stored: unknown) => ['info', infoLength(stored, words.length) - 1, 'value']
  return rows<PictureRow<K>>([field, 'list'], {
    template: pictureTemplate(words),
    read(stored) {
      const texts = words.map(([name], index) => [name, wordAt(stored, ['info', index, 'value'])])
      return { picture: wordAt(stored, ['img']), link: wordAt(stored, linkPath(stored)), ...Object.fromEntries(texts) } as PictureRow<K>
    },
    write(stored, row) {
      const texts = words.reduce((done, [name], index) => put(done, ['info', index, 'value'], row[name]), put(stored, ['img'], row.picture))
      return put(texts, linkPath(texts), row.link)
    },
  })
}

export { put, wordAt }
