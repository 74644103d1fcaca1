import { useStore } from '@nanostores/react'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { $text } from './picker.text.ts'

/** A link of one's own: a path, or the page of another mini-program. */
export interface CustomForm {
  readonly kind: 'ordinary' | 'program'
  readonly path: string
  readonly appid: string
  readonly programPath: string
}

const separator = '@APPID='

export function readCustomLink(link: string): CustomForm {
  const [programPath = '', appid] = link.split(separator)
  if (appid === undefined) return { kind: 'ordinary', path: link, appid: '', programPath: '' }
  return { kind: 'program', path: '', appid, programPath }
}

/** The link as it is stored; empty when something is missing. */
export function customLink(form: CustomForm): string {
  if (form.kind === 'ordinary') return form.path.trim()
  return form.appid.trim() && form.programPath.trim() ? `${form.programPath.trim()}${separator}${form.appid.trim()}` : ''
}

export function CustomLink({ form, onChange }: { form: CustomForm; onChange: (form: CustomForm) => void }) {
  const t = useStore($text)
  const kinds = [
    { value: 'ordinary' as const, label: t.ordinary },
    { value: 'program' as const, label: t.program },
  ]
  return (
    <div className="pick-links__custom">
      <RadioGroup value={form.kind} onChange={(kind) => onChange({ ...form, kind })} options={kinds} aria-label={t.custom} />
      {form.kind === 'ordinary' ? (
        <Field label={t.path} required>
          <Input value={form.path} onChange={(path) => onChange({ ...form, path })} placeholder={t.pathPlace} maxLength={999} />
        </Field>
      ) : (
        <>
          <Field label={t.appid} required>
            <Input value={form.appid} onChange={(appid) => onChange({ ...form, appid })} placeholder={t.appidPlace} />
          </Field>
          <Field label={t.programPath} required>
            <Input value={form.programPath} onChange={(programPath) => onChange({ ...form, programPath })} />
          </Field>
        </>
      )}
    </div>
  )
}
