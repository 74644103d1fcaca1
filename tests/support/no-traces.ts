import { afterAll, vi } from 'vitest'
import { setLocale } from '#src/text/locale.ts'

// files of one project share their modules and globals: what one replaced is put back before the next
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setLocale('zh-cn')
})
