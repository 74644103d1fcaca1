import type { Id } from '#src/api/endpoint.ts'
import { asSwitch, asText, valueAt, withValueAt, type Lens } from '../../blocks/shared/lens.ts'
import { put, rows, wordAt, type PictureRow, type Row, type RowWord } from '../../blocks/shared/rows.ts'
import { isWire, type Wire } from '../../document/block.ts'
import { hidden, isHidden, shown } from '../../document/marks.ts'

/*
 * The shapes of the older decoration (designer contract 4.2): Inputs `{list:[{title,val}]}`, List
 * `{list:[{img,info}]}`, Pairs `{list:[{chiild}]}`. Everything beside what is read stays as it is.
 */

/** An instance without what its switch says. */
export function withoutSwitch(wire: Wire): Wire {
  const { isShow } = wire
  if (!isWire(isShow) || !('val' in isShow)) return wire
  const { val: _, ...rest } = isShow
  if (Object.keys(rest).length > 0) return { ...wire, isShow: rest }
  const { isShow: _switch, ...others } = wire
  return others
}

/**
 * 是否显示. On an open page the mark of a hidden block says it, so that hiding in the outline and here are one thing;
 * what was not opened says it itself. What lacks the switch is shown.
 */
export const shownSwitch: Lens<boolean> = {
  at: 'isShow',
  read: (wire) => ('name' in wire ? !isHidden(wire) : (asSwitch(valueAt(wire, ['isShow', 'val'])) ?? true)),
  write(wire, on) {
    if ('name' in wire) return withoutSwitch(on ? shown(wire) : hidden(wire))
    return withValueAt(wire, ['isShow', 'val'], on ? 1 : 0) as Wire
  },
}

/** Labels by which one entry of an Inputs list is found; older pages have fewer entries, and other labels for the same. */
export type InputLabel = readonly string[]
export const titleLabel: InputLabel = ['标题', '商品类型']
export const introLabel: InputLabel = ['介绍', '简介', '描述']
export const linkLabel: InputLabel = ['链接']

const listAt = (wire: Wire, field: string): unknown[] => {
  const list = valueAt(wire, [field, 'list'])
  return Array.isArray(list) ? list : []
}

/** One text of an Inputs list, found by its label; an entry that is not there reads as empty. */
export function input(field: string, labels: InputLabel): Lens<string> {
  const indexOf = (wire: Wire) => listAt(wire, field).findIndex((entry) => isWire(entry) && labels.includes(String(entry['title'])))
  return {
    at: field,
    read: (wire) => asText(valueAt(wire, [field, 'list', indexOf(wire), 'val'])) ?? '',
    write(wire, val) {
      const at = indexOf(wire)
      if (at >= 0) return withValueAt(wire, [field, 'list', at, 'val'], val) as Wire
      return withValueAt(wire, [field, 'list'], [...listAt(wire, field), { title: labels[0], val, max: 999, pla: '' }]) as Wire
    },
  }
}

/** The first text of an Inputs list, whatever its label. */
export function firstInput(field: string): Lens<string> {
  return {
    at: field,
    read: (wire) => asText(valueAt(wire, [field, 'list', 0, 'val'])) ?? '',
    write: (wire, val) => withValueAt(wire, [field, 'list', 0, 'val'], val) as Wire,
  }
}

/** Makes the stored form of a new entry of a List. */
export function tileTemplate(words: readonly RowWord<string>[], values: readonly string[] = [], tips = '请填写链接'): Wire {
  const info = words.map(([, title, hint, maxlength], index) => ({ title, value: values[index] ?? '', maxlength, tips: hint }))
  return { img: '', info: [...info, { title: '链接', value: values[words.length] ?? '', maxlength: 999, tips }] }
}

