import { useStore } from '@nanostores/react'
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { ColourMenu } from './colour-menu.tsx'
import { $text } from './rich-text.text.ts'
import { toolbarItems, type ToolbarItem } from './toolbar-items.ts'
import type { Seen } from './use-text-editor.ts'

interface ToolbarProps {
  seen: Seen
  /** The step of undo ends before and after every button. */
  onAct: () => void
  /** Buttons that open dialogs. */
  children: ReactNode
}

const stops = 'button:not(:disabled), [role=combobox]'

/** Formats of the text; one Tab stop, arrow keys inside. */
export function Toolbar({ seen, onAct, children }: ToolbarProps) {
  const t = useStore($text)
  const act = (item: ToolbarItem) => {
    onAct()
    seen.editor.quill.focus()
    item.act(seen.editor.quill, seen.formats)
    onAct()
  }
  return (
    <div className="rich-toolbar" role="toolbar" aria-label={t.toolbar} onKeyDown={walk} onFocus={stay} onMouseDown={keepFocus}>
      <Menus seen={seen} onAct={onAct} />
      {toolbarItems.map((group, index) => (
        <div key={index} className="rich-toolbar__group">
          {group.map((item) => (
            <IconButton
              key={item.word}
              size="compact"
              label={t[item.word] as string}
              icon={<item.Icon size={15} />}
              {...(item.isOn && { pressed: item.isOn(seen.formats) })}
              onClick={() => act(item)}
            />
          ))}
        </div>
      ))}
      <div className="rich-toolbar__group">{children}</div>
    </div>
  )
}

const sizes = ['12px', '14px', '16px', '18px', '20px', '24px', '28px', '32px', '36px']
const heights = ['1', '1.25', '1.5', '1.75', '2', '2.5']

function Menus({ seen, onAct }: Pick<ToolbarProps, 'seen' | 'onAct'>) {
  const t = useStore($text)
  const { quill } = seen.editor
  const { formats } = seen
  const put = (format: string, value: unknown) => {
    onAct()
    quill.focus()
    quill.format(format, value, 'user')
    onAct()
  }
  const block = formats['blockquote'] ? 'quote' : String(formats['header'] ?? '')
  const choose = (next: string) => {
    if (next === 'quote') return put('blockquote', true)
    if (formats['blockquote']) put('blockquote', false)
    put('header', Number(next) || false)
  }
  const named = (values: readonly string[], current: unknown) => [
    { value: '', label: t.standard },
    ...[...new Set([...values, ...(typeof current === 'string' && current ? [current] : [])])].map((value) => ({ value, label: value })),
  ]
  const headings = [1, 2, 3, 4].map((level) => ({ value: String(level), label: t.heading(level) }))
  const blocks = [{ value: '', label: t.paragraph }, ...headings, { value: 'quote', label: t.quote }]
  const menu = (format: string, label: string, values: readonly string[]) => (
    <Select
      size="compact"
      aria-label={label}
      value={typeof formats[format] === 'string' ? formats[format] : ''}
      options={named(values, formats[format])}
      onChange={(next) => put(format, next || false)}
    />
  )
  return (
    <div className="rich-toolbar__menus">
      <Select size="compact" aria-label={t.block} value={block} options={blocks} onChange={choose} />
      {menu('size', t.size, sizes)}
      {menu('lineHeight', t.lineHeight, heights)}
      <ColourMenu label={t.color} value={formats['color']} letter onChange={(value) => put('color', value || false)} />
      <ColourMenu label={t.background} value={formats['background']} onChange={(value) => put('background', value || false)} />
    </div>
  )
}

// the text keeps its focus and its marked words while somebody points at a button
function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest('.ui-icon-button')) event.preventDefault()
}

const buttonsOf = (bar: EventTarget & Element) => [...bar.querySelectorAll<HTMLElement>(stops)].filter((one) => bar.contains(one))

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = buttonsOf(event.currentTarget)
  const at = buttons.indexOf(event.target as HTMLElement)
  const last = buttons.length - 1
  const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[event.key]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  buttons[next]!.focus()
}

/** The button that had the focus last is the one that Tab comes back to. */
function stay(event: FocusEvent<HTMLDivElement>): void {
  const buttons = buttonsOf(event.currentTarget)
  if (!buttons.includes(event.target as HTMLElement)) return
  for (const button of buttons) button.tabIndex = button === event.target ? 0 : -1
}
