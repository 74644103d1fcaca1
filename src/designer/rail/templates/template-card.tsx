import { useStore } from '@nanostores/react'
import { Ellipsis } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { $common } from '#src/text/common-words.ts'
import { $locale } from '#src/text/locale.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { $text as $designer } from '../../designer.text.ts'
import { NameDialog } from '../../naming/name-dialog.tsx'
import { timeOf } from '../../session/time.ts'
import type { ShippedTemplate } from '../../templates/define-template.ts'
import { PagePreview } from '../../templates/page-preview.tsx'
import { pageOfTemplate, pageOfShipped, type TemplatePage } from '../../templates/page-template.ts'
import { TemplateDialog } from '../../templates/template-dialog.tsx'
import type { TemplateList } from '../../templates/template-list.ts'
import { longestTemplateName, type SavedTemplate } from '../../templates/template-store.ts'
import { $text } from '../../templates/templates.text.ts'
import { useEditor } from '../../use-editor.ts'

const blocksInThumb = 6

interface FaceProps {
  name: string
  hint: string
  page: TemplatePage | undefined
  load: () => TemplatePage | Promise<TemplatePage>
  box?: RefObject<HTMLButtonElement | null>
}

function Face({ name, hint, page, load, box }: FaceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button ref={box} type="button" className="designer-template__face" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="designer-template__thumb" aria-hidden="true">
          <span className="designer-template__phone">{page && <PagePreview page={page} most={blocksInThumb} />}</span>
        </span>
        <span className="designer-template__words">
          {name}
          <small>{hint}</small>
        </span>
      </button>
      {isOpen && <TemplateDialog name={name} load={load} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A template that comes with the designer. */
export function ShippedCard({ template }: { template: ShippedTemplate }) {
  const editor = useEditor()
  const page = useMemo(() => pageOfShipped(template, editor), [template, editor])
  return (
    <div className="designer-template">
      <Face name={template.name} hint={template.trade} page={page} load={() => pageOfShipped(template, editor)} />
    </div>
  )
}

/** A template that somebody kept; its page is read when the card comes into sight. */
export function TemplateCard({ list, template }: { list: TemplateList; template: SavedTemplate }) {
  const locale = useStore($locale)
  const box = useRef<HTMLButtonElement>(null)
  const load = async () => pageOfTemplate(await list.store.content(template))
  const page = useSeen(box, load)
  const hint = [timeOf(template.at, locale), template.by].filter(Boolean).join(' · ')
  return (
    <div className="designer-template">
      <Face name={template.name} hint={hint} page={page} load={load} box={box} />
      <CardMenu list={list} template={template} />
    </div>
  )
}

function useSeen(box: RefObject<HTMLElement | null>, load: () => Promise<TemplatePage>): TemplatePage | undefined {
  const [page, setPage] = useState<TemplatePage>()
  const bring = useRef(load)
  useEffect(() => {
    let isGone = false
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      // a card without a picture can still be opened, and says there what is wrong
      bring.current().then(
        (found) => !isGone && setPage(found),
        () => undefined,
      )
    })
    watch.observe(box.current!)
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [box])
  return page
}

function CardMenu({ list, template }: { list: TemplateList; template: SavedTemplate }) {
  const common = useStore($common)
  const rename = useStore($designer).renameBlock
  const t = useStore($text)
  const { notify } = useEditor()
  const confirm = useConfirm()
  const [isNaming, setNaming] = useState(false)
  const remove = async () => {
    if (!(await confirm({ title: t.askRemove(template.name), message: t.removeMore, confirmLabel: common.remove, danger: true }))) return
    await list.remove(template).catch((error: unknown) => notify.failure(error))
  }
  return (
    <>
      <span className="designer-template__menu">
        <Menu
          align="end"
          trigger={<IconButton size="compact" label={`${common.more}: ${template.name}`} icon={<Ellipsis size={15} />} />}
          items={[
            { key: 'rename', label: rename, onSelect: () => setNaming(true) },
            { key: 'remove', label: common.remove, danger: true, onSelect: () => void remove() },
          ]}
        />
      </span>
      {isNaming && (
        <NameDialog
          title={rename}
          label={t.nameTitle}
          initial={template.name}
          longest={longestTemplateName}
          missing={t.nameMissing}
          onClose={() => setNaming(false)}
          onName={(name) => list.rename(template, name)}
        />
      )}
    </>
  )
}
