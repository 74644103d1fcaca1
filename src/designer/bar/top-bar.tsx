import { useStore } from '@nanostores/react'
import { $text } from '../designer.text.ts'
import { useEditor } from '../use-editor.ts'
import type { BarItem } from './item.ts'
import { barItems } from './items/index.ts'

/** Name of the page, and the items of the bar. */
export function TopBar() {
  const t = useStore($text)
  const { page } = useEditor()
  const settings = useStore(page.$settings)
  return (
    <header className="designer-bar" part="bar">
      <div className="designer-bar__start">
        <div className="designer-bar__title">
          <strong>{settings.name || t.designer}</strong>
          <span>{settings.title}</span>
        </div>
        <slot name="bar-start" />
        <Items side="start" />
      </div>
      <div className="designer-bar__middle">
        <Items side="middle" />
      </div>
      <div className="designer-bar__end">
        <slot name="bar-end" />
        <Items side="end" />
      </div>
    </header>
  )
}

function Items({ side }: { side: BarItem['side'] }) {
  const editor = useEditor()
  useStore(editor.page.$isLocked)
  return barItems.filter((item) => item.side === side && (item.isShown?.(editor) ?? true)).map((item) => <item.Item key={item.rank} />)
}
