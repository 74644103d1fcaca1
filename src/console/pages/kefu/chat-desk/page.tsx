import { useStore } from '@nanostores/react'
import { definePage } from '#src/console/engine/define-page.ts'
import { TagHost } from '#src/console/tag-host.tsx'
import { useHostProps } from '#src/ui/host.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './text.ts'

/** The agent's desk; an agent signs in there with an account of its own. */
function ChatDeskPage() {
  const text = useStore($text)
  const { standalone } = useHostProps<{ standalone: boolean }>()
  return (
    <section className="console-page-box" aria-label={text.title}>
      <TagHost
        tag="crm-kefu"
        attributes={{ mode: 'agent', standalone: standalone ? 'standalone' : undefined }}
        pending={<Skeleton rows={6} />}
      />
    </section>
  )
}

export default definePage({ text: $text, view: ChatDeskPage })
