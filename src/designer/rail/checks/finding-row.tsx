import { useStore } from '@nanostores/react'
import { EyeOff, Wrench } from 'lucide-react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { applyFix } from '../../checks/apply-fix.ts'
import type { Finding } from '../../checks/finding.ts'
import { jumpTo } from '../../checks/jump.ts'
import { whereOf } from '../../checks/where.ts'
import { useEditor } from '../../use-editor.ts'
import { $text } from './checks.text.ts'

interface FindingRowProps {
  finding: Finding
  onIgnore: (finding: Finding) => void
  /** The row will go away by what was pressed in it. */
  onAct: (key: string) => void
}

/** One finding: where it is, what it is, and what can be done. */
export function FindingRow({ finding, onIgnore, onAct }: FindingRowProps) {
  const t = useStore($text)
  const editor = useEditor()
  const isLocked = useStore(editor.page.$isLocked)
  const where = whereOf(editor, finding)
  const words = finding.say()
  const fix = isLocked ? undefined : finding.fix
  const mend = () => {
    onAct(finding.key)
    applyFix(editor, finding)
    editor.$said.set(t.fixed(fix!.label()))
  }
  return (
    <li className="designer-finding">
      <button type="button" className="designer-finding__go" data-finding={finding.key} onClick={() => jumpTo(editor, finding)}>
        <b>{where.block}</b>
        {where.field && <span>{where.field}</span>}
        <em>{words}</em>
      </button>
      <div className="designer-finding__acts">
        {fix && (
          <Button size="compact" icon={<Wrench size={13} />} onClick={mend}>
            {fix.label()}
          </Button>
        )}
        <IconButton
          size="compact"
          label={t.ignore(`${where.block} ${words}`)}
          icon={<EyeOff size={14} />}
          onClick={() => {
            onAct(finding.key)
            onIgnore(finding)
          }}
        />
      </div>
    </li>
  )
}