/** A List: picture, some texts in their order, and the link, which is the last of `info`. */
export function tiles<K extends string>(field: string, words: readonly RowWord<K>[]): Lens<readonly Row<PictureRow<K>>[]> {
  const linkAt = (stored: unknown) => {
    const info = valueAt(stored, ['info'])
    return ['info', Array.isArray(info) && info.length > 0 ? info.length - 1 : words.length, 'value']
  }
  return rows<PictureRow<K>>([field, 'list'], {
    template: tileTemplate(words),
    read(stored) {
      const texts = words.map(([name], at) => [name, wordAt(stored, ['info', at, 'value'])])
      return { picture: wordAt(stored, ['img']), link: wordAt(stored, linkAt(stored)), ...Object.fromEntries(texts) } as PictureRow<K>
    },
    write(stored, row) {
      const texts = words.reduce((done, [name], at) => put(done, ['info', at, 'value'], row[name]), put(stored, ['img'], row.picture))
      return put(texts, linkAt(texts), row.link)
    },
  })
}

export interface Headline {
  readonly title: string
  readonly link: string
}

/** Makes the stored form of a headline; the shop spells it `chiild`. */
export const headlineTemplate = (title: string, link: string): Wire => ({
  chiild: [
    { title: '标题', val: title, max: 20, pla: '选填，不超过四个字' },
    { title: '链接', val: link, max: 99, pla: '选填' },
  ],
})

/** Pairs of a title and a link. */
export const headlines = (field: string): Lens<readonly Row<Headline>[]> =>
  rows<Headline>([field, 'list'], {
    template: headlineTemplate('', ''),
    read: (stored) => ({ title: wordAt(stored, ['chiild', 0, 'val']), link: wordAt(stored, ['chiild', 1, 'val']) }),
    write: (stored, row) => put(put(stored, ['chiild', 0, 'val'], row.title), ['chiild', 1, 'val'], row.link),
  })

const isId = (value: unknown): value is Id => typeof value === 'number' || (typeof value === 'string' && value !== '')

/** The chosen category or type of `{activeValue, list}`; null = all. */
export const chosenId = (field: string): Lens<Id | null> => ({
  at: field,
  read: (wire) => {
    const found = valueAt(wire, [field, 'activeValue'])
    return isId(found) ? found : null
  },
  write: (wire, id) => withValueAt(wire, [field, 'activeValue'], id ?? '') as Wire,
})

/** The type of products, stored as text; 0 where nothing is chosen. */
export const chosenType = (field: string): Lens<number> => ({
  at: field,
  read: (wire) => Number(valueAt(wire, [field, 'activeValue'])) || 0,
  write: (wire, type) => withValueAt(wire, [field, 'activeValue'], String(type)) as Wire,
})

const idOf = (row: unknown): unknown => (isWire(row) ? row['id'] : undefined)

/** Products picked by hand, by their ids; rows that stay are kept as they are. */
export const picks: Lens<readonly Id[]> = {
  at: 'goodsList',
  read: (wire) => listAt(wire, 'goodsList').map(idOf).filter(isId),
  write(wire, ids) {
    const known = new Map(listAt(wire, 'goodsList').map((row) => [String(idOf(row)), row]))
    const list = ids.map((id) => known.get(String(id)) ?? { id })
    return withValueAt(wire, ['goodsList', 'list'], list) as Wire
  },
}

/** Something that was picked by hand and is stored with its name and picture. */
export interface Pick {
  readonly id: Id
  readonly name: string
  readonly picture: string
}

/** Picks whose stored name and picture stand under these keys. */
export const namedPicks = (nameKey: string, pictureKey: string): Lens<readonly Row<Pick>[]> =>
  rows<Pick>(['goodsList', 'list'], {
    template: {},
    read: (stored) => ({
      id: (idOf(stored) as Id | undefined) ?? '',
      name: wordAt(stored, [nameKey]),
      picture: wordAt(stored, [pictureKey]),
    }),
    write: (stored, row) => put(put(put(stored, ['id'], row.id), [nameKey], row.name), [pictureKey], row.picture),
  })
