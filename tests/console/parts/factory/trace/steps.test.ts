import { expect, it } from 'vitest'
import type { TraceNode } from '#src/api/lot-traces.ts'
import { stepsOf } from '#src/console/parts/factory/trace/steps.ts'

const node = (key: string, day: string): TraceNode => ({ key, kind: 'doc', id: key, label: key, note: '', type: '', sub_type: '', day })
const edge = (from: string, to: string, weight: string) => ({ from, to, pieces: '0', weight })

it('goes all the way up, and all the way down, the earliest first and each once', () => {
  const trace = {
    key: 'lot',
    log: [],
    nodes: [
      node('lot', ''),
      node('receipt', '2026-10-02'),
      node('order', '2026-10-01'),
      node('issue', '2026-10-05'),
      node('made', '2026-10-04'),
    ],
    edges: [
      edge('order', 'receipt', '9'),
      edge('receipt', 'lot', '9'),
      edge('lot', 'issue', '2'),
      edge('lot', 'made', '0'),
      edge('made', 'issue', '1'),
    ],
  }
  const named = (way: 'from' | 'to') => stepsOf(trace, way).map(({ key, weight }) => `${key} ${weight}`)
  expect(named('from')).toEqual(['order 9', 'receipt 9'])
  expect(named('to')).toEqual(['made 0', 'issue 2'])
})
