import { describe, expect, it } from 'vitest'
import { customErrors, customLink, emptyForm, readCustomLink } from '#src/pickers/links/custom/custom-link.ts'

describe('a custom link', () => {
  it.each(['/pages/index/index', 'https://help.example.com/a?b=1', 'pages/index/index@APPID=wx0123456789abcdef', '@APPID=wx01'])(
    '%s is read and written alike',
    (link) => {
      expect(customLink(readCustomLink(link))).toBe(link)
    },
  )

  it('of another mini-program is taken apart', () => {
    expect(readCustomLink('pages/a@APPID=wx1', '兄弟店')).toEqual({
      name: '兄弟店',
      status: 2,
      url: '',
      appid: 'wx1',
      mpUrl: 'pages/a',
    })
  })

  it('says what is missing', () => {
    expect(customErrors(emptyForm)).toEqual({ name: 'nameMissing', url: 'urlMissing' })
    expect(customErrors({ ...emptyForm, status: 2, name: ' a ' })).toEqual({ appid: 'appidMissing' })
    expect(customErrors({ ...emptyForm, name: 'a', url: '  ' })).toEqual({ url: 'urlMissing' })
    expect(customErrors({ ...emptyForm, name: 'a', url: '/b' })).toBeNull()
    expect(customErrors({ ...emptyForm, status: 2, name: 'a', appid: 'wx1' })).toBeNull()
  })

  it('loses the blanks around it', () => {
    expect(customLink({ ...emptyForm, url: ' /pages/a ' })).toBe('/pages/a')
    expect(customLink({ ...emptyForm, status: 2, appid: ' wx1 ', mpUrl: ' pages/a ' })).toBe('pages/a@APPID=wx1')
  })
})
