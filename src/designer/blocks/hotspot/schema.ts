import type { HotArea } from '../shared/area.ts'
import { areaScale } from '../shared/area.ts'
import { freshAmount, freshColour } from '../shared/fresh.ts'
import { amount, asNumber, colour, valueAt, withValueAt, type Lens } from '../shared/lens.ts'
import { put, rows, wordAt, type Row } from '../shared/rows.ts'
import { schemaOf } from '../shared/schema.ts'

/** 热区 (designer contract 3.5.10). */
export interface Hotspot {
  readonly picture: string
  readonly areas: readonly Row<HotArea>[]
  /** Stored; no storefront shows it. */
  readonly background: string
  readonly spaceAbove: number
}

const freshHotspot = () => ({
  cname: '热区',
  name: 'hotspot',
  isHide: 0,
  setUp: { tabVal: 0 },
  titleLeft: '内容设置',
  titleRight: '通用样式',
  picStyle: { url: '', list: [] },
  mbConfig: freshAmount('页面间距', 0),
  bgColor: freshColour('背景颜色', ['#fff'], 'bgColor'),
})

const stored = { number: 'number', x: 'starX', y: 'starY', width: 'areaWidth', height: 'areaHeight' } as const
const names = Object.keys(stored) as (keyof typeof stored)[]
const numberAt = (area: unknown, field: string) => asNumber(valueAt(area, [field]))

const areas = rows<HotArea>(['picStyle', 'list'], {
  template: { number: 1, starX: 0, starY: 0, areaWidth: 0, areaHeight: 0, nowImgWidth: areaScale, link: '' },
  read: (area) => ({
    ...(Object.fromEntries(names.map((name) => [name, numberAt(area, stored[name]) ?? 0])) as Omit<HotArea, 'link'>),
    link: wordAt(area, ['link']),
  }),
  write: (area, next) =>
    names.reduce(
      (done, name) => ((numberAt(done, stored[name]) ?? 0) === next[name] ? done : put(done, [stored[name]], next[name])),
      wordAt(area, ['link']) === next.link ? area : put(area, ['link'], next.link),
    ),
})

const picture: Lens<string> = {
  at: 'picStyle',
  read: (wire) => {
    const url = valueAt(wire, ['picStyle', 'url'])
    return typeof url === 'string' ? url : undefined
  },
  write: (wire, url) => withValueAt(wire, ['picStyle', 'url'], url) as typeof wire,
}

export const hotspot = schemaOf<Hotspot>(freshHotspot, {
  picture,
  areas,
  background: colour('bgColor'),
  spaceAbove: amount('mbConfig'),
})
