import { describe, expect, it } from 'vitest'
import { actionPath } from '#src/forms/form-create/form-action.ts'

const base = 'https://shop.example/mall'

describe('where a form is sent', () => {
  it.each([
    ['/file/category/16.html', '/file/category/16'],
    ['setting/admin', '/setting/admin'],
    ['/setting/config/save_basics', '/setting/config/save_basics'],
    ['https://shop.example/mall/adminapi/file/upload/1?type=1', '/file/upload/1?type=1'],
    ['//shop.example/mall/adminapi/x.html', '/x'],
  ])('%s stays below the API', (action, path) => {
    expect(actionPath(action, base)).toBe(path)
  })

  it.each([
    'https://elsewhere.example/mall/adminapi/x',
    'http://shop.example/mall/adminapi/x',
    'https://shop.example/mall/kefuapi/x',
    'https://shop.example/mall/adminapi.evil/x',
    '//elsewhere.example/adminapi/x',
    '\\\\elsewhere.example/adminapi/x',
    'javascript:alert(1)',
    '/../kefuapi/logout',
  ])('%s is refused', (action) => {
    expect(actionPath(action, base)).toBeNull()
  })

  it('works at the origin of the page, too', () => {
    expect(actionPath('/diy/create.html', '')).toBe('/diy/create')
  })
})
