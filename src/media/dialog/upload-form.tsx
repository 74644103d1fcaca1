import { useStore } from '@nanostores/react'
import { Field } from '#src/ui/field/field.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { fileSize } from '#src/lib/file-size.ts'
import type { Library } from '../store.ts'
import { useWholeTree } from '../tree/use-whole-tree.ts'
import { useDrop } from '../upload/use-drop.ts'
import { rootId } from '../wire/category.ts'
import { $text as $start } from '../upload/start.text.ts'
import { $text } from './dialog.text.ts'
import { LocalTiles } from './local/local-tiles.tsx'
import { ScanPane } from './scan/scan-pane.tsx'
import { SentList } from './sent-list.tsx'
import { problemSentences, type UploadFormState } from './use-upload-form.ts'
import { WebPane } from './web/web-pane.tsx'

interface UploadFormProps {
  form: UploadFormState
  library: Library
  limit: number
}

/** 上传方式, 上传至分组, and what belongs to the way that was chosen. */
export function UploadForm({ form, library, limit }: UploadFormProps) {
  const t = useStore($text)
  const { isOver, events } = useDrop(form.add)
  const { options = [] } = useWholeTree(library.categories, true)
  if (form.sent.length > 0) return <SentList queue={library.queue} ids={form.sent} />
  const modes = [
    { value: 0, label: t.local },
    { value: 1, label: t.web },
    { value: 2, label: t.scan },
  ] as const
  const errors = problemSentences(form.problem)
  const choices = [{ value: rootId, label: t.noCategory }, ...options]
  return (
    <div className="media-form media-dialog-form" data-over={isOver || undefined} {...(form.mode === 0 && events)}>
      <Field label={t.mode} required error={errors.mode}>
        <RadioGroup look="segments" value={form.mode} onChange={form.change} options={modes} disabled={form.isBusy} />
      </Field>
      <Field label={t.category}>
        <Select value={form.categoryId} onChange={form.setCategoryId} options={choices} disabled={form.isBusy} />
      </Field>
      {form.mode === 0 && <LocalField form={form} error={errors.pictures} limit={limit} />}
      {form.mode === 1 && (
        <WebPane
          pictures={form.web}
          draft={form.draft}
          error={errors.pictures}
          onDraft={form.setDraft}
          onAdd={form.addAddresses}
          onChange={form.setWeb}
        />
      )}
      {form.mode === 2 && <ScanPane slot={form.slot} error={errors.pictures} onRenew={() => void form.slot.open(form.categoryId)} />}
    </div>
  )
}

function LocalField({ form, error, limit }: { form: UploadFormState; error: string; limit: number }) {
  const t = useStore($text)
  const help = t.hint + useStore($start).serverLimit(fileSize(limit))
  return (
    <Field label={t.pictures} required error={error} help={help}>
      {({ id, describedBy }) => (
        <div role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
          <LocalTiles files={form.files} onChange={form.setFiles} onAdd={form.add} />
        </div>
      )}
    </Field>
  )
}
