// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#src/designer/blocks/fields.ts'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { rowAt, textAt, withText } from '#src/designer/blocks/shared/text-path.ts'
import { onPhone } from '../on-phone.tsx'
import { shopKinds } from '../shop-kinds.ts'

const written: Record<string, string[]> = {
  titles: ['words'],
  follow: ['account'],
  news: ['lines.0.title'],
  menus: ['items.0.title', 'items.1.title', 'items.2.title', 'items.3.title'],
  promotionList: ['tabs.0.title', 'tabs.0.intro'],
  pageFoot: ['items.0.label', 'items.1.label', 'items.2.label', 'items.3.label'],
  activeParty: ['heading', 'badgeWords', ...[0, 1, 2, 3].flatMap((at) => [`tiles.${at}.title`, `tiles.${at}.intro`])],
}

describe('texts that previews say can be written', () => {
  it.each(shopKinds.map((kind) => [kind.kind, kind] as const))('are texts of the panel of %s', async (name, kind) => {
    const { all } = await onPhone(name)
    const paths = all('[data-text]').map((node) => node.dataset['text']!)
    expect(paths).toEqual(written[name] ?? [])
    const value = kind.read(kind.fresh()) as Record<string, unknown>
    for (const path of paths) {
      expect(rowAt(fieldsOf(kind), path)?.max, path).toBeGreaterThan(0)
      const next = withText(value, path, '新')
      expect([textAt(next, path), textAt(value, path) === '新']).toEqual(['新', false])
      expect(all(`[data-text="${path}"]`)[0]!.textContent).toBe(textAt(value, path))
    }
  })

  it('are found by nothing else', () => {
    const fields = fieldsOf(blockKinds.get('menus')!)
    for (const path of ['', 'items', 'items.0', 'items.0.link', 'items.0.picture', 'background', 'nothing.0.title'])
      expect(rowAt(fields, path), path).toBeUndefined()
    expect(textAt({ items: [] }, 'items.3.title')).toBeUndefined()
  })
})
