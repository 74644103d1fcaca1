import { describe, expect, it } from 'vitest'
import { createTabs, keptPaths, mostKept } from '#src/console/tabs/tabs.ts'

const at = (path: string, query = '') => ({ path, query })
const paths = (tabs: ReturnType<typeof createTabs>) => tabs.$tabs.get().map((tab) => tab.path)
function opened(...names: string[]) {
  const tabs = createTabs()
  for (const name of names) tabs.visit(at(name))
  return tabs
}

describe('open pages', () => {
  it('are one a path, and remember where one is within them', () => {
    const tabs = opened('/a', '/b')
    tabs.visit(at('/a', 'page=3'))
    expect(tabs.$tabs.get()).toEqual([
      { path: '/a', query: 'page=3', round: 0 },
      { path: '/b', query: '', round: 0 },
    ])
  })

  it('are reordered within their limits', () => {
    const tabs = opened('/a', '/b', '/c')
    tabs.move(2, 0)
    expect(paths(tabs)).toEqual(['/c', '/a', '/b'])
    tabs.move(0, -1)
    tabs.move(2, 3)
    expect(paths(tabs)).toEqual(['/c', '/a', '/b'])
  })

  it('keep the latest of them mounted, and whatever is unsaved', () => {
    const names = Array.from({ length: mostKept + 5 }, (_, number) => `/${number}`)
    const tabs = createTabs()
    for (const name of names) {
      tabs.visit(at(name))
      if (name === '/1')
        tabs.guard(
          name,
          () => false,
          () => {},
        )
    }
    const kept = keptPaths(tabs, '/24')
    expect(kept.has('/24')).toBe(true)
    expect(kept.has('/1')).toBe(true)
    expect(kept.has('/2')).toBe(false)
    expect(kept.size).toBe(mostKept + 1)
  })

  it('of another time are there, but not loaded before they are looked at', () => {
    const tabs = opened('/a')
    tabs.restore([at('/b', 'x=1'), at('/a')])
    expect(paths(tabs)).toEqual(['/b', '/a'])
    expect(keptPaths(tabs, '/a').has('/b')).toBe(false)
  })

  it('are only one without a bar, besides what is unsaved', () => {
    const tabs = opened('/a', '/b')
    tabs.guard(
      '/a',
      () => false,
      () => {},
    )
    tabs.setBar(false)
    tabs.visit(at('/c'))
    expect(paths(tabs)).toEqual(['/a', '/c'])
  })
})

describe('what is unsaved', () => {
  it('is asked for before its tab is closed or read afresh, and nothing else is', async () => {
    const tabs = opened('/a', '/b')
    let answer = false
    const dropped: string[] = []
    tabs.guard(
      '/a',
      () => answer,
      () => dropped.push('/a'),
    )
    expect(await tabs.close(['/b', '/a'])).toBe(false)
    expect(await tabs.refresh('/a')).toBe(false)
    expect(await tabs.mayLeave()).toBe(false)
    expect(paths(tabs)).toEqual(['/a', '/b'])
    expect(await tabs.close(['/b'])).toBe(true)
    answer = true
    expect(await tabs.refresh('/a')).toBe(true)
    expect(tabs.$tabs.get()).toEqual([{ path: '/a', query: '', round: 1 }])
    expect(dropped).toEqual(['/a'])
    expect(tabs.isGuarded('/a')).toBe(false)
  })

  it('lets go when it was saved, once', async () => {
    const tabs = opened('/a')
    let drops = 0
    const free = tabs.guard(
      '/a',
      () => false,
      () => drops++,
    )
    free()
    free()
    expect(await tabs.close(['/a'])).toBe(true)
    expect(drops).toBe(1)
  })
})
