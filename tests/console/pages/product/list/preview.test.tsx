// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import cascader from '../../../../fixtures/recorded/adminapi_product_category_cascader_1.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_product_product.json' with { type: 'json' }
import product from '../../../../fixtures/recorded/adminapi_product_product_id_multi.json' with { type: 'json' }
import tabs from '../../../../fixtures/recorded/adminapi_product_product_type_header.json' with { type: 'json' }

const patient = { timeout: 15_000 }
let show: ReturnType<typeof stage>
let backend: ReturnType<typeof fakeBackend>

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  const unique = ['admin-store-storeProuduct-index', 'product-add', 'product-edit']
  const replies = {
    menus: { status: 200, msg: 'success', data: { menus: [], unique } },
    'product/product': list.responseBody,
    'product/product/28': product.responseBody,
    'product/product/type_header': tabs.responseBody,
    'product/category/cascader/1': cascader.responseBody,
  }
  for (const [path, reply] of Object.entries(replies)) backend.answers.set(`GET /adminapi/${path}`, () => reply)
  history.replaceState(null, '', '/admin/product/product_list')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  // the page is compiled first
  await vi.waitFor(() => expect(show.root.textContent).toContain('纯棉T恤'), { timeout: 45_000 })
}, 60_000)
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

const row = () => show.root.querySelector('tbody tr')!

/** Presses what is offered at the first row, be it behind "more". */
async function act(word: string) {
  const among = (selector: string, box: ParentNode) =>
    [...box.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent === word)
  const button = among('.console-row-actions button', row())
  if (button) return button.click()
  row().querySelector<HTMLElement>('[aria-label="更多"]')!.click()
  await vi.waitFor(() => among('[role=menuitem]', show.root)!.click(), patient)
}

it('shows beside the list what buyers see of a product, in a phone', async () => {
  const { productInfo: info } = product.responseBody.data
  backend.answers.set('GET /adminapi/product/product/28', () => ({
    ...product.responseBody,
    data: {
      ...product.responseBody.data,
      productInfo: { ...info, attrs: info.attrs.map((sku, at) => (at === 1 ? { ...sku, stock: 0 } : sku)) },
    },
  }))
  await act('预览')
  await vi.waitFor(() => expect(show.root.querySelector('dialog .shop-phone h3')?.textContent).toBe('纯棉T恤'), patient)
  const phone = show.root.querySelector('dialog .shop-phone')!
  for (const text of ['¥3,115.9', '起', '¥3,739.08', '已售 176 件', '纯棉T恤 官方正品']) expect(phone.textContent).toContain(text)
  expect([...phone.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['黑 M¥3,115.9', '黑 L已售罄'])
  const base = String(show.$props.get()['baseUrl'])
  expect([...phone.querySelectorAll('.product-preview-pictures img')].map((image) => image.getAttribute('src'))).toEqual(
    info.slider_image.map((src) => base + src),
  )
  await vi.waitFor(() => expect(phone.querySelector('.ui-rich-text')?.textContent).toContain('纯棉T恤'), patient)
})
