// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  $preferences,
  changePreferences,
  preferencesKey,
  readPreferences,
  defaultPreferences,
} from '#src/console/preferences/preferences.ts'
import { resetSettings } from '#src/console/preferences/reset.ts'
import { chooseStyle } from '#src/console/preferences/styles.ts'
import { $locale, setLocale } from '#src/text/locale.ts'
import { $theme, setTheme } from '#src/ui/theme.ts'

afterEach(() => {
  resetSettings()
  localStorage.clear()
})

describe('the look of the console', () => {
  it('turns the tags off with classic and transverse, and on with the others', () => {
    for (const [layout, hasTags] of [
      ['classic', false],
      ['columns', true],
      ['transverse', false],
      ['defaults', true],
    ] as const) {
      changePreferences({ layout })
      expect($preferences.get().hasTags).toBe(hasTags)
    }
    changePreferences({ layout: 'classic' })
    changePreferences({ hasTags: true })
    expect($preferences.get()).toMatchObject({ layout: 'classic', hasTags: true })
  })

  it('takes of a stored value what is right, and leaves the rest as usual', () => {
    const stored = {
      layout: 'columns',
      isCollapsed: 'yes',
      lockSeconds: -3,
      menuColor: 'red;}',
      watermark: 'x'.repeat(99),
      animation: 'spin',
      odd: 1,
    }
    expect(readPreferences(stored)).toEqual({ ...defaultPreferences, layout: 'columns' })
    for (const broken of [null, 'x', 5, []]) expect(readPreferences(broken)).toEqual(defaultPreferences)
  })

  it('is there again at the next start', async () => {
    changePreferences({ layout: 'transverse', watermark: '内部资料', lockSeconds: 60 })
    vi.resetModules()
    const page = globalThis as Record<symbol, unknown>
    const registry = Symbol.for('crm.v1')
    const before = page[registry]
    delete page[registry]
    const again = await import('#src/console/preferences/preferences.ts')
    page[registry] = before
    expect(again.$preferences.get()).toMatchObject({ layout: 'transverse', watermark: '内部资料', lockSeconds: 60 })
  })

  it('gives each theme its primary colour and menu', () => {
    chooseStyle('theme-7')
    expect($theme.get().primary).toBe('#f34d37')
    expect($preferences.get().menuColor).not.toBe('')
    chooseStyle('theme-4')
    expect($theme.get().primary).toBe('#41a584')
    expect($preferences.get()).toMatchObject({ menuColor: '', railGradient: false })
    chooseStyle('theme-9')
    expect($preferences.get().railGradient).toBe(true)
  })
})

describe('reset', () => {
  it('takes back theme, language and look, and leaves every other key alone', () => {
    localStorage.setItem('host', 'theirs')
    localStorage.setItem('crm:session:x', '{}')
    changePreferences({ layout: 'columns' })
    setTheme({ mode: 'dark', filter: 'invert' }, true)
    setLocale('en', true)
    resetSettings()
    expect($preferences.get()).toEqual(defaultPreferences)
    expect($theme.get()).toMatchObject({ mode: 'light', filter: 'none' })
    expect($locale.get()).toBe('zh-cn')
    expect(localStorage.getItem(preferencesKey)).toBeNull()
    expect(Object.keys(localStorage).sort()).toEqual(['crm:session:x', 'host'])
  })
})
