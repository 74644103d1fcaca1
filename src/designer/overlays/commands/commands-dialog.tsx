import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { FinderDialog } from '#src/ui/finder/finder-dialog.tsx'
import { useWordMatch } from '#src/ui/finder/use-word-match.ts'
import { useEditor } from '../../use-editor.ts'
import { $text as $overlay } from '../overlay.text.ts'
import { commandsOf } from './commands.ts'
import { $text } from './commands.text.ts'

const most = 60

/** Finds blocks, fields and actions by name or pinyin; Enter runs the marked one. */
export function CommandsDialog({ onClose }: { onClose: () => void }) {
  const t = useStore($text)
  const title = useStore($overlay).commands
  const editor = useEditor()
  const [words, setWords] = useState('')
  const all = useMemo(() => commandsOf(editor), [editor])
  const isMatch = useWordMatch(words)
  const hits = useMemo(() => {
    const found = all.filter((command) => isMatch(command.label)).slice(0, most)
    return found.map((command) => ({ ...command, note: command.keys ?? t[command.group] }))
  }, [all, isMatch, t])
  return (
    <FinderDialog title={title} placeholder={t.placeholder} none={t.none} words={words} onWords={setWords} hits={hits} onClose={onClose} />
  )
}
