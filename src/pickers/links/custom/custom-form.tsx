import { useStore } from '@nanostores/react'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import type { CustomErrors, CustomForm as Form } from './custom-link.ts'
import { $text } from './custom.text.ts'

interface CustomFormProps {
  form: Form
  errors: CustomErrors | null
  onChange: (form: Form) => void
  onEnter: () => void
}

/** A new link: a path of the shop or an address, or the page of another mini-program (specification 5). */
export function CustomForm({ form, errors, onChange, onEnter }: CustomFormProps) {
  const t = useStore($text)
  const fieldOf = (field: 'name' | 'url' | 'appid' | 'mpUrl', label: string, placeholder: string, most: number) => {
    const missing = field === 'mpUrl' ? undefined : errors?.[field]
    return (
      <Field label={label} required={field !== 'mpUrl'} error={missing && t[missing]}>
        <Input
          value={form[field]}
          onChange={(next) => onChange({ ...form, [field]: next })}
          placeholder={placeholder}
          maxLength={most}
          onEnter={onEnter}
        />
      </Field>
    )
  }
  return (
    <div className="pick-custom__form">
      <RadioGroup
        value={form.status}
        onChange={(status) => onChange({ ...form, status })}
        options={[
          { value: 1, label: t.ordinary },
          { value: 2, label: t.program },
        ]}
        aria-label={t.kind}
      />
      {fieldOf('name', t.name, t.nameMissing, 30)}
      {form.status === 1 ? (
        fieldOf('url', t.url, t.urlPlaceholder, 999)
      ) : (
        <>
          {fieldOf('appid', t.appid, t.appidMissing, 64)}
          {fieldOf('mpUrl', t.mpUrl, t.mpUrlPlaceholder, 999)}
        </>
      )}
    </div>
  )
}
