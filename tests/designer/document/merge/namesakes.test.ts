import { expect, it } from 'vitest'
import type { Block } from '#src/designer/document/block.ts'
import { namesakes } from '#src/designer/document/merge/namesakes.ts'

const block = (id: string, words: string, key = id): Block => ({ id, kind: 'news', wire: { name: 'news', id, timestamp: key, words }, key })

it('knows blocks that got an id by the save of another editor, or other ones by a move in the shop’s own', () => {
  const here = [block('key 1', 'x', '1'), block('b', 'same', '2'), block('c', 'same', '3'), block('d', 'd', '4')]
  const theirs = [
    block('id1', 'changed', '1'),
    block('n1', 'same', '7'),
    block('n2', 'same', '8'),
    block('d', 'd', '9'),
    block('n3', 'new', '10'),
  ]
  expect([...namesakes(theirs, here)]).toEqual([
    ['id1', 'key 1'],
    ['n1', 'b'],
    ['n2', 'c'],
  ])
})
