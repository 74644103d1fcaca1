import { expect, it } from 'vitest'
import { rowsOf } from '#src/designer/conflict/clash-rows.ts'
import type { Block, Wire } from '#src/designer/document/block.ts'
import { hidden, named } from '#src/designer/document/marks.ts'
import { freshSettings } from '#src/designer/document/settings.ts'

const block = (wire: Wire, kind = 'titles'): Block => ({ id: 'a', kind, wire: { name: kind, ...wire } })
const rows = (mine: Block | null, theirs: Block | null) => rowsOf({ type: 'changed', id: 'a', mine, theirs })

it('says what differs by the names of the panel, in words', () => {
  const mine = block({ titleConfig: { value: '新品' } })
  const theirs = block({ titleConfig: { value: '' } })
  expect(rows(mine, theirs)).toEqual([{ label: '标题', mine: '新品', theirs: '（空）' }])
  expect(rows(mine, { ...mine, wire: hidden(named(mine.wire, '促销')) })).toEqual([
    { label: '隐藏', mine: '关', theirs: '开' },
    { label: '组件名称', mine: '（空）', theirs: '促销' },
  ])
  expect(rows(block({ x: { deep: '1' } }, 'unknown'), block({ x: { deep: '2' } }, 'unknown'))).toEqual([
    { label: '其他内容 · x', mine: '1', theirs: '2' },
  ])
  expect(rows(mine, null)).toEqual([])
  const settings = { mine: { ...freshSettings, isShown: true }, theirs: { ...freshSettings, title: '二', isShown: true } }
  expect(rowsOf({ type: 'settings', id: 'page', fields: ['title'], ...settings })).toEqual([
    { label: '页面标题', mine: '首页', theirs: '二' },
  ])
})
