import { useStore } from '@nanostores/react'
import { Eye, Plus, Redo2, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { $text } from '../gallery.text.ts'

const sizes = ['compact', 'normal', 'large'] as const
const variants = ['primary', 'plain', 'quiet', 'danger'] as const

export function Buttons() {
  const t = useStore($text)
  const common = useStore($common)
  const [isPressed, setPressed] = useState(true)
  const words = { primary: t.publish, plain: t.preview, quiet: t.history, danger: common.remove }
  return (
    <section className="gallery-card">
      <h2>{t.buttons}</h2>
      {sizes.map((size) => (
        <div key={size} className="gallery-row">
          {variants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {words[variant]}
            </Button>
          ))}
        </div>
      ))}
      <div className="gallery-row">
        <Button variant="primary" icon={<Plus />}>
          {t.newPage}
        </Button>
        <Button icon={<Eye />}>{t.preview}</Button>
        <Button variant="primary" busy>
          {t.saving}
        </Button>
        <Button busy>{t.saving}</Button>
      </div>
      <div className="gallery-row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {words[variant]}
          </Button>
        ))}
      </div>
      <div className="gallery-row">
        <IconButton label={t.undo} icon={<Undo2 />} size="compact" />
        <IconButton label={t.redo} icon={<Redo2 />} disabled />
        <IconButton label={t.visible} icon={<Eye />} pressed={isPressed} onClick={() => setPressed(!isPressed)} />
        <IconButton label={t.newPage} icon={<Plus />} variant="plain" />
        <IconButton label={common.remove} icon={<Trash2 />} variant="plain" size="large" />
      </div>
    </section>
  )
}
