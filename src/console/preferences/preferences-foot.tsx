import { useStore } from '@nanostores/react'
import { Copy, RotateCcw } from 'lucide-react'
import { jsonText } from '#src/lib/json-text.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useHostProps } from '#src/ui/host.ts'
import { $theme } from '#src/ui/theme.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $preferences } from './preferences.ts'
import { $text } from './preferences.text.ts'
import { resetSettings } from './reset.ts'

/** Copies the whole configuration as JSON, or takes all of it back. */
export function PreferencesFoot() {
  const text = useStore($text)
  const notify = useNotify()
  const confirm = useConfirm()
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(jsonText({ ...$preferences.get(), ...$theme.get() }, 2))
      notify.success($text.get().copied)
    } catch {
      notify.error($text.get().notCopied)
    }
  }
  const reset = async () => {
    if (!(await confirm({ title: text.reset, message: text.askReset }))) return
    resetSettings()
    // a page of our own starts afresh; a host's page is not ours to reload
    if (standalone) location.reload()
  }
  return (
    <div className="look-foot">
      <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
        {text.copy}
      </Button>
      <Button icon={<RotateCcw size={16} aria-hidden />} onClick={() => void reset()}>
        {text.reset}
      </Button>
    </div>
  )
}
