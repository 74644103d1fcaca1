import { describe, expect, it } from 'vitest'
import { readValue, UnreadableValue } from '#src/designer/document/read-value.ts'
import { writeValue } from '#src/designer/document/write-value.ts'
import { openedPage } from '#src/designer/session/open-page.ts'
import { fixture } from './pages.ts'

const reasonOf = (value: unknown): string => {
  try {
    readValue(value)
    return 'read'
  } catch (error) {
    return error instanceof UnreadableValue ? error.reason : String(error)
  }
}

describe('readValue', () => {
  it('orders blocks by number, whatever their keys and the type of their timestamps', () => {
    const value = {
      b: { name: 'second', timestamp: '1767225600000002' },
      c: { name: 'third', timestamp: 1767225600000010 },
      a: { name: 'first', timestamp: 1767225600000001 },
      z: { name: 'none' },
    }
    expect(readValue(value).blocks.map((block) => block.kind)).toEqual(['first', 'second', 'third', 'none'])
  })

  it('takes the tab bar by its name, wherever it stands and however it is spelt', () => {
    const { blocks, footer } = readValue({ undefined: { name: 'pagefoot' }, 1767225600000001: { name: 'x', timestamp: 1767225600000001 } })
    expect([footer?.kind, blocks.length]).toEqual(['pagefoot', 1])
  })

  it('does not open what it cannot understand', () => {
    expect(reasonOf('{"broken')).toBe('broken')
    expect(reasonOf(7)).toBe('broken')
    expect(reasonOf((fixture('v4.7.0-id1-legacy.json') as { value: unknown }).value)).toBe('legacy')
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('keeps a block that is called %s', (name) => {
    const value = { 1767225600000001: { name, timestamp: 1767225600000001, words: 'a' } }
    const opened = openedPage({ id: 7, value } as never)
    expect(opened.value.blocks.map(({ kind, wire }) => [kind, wire['words']])).toEqual([[name, 'a']])
  })

  it('reads the list that PHP makes of small keys', () => {
    expect(readValue([{ name: 'a' }, { name: 'b' }]).blocks.map((block) => block.kind)).toEqual(['a', 'b'])
  })
})

describe('openedPage', () => {
  it('reads columns that arrive as numbers or as text', () => {
    const row = { id: '7', version: 'v', type: '2', status: '1', is_diy: 1, add_time: '', update_time: 5, value: [], title: 't', name: 'n' }
    const { settings, origin } = openedPage({
      ...row,
      is_show: '0',
      is_bg_color: '1',
      color_picker: '',
      is_bg_pic: 0,
      bg_pic: null,
      bg_tab_val: '2',
    } as never)
    expect(settings).toMatchObject({ isShown: false, hasColour: true, colour: '#f5f5f5', hasPicture: false, picture: '', pictureMode: 2 })
    expect(origin).toEqual({ id: '7', version: 'v', updated: '5', isHome: true, type: 2 })
  })

  it('keeps product rows that came along, and not in the page', () => {
    const value = { 1767225600000001: { name: 'goodList', timestamp: 1767225600000001, goodsList: { ids: [4], list: [{ id: 4 }] } } }
    const opened = openedPage({ id: 7, value } as never)
    expect(opened.rows).toEqual([{ id: 4 }])
    expect(opened.value.blocks[0]!.wire['goodsList']).toEqual({ ids: [4] })
  })

  it.each(['12,7', { 0: 12 }, 12, false, ''])('keeps ids that are no list as they are stored: %j', (ids) => {
    // what the server fills in for them is empty, or what it made of them
    for (const list of [[], [{ id: 4 }]]) {
      const value = { 1767225600000001: { name: 'goodList', timestamp: 1767225600000001, id: 'id1', goodsList: { max: 20, ids, list } } }
      const { value: read } = openedPage({ id: 7, value } as never)
      const written = writeValue(read, (_, wire) => wire, 1767225600000001)
      expect(written).toEqual({ 1767225600000001: { ...value[1767225600000001], goodsList: { max: 20, ids } } })
    }
  })
})
