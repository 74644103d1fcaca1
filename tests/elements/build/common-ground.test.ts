import { expect, it } from 'vitest'
import { commonGround } from '#elements/build/common-ground.ts'

const imports: Record<string, string[]> = {
  '/doors.ts': ['/lib/door.ts'],
  '/shop.tsx': ['/ui/button.tsx', '/ui/list.tsx', '/http/request.ts', '/lib/door.ts'],
  '/desk.tsx': ['/ui/button.tsx', '/http/request.ts', '/lib/door.ts', '/lib/words.ts'],
  '/ui/button.tsx': ['/ui/host.ts', '/lib/words.ts'],
  '/guest.tsx': ['/http/request.ts'],
  '/http/request.ts': ['/http/failure.ts'],
}
imports['/early.ts'] = ['/session.ts', '/http/request.ts']
imports['/desk.tsx']!.push('/session.ts')
imports['/shop.tsx']!.push('/session.ts')
const later: Record<string, string[]> = { '/guest.tsx': ['/guest-more.tsx'], '/doors.ts': ['/shop.tsx', '/desk.tsx'] }
imports['/guest-more.tsx'] = ['/lib/words.ts']
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], dynamicallyImportedIds: later[id] ?? [] }) }
const parts = commonGround('ground', {
  screens: ['/shop.tsx', '/desk.tsx'],
  without: ['/guest.tsx'],
  doors: ['/doors.ts'],
  others: /\/react\//,
  early: ['/early.ts'],
})
// as a build asks: whoever is asked first has it
const nameOf = (id: string) => parts.map(({ name }) => name(id, graph)).find(Boolean) ?? null

it.each([
  ['/ui/button.tsx', 'ground'],
  ['/ui/host.ts', 'ground'],
  // one of the screens alone
  ['/ui/list.tsx', null],
  ['/shop.tsx', null],
  // who loads no screen would load all of it
  ['/http/request.ts', 'ground-plain'],
  ['/http/failure.ts', 'ground-plain'],
  ['/lib/words.ts', 'ground-plain'],
  ['/lib/door.ts', 'ground-plain'],
  ['/guest-more.tsx', null],
  ['/node_modules/react/index.js', 'ground'],
  ['/early.ts', 'ground-early'],
  // what it stands on, and nobody without a screen does
  ['/session.ts', 'ground-early'],
])('%s goes into %s', (id, name) => expect(nameOf(id)).toBe(name))

it('a screen that shows one of two things first counts as loading both', () => {
  const [, , part] = commonGround('ground', {
    screens: ['/shop.tsx', ['/guest.tsx', '/ui/list.tsx', '/ui/button.tsx']],
    without: [],
    doors: [],
  })
  expect(['/ui/list.tsx', '/ui/host.ts', '/lib/door.ts'].map((id) => part!.name(id, graph))).toEqual(['ground', 'ground', null])
})
