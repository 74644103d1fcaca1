import type { Wire } from '../../document/block.ts'
import { amount, choice, colour, valueAt, withValueAt } from '../shared/lens.ts'
import { freshAmount, freshColour } from '../shared/fresh.ts'
import { schemaOf, type Schema } from '../shared/schema.ts'

/** 辅助线 (designer contract 3.5.20). */
export interface Divider {
  readonly lineColour: string
  /** 0 dashed, 1 solid, 2 dotted. */
  readonly line: number
  readonly height: number
  readonly inset: number
  readonly spaceAbove: number
}

const freshDivider = () => ({
  name: 'guide',
  lineColor: freshColour('线条颜色', ['#f5f5f5']),
  lineStyle: {
    title: '线条样式',
    type: 0,
    list: [
      { val: '虚线', style: 'dashed', icon: '' },
      { val: '实线', style: 'solid' },
      { val: '点状线', style: 'dotted' },
    ],
  },
  heightConfig: freshAmount('组件高度', 1, 1),
  lrEdge: freshAmount('左右边距', 0),
  mbConfig: freshAmount('页面间距', 0),
})

const plain = schemaOf<Divider>(freshDivider, {
  lineColour: colour('lineColor'),
  line: choice('lineStyle'),
  height: amount('heightConfig'),
  inset: amount('lrEdge'),
  spaceAbove: amount('mbConfig'),
})

/** The storefront reads `lineStyle.list[type].style` without looking whether it is there. */
function complete(wire: Wire): Wire {
  const whole = plain.complete(wire)
  const { list } = freshDivider().lineStyle
  const { line } = plain.read(whole)
  if (!list[line] || valueAt(whole, ['lineStyle', 'list', line, 'style']) !== undefined) return whole
  const isListed = Array.isArray(valueAt(whole, ['lineStyle', 'list']))
  const next = isListed
    ? withValueAt(whole, ['lineStyle', 'list', line, 'style'], list[line].style)
    : withValueAt(whole, ['lineStyle', 'list'], list)
  return next as Wire
}

export const divider: Schema<Divider> = { ...plain, complete }
