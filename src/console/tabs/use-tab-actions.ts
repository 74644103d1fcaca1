import { useStore } from '@nanostores/react'
import type { MenuEntry } from '#src/ui/menu/menu.tsx'
import { useRouter } from '../router/use-router.ts'
import { addressOfTab, type Tabs } from './tabs.ts'
import { $text } from './tabs.text.ts'

/** What can be done with an open page, for its menu and its keys. */
export function useTabActions(tabs: Tabs, shown: string, onFull: () => void) {
  const text = useStore($text)
  const list = useStore(tabs.$tabs)
  const router = useRouter()

  // the one at the right takes its place, else the one at the left, else the start page
  const leave = async (paths: readonly string[]) => {
    const at = list.findIndex((tab) => tab.path === shown)
    const rest = list.filter((tab) => !paths.includes(tab.path))
    const next = list.slice(at + 1).find((tab) => rest.includes(tab)) ?? rest.at(-1)
    if (!(await tabs.close(paths)) || !paths.includes(shown)) return
    await router.go(next ? addressOfTab(next) : '/')
  }
  const show = async (path: string) => {
    const tab = list.find((one) => one.path === path)
    if (tab && path !== shown) await router.go(addressOfTab(tab))
  }
  const others = (path: string) => list.filter((tab) => tab.path !== path).map((tab) => tab.path)

  const refresh = async (path: string) => {
    if (await tabs.refresh(path)) await show(path)
  }
  const closeOthers = async (path: string) => {
    if (await tabs.close(others(path))) await show(path)
  }
  const full = async (path: string) => {
    await show(path)
    onFull()
  }
  const move = (path: string, by: -1 | 1) => {
    const at = list.findIndex((tab) => tab.path === path)
    tabs.move(at, at + by)
  }

  const items = (path: string): MenuEntry[] => {
    const at = list.findIndex((tab) => tab.path === path)
    const isAlone = list.length < 2
    return [
      { key: 'refresh', label: text.refresh, onSelect: () => void refresh(path) },
      { key: 'close', label: text.close, disabled: isAlone, onSelect: () => void leave([path]) },
      { key: 'others', label: text.closeOthers, disabled: isAlone, onSelect: () => void closeOthers(path) },
      { key: 'all', label: text.closeAll, onSelect: () => void leave(list.map((tab) => tab.path)) },
      { key: 'full', label: text.full, onSelect: () => void full(path) },
      'divider',
      { key: 'left', label: text.toLeft, disabled: at <= 0, onSelect: () => move(path, -1) },
      { key: 'right', label: text.toRight, disabled: at === list.length - 1, onSelect: () => move(path, 1) },
    ]
  }
  return { items, close: (path: string) => leave([path]), move }
}
