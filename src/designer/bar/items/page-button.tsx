import { useStore } from '@nanostores/react'
import { Settings2 } from 'lucide-react'
import { Button } from '#src/ui/button/button.tsx'
import { $text } from '../../designer.text.ts'
import { pageSelection } from '../../document/selection.ts'
import { useEditor } from '../../use-editor.ts'
import { defineItem } from '../item.ts'

function PageButton() {
  const t = useStore($text)
  const { page } = useEditor()
  const isChosen = useStore(page.$selected) === pageSelection
  return (
    <span className="designer-bar__page">
      <Button variant="quiet" icon={<Settings2 size={16} />} aria-pressed={isChosen} onClick={() => page.select(pageSelection)}>
        {t.pageSettings}
      </Button>
    </span>
  )
}

export default defineItem({ side: 'end', rank: 20, Item: PageButton })
