import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { BlockPreview } from '../../canvas/block-preview.tsx'
import type { Block } from '../../document/block.ts'
import type { ReadValue } from '../../document/read-value.ts'
import { useEditor } from '../../use-editor.ts'
import css from './conversion.css?inline'
import { $text } from './conversion.text.ts'
import { convertPage, conversionsOf, usualChoice, type PartConversion } from './convert-page.ts'
import { PartRow } from './part-row.tsx'
import { PageMaking } from './make-page.ts'

addStyles(css)

export interface ConversionDialogProps {
  /** The shop itself: the new page is none of the older decoration. */
  shop: Connection
  onClose: () => void
  onMade: (id: Id, version: string) => void
}

const longestName = 15

/** Shows what the older page becomes, beside what it is now, and makes the new page when that is accepted. */
export function ConversionDialog({ shop, onClose, onMade }: ConversionDialogProps) {
  const t = useStore($text)
  const editor = useEditor()
  const settings = useStore(editor.page.$settings)
  const parts = useMemo(() => conversionsOf(editor.page.value()), [editor])
  const [chosen, setChosen] = useState(() => usualChoice(parts))
  const [name, setName] = useState(() => [...t.newName(settings.name)].slice(0, longestName).join(''))
  const converted = useMemo(() => convertPage(parts, chosen), [parts, chosen])
  const { isBusy, make } = useMaking({ shop, onClose, onMade })
  const footer = (
    <DialogButtons
      onCancel={onClose}
      onConfirm={() => void make(converted.value, name)}
      label={t.make}
      busy={isBusy}
      disabled={converted.value.blocks.length === 0}
    />
  )
  return (
    <Dialog open onClose={onClose} title={t.title} footer={footer} full>
      <div className="designer-convert">
        <div className="designer-convert__choice">
          <p>{t.explain}</p>
          {editor.session.isDirty && <p>{t.unsaved}</p>}
          <Field label={t.name}>
            <Input value={name} onChange={setName} maxLength={longestName} />
          </Field>
          <Parts parts={parts} chosen={chosen} notes={converted.notes} onChange={setChosen} />
        </div>
        <Phone title={t.before} value={shownNow(parts)} />
        <Phone title={t.after} value={converted.value} />
      </div>
    </Dialog>
  )
}

// one making for the dialog's life: pressing again after a lost answer makes no second page
function useMaking({ shop, onClose, onMade }: ConversionDialogProps) {
  const t = useStore($text)
  const { notify, page } = useEditor()
  const [making] = useState(() => new PageMaking(shop))
  const [isBusy, setBusy] = useState(false)
  const make = async (value: ReadValue, name: string) => {
    if (name.trim() === '') return notify.error(t.noName)
    setBusy(true)
    try {
      const { id, version = '' } = await making.make(value, page.$settings.get(), name.trim())
      notify.success(t.made)
      onClose()
      onMade(id, version)
    } catch (error) {
      setBusy(false)
      notify.error(error instanceof Error ? error.message : String(error))
    }
  }
  return { isBusy, make }
}

function shownNow(parts: readonly PartConversion[]): ReadValue {
  const blocks = parts.filter(({ reserve }) => reserve !== 'hidden' && reserve !== 'notInShop').map(({ block }) => block)
  return { blocks, footer: null }
}

interface PartsProps {
  parts: readonly PartConversion[]
  chosen: ReadonlySet<string>
  notes: ReturnType<typeof convertPage>['notes']
  onChange: (chosen: ReadonlySet<string>) => void
}

function Parts({ parts, chosen, notes, onChange }: PartsProps) {
  const t = useStore($text)
  const taken = parts.filter(({ block }) => chosen.has(block.id))
  const losses = taken.reduce((sum, part) => sum + part.losses.length, 0)
  const put = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <>
      <p className="designer-convert__count" role="status">
        {t.count(taken.length, parts.length)} · {t.lossCount(losses)}
      </p>
      <ul className="designer-convert__lines" aria-label={t.parts}>
        {parts.map((part) => (
          <PartRow
            key={part.block.id}
            part={part}
            isChosen={chosen.has(part.block.id)}
            note={notes.get(part.block.id)}
            onChange={(isChosen) => put(part.block.id, isChosen)}
          />
        ))}
      </ul>
    </>
  )
}

function Phone({ title, value: { blocks, footer } }: { title: string; value: ReadValue }) {
  const all: readonly Block[] = footer ? [...blocks, footer] : blocks
  return (
    <section className="designer-convert__side" aria-label={title}>
      <h3>{title}</h3>
      <div className="designer-convert__phone" inert>
        {all.map((block) => (
          <div key={block.id} className="designer-convert__block">
            <BlockPreview block={block} />
          </div>
        ))}
      </div>
    </section>
  )
}
