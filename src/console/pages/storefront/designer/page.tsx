import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef } from 'react'
import { definePage } from '#src/console/engine/define-page.ts'
import { useLeaveGuard } from '#src/console/router/use-leave-guard.ts'
import { useLocation, useRouter } from '#src/console/router/use-router.ts'
import { TagHost } from '#src/console/tag-host.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './text.ts'

const list = '/setting/pages/devise/0'

/** The designer over the whole console; closing it returns to the page list. */
function DesignerPage() {
  const text = useStore($text)
  const router = useRouter()
  const confirm = useConfirm()
  const { query } = useLocation()
  const isDirty = useRef(false)
  const id = new URLSearchParams(query).get('id') ?? '0'
  // the designer keeps what it has open when a new page gets its id
  const open = useRef({ given: id, named: id })
  if (open.current.named !== id) open.current = { given: id, named: id }

  const leave = useCallback(async () => {
    if (!isDirty.current) return true
    const words = $text.get()
    return confirm({ title: words.askLeave, message: words.askLeaveMore, confirmLabel: words.leave, cancelLabel: words.stay, danger: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const setGuarded = useLeaveGuard(leave)
  useEffect(() => () => void (isDirty.current = false), [])

  const listeners = {
    'crm-change': (event: CustomEvent<{ dirty: boolean }>) => {
      isDirty.current = event.detail.dirty
      setGuarded(event.detail.dirty)
    },
    // a new page has its id from now on, so that a reload opens the same one
    'crm-saved': (event: CustomEvent<{ id: string }>) => {
      isDirty.current = false
      setGuarded(false)
      const saved = String(event.detail.id)
      if (saved === id) return
      open.current = { ...open.current, named: saved }
      void router.go(`/setting/pages/diy_index?id=${encodeURIComponent(saved)}`, { replace: true })
    },
    // the designer has asked already
    'crm-close': () => {
      isDirty.current = false
      setGuarded(false)
      void router.go(list)
    },
  }
  return (
    <div className="console-full" aria-label={text.title} role="region">
      <TagHost
        tag="crm-designer"
        attributes={{ 'page-id': open.current.given }}
        listeners={listeners}
        pending={<Skeleton height="100%" />}
      />
    </div>
  )
}

export default definePage({ text: $text, view: DesignerPage })
