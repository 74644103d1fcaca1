// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { Editor } from '#src/designer/editor.ts'
import { Palette } from '#src/designer/rail/blocks/palette.tsx'
import { newPage } from '#src/designer/session/open-page.ts'
import { EditorContext } from '#src/designer/use-editor.ts'
import type { Connection } from '#src/stores/connection.ts'
import { bareSession } from '#src/stores/session.ts'
import { HostContext } from '#src/ui/host.ts'

const host = {
  $props: atom({}),
  emit: () => true,
  root: document.createElement('div'),
  layer: document.createElement('div'),
} as unknown as Host

function kindsOffered(modules?: string[]): (string | undefined)[] {
  const session = { ...bareSession('token', false), ...(modules && { modules }) }
  const capabilities = { features: {} }
  const connection = { base: '', capabilities, send: () => new Promise(() => {}), $session: atom(session) } as unknown as Connection
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(
    <HostContext.Provider value={host}>
      <EditorContext.Provider value={new Editor(host, connection, newPage())}>
        <Palette />
      </EditorContext.Provider>
    </HostContext.Provider>,
  )
  return [...box.querySelectorAll<HTMLElement>('[data-kind]')].map((tile) => tile.dataset['kind'])
}

describe('the palette', () => {
  it('offers all marketing kinds when all modules are on', () => {
    expect(kindsOffered()).toEqual(expect.arrayContaining(['bargain', 'coupon', 'combination', 'seckill']))
  })

  it.each(['bargain', 'combination', 'seckill'])('hides %s when its module is off', (kind) => {
    const offered = kindsOffered(['bargain', 'combination', 'seckill'].filter((module) => module !== kind))
    expect(kindsOffered().filter((other) => !offered.includes(other))).toEqual([kind])
  })
})
