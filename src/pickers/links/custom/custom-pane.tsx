import { useStore } from '@nanostores/react'
import { HardDrive, List, Plus, Save } from 'lucide-react'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text as $links } from '../links.text.ts'
import { CustomForm } from './custom-form.tsx'
import { $text } from './custom.text.ts'
import { keepsLinks } from './saved-links.ts'
import { SavedList } from './saved-list.tsx'
import type { Custom } from './use-custom.ts'

interface CustomPaneProps {
  connection: Connection
  custom: Custom
  chosen: string
  onChoose: (link: string) => void
  onEnter: () => void
}

/** Links of one's own: the saved ones, or the form for another one (specification 4). */
export function CustomPane({ connection, custom, chosen, onChoose, onEnter }: CustomPaneProps) {
  const t = useStore($text)
  const { saved } = custom
  if (saved.state === 'waiting' && !saved.before) return <Skeleton rows={6} />
  const links = saved.state === 'there' ? saved.data : saved.state === 'waiting' ? (saved.before ?? []) : []
  const save = async () => {
    const link = await custom.save()
    if (link !== null) onChoose(link)
  }
  return (
    <div className="pick-custom">
      <Toggle custom={custom} count={links.length} onToggle={() => onChoose('')} />
      {!keepsLinks(connection) && (
        <p className="pick-custom__note">
          <HardDrive size={14} aria-hidden />
          {t.onDevice}
        </p>
      )}
      {custom.mode === 'form' ? (
        <>
          <CustomForm form={custom.form} errors={custom.errors} onChange={custom.setForm} onEnter={onEnter} />
          <div>
            <Button icon={<Save size={15} />} onClick={() => void save()}>
              {t.save}
            </Button>
          </div>
        </>
      ) : saved.state === 'failed' ? (
        <Failed saved={saved} />
      ) : (
        <SavedList
          connection={connection}
          links={links}
          isWaiting={saved.state === 'waiting'}
          chosen={chosen}
          onChoose={onChoose}
          onRemove={(link) => void custom.remove(link).then(() => link.url === chosen && onChoose(''))}
        />
      )}
    </div>
  )
}

function Failed({ saved }: { saved: { message: string; reload: () => void } }) {
  const words = useStore($links)
  return <ErrorCard title={words.failed} message={saved.message} onRetry={saved.reload} />
}

function Toggle({ custom, count, onToggle }: { custom: Custom; count: number; onToggle: () => void }) {
  const t = useStore($text)
  const isForm = custom.mode === 'form'
  const canLeave = !isForm || count > 0 || custom.saved.state === 'failed'
  const toggle = () => {
    onToggle()
    custom.setMode(isForm ? 'list' : 'form')
  }
  return (
    <div className="pick-custom__head">
      <h4>{isForm ? t.fresh : t.saved}</h4>
      {canLeave && (
        <Button size="compact" icon={isForm ? <List size={14} /> : <Plus size={14} />} onClick={toggle}>
          {isForm ? `${t.saved} (${count})` : t.fresh}
        </Button>
      )}
    </div>
  )
}
