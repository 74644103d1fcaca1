import { describe, expect, it } from 'vitest'
import { actions } from '#src/designer/actions/index.ts'
import { keysText, labelWithKeys } from '#src/designer/shortcuts.ts'
import { $locale } from '#src/text/locale.ts'

describe('actions', () => {
  it('share no keys', () => {
    const keys = [...actions.values()].flatMap((action) => action.keys ?? [])
    expect(keys).toHaveLength(new Set(keys).size)
  })

  it.each(['zh-cn', 'en', 'zh-tw'] as const)('have a name each in %s', (locale) => {
    $locale.set(locale)
    const names = [...actions.values()].map((action) => action.label())
    expect(names.filter((name) => name === '')).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    $locale.set('zh-cn')
  })

  it('write their keys for people', () => {
    expect(keysText('Mod+Shift+Z')).toBe('Ctrl+Shift+Z')
    expect(labelWithKeys('move-up')).toBe('上移 (Alt+↑)')
  })
})
