import { describe, expect, it } from 'vitest'
import { blocksIn, clipOf } from '#src/designer/clipboard/clip.ts'
import { hidden } from '#src/designer/document/marks.ts'

const block = (wire: Record<string, unknown>) => ({ id: 'x', kind: String(wire['name']), wire })

describe('blocks in the clipboard', () => {
  it('travel as text, with their settings and without their place', () => {
    const wire = { name: 'titles', timestamp: 1, id: 'id1', titleConfig: { value: '人气' }, unknown: [1] }
    const found = blocksIn(clipOf([block(wire), block(hidden({ name: 'news' }))]))!
    expect(found.map(({ kind }) => kind)).toEqual(['titles', 'news'])
    expect(found[0]!.wire).toEqual({ name: 'titles', titleConfig: { value: '人气' }, unknown: [1] })
    expect(found[1]!.wire['name']).not.toBe('news')
  })

  it('leaves out what is no block', () => {
    expect(clipOf([{ id: 'x', kind: '', wire: {}, foreign: { value: 1 } }, block({ name: 'pageFoot' })])).toBe('')
  })

  it.each([
    '',
    'some words about crm-blocks',
    '{"format":"crm-blocks"',
    '{"format":"crm-blocks","version":2,"blocks":[]}',
    '{"format":"crm-blocks","version":1,"blocks":{}}',
    '[1]',
    `{"format":"crm-blocks","version":1,"blocks":["${'x'.repeat(5_000_001)}"]}`,
  ])('answers null for anything else (%#)', (text) => {
    expect(blocksIn(text)).toBeNull()
  })

  it('drops entries that are no blocks and never a tab bar', () => {
    const clip = { format: 'crm-blocks', version: 1, blocks: [1, null, [], {}, { name: 3 }, { name: 'pageFoot' }, { name: 'own', x: 1 }] }
    expect(blocksIn(JSON.stringify(clip))).toEqual([{ kind: 'own', wire: { name: 'own', x: 1 } }])
  })
})
