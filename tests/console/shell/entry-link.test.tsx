// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { EntryLink } from '#src/console/shell/entry-link.tsx'
import { setLocale } from '#src/text/locale.ts'

it('opens what only the shop’s own console has in a window that cannot reach this one, and says so', async () => {
  setLocale('zh-cn')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const elsewhere = 'https://shop.example/admin/app/wechat/menus'
  root.render(
    <EntryLink entry={{ id: '1', path: '/app/wechat/menus', title: '微信菜单', icon: '', auth: [], children: [], elsewhere }}>
      微信菜单
    </EntryLink>,
  )
  await vi.waitFor(() => expect(place.querySelector('a')).not.toBeNull())
  const link = place.querySelector('a')!
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual([elsewhere, '_blank', 'noopener noreferrer'])
  expect(link.querySelector('.ui-sr')?.textContent).toBe(link.title)
  expect(link.title).not.toBe('')
  root.unmount()
})
