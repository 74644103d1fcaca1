import { isWire, type Wire } from '../../document/block.ts'
import { cubeLayout, type CubeCell } from '../shared/cube-layouts.ts'
import { freshAmount, freshColour, freshEdges } from '../shared/fresh.ts'
import { amount, choice, colour, tab, valueAt, withValueAt } from '../shared/lens.ts'
import { pictures, pictureTemplate, put, rows, wordAt, type Row } from '../shared/rows.ts'
import { schemaOf, type Schema } from '../shared/schema.ts'

/** 图片魔方 (designer contract 3.5.9). */
export interface PictureCube {
  /** Index of one of six layouts. */
  readonly layout: number
  /** May be fewer than the layout shows, and more: those stay when the layout changes. */
  readonly cells: readonly Row<CubeCell>[]
  readonly background: string
  readonly corners: number
  readonly inset: number
  readonly spaceAbove: number
}

const layoutIcons = ['iconyangshi1', 'iconyangshi2', 'iconyangshi3', 'iconyangshi9', 'iconyangshi8', 'iconyangshi4']
const emptyCell = () => ({ image: '', link: '' })

const freshCube = () => ({
  name: 'pictureCube',
  tabConfig: {
    title: '选择样式',
    tabVal: 0,
    type: 1,
    tabList: ['一', '二', '三', '四', '五', '六'].map((number, index) => ({
      name: `样式${number}`,
      icon: layoutIcons[index],
      count: cubeLayout(index).slots.length,
    })),
  },
  // the storefront reads as many cells as the layout has
  picStyle: { tabVal: 0, picList: [emptyCell()] },
  menuConfig: freshBuffer(),
  bgColor: freshColour('背景颜色', ['#fff']),
  bgStyle: freshEdges('背景样式', 0, 'bgStyle'),
  prConfig: freshAmount('背景边距', 0),
  mbConfig: freshAmount('页面间距', 0),
})

const freshBuffer = () => {
  const { img, info } = pictureTemplate([]) as { img: string; info: readonly [Wire] }
  return { title: '', maxList: 1, isCube: 1, list: [{ img, info }] }
}

const cells = rows<CubeCell>(['picStyle', 'picList'], {
  template: emptyCell(),
  read: (stored) => ({ picture: wordAt(stored, ['image']), link: wordAt(stored, ['link']) }),
  write: (stored, cell) => put(put(stored, ['image'], cell.picture), ['link'], cell.link),
})

const plain = schemaOf<PictureCube>(freshCube, {
  layout: tab('tabConfig'),
  cells,
  background: colour('bgColor'),
  corners: choice('bgStyle'),
  inset: amount('prConfig'),
  spaceAbove: amount('mbConfig'),
})

const buffer = pictures('menuConfig', [])

/** The shop's old editor edits the cell `picStyle.tabVal` in `menuConfig`: both follow what was edited here. */
function write(value: PictureCube, wire: Wire): Wire {
  const next = plain.write(value, wire)
  const edited = editedCell(plain.read(wire), value)
  return edited === undefined ? next : withBuffer(next, edited, value.cells[edited] ?? { picture: '', link: '' })
}

function editedCell(before: PictureCube, after: PictureCube): number | undefined {
  if (before.layout !== after.layout) return 0
  if (before.cells === after.cells) return undefined
  const longest = Math.max(before.cells.length, after.cells.length)
  const isOther = (index: number) => {
    const [one, other] = [before.cells[index], after.cells[index]]
    return (one?.picture ?? '') !== (other?.picture ?? '') || (one?.link ?? '') !== (other?.link ?? '')
  }
  return Array.from({ length: longest }, (_, index) => index).find(isOther)
}

function withBuffer(wire: Wire, index: number, cell: CubeCell): Wire {
  const chosen = valueAt(wire, ['picStyle', 'tabVal']) === index ? wire : (withValueAt(wire, ['picStyle', 'tabVal'], index) as Wire)
  const [row] = buffer.read(wire) ?? []
  if (row?.picture === cell.picture && row.link === cell.link) return chosen
  const stored = isWire(chosen['menuConfig']) ? chosen : { ...chosen, menuConfig: freshBuffer() }
  return buffer.write(stored, [{ ...row, picture: cell.picture, link: cell.link }])
}

/** Adds the cells that the layout shows and the page lacks: the storefront reads them without looking. */
function complete(wire: Wire): Wire {
  const whole = plain.complete('menuConfig' in wire ? wire : { ...wire, menuConfig: freshBuffer() })
  const list = valueAt(whole, ['picStyle', 'picList'])
  const missing = Array.isArray(list) ? cubeLayout(plain.read(whole).layout).slots.length - list.length : 0
  if (missing <= 0) return whole
  return withValueAt(whole, ['picStyle', 'picList'], [...(list as unknown[]), ...Array.from({ length: missing }, emptyCell)]) as Wire
}

export const pictureCube: Schema<PictureCube> = { ...plain, write, complete }
