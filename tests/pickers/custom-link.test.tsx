import { describe, expect, it } from 'vitest'
import { customLink, readCustomLink } from '#src/pickers/custom-link.tsx'

describe('a custom link', () => {
  it.each(['/pages/index/index', 'https://help.example.com/a?b=1', 'pages/index/index@APPID=wx0123456789abcdef'])(
    '%s is read and written alike',
    (link) => {
      expect(customLink(readCustomLink(link))).toBe(link)
    },
  )

  it('is none while something is missing', () => {
    expect(customLink(readCustomLink(''))).toBe('')
    expect(customLink({ kind: 'program', path: '', appid: 'wx1', programPath: ' ' })).toBe('')
  })
})
