import { useStore } from '@nanostores/react'
import { Files } from 'lucide-react'
import formsCss from '#src/forms/forms.css?inline'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { $text } from './text.ts'

addStyles(formsCss)

/** Another tab kept another draft: which of the two is it to be. */
export function OthersNote({ onTake, onKeep }: { onTake(): void; onKeep(): void }) {
  const text = useStore($text)
  return (
    <div className="form-note" role="alert">
      <Files size={16} aria-hidden />
      <p>{text.others}</p>
      <Button size="compact" onClick={onTake}>
        {text.takeOthers}
      </Button>
      <Button size="compact" onClick={onKeep}>
        {text.keepMine}
      </Button>
    </div>
  )
}
