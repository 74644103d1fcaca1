import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { useWordMatch } from '../../search/use-word-match.ts'
import { useEditor } from '../../use-editor.ts'
import { $text as $overlay } from '../overlay.text.ts'
import css from './commands.css?inline'
import { commandsOf, type Command } from './commands.ts'
import { $text } from './commands.text.ts'

addStyles(css)

const most = 60

/** Finds blocks, fields and actions by name or pinyin; Enter runs the marked one. */
export function CommandsDialog({ onClose }: { onClose: () => void }) {
  const t = useStore($text)
  const title = useStore($overlay).commands
  const editor = useEditor()
  const id = useId()
  const [words, setWords] = useState('')
  const [mark, setMark] = useState(0)
  const all = useMemo(() => commandsOf(editor), [editor])
  const isMatch = useWordMatch(words)
  const found = useMemo(() => all.filter((command) => isMatch(command.label)).slice(0, most), [all, isMatch])
  const at = Math.min(mark, found.length - 1)
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const press = (event: React.KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || found.length === 0) return
    event.preventDefault()
    setMark((at + by + found.length) % found.length)
  }
  return (
    <Dialog open onClose={onClose} title={title} width={560}>
      <Input
        type="search"
        size="large"
        role="combobox"
        aria-label={title}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        placeholder={t.place}
        value={words}
        onChange={(next) => (setWords(next), setMark(0))}
        onKeyDown={press}
        onEnter={() => run(found[at])}
      />
      <CommandList id={id} title={title} commands={found} marked={at} onRun={run} />
      {found.length === 0 && <p className="designer-commands__none">{t.none}</p>}
    </Dialog>
  )
}

interface CommandListProps {
  id: string
  title: string
  commands: readonly Command[]
  marked: number
  onRun: (command: Command) => void
}

function CommandList({ id, title, commands, marked, onRun }: CommandListProps) {
  const t = useStore($text)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [marked, commands])
  return (
    <div ref={list} id={`${id}-list`} className="designer-commands" role="listbox" aria-label={title}>
      {commands.map((command, index) => (
        <button
          type="button"
          key={command.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          className="designer-commands__option"
          onClick={() => onRun(command)}
        >
          <span>{command.label}</span>
          <small>{command.keys ?? t[command.group]}</small>
        </button>
      ))}
    </div>
  )
}
